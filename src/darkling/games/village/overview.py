"""The table as phrases: for each question, what its answer depends on."""

from collections.abc import Callable
from functools import partial

from darkling.games.darkworld.describe import Block, listed_names
from darkling.games.darkworld.sight import (
    blow_block,
    fighter_block,
    goes_on,
    hero_of,
    heroes_block,
    lying_block,
    monsters_block,
    placing_block,
    supply_block,
)
from darkling.games.village.describe import NAMES, event_card, name
from darkling.games.village.view import BuildingView, View
from darkling.games.village.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    BUY_AN_ITEM,
    CHOOSE_FIGURE,
    CHOOSE_ITEM,
    CHOOSE_SQUARE,
    HERO_TURN,
    HIDE_A_WEAPON,
    HIDE_THE_KEY,
    LEAVE_THE_SEWERS,
    LOOK_AT_THE_CARD,
    LOSE_SOMETHING,
    LURKER_TURN,
    MONSTER_TURN,
    PROWL_ON,
    SEND_THE_WOLF,
    SNEAK_ON,
    TAKE_ITEM,
    TAKE_THE_LAIR_KEY,
    THROUGH_THE_CELLARS,
    USE_THE_WHIP,
    WARLORD_TURN,
    WHIP_THE_WOLF,
    WOLF_TURN,
)
from darkling.table.phrase import Phrase, listed, phrase

fighter = partial(fighter_block, names=NAMES)
monsters = partial(monsters_block, names=NAMES)
supply = partial(supply_block, names=NAMES)
placing = partial(placing_block, names=NAMES)
blow = partial(blow_block, names=NAMES)


def table(prompt: str, view: View) -> list[Block]:
    """Return what the answer to a question depends on, block by block."""
    makes = WITHIN_A_TURN if prompt == HERO_TURN.key and goes_on(view) else BLOCKS[prompt]
    return [block for block in [make(view) for make in makes] if block]


def progress(view: View) -> Block:
    """Say how far the game is: the round, the wheel, the creatures, the way to the Fortress."""
    order = listed_names(view.order, NAMES)
    lines: Block = [phrase("progress", round=view.round, order=order, wheel=view.wheel)]
    lines += creatures(view)
    lines.append(
        phrase("fortress", won="yes" if view.trial_won else "no", heroes=listed_names(view.entered, NAMES))
    )
    if view.event is not None:
        lines.append(phrase("last-event", event=name(view.event), text=event_card(view.event)))
    return lines


def creatures(view: View) -> Block:
    """Say where Wolf, Lurker and Karrion are."""
    return [phrase("creatures", wolf=view.wolf or "home", lurker=_lurker(view), karrion=_karrion(view))]


def _lurker(view: View) -> str:
    return "caught" if view.lurker_camp else view.lurker or "home"


def _karrion(view: View) -> str:
    return name(view.karrion) if view.karrion else "home"


def heroes(view: View) -> Block:
    """Show the heroes, and who holds Keys and hostages."""
    holders = [hero.hero for hero, key in zip(view.heroes, view.keys, strict=True) if key]
    lines = heroes_block(view, NAMES)
    if holders:
        lines.append(phrase("key-holders", heroes=listed_names(holders, NAMES)))
    miller, mayor = [name(hero) if hero else "none" for hero in view.hostages]
    if any(view.hostages):
        lines.append(phrase("rescued", miller=miller, mayor=mayor))
    return lines


def buildings(view: View) -> Block:
    """Show which buildings are open or sealed, and which treasures are known; and what lies about."""
    lines = [_building(building) for building in view.buildings]
    return [phrase("buildings"), *lines, *lying_block(view, NAMES)]


def _building(building: BuildingView) -> Phrase:
    state = "sealed" if building.is_sealed else ("open" if building.is_open else "closed")
    known = building.treasure is not None or building.is_known
    treasure = name(building.treasure or "") if known else "hidden"
    return phrase("building-line", building=name(building.building), state=state, treasure=treasure or "none")


def notes(view: View) -> Block:
    """Show the Warlord cards that the viewer has seen."""
    if not view.warlord_seen:
        return []
    secret = name(view.secret) if view.secret else "none"
    return [phrase("warlord-seen", cards=listed_names(view.warlord_seen, NAMES), secret=secret)]


def acting(view: View) -> Block:
    """Say whose figure acts, and what it has left."""
    if view.acting is None:
        return []
    actions = view.acting.actions
    if view.beast is not None:
        return [phrase("acting-beast", beast=view.beast.lower(), actions=actions)]
    if view.acting.hero is not None:
        hero = hero_of(view, view.acting.hero)
        return [phrase("acting-hero", hero=name(hero.hero), actions=actions)]
    monster = next(one for one in view.monsters if one.monster == view.acting.monster)
    return [phrase("acting-monster", kind=name(monster.kind), square=monster.square, actions=actions)]


def trial(view: View) -> Block:
    """Show how the Trial of Stealth stands."""
    now = view.trial
    if now is None:
        return []
    here = hero_of(view, now.hero).square or ""
    trail = listed(list(now.trail)) if now.trail else "none"
    lurker = now.lurker or "hidden"
    return [
        phrase(
            "trial",
            hero=name(now.hero),
            square=here,
            moves=now.moves,
            most=now.most,
            trail=trail,
            lurker=lurker,
        )
    ]


TURN = (progress, heroes, monsters, buildings, notes, acting)
WITHIN_A_TURN = (monsters, acting)
"""What is told again while a hero's turn goes on."""
BLOCKS: dict[str, tuple[Callable[[View], Block], ...]] = {
    HIDE_THE_KEY.key: (buildings,),
    HIDE_A_WEAPON.key: (buildings,),
    CHOOSE_FIGURE.key: (monsters, supply, placing),
    CHOOSE_ITEM.key: (placing,),
    CHOOSE_SQUARE.key: (monsters, placing),
    HERO_TURN.key: TURN,
    ADD_HITS.key: (fighter, blow),
    ADD_MISSES.key: (fighter, blow),
    TAKE_ITEM.key: (),
    BUY_AN_ITEM.key: (heroes,),
    THROUGH_THE_CELLARS.key: (monsters,),
    LOSE_SOMETHING.key: (heroes,),
    SEND_THE_WOLF.key: (creatures,),
    USE_THE_WHIP.key: (creatures,),
    WHIP_THE_WOLF.key: (creatures,),
    LEAVE_THE_SEWERS.key: (monsters,),
    TAKE_THE_LAIR_KEY.key: (),
    SNEAK_ON.key: (trial,),
    PROWL_ON.key: (trial,),
    LOOK_AT_THE_CARD.key: (notes,),
    WARLORD_TURN.key: (progress, monsters, buildings),
    MONSTER_TURN.key: (acting,),
    WOLF_TURN.key: (acting,),
    LURKER_TURN.key: (acting,),
}
