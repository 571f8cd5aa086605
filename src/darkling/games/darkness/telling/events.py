"""What the words of events speak of besides their own fields."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from darkling.games.darkness.cards import (
    ACTION_CODES,
    CLASSES,
    DRAWN_CODES,
    DUNGEON_CODES,
    FOE_CODES,
    MYSTERY_CODES,
    RESOURCE_CODES,
    foe_of,
    item_of,
)
from darkling.games.darkness.rules.calling import SPOKEN_OF
from darkling.games.darkness.rules.events import (
    AbilityUsed,
    ActionDeclared,
    ActionNamed,
    AdvancementsDrawn,
    Attacked,
    Blocked,
    CardDiscarded,
    CardDug,
    CardsTurnedUp,
    CardTaken,
    DeckChanged,
    DeckSearched,
    DungeonEntered,
    DungeonWon,
    EffectBegan,
    EffectEnded,
    FellUnconscious,
    FoeDied,
    GiftRefused,
    HandDiscarded,
    Healed,
    HeroDrew,
    HeroPlaced,
    Hurt,
    InitiativeSet,
    MapLaid,
    MarchSet,
    MonstersEnlisted,
    MonstersPlaced,
    MonsterTurnBegan,
    MysteryBegan,
    Pushed,
    Raised,
    Redirected,
    ResourceAdded,
    Saved,
    Scried,
    Survived,
    Swapped,
    TeamFell,
    TeamWon,
    Teleported,
    TileTurned,
    Walked,
)
from darkling.games.darkness.telling.effects import MINUS
from darkling.games.darkness.telling.figures import some_of, subject, whom
from darkling.games.darkness.telling.names import FOE_OF, dungeon_code, name
from darkling.table.event import Event
from darkling.table.phrase import listed, phrase
from darkling.table.telling import Figures

QUIET: tuple[type[Event], ...] = (
    ActionNamed,
    ResourceAdded,
    MonsterTurnBegan,
    EffectBegan,
    EffectEnded,
    Hurt,
)
"""What is told as soon as something comes of it, or goes without saying."""
FLOWING: tuple[type[Event], ...] = (
    Walked,
    Pushed,
    Teleported,
    Swapped,
    Attacked,
    Saved,
    Blocked,
    Redirected,
    Hurt,
    Healed,
    FellUnconscious,
    Survived,
    FoeDied,
    EffectBegan,
    EffectEnded,
    Raised,
    MonstersPlaced,
)
"""What a blow or a step leads to."""
UNTOLD = ("on", "survive", "raise")
"""Effects of which something else is told."""
SUBJECTS: dict[type[Event], str] = {EffectBegan: "target", GiftRefused: "to"}
"""Fields with the one a sentence begins with, where it is not the first figure of the event."""
SQUARES = ("square", "squares", "path")


def details(event: Event) -> Figures:
    """Return what the words of an event need besides the names of its fields."""
    codes = {field: code for field, code in called(event).items() if field not in SQUARES}
    told: Figures = {field: whom(code[0]) for field, code in codes.items()}
    if codes:
        first = codes.get(SUBJECTS.get(type(event), ""), next(iter(codes.values())))
        told |= subject(first[0])
    more = DETAILS.get(type(event))
    return told | (more(event) if more else {})


def called(event: Any) -> dict[str, Sequence[str]]:
    """Return what the figures and squares of an event are called, by its fields."""
    found: dict[str, Sequence[str]] = {}
    rest = list(getattr(event, "called", ()))
    for field in SPOKEN_OF.get(type(event), ()):
        value = getattr(event, field)
        count = len(value) if isinstance(value, tuple) else 1
        if count and rest:
            found[field], rest = rest[:count], rest[count:]
    return found


# Sentences that end with the name of a card, some of which end with an exclamation mark.


def cards(codes: Sequence[str]) -> Figures:
    """Return cards as a list, with the full stop that follows it."""
    names = [name(code) for code in codes]
    return {"cards": listed(names) or phrase("no-cards"), "stop": stop(names)}


def stop(names: Sequence[str]) -> str:
    return "" if names and names[-1].endswith("!") else "."


def _of(codes: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [codes[number] for number in numbers]


# The way through the dungeon.


def _dungeon(event: DungeonEntered | DungeonWon) -> Figures:
    code = dungeon_code(event.plan)
    return {"dungeon": code, "title": name(code)}


def _march(event: MarchSet | InitiativeSet) -> Figures:
    codes = called(event).get("march", ())
    return {"march": listed([whom(code) for code in codes]), "count": len(codes)}


def _map(event: MapLaid) -> Figures:
    return {"count": len(event.tiles)}


def _enlisted(event: MonstersEnlisted) -> Figures:
    code = FOE_CODES[event.foe]
    count = FOE_OF[code].number
    return {"foes": some_of(code, count), "count": count}


def _placed(event: MonstersPlaced) -> Figures:
    codes = called(event)
    squares = list(codes.get("squares", ()))
    return {
        "foes": some_of(FOE_CODES[event.foe], len(squares)),
        "count": len(squares),
        "squares": listed(squares),
    }


def _team(event: TeamFell | TeamWon) -> Figures:
    return {"team": event.team + 1}


# Cards.


def _drawn(event: HeroDrew | Scried | AdvancementsDrawn) -> Figures:
    return {
        "shown": _yes(event.cards),
        "kind": str(getattr(event, "kind", "")),
        **cards(_of(DRAWN_CODES, event.cards)),
    }


def _searched(event: DeckSearched) -> Figures:
    """Return what the game master has found, each card once with how often."""
    found = Counter([DRAWN_CODES[card] for card in event.cards])
    told = [phrase("copies", card=name(code), count=count) for code, count in found.items()]
    return {"cards": listed(told)}


def _hand(event: HandDiscarded) -> Figures:
    return cards([*_of(ACTION_CODES, event.acs), *_of(RESOURCE_CODES, event.rcs)])


def _turned(event: CardsTurnedUp) -> Figures:
    codes = _of(DUNGEON_CODES, event.turned)
    return {"cards": listed([name(code) for code in codes]), "count": len(codes)}


def _code(event: CardDiscarded | CardTaken) -> Figures:
    return cards([str(event.code)])


def _declared(event: ActionDeclared) -> Figures:
    return spoken([*_of(RESOURCE_CODES, event.rcs), ACTION_CODES[event.ac]])


def spoken(codes: Sequence[str]) -> Figures:
    """Return the name of an action: those of its resource cards, then that of its action card (AD-RC-04)."""
    names = [name(code) for code in codes]
    return {"spoken": " ".join(names), "stop": stop(names)}


def _changed(event: DeckChanged) -> Figures:
    told: Figures = {"place": event.place}
    for field in ("added", "removed"):
        codes = getattr(event, field) or ()
        told[field] = listed([name(code) for code in codes]) or "none"
    return told


def _ability(event: AbilityUsed) -> Figures:
    return {"ability": CLASSES[event.klass].ability}


# Moves and blows.


def _to(event: Walked | Pushed) -> Figures:
    path = called(event).get("path", ())
    return {"to": path[-1] if path else "", "flying": _yes(getattr(event, "flying", False))}


def _yes(is_so: object) -> str:
    return "yes" if is_so else "no"


def _hurt(event: Hurt) -> Figures:
    code = called(event).get("figure", ("",))[0]
    return {"is_foe": _yes(code.partition("-")[0] in FOE_CODES)}


def _square(event: Any) -> Figures:
    return {"to": called(event).get("square", ("",))[0]}


def _began(event: EffectBegan) -> Figures:
    return {
        "verb": "none" if event.verb in UNTOLD else str(event.verb),
        "what": event.what or "none",
        "signed": f"+{event.amount}" if event.amount >= 0 else f"{MINUS}{-event.amount}",
        "size": abs(event.amount),
        "uses": event.uses,
        "by": whom(called(event).get("owner", ("",))[0]),
        "squares": listed(list(called(event).get("squares", ()))),
    }


def _ended(event: EffectEnded) -> Figures:
    return {
        "verb": "none" if event.verb in UNTOLD else str(event.verb),
        "what": event.what or "none",
        "size": 0,
    }


def _found(event: TileTurned | CardDug) -> Figures:
    kind = "monsters" if foe_of(event.card) >= 0 else "item" if item_of(event.card) >= 0 else "mystery"
    return {"kind": kind, "stop": stop([name(DUNGEON_CODES[event.card])])}


def _mystery(event: MysteryBegan) -> Figures:
    return {"stop": stop([name(MYSTERY_CODES[event.mystery])])}


DETAILS: dict[type[Event], Callable[[Any], Figures]] = {
    DungeonEntered: _dungeon,
    DungeonWon: _dungeon,
    MarchSet: _march,
    InitiativeSet: _march,
    TeamFell: _team,
    TeamWon: _team,
    MapLaid: _map,
    MonstersEnlisted: _enlisted,
    MonstersPlaced: _placed,
    DeckSearched: _searched,
    HeroDrew: _drawn,
    Scried: _drawn,
    AdvancementsDrawn: _drawn,
    HandDiscarded: _hand,
    CardDiscarded: _code,
    CardTaken: _code,
    ActionDeclared: _declared,
    DeckChanged: _changed,
    AbilityUsed: _ability,
    Walked: _to,
    Pushed: _to,
    Hurt: _hurt,
    HeroPlaced: _square,
    Teleported: _square,
    EffectBegan: _began,
    EffectEnded: _ended,
    TileTurned: _found,
    CardDug: _found,
    CardsTurnedUp: _turned,
    MysteryBegan: _mystery,
}
"""What the words of these need besides names."""
