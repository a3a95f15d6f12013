"""Steps while play stands still: floor called, something seen that does not fit, after a restart."""

from dealer_app.guidance.prompt import Prompt, PromptKind
from dealer_app.rules.table import Stop, Table


def stopped(table: Table) -> Prompt:
    """What has to be answered before play goes on."""
    if Stop.FLOOR in table.stops:
        return Prompt(PromptKind.STOP_FLOOR, "MIS-3", warning=True)
    if Stop.RESTART in table.stops:
        return Prompt(PromptKind.RESUME, "INV-9", count=table.hand.setup.number if table.hand else None)
    notice = table.notice
    assert notice is not None
    return Prompt(
        PromptKind(notice.kind),
        notice.rule,
        seat=notice.seat or None,
        cards=notice.cards,
        place=notice.place,
        street=table.hand.street.name if table.hand else "",
        warning=True,
    )
