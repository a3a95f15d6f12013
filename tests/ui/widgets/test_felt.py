"""Seats stand round the felt without touching each other, at every size of the window."""

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from dealer_app.ui.theme import load_palette
from dealer_app.ui.widgets.felt import Felt

SIZES = [(840, 528), (982, 528), (1326, 713)]


@pytest.mark.parametrize("size", SIZES)
def test_seats_lie_inside_the_table_column_at_least_eight_units_apart(qtbot: QtBot, size: tuple[int, int]) -> None:
    felt = Felt(load_palette())
    qtbot.addWidget(felt)
    felt.resize(*size)
    frames = [felt.seat_frame(seat) for seat in range(1, 11)]
    gap = 8 * felt.scale() / 2
    assert all(felt.rect().toRectF().contains(frame) for frame in frames)
    for one, other in combinations(frames, 2):
        assert not one.adjusted(-gap, -gap, gap, gap).intersects(other.adjusted(-gap, -gap, gap, gap))


def test_spare_width_stays_beside_the_table_and_seat_one_at_the_dealers_left(qtbot: QtBot) -> None:
    felt = Felt(load_palette())
    qtbot.addWidget(felt)
    felt.resize(982, 528)
    assert felt.scale() == 1
    assert felt.seat_frame(1).center().x() == 71 + 236
    assert felt.seat_frame(1).center().x() < felt.width() / 2 < felt.seat_frame(10).center().x()


def test_the_cloth_is_painted_again_after_a_change_of_size(qtbot: QtBot) -> None:
    felt = Felt(load_palette())
    qtbot.addWidget(felt)
    felt.resize(840, 528)
    felt.grab()
    felt.resize(1326, 713)
    image = felt.grab().toImage()
    assert image.pixelColor(1050, 346) == load_palette().colour("felt")
    assert image.pixelColor(2, 2) == load_palette().colour("bg")
