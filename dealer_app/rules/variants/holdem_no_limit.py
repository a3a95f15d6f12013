"""No-limit hold'em, 2 to 10 players (2.7)."""

from typing import Final

from dealer_app.rules.holdem_streets import STREETS
from dealer_app.rules.options import Game, Structure
from dealer_app.rules.variant import Variant

VARIANT: Final = Variant(
    key="holdem-no-limit",
    game=Game.HOLDEM,
    structure=Structure.NO_LIMIT,
    hole_count=2,
    streets=STREETS,
)
