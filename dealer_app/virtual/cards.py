"""A pack of cards that isn't there: shuffled from a seed, dealt from the top."""

from random import Random

from dealer_app.rules.cards import DECK, Card


class Pack:
    """52 cards and who holds which of them; the virtual dealer's hands, never the rules' knowledge."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._stub: list[Card] = []
        self.holes: dict[int, list[Card]] = {}
        self.shuffle()

    def __repr__(self) -> str:
        return "Pack()"

    def shuffle(self) -> None:
        """Gather all cards and shuffle them."""
        self.holes = {}
        self._stub = list(DECK)
        self._random.shuffle(self._stub)

    def draw(self) -> Card:
        """The top card. Raises IndexError when none is left."""
        return self._stub.pop()

    def pitch(self, seat: int) -> Card:
        """The top card goes face down to a seat."""
        card = self.draw()
        self.holes.setdefault(seat, []).append(card)
        return card
