"""The faces of fold, check and call, and of the bets: the same words in every structure."""

from dealer_app.rules.betting.facts import Call, Check, CheckAround, Fold, PlaceBet
from dealer_app.ui.text.panel import answers as text
from dealer_app.ui.view.panel import PanelMode, PanelView, PresetReason, PresetView
from dealer_app.ui.widgets.big_button import Face, Look
from dealer_app.ui.wishes import Do


def fold_face(view: PanelView) -> Face:
    """Fold: quiet when there is nothing to call (UX 4.6), off where the house forbids it."""
    quiet = view.legal is None or view.legal.call == 0
    allowed = view.legal is not None and view.legal.fold
    wish = Do((Fold(view.seat),)) if view.seat is not None else None
    return Face(text.fold(), wish, Look.QUIET if quiet else Look.PLAIN, enabled=allowed)


def call_face(view: PanelView, *, amber: bool) -> Face:
    """Check or call, the likeliest of the answers."""
    look = Look.LIKELIEST if amber else Look.PLAIN
    if view.legal is None or view.seat is None:
        return Face(text.check(), look=look, enabled=False)
    if view.legal.check:
        words, command = text.check(), Do((Check(view.seat),))
    else:
        words, command = text.call(view.legal.call), Do((Call(view.seat),))
    return Face(words, command, look, name=text.likeliest(words) if amber else words, size=28, weight=800)


def check_around_face() -> Face:
    """All check at once."""
    return Face(text.check_around(), Do((CheckAround(),)), size=18)


def preset_face(view: PanelView, preset: PresetView) -> Face:
    """One touch bets this level."""
    bets = is_opening(view)
    all_in = preset.reason is PresetReason.ALL_IN
    wish = Do((PlaceBet(view.seat, preset.to),)) if view.seat is not None else None
    name = text.preset_name(preset, bets=bets)
    return Face(text.preset(preset), wish, Look.ALL_IN if all_in else Look.PLAIN, name=name, size=18)


def is_opening(view: PanelView) -> bool:
    """Whether chips now would be a bet and not a raise."""
    return view.mode is PanelMode.NO_BET or (view.mode is PanelMode.LIMIT and view.bets_made == 0)
