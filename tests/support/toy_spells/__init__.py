"""A toy of private chains: spell, target and elements are picked unseen, and so is the answer to them.

Its shared window is rounds of `each`, in which only some answers end a seat's part.
"""

from importlib.resources import files
from typing import Any

from msgspec import Struct

from darkling.table.gametype import GameType
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.rule import Rule, rules_in
from darkling.table.skill import Skill
from darkling.table.telling import Question, Telling, by_prompt
from support.toy_spells import rules
from support.toy_spells.rules import (
    COST,
    ELEMENTS,
    PROMPTS,
    SPELLS,
    TARGETED,
    VOCABULARY,
    MageRound,
    Mages,
    ResolveSpell,
)
from support.toy_spells.sight import MagesEyes, MagesView

HAND_SIZE, ROUNDS = 3, 2


class MagesSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to agree on."""


def deal(players: int, _settings: Any = None) -> tuple[Mages, Rule]:
    table = Mages(
        players,
        deck=tuple(sorted([*range(len(SPELLS))] * 4)),
        hands=[()] * players,
        stores=[(2, 2)] * players,
        power=[5] * players,
    )
    return table, MageRound(ROUNDS, deals=HAND_SIZE)


def arrange(data: Any) -> tuple[Mages, Rule]:
    """Return a table as the data has it, with a round to come."""
    table, _ = deal(len(data["hands"]))
    for name, value in data.items():
        setattr(table, name, value)
    return table, MageRound(1)


def check(g: Mages) -> None:
    cards = [*g.deck, *g.discards, *[spell for hand in g.hands for spell in hand]]
    assert len(cards) == 4 * len(SPELLS), "a spell is lost or doubled"
    assert all([count >= 0 for store in g.stores for count in store])


def evaluate(g: Mages, seat: int) -> float:
    """Return how far ahead a seat is, with what the spell in the air will do."""
    power = list(g.power)
    spell = g.running(ResolveSpell)
    if spell is not None and not spell.settled:
        for changed, by in spell.changes():
            power[changed] += by
    rivals = [power[other] for other in g.seats if other != seat]
    return power[seat] - max(rivals) + 0.1 * sum(g.stores[seat]) + 0.1 * len(g.hands[seat])


def prior(_g: Mages, _seat: int, option: Option) -> float:
    """Return a rule of thumb: dear spells are strong ones."""
    return float(COST[option.thing] + TARGETED[option.thing]) if option.verb == "cast" else 0.0


SPELLS_GAME = GameType(
    id="toy-spells",
    title="Hedge Mages",
    package=__name__,
    players=(2, 3),
    rules_version=1,
    settings=MagesSettings,
    modes={"normal": {}},
    longest=60,
    table=Mages,
    rules=rules_in(rules),
    vocabulary=VOCABULARY,
    eyes=MagesEyes(),
    deal=deal,
    arrange=arrange,
    check=check,
    names={"cards": SPELLS, "spell": SPELLS, "element": ELEMENTS},
    view=MagesView,
    telling=Telling(
        files(__package__) / "words.ftl",
        name=str,
        questions=by_prompt(*[Question(prompt, stakes=None, tip=None) for prompt in PROMPTS]),
    ),
    skill=Skill(evaluate=evaluate, prior=prior),
)
