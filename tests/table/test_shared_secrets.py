"""Secrets shared by a group: friends see what one of them draws and holds, the others how many."""

from dataclasses import replace

import pytest
from support.script import first_option, offered, play_on, say
from support.toy_allies import ALLIES_GAME, CARDS, Allies, AlliesEyes, CardsDrawn, oracle

from darkling import games
from darkling.testing import conformance
from darkling.words import Words

test_conformance = conformance(ALLIES_GAME, oracle=oracle)

DRAWN = CardsDrawn(0, (3, 4), 2, (0, 2))


def test_all_insiders_see_the_cards_and_the_others_how_many():
    for seat, sees in ((0, True), (1, False), (2, True), (3, False), (None, False)):
        assert DRAWN.seen_by(seat) == CardsDrawn(0, (3, 4) if sees else (), 2, (0, 2))
        assert DRAWN.reveals(seat) is sees


def test_the_owner_need_not_be_among_them():
    looted = CardsDrawn(0, (3, 4), 2, (1,))
    assert [looted.seen_by(seat).cards for seat in (0, 1)] == [(), (3, 4)]


def test_a_friend_is_told_and_shown_the_hand_of_its_friend():
    game = ALLIES_GAME.new(4, seed=5)
    told = {seat: {event.seat for event in game.events(seat) if event.cards} for seat in range(4)}
    assert told == {0: {0, 2}, 1: {1, 3}, 2: {0, 2}, 3: {1, 3}}
    assert [hand is not None for hand in game.view(2).hands] == [True, False, True, False]
    assert game.view(None).hands == (None,) * 4


class LateFriends(AlliesEyes):
    """Nobody looks into another hand before the first card is laid."""

    def insiders(self, g: Allies, owner: int) -> tuple[int, ...]:
        return super().insiders(g, owner) if any(g.laid) else (owner,)


def test_who_becomes_a_friend_later_sees_the_hand_and_is_not_told_of_earlier_cards():
    game = replace(ALLIES_GAME, eyes=LateFriends()).new(4, seed=5)
    assert game.view(2).hands[0] is None
    earlier = len(game.events(2))
    assert len({game.guess(2, seed).hands[0] for seed in range(12)}) > 5, "it may be any hand"
    say(game, offered(game)[0])
    assert game.view(2).hands[0] == tuple([CARDS[card] for card in game.position.hands[0]])
    assert game.guess(2, 1).hands[0] == game.position.hands[0]
    told = {event.seat: event.cards for event in game.events(2)[:earlier] if isinstance(event, CardsDrawn)}
    assert [bool(told[seat]) for seat in range(4)] == [False, False, True, False]
    assert game.events(3)[-1].cards, "the next draw is told to all friends there are by now"


def test_guesses_keep_the_hand_of_a_friend():
    game = ALLIES_GAME.new(4, seed=5)
    held = game.position.hands
    worlds = [game.guess(0, seed).hands for seed in range(12)]
    assert {world[2] for world in worlds} == {held[2]}
    assert len({world[1] for world in worlds}) > 5


def test_a_friend_who_is_asked_is_asked_the_same_in_a_guess():
    game = ALLIES_GAME.new(4, seed=5)
    options = game.decision(0).options
    assert game.guess(2, 1).decision(0).options == options
    assert game.guess(1, 1).decision(0).options != options


def test_words_name_the_cards_to_all_who_see_them(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(games._registered, ALLIES_GAME.id, ALLIES_GAME)
    names = ("Ada", "Bo", "Cy", "Di")
    said = [Words(ALLIES_GAME.id, seat, names).event(DRAWN.seen_by(seat)) for seat in range(3)]
    assert said == ["You draw card 3 and card 4.", "Ada draws 2 cards.", "Ada draws card 3 and card 4."]


def test_friends_share_their_place():
    game = ALLIES_GAME.new(4, seed=5)
    play_on(game, first_option)
    assert {tuple(sorted(place)) for place in game.result.places} == {(0, 2), (1, 3)}
