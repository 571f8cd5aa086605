"""What cannot be chosen, although it looks as if it might: why, and by which rule."""

from collections.abc import Callable, Mapping

from darkling.games.darkworld.sight import acting_hero
from darkling.games.darkworld.state import FULL_HP
from darkling.games.village.board import BEFORE_DOOR, GRID, IN_BUILDING, OUTSIDE, STEP, TREASURES
from darkling.games.village.cards import PIECES
from darkling.games.village.describe import name
from darkling.games.village.view import View
from darkling.games.village.vocabulary import CHOOSE_FIGURE, HERO_TURN
from darkling.table.phrase import Phrase, phrase

Reason = tuple[str, Phrase, str]
"""The code of a thing, why it cannot be chosen, and the id of the rule."""
POTION = PIECES.item_codes[0]


def closed(prompt: str, view: View) -> list[Reason]:
    """Return the things that might be chosen in answer to a question, and cannot be."""
    return [reason for look in LOOKS.get(prompt, ()) for reason in look(view)]


def _potion(view: View) -> list[Reason]:
    hero = acting_hero(view)
    if POTION not in hero.items or hero.hp < FULL_HP:
        return []
    return [(POTION, phrase("closed-potion", item=name(POTION)), "DV-ITEM-02")]


def _square(view: View) -> int:
    return GRID.numbers[acting_hero(view).square or ""]


def _sealed(view: View) -> list[Reason]:
    """Return the sealed building at whose door the hero stands."""
    building = BEFORE_DOOR[_square(view)]
    if building == OUTSIDE or not view.buildings[building].is_sealed:
        return []
    code = view.buildings[building].building
    return [(code, phrase("closed-sealed", building=name(code)), "DV-KARR-04")]


def _guarded(view: View) -> list[Reason]:
    """Return the treasure beside the hero while a monster stands in the building."""
    square = _square(view)
    building = IN_BUILDING[square]
    if building == OUTSIDE or TREASURES[building] not in GRID.beside(square):
        return []
    guards = [monster for monster in view.monsters if IN_BUILDING[GRID.numbers[monster.square]] == building]
    code = view.buildings[building].building
    return [(code, phrase("closed-guarded"), "DV-TREAS-01")] if guards else []


def _keyless(view: View) -> list[Reason]:
    """Return the Fortress to a hero who stands before it without a Key."""
    hero = acting_hero(view)
    has_key = view.keys[view.heroes.index(hero)]
    return [("TOP", phrase("closed-key"), "DV-KEY-01")] if _square(view) == STEP and not has_key else []


def _too_strong(view: View) -> list[Reason]:
    """Return the figures of the Warlord's supply that are above the limit."""
    left = view.placing.left if view.placing is not None else None
    if left is None:
        return []
    strong = [
        (kind.kind, strength) for kind in view.supply for strength in kind.strengths or () if strength > left
    ]
    words = phrase("closed-limit", left=left)
    return [(f"{kind}{strength}", words, "DV-PLACE-02") for kind, strength in sorted(set(strong))]


LOOKS: Mapping[str, tuple[Callable[[View], list[Reason]], ...]] = {
    HERO_TURN.key: (_potion, _sealed, _guarded, _keyless),
    CHOOSE_FIGURE.key: (_too_strong,),
}
