"""What a hero does by habit: fetch a Golden Weapon and a Key, go to the Fortress, fight what is near."""

from darkling.games.darkworld.bot.rollout import Options, acting_hero, unless_idle
from darkling.games.darkworld.cards.pieces import BOOTS, POTION
from darkling.games.darkworld.rules.state import BASIC, Hero
from darkling.games.village.bot.routes import TO_SEWERS, far_from, route
from darkling.games.village.cards.board import BEFORE_DOOR, IS_SEWER, LANES, OUTSIDE, TOP
from darkling.games.village.rules.event_card import DrawEvent
from darkling.games.village.rules.sewer import SewerVisit
from darkling.games.village.rules.state import KEY, WHIP, Village
from darkling.table.chance import Chance
from darkling.table.option import Option

WEAK = 3
"""With so few Hit Points a hero does not begin a bout."""
HURT = 5
"""With so few a hero who is at the Entrance heals first."""
SOUND = 5
"""With so many a hero fights beasts."""
NEAR = 3
"""A monster or a beast within so many steps is something to think about."""
PATIENT = 8
"""While the wheel shows more a hero waits below the Fortress: it will slip."""
AT_ONCE = ("key", "hostage", "pick_up")
"""What is done as soon as it can be."""
LONG_WAY = 6


def hero_turn(g: Village, options: Options, _chance: Chance) -> Option:
    """Take what is there, heal if weak, fight what is beside, walk on."""
    hero = acting_hero(g)
    by_verb = {option.verb: option for option in reversed(options)}
    for verb in AT_ONCE:
        if verb in by_verb:
            return by_verb[verb]
    found = (
        _treasure(g, hero, by_verb)
        or _heal(g, hero, options, by_verb)
        or _fight(g, hero, options, by_verb)
        or seek_lair(g, hero, options)
        or _walk(g, hero, options)
        or _use(g, hero, options)
    )
    return found or by_verb.get("end_turn") or options[0]


def go_on(g: Village, options: Options, chance: Chance) -> Option | None:
    """Return what a hero does whom nothing keeps from his way; None if there is something to think about."""
    hero = acting_hero(g)
    near = far_from(g.at[hero])
    others = [square for square in (*g.places, *g.beasts) if square >= 0]
    is_alone = all(near[square] > NEAR for square in others)
    # The last hero waits for nobody.
    is_last = len(g.in_play()) == 1
    if is_last or (is_alone and g.hp[hero] > HURT):
        return unless_idle(hero_turn(g, options, chance), options)
    return seek_lair(g, hero, options)


def _treasure(g: Village, hero: Hero, by_verb: dict[str, Option]) -> Option | None:
    """Take a Key, or a weapon if the hero has none, or if it is known to be the Warlord's weakness."""
    if "treasure" not in by_verb:
        return None
    treasure = g.treasures[g.treasure_beside(g.at[hero])]
    is_weakness = g.knows_secret(g.owner(hero)) and g.is_weakness(treasure)
    wanted = treasure == KEY or g.golden[hero] == BASIC or is_weakness
    return by_verb["treasure"] if wanted else None


def _heal(g: Village, hero: Hero, options: Options, by_verb: dict[str, Option]) -> Option | None:
    if "fountain" in by_verb and g.hp[hero] <= HURT:
        return by_verb["fountain"]
    return _item(options, POTION) if g.hp[hero] <= WEAK else None


def _item(options: Options, item: int) -> Option | None:
    return next((option for option in options if option.verb == "use" and option.thing == item), None)


def _fight(g: Village, hero: Hero, options: Options, by_verb: dict[str, Option]) -> Option | None:
    if "attack_boss" in by_verb:
        return by_verb["attack_boss"]
    attacks = [option for option in options if option.verb == "attack"]
    monsters = [option for option in attacks if option.thing in g.places]
    if monsters and g.hp[hero] + g.misses[hero] > WEAK:
        return min(monsters, key=lambda option: g.strength(g.monster_at(option.thing)))
    is_sound = g.hp[hero] >= SOUND and g.golden[hero] != BASIC
    return attacks[0] if attacks and is_sound and attacks[0] not in monsters else None


def _walk(g: Village, hero: Hero, options: Options) -> Option | None:
    """Step where it is nearer to the goal; go round what stands in the way."""
    steps = [option for option in options if option.verb == "step"]
    if not steps:
        return None
    reach, here = route(g, hero), g.at[hero]
    best = min(steps, key=lambda option: reach[option.thing])
    if best.thing == TOP and g.wheel > PATIENT:
        return None
    is_stuck = g.at.count(here) > 1 and here != TOP
    return best if reach[best.thing] < reach[here] or is_stuck else None


def seek_lair(g: Village, hero: Hero, options: Options) -> Option | None:
    """Step into the sewers, again and again, if the last Key is in the Wererats' Lair."""
    if route(g, hero) is not TO_SEWERS:
        return None
    steps = [option for option in options if option.verb == "step"]
    into = [option for option in steps if IS_SEWER[option.thing]]
    off = steps if IS_SEWER[g.at[hero]] else []
    return next(iter(into or off), None)


def _use(g: Village, hero: Hero, options: Options) -> Option | None:
    """Run on with Speed Boots when no action is left; whip Karrion off the door where the hero waits."""
    if not any(option.verb in ("step", "attack_boss") for option in options):
        boots = _item(options, BOOTS)
        if boots and (g.at[hero] == TOP or route(g, hero)[g.at[hero]] > LONG_WAY):
            return boots
    door = BEFORE_DOOR[g.at[hero]]
    waits = door != OUTSIDE and g.why_sealed(door)
    return _item(options, WHIP) if waits else None


# Smaller choices.


def whip(_g: Village, options: Options, _chance: Chance) -> Option:
    """Karrion if he can be whipped."""
    return options[-1]


def wolf_away(g: Village, options: Options, _chance: Chance) -> Option:
    """Send the Wolf as far as possible from the nearest hero."""
    return max(options, key=lambda option: _nearest(g, option.thing))


def _nearest(g: Village, square: int) -> int:
    reach = far_from(square) if square in LANES else ()
    return min([reach[at] for at in g.at if at >= 0], default=0) if reach else 0


def way_out(g: Village, options: Options, _chance: Chance) -> Option:
    """Come out of the sewers as near to the goal as possible, or stay."""
    visit, event = g.running(SewerVisit), g.running(DrawEvent)
    hero = visit.hero if visit is not None else event.hero if event is not None else 0
    reach = route(g, hero)
    return min(options, key=lambda option: reach[option.thing] if option.thing >= 0 else reach[g.at[hero]])
