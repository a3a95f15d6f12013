"""Facts <-> canonical JSON: sorted keys, no spaces, a kind and a version each; cards as "As", an unknown face "??"."""

from dataclasses import fields
from typing import Any, Final, get_args, get_type_hints

import msgspec

from dealer_app.log.versions import Body, upcast, version_of
from dealer_app.rules.cards import Card, Face, card, face
from dealer_app.rules.facts import Event
from dealer_app.rules.floor.corrected import Corrected
from dealer_app.rules.posting.facts import HandStarted
from dealer_app.rules.table import Table

KINDS: Final[dict[str, type]] = {kind.__name__: kind for kind in (*get_args(Event), Corrected)}
_TABLE_HINTS: Final = get_type_hints(Table)
_HAND_STARTED_HINTS: Final = get_type_hints(HandStarted)


class CodecError(ValueError):
    """A body that is not what its kind and version say: the message names the kind and the field."""


class TooNew(CodecError):
    """A kind or version that this program does not know: a later one wrote it."""


def kind_of(event: Event | Corrected) -> str:
    """The name under which a fact is stored."""
    return type(event).__name__


def encode(event: Event | Corrected) -> str:
    """The body of a fact; the same fact gives the same text on every machine."""
    return msgspec.json.encode(_plain(event), order="sorted").decode()


def decode(kind: str, version: int, body: str) -> Event | Corrected:
    """The fact stored under this kind and version. Raises TooNew or CodecError."""
    try:
        return _fact(kind, version, msgspec.json.decode(body))
    except CodecError:
        raise
    # Whoever forges a record may put anything there: it must end in a sentence, not in a traceback.
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError, RecursionError) as error:
        raise CodecError(f"{kind}: {error}") from error


def _plain(event: Event | Corrected) -> Body:
    if isinstance(event, Corrected):
        instead = [
            {"kind": kind_of(each), "version": version_of(kind_of(each)), "body": _plain(each)}
            for each in event.instead
        ]
        return {"step": event.step, "instead": instead, "reason": event.reason, "approved_by": event.approved_by}
    body = {field.name: getattr(event, field.name) for field in fields(event)}
    if isinstance(event, HandStarted):
        body["table"] = {name: value for name, value in event.table._asdict().items() if name != "hand"}
    plain: Body = msgspec.to_builtins(body, enc_hook=_text)
    return plain


def _fact(kind: str, version: object, body: object) -> Event | Corrected:
    found = KINDS.get(kind)
    if found is None:
        raise TooNew(f"{kind} is a kind of fact that this program does not know")
    if not isinstance(version, int) or version < 1:
        raise CodecError(f"{kind}: no version {version!r} was ever written")
    if version > version_of(kind):
        raise TooNew(f"{kind} has version {version}; this program knows {version_of(kind)}")
    if not isinstance(body, dict):
        raise CodecError(f"{kind}: its body is no object")
    body = upcast(kind, version, body)
    unknown = sorted(body.keys() - {field.name for field in fields(found)})
    if unknown:
        raise CodecError(f"{kind}: {unknown[0]} is no field of it")
    if found is Corrected:
        return _corrected(body)
    if found is HandStarted:
        return _hand_started(body)
    fact: Event = _value(body, found)
    return fact


def _corrected(body: Body) -> Corrected:
    step = _value(body["step"], int)
    instead = tuple(_fact(each["kind"], each["version"], each["body"]) for each in body["instead"])
    if any(isinstance(each, Corrected) for each in instead):
        raise CodecError("Corrected: puts a correction in the place of facts")
    return Corrected(step, instead, _value(body["reason"], str), _value(body["approved_by"], str))  # type: ignore[arg-type]  # facts only


def _hand_started(body: Body) -> HandStarted:
    table = Table(**{name: _value(value, _TABLE_HINTS[name]) for name, value in dict(body["table"]).items()}, hand=None)
    rest = {name: _value(value, _HAND_STARTED_HINTS[name]) for name, value in body.items() if name != "table"}
    return HandStarted(table=table, **rest)


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
