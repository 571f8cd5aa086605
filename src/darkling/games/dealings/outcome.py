"""Victory: who withstood the siege best, and what decided it."""

from darkling.games.dealings.cards import CHALLENGE, Hero
from darkling.table.result import Result, ranked

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
