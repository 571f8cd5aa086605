"""What a message comes to at a table, and why it is refused."""

from collections.abc import Callable

import pytest
from support.tables import ADA, BEN, EVE, GRACE, add, choose, do, play_on, ref, table_of

import darkling
from darkling.server import entries as log
from darkling.server.commands import MOST_PAUSES, new_seed, sit_down
from darkling.server.refusal import Refusal
from darkling.server.table_state import TableState
from darkling.table.record import Record
from darkling.wire import live

ENOUGH = 2000
"""More choices than it takes until something is seen."""


def refused(code: str, act: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as caught:
        act()
    assert caught.value.code == code


def test_a_choice_is_made_for_ones_own_seat_only():
    table = table_of(ADA, BEN)
    refused("not-your-seat", lambda: do(table, BEN, choose(table, 0)))
    refused("not-your-seat", lambda: do(table, EVE, choose(table, 0)))
    assert do(table, ADA, choose(table, 0)) == [log.ChoiceMade(0, 0, table.game.record.choices[0][1])]


def test_a_choice_that_is_not_offered_is_refused():
    table = table_of(ADA, BEN)
    refused("illegal", lambda: do(table, ADA, choose(table, 0, option=100_000)))
    assert table.game.record.choices == []


def test_a_choice_about_a_passed_decision_is_refused():
    table = table_of(ADA, BEN)
    late = choose(table, 0)
    do(table, ADA, choose(table, 0))
    refused("stale", lambda: do(table, ADA, late))


def test_whoever_is_not_asked_cannot_choose():
    table = table_of(ADA, BEN)
    late = choose(table, 0)
    for _ in range(2):
        do(table, ADA, choose(table, 0))
    refused("not-waiting", lambda: do(table, ADA, late))


def test_nobody_chooses_before_every_seat_is_taken():
    table = table_of(ADA, "")
    refused("gathering", lambda: do(table, ADA, choose(table, 0)))


def test_an_open_seat_is_taken_once():
    table = table_of(ADA, "")
    assert sit_down(table, 1, BEN, "Ben") == [log.Seated(1, "taken", guest=BEN, name="Ben")]
    refused("seat-taken", lambda: sit_down(table, 0, BEN, "Ben"))


def test_a_sealed_choice_is_taken_back_by_oneself():
    table = table_of(ADA, BEN)
    do(table, ADA, choose(table, 0))
    assert do(table, ADA, live.Retract(ref(), 0)) == [log.ChoiceRetracted(0)]
    assert table.game.record.choices == []
    refused("cannot-undo", lambda: do(table, ADA, live.Retract(ref(), 0)))


def do_choice(table: TableState, seat: int, option: int) -> None:
    add(table, log.ChoiceMade(seat, table.game.decision(seat).number, option))


def past_a_fence() -> tuple[TableState, int]:
    """Return a table of two people whose first hands have been opened, and how many choices that took."""
    table = table_of(ADA, BEN)
    play_on(table, 4)
    assert not table.game.can_undo(0)
    return table, 4


def test_going_back_past_a_fence_needs_everyones_consent():
    table, choices = past_a_fence()
    before = table.game.fingerprint()
    assert do(table, ADA, live.AskBack(ref(), 0)) == [log.BackAsked(0, 1)]
    assert table.game.fingerprint() == before
    answered, went_back = do(table, BEN, live.AnswerBack(ref(), 1, agree=True))
    assert (answered, went_back.to) == (log.BackAnswered(1, True), 1)
    assert len(table.game.record.choices) == 1
    assert table.back_wish is None


def test_one_yes_is_not_enough_where_two_are_needed():
    table = table_of(ADA, BEN, EVE)
    play_on(table, 6)
    do(table, ADA, live.AskBack(ref(), 0))
    assert do(table, BEN, live.AnswerBack(ref(), 1, agree=True)) == [log.BackAnswered(1, True)]
    _, went_back = do(table, EVE, live.AnswerBack(ref(), 2, agree=True))
    assert len(table.game.record.choices) == went_back.to


def test_one_no_keeps_things_as_they_are():
    table, choices = past_a_fence()
    do(table, ADA, live.AskBack(ref(), 0))
    do(table, BEN, live.AnswerBack(ref(), 1, agree=False))
    assert table.back_wish is None
    assert len(table.game.record.choices) == choices


def test_the_asker_can_think_better_of_it_but_not_agree_for_the_others():
    table, _ = past_a_fence()
    do(table, ADA, live.AskBack(ref(), 0))
    refused("not-asked", lambda: do(table, ADA, live.AnswerBack(ref(), 0, agree=True)))
    do(table, ADA, live.AnswerBack(ref(), 0, agree=False))
    refused("nothing-asked", lambda: do(table, BEN, live.AnswerBack(ref(), 1, agree=True)))


def test_a_wish_to_go_back_lapses_when_play_goes_on():
    table, _ = past_a_fence()
    do(table, ADA, live.AskBack(ref(), 0))
    refused("already-asked", lambda: do(table, BEN, live.AskBack(ref(), 1)))
    do(table, BEN, choose(table, 1))
    assert table.back_wish is not None, "nobody sees that Ben has picked one of his two heroes"
    do(table, BEN, choose(table, 1))
    assert table.back_wish is None


def test_against_bots_nobody_else_is_asked_to_go_back():
    table = table_of(ADA, None)
    play_on(table, 4)
    [went_back] = do(table, ADA, live.AskBack(ref(), 0))
    assert went_back.to == 1


def dice(table: TableState) -> list[object]:
    return [event.dice for event in table.game.events(None) if type(event).__name__ == "HeroRolled"]


def castle_after_dice() -> TableState:
    """Return a game of the castle in which the last choice has just made dice roll."""
    table = table_of(ADA, None, game="castle")
    for _ in range(ENOUGH):
        play_on(table, 1)
        if dice(table):
            return table
    raise AssertionError("nobody rolled any dice")


def test_after_going_back_fresh_dice_fall():
    table, rolled = castle_after_dice(), set()
    last, (seat, option) = len(table.game.record.choices) - 1, table.game.record.choices[-1]
    for salt in range(1, 20):
        add(table, log.WentBack(last, str(salt)))
        assert dice(table) == []
        do_choice(table, seat, option)
        rolled.add(str(dice(table)))
    assert len(rolled) > 1, "everyone has seen the dice of before"


def test_a_game_that_went_back_replays_with_its_own_dice():
    table = castle_after_dice()
    add(table, log.WentBack(3, new_seed()))
    play_on(table, 60)
    record = table.game.record
    assert [after for after, _ in record.reseeds] == [3]
    again = darkling.replay(Record.from_json(record.to_json()))
    assert again.events(None) == table.game.events(None)


def test_in_a_log_of_before_the_same_dice_fall_again():
    table = castle_after_dice()
    before, choices = table.game.fingerprint(), table.game.record.choices
    add(table, log.WentBack(0))
    for chooser, option in choices:
        do_choice(table, chooser, option)
    assert table.game.fingerprint() == before


def test_whoever_is_away_must_agree_to_going_back():
    table, choices = past_a_fence()
    add(table, log.Seated(1, "bot", name="Ben", level="easy"))
    assert do(table, ADA, live.AskBack(ref(), 0)) == [log.BackAsked(0, 1)]
    refused("not-asked", lambda: do(table, ADA, live.AnswerBack(ref(), 0, agree=True)))
    assert len(table.game.record.choices) == choices
    refused("not-your-seat", lambda: do(table, EVE, live.AnswerBack(ref(), 1, agree=True)))
    do(table, BEN, live.AnswerBack(ref(), 1, agree=True))
    assert len(table.game.record.choices) == 1


def test_a_bot_keeps_a_seat_and_gives_it_back():
    table = table_of(ADA, BEN)
    do(table, BEN, live.Leave(ref(), 1))
    assert table.places[1].level == "normal"
    refused("not-your-seat", lambda: do(table, BEN, choose(table, 1)))
    refused("not-your-seat", lambda: do(table, ADA, live.Return(ref(), 1)))
    do(table, BEN, live.Return(ref(), 1))
    do(table, BEN, choose(table, 1))


def test_a_bot_is_put_in_the_seat_of_someone_who_is_away_only():
    table = table_of(ADA, BEN)
    refused("seat-taken", lambda: do(table, ADA, live.SeatBot(ref(), 1), here=(ADA, BEN)))
    refused("not-seated", lambda: do(table, EVE, live.SeatBot(ref(), 1)))
    assert do(table, ADA, live.SeatBot(ref(), 1, "hard"), here=(ADA,)) == [log.SeatClaimed(1, "hard", GRACE)]
    assert table.places[1].person, "Ben has time to come back"
    refused("claimed", lambda: do(table, ADA, live.SeatBot(ref(), 1, "easy"), here=(ADA,)))
    assert table.due == table.claims[1].at == table.number - 1 + GRACE
    add(table, log.Seated(1, "bot", name="Ben", level="hard"))
    assert table.claims == {}
    do(table, BEN, live.Return(ref(), 1))
    assert table.places[1].person


def test_whoever_chooses_is_here_whatever_was_claimed():
    table = table_of(ADA, BEN)
    do(table, ADA, live.SeatBot(ref(), 1), here=(ADA,))
    do(table, ADA, choose(table, 0))
    assert 1 in table.claims
    do(table, BEN, choose(table, 1))
    assert table.claims == {}


def test_the_host_sends_a_bot_away_and_someone_sits_down():
    table = table_of(ADA, None, BEN)
    refused("not-host", lambda: do(table, BEN, live.OpenSeat(ref(), 1)))
    refused("no-bot", lambda: do(table, ADA, live.OpenSeat(ref(), 2)))
    do(table, ADA, live.OpenSeat(ref(), 1))
    assert table.places[1].open
    assert table.places[1].opened == 1
    assert table.status == "playing"


def test_leaving_before_the_game_begins_opens_the_seat():
    table = table_of(ADA, BEN, "")
    do(table, BEN, live.Leave(ref(), 1))
    assert table.places[1].open


def test_whoever_resigns_does_not_come_back():
    table = table_of(ADA, BEN)
    do(table, BEN, live.Resign(ref(), 1))
    assert table.places[1].resigned
    refused("not-your-seat", lambda: do(table, BEN, live.Return(ref(), 1)))
    refused("not-your-seat", lambda: do(table, BEN, choose(table, 1)))
    assert table.consent_needed(0) == []


def test_nobody_chooses_while_the_game_is_stopped():
    table = table_of(ADA, BEN)
    refused("not-seated", lambda: do(table, EVE, live.Pause(ref())))
    do(table, BEN, live.Pause(ref()))
    refused("paused", lambda: do(table, ADA, choose(table, 0)))
    refused("paused", lambda: do(table, ADA, live.Pause(ref())))
    do(table, ADA, live.Resume(ref()))
    do(table, ADA, choose(table, 0))
    refused("not-paused", lambda: do(table, ADA, live.Resume(ref())))


def test_nothing_more_is_done_once_the_game_is_over():
    table = table_of(ADA, BEN)
    play_on(table, 1000)
    assert table.status == "over"
    messages = (
        live.Choose(ref(), 0, 0, 0),
        live.Retract(ref(), 0),
        live.AskBack(ref(), 0),
        live.Resign(ref(), 0),
        live.Pause(ref()),
        live.SeatBot(ref(), 1),
        live.OpenSeat(ref(), 1),
        live.Leave(ref(), 0),
    )
    for message in messages:
        refused("over", lambda message=message: do(table, ADA, message))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat):
    table = table_of(ADA, BEN)
    for message in (live.Choose(ref(), seat, 0, 0), live.Leave(ref(), seat), live.SeatBot(ref(), seat)):
        refused("no-seat", lambda message=message: do(table, ADA, message))


def test_a_person_may_have_several_seats():
    table = table_of(ADA, ADA, None)
    assert table.seats_of(ADA) == [0, 1]
    do(table, ADA, choose(table, 0))
    do(table, ADA, choose(table, 1))


def test_time_is_counted_from_when_a_seat_was_asked():
    table = table_of(ADA, BEN)
    (number, since) = table.clocks.running[1]
    do(table, ADA, choose(table, 0))
    assert table.clocks.running[1] == (number, since)
    assert table.clocks.running[0][1] == since, "nobody sees that Ada has picked one of her two heroes"
    for seat, guest in ((0, ADA), (1, BEN), (1, BEN)):
        do(table, guest, choose(table, seat))
    assert table.clocks.running[0][1] > since


def test_a_pause_gives_no_time_back():
    table = table_of(ADA, BEN)
    since = table.clocks.running[0][1]
    for _ in range(MOST_PAUSES):
        do(table, BEN, live.Pause(ref()))
        assert table.clocks.running == {}
        add(table, log.Seated(1, "left"))
        add(table, log.Seated(1, "returned"))
        do(table, ADA, live.Resume(ref()))
    asked, now = table.clocks.running[0], float(table.number - 1)
    paused = MOST_PAUSES * 3
    assert now - asked[1] == now - since - paused, "only the pauses themselves are left out"


def test_pauses_are_few():
    table = table_of(ADA, BEN)
    for _ in range(MOST_PAUSES):
        do(table, ADA, live.Pause(ref()))
        do(table, ADA, live.Resume(ref()))
    refused("no-pauses", lambda: do(table, ADA, live.Pause(ref())))
    do(table, BEN, live.Pause(ref()))
    assert table.paused_by == BEN


def test_taking_a_choice_back_gives_no_time_back():
    table = table_of(ADA, None, game="castle", settings={})
    seat = with_way_back(table)
    number, since = table.clocks.running[seat]
    for _ in range(5):
        do(table, ADA, choose(table, seat, undoable(table, seat)))
        do(table, ADA, live.Retract(ref(), seat))
    assert table.clocks.running[seat] == (number, since)


def with_way_back(table: TableState) -> int:
    """Play on until Ada is asked something that she can take back; return for which seat."""
    for _ in range(ENOUGH):
        for seat in table.waiting:
            if table.places[seat].guest == ADA and undoable(table, seat) is not None:
                return seat
        play_on(table, 1)
    raise AssertionError("nothing can be taken back")


def undoable(table: TableState, seat: int) -> int | None:
    options = table.game.decision(seat).options
    return next((option.id for option in options if option.undoable), None)
