"""A file that is no hand history ends in its key and what it must be, never in a traceback."""

from pathlib import Path

import pytest

from tests.exchange.test_recorded_options import NO_LIMIT, file, replayed


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"min_bet": "inf"}, "min_bet: must be whole chips"),
        ({"min_bet": "nan"}, "min_bet: must be whole chips"),
        ({"min_bet": "true"}, "min_bet: must be whole chips"),
        ({"min_bet": "1e999999999"}, "min_bet: must be whole chips"),
        ({"min_bet": f"0x{'f' * 5000}"}, "min_bet: must be whole chips"),
        ({"starting_stacks": "[200, 200, 200, 1e999999999]"}, "starting_stacks[3]: must be whole chips"),
        ({"finishing_stacks": "[199, 201, 1e999999999, 200]"}, "finishing_stacks[2]: must be a number"),
        ({"min_bet": "2.5"}, "min_bet: must be whole chips"),
        ({"antes": "[0, 0, 0, -1]"}, "antes[3]: must be whole chips"),
        ({"finishing_stacks": "[199, 201, nan, 200]"}, "finishing_stacks[2]: must be a number"),
        ({"finishing_stacks": "[199, 201, 200]"}, "finishing_stacks: must have 4 entries"),
        ({"starting_stacks": "200"}, "starting_stacks: must be a list"),
        ({"variant": "3"}, "variant: must be text"),
        ({"actions": "[3]"}, "actions[0]: must be text"),
        ({"actions": f'["p{"9" * 5000} f"]'}, "actions[0]: 'p9999"),
        ({"actions": f'["p1 cbr {"9" * 5000}"]'}, "actions[0]: 'p1 cbr 9999"),
        ({"_legal": "3"}, "_legal: must be a list"),
        ({"_legal": "[3]"}, "_legal[0]: must be text"),
        ({"_awards": '"x"'}, "_awards: must be a list"),
        ({"_awards": '["pot=0 type=hi p1=x"]'}, "_awards[0]: must be text of the form"),
    ],
)
def test_a_wrong_value_is_named_by_its_key(tmp_path: Path, change: dict[str, str], named: str) -> None:
    code, said = replayed(file(tmp_path, NO_LIMIT | change))
    assert code == 1
    assert said.startswith(f"failed: hand.phh {named}")
    assert said.endswith("1 failed\n")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"a = " + b"[" * 50_000, "no TOML text: lists or tables lie in one another too deeply"),
        (b"min_bet = " + b"9" * 5000, "no TOML text: Exceeds the limit"),
        (b"\xff\xfea", "no TOML text: it is no text in UTF-8: invalid start byte at byte 1"),
    ],
    ids=["too deep", "too long a number", "no text"],
)
def test_what_is_no_text_of_this_kind_is_said(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "hand.phh"
    path.write_bytes(content)
    code, words = replayed(path)
    assert code == 1
    assert words.startswith(f"failed: hand.phh: {said}")


def test_a_mark_at_the_beginning_of_a_file_is_no_fault(tmp_path: Path) -> None:
    path = file(tmp_path, NO_LIMIT)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert replayed(path)[0] == 0


def test_a_file_that_can_not_be_read_does_not_end_the_replay(tmp_path: Path) -> None:
    (tmp_path / "a.phh").symlink_to("/proc/self/mem")
    file(tmp_path, NO_LIMIT)
    code, said = replayed(tmp_path)
    assert code == 1
    assert "failed: a.phh: can't be read" in said
    assert "1 replayed" in said
