"""Inventing positions that cannot occur, and trying whether they are refused or can be played."""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import darkling
from darkling.table.chance import Chance
from darkling.table.errors import BadPosition, BadSetting

EXAMPLES = 2000 if os.environ.get("DARKLING_SOAK") else 120
CHOICES = 30
LEAST = 15
"""So many are refused and so many accepted, or else the inventing is no good."""


def chosen_of(*codes: Sequence[str] | str) -> st.SearchStrategy[str]:
    """Return one of many codes; a text is a code of its own."""
    return st.sampled_from([code for some in codes for code in ([some] if isinstance(some, str) else some)])


def broken(draw: Any, data: dict[str, Any], fields: Any, of_hero: Any, of_monster: Any) -> dict[str, Any]:
    """Give up to two fields values that may not fit the others."""
    for _ in range(draw(st.integers(0, 2))):
        kind = draw(st.sampled_from(["field", "field", "hero", "monster"]))
        if kind == "field":
            name = draw(st.sampled_from(sorted(fields)))
            data[name] = draw(fields[name])
        elif kind == "hero" or not data["monsters"]:
            name = draw(st.sampled_from(sorted(of_hero)))
            data["heroes"][draw(st.sampled_from(sorted(data["heroes"])))][name] = draw(of_hero[name])
        else:
            name = draw(st.sampled_from(sorted(of_monster)))
            draw(st.sampled_from(data["monsters"]))[name] = draw(of_monster[name])
    return data


def tried(game: str, positions: st.SearchStrategy[Any], check_possible: Callable[[Any], None]) -> None:
    """Set invented positions up: each is refused, or is possible and can be saved and played."""
    found: Counter[bool] = Counter()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(positions)
    def try_one(data: Any) -> None:
        try:
            g = darkling.position(game, data)
        except (BadPosition, BadSetting):
            found[False] += 1
            return
        found[True] += 1
        check_possible(darkling.find(game).arrange(data)[0])
        assert restored(game, g.data()).fingerprint() == g.fingerprint()
        play_on(game, g)

    try_one()
    assert min(found[True], found[False]) >= LEAST, found


def restored(game: str, data: dict[str, Any]) -> Any:
    """Bring a position back from its data, as JSON has it."""
    return darkling.find(game).restore(msgspec.json.decode(msgspec.json.encode(data)))


def play_on(game: str, g: Any) -> None:
    """Play by chance; whatever comes of it has to be possible."""
    kind, chance = darkling.find(game), Chance.seeded(1)
    for _ in range(CHOICES):
        if g.over:
            return
        g.choose(g.waiting[0], chance.pick(g.decision(g.waiting[0]).options))
        kind.check(g)


def items_of(g: Any) -> list[int]:
    """Return how many magic items there are of each kind, wherever they are."""
    held = [item for bag in g.bags for item in bag]
    found = Counter([*held, *g.carried, *[thing % 4 for thing in g.lying]])
    return [found[kind] + g.stock[kind] + g.discarded[kind] for kind in range(len(g.stock))]
