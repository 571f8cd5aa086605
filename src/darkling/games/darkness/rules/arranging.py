"""Positions set up by hand, for tests, studies and tutorials.

A position is data: the heroes, one a seat, and the room in which they are. Cards go by their codes, squares
by column and row as on the maps of the rulebook:

    {"seats": [{"hero": "CL1", "at": [2, 1], "hp": 20, "acs": ["AC001"], "rcs": ["RC01"],
                "used_acs": [], "used_rcs": [], "items": ["IT04"], "advancements": ["AV01"],
                "actions": None, "resources": None, "top_acs": [], "under_acs": [], "top_rcs": [],
                "under_rcs": [], "spent": [], "offenders": [], "fatigued": False, "poise": False}],
     "first": 0, "march": [0], "phase": "rounds", "round": 1, "encounter": 2, "won": 1, "dungeons_left": 0,
     "tiles": ["V(0,0)", "H(3,0)"], "flipped": {"1": "IT01"},
     "foes": [{"foe": "MO01", "at": [[9, 1], [10, 1]], "hp": [4, 2], "grudges": [0, -1]}],
     "effects": [{"card": "AC083", "by": 0, "on": [1], "left": 1},
                 {"by": 0, "on": [2], "what": "move", "amount": -2, "left": 1}],
     "seeds": ["MO02"], "discard": ["IT02"], "buried": 6, "below": ["BO1-1"], "far": [], "next_danger": 0,
     "defeated": 0, "settings": {"dungeon": "cellar"}, "draws": ["AC002", "RC01", "MO03", "AV02"]}
"""

from typing import Any

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    DUNGEON_CODES,
    RESOURCE_CODES,
)
from darkling.games.darkness.rules.advancement import DRAWS_FROM as ADVANCEMENTS_FROM
from darkling.games.darkness.rules.advancement import is_due
from darkling.games.darkness.rules.arranged_arena import arrange_arena
from darkling.games.darkness.rules.arranged_effects import lay_effects
from darkling.games.darkness.rules.arranged_heroes import arrange_hero
from darkling.games.darkness.rules.arranged_room import arrange_deck, arrange_room
from darkling.games.darkness.rules.arranged_shapes import BLANK, GAME, ArrangedDarkness
from darkling.games.darkness.rules.campaign import (
    ADVANCEMENT,
    BETWEEN,
    CLEARING,
    ENTRY,
    ROUNDS,
    Campaign,
    encounters_of,
)
from darkling.games.darkness.rules.draws import RCS_FROM
from darkling.games.darkness.rules.dungeon_deck import DRAWS_FROM
from darkling.games.darkness.rules.hero_invariants import wrong_heroes
from darkling.games.darkness.rules.set_up import PLAYERS, deal
from darkling.games.darkness.rules.settings import MOST_ENCOUNTERS, DarknessSettings
from darkling.games.darkness.rules.state import Darkness
from darkling.games.darkness.rules.told_deck import tell_all
from darkling.table.arranging import check_range, in_shape, read_arranged
from darkling.table.errors import BadPosition, BadSetting
from darkling.table.rule import Rule

__all__ = ["PLAYERS", "ArrangedDarkness", "arrange"]

IN_A_ROOM = (ROUNDS, CLEARING, ADVANCEMENT)
ROOM_FIELDS = ("tiles", "flipped", "foes", "effects")
LATER_FIELDS = ("far", "next_danger", "seeds")
"""What waits for the next encounter."""
DECK_FIELDS = ("discard", "buried", "below")
MOST_DEFEATED = 9999


def arrange(data: Any) -> tuple[Darkness, Rule]:
    """Return the position that data describe, and the rule with which it goes on."""
    setup = read_arranged(GAME, data, ArrangedDarkness, PLAYERS)
    settings = in_shape(f"{GAME}: settings", setup.settings, DarknessSettings)
    g = _table(len(setup.seats), settings)
    g.march = _march(setup)
    rule = arrange_arena(g, setup) if g.teams else _arrange_dungeon(g, setup, settings)
    _check_company(g)
    g.foretell((), [_drawn(code) for code in setup.draws])
    return g, rule


def _arrange_dungeon(g: Darkness, setup: ArrangedDarkness, settings: DarknessSettings) -> Rule:
    """Put the heroes of a position into a dungeon; return the rule with which it goes on."""
    _check_fields(setup)
    _arrange_progress(g, setup, settings)
    for hero, arranged in enumerate(setup.seats):
        arrange_hero(g, hero, arranged, setup.phase)
    _check_company(g)
    if setup.phase != BETWEEN:
        arrange_deck(g, setup)
    if setup.phase in IN_A_ROOM:
        arrange_room(g, setup)
        lay_effects(g, setup.effects)
    tell_all(g)
    return Campaign(setup.phase)


def _check_company(g: Darkness) -> None:
    """See that what the heroes have is there once, and that somebody is awake."""
    for sentence in wrong_heroes(g):
        raise BadPosition(f"{GAME}: {sentence}")
    if g.all_fallen():
        raise BadPosition(f"{GAME}: all heroes have 0 HP, and the game is lost")


def _table(heroes: int, settings: DarknessSettings) -> Darkness:
    """Return an empty table for so many heroes, and a game master if one plays."""
    try:
        return deal(heroes + (settings.play == "tabletop"), settings)
    except BadSetting as wrong:
        raise BadPosition(str(wrong)) from None


def _march(setup: ArrangedDarkness) -> tuple[int, ...]:
    seats = list(range(len(setup.seats)))
    march = setup.march or (*seats[setup.first :], *seats[: setup.first])
    if sorted(march) != seats:
        raise BadPosition(f"{GAME}: march is {list(march)}, expected each seat once")
    if setup.first not in (0, march[0]):
        raise BadPosition(f"{GAME}: first is {setup.first}, but seat {march[0]} leads the march")
    return march


# What can be said in which phase.


def _check_fields(setup: ArrangedDarkness) -> None:
    if setup.phase not in IN_A_ROOM:
        _leave_out(setup, ROOM_FIELDS, "no map is laid")
    if setup.phase == ROUNDS:
        _leave_out(setup, (*LATER_FIELDS, "flipped"), "the encounter has begun")
    else:
        _leave_out(setup, ("round",), "no encounter is under way")
    if setup.phase in (CLEARING, ADVANCEMENT):
        _leave_out(setup, ("effects",), "the encounter is won")
    if setup.phase == BETWEEN:
        _leave_out(setup, (*LATER_FIELDS, *DECK_FIELDS), "there is no dungeon deck")


def _leave_out(setup: ArrangedDarkness, names: tuple[str, ...], why: str) -> None:
    """Refuse fields that mean nothing in a phase."""
    for name in names:
        if getattr(setup, name) != getattr(BLANK, name):
            raise BadPosition(
                f"{GAME}: {name} is there, and in the phase {setup.phase!r} {why}: leave it out"
            )


# How far they have come.


def _arrange_progress(g: Darkness, setup: ArrangedDarkness, settings: DarknessSettings) -> None:
    """Count dungeons and encounters, and see that there is something left to do."""
    last, before = encounters_of(g), settings.dungeons - 1
    if setup.phase == BETWEEN and not before:
        raise BadPosition(f"{GAME}: no dungeon follows: set `dungeons` in the settings to 2 or more")
    left = before if setup.dungeons_left is None else setup.dungeons_left
    check_range(GAME, "dungeons_left", left, int(setup.phase == BETWEEN), before)
    g.dungeons_left = left
    first = last if setup.phase == BETWEEN else 1
    number = first if setup.encounter is None else setup.encounter
    check_range(GAME, "encounter", number, first, last)
    g.encounter = number - (setup.phase == ENTRY)
    g.won = _won(g, setup, settings)
    check_range(GAME, "round", setup.round, 1, g.round_cap)
    g.round = g.rounds = setup.round - 1 if setup.phase == ROUNDS else 0
    check_range(GAME, "defeated", setup.defeated, 0, MOST_DEFEATED)
    g.defeated = setup.defeated
    _check_something_is_left(g, setup)


def _won(g: Darkness, setup: ArrangedDarkness, settings: DarknessSettings) -> int:
    """Return how many encounters are won: those that came before in this dungeon, and those of others."""
    here = g.encounter - (setup.phase == ROUNDS)
    earlier = settings.dungeons - 1 - g.dungeons_left
    won = here + earlier * g.length if setup.won is None else setup.won
    check_range(GAME, "won", won, here + earlier, here + earlier * MOST_ENCOUNTERS)
    return won


def _check_something_is_left(g: Darkness, setup: ArrangedDarkness) -> None:
    is_last = g.encounter == encounters_of(g) and not g.dungeons_left
    if is_last and setup.phase in (CLEARING, ADVANCEMENT):
        raise BadPosition(f"{GAME}: the last encounter is won, and with it the game; expected an earlier one")
    if setup.phase == ADVANCEMENT and not is_due(g):
        raise BadPosition(f"{GAME}: heroes advance after every second encounter, and {g.won} are won")


# What comes next.


def _drawn(code: str) -> int:
    """Return the number of a card among all that may be drawn."""
    known = (
        (ACTION_CODES, 0),
        (RESOURCE_CODES, RCS_FROM),
        (DUNGEON_CODES, DRAWS_FROM),
        (ADVANCEMENT_CODES, ADVANCEMENTS_FROM),
    )
    for codes, first in known:
        if code in codes:
            return first + codes.index(code)
    raise BadPosition(f"{GAME}: draws has {code!r}, expected an AC, an RC, a dungeon card or an advancement")
