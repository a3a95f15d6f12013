"""What the table sign shows, made from the options of the table alone: it cannot differ from the game (BLD-1)."""

from dataclasses import dataclass

from dealer_app.rules.options import AnteMode, ButtonMethod, Cap, Rake, Step, StraddleMode, Structure
from dealer_app.rules.table import Table


@dataclass(frozen=True, slots=True)
class SignView:
    """The options in force; amounts in chips, 0 for what is not set.

    `bets`: small and big bet of a limit game, else None. `buy_in`: least and most, 0 for no bound.
    """

    table: str
    structure: Structure
    blinds: tuple[int, int]
    bets: tuple[int, int] | None
    ante_mode: AnteMode
    ante: int
    straddle: StraddleMode
    buy_in: tuple[int, int]
    rake: Rake | None
    caps: tuple[Cap, ...]
    jackpot: tuple[Step, ...]
    button: ButtonMethod
    must_show_all: bool
    allin_face_up: bool
    allow_chop: bool
    clock_seconds: int


def sign(table: Table) -> SignView | None:
    """The sign of the table: of the hand that is running, else of what is set; None for a table not set up."""
    options = table.hand.setup.options if table.hand else table.options
    if options is None:
        return None
    return SignView(
        table=table.name,
        structure=options.structure,
        blinds=(options.small_blind, options.big_blind),
        bets=(options.unit, options.big_unit) if options.structure is Structure.FIXED_LIMIT else None,
        ante_mode=options.ante_mode,
        ante=options.ante,
        straddle=options.straddle,
        buy_in=(options.buy_in_min, options.buy_in_max),
        rake=options.rake,
        caps=options.rake.caps if options.rake else (),
        jackpot=options.promo,
        button=options.button_method,
        must_show_all=options.must_show_all,
        allin_face_up=options.allin_face_up,
        allow_chop=options.allow_chop,
        clock_seconds=options.clock_seconds,
    )
