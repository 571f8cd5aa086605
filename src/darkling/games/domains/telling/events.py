"""What the words of events speak of besides their own fields."""

from collections.abc import Callable
from typing import Any

from darkling.games.domains.cards import FORTUNE_CODES, TILE_CODES
from darkling.games.domains.cards.items import COINS
from darkling.games.domains.rules.events import (
    NOBODY,
    FortuneResolved,
    Gained,
    HenchmanKilled,
    HenchmanUsed,
    ItemsLost,
    ItemsStolen,
    MonsterHired,
    NeutralHired,
    Paid,
    PartyChanged,
    PartySetOut,
    PilgrimageMade,
    SpaceAttacked,
    SpecialUsed,
    SpellCast,
    SwitchSet,
    TileBuilt,
    TileDrawn,
    TileFlipped,
    TilesCame,
    TilesRemoved,
    TileTaken,
    VictimNamed,
)
from darkling.games.domains.rules.places import SPACE_CODES
from darkling.games.domains.telling.cards import who, whose_space
from darkling.games.domains.telling.effects import fortune_text, switch_figures
from darkling.games.domains.telling.items import dice_text, item, said
from darkling.games.domains.telling.names import FORTUNES, HENCHMEN, NEUTRAL_NAMES, TILES, name, side_name
from darkling.table.event import Event
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Figures

WHYS = ("set-up", "production", "repelled", "pilgrims")
"""Reasons that are neither pieces nor places."""


def details(event: Event) -> Figures:
    """Return what the words of an event need besides the names of its fields."""
    more = DETAILS.get(type(event))
    return more(event) if more else {}


# Stores.


def _items(event: Gained | Paid | ItemsLost) -> Figures:
    return {"items": said(event.items), "why": reason(str(event.why))}


def reason(why: str) -> Said:
    """Return what brings or takes items: the name of a piece or place, or words of its own."""
    if why in TILES:
        return name(why)
    named = name(why)
    if named != why:
        return named
    return phrase(f"why-{why}") if why in WHYS else "none"


def _stolen(event: ItemsStolen) -> Figures:
    return {"items": said(event.items), "victim": who(event.victim), "why": reason(str(event.why))}


# Fortune.


def _resolved(event: FortuneResolved) -> Figures:
    return {"text": fortune_text(FORTUNES[FORTUNE_CODES[event.fortune]], bool(event.top))}


def _switch(event: SwitchSet) -> Figures:
    return switch_figures(event.switch, event.amount)


# Tiles and monsters.


def _light(event: TileTaken | TileDrawn) -> Figures:
    return {"tile": side_name(TILES[TILE_CODES[event.tile]], dark=False)}


def _light_sides(event: TilesCame | TilesRemoved) -> Figures:
    tiles = event.tiles or ()
    return {"tiles": listed([side_name(TILES[TILE_CODES[tile]], dark=False) for tile in tiles])}


def _side(event: TileBuilt | TileFlipped) -> Figures:
    tile, dark = TILES[TILE_CODES[event.tile]], bool(event.dark)
    return {"side": side_name(tile, dark), "other_side": side_name(tile, not dark)}


def _hired(event: MonsterHired) -> Figures:
    return {"price_text": item(COINS, event.price) if event.price else phrase("nothing")}


# Henchmen, spells, dark tiles.


def _used(event: HenchmanUsed | SpellCast | SpecialUsed) -> Figures:
    told: Figures = {"targets": aims(event.targets)}
    if isinstance(event, SpecialUsed):
        told["side"] = side_name(TILES[TILE_CODES[event.tile]], dark=True)
    return told


def aims(targets: tuple[str, ...]) -> Said:
    """Return what a use is aimed at; the elements that were paid for it are told elsewhere."""
    told = [aim(target) for target in targets or () if not target.startswith("element ")]
    return listed(told, last="comma") or "none"


def aim(target: str) -> Said:
    """Return what an option aims at, by its name."""
    verb, _, code = target.partition(" ")
    if verb == "strike":
        seat, space = code.split("-")
        return phrase("aim-strike", where=whose_space(int(seat), space))
    if verb == "seat":
        return who(int(code))
    if verb == "minion" and code.startswith("guild-"):
        return phrase("aim-guild-minion", seat=int(code.removeprefix("guild-")))
    if verb in ("minion", "own_minion"):
        return phrase("aim-minion", place=name(code))
    if verb == "henchman" and code not in HENCHMEN:
        return phrase("henchman-there", place=name(code))
    if verb == "times":
        return phrase("aim-times", times=int(code))
    return phrase("aim-other", thing=name(code))


def _victim(event: VictimNamed) -> Figures:
    return {"victim": aim(str(event.victim))}


def _killed(event: HenchmanKilled) -> Figures:
    return {"board": "yes" if event.seat == NOBODY else "no"}


def _neutral(event: NeutralHired) -> Figures:
    return {"colour": NEUTRAL_NAMES.get(event.colour, "")}


# Attacks.


def _set_out(event: PartySetOut | PilgrimageMade) -> Figures:
    return {"where": whose_space(event.seat, SPACE_CODES[event.space])}


def _changed(event: PartyChanged) -> Figures:
    return {"size": abs(event.amount), "down": "yes" if event.amount < 0 else "no"}


def _attacked(event: SpaceAttacked) -> Figures:
    where: Phrase = whose_space(event.victim, SPACE_CODES[event.space])
    by_fortune = event.seat in (NOBODY, event.victim)
    return {"where": where, "dice": dice_text(event.dice), "tower": "yes" if by_fortune else "no"}


DETAILS: dict[type[Event], Callable[[Any], Figures]] = {
    Gained: _items,
    Paid: _items,
    ItemsLost: _items,
    ItemsStolen: _stolen,
    FortuneResolved: _resolved,
    SwitchSet: _switch,
    TileTaken: _light,
    TileDrawn: _light,
    TilesCame: _light_sides,
    TilesRemoved: _light_sides,
    TileBuilt: _side,
    TileFlipped: _side,
    MonsterHired: _hired,
    HenchmanUsed: _used,
    SpellCast: _used,
    SpecialUsed: _used,
    VictimNamed: _victim,
    HenchmanKilled: _killed,
    NeutralHired: _neutral,
    PartySetOut: _set_out,
    PilgrimageMade: _set_out,
    PartyChanged: _changed,
    SpaceAttacked: _attacked,
}
"""What the words of these need besides names."""
