"""Sensible people: of what is on offer, what brings a game on."""

from typing import Any

Scene = dict[str, Any]
USING_A_HAND = (
    "streets",
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
PREFERRED = ("attack_boss", "attack", "open", "treasure", "take", "pick_up", "activate", "step")
"""What leads on, best first."""
DOOR = "D2"
"""The square before the first door."""


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
    """Recruit at first, do heists once the gang is ready, and use all cards."""
    verbs = _verbs(scene)
    if "heist" in verbs and scene["view"]["round"] > GANG_IS_READY:
        return 1 + verbs.index("heist")
    for verb in USING_A_HAND:
        if verb in verbs:
            return 1 + verbs.index(verb)
    return len(verbs)


def choice(scene: Scene) -> int:
    """Return the number of an offer that leads on; of several steps, not always the same."""
    asked = scene["asked"]
    verbs = [offer["verb"] for offer in asked["options"]]
    for verb in PREFERRED:
        found = [number for number, offered in enumerate(verbs, 1) if offered == verb]
        if found:
            return found[asked["number"] % len(found)]
    return len(verbs)


def towards_the_enemy(scene: Scene) -> int:
    """Return the number of an offer that leads on; of several steps, the one that leads to a fight."""
    offers = scene["asked"]["options"]
    best = choice(scene)
    if offers[best - 1]["verb"] != "step":
        return best
    steps = [number for number, offer in enumerate(offers) if offer["verb"] == "step"]
    return 1 + min(steps, key=lambda number: _far(offers[number]["thing"], _enemies(scene["view"])))


def _enemies(view: Scene) -> list[str]:
    """Return where those are who can be fought, or the door behind which they are."""
    is_hero = view["acting"]["hero"] is not None
    return [one["square"] for one in view["monsters" if is_hero else "heroes"]] or [DOOR]


def _far(square: str, goals: list[str]) -> tuple[int, int]:
    """Return how far a square is from the nearest goal; of two, the one deeper in the castle is nearer."""
    column, row = ord(square[0]), int(square[1:])
    return min([abs(column - ord(goal[0])) + abs(row - int(goal[1:])) for goal in goals]), -column


def _verbs(scene: Scene) -> list[str]:
    return [offer["verb"] for offer in scene["asked"]["options"]]


SENSIBLE = {
    "dealings": _in_dealings,
    "heists": _in_heists,
    "castle": towards_the_enemy,
    "village": choice,
}
