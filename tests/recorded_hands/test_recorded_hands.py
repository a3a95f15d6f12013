"""Hands that others recorded replay exactly; what the format cannot say is named, and a wrong record is found."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dealer_app.cli.replay import command
from dealer_app.exchange.phh import PhhError, UnknownGame, read_hand, tables_in
from dealer_app.exchange.recorded_options import RuleSet, rules_of
from dealer_app.exchange.replay import Mismatch, replay
from dealer_app.rules.pots.layers import Contribution, Pot, layers

DATA = Path(__file__).parent / "data"
HOLDEM = sorted(path for path in DATA.glob("*.phhs") if path.stem != "other_games")
HANDS = [(f"{path.stem} {table['_source']}", table) for path in HOLDEM for _, table in tables_in(path)]
EXCEPTIONS = {
    "pluribus sessions-100-to-110 52": "half chips",
    "pluribus sessions-35-to-50b 87": "half chips",
    "pluribus sessions-75-to-90 186": "half chips",
    "synthetic NT 33": "BET-31",
    "synthetic NT 38": "BLD-19",
    "synthetic NT 79": "BLD-19",
}
ANY = next(table for label, table in HANDS if label.endswith("synthetic NT 1"))


@pytest.mark.parametrize(("label", "table"), HANDS, ids=[label for label, _ in HANDS])
def test_a_recorded_hand_replays_exactly(label: str, table: Mapping[str, Any]) -> None:
    done = replay(read_hand(label, table))
    expected = EXCEPTIONS.get(table["_source"], "")
    assert expected in done.exception
    assert bool(done.exception) == bool(expected)
    assert done.complete or "finishing_stacks" not in table


def test_every_named_exception_is_among_the_hands() -> None:
    assert set(EXCEPTIONS) <= {table["_source"] for _, table in HANDS}


def test_hands_without_a_flag_replay_under_the_live_rules_too() -> None:
    # Straddles and a fourth raise over the blind differ as well, though the files carry no flag for them.
    plain = [
        read_hand(label, table)
        for label, table in HANDS
        if table["variant"] == "NT" and not table.get("_flags") and not any(table["blinds_or_straddles"][2:])
    ]
    assert len(plain) >= 40
    for hand in plain:
        replay(hand, RuleSet.LIVE)


def test_the_file_says_which_rules_it_was_recorded_under() -> None:
    assert rules_of(read_hand("a", ANY)) is RuleSet.POKERKIT
    assert rules_of(read_hand("a", {**ANY, "_oracle": ""})) is RuleSet.LIVE


@pytest.mark.parametrize(
    ("at", "action", "says"),
    [
        (2, "p1 cc", "p2 is to act"),
        (3, "p1 cbr 900", "above_maximum"),
        (5, "d db 5d8hKh", "Kh is dealt twice"),
        (12, "p2 sm Kh6s", "p2 shows"),
    ],
)
def test_a_changed_action_is_found_and_named(at: int, action: str, says: str) -> None:
    actions = [*ANY["actions"][:at], action, *ANY["actions"][at + 1 :]]
    with pytest.raises(Mismatch, match=says) as caught:
        replay(read_hand("a", {**ANY, "actions": actions}))
    assert caught.value.action == at


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("finishing_stacks", [275, 670], "p1 ends with 276"),
        ("_awards", ["pot=0 type=hi p1=275"], "paid"),
        ("_legal", ["p2 call=5 min=15 max=807"], "allowed here"),
    ],
)
def test_a_changed_result_is_found(key: str, value: list[object], says: str) -> None:
    with pytest.raises(Mismatch, match=says):
        replay(read_hand("a", {**ANY, key: value}))


@pytest.mark.parametrize(
    ("key", "value", "where"),
    [
        ("starting_stacks", [138, "x"], r"starting_stacks\[1\]"),
        ("antes", [0], "antes"),
        ("min_bet", None, "min_bet"),
        ("actions", ["d dh p1 3c8s", "p9 f"], r"actions\[1\]"),
        ("actions", ["d dh p1 3c8x"], r"actions\[0\]"),
        ("actions", ["p1 jumps"], r"actions\[0\]"),
    ],
)
def test_a_bad_file_is_named_with_its_key_or_action(key: str, value: object, where: str) -> None:
    with pytest.raises(PhhError, match=where):
        read_hand("a", {**ANY, key: value})


def test_another_game_is_refused_by_name() -> None:
    label, table = next(iter(tables_in(DATA / "other_games.phhs")))
    with pytest.raises(UnknownGame, match="razz"):
        read_hand(label, table)


def test_who_is_all_in_for_dead_money_alone_may_win_it_pot_12() -> None:
    put_in = [Contribution(1, 0, True), Contribution(2, 5, True), Contribution(3, 5, True)]
    assert layers(put_in, dead=3) == (Pot(3, (1, 2, 3)), Pot(10, (2, 3)))


def test_the_command_counts_by_rules_and_succeeds_when_all_agree() -> None:
    result = CliRunner().invoke(command, [str(DATA / "broadcast.phhs"), str(DATA / "other_games.phhs")])
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "live: 11 replayed; no rules: 2 refused"


def test_the_command_fails_when_a_hand_disagrees(tmp_path: Path) -> None:
    text = (DATA / "broadcast.phhs").read_text(encoding="utf-8").replace("p2 f", "p2 cbr 1", 1)
    path = tmp_path / "changed.phhs"
    path.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(command, [str(tmp_path)])
    assert result.exit_code == 1
    assert "1 failed" in result.output.splitlines()[-1]
