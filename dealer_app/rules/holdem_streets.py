"""The four streets that every hold'em game shares (2.7, BURN-1)."""

from typing import Final

from dealer_app.rules.variant import Burn, Opener, Street, StreetName, ToBoard, ToEachSeat

STREETS: Final = (
    Street(StreetName.PREFLOP, (ToEachSeat(2),), Opener.AFTER_BIG_BLIND),
    Street(StreetName.FLOP, (Burn(), ToBoard(3)), Opener.LEFT_OF_BUTTON),
    Street(StreetName.TURN, (Burn(), ToBoard(1)), Opener.LEFT_OF_BUTTON, big_bet=True),
    Street(StreetName.RIVER, (Burn(), ToBoard(1)), Opener.LEFT_OF_BUTTON, big_bet=True),
)
