"""The showdown from the table: hands in showing order, what each wins; and which public cards are asked for by tap."""

from dealer_app.guidance.prompt import Senses
from dealer_app.guidance.settled import settled
from dealer_app.rules.cards import UNKNOWN, Card
from dealer_app.rules.dealing.decide import public
from dealer_app.rules.flow import Phase, phase
from dealer_app.rules.hand import Hand, Zone, in_hand
from dealer_app.rules.ranking.high import high_hand
from dealer_app.rules.seats.next_hand import waiting_for_draw
from dealer_app.rules.showdown.facts import MuckHand
from dealer_app.rules.showdown.winners import awarded, is_decided, next_to_show, order
from dealer_app.rules.table import Table
from dealer_app.ui.view.ahead import is_allowed
from dealer_app.ui.view.board import board_view, pot_views
from dealer_app.ui.view.pushes import push_cards, share_views
from dealer_app.ui.view.scene import Scene
from dealer_app.ui.view.showdown import CardGridPurpose, CardGridView, RowState, ShowdownRow, ShowdownView

_ENDING = (Phase.SHOWING, Phase.PUSHING, Phase.CLOSING, Phase.FACING)


def showdown_view(table: Table, scene: Scene) -> ShowdownView | None:
    """The showdown once hands are compared; None while play goes on or everybody else has folded."""
    # A stop in the showdown leaves it on the screen.
    ahead = settled(table._replace(stops=(), notice=None))
    hand = ahead.hand
    if hand is None or phase(ahead) not in _ENDING or len(in_hand(hand)) < 2:
        return None
    return ShowdownView(
        board=board_view(hand, scene.told),
        pots=pot_views(hand),
        rows=tuple(_row(ahead, hand, seat) for seat in _rows(hand)),
        push=push_cards(hand),
    )


def _rows(hand: Hand) -> tuple[int, ...]:
    """All hands that came to the end, in showing order; who conceded keeps the place he had."""
    whole = hand._replace(showdown=hand.showdown._replace(mucked=()))
    listed = order(whole)
    return (*listed, *(seat.number for seat in in_hand(hand) if seat.number not in listed))


def _row(table: Table, hand: Hand, seat: int) -> ShowdownRow:
    occupant = table.occupant(seat)
    name = occupant.name if occupant else ""
    shown = next((tabled.cards for tabled in hand.showdown.tabled if tabled.seat == seat), ())
    won = [(pot, share) for pot in range(len(awarded(hand))) for share in share_views(hand, pot) if share.seat == seat]
    gets = sum(share.amount for _, share in won) if _is_known(hand, seat) else None
    if seat in hand.showdown.mucked:
        return ShowdownRow(seat, RowState.MUCKED, name)
    if not shown:
        is_due = phase(table) in (Phase.SHOWING, Phase.FACING) and next_to_show(hand) == seat
        state = RowState.DUE if is_due else RowState.WAITING
        can_muck = is_due and is_allowed(table, MuckHand(seat))
        return ShowdownRow(seat, state, name, gets=gets or None, can_muck=can_muck)
    board = tuple(card for card in hand.cards.board if isinstance(card, Card))
    best = high_hand((*shown, *board)) if len(board) == 5 else None
    return ShowdownRow(
        seat,
        RowState.TABLED,
        name,
        cards=shown,
        best=best.used if best else (),
        strength=best.value if best else None,
        wins=tuple(pot for pot, _ in won),
        ties=any(len(share_views(hand, pot)) > 1 for pot, _ in won),
        gets=gets,
    )


def _open(hand: Hand) -> tuple[Card, ...]:
    return tuple(card for card in public(hand) if isinstance(card, Card))


def _is_known(hand: Hand, seat: int) -> bool:
    pots = awarded(hand)
    return all(is_decided(hand, pot, at) for at, pot in enumerate(pots) if seat in pot.eligible)


def card_grid_view(table: Table, senses: Senses, scene: Scene) -> CardGridView | None:
    """Public cards that no reader gives: the button draw, the board, a card passed unread, a hand tabled (UX 4.4)."""
    ahead = settled(table)
    hand = ahead.hand
    if phase(table) is Phase.STOPPED:
        return None
    if hand is None:
        if phase(table) is not Phase.DRAWING_BUTTON:
            return None
        seat = waiting_for_draw(table)[0]
        if seat in senses.seats:
            return None
        return CardGridView(CardGridPurpose.BUTTON, 1, tuple(drawn.card for drawn in table.draw), seat=seat)
    if scene.card_wanted is not None:
        wanted = hand.setup.variant.hole_count - scene.down_seen.get(scene.card_wanted, 0) - len(scene.chosen)
        return CardGridView(
            CardGridPurpose.TABLED, wanted, (*_open(hand), *scene.chosen), scene.chosen, scene.card_wanted
        )
    if phase(ahead) is Phase.NAMING:
        unread = sum(card is UNKNOWN for card in hand.cards.board)
        return CardGridView(CardGridPurpose.BOARD, unread, _open(hand), street=hand.street.name)
    is_due = phase(ahead) is Phase.DEALING and hand.cards.owed[0].zone is Zone.BOARD
    if not is_due or senses.board:
        return None
    wanted = sum(place.zone is Zone.BOARD for place in hand.cards.owed)
    return CardGridView(CardGridPurpose.BOARD, wanted, _open(hand), street=hand.street.name)
