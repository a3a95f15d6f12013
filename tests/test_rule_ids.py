"""Every rule id is sorted, and the names of the tests speak of listed ids only."""

import pytest

from tests.rule_id_check import ids_in, listed, named_by_tests, unsorted, untested

RULES = listed()


@pytest.fixture(scope="module")
def named() -> set[str]:
    """Takes seconds: all tests are collected once more in a process of its own."""
    return named_by_tests(RULES)


def test_every_id_binds_or_says_why_not() -> None:
    assert unsorted(RULES) == []
    assert unsorted({"X-1": {}, "X-2": {"binds": True, "why": "no"}, "X-3": {"binds": True}}) == ["X-1", "X-2"]


def test_no_test_names_an_id_that_is_not_listed(named: set[str]) -> None:
    assert named - RULES.keys() == set()


def test_every_binding_id_has_a_test(named: set[str]) -> None:
    assert untested(RULES, named) == []


def test_the_number_of_a_case_is_no_rule() -> None:
    assert ids_in("test_case[POT-2 C-POT-13]", frozenset({"POT"})) == {"POT-2"}
