"""Words of the table sign."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from dealer_app.rules.options import AnteMode, ButtonMethod, RakeType, Step, StraddleMode, Structure
from dealer_app.ui.text.names import amount, percent
from dealer_app.ui.view.sign import SignView

_say: Final = QCoreApplication.translate


def heading(view: SignView) -> str:
    """Game and limit."""
    match view.structure:
        case Structure.NO_LIMIT:
            return _say("sign", "No limit hold'em")
        case Structure.POT_LIMIT:
            return _say("sign", "Pot limit hold'em")
        case Structure.FIXED_LIMIT:
            return _say("sign", "Limit hold'em")


def stakes(view: SignView) -> tuple[str, str]:
    """The name and the figures of what is played for: blinds, in a limit game the bets."""
    if view.bets is not None:
        return _say("sign", "Bets"), f"{amount(view.bets[0])}–{amount(view.bets[1])}"
    return _say("sign", "Blinds"), f"{amount(view.blinds[0])}–{amount(view.blinds[1])}"


def buy_in(view: SignView) -> tuple[str, str]:
    """The name and the range of the buy-in."""
    least, most = view.buy_in
    name = _say("sign", "Buy-in")
    if least and most:
        return name, f"{amount(least)}–{amount(most)}"
    if least:
        return name, _say("sign", "from {amt}").format(amt=amount(least))
    return name, _say("sign", "up to {amt}").format(amt=amount(most)) if most else _say("sign", "Any amount")


def rake(view: SignView) -> str:
    """What the house takes and its cap."""
    if view.rake is None:
        return _say("sign", "No rake")
    match view.rake.type:
        case RakeType.PERCENT:
            taken = _say("sign", "Rake {p}%").format(p=percent(view.rake.basis_points))
        case RakeType.PER_AMOUNT:
            taken = _say("sign", "Rake {amt} per {per}").format(amt=amount(view.rake.take), per=amount(view.rake.per))
        case RakeType.STEPS:
            taken = _say("sign", "Rake: {steps}").format(steps=_steps(view.rake.steps))
    if not view.caps:
        return taken
    if len(view.caps) == 1:
        return _say("sign", "{rake}, cap {cap}").format(rake=taken, cap=amount(view.caps[0].cap))
    caps = ", ".join(
        _say("sign", "{cap} ({a}–{b} players)").format(cap=amount(each.cap), a=each.min_players, b=each.max_players)
        for each in view.caps
    )
    return _say("sign", "{rake}, cap {cap}").format(rake=taken, cap=caps)


def house(view: SignView) -> tuple[str, ...]:
    """Every other rule in force, one sentence each."""
    found = []
    if view.bets is not None:
        found.append(_say("sign", "Blinds {a}–{b}").format(a=amount(view.blinds[0]), b=amount(view.blinds[1])))
    found.append(
        {
            AnteMode.NONE: _say("sign", "No ante"),
            AnteMode.EACH: _say("sign", "Ante {amt} each"),
            AnteMode.BB_ANTE: _say("sign", "Big blind ante {amt}"),
        }[view.ante_mode].format(amt=amount(view.ante))
    )
    found.append(
        {
            StraddleMode.OFF: _say("sign", "No straddle"),
            StraddleMode.UTG: _say("sign", "Straddle left of the big blind"),
            StraddleMode.BUTTON: _say("sign", "Button straddle"),
            StraddleMode.BOTH: _say("sign", "Straddle left of the big blind or on the button"),
        }[view.straddle]
    )
    found.append(rake(view))
    if view.jackpot:
        found.append(_say("sign", "Jackpot: {steps}").format(steps=_steps(view.jackpot)))
    if view.rake is not None and view.rake.no_flop_no_drop:
        found.append(_say("sign", "No flop, no drop"))
    found.append(
        {ButtonMethod.DEAD: _say("sign", "Dead button"), ButtonMethod.MOVING: _say("sign", "Moving button")}[
            view.button
        ]
    )
    if view.must_show_all:
        found.append(_say("sign", "All called hands are shown"))
    if view.allin_face_up:
        found.append(_say("sign", "All-in hands face up"))
    found.append(_say("sign", "Chopping blinds allowed") if view.allow_chop else _say("sign", "No chopping of blinds"))
    found.append(_say("sign", "Clock {s} seconds").format(s=view.clock_seconds))
    return tuple(found)


def _steps(steps: tuple[Step, ...]) -> str:
    return ", ".join(
        _say("sign", "{amt} from {pot}").format(amt=amount(step.total), pot=amount(step.pot_at_least)) for step in steps
    )


def close() -> str:
    """The only key."""
    return _say("sign", "Close")
