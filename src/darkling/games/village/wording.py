"""What the words of the village speak of: options, events, lessons and the table as phrases."""

from collections.abc import Callable, Mapping

from darkling.games.darkworld.describe import explained, lesson_for, strength_of
from darkling.games.darkworld.events import CardsDrawn, HeroRolled, MonsterPlaced, OverlordRolled
from darkling.games.darkworld.odds import percent
from darkling.games.darkworld.sight import (
    acting_hero,
    figures_about,
    hero_about,
    hits_offer,
    misses_offer,
    monster_offer,
    monster_on,
    strike_offer,
)
from darkling.games.village.board import BUILDINGS
from darkling.games.village.cards import EVENT_CODES, PIECES, SEWER_CODES, WARLORD_CODES
from darkling.games.village.closed import closed
from darkling.games.village.describe import (
    CREATURES,
    HOSTAGES,
    NAMES,
    boss_chance,
    dice_of,
    event_card,
    name,
    sewer_text,
    warlord_text,
)
from darkling.games.village.events import (
    BeastSentHome,
    BeastStepped,
    BuildingLifted,
    ContestBegan,
    ContestRolled,
    CreatureBeaten,
    EventDrawn,
    GuardSeen,
    HostageRescued,
    KarrionFlew,
    KarrionStruck,
    SewerDrawn,
    TreasureHidden,
    TreasureTaken,
    WeaknessShown,
)
from darkling.games.village.looks import looks, summary
from darkling.games.village.notes import step_note
from darkling.games.village.overview import table
from darkling.games.village.stakes import stakes
from darkling.games.village.state import NOTHING
from darkling.games.village.tips import tip
from darkling.games.village.view import TREASURE_CODES, View
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

ENTRIES = ("actions", "bout", "contest", "cards", "buildings", "wheel", "weakness", "sewers", "trial")


def offer(option: Option, view: View) -> Phrase:
    """Return an option with the figures that matter for the choice."""
    return Phrase(f"offer-{option.verb}", OFFERS.get(option.verb, _named)(option.code, view))


def about(view: View) -> dict[str, Said]:
    """Return whom a question is about: a seat may own several heroes, and the Warlord has many monsters."""
    sneaking = view.trial.hero if view.trial is not None else None
    return figures_about(view, hero_about(view, sneaking), NAMES)


def details(event: Event) -> dict[str, Said]:
    """Return what the words of an event need besides its own fields."""
    if isinstance(event, HeroRolled | OverlordRolled | KarrionStruck):
        return {"dice": _dice(event.dice), "total": sum(event.dice)}
    if isinstance(event, ContestRolled):
        return {
            "creature": CREATURES[event.creature],
            "dice": _dice(event.dice),
            "swords": _dice(event.swords),
        }
    if isinstance(event, ContestBegan | CreatureBeaten):
        return {"creature": CREATURES[event.creature]}
    if isinstance(event, BeastStepped | BeastSentHome):
        return {"beast": CREATURES[event.beast]}
    if isinstance(event, MonsterPlaced | GuardSeen):
        return {"items": listed([PIECES.items[item].name for item in event.items]) or "none"}
    if isinstance(event, CardsDrawn):
        return {"misses": event.count - event.hits}
    return _card_details(event)


def _card_details(event: Event) -> dict[str, Said]:
    """Return the same for events about cards, treasures and buildings."""
    if isinstance(event, EventDrawn):
        return {"text": event_card(EVENT_CODES[event.card])}
    if isinstance(event, SewerDrawn):
        return {"text": sewer_text(SEWER_CODES[event.sewer])}
    if isinstance(event, WeaknessShown):
        return {"text": warlord_text(WARLORD_CODES[event.secret])}
    if isinstance(event, BuildingLifted | TreasureTaken | TreasureHidden):
        return {"treasure": _treasure(event.treasure)}
    if isinstance(event, HostageRescued):
        return {"hostage": HOSTAGES[event.hostage]}
    if isinstance(event, KarrionFlew):
        home = event.number > len(BUILDINGS) or not event.number
        building = "none" if home else name(BUILDINGS[event.number - 1])
        return {"sealed": "yes" if event.sealed else "no", "building": building}
    return {}


def _dice(dice: tuple[int, ...]) -> Said:
    return listed([str(die) for die in dice])


def _treasure(treasure: int) -> str:
    return "none" if treasure == NOTHING else name(TREASURE_CODES[treasure])


def lesson(view: View) -> list[Phrase]:
    """Return what a newcomer should know: the lesson differs for the Warlord and for heroes."""
    return lesson_for("warlord" if view.seat == 0 else "heroes", ENTRIES)


def glossary() -> list[Phrase]:
    """Return what the words of the game mean."""
    return explained(ENTRIES)


def _named(thing: str, _view: View) -> dict[str, Said]:
    return {"thing": name(thing)} if thing else {}


def _step(thing: str, view: View) -> dict[str, Said]:
    return {"square": thing, **step_note(thing, view)}


def _attack(thing: str, view: View) -> dict[str, Said]:
    """Say whom a figure attacks, and what the dice promise."""
    if view.warlord_turn:
        hero = next(hero for hero in view.heroes if hero.square == thing)
        return {
            "side": "warlord",
            "target": name(hero.hero),
            "square": thing,
            "hp": hero.hp,
            "cards": hero.cards,
        }
    if thing in (view.wolf, view.lurker):
        return {"side": "contest", "target": "wolf" if thing == view.wolf else "lurker", "square": thing}
    monster, hero = monster_on(view, thing), acting_hero(view)
    chance = percent(dice_of(hero), monster.possible)
    target = name(monster.kind)
    return {
        "side": "hero",
        "target": target,
        "square": thing,
        "strength": strength_of(monster),
        "chance": chance,
    }


def _attack_boss(_thing: str, view: View) -> dict[str, Said]:
    hero = acting_hero(view)
    return {"needed": view.needs, "hits": min(3, hero.hits or 0), "chance": boss_chance(hero, view)}


def _offered(_thing: str, view: View) -> dict[str, Said]:
    """Say what is to be taken or left: an item, or the Key of the Lair."""
    item = view.offered
    return {"item": name(item.item), "square": item.square} if item else {"item": "key", "square": "LAIR"}


def _activate(thing: str, view: View) -> dict[str, Said]:
    return monster_offer(thing, view, NAMES)


def _strike(thing: str, view: View) -> dict[str, Said]:
    return strike_offer(thing, view, NAMES)


def _beast(_thing: str, view: View) -> dict[str, Said]:
    return {"wolf": view.wolf or "home", "lurker": view.lurker or "home"}


def _hide(thing: str, view: View) -> dict[str, Said]:
    return {"building": name(thing), "treasure": name(view.hiding or "")}


def _taken(_thing: str, view: View) -> dict[str, Said]:
    """Say which treasure lies beside the hero, and what it would be exchanged for."""
    hero = acting_hero(view)
    treasure = step_note(hero.square or "", view)["treasure"]
    return {"treasure": treasure, "weapon": name(hero.weapon) if hero.weapon else "none"}


def _whip(_thing: str, view: View) -> dict[str, Said]:
    return {"building": name(view.karrion or "")}


OFFERS: Mapping[str, Callable[[str, View], dict[str, Said]]] = {
    "step": _step,
    "attack": _attack,
    "attack_boss": _attack_boss,
    "hits": hits_offer,
    "misses": misses_offer,
    "take": _offered,
    "leave": _offered,
    "activate": _activate,
    "strike": _strike,
    "wolf": _beast,
    "lurker": _beast,
    "hide": _hide,
    "hide_key": _hide,
    "treasure": _taken,
    "whip_karrion": _whip,
}
"""What the words of an option need besides the name of its thing."""
