"""Facts come back from their bodies as they were, whatever their kind; old bodies become today's when they are read."""

from dataclasses import fields
from typing import get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_app.log.codec import KINDS, CodecError, TooNew, decode, encode, kind_of
from dealer_app.log.versions import UPCASTS, Body, version_of
from dealer_app.rules.betting.facts import BetPlaced, Called
from dealer_app.rules.cards import DECK, UNKNOWN, Card, Face
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.options import Options
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.table import NEW_TABLE, Table

st.register_type_strategy(Card, st.sampled_from(DECK))
st.register_type_strategy(Face, st.sampled_from((*DECK, UNKNOWN)))
st.register_type_strategy(Options, st.sampled_from((Options(), Options(small_blind=5, big_blind=10))))
st.register_type_strategy(int, st.integers(-(2**63), 2**63 - 1))  # what a column of the file and JSON both hold


def tables() -> st.SearchStrategy[Table]:
    hints = get_type_hints(Table)
    parts = {name: st.from_type(hint) for name, hint in hints.items() if name != "hand"}
    return st.fixed_dictionaries(parts).map(lambda found: NEW_TABLE._replace(**found))


def facts_of(kind: type) -> st.SearchStrategy[Event]:
    if kind is HandStarted:
        hints = get_type_hints(HandStarted)
        rest = {field.name: st.from_type(hints[field.name]) for field in fields(kind) if field.name != "table"}
        return st.builds(HandStarted, table=tables(), **rest)
    return st.builds(kind)


PLAIN = [kind for kind in KINDS.values() if kind is not Corrected]


@pytest.mark.parametrize("kind", PLAIN, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_every_kind_of_fact_comes_back_from_its_body(kind: type, data: st.DataObject) -> None:
    fact = data.draw(facts_of(kind))
    assert decode(kind_of(fact), version_of(kind_of(fact)), encode(fact)) == fact


@given(data=st.data())
def test_a_correction_comes_back_with_the_facts_it_puts_in_place(data: st.DataObject) -> None:
    instead = tuple(data.draw(facts_of(kind)) for kind in data.draw(st.lists(st.sampled_from(PLAIN), max_size=4)))
    correction = Corrected(data.draw(st.integers(1, 10**6)), instead, data.draw(st.text()), data.draw(st.text()))
    assert decode("Corrected", version_of("Corrected"), encode(correction)) == correction


@given(fact=facts_of(HandStarted))
def test_the_body_of_a_fact_is_one_line_and_sorted(fact: Event) -> None:
    body = encode(fact)
    assert "\n" not in body
    assert msgspec.json.encode(msgspec.json.decode(body), order="sorted").decode() == body


def chips_renamed(body: Body) -> Body:
    return {"seat": body["seat"], "to": body["chips"]}


@pytest.fixture
def called_is_in_its_second_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if `Called` had once said `chips` for what is `to` now."""
    monkeypatch.setitem(UPCASTS, ("Called", 1), chips_renamed)


@pytest.mark.usefixtures("called_is_in_its_second_version")
def test_an_old_body_is_read_as_what_it_means_today() -> None:
    assert version_of("Called") == 2
    assert decode("Called", 1, '{"chips":6,"seat":3}') == Called(3, 6)
    assert decode("Called", 2, '{"seat":3,"to":6}') == Called(3, 6)


@pytest.mark.usefixtures("called_is_in_its_second_version")
def test_a_correction_reads_each_fact_in_the_version_it_was_written_in() -> None:
    old, new = '{"chips":6,"seat":3}', '{"seat":3,"to":9}'
    instead = f'{{"body":{old},"kind":"Called","version":1}},{{"body":{new},"kind":"Called","version":2}}'
    body = f'{{"approved_by":"floor","instead":[{instead}],"reason":"undo","step":4}}'
    assert decode("Corrected", 1, body) == Corrected(4, (Called(3, 6), Called(3, 9)), "undo", "floor")
    assert '"version":2' in encode(Corrected(4, (Called(3, 6),), "undo", "floor"))


def test_a_step_of_several_versions_is_gone_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(UPCASTS, ("BetPlaced", 1), lambda body: {"where": body["place"], "chips": body["chips"]})
    monkeypatch.setitem(UPCASTS, ("BetPlaced", 2), lambda body: {"seat": body["where"], "to": body["chips"]})
    assert decode("BetPlaced", 1, '{"chips":6,"place":3}') == BetPlaced(3, 6)
    assert decode("BetPlaced", 2, '{"chips":6,"where":3}') == BetPlaced(3, 6)


@pytest.mark.parametrize(
    ("kind", "version", "body"),
    [
        ("MoonLanded", 1, "{}"),
        ("Called", 2, '{"seat":3,"to":6}'),
        (
            "Corrected",
            1,
            '{"approved_by":"f","instead":[{"body":{},"kind":"MoonLanded","version":1}],"reason":"","step":1}',
        ),
        (
            "Corrected",
            1,
            '{"approved_by":"f","instead":[{"body":{"seat":1},"kind":"Folded","version":9}],"reason":"","step":1}',
        ),
    ],
)
def test_what_a_later_program_wrote_is_not_guessed_at(kind: str, version: int, body: str) -> None:
    with pytest.raises(TooNew):
        decode(kind, version, body)


@pytest.mark.parametrize(
    ("kind", "version", "body"),
    [
        ("Called", 0, '{"seat":3,"to":6}'),
        ("Called", -1, '{"seat":3,"to":6}'),
        ("Called", 1, '{"seat":3,"to":6'),
        ("Called", 1, '{"seat":3}'),
        ("Called", 1, '{"seat":3,"to":6,"by":2}'),
        ("Called", 1, '{"seat":3,"to":6.5}'),
        ("Called", 1, "[3,6]"),
        ("Called", 1, "null"),
        ("Called", 1, ""),
        ("ButtonCardDealt", 1, '{"card":"??","seat":3}'),
        ("HandStarted", 1, "{}"),
        ("HandStarted", 1, '{"table":5}'),
        ("HandStarted", 1, '{"table":{"moon":1}}'),
        ("Corrected", 1, "{}"),
        ("Corrected", 1, '{"approved_by":"f","instead":[{"kind":"Folded"}],"reason":"","step":1}'),
        ("Corrected", 1, '{"approved_by":"f","instead":["Folded"],"reason":"","step":1}'),
        ("Corrected", 1, '{"approved_by":"f","instead":[],"reason":"","step":"x"}'),
    ],
)
def test_a_body_that_is_wrong_names_its_kind(kind: str, version: int, body: str) -> None:
    with pytest.raises(CodecError, match=r"Called|ButtonCardDealt|HandStarted|Corrected|Folded"):
        decode(kind, version, body)
