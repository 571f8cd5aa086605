"""The search bot in games that say nothing about how to play them: reactions, dice, sealed bids."""

from typing import Any

import pytest
from support.toys import COUNTER, SHIELD, PlagueOfRats, SealedBids, SweepingAttack, toy

from darkling.bots import NoSkill, bot


def play_out(game: Any, name: str) -> Any:
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, bot(name, seat).choose(game.position, seat))
    return game


def test_a_rival_is_not_spared_and_a_spell_is_countered() -> None:
    _, game = toy(PlagueOfRats(0), [(), (COUNTER,)])
    assert play_out(game, "search:100").position.coins == [10, 10]


def test_a_blow_is_aimed_where_it_helps() -> None:
    _, game = toy(SweepingAttack(0), [(), ()])
    assert bot("search:200", 1).choose(game.position, 0).name == "aim seat 1"


def test_a_shield_is_raised() -> None:
    _, game = toy(SweepingAttack(0), [(), (SHIELD,)])
    game.choose(0, game.decision(0).options[1])
    assert bot("search:200", 1).choose(game.position, 1).name == "play shield"


def test_nobody_pays_more_than_need_be() -> None:
    _, game = toy(SealedBids(), [(), ()])
    assert play_out(game, "search:200").position.coins == [10, 10]


def test_greedy_says_that_it_has_nothing_to_go_by() -> None:
    _, game = toy(SealedBids(), [(), ()])
    with pytest.raises(NoSkill, match="no `evaluate`"):
        bot("greedy", 1).choose(game.position, 0)
