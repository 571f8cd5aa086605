"""The settings of a game of Dark Heists, and what they come to."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.errors import BadSetting

FEWEST_ROUNDS, MOST_ROUNDS = 10, 60
JOB_TARGETS = {"easy": 5, "standard": 4, "hard": 3}
"""How many jobs make a heist of the Auto Player (DH-R-54)."""


class HeistsSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        difficulty: solo only: how quick the Auto Player is (DH-R-54).
        cop_effects: whether Cops coming out into the Streets have an effect (DH-VAR-01).
        challenge_rule: whether a challenge has to be exceeded, or only met (DH-R-36).
        failed_heist: whether a heist that failed is kept, or lost with what was done of it (DH-R-37).
        hidden_hands: whether a hand is secret until its owner's turn (DH-R-60).
        starting_coins: what everyone begins with (DH-R-01).
        rounds: after so many the night is over (DH-R-65).

    """

    difficulty: Literal["easy", "standard", "hard"] | None = None
    cop_effects: bool = True
    challenge_rule: Literal["exceed", "meet"] = "exceed"
    failed_heist: Literal["kept", "lost"] = "kept"
    hidden_hands: bool = False
    starting_coins: Annotated[int, Meta(ge=0, le=5)] = 0
    rounds: Annotated[int, Meta(ge=FEWEST_ROUNDS, le=MOST_ROUNDS)] = 40


def job_target(players: int, settings: HeistsSettings) -> int:
    """Return how many jobs make a heist of the Auto Player; raise BadSetting where settings do not fit."""
    if players > 1 and settings.difficulty is not None:
        raise BadSetting("heists: difficulty is for solo play; leave it out with more than one player")
    if players == 1 and settings.hidden_hands:
        raise BadSetting("heists: hidden_hands is for several players; leave it out in solo play")
    return JOB_TARGETS[settings.difficulty or "standard"] if players == 1 else 0
