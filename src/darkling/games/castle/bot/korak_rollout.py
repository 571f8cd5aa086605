"""What Korak does by habit: guard with what fits, strike the weakest, save the strongest for the arena."""

from darkling.games.castle.bot.routes import far_from, to_throne
from darkling.games.castle.cards import BOARD, PIECES
from darkling.games.castle.rules.rooms import ARENA_GROUP, MOST_IN_ARENA
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.bot.rollout import Options
from darkling.games.darkworld.rules.bout import BOSS_DICE
from darkling.games.darkworld.rules.lexicon import MOST_HITS, MOST_MISSES
from darkling.games.darkworld.rules.odds import at_least
from darkling.games.darkworld.rules.overlord_turn import MonsterTurn
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.state import BOSS, Hero, Monster
from darkling.table.chance import Chance
from darkling.table.option import Option

DEEP = 5
"""From this room on chests are far from the Entrance."""
NEAR = 4
"""A monster is worth moving if a hero is within so many steps."""
BOLD = 3
"""Monsters of this strength attack anyone; others only whom they may knock out, or in the arena."""
WEAK = 3
BLOW = 0.06
"""What the Hit Points are worth that a blow of Korak costs a hero."""


def chest(_g: Castle, options: Options, chance: Chance) -> Option:
    """Place chests deep in the castle."""
    deep = [option for option in options if BOARD.room_of[option.thing] >= DEEP] or options
    return deep[chance.below(len(deep))]


def figure(g: Castle, options: Options, _chance: Chance) -> Option:
    """In the arena the strongest first; in a room one of the weakest, since every kill brings a card."""
    placing = g.running(PlaceMonsters)
    assert placing is not None, "monsters are being placed"
    strengths = PIECES.strength_of
    if placing.group == ARENA_GROUP:
        return max(options, key=lambda option: strengths[option.thing] if option.thing >= 0 else 0)
    if options[-1].verb == "placed":
        return options[-1]
    return min(options, key=lambda option: strengths[option.thing] if option.thing >= 0 else MOST_IN_ARENA)


def square(g: Castle, options: Options, chance: Chance) -> Option:
    """In the arena near the stairs; in rooms anywhere."""
    placing = g.running(PlaceMonsters)
    assert placing is not None, "monsters are being placed"
    if placing.group != ARENA_GROUP:
        return options[chance.below(len(options))]
    return min(options, key=lambda option: to_throne(g)[option.thing])


def korak_turn(g: Castle, options: Options, _chance: Chance) -> Option:
    """Strike the weakest before the throne, move monsters that are near a hero, summon the Haunter."""
    strikes = [option for option in options if option.verb == "strike"]
    if strikes:
        best = max(strikes, key=lambda option: _promise(g, option.thing))
        if _promise(g, best.thing) > 0:
            return best
    for option in options:
        if option.verb == "activate" and _distance(g, option.thing) <= NEAR:
            return option
        if option.verb == "haunter" and _pays(g):
            return option
    return options[-1]


def _promise(g: Castle, hero: Hero) -> float:
    """Return what speaks for striking a hero: that it falls at once, and not Korak to its blow in return."""
    falls = at_least(BOSS_DICE, g.hp[hero] + min(MOST_MISSES, g.misses[hero]))
    hits = min(MOST_HITS, g.hits[hero])
    slays = at_least(g.hero_dice(hero, BOSS), g.needed(BOSS) - g.wounds - hits)
    return BLOW + falls - (1.0 - falls) * slays


def _distance(g: Castle, square: int) -> int:
    """Return how near the nearest hero is."""
    return min([far_from((square,))[at] for at in g.at if at >= 0])


def _pays(g: Castle) -> bool:
    """Say whether the Haunter is likelier to sweep a hero than a monster."""
    heroes = [at for at in g.at if at >= 0 and BOARD.room_of[at]]
    return len(heroes) >= len([place for place in g.places if place >= 0]) and bool(heroes)


def monster_turn(g: Castle, options: Options, _chance: Chance) -> Option:
    """Attack the weakest beside it, or come nearer."""
    turn = g.running(MonsterTurn)
    assert turn is not None, "a monster is active"
    attacks = [option for option in options if option.verb == "attack"]
    victims = [option for option in attacks if _is_worth_it(g, turn.monster, g.at.index(option.thing))]
    if victims:
        return min(victims, key=lambda option: g.hp[g.at.index(option.thing)])
    return _come_nearer(g, turn.monster, options) if not attacks else options[-1]


def come_on(g: Castle, options: Options) -> Option | None:
    """Return where a monster goes that cannot reach a hero; None if there is something to think about."""
    turn = g.running(MonsterTurn)
    assert turn is not None, "a monster is active"
    is_far = _distance(g, g.places[turn.monster]) > turn.actions
    return _come_nearer(g, turn.monster, options) if is_far else None


def _is_worth_it(g: Castle, monster: Monster, hero: Hero) -> bool:
    return g.strength(monster) >= BOLD or g.hp[hero] <= WEAK or BOARD.is_arena[g.at[hero]]


def _come_nearer(g: Castle, monster: Monster, options: Options) -> Option:
    steps = [option for option in options if option.verb == "step"]
    if not steps:
        return options[-1]
    best = min(steps, key=lambda option: _distance(g, option.thing))
    is_nearer = _distance(g, best.thing) < _distance(g, g.places[monster])
    return best if is_nearer or options[-1].verb == "step" else options[-1]
