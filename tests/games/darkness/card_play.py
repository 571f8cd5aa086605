"""Cards played through the real rules, as rows of a table: what there is, what is answered, what comes of it.

Answers: `7/6` is a square, `Stab` a card, `draw` an option, `area 7/6-9/7` an area. A card with a colon is
played: `Crush: Hearty, Elemental/F` with these resources, `Stab:` without any. What stands behind `!`
must not be offered at that moment.

Figures are called `hero`, `ally`, `third` and so on, foes `a`, `b`, `c`. Who is not named after a row is as
before. Behind a name stand HP, `@7/6`, `dead`, `down`, and all effects with the rounds that are left, such as
`stun(1)`, `dmg-1(2)`, `immob(K)`, `dot(2,2)`, `on:damaged(K)`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from re import fullmatch
from typing import Any

from games.darkness.board import SANCTUM, options, square, table
from games.darkness.card_outcomes import (
    all_cards,
    area,
    barred,
    clauses,
    expected,
    figure_of,
    put,
    snapshot,
)
from games.darkness.card_words import (
    AC_NAMES,
    ADVANCEMENT_NAMES,
    CODES,
    ITEM_NAMES,
    NUMBERS,
    RC_NAMES,
    cards_in,
    expected_play,
    pieces,
    place,
    played_in,
    spoken,
    xy,
)
from games.darkness.dungeons import ADVANCEMENT_DRAWS, DUNGEON_DRAWS, card_named

from darkling.games.darkness.rules.action_state import ActionState
from darkling.games.darkness.rules.advancement import GainAdvancement
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.effects import begin_turn_of
from darkling.games.darkness.rules.events import ActionDeclared
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.movement import Walk, reachable
from darkling.games.darkness.rules.mysteries import ResolveMystery
from darkling.games.darkness.rules.parts import TakePart
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.start_step import StartStep
from darkling.games.darkness.rules.state import POISE, Darkness
from darkling.games.darkness.rules.trade import TakeItem
from darkling.table.rule import Next, Rule

FINDS: dict[str, Callable[[int, int], Rule]] = {
    "find": TakeItem,
    "gain": GainAdvancement,
    "mystery": ResolveMystery,
}
"""Scenes about a piece of equipment, an advancement or a mystery by its name."""
DECK = 9
"""So many cards a deck has, if a row does not say which."""
Scene = tuple[str, str, str]
"""What goes on, what is answered, and what comes of it."""


@dataclass(frozen=True)
class Row:
    """What one card does, or several together.

    Attributes:
        card: the cards that the row is about, joined by ` + `.
        says: the answers of its first scene, joined by `; `.
        after: what it comes to.
        when: `turn`, or what `scene_of` knows.
        then: further scenes.
        hand: cards beside those that are played.
        deck: the cards of both decks; without it, Runs and Luckies.
        gone: the cards of both discard piles.
        put: effects that are there already, as in `after`.
        items, skills: the hero's equipment and advancements.
        next: the dungeon cards and advancements that are drawn next.

    """

    card: str
    says: str
    after: str
    when: str = "turn"
    then: tuple[Scene, ...] = ()
    hero: str = ""
    at: str = "6/6"
    hp: int = 0
    foes: str = "Cave Bear 7/6"
    allies: str = ""
    hand: str = ""
    deck: str = ""
    gone: str = ""
    put: str = ""
    items: str = ""
    skills: str = ""
    round: int = 1
    map: str | Sequence[str] = SANCTUM
    poise: bool = False
    next: str = ""

    def __str__(self) -> str:
        return self.card

    def check(self) -> Darkness:
        """Play the row, scene by scene, and look at the table after each."""
        g = self.table()
        for number, (when, says, after) in enumerate([(self.when, self.says, self.after), *self.then]):
            told = f"{self.card}, scene {number}: {when}"
            deal(g, when, says)
            cards = all_cards(g)
            play_scene(g, when, says, after, told)
            assert all_cards(g) == cards, f"{told}: cards are gone, or too many"
        return g

    def table(self) -> Darkness:
        heroes = [(self.hero, *place(self.at)), *pieces(self.allies)]
        if self.hp:
            heroes[0] = (*heroes[0][:2], self.hp)
        g = table(self.map, heroes, pieces(self.foes), {0: cards_in(self.hand)}, round=self.round)
        deck = list(cards_in(self.deck)) if self.deck else ["Run", "Lucky"] * DECK
        for hero in range(g.heroes):
            for kind, names in enumerate((AC_NAMES, RC_NAMES)):
                g.put(hero, 2 + kind, tuple([names.index(card) for card in deck if card in names]))
                gone = [names.index(card) for card in cards_in(self.gone) if card in names]
                g.put(hero, 4 + kind, tuple(gone if hero == 0 else ()))
        g.items[0] = tuple(sorted([ITEM_NAMES.index(name) for name in cards_in(self.items)]))
        g.advancements[0] = tuple(sorted([ADVANCEMENT_NAMES.index(name) for name in cards_in(self.skills)]))
        if self.poise:
            g.marks[0] |= POISE
        if self.next:
            g.foretell((), [drawn(name) for name in cards_in(self.next)])
        for figure, tokens in clauses(g, self.put):
            for token in tokens:
                put(g, figure, token)
        return g


def drawn(name: str) -> int:
    """Return a card as a draw that is foretold."""
    if name in ADVANCEMENT_NAMES:
        return ADVANCEMENT_DRAWS + NUMBERS[name]
    return DUNGEON_DRAWS + card_named(name)


def rows(hero: str, *found: Row, **common: Any) -> list[Row]:
    """Return the rows of a class."""
    return [replace(row, hero=row.hero or hero, **common) for row in found]


@dataclass
class Acting(PlayerTurn):
    """The action step of a turn, without the draws before and after it."""

    def begin(self, g: Darkness) -> Next:
        begin_turn_of(g, self.hero)
        return self.act(g)

    def end_step(self, g: Darkness) -> Next:
        return self.leave(g)


@dataclass
class Starting(StartStep):
    """The start step of a turn."""

    def begin(self, g: Darkness) -> Next:
        begin_turn_of(g, self.hero)
        return StartStep.begin(self, g)


# Scenes.


def deal(g: Darkness, when: str, says: str) -> None:
    """Give the cards of a scene to the hero whose turn it is, else to the first one."""
    hero = figure_of(g, when.split()[-1]) if when.startswith("turn of") else 0
    for name in played_in(says):
        names, zone = (AC_NAMES, 0) if name in AC_NAMES else (RC_NAMES, 1)
        g.put(hero, zone, (*g.pile(hero, zone), names.index(name)))


def play_scene(g: Darkness, when: str, says: str, after: str, told: str) -> None:
    before = snapshot(g)
    g.over, g.listener = False, []
    g.start(scene_of(g, when))
    plays = []
    for step in [step for step in says.split("; ") if step]:
        assert not g.over, f"{told}: it is over before {step!r}"
        if step.startswith("!"):
            assert not is_offered(g, step[1:]), f"{told}: {step[1:]} is offered"
            continue
        plays += [step] if ":" in step else []
        answer(g, step)
    declared = [event for event in g.listener if isinstance(event, ActionDeclared) and event.ac >= 0]
    assert [spoken(event) for event in declared] == list(map(expected_play, plays)), told
    assert g.over or (prompt(g) == "your-turn" and when.startswith("turn")), (
        f"{told}: asked {prompt(g)}: {options(g)}"
    )
    found, wanted = snapshot(g), expected(g, before, after)
    wrong = {name: (found[name], wanted[name]) for name in found if found[name] != wanted[name]}
    assert not wrong, f"{told}: found and wanted: {wrong}"
    for name in barred(after):
        assert not is_offered(g, name), f"{told}: {name} is offered"
    if not g.over:
        answer(g, "end_turn")


def scene_of(g: Darkness, when: str) -> Rule:
    """Return what goes on.

    `turn` is the action step of the hero's turn, `whole turn` all of it. There are also `turn of ally`,
    `start`, `foe a`, `walk a 9/6`, `attack a 4 melee ally`, and what `FINDS` knows.
    """
    what, *words = when.split()
    if when == "turn":
        return Acting(0)
    if when == "whole turn":
        return PlayerTurn(0)
    if what in FINDS:
        return FINDS[what](0, NUMBERS[when.removeprefix(f"{what} ")])
    if what == "start":
        return Starting(figure_of(g, words[0]) if words else 0)
    figure = figure_of(g, words[-1] if what == "turn" else words[0])
    if what == "turn":
        return Acting(figure)
    if what == "foe":
        return FoeTurn(figure)
    if what == "walk":
        end = square(g, *xy(words[1]))
        flies = words[-1] == "flying"
        return Walk(figure, reachable(g, figure, 9, flies)[end], flies)
    target = figure_of(g, words[3]) if len(words) > 3 else 0
    return SingleAttack(figure, target, int(words[1]), words[2])


def prompt(g: Darkness) -> str:
    return g.decision(g.waiting[0]).prompt if g.waiting else ""


def answer(g: Darkness, step: str) -> None:
    """Answer whoever is asked: with an option's name, a square, a card's name, a payment or an area."""
    if step.startswith("area "):
        return aim(g, step.removeprefix("area "))
    name, paying, paid = step.partition(":")
    choose(g, name)
    if paying:
        pay(g, paid)
    return None


def choose(g: Darkness, step: str) -> None:
    offered = options(g)
    wanted = [step] if step in offered else [one for one in offered if one.split()[-1] == word_of(g, step)]
    assert len(wanted) == 1, f"{step!r} is not what is offered by {prompt(g)}: {offered}"
    g.choose(g.waiting[0], wanted[0])


def is_offered(g: Darkness, step: str) -> bool:
    offered = options(g) if g.waiting else []
    return step in offered or word_of(g, step) in [option.split()[-1] for option in offered]


def word_of(g: Darkness, step: str) -> str:
    """Return the last word of the option that is meant."""
    if fullmatch(r"-?\d+/-?\d+", step):
        return str(square(g, *xy(step)))
    return CODES.get(step, step)


def pay(g: Darkness, paid: str) -> None:
    """Add resources one by one; what is added without a question need not be."""
    for number, one in enumerate(cards_in(paid)):
        name, as_, kind = one.rpartition("/") if fullmatch(r".+/[SFM]", one) else (one, "", "")
        action = g.running(ActionState)
        if prompt(g) == "pay-for-it" and action is not None and len(action.rcs + action.given) <= number:
            choose(g, name)
        if as_ and prompt(g) == "give-as":
            choose(g, kind)
    if prompt(g) == "pay-for-it":
        choose(g, "done")


def aim(g: Darkness, corners: str) -> None:
    """Aim an area at its first corner, and lay it so that the other is the opposite one."""
    squares = area(g, corners)
    choose(g, corners.partition("-")[0])
    part = g.running(TakePart)
    if prompt(g) == "which-box" and part is not None:
        (box,) = [number for number, found in part.boxes(g).items() if sorted(found) == squares]
        choose(g, f"box {box}")


def names_in(tables: Iterable[Sequence[Row]]) -> set[str]:
    """Return the names of all cards that rows of these tables are about."""
    return {name for found in tables for row in found for name in row.card.split(" + ")}
