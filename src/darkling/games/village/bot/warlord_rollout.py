"""What the Warlord does by habit: guard with what is strong, chase the weak, strike whoever comes up."""

from darkling.games.darkworld.bot.distance import FAR
from darkling.games.darkworld.bot.rollout import Options
from darkling.games.darkworld.rules.overlord_turn import MonsterTurn
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.state import BASIC, Hero, Monster, Square
from darkling.games.village.bot.routes import far_from
from darkling.games.village.cards import PIECES
from darkling.games.village.rules.state import HOME, Village
from darkling.games.village.rules.warlord_turn import BeastTurn
from darkling.table.chance import Chance
from darkling.table.option import Option

NEAR = 4
"""A monster is worth moving if a hero is within so many steps."""
BOLD = 3
"""Monsters of this strength attack anyone; others only whom they may knock out."""
WEAK = 3


def figure(g: Village, options: Options, chance: Chance) -> Option:
    """Place one guard a house, of the two strongest that fit."""
    enough = enough_guards(g, options, chance)
    if enough is not None:
        return enough
    figures = [option for option in options if option.verb == "figure"]
    best = sorted(figures, key=lambda option: PIECES.strength_of[option.thing])[-2:]
    return best[chance.below(len(best))]


def enough_guards(g: Village, options: Options, _chance: Chance) -> Option | None:
    """Return that one guard a house is enough, for every kill brings heroes a card; None before the first."""
    placing = g.running(PlaceMonsters)
    assert placing is not None, "monsters are being placed"
    return options[-1] if placing.count and options[-1].verb == "placed" else None


def warlord_turn(g: Village, options: Options, _chance: Chance) -> Option:
    """Strike the weakest at the top, move beasts, and monsters that are near a hero."""
    strikes = [option for option in options if option.verb == "strike"]
    if strikes:
        return min(strikes, key=lambda option: g.hp[option.thing])
    for option in options:
        if option.verb in ("wolf", "lurker"):
            return option
        if option.verb == "activate" and distance(g, option.thing) <= NEAR:
            return option
    return options[-1]


def distance(g: Village, square: Square) -> int:
    """Return how near the nearest hero is."""
    reach = far_from(square)
    return min([reach[at] for at in g.at if at >= 0], default=FAR)


def monster_turn(g: Village, options: Options, _chance: Chance) -> Option:
    """Attack the weakest beside it, or come nearer."""
    turn = g.running(MonsterTurn)
    assert turn is not None, "a monster is active"
    attacks = [option for option in options if option.verb == "attack"]
    victims = [option for option in attacks if _dares(g, turn.monster, g.at.index(option.thing))]
    if victims:
        return min(victims, key=lambda option: g.hp[g.at.index(option.thing)])
    return _come_nearer(g, g.places[turn.monster], options) if not attacks else options[-1]


def come_on(g: Village, options: Options, _chance: Chance) -> Option | None:
    """Return where a monster or a beast goes that cannot reach a hero; None if that needs a thought."""
    here, actions = _active(g)
    return _come_nearer(g, here, options) if here >= 0 and distance(g, here) > actions else None


def _active(g: Village) -> tuple[Square, int]:
    """Return where the monster or beast is whose turn it is, and how many actions it has left."""
    beast, monster = g.running(BeastTurn), g.running(MonsterTurn)
    if beast is not None:
        return g.beasts[beast.beast], beast.actions
    assert monster is not None, "a monster or a beast is active"
    return g.places[monster.monster], monster.actions


def _dares(g: Village, monster: Monster, hero: Hero) -> bool:
    return g.strength(monster) >= BOLD or g.hp[hero] <= WEAK


def _come_nearer(g: Village, here: Square, options: Options) -> Option:
    steps = [option for option in options if option.verb == "step"]
    if not steps:
        return options[-1]
    best = min(steps, key=lambda option: distance(g, option.thing))
    is_nearer = here == HOME or distance(g, best.thing) < distance(g, here)
    return best if is_nearer or options[-1].verb == "step" else options[-1]


def beast_turn(g: Village, options: Options, _chance: Chance) -> Option:
    """Fight the weakest beside it, for a beast has nothing to lose; or come nearer."""
    turn = g.running(BeastTurn)
    assert turn is not None, "a beast is active"
    attacks = [option for option in options if option.verb == "attack"]
    if attacks:
        return min(attacks, key=lambda option: _resistance(g, g.at.index(option.thing)))
    return _come_nearer(g, g.beasts[turn.beast], options)


def _resistance(g: Village, hero: Hero) -> int:
    return g.hp[hero] + 3 * (g.golden[hero] != BASIC)
