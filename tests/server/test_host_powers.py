"""What the host of a table may do, and nobody else."""

from collections.abc import Callable

import pytest
from support.tables import ADA, BEN, EVE, add, do, ref, table_of

from darkling.server import entries as log
from darkling.server.commands import sit_down
from darkling.server.refusal import Refusal
from darkling.wire import live

KICK_BEN = live.Kick("r-kick", 1)
POWERS = [KICK_BEN, live.Transfer("r-transfer", 1), live.CloseTable("r-close")]


def refused(code: str, act: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as caught:
        act()
    assert caught.value.code == code


@pytest.mark.parametrize("message", POWERS, ids=lambda message: type(message).__name__)
def test_powers_are_the_hosts_alone(message):
    table = table_of(ADA, BEN, EVE)
    for other in (BEN, EVE, "guest-who-watches", ""):
        refused("not-host", lambda other=other: do(table, other, message))
    assert do(table, ADA, message)


def test_whoever_is_sent_away_has_no_seat_and_cannot_come_back():
    table = table_of(ADA, BEN, "")
    do(table, ADA, KICK_BEN)
    assert table.seats_of(BEN) == []
    assert table.places[1].open
    for seat in (1, 2):
        refused("sent-away", lambda seat=seat: sit_down(table, seat, BEN, "Ben"))
    assert sit_down(table, 1, EVE, "Eve")


def test_the_invite_of_a_seat_that_was_taken_from_someone_is_another_one():
    table = table_of(ADA, BEN)
    before = table.places[1].opened
    do(table, ADA, KICK_BEN)
    assert table.places[1].opened == before + 1


def test_a_bot_takes_the_seat_and_the_game_goes_on():
    table = table_of(ADA, BEN)
    do(table, ADA, live.Kick(ref(), 1, bot="hard"))
    assert (table.places[1].guest, table.places[1].level, table.status) == (None, "hard", "playing")
    assert table.places[1].name not in ("", "Ben", "Ada")


def test_whoever_has_several_seats_loses_them_all():
    table = table_of(ADA, BEN, BEN)
    do(table, ADA, KICK_BEN)
    assert table.seats_of(BEN) == []


@pytest.mark.parametrize("make", [live.Kick, live.Transfer])
def test_only_another_person_is_sent_away_or_made_host(make):
    table = table_of(ADA, None, "")
    for seat in (0, 1, 2):
        refused("nobody-there", lambda seat=seat: do(table, ADA, make(ref(), seat)))
    refused("no-seat", lambda: do(table, ADA, make(ref(), 3)))


def test_the_new_host_has_the_powers_and_the_old_one_has_not():
    table = table_of(ADA, BEN, EVE)
    do(table, ADA, live.Transfer(ref(), 1))
    refused("not-host", lambda: do(table, ADA, live.Kick(ref(), 2)))
    assert do(table, BEN, live.Kick(ref(), 2)) == [log.Kicked(2)]


def test_at_a_closed_table_nothing_happens_any_more():
    table = table_of(ADA, BEN)
    do(table, ADA, live.CloseTable(ref()))
    assert (table.status, table.waiting, table.closed) == ("closed", (), "host")
    for message in (live.Pause(ref()), live.Choose(ref(), 0, 0, 0), live.CloseTable(ref()), KICK_BEN):
        refused("closed", lambda message=message: do(table, ADA, message))
    refused("closed", lambda: sit_down(table, 0, EVE, "Eve"))


def test_the_seats_of_a_forgotten_guest_go_to_bots_and_their_name_to_nobody():
    table = table_of(ADA, BEN)
    add(table, log.GuestForgotten(ADA))
    assert (table.places[0].guest, table.places[0].name, table.places[0].level) == (None, "Someone", "normal")
    assert table.host == BEN


def test_before_the_game_the_seat_of_a_forgotten_guest_opens():
    table = table_of(ADA, "")
    add(table, log.GuestForgotten(ADA))
    assert table.places[0].open
    assert table.host is None
    refused("not-host", lambda: do(table, "", live.CloseTable(ref())))
