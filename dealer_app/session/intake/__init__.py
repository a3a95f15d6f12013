"""From what devices report to facts: events in order (intake), one judged (judging), what it proves done (evidence).

Sightings that can't be judged yet wait in pending; hand_cards knows the cards; what does not fit is told by notices.
"""

from dealer_app.session.intake.intake import Intake

__all__ = ["Intake"]
