"""Wishes and facts about chips in the middle."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReturnUncalled:
    """What nobody called goes back to its owner (POT-2 a)."""


@dataclass(frozen=True, slots=True)
class PullBets:
    """The bets in front go into the pots (HE-6)."""


@dataclass(frozen=True, slots=True)
class TakeRake:
    """What is due to the rake spot is laid there, or, once it lies there, what is due to the jackpot (RAKE-5)."""


@dataclass(frozen=True, slots=True)
class PushPot:
    """A pot is pushed to its winners; 0 is the main pot."""

    pot: int


@dataclass(frozen=True, slots=True)
class DropRake:
    """What lies on the rake spot goes into the box, and the hand is over (HE-19)."""


PotsCommand = ReturnUncalled | PullBets | TakeRake | PushPot | DropRake


@dataclass(frozen=True, slots=True)
class UncalledReturned:
    """Chips nobody called went back to a seat."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BetsPulled:
    """Nothing lies in front any more; the next street opens if one is to come."""


@dataclass(frozen=True, slots=True)
class RakeTaken:
    """So much more lies on the rake spot and in the jackpot's place."""

    house: int
    promo: int


@dataclass(frozen=True, slots=True)
class PotPushed:
    """Chips of a pot went to a seat; several when it is split."""

    pot: int
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class RakeDropped:
    """Rake and jackpot went into their boxes."""

    house: int
    promo: int


@dataclass(frozen=True, slots=True)
class FinalStack:
    """A seat's chips when the hand is over."""

    seat: int
    stack: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is complete (INV-7)."""

    stacks: tuple[FinalStack, ...]


PotsEvent = UncalledReturned | BetsPulled | RakeTaken | PotPushed | RakeDropped | HandEnded
