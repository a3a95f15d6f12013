"""UX 9.9: whole hands dealt by keys alone; each prompt is the one that the rulebook and UX 5 have for that moment."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_app.log.audit import verify_file
from dealer_app.rules.options import Cap, Options, Rake, RakeType, Structure
from dealer_app.rules.table import Table
from tests.ui.windows.keyboard import keys_at, open_table

# Each row: keys, and the prompt that stands when the last of them is let go.
Script = tuple[tuple[str, str], ...]

DRAW: Script = (
    ("", "Deal one card each for the button"),
    ("2c 3c 4c As", "Button to seat 4"),  # BTN-1: the highest card
    ("Space", "Blinds due: seats 1 and 2"),
    ("Space", "Deal 2 down, start seat 1"),
    ("Space", "Seat 3 to act: 2 to call"),
)

# 1-2, seats 1-4 with 200 each. A raise by digits, a check around, a bet, a fold, a hand shown and one mucked.
NO_LIMIT: Script = (
    *DRAW,
    ("6 Enter", "Seat 4 to act: 6 to call"),
    ("F", "Seat 1 to act: 5 to call"),
    ("C", "Seat 2 to act: 4 to call"),
    ("C", "Pull bets: pot 18"),
    ("Space", "Deal the flop"),  # BURN-2: tapped, and the pull before it is implied
    ("Ks 9d 4c", "Seat 1 to act: check or bet"),  # HE-9: first left of the button
    ("K", "Tap the table, burn one"),
    ("Space", "Deal the turn"),
    ("2h", "Seat 1 to act: check or bet"),
    ("C", "Seat 2 to act: check or bet"),
    ("B 1 2 Enter", "Seat 3 to act: 12 to call"),
    ("C", "Seat 1 to act: 12 to call"),
    ("F", "Pull bets: pot 42"),
    ("Space", "Deal the river"),
    ("Jd", "Seat 2 to act: check or bet"),
    ("K", "Seat 2 shows first"),  # SHOW-2: no bet on the river, first left of the button
    ("T", "Seat 2 shows first"),
    ("Kh Kd", "Seat 3: show or muck"),
    ("M", "Push pot: 42 to 2"),
    ("Enter", "Next hand: button to 1"),
)

# Seat 2 has 30: all in before the flop, the others go on for a side pot and tie there.
SIDE_POT: Script = (
    ("2c 3c As", "Button to seat 3"),
    ("Space", "Blinds due: seats 1 and 2"),
    ("Space", "Deal 2 down, start seat 1"),
    ("Space", "Seat 3 to act: 2 to call"),
    ("1 0 Enter", "Seat 1 to act: 9 to call"),
    ("C", "Seat 2 to act: 8 to call"),
    ("A", "Seat 3 to act: 20 to call"),  # raised by 20 to 30, more than the raise of 8: betting is open again (BET-7)
    ("C", "Seat 1 to act: 20 to call"),
    ("C", "Pull bets: pot 90"),
    ("Space", "Deal the flop"),
    ("9d 7d Ah", "Seat 1 to act: check or bet"),
    ("C", "Seat 3 to act: check or bet"),
    ("5 0 Enter", "Seat 1 to act: 50 to call"),
    ("C", "Pull bets: pot 190"),
    ("Space", "Deal the turn"),
    ("2c", "Seat 1 to act: check or bet"),
    ("K", "Tap the table, burn one"),
    ("Space", "Deal the river"),
    ("Ks", "Seat 1 to act: check or bet"),
    ("K", "Seat 1 shows first"),  # SHOW-10: the side pot's hands before the one that is in the main pot only
    ("T", "Seat 1 shows first"),
    ("As Qs", "Seat 3: show or muck"),
    ("T", "Seat 3: show or muck"),
    ("Ad Qd", "Split: 50 each to 1 and 3"),  # HIGH-4: both have aces with K Q 9
    ("Enter", "Seat 2: show or muck"),
    ("T", "Seat 2: show or muck"),
    ("9c 9h", "Push main pot: 90 to 2"),  # three nines
    ("Enter", "Next hand: button to 1"),
)

# 2-4 limit, small bet 4, big bet 8 (FL-2): a bet and three raises before the cap (FL-3), then all fold to a bet.
FIXED_LIMIT: Script = (
    ("2c 3c 4c As", "Button to seat 4"),
    ("Space", "Blinds due: seats 1 and 2"),
    ("Space", "Deal 2 down, start seat 1"),
    ("Space", "Seat 3 to act: 4 to call"),
    ("R", "Seat 4 to act: 8 to call"),
    ("F", "Seat 1 to act: 6 to call"),
    ("C", "Seat 2 to act: 4 to call"),
    ("C", "Pull bets: pot 24"),
    ("Space", "Deal the flop"),
    ("Ks 9d 4c", "Seat 1 to act: check or bet"),
    ("B", "Seat 2 to act: 4 to call"),
    ("R", "Seat 3 to act: 8 to call"),
    ("R", "Seat 1 to act: 8 to call"),
    ("R", "Seat 2: call 8 or fold"),  # 16 is the third raise: no more
    ("R", "Seat 2: call 8 or fold"),
    ("C", "Seat 3: call 4 or fold"),
    ("C", "Pull bets: pot 72"),
    ("Space", "Deal the turn"),
    ("2h", "Seat 1 to act: check or bet"),
    ("B", "Seat 2 to act: 8 to call"),
    ("F", "Seat 3 to act: 8 to call"),
    ("F", "Return 8 to seat 1"),  # POT-2
    ("Enter", "Next hand: button to 1"),  # HE-18: pushed unseen
)

# Everybody folds to the big blind, which wins at once (POT-10).
FOLD_OUT: Script = (
    *DRAW,
    ("Alt+2", "Return 1 to seat 2"),
    ("Space", "Next hand: button to 1"),
)

UNDO: Script = (
    *DRAW,
    ("F", "Seat 4 to act: 2 to call"),
    ("U", "Seat 3 to act: 2 to call"),
    ("8 Enter", "Seat 4 to act: 8 to call"),
    ("Alt+2", "Seat 2 to act: 6 to call"),  # seats 4 and 1 folded
    ("Ctrl+Z", "Seat 4 to act: 8 to call"),  # one touch, one step
    ("U", "Seat 3 to act: 2 to call"),
    ("9 9 Back Enter", "Seat 4 to act: 9 to call"),
    ("1 2 Enter", "Seat 4 to act: 9 to call"),  # NL-1: the least raise is to 16
    ("Back Back C", "Seat 1 to act: 8 to call"),
    ("F", "Seat 2 to act: 7 to call"),
    ("F", "Pull bets: pot 21"),
    ("Space", "Deal the flop"),
    ("Ks 9d 4c", "Seat 3 to act: check or bet"),
    ("C", "Seat 4 to act: check or bet"),
    ("U", "Seat 3 to act: check or bet"),
    ("U", "Deal the flop"),  # the last card was tapped, so it may be taken back
    ("4h", "Seat 3 to act: check or bet"),
)

HANDS = {
    "no limit": (dict.fromkeys(range(1, 5), 200), Options(), NO_LIMIT),
    "side pot": ({1: 200, 2: 30, 3: 200}, Options(), SIDE_POT),
    "fixed limit": (
        dict.fromkeys(range(1, 5), 200),
        Options(structure=Structure.FIXED_LIMIT, small_blind=2, big_blind=4, small_bet=4, big_bet=8),
        FIXED_LIMIT,
    ),
    "fold-out": (dict.fromkeys(range(1, 5), 200), Options(), FOLD_OUT),
    "undo": (dict.fromkeys(range(1, 5), 200), Options(), UNDO),
}


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_is_dealt_by_keys_alone(qapp: QApplication, tmp_path: Path, name: str) -> None:
    stacks, options, script = HANDS[name]
    path = tmp_path / "table.db"
    log, session = open_table(path, stacks, options)
    with keys_at(session) as keys:
        for at, (pressed, prompt) in enumerate(script):
            keys.press(pressed)
            assert keys.prompt == prompt, f"step {at}: {pressed}"
    assert _chips(session.table) == sum(stacks.values())
    log.close()
    verify_file(path)


def _chips(table: Table) -> int:
    """Stacks, and what lies in front or in the middle."""
    if table.hand is not None:
        return sum(seat.stack + seat.total for seat in table.hand.seats)
    return sum(occupant.stack for occupant in table.seats)


def test_the_floor_is_called_and_play_goes_on_by_keys(qapp: QApplication, tmp_path: Path) -> None:
    """MIS-3: until a reason is given no key acts; then the same seat is to act."""
    rake = Rake(type=RakeType.PERCENT, basis_points=500, caps=(Cap(2, 10, 5),))
    log, session = open_table(tmp_path / "table.db", {1: 200, 2: 200, 3: 200}, Options(rake=rake))
    with keys_at(session) as keys:
        keys.press("2c 3c As Space Space Space")
        keys.press("2 0 Enter F C Space Ks 9d 4c")
        assert keys.prompt == "Seat 2 to act: check or bet"
        keys.press("2 0 Enter")
        assert keys.prompt == "Seat 3 to act: 20 to call"
        keys.press("F2")
        assert keys.prompt == "Stop. Floor called"
        keys.press("F C R 5 0 Enter Space Alt+2 A K T M")
        assert keys.prompt == "Stop. Floor called"
        keys.reach("act", "Ruling given")
        assert keys.prompt == "Seat 3 to act: 20 to call"
        keys.press("F")
        assert keys.prompt == "Return 20 to seat 2"
        keys.press("Space")
        assert keys.prompt == "Drop rake: 2"  # 5 % of 41, whole chips; the uncalled 20 pays nothing (RAKE-5)
        keys.press("Space")
        assert keys.prompt == "Next hand: button to 1"
        assert [o.stack for o in session.table.seats] == [199, 219, 180]
    log.close()


def test_what_needs_the_floor_is_not_taken_back_by_a_key(qapp: QApplication, tmp_path: Path) -> None:
    """UX 4.6: after a push Undo asks for the floor, and says so."""
    log, session = open_table(tmp_path / "table.db", {1: 200, 2: 200}, Options())
    with keys_at(session) as keys:
        keys.press("2c As Space Space Space F Space")
        assert keys.prompt == "Next hand: button to 1"
        keys.press("U")
        assert keys.prompt == "Next hand: button to 1"
        assert keys.window.console.note.isVisible()
        assert keys.window.console.note.accessibleName() == "Call floor for this"
    log.close()


def test_space_does_the_step_again_once_a_sheet_is_closed(qapp: QApplication, tmp_path: Path) -> None:
    """The keyboard does not stay where a sheet was, nor go on to Undo or a seat, which Space would press."""
    log, session = open_table(tmp_path / "table.db", {1: 200, 2: 200, 3: 200}, Options())
    with keys_at(session) as keys:
        keys.press("2c 3c As Space")
        assert keys.prompt == "Blinds due: seats 1 and 2"
        keys.press("W")
        assert keys.window.console.sheet is not None
        keys.reach("sheet.rule", "Close")
        assert keys.window.console.sheet is None
        keys.press("Space")
        assert keys.prompt == "Deal 2 down, start seat 1"
        keys.press("F4")
        keys.go("sheet.devices")
        keys.press("Esc Space")
        assert keys.prompt == "Seat 3 to act: 2 to call"
    log.close()


def test_an_amount_that_is_too_small_for_a_moment_keeps_the_keyboard(qapp: QApplication, tmp_path: Path) -> None:
    """NL-1: 1 is no raise, 16 is one; what stood between must not leave the keyboard at a seat."""
    log, session = open_table(tmp_path / "table.db", {1: 200, 2: 200, 3: 200}, Options())
    with keys_at(session) as keys:
        keys.press("2c 3c As Space Space Space R 1")
        assert keys.window.focusWidget() is keys.window
        keys.press("6 R")
        assert keys.prompt == "Seat 1 to act: 15 to call"
    log.close()
