"""Tables of Dark Domains set up by hand: realms by the codes of their pieces."""

from typing import Any

import darkling
from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    MONSTER_CODES,
    SPELL_CODES,
    TILE_CODES,
)
from darkling.games.domains.cards.items import ITEM_CODES, STORED
from darkling.games.domains.rules.places import PLACE_CODES, SPACE_CODES
from darkling.games.domains.rules.tiles import is_dark, tile_of


def realm(domain: dict[str, Any] | None = None, **rest: Any) -> dict[str, Any]:
    """Return a seat with this Domain: spaces with what `tile`, `dark` and others say lies there."""
    return {"domain": domain or {}, **rest}


def light(tile: str, **rest: Any) -> dict[str, Any]:
    """Return a space with a light tile."""
    return {"tile": tile, **rest}


def dark(tile: str, **rest: Any) -> dict[str, Any]:
    """Return a space with a dark tile."""
    return {"tile": tile, "dark": True, **rest}


def lair(*monsters: str, **rest: Any) -> dict[str, Any]:
    """Return a space with monsters and no tile."""
    return {"monsters": monsters, **rest}


def table(*realms: dict[str, Any], seed: int = 0, **rest: Any) -> Any:
    """Return a position at the beginning of a phase; a second seat is added to one that is alone."""
    everyone = realms if len(realms) > 1 else (*realms, realm())
    return darkling.position("domains", {"seats": everyone, **rest}, seed)


def store(g: Any, seat: int = 0) -> dict[str, int]:
    """Return what a seat owns, without what it has none of."""
    counts = zip(ITEM_CODES[:STORED], g.stores[seat], strict=True)
    return {kind: count for kind, count in counts if count}


def has(g: Any, kind: str, seat: int = 0) -> int:
    """Return how many items of a kind a seat owns."""
    return g.stores[seat][ITEM_CODES.index(kind)]


def spells(cards: Any) -> list[str]:
    """Return the codes of spells."""
    return [SPELL_CODES[card] for card in cards]


def hand(g: Any, seat: int = 0) -> list[str]:
    """Return the codes of the spells of a seat."""
    return spells(g.hands[seat])


def henchmen(g: Any, seat: int = 0) -> list[str]:
    """Return the codes of the henchmen of a seat."""
    return [HENCHMAN_CODES[henchman // 2] for henchman in g.henchmen[seat]]


def used_henchmen(g: Any, seat: int = 0) -> list[str]:
    """Return the codes of the henchmen whom a seat has used this turn."""
    return [HENCHMAN_CODES[henchman // 2] for henchman in g.henchmen[seat] if henchman % 2]


def held(g: Any, seat: int = 0) -> list[str]:
    """Return the codes of the tiles that a seat has not built."""
    return tiles(g.held[seat])


def tiles(cards: Any) -> list[str]:
    """Return the codes of tiles, `-` where none lies."""
    return [TILE_CODES[card] if card >= 0 else "-" for card in cards]


def adventurers(cards: Any) -> list[str]:
    """Return the codes of adventurers."""
    return [ADVENTURER_CODES[card] for card in cards]


def party(g: Any, tavern: int = 0) -> list[str]:
    """Return the codes of a party, its leader first."""
    return adventurers(g.displays[tavern])


def fortunes(cards: Any) -> list[str]:
    """Return the codes of Fortune cards."""
    return [FORTUNE_CODES[card] for card in cards]


def space(code: str) -> int:
    """Return the number of a space of a Domain."""
    return SPACE_CODES.index(code)


def place(code: str) -> int:
    """Return the number of an Action Space."""
    return PLACE_CODES.index(code)


def built(g: Any, seat: int = 0) -> dict[str, str]:
    """Return the tiles of a Domain by their spaces, such as `TI38 dark`."""
    row = enumerate(g.tiles[seat])
    return {
        SPACE_CODES[at]: f"{TILE_CODES[tile_of(tile)]} {'dark' if is_dark(tile) else 'light'}"
        for at, tile in row
        if tile >= 0
    }


def monsters(g: Any, seat: int = 0) -> dict[str, list[str]]:
    """Return the monsters of a Domain by their spaces."""
    row = enumerate(g.monsters[seat])
    return {SPACE_CODES[at]: [MONSTER_CODES[monster] for monster in there] for at, there in row if there}


def minions(g: Any) -> dict[str, int]:
    """Return who controls the minions in the city, the Builder's Guild left out."""
    return {PLACE_CODES[at]: seat for at, seat in enumerate(g.city) if seat >= 0}


def pass_on(g: Any) -> Any:
    """Pass in all windows in which somebody can only pass; return the table."""
    while not g.over and g.decision(g.waiting[0]).can_only_pass:
        g.choose(g.waiting[0], g.decision(g.waiting[0]).options[0])
    return g
