"""Remembers who has shown, conceded, or was read as the winner. Never judges."""

from typing import assert_never

from dealer_app.rules.hand import Named, Tabled
from dealer_app.rules.showdown.facts import HandMucked, HandTabled, ShowdownEvent, WinnersNamed
from dealer_app.rules.table import Table


def apply(table: Table, event: ShowdownEvent) -> Table:
    """The table after a hand was shown, mucked or read."""
    hand = table.hand
    assert hand is not None
    shown = hand.showdown
    match event:
        case HandTabled():
            at = hand.setup.place[event.seat]
            hole = (*hand.cards.hole[:at], event.cards, *hand.cards.hole[at + 1 :])
            tabled = (*shown.tabled, Tabled(event.seat, event.cards))
            cards = hand.cards._replace(hole=hole)
            return table.with_hand(hand._replace(cards=cards, showdown=shown._replace(tabled=tabled)))
        case HandMucked():
            return table.with_hand(hand._replace(showdown=shown._replace(mucked=(*shown.mucked, event.seat))))
        case WinnersNamed():
            named = (*shown.named, Named(event.pot, event.seats))
            return table.with_hand(hand._replace(showdown=shown._replace(named=named)))
        case _:
            assert_never(event)
