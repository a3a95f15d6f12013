"""The key of the large place for a step."""

from dealer_app.ui.text.names import seat_name
from dealer_app.ui.text.panel import answers as text
from dealer_app.ui.text.prompts import plain, prompt_line
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
    seat = ""
    if large.instead is not None and large.instead.seat is not None:
        seat, name = seat_name(large.instead.seat), plain(prompt_line(large.instead))
    button.show_face(Face(words, Do(large.wishes), look, name=name, second=seat, size=28, weight=800))
