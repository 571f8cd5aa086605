"""The table as phrases: for each question, what its answer depends on."""

from collections.abc import Callable
from functools import partial

from darkling.games.castle.describe import NAMES, Block, name
from darkling.games.castle.view import View
from darkling.games.castle.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    CHOOSE_FIGURE,
    CHOOSE_ITEM,
    CHOOSE_SQUARE,
    HERO_TURN,
    KORAK_TURN,
    LAND_ON,
    LOSE_SOMETHING,
    MONSTER_TURN,
    MOVE_AWAY,
    PLACE_A_CHEST,
    RAISE_THE_BLAST,
    RETURN_A_CARD,
    TAKE_ITEM,
)
from darkling.games.darkworld.describe import listed_names
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
from darkling.table.phrase import listed, phrase

heroes = partial(heroes_block, names=NAMES)
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
    """Say how far the game is."""
    doors = [str(number) for number, is_open in enumerate(view.doors, 1) if is_open]
    lines: Block = [
        phrase("progress", round=view.round, order=listed_names(view.order, NAMES)),
        phrase("doors", doors=listed(list(doors)) if doors else "none"),
    ]
    if view.arrived:
        lines.append(phrase("on-doomstep", heroes=listed_names(view.arrived, NAMES)))
    return lines


def acting(view: View) -> Block:
    """Say whose figure acts, and what it has left."""
    if view.acting is None:
        return []
    if view.acting.hero is not None:
        hero = hero_of(view, view.acting.hero)
        return [
            phrase("acting-hero", hero=name(hero.hero), actions=view.acting.actions, steps=view.acting.steps)
        ]
    monster = next(one for one in view.monsters if one.monster == view.acting.monster)
    kind, actions = name(monster.kind), view.acting.actions
    return [phrase("acting-monster", kind=kind, square=monster.square, actions=actions)]


def things(view: View) -> Block:
    """Show the chests, and magic items that lie about."""
    lines: Block = []
    full = [chest.square for chest in view.chests if not chest.is_empty]
    if full:
        lines.append(phrase("chests", squares=listed(list(full))))
    return lines + lying_block(view, NAMES)


WITHIN_A_TURN = (monsters, acting)
"""What is told again while a hero's turn goes on."""
BLOCKS: dict[str, tuple[Callable[[View], Block], ...]] = {
    HERO_TURN.key: (progress, heroes, monsters, things, acting),
    ADD_HITS.key: (fighter, blow),
    ADD_MISSES.key: (fighter, blow),
    TAKE_ITEM.key: (),
    CHOOSE_FIGURE.key: (monsters, supply, placing),
    CHOOSE_ITEM.key: (placing,),
    CHOOSE_SQUARE.key: (monsters, placing),
    KORAK_TURN.key: (progress, monsters, things),
    MONSTER_TURN.key: (acting,),
    PLACE_A_CHEST.key: (things,),
    RAISE_THE_BLAST.key: (monsters,),
    LAND_ON.key: (monsters,),
    MOVE_AWAY.key: (monsters,),
    LOSE_SOMETHING.key: (heroes,),
    RETURN_A_CARD.key: (heroes,),
}
