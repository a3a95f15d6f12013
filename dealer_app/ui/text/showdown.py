"""Words of the showdown column and of the card grid."""

from PySide6.QtCore import QCoreApplication

from dealer_app.ui.text.names import amount, hand_name, seat_name
from dealer_app.ui.text.table import street_word
from dealer_app.ui.view.board import PotView
from dealer_app.ui.view.showdown import CardGridPurpose, CardGridView, RowState, ShowdownRow


def pot_line(number: int, players: int, *, only: bool) -> str:
    """A pot and how many contend for it; 0 is the main pot, 1 the first side pot."""
    if only:
        return QCoreApplication.translate("showdown", "Pot, {k} players").format(k=players)
    if number == 0:
        return QCoreApplication.translate("showdown", "Main pot, {k} players").format(k=players)
    return QCoreApplication.translate("showdown", "Side pot {n}, {k} players").format(n=number, k=players)


def contends(seat: int, pots: tuple[PotView, ...]) -> str:
    """For which of several pots a seat contends: "Main and side"; empty where there is but one."""
    if len(pots) < 2:
        return ""
    sides = sum(pot.number > 0 and seat in pot.seats for pot in pots)
    if sides == 0:
        return QCoreApplication.translate("showdown", "Main only")
    if sides == 1:
        return QCoreApplication.translate("showdown", "Main and side")
    return QCoreApplication.translate("showdown", "Main and {k} sides").format(k=sides)


def to_push() -> str:
    """The line under the pots: what lies there to be pushed."""
    return QCoreApplication.translate("showdown", "To push")


def tabled_key() -> str:
    """The key that says a hand lies face up; also the state of such a row."""
    return QCoreApplication.translate("showdown", "Tabled")


def muck_key() -> str:
    """The key by which a hand is conceded."""
    return QCoreApplication.translate("showdown", "Muck")


def key_name(seat: int, key: str) -> str:
    """A key of a row for assistive tools: "Seat 5: Tabled"."""
    return QCoreApplication.translate("showdown", "{seat}: {key}").format(seat=seat_name(seat), key=key)


def mucked() -> str:
    """The state of a conceded hand."""
    return QCoreApplication.translate("showdown", "Mucked")


def not_shown() -> str:
    """The place of the cards of a hand that is not tabled."""
    return QCoreApplication.translate("showdown", "Cards not shown")


def gets() -> str:
    """The caption over what a seat is pushed."""
    return QCoreApplication.translate("showdown", "Gets")


def verdict(row: ShowdownRow) -> str:
    """What a tabled hand does: wins or ties; empty for a loser."""
    if not row.wins:
        return ""
    if row.ties:
        return QCoreApplication.translate("showdown", "ties")
    return QCoreApplication.translate("showdown", "wins")


def row_hand(row: ShowdownRow) -> str:
    """The hand of a row in words; empty while it is not tabled or not named yet."""
    return hand_name(row.strength, row.best) if row.strength is not None and row.best else ""


def row_name(row: ShowdownRow) -> str:
    """A row for assistive tools: "Seat 5, tabled, three eights wins, gets 469"."""
    seat = seat_name(row.seat)
    match row.state:
        case RowState.DUE:
            return QCoreApplication.translate("showdown", "{seat}, to show, cards not shown").format(seat=seat)
        case RowState.WAITING:
            return QCoreApplication.translate("showdown", "{seat}, cards not shown").format(seat=seat)
        case RowState.MUCKED:
            return QCoreApplication.translate("showdown", "{seat}, mucked").format(seat=seat)
        case RowState.TABLED:
            parts = [QCoreApplication.translate("showdown", "{seat}, tabled").format(seat=seat)]
    if row.strength is not None and row.best:
        parts.append(_outcome(row))
    if row.gets is not None:
        parts.append(QCoreApplication.translate("showdown", "gets {amt}").format(amt=amount(row.gets)))
    return ", ".join(parts)


def _outcome(row: ShowdownRow) -> str:
    hand = row_hand(row)
    if not row.wins:
        return hand
    if row.ties:
        return QCoreApplication.translate("showdown", "{hand} ties").format(hand=hand)
    return QCoreApplication.translate("showdown", "{hand} wins").format(hand=hand)


def check_title() -> str:
    """The head of the check list."""
    return QCoreApplication.translate("showdown", "Check before you push")


def check_shown(shown: int, hands: int) -> str:
    """How many hands are decided."""
    return QCoreApplication.translate("showdown", "{k} of {n} hands tabled or mucked").format(k=shown, n=hands)


def check_sum(parts: tuple[int, ...], total: int) -> str:
    """What the seats get, added up."""
    figures = " + ".join(amount(part) for part in parts)
    return QCoreApplication.translate("showdown", "{parts} = {total}").format(parts=figures, total=amount(total))


def more_hands(count: int) -> str:
    """The key that turns to the hands that have no room."""
    if count == 1:
        return QCoreApplication.translate("showdown", "1 more hand")
    return QCoreApplication.translate("showdown", "{k} more hands").format(k=count)


def dispute() -> str:
    """The key that calls the floor over a hand."""
    return QCoreApplication.translate("showdown", "Dispute")


def grid_title(view: CardGridView) -> str:
    """Which cards are wanted, and for what."""
    match view.purpose:
        case CardGridPurpose.BUTTON:
            return QCoreApplication.translate("showdown", "Card for the button: seat {n}").format(n=view.seat)
        case CardGridPurpose.TABLED:
            if view.wanted == 1:
                return QCoreApplication.translate("showdown", "Seat {n}: tap 1 card").format(n=view.seat)
            return QCoreApplication.translate("showdown", "Seat {n}: tap {k} cards").format(n=view.seat, k=view.wanted)
        case CardGridPurpose.BOARD:
            street = street_word(view.street)
            if view.wanted == 1:
                return QCoreApplication.translate("showdown", "{street}: tap the card").format(street=street)
            said = QCoreApplication.translate("showdown", "{street}: tap {k} cards")
            return said.format(street=street, k=view.wanted)
