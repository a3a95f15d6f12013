"""Why a wish was refused, in a short sentence that says what to do."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from dealer_app.rules.refusal import Refusal, Refused
from dealer_app.ui.text.names import amount

SENTENCES: Final = {
    Refusal.NOT_NOW: QT_TRANSLATE_NOOP("refusals", "Not now: follow the prompt"),
    Refusal.NO_HAND: QT_TRANSLATE_NOOP("refusals", "No hand yet: deal first"),
    Refusal.HAND_RUNNING: QT_TRANSLATE_NOOP("refusals", "Finish this hand first"),
    Refusal.GAME_STOPPED: QT_TRANSLATE_NOOP("refusals", "Game stopped: wait for floor"),
    Refusal.NOT_STOPPED: QT_TRANSLATE_NOOP("refusals", "Not stopped: play on"),
    Refusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("refusals", "Seat {n} acts first"),
    Refusal.NOT_IN_HAND: QT_TRANSLATE_NOOP("refusals", "Seat {n} is not in the hand"),
    Refusal.NOTHING_TO_CALL: QT_TRANSLATE_NOOP("refusals", "Nothing to call: check"),
    Refusal.MUST_CALL_OR_FOLD: QT_TRANSLATE_NOOP("refusals", "Call {amt} or fold"),
    Refusal.NO_RAISE_HERE: QT_TRANSLATE_NOOP("refusals", "No raise here: call or fold"),
    Refusal.BELOW_MINIMUM: QT_TRANSLATE_NOOP("refusals", "Least {amt}"),
    Refusal.ABOVE_MAXIMUM: QT_TRANSLATE_NOOP("refusals", "Most {amt}"),
    Refusal.NOT_THE_FIXED_SIZE: QT_TRANSLATE_NOOP("refusals", "Exactly {amt}"),
    Refusal.NOT_WHOLE_CHIPS: QT_TRANSLATE_NOOP("refusals", "In steps of {amt}"),
    Refusal.FOLD_IS_NOT_OFFERED: QT_TRANSLATE_NOOP("refusals", "Nothing to call: check instead of fold"),
    Refusal.OPTION_IS_OWED: QT_TRANSLATE_NOOP("refusals", "Ask seat {n}: check or raise"),
    Refusal.BETTING_OPEN: QT_TRANSLATE_NOOP("refusals", "Finish the betting first"),
    Refusal.BETS_NOT_PULLED: QT_TRANSLATE_NOOP("refusals", "Pull the bets first"),
    Refusal.NOTHING_TO_PULL: QT_TRANSLATE_NOOP("refusals", "No bets to pull: go on"),
    Refusal.NO_RAKE_DUE: QT_TRANSLATE_NOOP("refusals", "No rake due: go on"),
    Refusal.CARD_NOT_EXPECTED: QT_TRANSLATE_NOOP("refusals", "No card due there: check the place"),
    Refusal.CARD_ALREADY_SEEN: QT_TRANSLATE_NOOP("refusals", "Card already in play: check it"),
    Refusal.CARDS_NOT_COMPLETE: QT_TRANSLATE_NOOP("refusals", "Show all cards of seat {n}"),
    Refusal.NOTHING_TO_NAME: QT_TRANSLATE_NOOP("refusals", "No card to name: go on"),
    Refusal.ALREADY_SHOWN: QT_TRANSLATE_NOOP("refusals", "Seat {n} has already shown"),
    Refusal.MUST_SHOW: QT_TRANSLATE_NOOP("refusals", "Seat {n} must show"),
    Refusal.LAST_HAND_CANNOT_MUCK: QT_TRANSLATE_NOOP("refusals", "Last hand: push the pot to seat {n}"),
    Refusal.STILL_HAS_CARDS: QT_TRANSLATE_NOOP("refusals", "Hands still open: show or muck first"),
    Refusal.FACES_KNOWN: QT_TRANSLATE_NOOP("refusals", "All hands shown: the cards decide"),
    Refusal.NOT_A_CONTENDER: QT_TRANSLATE_NOOP("refusals", "Choose a seat that plays for this pot"),
    Refusal.WRONG_POT: QT_TRANSLATE_NOOP("refusals", "Push the last side pot first"),
    Refusal.NO_POT: QT_TRANSLATE_NOOP("refusals", "No pot to push: go on"),
    Refusal.NO_SUCH_SEAT: QT_TRANSLATE_NOOP("refusals", "No such seat: choose another"),
    Refusal.SEAT_TAKEN: QT_TRANSLATE_NOOP("refusals", "Seat taken: choose another"),
    Refusal.SEAT_EMPTY: QT_TRANSLATE_NOOP("refusals", "Seat empty: choose another"),
    Refusal.BELOW_BUY_IN: QT_TRANSLATE_NOOP("refusals", "Buy-in at least {amt}"),
    Refusal.ABOVE_BUY_IN: QT_TRANSLATE_NOOP("refusals", "Buy-in at most {amt}"),
    Refusal.NOT_ENOUGH_PLAYERS: QT_TRANSLATE_NOOP("refusals", "Wait for two players"),
    Refusal.BUTTON_NOT_DRAWN: QT_TRANSLATE_NOOP("refusals", "Draw for the button first"),
    Refusal.BUTTON_DRAWN: QT_TRANSLATE_NOOP("refusals", "Button already drawn: go on"),
    Refusal.STRADDLE_NOT_PLAYED: QT_TRANSLATE_NOOP("refusals", "No straddle here: give it back"),
    Refusal.STRADDLE_TOO_SHORT: QT_TRANSLATE_NOOP("refusals", "Straddle too short: give it back"),
    Refusal.STRADDLE_TAKEN: QT_TRANSLATE_NOOP("refusals", "Straddle already posted: deal on"),
    Refusal.NO_CHOP: QT_TRANSLATE_NOOP("refusals", "No chop here: play on"),
    Refusal.IMPOSSIBLE_OPTIONS: QT_TRANSLATE_NOOP("refusals", "House options clash: correct them"),
    Refusal.NO_NAME: QT_TRANSLATE_NOOP("refusals", "Enter a name"),
    Refusal.NOTHING_TO_UNDO: QT_TRANSLATE_NOOP("refusals", "Nothing to undo"),
    Refusal.NEEDS_FLOOR: QT_TRANSLATE_NOOP("refusals", "Call floor for this"),
    Refusal.NO_NOTICE: QT_TRANSLATE_NOOP("refusals", "Nothing to answer: go on"),
    Refusal.NO_REASON: QT_TRANSLATE_NOOP("refusals", "Enter a reason"),
}
# What is said where the refusal knows no seat or figure to name.
_WITHOUT_FACTS: Final = {
    Refusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("refusals", "Not this seat's turn: follow the prompt"),
    Refusal.NOT_IN_HAND: QT_TRANSLATE_NOOP("refusals", "Seat is not in the hand"),
    Refusal.OPTION_IS_OWED: QT_TRANSLATE_NOOP("refusals", "Ask first: check or raise"),
    Refusal.CARDS_NOT_COMPLETE: QT_TRANSLATE_NOOP("refusals", "Show all cards of the hand"),
    Refusal.ALREADY_SHOWN: QT_TRANSLATE_NOOP("refusals", "Hand already shown: go on"),
    Refusal.MUST_SHOW: QT_TRANSLATE_NOOP("refusals", "This hand must be shown"),
    Refusal.LAST_HAND_CANNOT_MUCK: QT_TRANSLATE_NOOP("refusals", "Last hand: push the pot"),
}
_RETURN_FIRST: Final = QT_TRANSLATE_NOOP("refusals", "Return {amt} to seat {n} first")


def refusal_line(refused: Refused) -> str:
    """What to do instead, with the figure or the seat the wish failed on: "Least 500"."""
    said = QCoreApplication.translate("refusals", str(_sentence(refused)))
    return said.format(n=refused.seat, amt=amount(refused.limit or 0))


def _sentence(refused: Refused) -> object:
    if refused.seat is None:
        return _WITHOUT_FACTS.get(refused.why, SENTENCES[refused.why])
    if refused.why is Refusal.BETS_NOT_PULLED:
        return _RETURN_FIRST  # POT-2: what nobody called goes back before anything is pulled
    return SENTENCES[refused.why]
