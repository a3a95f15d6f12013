"""What a recorded hand was played for is read from its file, and refused by its key where it is not known here."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_app.cli.main import cli
from dealer_app.exchange.phh import PhhError, read_hand, tables_in
from dealer_app.exchange.recorded_options import RuleSet, options_of, rules_of
from dealer_app.rules.options import AnteMode, Options, StraddleMode, Structure

NO_LIMIT = {
    "variant": '"NT"',
    "antes": "[0, 0, 0, 0]",
    "blinds_or_straddles": "[1, 2, 0, 0]",
    "min_bet": "2",
    "starting_stacks": "[200, 200, 200, 200]",
    "actions": '["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]',
    "finishing_stacks": "[199, 201, 200, 200]",
}
LIMIT = {key: value for key, value in NO_LIMIT.items() if key != "min_bet"} | {
    "variant": '"FT"',
    "small_bet": "2",
    "big_bet": "4",
}


def file(tmp_path: Path, keys: dict[str, str]) -> Path:
    path = tmp_path / "hand.phh"
    path.write_text("".join(f"{key} = {value}\n" for key, value in keys.items()), encoding="utf-8")
    return path


def options(path: Path) -> Options:
    ((label, table),) = tables_in(path)
    hand = read_hand(label, table)
    return options_of(hand, rules_of(hand))


def replayed(path: Path) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["replay", str(path)])
    return done.exit_code, done.output


@pytest.mark.parametrize("keys", [NO_LIMIT, LIMIT], ids=["no-limit", "fixed-limit"])
def test_a_plain_hand_replays(tmp_path: Path, keys: dict[str, str]) -> None:
    assert replayed(file(tmp_path, keys)) == (0, "live: 1 replayed\n")


@pytest.mark.parametrize(
    ("change", "mode", "ante"),
    [
        ({"antes": "[0, 0, 0, 0]"}, AnteMode.NONE, 0),
        ({"antes": "[1, 1, 1, 1]"}, AnteMode.EACH, 1),
        ({"antes": "[0, 2, 0, 0]"}, AnteMode.BB_ANTE, 2),
    ],
)
def test_bld_15_who_pays_an_ante_says_which_kind_it_is(
    tmp_path: Path, change: dict[str, str], mode: AnteMode, ante: int
) -> None:
    found = options(file(tmp_path, NO_LIMIT | change))
    assert (found.ante_mode, found.ante) == (mode, ante)


@pytest.mark.parametrize(
    ("blinds", "mode"),
    [("[1, 2, 0, 0]", StraddleMode.OFF), ("[1, 2, 4, 0]", StraddleMode.UTG), ("[1, 2, 0, 4]", StraddleMode.BUTTON)],
)
def test_bld_12_a_straddle_of_two_big_blinds_is_under_the_gun_or_on_the_button(
    tmp_path: Path, blinds: str, mode: StraddleMode
) -> None:
    assert options(file(tmp_path, NO_LIMIT | {"blinds_or_straddles": blinds})).straddle is mode


def test_fl_1_a_limit_hand_has_its_two_bets(tmp_path: Path) -> None:
    found = options(file(tmp_path, LIMIT))
    assert (found.structure, found.unit, found.big_unit) == (Structure.FIXED_LIMIT, 2, 4)


@pytest.mark.parametrize(
    ("change", "key", "must"),
    [
        ({"min_bet": "3"}, "min_bet", "must be the big blind 2"),
        ({"antes": "[1, 1, 0, 1]"}, "antes", "must be equal, or the big blind's alone"),
        ({"antes": "[0, 0, 0, 2]"}, "antes", "must be equal, or the big blind's alone"),
        ({"blinds_or_straddles": "[1, 2, 4, 8]"}, "blinds_or_straddles", "must have one straddle at most"),
        ({"blinds_or_straddles": "[1, 2, 5, 0]"}, "blinds_or_straddles[2]", "must be twice the big blind"),
        ({"blinds_or_straddles": "[1, 2, 0, 0, 4, 0]"}, "blinds_or_straddles[4]", "p3's or the last"),
        ({"blinds_or_straddles": "[3, 2, 0, 0]"}, "blinds_or_straddles[0]", "must be 1 to 2 (BLD-1)"),
        ({"blinds_or_straddles": "[0, 2, 0, 0]"}, "blinds_or_straddles[0]", "must be 1 to 2 (BLD-1)"),
        ({"blinds_or_straddles": "[1, 0, 0, 0]", "min_bet": "0"}, "blinds_or_straddles[1]", "must be 1 or more"),
        ({"blinds_or_straddles": f"[1, 2{', 0' * 9}]"}, "starting_stacks", "must be 2 to 10 (DEAL-5)"),
        ({"blinds_or_straddles": "[2]"}, "starting_stacks", "must be of 2 players or more (GEN-6)"),
        ({"blinds_or_straddles": "[]", "min_bet": "0"}, "starting_stacks", "must be of 2 players or more (GEN-6)"),
    ],
)
def test_forced_bets_that_holdem_here_does_not_know_are_refused_by_their_key(
    tmp_path: Path, change: dict[str, str], key: str, must: str
) -> None:
    keys = NO_LIMIT | change
    players = keys["blinds_or_straddles"].count(",") + (keys["blinds_or_straddles"] != "[]")
    if players != 4:
        keys |= {"antes": str([0] * players), "starting_stacks": str([200] * players)}
        keys |= {"finishing_stacks": str([200] * players), "actions": "[]"}
    code, said = replayed(file(tmp_path, keys))
    assert code == 1
    assert said.startswith(f"failed: hand.phh {key}: ")
    assert must in said.splitlines()[0]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"small_bet": "4"}, "small_bet"),
        ({"big_bet": "1"}, "big_bet"),
        ({"blinds_or_straddles": "[1, 2, 0, 4]"}, "blinds_or_straddles"),
    ],
)
def test_limit_bets_that_do_not_fit_the_blinds_are_refused_by_their_key(
    tmp_path: Path, change: dict[str, str], key: str
) -> None:
    with pytest.raises(PhhError) as refused:
        options(file(tmp_path, LIMIT | change))
    assert refused.value.where == f"hand.phh {key}"


def test_the_set_of_pokerkit_is_for_files_that_name_it_and_for_no_others(tmp_path: Path) -> None:
    live = options(file(tmp_path, NO_LIMIT))
    named = options(file(tmp_path, NO_LIMIT | {"_oracle": '"PokerKit 0.7.7"'}))
    assert live == Options(seats=4, small_blind=1, big_blind=2)
    assert (named.first_wager_full, named.merge_pots_after_kill, named.allow_chop) == (True, True, False)
    ((label, table),) = tables_in(file(tmp_path, NO_LIMIT))
    assert options_of(read_hand(label, table), RuleSet.POKERKIT) == named
