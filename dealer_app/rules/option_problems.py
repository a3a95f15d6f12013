"""What is impossible about house options, told key by key before a table opens with them."""

from dataclasses import dataclass, fields
from itertools import pairwise

from dealer_app.rules.options import MOST_CHIPS, AnteMode, Options, Rake, RakeType, Step, StraddleMode, Structure


@dataclass(frozen=True, slots=True)
class Problem:
    """One impossible value: the key's path as in the file, and what it has to be."""

    key: str
    must: str


def problems(options: Options) -> tuple[Problem, ...]:
    """Everything that is impossible about a set of options; empty when a table may open with it."""
    return (*_money(options), *_limits(options), *_rake(options))


def _money(o: Options) -> tuple[Problem, ...]:
    found = []
    if o.min_chip < 1:
        found.append(Problem("min_chip", "must be 1 or more"))
    if not 2 <= o.seats <= 10:
        found.append(Problem("seats", "must be 2 to 10 (DEAL-5)"))
    if o.big_blind < 1:
        found.append(Problem("big_blind", "must be 1 or more"))
    if not 0 < o.small_blind <= o.big_blind:
        found.append(Problem("small_blind", f"must be 1 to {o.big_blind} (BLD-1)"))
    if (o.ante > 0) != (o.ante_mode is not AnteMode.NONE):
        found.append(Problem("ante", "must be above 0 with ante_mode each or bb_ante, and 0 with none (BLD-15)"))
    for field in fields(Options):
        value = getattr(o, field.name)
        if type(value) is int and value < 0:
            found.append(Problem(field.name, "must not be negative"))
        if type(value) is int and value > MOST_CHIPS:
            found.append(Problem(field.name, f"must be at most {MOST_CHIPS}"))
    unit = max(o.min_chip, 1)
    for key in ("small_blind", "big_blind", "ante", "small_bet", "big_bet", "buy_in_min", "button_charge", "hand_cap"):
        if getattr(o, key) % unit:
            found.append(Problem(key, f"must be a multiple of min_chip {unit} (BET-27)"))
    return tuple(found)


def _limits(o: Options) -> tuple[Problem, ...]:
    found = []
    if o.buy_in_max and o.buy_in_max < o.buy_in_min:
        found.append(Problem("buy_in_max", f"must be at least buy_in_min {o.buy_in_min} (TS-1)"))
    if o.structure is Structure.FIXED_LIMIT:
        if o.unit != o.big_blind:
            found.append(Problem("small_bet", f"must be the big blind {o.big_blind} (FL-2)"))
        if o.big_unit < o.unit:
            found.append(Problem("big_bet", f"must be at least the small bet {o.unit} (FL-1)"))
        if o.unit % 2 and o.fl_half_bet and o.min_chip > 1:
            found.append(Problem("small_bet", "must be even in units of min_chip (FL-7)"))
        if o.straddle in (StraddleMode.BUTTON, StraddleMode.BOTH):
            found.append(Problem("straddle", "has no button straddle in fixed limit (BLD-12)"))
    elif o.small_bet or o.big_bet:
        found.append(Problem("small_bet", "and big_bet belong to fixed limit only (FL-1)"))
    if o.clock_seconds < 1:
        found.append(Problem("clock_seconds", "must be 1 or more (BET-35)"))
    if not 0 < o.max_rake_pct <= 100:
        found.append(Problem("max_rake_pct", "must be 1 to 100 (RAKE-14)"))
    if o.hand_cap and o.hand_cap < o.big_blind:
        found.append(Problem("hand_cap", f"must be 0 or at least the big blind {o.big_blind} (TS-8)"))
    return tuple(found)


def _rake(o: Options) -> tuple[Problem, ...]:
    """RAKE-14: what a rake and promo structure must keep to."""
    found = list(_steps("promo", o.promo, o.min_chip))
    rake = o.rake
    if rake is None:
        return tuple(found)
    unit = max(o.min_chip, 1)
    if max(rake.basis_points, rake.increment, rake.per, rake.take, *(cap.cap for cap in rake.caps)) > MOST_CHIPS:
        found.append(Problem("rake", f"must have no number above {MOST_CHIPS}"))
    if any(cap.cap < 1 for cap in rake.caps):
        found.append(Problem("rake.caps", "must be above 0"))
    if any(cap.cap % unit for cap in rake.caps):
        found.append(Problem("rake.caps", f"must be a multiple of min_chip {unit}"))
    if any(not 2 <= cap.min_players <= cap.max_players <= 10 for cap in rake.caps):
        found.append(Problem("rake.caps", "needs 2 <= min_players <= max_players <= 10 (RAKE-7)"))
    elif rake.caps and any(_caps_for(rake, players) != 1 for players in range(2, o.seats + 1)):
        found.append(Problem("rake.caps", f"must name each number of players from 2 to {o.seats} once (RAKE-7)"))
    if rake.increment < 1 or rake.increment % unit:
        found.append(Problem("rake.increment", f"must be a multiple of min_chip {unit}"))
    match rake.type:
        case RakeType.PERCENT:
            if not 0 < rake.basis_points <= 100 * o.max_rake_pct:
                found.append(
                    Problem("rake.basis_points", f"must be 1 to {100 * o.max_rake_pct}, max_rake_pct {o.max_rake_pct}")
                )
        case RakeType.PER_AMOUNT:
            if rake.per < 1 or rake.take < 1 or rake.take % unit or 100 * rake.take > o.max_rake_pct * rake.per:
                found.append(Problem("rake.take", "and rake.per must be above 0 and within max_rake_pct"))
        case RakeType.STEPS:
            found += (*_steps("rake.steps", rake.steps, o.min_chip), *_rake_steps(rake.steps))
    return tuple(found)


def _caps_for(rake: Rake, players: int) -> int:
    return sum(cap.min_players <= players <= cap.max_players for cap in rake.caps)


def _rake_steps(steps: tuple[Step, ...]) -> tuple[Problem, ...]:
    """The jackpot takes what is left at most (RAKE-20); the rake has nothing that would keep it within the pot."""
    found = [] if steps else [Problem("rake.steps", "must not be empty")]
    if any(step.total > step.pot_at_least for step in steps):
        found.append(Problem("rake.steps", "must not take more than the pot that reaches the step (RAKE-14)"))
    return tuple(found)


def _steps(key: str, steps: tuple[Step, ...], unit: int) -> tuple[Problem, ...]:
    found = []
    pairs = tuple(pairwise(steps))
    if any(b.pot_at_least <= a.pot_at_least or b.total <= a.total for a, b in pairs):
        found.append(Problem(key, "must rise from step to step (RAKE-14)"))
    if any(max(step.pot_at_least, step.total) > MOST_CHIPS for step in steps):
        found.append(Problem(key, f"must have no number above {MOST_CHIPS}"))
    if any(step.pot_at_least < 0 or step.total < 1 or step.total % max(unit, 1) for step in steps):
        found.append(Problem(key, f"must be above 0 and multiples of min_chip {unit}"))
    return tuple(found)
