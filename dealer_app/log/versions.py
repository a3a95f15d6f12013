"""Older bodies made into today's: for each kind and version that is no longer written, the step to the next version.

A kind without an entry is still in its first version. Bodies in a log are never edited, only read through this table.
"""

from collections.abc import Callable
from typing import Any, Final

Body = dict[str, Any]  # Any: the plain values of JSON

UPCASTS: Final[dict[tuple[str, int], Callable[[Body], Body]]] = {}


def version_of(kind: str) -> int:
    """The version in which a kind is written now: the first that no entry leads on from."""
    version = 1
    while (kind, version) in UPCASTS:
        version += 1
    return version


def upcast(kind: str, version: int, body: Body) -> Body:
    """The body as today's program writes it."""
    while (kind, version) in UPCASTS:
        body = UPCASTS[kind, version](body)
        version += 1
    return body
