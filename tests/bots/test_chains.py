"""Bots in private chains, where nothing on the table changes before the last pick."""

from dataclasses import dataclass
from typing import Any

import pytest
from support.parlour import QUESTION, SHOW, Parlour, sit_down
from support.script import option
from support.toy_spells import SPELLS_GAME, evaluate, mages
from support.toy_spells.rules import BOLT, CAST, DONE, FIRE, MEND, PAY, SPARK, WARD, WATER

from darkling import games
from darkling.bots import bot
from darkling.bots import iteration as iterations
from darkling.bots.chain_planner import ChainPlanner
from darkling.bots.hint import hint
from darkling.bots.search import Search
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.rule import Next, Rule
from darkling.table.skill import Skill


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._registered, SPELLS_GAME.id, SPELLS_GAME)


def picks(position: Position, name: str, seat: int = 0) -> list[str]:
    """Return what a bot picks until its chain has ended."""
    player, lane, picked = bot(name, 1), position.private_lane(seat), []
    while position.private_lane(seat) is lane:
        choice = player.choose(position, seat)
        picked.append(choice.name)
        position.choose(seat, choice)
    return picked


NO_STORE, ONE_OF_EACH, ALL_WATER = (0, 0), (1, 1), (0, 3)
# Mending pays by the water in it, which is offered after fire.
MENDING = mages((MEND,), (), stores=[ONE_OF_EACH, NO_STORE], power=[4, 5])
# A bolt burns by fire, and seat 2 is ahead.
BURNING = mages((BOLT,), (), (), stores=[(2, 2), NO_STORE, NO_STORE], power=[5, 3, 7])
# Without fire it does nothing.
FIZZLING = mages((BOLT,), (), (), stores=[ALL_WATER, NO_STORE, NO_STORE])


@pytest.mark.parametrize(
    ("name", "game", "best"),
    [
        ("greedy", MENDING, ["cast mend", "pay water"]),
        ("greedy", BURNING, ["cast bolt", "aim seat 2", "pay fire", "pay fire"]),
        ("greedy", FIZZLING, ["done"]),
        ("search:100", MENDING, ["cast mend", "pay water"]),
        ("search:100", BURNING, ["cast bolt", "aim seat 2", "pay fire", "pay fire"]),
    ],
)
def test_what_pays_only_with_the_last_pick_is_found(name: str, game: Any, best: list[str]) -> None:
    assert picks(game.clone(), name) == best


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(40):
        table, own = SPELLS_GAME.start(2, seed), seed % 2
        players = [bot("greedy" if seat == own else "random", seed) for seat in table.seats]
        while not table.over:
            seat = table.waiting[0]
            table.choose(seat, players[seat].choose(table, seat))
        won += table.result.won[own]
    assert won >= 34


def test_a_hint_looks_through_the_chain() -> None:
    table = MENDING.clone()
    table.choose(0, option(table, 0, "cast mend"))
    found = hint(table, 0)
    assert found is not None
    assert found.best.name == "pay water"


def plan(world: Position, effort: int, prior: Any = None) -> tuple[str, int]:
    """Return what a planner picks, and how many ends of the chain it looked at."""
    planner = ChainPlanner(0, evaluate, Skill(prior=prior), effort)
    return planner.pick(world).name, planner.ends


def test_all_ends_of_a_chain_are_looked_at_if_there_is_time() -> None:
    # A bolt may be aimed at two and paid in four ways, mending in two; a spark and being done are one each.
    world = mages((BOLT, MEND, SPARK), (), (), power=[5, 3, 7]).clone()
    assert plan(world, effort=300) == ("cast bolt", 8 + 2 + 1 + 1)


def test_a_chain_that_follows_at_once_is_another_one() -> None:
    world = mages((BOLT, MEND), ()).clone()
    for seat in world.seats:
        for name in ("done", "gather fire"):
            world.choose(seat, name)
    # The first of the next round picks alone.
    for seat, name in ((1, "done"), (0, "burn bolt"), (0, "gather fire")):
        world.choose(seat, name)
    burnable = len(world.decision(0).options) - 1
    assert burnable > 1
    _, ends = plan(world, effort=300)
    assert ends == 2 * burnable + 1, "each leaves one of two elements"


def test_in_little_time_each_option_is_followed_to_one_end_by_what_looks_best() -> None:
    world = mages((BOLT,), ()).clone()
    for element, best in ((FIRE, "cast bolt"), (WATER, "done")):
        assert plan(world, 1, lambda _g, _seat, pick, wanted=element: pick.thing == wanted) == (best, 2)


@dataclass
class Dither(Rule):
    """Take back what was picked as often as one likes."""

    seat: Seat

    def begin(self, g: Parlour) -> Next:
        return g.ask(self.seat, QUESTION, SHOW, then=self.on_side, seals=SHOW[1:])

    def on_side(self, g: Parlour, side: Option) -> Next:
        return g.done() if side.thing else self.begin(g)


@dataclass
class DitherAlone(Rule):
    """One seat dithers, and that is the game."""

    def begin(self, g: Parlour) -> Next:
        return g.each((0,), Dither, then=self.on_done)

    def on_done(self, g: Parlour, _done: list[Dither]) -> Next:
        return g.done()


@pytest.mark.parametrize("effort", [1, 10, 300])
def test_who_can_change_its_mind_again_and_again_comes_to_an_end(effort: int) -> None:
    planner = ChainPlanner(0, lambda _g, _seat: 0.0, Skill(), effort)
    assert planner.pick(sit_down(DitherAlone())).name == "show tails"
    assert planner.ends <= effort + 2


def searched(table: Position, iterations: int, skill: Skill = SPELLS_GAME.skill) -> Search:
    search = Search(table, 0, skill, Chance.seeded(1))
    for _ in range(iterations):
        search.iterate()
    return search


def test_the_trees_of_others_tell_casts_apart_by_all_that_was_picked() -> None:
    search = searched(mages((BOLT, SPARK), (WARD,)).clone(), 200)
    answers = search.roots[1].steps
    assert set(answers) == {(0, CAST[BOLT].id), (0, CAST[SPARK].id), (0, DONE.id)}
    # A rival alone is aimed at by itself, so the elements come next.
    paid = answers[0, CAST[BOLT].id].steps
    assert set(paid) == {(0, PAY[FIRE].id), (0, PAY[WATER].id)}
    for after in paid.values():
        assert not after.arms, "nobody answers a spell that is not yet whole"
    assert any(whole.arms for after in paid.values() for whole in after.steps.values())


def test_a_search_asks_the_prior_of_a_long_list_and_evaluates_nothing_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(iterations, "FEW", 1)
    asked = []

    def dear(_g: Any, seat: int, pick: Option) -> float:
        asked.append(pick.name)
        return float(pick.name == "cast spark")

    def fail(_g: Any, _seat: int) -> float:
        raise AssertionError("evaluated")

    found = searched(mages((BOLT, SPARK), ()).clone(), 3, Skill(evaluate=fail, prior=dear)).estimates()
    assert asked[:3] == ["cast bolt", "cast spark", "done"]
    assert [estimate.option.name for estimate in found if estimate.visits == 0] == ["done"]
