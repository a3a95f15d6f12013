"""The felt with a shoe, without one, and both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.intake.felt import Felt


@pytest.fixture(params=[True, False], ids=["shoe", "no shoe"])
def felt(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=request.param)
    yield made
    made.log.close()


@pytest.fixture
def shoe_felt(tmp_path: Path) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=True)
    yield made
    made.log.close()


@pytest.fixture
def drawing_felt(tmp_path: Path) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=True, has_button=False)
    yield made
    made.log.close()


@pytest.fixture
def bare_felt(tmp_path: Path) -> Iterator[Felt]:
    made = Felt(tmp_path, with_shoe=False)
    yield made
    made.log.close()
