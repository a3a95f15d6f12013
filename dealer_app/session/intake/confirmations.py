"""Which cards of the hand were seen where they were dealt, and from which that is still awaited."""

from collections.abc import Set as AbstractSet


class Confirmations:
    """Tags by their id; moments in ms of the session's clock."""

    def __init__(self) -> None:
        self._awaited: dict[str, int] = {}
        self._confirmed: set[str] = set()

    @property
    def confirmed(self) -> AbstractSet[str]:
        """The tags that were seen where they were dealt."""
        return self._confirmed

    def expect(self, tag: str, due_ms: int) -> None:
        """The tag was drawn: it should be seen by then."""
        self._awaited[tag] = due_ms

    def confirm(self, tag: str) -> None:
        """The tag was seen where it was dealt."""
        self._awaited.pop(tag, None)
        self._confirmed.add(tag)

    def take_overdue(self, now_ms: int) -> tuple[str, ...]:
        """The tags that were not seen in time; they are awaited no more."""
        overdue = tuple(tag for tag, due_ms in self._awaited.items() if due_ms <= now_ms)
        for tag in overdue:
            del self._awaited[tag]
        return overdue

    def next_due_ms(self) -> int | None:
        """When the next tag is overdue; None when none is awaited."""
        return min(self._awaited.values(), default=None)

    def new_hand(self) -> None:
        """Nothing is known of the cards of the next hand."""
        self._awaited.clear()
        self._confirmed.clear()
