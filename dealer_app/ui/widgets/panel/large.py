"""The key of the large place for a step."""

from dealer_app.ui.text.panel import answers as text
from dealer_app.ui.view.panel import LargeKey
from dealer_app.ui.widgets.big_button import BigButton, Face, Look
from dealer_app.ui.wishes import Do


def show_large(button: BigButton, large: LargeKey | None, *, amber: bool) -> None:
    """Show the key's word and wishes; hide it where a reader answers."""
    button.setVisible(large is not None)
    if large is None:
        return
    words = text.large(large.label)
    look = Look.LIKELIEST if amber else Look.PLAIN
    name = text.likeliest(words) if amber else words
    button.show_face(Face(words, Do(large.wishes), look, name=name, size=28, weight=800))
