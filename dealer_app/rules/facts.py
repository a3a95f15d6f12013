"""All wishes and facts of the rules, gathered from their subjects."""

from dealer_app.rules.betting.facts import BettingCommand, BettingEvent
from dealer_app.rules.dealing.facts import DealingCommand, DealingEvent
from dealer_app.rules.floor.facts import FloorCommand, FloorEvent
from dealer_app.rules.posting.facts import PostingCommand, PostingEvent
from dealer_app.rules.pots.facts import PotsCommand, PotsEvent
from dealer_app.rules.seats.facts import SeatsCommand, SeatsEvent
from dealer_app.rules.showdown.facts import ShowdownCommand, ShowdownEvent

Command = SeatsCommand | PostingCommand | DealingCommand | BettingCommand | PotsCommand | ShowdownCommand | FloorCommand
Event = SeatsEvent | PostingEvent | DealingEvent | BettingEvent | PotsEvent | ShowdownEvent | FloorEvent
