"""Steps while no hand runs: opening the table, drawing for the button, shuffling, starting."""

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.seats.next_hand import upcoming, waiting_for_draw
from dealer_app.rules.table import Table


def setting_up() -> Prompt:
    """No options yet: the table has to be configured (BLD-1: its stakes are posted)."""
    return Prompt(PromptKind.SET_UP, "BLD-1")


def waiting() -> Prompt:
    """GEN-6: fewer than two players."""
    return Prompt(PromptKind.WAIT_PLAYERS, "GEN-6")


def drawing(table: Table) -> Prompt:
    """BTN-1: one card face up to each player, the next one named."""
    left = waiting_for_draw(table)
    return Prompt(PromptKind.DRAW_BUTTON, "BTN-1", seat=left[0], seats=left, count=len(left))


def shuffling(table: Table) -> Prompt:
    """The deck has to be made ready; a button just drawn is set first, a wash is due before a shuffle (DECK-3)."""
    if table.button_drawn or not table.deck.wash_due:
        return next_hand(table)
    return wash()


def next_hand(table: Table) -> Prompt:
    """Where the button goes and that the next hand can be dealt (BTN-2, BTN-4, BTN-5)."""
    positions = upcoming(table)
    assert positions is not None
    if table.button_drawn:
        return Prompt(PromptKind.BUTTON_TO, "BTN-2", seat=positions.button)
    return Prompt(PromptKind.NEXT_HAND, "BTN-4", seat=positions.button)


def wash() -> Prompt:
    """DECK-3."""
    return Prompt(PromptKind.WASH, "DECK-3")


def shuffle() -> Prompt:
    """DECK-4, DECK-5."""
    return Prompt(PromptKind.SHUFFLE, "DECK-4")
