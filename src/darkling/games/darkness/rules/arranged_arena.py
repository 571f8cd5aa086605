"""The arena of a position set up by hand: before the cuts for initiative, or before a round."""

from darkling.games.darkness.rules.arena import ROUNDS, START, Arena, lay_arena
from darkling.games.darkness.rules.arranged_effects import lay_effects
from darkling.games.darkness.rules.arranged_heroes import arrange_hero
from darkling.games.darkness.rules.arranged_room import stand
from darkling.games.darkness.rules.arranged_shapes import BLANK, GAME, ArrangedDarkness, ArrangedDelver
from darkling.games.darkness.rules.campaign import ENTRY
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.state import Darkness
from darkling.table.arranging import check_range
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

IN_A_FIGHT = ("round", "effects")
DUNGEON_FIELDS = (
    *("encounter", "won", "dungeons_left", "tiles", "flipped", "foes", "seeds", "discard", "buried", "below"),
    *("far", "next_danger", "defeated"),
)
BLANK_SEAT = ArrangedDelver(hero="")
DUNGEON_GEAR = ("items", "advancements", "spent", "poise")
"""What heroes have in dungeons only (AD-PVP-04, AD-PVP-05)."""
BEFORE = 0
"""The moment in which all teams fell that are out from the beginning."""


def arrange_arena(g: Darkness, setup: ArrangedDarkness) -> Rule:
    """Put the heroes of a position into the arena; return the rule with which it goes on."""
    _check_fields(setup)
    for hero, arranged in enumerate(setup.seats):
        arrange_hero(g, hero, arranged, setup.phase)
    if setup.phase == ROUNDS:
        _arrange_fight(g, setup)
    elif not all(g.hp):
        raise BadPosition(f"{GAME}: somebody has 0 HP, and the fight has not begun")
    return Arena(START if setup.phase == ENTRY else ROUNDS)


def _check_fields(setup: ArrangedDarkness) -> None:
    if setup.phase not in (ENTRY, ROUNDS):
        raise BadPosition(f"{GAME}: phase is {setup.phase!r}, expected {ENTRY!r} or {ROUNDS!r} in the arena")
    for name in (*DUNGEON_FIELDS, *(IN_A_FIGHT if setup.phase == ENTRY else ())):
        if getattr(setup, name) != getattr(BLANK, name):
            where = "the fight has not begun" if name in IN_A_FIGHT else "the arena is no dungeon"
            raise BadPosition(f"{GAME}: {name} is there, and {where}: leave it out")
    for seat, arranged in enumerate(setup.seats):
        for name in DUNGEON_GEAR:
            if getattr(arranged, name) != getattr(BLANK_SEAT, name):
                raise BadPosition(f"{GAME}: seat {seat} has {name}, and the arena has none: leave it out")


def _arrange_fight(g: Darkness, setup: ArrangedDarkness) -> None:
    check_range(GAME, "round", setup.round, 1, g.round_cap)
    g.round = g.rounds = setup.round - 1
    lay_arena(g)
    stand(g, setup)
    down = [team for team in range(g.teams) if not any(g.hp[team :: g.teams])]
    g.fallen = tuple([(team, BEFORE) for team in down])
    if is_over(g):
        raise BadPosition(f"{GAME}: {g.teams - len(down)} teams have someone awake, expected 2 or more")
    _note_offenders(g, setup)
    lay_effects(g, setup.effects)


def _note_offenders(g: Darkness, setup: ArrangedDarkness) -> None:
    """Note who has hurt the heroes since their last turns."""
    for hero, arranged in enumerate(setup.seats):
        for figure in arranged.offenders:
            check_range(GAME, f"offenders of seat {hero}", figure, 0, g.heroes - 1)
            g.grudge[hero] |= 1 << figure
