"""The laws of information and of taking back where random players never come: in a game played well."""

import pytest
from support.cases import shown

import darkling
from darkling.games.village.bot.rollout import rollout
from darkling.table.chance import Chance

CHECKED = 5
"""Every so many decisions the laws are checked; always in a Trial, and where a question is rare."""
COMMON = ("hero-turn", "warlord-turn", "monster-turn", "wolf-turn", "lurker-turn")


@pytest.mark.parametrize(("players", "seed", "mode"), [(3, 5, "normal"), (2, 8, "house rules")])
def test_the_laws_hold_to_the_end_of_a_game_that_is_played_well(players, seed, mode):
    game_type = darkling.find("village")
    game = darkling.new("village", players, seed, game_type.modes[mode].settings)
    chance = Chance.seeded(seed)
    prompts = set()
    while not game.over:
        seat = game.waiting[0]
        prompt = game.decision(seat).prompt
        prompts.add(prompt)
        number = len(game.record.choices)
        if prompt not in COMMON or number % CHECKED == 0:
            check_laws(game_type, game.position, number)
        choice = rollout(game.position, seat, chance)
        offered = game.decision(seat).find(choice)
        game.choose(seat, choice)
        assert game.can_undo(seat) is offered.undoable, f"{choice} at {prompt}"
        game_type.check(game.position)
    assert {"sneak-on", "prowl-on", "look-at-the-card", "take-item", "add-hits", "add-misses"} <= prompts


def check_laws(game_type, position, number):
    """A seat cannot tell a guess from the truth, and a guess does not depend on the truth."""
    for seat in position.seats:
        world = position.guess(seat, number)
        assert shown(world, seat) == shown(position, seat)
        again = position.guess(seat, 10_000 + number).guess(seat, number)
        assert again.fingerprint() == world.fingerprint()
        game_type.check(world)
        for waiting in world.waiting:
            for option in world.decision(waiting).options[:3]:
                world.clone().choose(waiting, option)
