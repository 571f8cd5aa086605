"""A toy of private chains: spell, target and elements are picked unseen, and so is the answer to them.

Its shared window is rounds of `each`, in which only some answers end a seat's part.
"""

from importlib.resources import files
from typing import Any

from msgspec import Struct

from darkling.table.company import Mode
from darkling.table.game import Game
from darkling.table.gametype import GameType
from darkling.table.option import Option
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
    PickBurnt,
    ResolveSpell,
)
from support.toy_spells.sight import MagesEyes, MagesView

HAND_SIZE, ROUNDS, COPIES, POWER = 3, 2, 4, 5
TWO_OF_EACH = (2, 2)


class MagesSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to agree on."""


def deal(players: int, _settings: Any = None) -> tuple[Mages, Rule]:
    table = Mages(
        players,
        deck=tuple(sorted([*range(len(SPELLS))] * COPIES)),
        hands=[()] * players,
        stores=[TWO_OF_EACH] * players,
        power=[POWER] * players,
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
    assert len(cards) == COPIES * len(SPELLS), "a spell is lost or doubled"
    assert all(count >= 0 for store in g.stores for count in store)


def evaluate(g: Mages, seat: int) -> float:
    """Return how far ahead a seat is, with what the spell in the air will do."""
    power = list(g.power)
    spell = g.running(ResolveSpell)
    if spell is not None and not spell.settled:
        for changed, by in spell.changes():
            power[changed] += by
    rivals = [power[other] for other in g.seats if other != seat]
    return power[seat] - max(rivals) + 0.1 * sum(g.stores[seat]) + 0.3 * _spells_kept(g, seat)


def _spells_kept(g: Mages, seat: int) -> int:
    """Return how many spells a seat has, without the one that it is about to burn."""
    use = g.sealed(seat)
    return len(g.hands[seat]) - (isinstance(use, PickBurnt) and use.spell >= 0)


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
    modes={"normal": Mode()},
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


def mages(*hands: tuple[int, ...], stores: Any = None, power: Any = None) -> Game:
    """Return a game with one round to come, in which seat 0 is about to cast."""
    rest = [*range(len(SPELLS))] * COPIES
    for spell in [spell for hand in hands for spell in hand]:
        rest.remove(spell)
    table = {
        "hands": [tuple(sorted(hand)) for hand in hands],
        "stores": stores or [TWO_OF_EACH] * len(hands),
        "power": power or [POWER] * len(hands),
        "deck": tuple(sorted(rest)),
    }
    return SPELLS_GAME.game_from(SPELLS_GAME.position(table, seed=1))
