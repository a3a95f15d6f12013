"""A dealer who does what the prompt says, by tap; the robot of the demo."""

from typing import Final

from dealer_app.guidance.implied import bookkeeping
from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.betting.legal import legal
from dealer_app.rules.cards import Card
from dealer_app.rules.dealing.facts import Burn, DealAll, DealBoard, Shuffle
from dealer_app.rules.hand import Hand
from dealer_app.rules.posting.facts import PostAll, StartHand
from dealer_app.rules.pots.facts import PushPot
from dealer_app.rules.ranking.high import rank_high
from dealer_app.rules.refusal import Refused
from dealer_app.rules.seats.facts import BuyIn, DealForButton
from dealer_app.rules.showdown.facts import MuckHand, TableHand
from dealer_app.session.table_session import TableSession
from dealer_app.virtual.cards import Pack
from dealer_app.virtual.players import Act, Players
from dealer_app.virtual.prompts import ACTS, BOARD, PUSHES, SHOWS

_CHIPS: Final = {
    PromptKind.RETURN_BET,
    PromptKind.PULL_BETS,
    PromptKind.RAKE,
    PromptKind.JACKPOT,
    PromptKind.DROP,
}
_POSTS: Final = {
    PromptKind.TAKE_ANTES,
    PromptKind.BB_ANTE,
    PromptKind.BUTTON_CHARGE,
    PromptKind.POST_BLINDS,
    PromptKind.DEAD_SB,
}


class VirtualDealer:
    """Obeys one prompt at a time. Broke players buy in again for `stake` chips between hands."""

    def __init__(self, session: TableSession, players: Players, pack: Pack, stake: int) -> None:
        self._session = session
        self._players = players
        self._pack = pack
        self._stake = stake

    def obey(self, prompt: Prompt) -> None:
        """Do what the prompt says. Raises ValueError for a step that no simulated table comes to."""
        kind = prompt.kind
        do = self._session.do
        if kind in ACTS:
            self._act()
        elif kind in BOARD:
            do(DealBoard(self._pack.draw()))
        elif kind in _CHIPS:
            step = bookkeeping(self._session.table)
            assert step is not None
            do(step)
        elif kind in _POSTS:
            do(PostAll())
        elif kind in PUSHES:
            assert prompt.count is not None
            do(PushPot(prompt.count))
        elif kind in SHOWS:
            self._show(prompt.seat)
        else:
            self._other(kind)

    def _other(self, kind: PromptKind) -> None:
        match kind:
            case PromptKind.DRAW_BUTTON:
                self._session.do(DealForButton(self._pack.draw()))
            case PromptKind.WASH | PromptKind.BUTTON_TO | PromptKind.SHUFFLE:
                self._pack.shuffle()
                self.buy_in()
                self._session.do(Shuffle() if not self._session.table.deck.shuffled else StartHand())
            case PromptKind.NEXT_HAND:
                self._pack.shuffle()
                self.buy_in()
                self._session.do(StartHand())
            case PromptKind.DEAL_HOLE | PromptKind.STRADDLE:
                for place in self._hand.cards.owed:
                    self._pack.pitch(place.seat)
                self._session.do(DealAll())
            case PromptKind.BURN:
                self._pack.draw()
                self._session.do(Burn())
            case _:
                raise ValueError(f"a simulated table does not come to {kind.value}")

    def buy_in(self) -> None:
        """Whoever is broke buys in again."""
        for occupant in self._session.table.seats:
            if not occupant.stack:
                self._session.do(BuyIn(occupant.seat, self._stake))

    @property
    def _hand(self) -> Hand:
        assert self._session.table.hand is not None
        return self._session.table.hand

    def _cards(self, seat: int) -> tuple[Card, ...]:
        """What a player has in his hands: too few or none where cards were entered that nobody pitched, never more."""
        return tuple(self._pack.holes.get(seat, ()))[: self._hand.setup.variant.hole_count]

    def _act(self) -> None:
        self._session.do(self.players_act())

    def players_act(self) -> Act:
        """What the player to act does."""
        may = legal(self._hand)
        assert may is not None
        return self._players.act(self._hand, may, self._cards(may.seat))

    def concedes(self, seat: int) -> bool:
        """Whether a player at the showdown throws his cards away instead of showing them."""
        return self._is_beaten(seat) and not self._players.choose_to_show()

    def _show(self, seat: int | None) -> None:
        assert seat is not None
        if self.concedes(seat):
            try:
                self._session.do(MuckHand(seat))
            except Refused:
                self._session.do(TableHand(seat, self._cards(seat)))
        else:
            self._session.do(TableHand(seat, self._cards(seat)))

    def _is_beaten(self, seat: int) -> bool:
        board = [card for card in self._hand.cards.board if isinstance(card, Card)]
        shown = self._hand.showdown.tabled
        cards = self._cards(seat)
        if len(board) < 5 or not shown or len(cards) < self._hand.setup.variant.hole_count:
            return False
        own = rank_high([*cards, *board])
        return all(rank_high([*tabled.cards, *board]) > own for tabled in shown)
