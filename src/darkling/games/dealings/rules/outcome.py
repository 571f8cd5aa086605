"""Victory: who withstood the siege best, and what decided it."""

from darkling.games.dealings.cards import CHALLENGE, Hero
from darkling.table.result import Result, ranked, score_lines, together

HEROES_TO_FACE = 8
CRITERIA = (
    "heroes-defeated",
    "defenses-left",
    "best-hero",
    *[f"hero-{rank}" for rank in range(2, HEROES_TO_FACE + 1)],
)
"""DD-VIC-01, DD-VIC-02, DD-VIC-03, and then the next best heroes one by one (DD-R-35)."""


def outcome(defeated: list[tuple[Hero, ...]], defenses_left: list[int]) -> Result:
    """Rank by heroes defeated, Defense Cards left, then the challenges of the defeated heroes."""
    scores: list[tuple[int, ...]] = []
    for heroes, left in zip(defeated, defenses_left, strict=True):
        challenges = sorted([CHALLENGE[hero] for hero in heroes], reverse=True)
        missing = [0] * (HEROES_TO_FACE - len(challenges))
        scores.append((len(heroes), left, *challenges, *missing))
    return ranked(CRITERIA, scores)


HARDCORE_CRITERIA = ("rounds-survived", "defenses-left", "last-hero")
"""DD-HARD-05 to DD-HARD-08, and for the places below DD-R-40."""


def hardcore_outcome(survived: list[int], defenses_left: list[int], last_heroes: list[int]) -> Result:
    """Rank by rounds survived, Defense Cards left, then the challenge of the last hero faced."""
    return ranked(HARDCORE_CRITERIA, list(zip(survived, defenses_left, last_heroes, strict=True)))


SOLO_CRITERIA = ("heroes-defeated", "defenses-left")
HEROES_TO_HOLD_OUT = 4
"""With fewer the overlord is told off as evicted (DD-R-44)."""


def solo_outcome(defeated: int, defenses_left: int) -> Result:
    """Score a game alone (DD-R-44)."""
    lines = score_lines(SOLO_CRITERIA, [(defeated, defenses_left)])
    return together(defeated >= HEROES_TO_HOLD_OUT, lines)
