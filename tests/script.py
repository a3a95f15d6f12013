"""A table set up in one line and played by wishes, for tests of whole situations."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dealer_app.rules.apply import fold
from dealer_app.rules.betting.legal import LegalActions, legal
from dealer_app.rules.cards import DECK, Card
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard
from dealer_app.rules.decide import decide
from dealer_app.rules.facts import Command
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Zone
from dealer_app.rules.options import Options
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.due import to_return
from dealer_app.rules.pots.facts import PullBets, ReturnUncalled, TakeRake
from dealer_app.rules.table import NEW_TABLE, Deck, Occupant, Positions, Table

NAMES = [f"P{seat}" for seat in range(11)]


class TableScript:
    """One table; every method changes it. Seats 1-10, amounts in chips."""

    def __init__(
        self,
        stacks: Mapping[int, int],
        *,
        button: int,
        options: Options | None = None,
        positions: Positions | None = None,
    ) -> None:
        seats = tuple(Occupant(seat, NAMES[seat], stacks[seat], False, ()) for seat in sorted(stacks))
        self.table: Table = NEW_TABLE._replace(
            name="T",
            options=replace(options or Options(), seats=10),
            seats=seats,
            positions=positions,
            still_here=tuple(stacks) if positions else (),
            button_drawn=0 if positions else button,
            deck=Deck(False, True),
        )

    @property
    def hand(self) -> Hand:
        """The running hand."""
        assert self.table.hand is not None
        return self.table.hand

    @property
    def legal(self) -> LegalActions:
        """What the seat to act may do."""
        may = legal(self.hand)
        assert may is not None
        return may

    @property
    def phase(self) -> Phase:
        """The phase now."""
        return phase(self.table)

    def do(self, *wishes: Command) -> "TableScript":
        """Wishes one after the other. Raises Refused."""
        for wish in wishes:
            self.table = fold(self.table, decide(self.table, wish))
        return self

    def start(self) -> "TableScript":
        """Start a hand and post all that is owed."""
        return self.do(StartHand(), PostAll())

    def deal(self) -> "TableScript":
        """Start a hand and deal it up to the first act."""
        return self.start().do(DealAll())

    def settle(self) -> "TableScript":
        """Return, pull and rake whatever is due."""
        while self.phase in (Phase.PULLING, Phase.RAKING):
            if self.phase is Phase.RAKING:
                self.do(TakeRake())
            else:
                self.do(PullBets() if to_return(self.hand) is None else ReturnUncalled())
        return self

    def street(self, cards: Sequence[Card] = ()) -> "TableScript":
        """Pull the bets and deal the next street, with these cards or the first ones left of the deck."""
        self.settle()
        given = list(cards)
        street = self.hand.betting.street
        while self.phase is Phase.DEALING and self.hand.betting.street == street:
            if self.hand.cards.owed[0].zone is Zone.BURNS:
                self.do(Burn())
            else:
                left = (card for card in DECK if card not in self.hand.cards.board)
                self.do(DealBoard(given.pop(0) if given else next(left)))
        return self
