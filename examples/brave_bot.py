"""A bot of one's own at a table of Dark Dealings, somewhere on the network.

    python examples/brave_bot.py LINK

The link is what the host of a table shares for an open seat: http://host:8000/table/ID#TOKEN
"""

import sys

from darkling.client import play
from darkling.wire.scene import OptionShown, Scene


def brave(scene: Scene) -> OptionShown:
    """Fight every hero with all that is there, and take the first option of anything else."""
    assert scene.asked is not None
    first = {option.verb: option for option in reversed(scene.asked.options)}
    if "done" in first and enough(scene):
        return first["done"]
    return first.get("fight") or first.get("strike") or scene.asked.options[0]


def enough(scene: Scene) -> bool:
    """Say whether the strikes so far defeat the hero at the gate."""
    fight = scene.view["fight"]
    return fight is not None and fight["total"] >= fight["armor"]


if __name__ == "__main__":
    last = play(sys.argv[1], brave, name="The Brave")
    assert last.outcome is not None
    for place in last.outcome.places:
        print(place.place, ", ".join(last.seats[seat].name for seat in place.seats))
