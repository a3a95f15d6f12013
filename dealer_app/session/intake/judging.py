"""What a sighting leads to in the moment it is judged in: pure, nothing is done here.

`waited`: what the sighting has waited for until now; None when it is judged for the first time, or anew because its
card was drawn meanwhile.
"""

from typing import Final

from dealer_app.guidance import reads
from dealer_app.guidance.prompt import PromptKind
from dealer_app.rules.dealing.facts import DealBoard, NameCard
from dealer_app.rules.floor.facts import NoteIrregularity
from dealer_app.rules.flow import Phase, betting_is_over, is_between_hands, phase
from dealer_app.rules.hand import Place, Zone
from dealer_app.rules.seats.facts import DealForButton
from dealer_app.rules.table import Table
from dealer_app.session.intake.pending import (
    CONFIRM_MS,
    DRAW_MS,
    OVERLAP_MS,
    WRONG_SEAT_MS,
    Sighting,
    Wait,
    Waiting,
)
from dealer_app.session.intake.scene import Scene
from dealer_app.session.intake.verdicts import Confirms, Deals, Does, Matches, Notes, Shows, Verdict

_PLAY: Final = frozenset(
    (Phase.POSTING, Phase.DEALING, Phase.NAMING, Phase.BETTING, Phase.PULLING, Phase.RAKING, Phase.FACING)
)


def judge(scene: Scene, seen: Sighting, waited: Wait | None) -> Verdict:
    """What the sighting proves, or until when it has to wait."""
    if seen.tag.id not in scene.deck:
        return _foreign(seen, waited)
    if seen.place.zone is Zone.MUCK:
        return _in_muck(scene, seen, waited)
    if seen.place.zone is Zone.SHOW:
        return _at_show(scene, seen)
    dealt = scene.vault.dealt(seen.tag.id)
    if dealt is not None:
        return _dealt_before(scene, seen, dealt, waited)
    if scene.other_places(seen.tag, seen.place):
        return _until_one_place_is_left(scene, seen, waited)
    if scene.misses_card(seen.tag, seen.place):
        if seen.place.zone is not Zone.BOARD and waited is not Wait.LATE:
            # An antenna next door may read it too, and first: it counts once it has lain here alone.
            return Waiting(seen, Wait.LATE, scene.now_ms + OVERLAP_MS)
        return Matches()
    match seen.place.zone:
        case Zone.HOLE:
            return _at_seat(scene, seen, waited)
        case Zone.BURNS:
            return _at_burn(scene, seen, waited)
        case _:
            return _at_board(scene, seen, waited)


def note_of(odd: reads.Odd, spot: str) -> NoteIrregularity:
    """The notice of a read that does not fit; no card is named, for it may be a concealed one."""
    return NoteIrregularity(odd.kind.value, spot, odd.seat, (), odd.rule)


def _odd(seen: Sighting, odd: reads.Odd) -> Notes:
    return Notes(note_of(odd, str(seen.spot)))


def _wait(seen: Sighting, wait: Wait, ms: int) -> Waiting:
    return Waiting(seen, wait, seen.seen_ms + ms)


def _foreign(seen: Sighting, waited: Wait | None) -> Verdict:
    if waited is None:
        return _wait(seen, Wait.FOREIGN, OVERLAP_MS)
    return _odd(seen, reads.Odd(PromptKind.UNKNOWN_CARD, "IRR-21"))


def _in_muck(scene: Scene, seen: Sighting, waited: Wait | None) -> Verdict:
    """The last down card of a seat that reaches the muck is its fold or concession."""
    dealt = scene.vault.dealt(seen.tag.id)
    if dealt is None or dealt.zone is not Zone.HOLE or not scene.is_mucked(dealt.seat):
        return None
    meaning = reads.in_muck(scene.table, dealt.seat)
    if isinstance(meaning, reads.Proves):
        return Does(meaning.wishes)
    if not isinstance(meaning, reads.Odd):
        return None
    return _odd(seen, meaning) if waited else _wait(seen, Wait.MUCK, OVERLAP_MS)


def _at_show(scene: Scene, seen: Sighting) -> Verdict:
    """SHOW-16: only the dealer lays cards there, face up; with the last of a hand it is tabled."""
    dealt = scene.vault.dealt(seen.tag.id)
    if dealt is None or dealt.zone is not Zone.HOLE or not scene.is_shown(dealt.seat):
        return None
    meaning = reads.at_show(scene.table, dealt.seat, scene.vault.faces(dealt.seat))
    return Does(meaning.wishes) if isinstance(meaning, reads.Proves) else None


def _dealt_before(scene: Scene, seen: Sighting, dealt: Place, waited: Wait | None) -> Verdict:
    """A card of this hand: where it was dealt, or where it should not lie."""
    if dealt == seen.place:
        return Confirms()
    if _is_played_out(scene.table):
        return None  # hands are shown, killed and gathered: cards go anywhere
    others = scene.other_places(seen.tag, seen.place)
    if seen.tag.id not in scene.confirmed and not others:
        if waited is None:
            return _wait(seen, Wait.WRONG_PLACE, WRONG_SEAT_MS)
        seat = seen.place.seat if seen.place.zone is Zone.HOLE else dealt.seat
        return _odd(seen, reads.Odd(PromptKind.WRONG_SEAT, "IRR-7", seat))
    if waited in (None, Wait.WRONG_PLACE):
        return _wait(seen, Wait.TWICE if others else Wait.NOT_EXPECTED, OVERLAP_MS)
    kind, rule = (PromptKind.SEEN_TWICE, "IRR-18") if others else (PromptKind.READ_ODD, "MIS-4")
    return _odd(seen, reads.Odd(kind, rule, seen.place.seat))


def _is_played_out(table: Table) -> bool:
    """Whether no card is dealt and nobody acts any more; chips may still be to pull while hands are turned over."""
    now, hand = phase(table), table.hand
    if now in (Phase.PULLING, Phase.RAKING) and hand is not None:
        return betting_is_over(hand) and not hand.cards.owed and hand.street is hand.setup.variant.streets[-1]
    return now not in _PLAY


def _until_one_place_is_left(scene: Scene, seen: Sighting, waited: Wait | None) -> Verdict:
    """A card that nobody has dealt yet and two antennas read: neither of them makes it."""
    if waited is not Wait.TWICE:
        return Waiting(seen, Wait.TWICE, scene.now_ms + OVERLAP_MS)
    return _odd(seen, reads.Odd(PromptKind.SEEN_TWICE, "IRR-18", seen.place.seat))


def _at_seat(scene: Scene, seen: Sighting, waited: Wait | None) -> Verdict:
    seat = seen.place.seat
    if phase(scene.table) is Phase.DRAWING_BUTTON:
        return _meant(scene, seen, reads.at_seat(scene.table, seat), waited)
    if is_between_hands(scene.table) and not scene.is_cleared:
        return None  # still a card of the hand before
    if scene.has_shoe:
        waits = _for_the_draw(scene, seen, waited)
        if waits is not None:
            return waits
        if scene.has_unseen_down_card():
            return _odd(seen, reads.Odd(PromptKind.WRONG_SEAT, "IRR-7", seat))
    elif waited is None and not scene.is_next(seat):
        return _wait(seen, Wait.WRONG_PLACE, WRONG_SEAT_MS)
    return _meant(scene, seen, reads.at_seat(scene.table, seat), waited)


def _at_burn(scene: Scene, seen: Sighting, waited: Wait | None) -> Verdict:
    if scene.is_burned_early and phase(scene.table) is Phase.BETTING:
        return None  # that it came too early was told; the checks that it would prove were taken back (UX 4.6)
    if scene.has_shoe:
        waits = _for_the_draw(scene, seen, waited)
        if waits is not None:
            return waits
    return _meant(scene, seen, reads.at_burn(scene.table), waited)


def _for_the_draw(scene: Scene, seen: Sighting, waited: Wait | None) -> Waiting | None:
    """With a shoe the draw makes the card: its word is waited for, longer when the shoe stammers."""
    if waited is None:
        return _wait(seen, Wait.DRAW, DRAW_MS)
    return None if scene.shoe_is_healthy else Waiting(seen, Wait.DRAW, scene.now_ms + CONFIRM_MS)


def _at_board(scene: Scene, seen: Sighting, waited: Wait | None) -> Verdict:
    meaning = reads.at_board(scene.table)
    tapped = scene.tapped_board_card()
    if not isinstance(meaning, reads.Odd) or tapped is None:
        return _meant(scene, seen, meaning, waited)
    if waited is None:
        return _wait(seen, Wait.BOARD_ALONE, OVERLAP_MS)
    cards = (scene.deck.card(seen.tag.id), tapped)
    return Notes(NoteIrregularity(PromptKind.CONFLICT.value, str(seen.spot), 0, cards, "IRR-72"))


def _meant(scene: Scene, seen: Sighting, meaning: reads.Meaning, waited: Wait | None) -> Verdict:
    match meaning:
        case reads.Proves(wishes):
            return Deals(wishes)
        case reads.Reveals(opens):
            return _revealed(scene, seen, opens, waited)
        case reads.Odd(kind=kind) if waited is None:
            return _wait(seen, Wait.NOT_EXPECTED, WRONG_SEAT_MS if kind is PromptKind.WRONG_SEAT else OVERLAP_MS)
        case reads.Odd():
            return _odd(seen, meaning)
        case None:
            return None


def _revealed(scene: Scene, seen: Sighting, opens: reads.Opens, waited: Wait | None) -> Verdict:
    """A face becomes public: at once when every concealed card was seen, else after it has lain alone a second."""
    card = scene.deck.card(seen.tag.id)
    if opens is reads.Opens.BUTTON:
        return Does((DealForButton(card),))
    others = scene.vault.lies_at(seen.tag.id).keys() - {seen.place}
    if (others or scene.has_unseen_concealed_card()) and waited is None:
        return _wait(seen, Wait.BOARD_ALONE, OVERLAP_MS)
    if others:
        return _odd(seen, reads.Odd(PromptKind.SEEN_TWICE, "IRR-18"))
    return Shows(NameCard(card) if opens is reads.Opens.NAME else DealBoard(card))
