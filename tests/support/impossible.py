"""Set-up positions made up at random, good and bad: each is refused with a sentence, or can be played."""

from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st

import darkling
from darkling.table.errors import BadPosition, BadSetting
from support.cases import SOAK

CHOICES = 30
bounded = settings(max_examples=2000 if SOAK else 150)


def some(codes: Any, most: int) -> st.SearchStrategy[list[str]]:
    """Return a strategy for a few codes, also the same one twice."""
    return st.lists(st.sampled_from(list(codes)), max_size=most)


def broken(
    draw: Any, data: dict[str, Any], of_seats: dict[str, Any], of_table: dict[str, Any]
) -> dict[str, Any]:
    """Return the data of a position with up to four fields made up anew."""
    for _ in range(draw(st.integers(0, 4))):
        part, fields = data, of_table
        if data["seats"] and draw(st.booleans()):
            part, fields = draw(st.sampled_from(data["seats"])), of_seats
        field = draw(st.sampled_from(sorted(fields)))
        part[field] = draw(fields[field])
    return data


def accepted(game: str, data: Any) -> Any:
    """Return the position, or None if it is refused as it ought to be: with a sentence about the game."""
    try:
        return darkling.position(game, data)
    except (BadPosition, BadSetting) as wrong:
        said = str(wrong)
    assert said.startswith(game)
    return None


def restored(game: str, data: dict[str, Any]) -> Any:
    """Bring a position back from its data, as JSON has it."""
    return darkling.find(game).restore(msgspec.json.decode(msgspec.json.encode(data)))


def restores(game: str, g: Any) -> None:
    """Compare a position with itself, saved and restored."""
    assert restored(game, g.data()).fingerprint() == g.fingerprint()


def plays_on(game: str, g: Any) -> None:
    """Make some choices, after each of which the position must still be a possible one."""
    random, kind = Random(0), darkling.find(game)
    for _ in range(CHOICES):
        if g.over:
            assert g.result.places
            return
        seat = random.choice(g.waiting)
        g.choose(seat, random.choice(g.decision(seat).options))
        kind.check(g)
        g.view(None)
