"""What the panel asks for in each phase of a real hand, and with which figures (UX 4.2, 5, 7.3)."""

import pytest

from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.betting.facts import Call, Fold, PassTo, PlaceBet
from dealer_app.rules.cards import cards
from dealer_app.rules.dealing.facts import Burn, DealAll
from dealer_app.rules.floor.facts import CallFloor, ConfirmResume
from dealer_app.rules.hand import ForcedKind
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.facts import DropRake
from dealer_app.ui.view.panel import (
    ForcedBetView,
    LargeKey,
    LargeLabel,
    PanelMode,
    PresetReason,
    PresetView,
)
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.seats import Position
from tests.ui.scenes import Table
from tests.ui.view.moment import READERS, screen


def nothing(table: Table) -> None:
    """The table as it is opened, its button drawn."""


def kinds(of: str, *more: object, **beside: object) -> list[PromptKind]:
    return [step.kind for step in screen(of, *more, **beside).panel.steps]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("of", "mode"),
    [
        ("between-hands", PanelMode.BETWEEN_HANDS),
        ("waiting", PanelMode.BETWEEN_HANDS),
        ("posting", PanelMode.FORCED_BETS),
        ("betting", PanelMode.BET_OPEN),
        ("no-bet", PanelMode.NO_BET),
        ("fixed-limit", PanelMode.LIMIT),
        ("reader-lost", PanelMode.STEPS),
        ("showdown", PanelMode.SHOW_OR_MUCK),
        ("pushing", PanelMode.PUSH),
        ("all-folded", PanelMode.PUSH),
        ("closing", PanelMode.STEPS),
        ("floor-called", PanelMode.STOPPED),
        ("resume", PanelMode.RESUME),
        ("conflict", PanelMode.READ_NOTICE),
    ],
)
def test_each_phase_has_its_panel(of: str, mode: PanelMode) -> None:
    assert screen(of).panel.mode is mode


def test_ux_7_3_a_bet_open_seat_figures_and_what_it_may_raise_to() -> None:
    """The small blind has put 20 of 1,060 in; over 60, raised by 190 to 250, the least is 440 (BET-5, NL-3)."""
    panel = screen("betting").panel
    assert (panel.seat, panel.name, panel.position) == (3, "Ionescu", Position.SMALL_BLIND)
    assert (panel.stack, panel.all_in_to) == (1040, 1040)
    assert panel.legal is not None
    assert (panel.legal.call, panel.legal.check) == (250, False)
    assert panel.presets == (PresetView(440, PresetReason.MINIMUM), PresetView(1040, PresetReason.ALL_IN))
    assert not panel.check_around


def test_ux_7_3_no_bet_check_may_go_around_and_the_least_bet_is_the_big_blind() -> None:
    """NL-1. 1,040 less the 250 called on the flop."""
    panel = screen("no-bet").panel
    assert panel.legal is not None
    assert (panel.seat, panel.legal.check, panel.check_around) == (3, True, True)
    assert panel.presets == (PresetView(5, PresetReason.MINIMUM), PresetView(790, PresetReason.ALL_IN))


def test_ux_4_2_the_middle_preset_is_the_size_that_is_common_here_where_it_is_legal() -> None:
    reasons = {preset.to: preset.reason for preset in screen("betting", scene=Scene(usual=500)).panel.presets}
    assert reasons == {440: PresetReason.MINIMUM, 500: PresetReason.USUAL, 1040: PresetReason.ALL_IN}
    below = screen("betting", scene=Scene(usual=300)).panel.presets
    assert PresetReason.USUAL not in [preset.reason for preset in below]


def test_fl_3_a_limit_table_has_one_level_to_raise_to_and_counts_the_bets() -> None:
    """Stakes 10-20: the blind of 20 is the first bet, 40 the second of four; a third is to 60."""
    panel = screen("fixed-limit").panel
    assert (panel.limit_to, panel.bets_made, panel.bets_allowed, panel.presets) == (60, 2, 4, ())


def test_bet_31_where_nobody_can_be_raised_the_rule_is_named_and_no_size_offered() -> None:
    """Seat 6 is all in; seat 2 may raise while 3 and 4 have chips, seat 4 as the last one with chips may not."""
    others = (PassTo(6), PlaceBet(6, 705), PassTo(2))
    assert screen(nothing, *others).panel.presets == (PresetView(860, PresetReason.ALL_IN),)
    alone = screen(nothing, *others, Fold(2), Fold(3)).panel
    assert (alone.seat, alone.presets, alone.no_raise) == (4, (), "BET-31")


def test_forced_bets_stand_in_a_row_each_and_the_large_place_posts_them() -> None:
    """BLD-1: seats 3 and 4 left of the button at 2."""
    panel = screen("posting").panel
    assert panel.forced == (ForcedBetView(3, ForcedKind.SMALL_BLIND, 2), ForcedBetView(4, ForcedKind.BIG_BLIND, 5))
    assert panel.large == LargeKey(LargeLabel.POSTED, (PostAll(),))


def test_a_step_is_tapped_only_where_no_reader_sees_it() -> None:
    """UX 5: "Dealt" and "Burned" only without the reader."""
    dealt = (StartHand(), PostAll())
    assert screen(nothing, *dealt).panel.large == LargeKey(LargeLabel.DEALT, (DealAll(),))
    assert screen(nothing, *dealt, senses=READERS).panel.large is None
    round_over = (Call(3), Fold(7))
    assert screen("betting", *round_over).panel.large == LargeKey(LargeLabel.BURNED, (Burn(),))
    assert screen("betting", *round_over, senses=READERS).panel.large is None


def test_steps_are_three_at_most_and_chips_come_before_the_burn() -> None:
    """BURN-2: the bets are pulled and the rake is taken before the burn."""
    listed = kinds("betting", Call(3), Fold(7))
    assert listed[0] is PromptKind.PULL_BETS
    assert PromptKind.BURN in listed
    assert len(listed) <= 3


def test_show_or_muck_is_for_the_seat_that_is_due() -> None:
    panel = screen("showdown").panel
    assert (panel.seat, panel.name, panel.can_muck) == (6, "Okoye", True)


def test_the_push_says_what_follows_it() -> None:
    """RAKE-5: 5 % of 2,770 is capped at 7. BTN-4: the button goes from 2 to 3."""
    panel = screen("pushing").panel
    assert (panel.drop_rake, panel.next_button) == (7, 3)


def test_he_18_with_one_hand_left_the_only_pot_is_pushed_unseen() -> None:
    """2 + 5 + 5 of the 20 that seat 7 raised to; 15 go back to him, and without a flop no rake is due (RAKE-6)."""
    panel = screen("all-folded").panel
    assert [(card.amount, [share.seat for share in card.shares], card.is_only_pot) for card in panel.push] == [
        (12, [7], True)
    ]
    assert panel.drop_rake is None
    assert [step.kind for step in panel.steps] == [PromptKind.RETURN_BET, PromptKind.PULL_BETS]


def test_after_the_last_push_the_rake_is_dropped() -> None:
    panel = screen("closing").panel
    assert panel.large == LargeKey(LargeLabel.DROPPED, (DropRake(),))


def test_between_hands_the_next_is_dealt_and_who_can_t_play_is_listed() -> None:
    """Seat 3 sits out, seat 6 lost its 705; the empty seat 8 is no line."""
    panel = screen("seat-changes").panel
    assert panel.large == LargeKey(LargeLabel.DEAL, (StartHand(),))
    changes = [(change.seat, change.stack == 0, change.sits_out) for change in panel.seat_changes]
    assert changes == [(3, False, True), (6, True, False)]


def test_with_fewer_than_two_players_nothing_can_be_dealt() -> None:
    panel = screen("waiting").panel
    assert (panel.large, panel.steps) == (None, ())


def test_stops_ask_for_their_one_answer() -> None:
    assert screen("resume").panel.large == LargeKey(LargeLabel.ALL_CORRECT, (ConfirmResume(),))
    assert screen("conflict").panel.conflict == cards("Qh9d")
    assert screen("conflict").panel.notice_place == "board"
    assert screen("conflict", CallFloor()).panel.mode is PanelMode.STOPPED  # the floor settles both (SRC-4)


def test_when_nothing_is_recorded_the_panel_takes_no_touch() -> None:
    panel = screen("betting", scene=Scene(not_recording_since_ms=1)).panel
    assert (panel.mode, panel.enabled) == (PanelMode.DISABLED, False)


def test_bet_35_time_may_be_called_once_the_seat_is_slow_and_not_twice() -> None:
    assert not screen("betting").panel.may_call_time
    assert screen("betting", scene=Scene(to_act_since_ms=0, now_ms=61_000)).panel.may_call_time
    called = screen("betting", scene=Scene(to_act_since_ms=0, now_ms=61_000, clock_left_s=20)).panel
    assert (called.may_call_time, called.clock_left_s) == (False, 20)
