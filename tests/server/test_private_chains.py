"""What others are sent while somebody picks in private: nothing changes for them before the use is whole."""

import pytest
from support.tables import ADA, BEN, EVE, choose, do, ref, table_of
from support.toy_spells import SPELLS_GAME
from support.toy_spells.rules import DONE, Mages, PickCast

from darkling import games
from darkling.server.scenes import Reader, scene
from darkling.server.table_state import TableState
from darkling.table.option import Option
from darkling.table.rule import Next, copy_rule
from darkling.wire.live import AskBack, Retract
from darkling.wire.scene import Scene


def on_pick(rule: PickCast, g: Mages, option: Option) -> Next:
    """Go on as another rule, which is still the same chain."""
    rule.take(option)
    return g.become(copy_rule(rule))


@pytest.fixture(autouse=True)
def _at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._registered, SPELLS_GAME.id, SPELLS_GAME)


@pytest.fixture(params=["one rule", "rule after rule"])
def table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> TableState:
    """Ben is about to cast, and Ada may still take back what she gathered."""
    if request.param == "rule after rule":
        monkeypatch.setattr(PickCast, "on_pick", on_pick)
    table = table_of(ADA, BEN, game=SPELLS_GAME.id, rules_version=1, seed="3")
    say(table, ADA, 0, "done", "gather fire")
    return table


def say(table: TableState, guest: str, seat: int, *names: str) -> None:
    for name in names:
        do(table, guest, choose(table, seat, table.game.decision(seat).find(name).id))


def shown(table: TableState, reader: Reader) -> Scene:
    """Return what a reader sees a while later."""
    return scene(table, reader, (), 1e9)


def pick(table: TableState) -> None:
    """Let Ben make a pick that does not end his chain."""
    option = next(option for option in table.game.decision(1).options if option.undoable)
    do(table, BEN, choose(table, 1, option.id))


@pytest.mark.parametrize(("guest", "seat"), [(ADA, 0), (EVE, None)])
def test_a_half_made_use_is_in_no_scene_of_others(table, guest, seat):
    reader = Reader(guest, seat)
    shown(table, reader)
    before = shown(table, reader)
    assert before.undo is None or before.undo.possible
    pick(table)
    assert shown(table, reader) == before
    assert table.game.can_undo(1)


def test_a_private_pick_and_its_return_leave_the_clock_and_a_wish_of_others_alone(table):
    do(table, ADA, AskBack(ref(), 0))
    before = shown(table, Reader(ADA, 0))
    assert before.take_back is not None
    assert before.timers
    pick(table)
    assert shown(table, Reader(ADA, 0)) == before
    do(table, BEN, Retract(ref(), 1))
    assert shown(table, Reader(ADA, 0)) == before


def test_a_chain_that_ends_is_seen_though_another_one_follows_at_once(table):
    say(table, BEN, 1, "done", "gather fire")
    say(table, ADA, 0, "done")
    burn_one(table)  # from now on he is alone in the window
    first = table.game.position.private_lane(1)
    do(table, ADA, AskBack(ref(), 0))
    burn_one(table)
    assert table.game.position.private_lane(1) is not first
    assert table.back_wish is None
    assert table.clocks.running[1][1] == table.changed


def burn_one(table: TableState) -> None:
    say(table, BEN, 1, table.game.decision(1).options[0].name, "gather fire")


@pytest.mark.parametrize(("seed", "pass_made"), [("9", "done"), ("8", None)])
def test_whoever_can_only_pass_a_private_reaction_is_passed_for(seed, pass_made):
    table = table_of(ADA, BEN, game=SPELLS_GAME.id, rules_version=1, seed=seed)
    for _ in ("cast bolt", "pay fire", "pay fire"):
        do(table, ADA, choose(table, 0))
    assert table.game.decision(1).prompt == "react"
    option = table.pass_for(1)
    assert (option and option.name) == pass_made
    do(table, BEN, choose(table, 1, DONE.id))
    told = [type(event).__name__ for event in table.game.events(0)]
    assert told[told.index("SpellCast") + 1 :][:2] == ["NothingUsed", "PowerChanged"]
