"""What the words of Korak's castle speak of: options, events, lessons and the table as phrases."""

from collections.abc import Callable, Mapping

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.games.castle.closed import closed
from darkling.games.castle.describe import (
    NAMES,
    acting_hero,
    chance_against,
    dice_of,
    monster_on,
    name,
)
from darkling.games.castle.events import CardsDrawn, HeroRolled, MonsterPlaced, OverlordRolled, SomethingLost
from darkling.games.castle.looks import looks, summary
from darkling.games.castle.overview import table
from darkling.games.castle.stakes import stakes
from darkling.games.castle.tips import tip
from darkling.games.castle.view import View
from darkling.games.darkworld.describe import explained, lesson_for, strength_of
from darkling.games.darkworld.odds import percent
from darkling.games.darkworld.sight import (
    figures_about,
    hero_about,
    misses_offer,
    monster_offer,
    strike_offer,
)
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.phrase import Phrase, Said, listed

__all__ = [
    "about",
    "closed",
    "details",
    "glossary",
    "lesson",
    "looks",
    "name",
    "offer",
    "stakes",
    "summary",
    "table",
    "tip",
]

ENTRIES = ("actions", "bout", "cards", "haunter", "items", "secret-doors", "arena")


def offer(option: Option, view: View) -> Phrase:
    """Return an option with the figures that matter for the choice."""
    thing = option.code
    return Phrase(f"offer-{option.verb}", OFFERS.get(option.verb, _named)(thing, view))


def about(view: View) -> dict[str, Said]:
    """Return whom a question is about: a seat may own several heroes, and Korak has many monsters."""
    blast = view.blast.hero if view.blast is not None else None
    return figures_about(view, hero_about(view, view.paying, blast), NAMES)


def details(event: Event) -> dict[str, Said]:
    """Return what the words of an event need besides its own fields."""
    if isinstance(event, HeroRolled | OverlordRolled):
        return {"dice": listed([str(die) for die in event.dice]), "total": sum(event.dice)}
    if isinstance(event, MonsterPlaced):
        return {"items": listed([PIECES.items[item].name for item in event.items]) or "none"}
    if isinstance(event, CardsDrawn):
        return {"misses": event.count - event.hits}
    if isinstance(event, SomethingLost):
        return {"thing": "coin" if event.thing == "COIN" else name(str(event.thing))}
    return {}


def lesson(view: View) -> list[Phrase]:
    """Return what a newcomer should know: the lesson differs for Korak and for heroes."""
    return lesson_for("korak" if view.seat == 0 else "heroes", ENTRIES)


def glossary() -> list[Phrase]:
    """Return what the words of the game mean."""
    return explained(ENTRIES)


def _named(thing: str, _view: View) -> dict[str, Said]:
    return {"thing": name(thing)} if thing else {}


def _step(thing: str, view: View) -> dict[str, Said]:
    """Say what a step brings: a door, the Doomstep, something that lies there, or somebody to walk past."""
    square = SQUARES.index(thing)
    door = BOARD.door_beside.get(square, 0).bit_length()
    taken = [hero for hero in view.heroes if hero.square == thing]
    note = "none"
    if view.acting is not None and view.acting.hero is not None:
        if door and not view.doors[door - 1]:
            note = "door"
        elif square == BOARD.doom:
            note = "doomstep"
        elif taken:
            note = "past"
        elif any(item.square == thing for item in view.lying):
            note = "item"
    return {"square": thing, "note": note, "door": door}


def _attack(thing: str, view: View) -> dict[str, Said]:
    """Say whom a figure attacks, and what the dice promise."""
    if view.acting is not None and view.acting.hero is None:
        hero = next(hero for hero in view.heroes if hero.square == thing)
        return {
            "target": name(hero.hero),
            "square": thing,
            "side": "korak",
            "hp": hero.hp,
            "cards": hero.cards,
        }
    monster, hero = monster_on(view, thing), acting_hero(view)
    return {
        "target": name(monster.kind),
        "square": thing,
        "side": "hero",
        "strength": strength_of(monster),
        "chance": chance_against(hero, monster.possible, view),
    }


def _attack_boss(_thing: str, view: View) -> dict[str, Said]:
    hero = acting_hero(view)
    hits = min(3, hero.hits or 0)
    return {
        "needed": view.korak_needs,
        "hits": hits,
        "chance": percent(dice_of(hero), [view.korak_needs - hits]),
    }


def _hits(thing: str, view: View) -> dict[str, Said]:
    before = (
        view.blow.total if view.blow is not None else (view.blast.damage if view.blast is not None else 0)
    )
    return {"count": int(thing), "total": before + int(thing)}


def _offered(_thing: str, view: View) -> dict[str, Said]:
    assert view.offered is not None, "an item is offered"
    return {"item": name(view.offered.item), "square": view.offered.square}


def _monster(thing: str, view: View) -> dict[str, Said]:
    return monster_offer(thing, view, NAMES)


def _strike(thing: str, view: View) -> dict[str, Said]:
    return strike_offer(thing, view, NAMES)


def _chest(thing: str, _view: View) -> dict[str, Said]:
    return {"square": thing, "room": BOARD.room_of[SQUARES.index(thing)]}


def _search(_thing: str, view: View) -> dict[str, Said]:
    square = acting_hero(view).square
    behind, numbers = BOARD.secrets[SQUARES.index(square or "")]
    return {"numbers": numbers, "room": BOARD.room_of[behind], "chance": 10 * numbers}


OFFERS: Mapping[str, Callable[[str, View], dict[str, Said]]] = {
    "step": _step,
    "attack": _attack,
    "attack_boss": _attack_boss,
    "hits": _hits,
    "misses": misses_offer,
    "take": _offered,
    "leave": _offered,
    "activate": _monster,
    "strike": _strike,
    "throw": _monster,
    "search": _search,
    "chest": _chest,
}
"""What the words of an option need besides the name of its thing."""
