"""Sealed choices: nobody sees them, nobody disturbs them, and the order of their arrival changes nothing."""

from typing import Any

from darkling.table.chance import Chance
from darkling.table.data import state_data
from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.table.lane import Lane
from darkling.table.position import Position
from darkling.testing.cases import Case
from darkling.testing.playing import random_choice, shown
from darkling.testing.playthrough import SEED, Stop, playthrough
from darkling.testing.suite import check


@check()
def sealed_choices_are_taken_back_without_disturbing_others(case: Case) -> None:
    game = case.new(SEED)
    chance = Chance.seeded(SEED)
    while not game.over:
        seat, option = random_choice(game, chance)
        others_before = len(game.waiting) > 1
        game.choose(seat, option)
        if not (others_before and game.waiting and game.can_undo(seat)):
            continue
        other = game.waiting[-1]
        if other == seat or game.position.sealed(other) is None:
            continue
        answer = game.decision(other).options[0]
        number = game.decision(other).number
        game.choose(other, answer, number)
        if not game.can_undo(seat):
            continue
        theirs = game.undo_list(other)
        game.undo(seat)
        assert game.undo_list(other) == theirs
        assert option.id in [offered.id for offered in game.decision(seat).options]
        game.choose(seat, option)


@check()
def sealed_choices_write_nothing_to_the_table(case: Case) -> None:
    game = case.new(SEED)
    for stop in playthrough(case).stops:
        lane = game.position.lane(stop.seat)
        if lane is None:
            game.choose(stop.seat, stop.option.id)
        else:
            writes_nothing(game, stop, lane)


def writes_nothing(game: Game, stop: Stop, lane: Lane) -> None:
    """Make a sealed choice, and look at what the others have of it."""
    others = [seat for seat in game.position.seats if seat != stop.seat]
    table, waiting, told = state_data(game.position), game.waiting, game.moment
    seen = [seen_by(game, seat) for seat in others]
    game.choose(stop.seat, stop.option.id)
    # The same seats may be asked again, in a choice that comes after it.
    goes_on = game.position.lane(stop.seat) is lane and game.waiting == waiting
    # As long as others have not chosen, nothing can come of it.
    if goes_on or len(waiting) > 1:
        assert state_data(game.position) == table
        assert game.moment == told
    # Whoever is done is no longer waited for, which a view may show.
    if goes_on:
        assert [seen_by(game, seat) for seat in others] == seen, "another seat saw a sealed choice"


def seen_by(game: Game, seat: Seat) -> tuple[Any, ...]:
    """Return all that a seat has of a game: what it is shown, may take back, and can find in a guess."""
    undo = game.undo_list(seat), game.why_not_undo(seat)
    return shown(game.position, seat), game.events(None), undo, game.guess(seat, 12).fingerprint()


@check()
def the_order_of_arrival_changes_nothing(case: Case) -> None:
    position = case.start(SEED)
    chance = Chance.seeded(SEED)
    while not position.over:
        if len(position.waiting) < 2:
            position.choose(*random_choice(position, chance))
            continue
        seats = position.waiting
        forth, back = position.clone(), position.clone()
        for seat in seats:
            answer_all(forth, seat)
        for seat in reversed(seats):
            answer_all(back, seat)
        assert forth.fingerprint() == back.fingerprint()
        position = forth


def answer_all(position: Position, seat: Seat) -> None:
    """Answer every question of the seat's sealed choice."""
    chance = Chance.seeded(seat)
    lane = position.lane(seat)
    while seat in position.waiting and position.lane(seat) is lane:
        options = position.decision(seat).options
        position.choose(seat, options[chance.below(len(options))])
