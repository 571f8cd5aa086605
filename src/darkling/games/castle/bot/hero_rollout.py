"""What a hero does by habit: fetch a Golden Weapon, go to the throne, fight what stands in the way."""

from darkling.games.castle.bot.routes import HURT, far_from, way_on
from darkling.games.castle.cards import BOARD
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.bot.rollout import Options, acting_hero, unless_idle
from darkling.games.darkworld.cards.pieces import BOOTS, POTION
from darkling.games.darkworld.rules.hero_turn import HeroTurn
from darkling.games.darkworld.rules.odds import at_least
from darkling.games.darkworld.rules.state import BOSS, Hero
from darkling.table.chance import Chance
from darkling.table.option import Option

WEAK = 3
"""With so few Hit Points a hero does not begin a bout with a monster."""
NEAR = 3
"""A monster within so many steps is something to think about."""
LATE = 45
"""From this round on heroes go on whoever is near."""
AT_ONCE = ("open", "pick_up", "throw")
"""What is done as soon as it can be."""
WORTH_A_BLOW = 0.02
"""An attack on Korak is made if it is at least so likely to slay him."""


def hero_turn(g: Castle, options: Options, _chance: Chance) -> Option:
    """Heal if weak, take what lies there, fight what is beside, walk on."""
    turn = g.running(HeroTurn)
    assert turn is not None, "a hero's turn is under way"
    hero = turn.hero
    by_verb = {option.verb: option for option in reversed(options)}
    for verb in AT_ONCE:
        if verb in by_verb:
            return by_verb[verb]
    found = _heal(g, hero, options, by_verb) or _fight(g, hero, options, by_verb) or _walk(g, hero, options)
    if found is None and turn.actions == 0:
        found = _boots(g, hero, options)
    return found or by_verb.get("end_turn") or options[0]


def go_on(g: Castle, options: Options) -> Option | None:
    """Return what a hero does whom nothing keeps from its way; None if there is something to think about."""
    hero = acting_hero(g)
    here = g.at[hero]
    is_alone = all(far_from((square,))[here] > NEAR for square in g.places if square >= 0)
    # The last hero waits for nobody, and late in the game nobody waits for a better moment.
    is_hasty = len(g.in_play()) == 1 or g.round >= LATE
    return unless_idle(hero_turn(g, options, g.chance), options) if is_hasty or is_alone else None


def _heal(g: Castle, hero: Hero, options: Options, by_verb: dict[str, Option]) -> Option | None:
    if "fountain" in by_verb and g.hp[hero] <= HURT:
        return by_verb["fountain"]
    # In the rooms a potion can wait: whoever is knocked out there heals at the Fountain.
    if g.hp[hero] <= WEAK and BOARD.is_arena[g.at[hero]]:
        return next((option for option in options if option.verb == "use" and option.thing == POTION), None)
    return by_verb.get("platform")


def _fight(g: Castle, hero: Hero, options: Options, by_verb: dict[str, Option]) -> Option | None:
    if "attack_boss" in by_verb:
        needed = g.needed(BOSS) - g.wounds - min(3, g.hits[hero])
        if at_least(g.hero_dice(hero, BOSS), needed) >= WORTH_A_BLOW:
            return by_verb["attack_boss"]
    attacks = [option for option in options if option.verb == "attack"]
    if not attacks or g.hp[hero] + g.misses[hero] <= WEAK:
        return None
    return min(attacks, key=lambda option: g.strength(g.monster_at(option.thing)))


def _walk(g: Castle, hero: Hero, options: Options) -> Option | None:
    """Step where it is nearer to the goal; a weak hero waits where it is."""
    steps = [option for option in options if option.verb == "step"]
    if not steps:
        return None
    way = way_on(g, hero)
    best = min(steps, key=lambda option: way[option.thing])
    nearer = way[best.thing] < way[g.at[hero]]
    return best if nearer or (g.at.count(g.at[hero]) > 1 and not g.shares(g.at[hero])) else None


def _boots(g: Castle, hero: Hero, options: Options) -> Option | None:
    """Use Speed Boots where they are of most use: at the throne."""
    if not BOARD.at_throne[g.at[hero]]:
        return None
    return next((option for option in options if option.verb == "use" and option.thing == BOOTS), None)


def landing(g: Castle, options: Options, _chance: Chance) -> Option:
    """Land as near to the goal as possible."""
    way = way_on(g, acting_hero(g))
    return min(options, key=lambda option: way[option.thing])
