"""Private chains: what one seat picks step by step is nowhere to be seen before it is whole."""

import pytest
from support.script import offered, option, say
from support.toy_spells import SPELLS_GAME, TWO_OF_EACH, mages, oracle
from support.toy_spells.rules import (
    BOLT,
    CAST_A_SPELL,
    DONE,
    MEND,
    SPARK,
    WARD,
    Mages,
    PickCast,
    PickReaction,
    ResolveSpell,
)

from darkling.table.errors import BadPosition, RulesError
from darkling.table.game import Game
from darkling.table.rule import Next
from darkling.testing import cases_of, conformance
from darkling.testing.checks import windows

test_conformance = conformance(SPELLS_GAME, oracle=oracle)


def final(game: Game, seat: int) -> list[str]:
    """Return the names of what a seat cannot take back."""
    return [it.name for it in game.decision(seat).options if not it.undoable]


def test_spell_target_and_elements_are_taken_back_one_by_one():
    game = mages((BOLT, MEND), (WARD,), (WARD,))
    asked = [offered(game)]
    for name in ("cast bolt", "aim seat 2", "pay fire"):
        say(game, name)
        asked.append(offered(game))
    assert [step.option.name for step in game.undo_list(0)] == ["pay fire", "aim seat 2", "cast bolt"]
    for before in reversed(asked[:-1]):
        game.undo(0)
        assert offered(game) == before
    assert not game.can_undo(0)
    assert game.record.choices == []


def test_nothing_is_on_the_table_or_told_before_the_use_is_whole():
    game = mages((BOLT, MEND), (WARD,), (WARD,))
    say(game, "cast bolt", "aim seat 2", "pay fire")
    assert (game.position.hands[0], game.position.stores[0]) == ((BOLT, MEND), TWO_OF_EACH)
    assert game.events(1) == game.events(None) == []
    assert game.view(1).plan is None
    say(game, "pay water")
    assert (game.position.hands[0], game.position.stores[0]) == ((MEND,), (1, 1))
    assert [event.target for event in game.events(1)] == [2]


def test_in_a_guess_by_another_seat_nothing_has_been_picked():
    game = mages((BOLT,), (WARD,), (WARD,))
    say(game, "cast bolt", "aim seat 2")
    for seed in range(20):
        world = game.guess(1, seed)
        assert world.sealed(0) == PickCast(0)
        assert world.decision(0).prompt == "cast-a-spell"
    assert game.guess(0, 1).sealed(0) == PickCast(0, BOLT, 2), "its own picks a seat knows"


def test_a_seat_that_can_cast_nothing_is_asked_too():
    assert offered(mages((WARD,), (BOLT,))) == ["done"]


def test_who_is_asked_only_with_some_cards_is_found_out_in_a_guess(monkeypatch: pytest.MonkeyPatch):
    def begin(pick: PickCast, g: Mages) -> Next:
        options = pick.offers(g)
        return g.ask(pick.seat, CAST_A_SPELL, options, then=pick.on_pick) if options else g.done()

    monkeypatch.setattr(PickCast, "begin", begin)
    game = mages((BOLT,), (WARD,))
    with pytest.raises(RulesError, match="seat 0 is waited for, which shows what it holds"):
        [game.guess(1, seed) for seed in range(20)]


def test_what_ends_the_chain_says_so_and_the_rest_does_not():
    game = mages((BOLT, SPARK), (WARD,), (WARD,))
    assert offered(game) == ["cast bolt", "cast spark", "done"]
    assert final(game, 0) == ["cast spark", "done"], "a spark has no target and costs nothing"
    say(game, "cast bolt")
    assert final(game, 0) == []
    say(game, "aim seat 1", "pay fire")
    assert final(game, 0) == ["pay fire", "pay water"]


def test_a_pick_ends_the_chain_if_all_that_follows_picks_itself():
    game = mages((BOLT, MEND), (WARD,), stores=[(2, 0), TWO_OF_EACH])
    assert final(game, 0) == ["cast bolt", "cast mend", "done"], "one rival, one kind of element"
    game = mages((BOLT,), (WARD,), (), stores=[(2, 0), TWO_OF_EACH, TWO_OF_EACH])
    say(game, "cast bolt")
    assert final(game, 0) == ["aim seat 1", "aim seat 2"]


def test_what_was_shown_cannot_be_taken_back():
    game = mages((SPARK, BOLT), (BOLT, WARD))
    say(game, "cast bolt", "pay fire", "pay fire")
    assert game.waiting == (1,)
    assert game.why_not_undo(0) == "shown"
    say(game, "cast ward")
    assert game.can_undo(1), "a reaction is a private chain, too"
    say(game, "pay water")
    assert game.position.power == [5, 5]


def test_a_use_that_cannot_be_carried_out_leaves_the_chain_as_it_was(monkeypatch: pytest.MonkeyPatch):
    def fail(_rule, _g):
        raise BadPosition("the next of `rolls` is 9")

    monkeypatch.setattr(ResolveSpell, "take_effect", fail)
    game = mages((MEND,), ())
    say(game, "cast mend")
    before, told = game.fingerprint(), game.events(0)
    with pytest.raises(BadPosition):
        say(game, "pay water")
    assert (game.fingerprint(), game.events(0), offered(game)) == (before, told, ["pay fire", "pay water"])
    game.undo(0)
    assert offered(game) == ["cast mend", "done"]


def seat_1_picks_while_seat_0_may_go_back() -> Game:
    game = mages((SPARK,), (BOLT,))
    say(game, "cast spark", "gather fire")
    say(game, "cast bolt", "pay fire", seat=1)
    return game


def test_what_is_picked_in_private_leaves_the_others_their_way_back():
    game = seat_1_picks_while_seat_0_may_go_back()
    assert [step.option.name for step in game.undo_list(0)] == ["gather fire"]
    game.undo(0)
    assert offered(game) == ["gather fire", "gather water"]
    assert not game.can_undo(1), "its picks went with the position in which they were made"
    assert game.why_not_undo(1) == "other-seat"
    say(game, "gather water")
    assert offered(game, 1)[:1] == ["cast bolt"]
    assert [seat for seat, _ in game.record.choices] == [0, 0]


def test_the_end_of_a_chain_closes_every_way_back():
    game = seat_1_picks_while_seat_0_may_go_back()
    say(game, "pay fire")
    assert [game.why_not_undo(seat) for seat in (0, 1)] == ["shown", "shown"]


@pytest.fixture
def window() -> Game:
    """Everyone may burn spells."""
    game = mages((SPARK, BOLT), (SPARK, MEND))
    for _ in range(2):
        say(game, "done", "gather fire")
    assert game.waiting == (0, 1)
    return game


def test_among_several_seats_only_what_ends_the_last_part_is_final(window):
    assert final(window, 0) == final(window, 1) == []
    say(window, "done", seat=1)
    assert final(window, 0) == ["done"]
    say(window, "burn bolt", seat=0)
    assert final(window, 0) == ["gather fire", "gather water"]
    window.undo(1)
    assert final(window, 0) == []


def test_the_window_goes_on_until_all_are_done(window):
    say(window, "done", seat=1)
    say(window, "burn bolt", "gather fire", seat=0)
    assert window.waiting == (0,)
    assert window.why_not_undo(1) == "joined"
    assert final(window, 0) == ["done"], "the last seat picks alone now"
    say(window, "burn spark", "gather fire", seat=0)
    assert window.why_not_undo(0) == "shown"


def test_which_options_end_a_part_is_saved(window):
    say(window, "done", seat=1)
    data = window.position.data()
    assert [lane["decision"] and lane["decision"][-1] for lane in data["lanes"]] == [[DONE.id], None]
    restored = SPELLS_GAME.restore(data)
    assert not option(restored, 0, "done").undoable
    assert option(restored, 0, "burn bolt").undoable


def test_a_target_by_what_a_hand_holds_is_found_in_a_private_chain_too(monkeypatch):
    windows.everyone_knows_whether_a_seat_may_pass_and_is_a_target(cases_of(SPELLS_GAME)[0])
    monkeypatch.setattr(PickReaction, "is_target", lambda _self, g, seat: WARD in g.hands[seat])
    with pytest.raises(AssertionError, match="cannot know it"):
        windows.everyone_knows_whether_a_seat_may_pass_and_is_a_target(cases_of(SPELLS_GAME)[0])
