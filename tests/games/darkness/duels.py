"""Fights in the arena, set up from data and played by script with the answers of `card_play`."""

from collections import Counter
from typing import Any

from games.darkness.board import options
from games.darkness.card_play import answer, prompt
from games.darkness.card_words import CODES, cards_in
from games.darkness.starts import hero, with_cards

import darkling
from darkling.games.darkness.cards import ACTION_CODES, CLASSES, RESOURCE_CODES
from darkling.games.darkness.rules.state import Darkness
from darkling.table.event import Event

CLASS_OF = {card.name: card.code for card in CLASSES}
Seat = dict[str, Any]


def fighter(name: str, x: int, y: int, cards: str = "", **rest: Any) -> Seat:
    """Return a hero on a square with these cards in hand, such as `Jab, 2 Calculating`."""
    klass = next(card for card in CLASSES if card.name == name)
    codes = [CODES[card] for card in cards_in(cards)]
    acs = [code for code in codes if code.startswith("AC")]
    rcs = [code for code in codes if code.startswith("RC")]
    core = [RESOURCE_CODES[one] for one, _ in klass.core]
    decks = {
        "actions": with_cards([ACTION_CODES[one] for one in klass.arena_action_deck], acs, []),
        "resources": with_cards([RESOURCE_CODES[one] for one in klass.arena_resource_deck], rcs, core),
    }
    return hero(klass.code, at=(x, y), acs=acs, rcs=rcs, **{**decks, **rest})


def arena(*seats: Seat, **rest: Any) -> Any:
    """Return a fight of two teams, or more, in which the first seat has drawn its cards."""
    settings = {"play": "arena", **rest.pop("settings", {})}
    g = darkling.position("darkness", {"seats": list(seats), "round": 2, **rest, "settings": settings})
    g.listener = []
    while g.waiting and prompt(g) == "draw-your-cards":
        g.choose(g.waiting[0], "draw_up")
    return g


def go(g: Darkness, *steps: str) -> list[Event]:
    """Give answers, and pass for those who can only pass; return all that happened so far."""
    for step in steps:
        answer(g, step)
        while not g.over and options(g) == ["pass"]:
            answer(g, "pass")
    assert g.listener is not None
    return g.listener


def end_turn(g: Darkness) -> None:
    """End the turn under way, and draw for whoever comes next."""
    go(g, "end_turn", "keep_hand")
    while g.waiting and prompt(g) == "draw-your-cards":
        go(g, "draw_up")


def statuses(g: Any, figure: int) -> list[tuple[str, str, int, int, int]]:
    """Return what is on a hero as everyone sees it: verb, stat, amount, turns and uses left."""
    shown = g.view(None).heroes[figure].statuses
    return [(one.verb, one.what, one.amount, one.left, one.uses) for one in shown]


def kinds(events: list[Event]) -> Counter[str]:
    return Counter([type(event).__name__ for event in events])
