"""Turns of heroes played by script, and what is left of hands and piles after them.

Answers are those of `card_play`: `Hack!: Hearty` plays a card with resources, `7/6` is a square.
"""

from collections.abc import Iterable
from typing import Any

from games.darkness.board import SANCTUM, Piece, options, table
from games.darkness.card_play import (
    AC_NAMES,
    ADVANCEMENT_NAMES,
    CODES,
    ITEM_NAMES,
    RC_NAMES,
    Acting,
    answer,
    prompt,
    word_of,
)

from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    PILE_ACS,
    PILE_RCS,
    Darkness,
)
from darkling.games.darkness.rules.turn_state import TurnState
from darkling.table.event import Event
from darkling.table.rule import Rule

MIDDLE = (6, 6)
BEAR = ("Cave Bear", (7, 6))
"""A foe with 14 HP and no defenses, next to the middle."""


def hero(
    name: str, *hand: str, foes: Iterable[Piece] = (BEAR,), at: tuple[int, int] = MIDDLE, **more: Any
) -> Darkness:
    """Return a hero in the middle of the room, with a hand; decks hold the rest of the sample decks.

    `allies` are further heroes, `items` and `skills` what the first one has.
    """
    items, skills, hp = more.pop("items", ()), more.pop("skills", ()), more.pop("hp", None)
    first = (name, at) if hp is None else (name, at, hp)
    g = table(more.pop("tiles", SANCTUM), [first, *more.pop("allies", ())], foes, {0: hand}, **more)
    g.items[0] = tuple(sorted([ITEM_NAMES.index(item) for item in items]))
    g.advancements[0] = tuple(sorted([ADVANCEMENT_NAMES.index(skill) for skill in skills]))
    return g


def act(g: Darkness, *steps: str) -> list[Event]:
    """Begin the first hero's action step, give these answers, and return what happened."""
    return begin(g, Acting(0), *steps)


def whole_turn(g: Darkness, *steps: str) -> list[Event]:
    return begin(g, PlayerTurn(0), *steps)


def attacked(g: Darkness, damage: int, distance: str, *steps: str) -> list[Event]:
    """Let the first foe attack the first hero, who gives these answers."""
    return begin(g, SingleAttack(g.heroes, 0, damage, distance), *steps)


def begin(g: Darkness, rule: Rule, *steps: str) -> list[Event]:
    g.over, g.listener = False, []
    g.start(rule)
    return go_on(g, *steps)


def go_on(g: Darkness, *steps: str) -> list[Event]:
    """Give further answers to whoever is asked; return all that happened."""
    for step in steps:
        answer(g, step)
    assert g.listener is not None
    return g.listener


def finish(g: Darkness) -> None:
    """Take the last answer until the rule under way is over: it ends things, or leaves them be."""
    while not g.over:
        g.choose(g.waiting[0], g.decision(g.waiting[0]).options[-1])


def can(g: Darkness, *names: str) -> bool:
    """Say whether all of these are offered: options, or what they are about."""
    words = {word for option in options(g) for word in (option, option.split()[-1])}
    return all(word_of(g, name) in words for name in names)


def playable(g: Darkness) -> list[str]:
    """Return the names of the cards and items that are offered, sorted."""
    verbs = ("play", "solo", "use", "add")
    codes = [option.split()[-1] for option in options(g) if option.split()[0] in verbs]
    return sorted([name for name, code in CODES.items() if code in codes])


def why_not(g: Darkness) -> dict[str, str]:
    """Return why action cards in hand cannot be played, by their names."""
    names = {code: name for name, code in CODES.items()}
    rule = g.running(TurnState)
    assert rule is not None
    return {names[code]: why.key for code, why in rule.barred(g)}


def hand(g: Darkness, who: int = 0) -> list[str]:
    return cards(g, who, HAND_ACS, HAND_RCS)


def pile(g: Darkness, who: int = 0) -> list[str]:
    return cards(g, who, PILE_ACS, PILE_RCS)


def cards(g: Darkness, who: int, acs: int, rcs: int) -> list[str]:
    found = [AC_NAMES[card] for card in g.pile(who, acs)] + [RC_NAMES[card] for card in g.pile(who, rcs)]
    return sorted(found)


def set_decks(g: Darkness, *names: str, who: int = 0) -> None:
    """Let these cards be all that is left in the decks."""
    g.put(who, DECK_ACS, tuple([AC_NAMES.index(name) for name in names if name in AC_NAMES]))
    g.put(who, DECK_RCS, tuple([RC_NAMES.index(name) for name in names if name in RC_NAMES]))


def wounds(g: Darkness, *figures: int) -> list[int]:
    """Return how many hit points figures have lost."""
    return [g.max_hp(figure) - g.hp[figure] for figure in figures]


def asked(g: Darkness) -> str:
    return prompt(g)
