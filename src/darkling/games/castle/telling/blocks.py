"""The table of Korak's castle, shown in blocks of phrases."""

from darkling.games.castle.sight.view import CastleView
from darkling.games.castle.telling.names import NAMES, name
from darkling.games.darkworld.telling.blocks import FigureBlocks
from darkling.games.darkworld.telling.names import listed_names
from darkling.games.darkworld.telling.shared_view import acting_monster
from darkling.table.phrase import listed, phrase
from darkling.table.telling import Block

SHARED = FigureBlocks(NAMES)


def progress(view: CastleView) -> Block:
    """Say how far the game is."""
    doors = [str(number) for number, is_open in enumerate(view.doors, 1) if is_open]
    lines: Block = [
        phrase("progress", round=view.round, order=listed_names(view.order, NAMES)),
        phrase("doors", doors=listed(doors) if doors else "none"),
    ]
    if view.arrived:
        lines.append(phrase("on-doomstep", heroes=listed_names(view.arrived, NAMES)))
    return lines


def who_acts(view: CastleView) -> Block:
    """Say whose figure acts, and what it has left."""
    now = view.acting
    if now is None:
        return []
    if now.hero is not None:
        return [phrase("acting-hero", hero=name(now.hero), actions=now.actions, steps=now.steps)]
    monster = acting_monster(view)
    kind = name(monster.kind)
    return [phrase("acting-monster", kind=kind, square=monster.square, actions=now.actions)]


def things(view: CastleView) -> Block:
    """Show the chests, and magic items that lie about."""
    full = [chest.square for chest in view.chests if not chest.is_empty]
    chests: Block = [phrase("chests", squares=listed(full))] if full else []
    return chests + SHARED.lying(view)
