"""Facts <-> canonical JSON: sorted keys, no spaces, a kind and a version each; cards as "As", an unknown face "??"."""

from dataclasses import fields
from typing import Any, Final, get_args, get_type_hints

import msgspec

from dealer_app.rules.cards import Card, Face, card, face
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.table import Table

VERSION: Final = 1
KINDS: Final[dict[str, type]] = {kind.__name__: kind for kind in (*get_args(Event), Corrected)}
_TABLE_HINTS: Final = get_type_hints(Table)


class CodecError(ValueError):
    """A body that is not what its kind and version say: the message names the kind and the field."""


def kind_of(event: Event | Corrected) -> str:
    """The name under which a fact is stored."""
    return type(event).__name__


def encode(event: Event | Corrected) -> str:
    """The body of a fact; the same fact gives the same text on every machine."""
    return msgspec.json.encode(_plain(event), order="sorted").decode()


def decode(kind: str, version: int, body: str) -> Event | Corrected:
    """The fact stored under this kind and version. Raises CodecError."""
    if version != VERSION:
        raise CodecError(f"{kind} has version {version}; this program knows {VERSION}")
    try:
        return _fact(kind, msgspec.json.decode(body))
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError) as error:
        raise CodecError(f"{kind}: {error}") from error


def _plain(event: Event | Corrected) -> dict[str, Any]:  # Any: the plain values of JSON
    if isinstance(event, Corrected):
        instead = [{"kind": kind_of(each), "version": VERSION, "body": _plain(each)} for each in event.instead]
        return {"step": event.step, "instead": instead, "reason": event.reason, "approved_by": event.approved_by}
    body = {field.name: getattr(event, field.name) for field in fields(event)}
    if isinstance(event, HandStarted):
        body["table"] = {name: value for name, value in event.table._asdict().items() if name != "hand"}
    plain: dict[str, Any] = msgspec.to_builtins(body, enc_hook=_text)
    return plain


def _fact(kind: str, body: dict[str, Any]) -> Event | Corrected:
    found = KINDS.get(kind)
    if found is None:
        raise CodecError(f"{kind} is no kind of fact")
    if found is Corrected:
        instead = tuple(_fact(each["kind"], each["body"]) for each in body["instead"])
        return Corrected(body["step"], instead, body["reason"], body["approved_by"])  # type: ignore[arg-type]  # facts only
    if found is HandStarted:
        hints = get_type_hints(HandStarted)
        table = Table(**{name: _value(value, _TABLE_HINTS[name]) for name, value in body["table"].items()}, hand=None)
        rest = {name: _value(value, hints[name]) for name, value in body.items() if name != "table"}
        return HandStarted(table=table, **rest)
    fact: Event = msgspec.convert(body, found, dec_hook=_from_text)
    return fact


def _value(value: Any, hint: Any) -> Any:  # Any: whatever the hint says
    return msgspec.convert(value, hint, dec_hook=_from_text)


def _text(value: object) -> str:
    if isinstance(value, Face):
        return value.text
    raise TypeError(f"{type(value).__name__} has no place in a record")


def _from_text(kind: type, value: object) -> Face:
    if kind is Card:
        return card(str(value))
    if kind is Face:
        return face(str(value))
    raise TypeError(f"{kind.__name__} has no place in a record")
