"""Games of Attack the Darkness from their set-up on, in which encounters are won as soon as one wishes."""

from collections.abc import Sequence
from typing import Any

from support.script import say

from darkling.games.darkness.cards import (
    ADVANCEMENTS,
    CLASSES,
    DUNGEON_CODES,
    FOES,
    ITEMS,
    MYSTERIES,
    card_of_item,
    foe_of,
    mystery_of,
)
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.invariants import check
from darkling.games.darkness.rules.set_up import SetUpDarkness, deal
from darkling.games.darkness.rules.settings import DarknessSettings
from darkling.games.darkness.rules.state import OFF, STAIRS_FACE, Darkness
from darkling.table.event import Event

DUNGEON_DRAWS, ADVANCEMENT_DRAWS = 500, 600
QUICK = {"stand-where", "which-tile", "draw-your-cards", "keep-or-discard", "your-turn"}
"""Questions whose first answer will do."""


def begun(players: int = 1, seed: int = 0, **settings: Any) -> Darkness:
    """Return a game about to ask for the first class."""
    g = deal(players, DarknessSettings(**settings))
    g.chance.reseed(seed)
    g.listener = []
    g.start(SetUpDarkness())
    return g


def entered(players: int = 1, seed: int = 0, **settings: Any) -> Darkness:
    """Return a game whose heroes are about to take their places in the first room: classes by number."""
    g = begun(players, seed, **settings)
    go_on_to(g, "stand-where")
    return g


def go_on_to(g: Darkness, *prompts: str) -> None:
    """Give first answers until one of these questions is asked, or until the game is over."""
    for _ in range(2000):
        if g.over or g.decision(g.waiting[0]).prompt in prompts:
            return
        seat = g.waiting[0]
        g.choose(seat, g.decision(seat).options[0])
        check(g)
    raise AssertionError(f"it did not come to {prompts}: {g.stack_text()}")


def win(g: Darkness, *prompts: str) -> None:
    """Go on into the encounter, let all monsters fall, and go on to one of these questions."""
    go_on_to(g, "draw-your-cards")
    defeat(g)
    go_on_to(g, *prompts)


def finish_fight(g: Darkness) -> None:
    """Go on into the encounter, and let all monsters fall before the turn of a hero ends."""
    go_on_to(g, "your-turn")
    defeat(g)
    answer(g, "end_turn", "keep_hand")


def defeat(g: Darkness) -> None:
    """Let all monsters fall; it shows with the next answer."""
    assert g.running(Encounter) is not None
    for foe in g.foes():
        g.hp[foe], g.at[foe] = 0, OFF


def prompt(g: Darkness) -> str:
    """Return what is asked now."""
    return g.decision(g.waiting[0]).prompt


def answer(g: Darkness, *names: str) -> None:
    """Give these answers, whoever is asked; after each one the table must be possible."""
    for name in names:
        say(g, name)
        check(g)


def told(g: Darkness, kind: type[Event]) -> list[Any]:
    """Return what has happened of a kind."""
    assert g.listener is not None
    return [event for event in g.listener if isinstance(event, kind)]


def foe_named(name: str) -> int:
    return [card.name for card in FOES].index(name)


def item_named(name: str) -> int:
    return [card.name for card in ITEMS].index(name)


def class_named(name: str) -> int:
    return [card.name for card in CLASSES].index(name)


def advancement_named(name: str) -> int:
    return [card.name for card in ADVANCEMENTS].index(name)


def card_named(name: str, which: int = 0) -> int:
    """Return a dungeon card by its name; of a boss, one of its set."""
    if name in [card.name for card in ITEMS]:
        return card_of_item(item_named(name))
    names = [card.name for card in MYSTERIES]
    found = [
        card
        for card in range(len(DUNGEON_CODES))
        if (foe_of(card) >= 0 and FOES[foe_of(card)].name == name)
        or (mystery_of(card) >= 0 and names[mystery_of(card)] == name)
    ]
    return found[which]


def cards_named(names: Sequence[str]) -> tuple[int, ...]:
    return tuple([card_named(name) for name in names])


def foretell(g: Darkness, *names: str) -> None:
    """Let these cards come from the dungeon deck next."""
    g.foretell((), tuple([DUNGEON_DRAWS + card_named(name) for name in names]))


def foretell_advancements(g: Darkness, *names: str) -> None:
    g.foretell((), tuple([ADVANCEMENT_DRAWS + advancement_named(name) for name in names]))


def set_deck(g: Darkness, *names: str, tiles: Sequence[str] = ()) -> None:
    """Let the dungeon have these cards only: those of its deck, and those of tiles that lie face up."""
    faces = [card_named(name) for name in tiles]
    face_down = len(g.tiles) - 1 - len(faces)
    g.hidden = (tuple(sorted(cards_named(names))),)
    g.buried, g.below, g.discard, g.seeds = (0,), (), (), ()
    g.faces = (STAIRS_FACE, *[-1] * face_down, *faces)
    g.dealt = (0,) * len(g.faces)
