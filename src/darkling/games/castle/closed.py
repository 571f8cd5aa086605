"""What cannot be chosen, although it looks as if it might: why, and by which rule."""

from collections.abc import Callable, Mapping

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.games.castle.describe import acting_hero, name
from darkling.games.castle.view import View
from darkling.games.castle.vocabulary import CHOOSE_FIGURE, HERO_TURN
from darkling.games.darkworld.state import FULL_HP
from darkling.table.phrase import Phrase, phrase

Reason = tuple[str, Phrase, str]
"""The code of a thing, why it cannot be chosen, and the id of the rule."""
POTION = PIECES.item_codes[0]


def closed(prompt: str, view: View) -> list[Reason]:
    """Return the things that might be chosen in answer to a question, and cannot be."""
    return [reason for look in LOOKS.get(prompt, ()) for reason in look(view)]


def _items(view: View) -> list[Reason]:
    hero = acting_hero(view)
    reasons: list[Reason] = []
    if POTION in hero.items and hero.hp == FULL_HP:
        reasons.append((POTION, phrase("closed-potion", item=name(POTION)), "DW-ITEM-06"))
    return reasons


def _chest(view: View) -> list[Reason]:
    """Return why the chest of the hero's room stays shut."""
    hero = acting_hero(view)
    room = BOARD.room_of[SQUARES.index(hero.square)] if hero.square else 0
    here = [
        chest.square for chest in view.chests if not chest.is_empty and room and _room(chest.square) == room
    ]
    guards = [monster for monster in view.monsters if _room(monster.square) == room]
    if not here or not (guards or hero.weapon):
        return []
    key, rule = ("closed-guarded", "DW-CHEST-02") if guards else ("closed-golden", "DW-R-48")
    return [(here[0], phrase(key), rule)]


def _room(square: str) -> int:
    return BOARD.room_of[SQUARES.index(square)]


def _too_strong(view: View) -> list[Reason]:
    """Return the figures of Korak's supply that are above the limit."""
    left = view.placing.left if view.placing is not None else None
    if left is None:
        return []
    strong = [
        (kind.kind, strength) for kind in view.supply for strength in kind.strengths or () if strength > left
    ]
    return [
        (f"{kind}{strength}", phrase("closed-limit", left=left), "DW-PLACE-02")
        for kind, strength in sorted(set(strong))
    ]


LOOKS: Mapping[str, tuple[Callable[[View], list[Reason]], ...]] = {
    HERO_TURN.key: (_items, _chest),
    CHOOSE_FIGURE.key: (_too_strong,),
}
