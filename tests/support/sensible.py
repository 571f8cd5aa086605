"""Sensible people: of what is on offer, what brings a game on."""

from typing import Any

Scene = dict[str, Any]
USING_A_HAND = (
    "attempt_crime",
    "attempt_sway",
    "recruit",
    "larceny",
    "all_sway",
    "all_crime",
    "sway",
    "crime",
)
GANG_IS_READY = 5
"""After so many rounds heists are worth a try."""


def sensible(scene: Scene) -> int:
    """Return the number of an offer that brings the game on."""
    return SENSIBLE[scene["game"]](scene)


def _in_dealings(scene: Scene) -> int:
    """Fight on, and stop once it is enough."""
    verbs = _verbs(scene)
    fight = scene["view"]["fight"]
    if "done" in verbs and fight["total"] >= fight["armor"]:
        return 1 + verbs.index("done")
    return 1


def _in_heists(scene: Scene) -> int:
    """Do heists once the gang is ready, and use all cards."""
    verbs = _verbs(scene)
    if "heist" in verbs and scene["view"]["round"] > GANG_IS_READY:
        return 1 + verbs.index("heist")
    for verb in USING_A_HAND:
        if verb in verbs:
            return 1 + verbs.index(verb)
    return len(verbs)


def _verbs(scene: Scene) -> list[str]:
    return [offer["verb"] for offer in scene["asked"]["offers"]]


SENSIBLE = {"dealings": _in_dealings, "heists": _in_heists}
