"""Tables without a server: what messages come to, entry by entry."""

from itertools import count
from random import Random
from typing import Any

from darkling.server import entries as log
from darkling.server.commands import Command, entries_for
from darkling.server.entries import Header, Logged
from darkling.server.table_state import TableState
from darkling.wire import live
from darkling.wire.tables import Clock

REFS = count()
ADA, BEN, EVE = "guest-ada", "guest-ben", "guest-eve"
SEED = "7"
GRACE = 60.0


def header(players: int = 2, **fields: Any) -> Header:
    values: dict[str, Any] = {
        "table": "t1",
        "game": "dealings",
        "rules_version": 2,
        "cards": "",
        "players": players,
        "settings": {},
        "seed": "",
        "host": ADA,
        "public": False,
        "hints": True,
        "clock": Clock(),
        "made": 0.0,
    }
    return Header(**values | fields)


def table_of(*seats: str | None, **fields: Any) -> TableState:
    """Return a table where guests sit; a seat of None is a bot's, one of "" is open."""
    seed = str(fields.pop("seed", SEED))
    table = TableState.begin(header(len(seats), **fields))
    for seat, guest in enumerate(seats):
        if guest is None:
            add(table, log.Seated(seat, "bot", name=f"Bot {seat}", level="easy"))
        elif guest:
            add(table, log.Seated(seat, "taken", guest=guest, name=guest.removeprefix("guest-").title()))
    if all(guest != "" for guest in seats):
        add(table, log.Dealt(seed))
    return table


def add(table: TableState, *entries: log.AnyEntry, guest: str | None = None, ref: str | None = None) -> None:
    for entry in entries:
        table.apply(Logged(table.number, entry, float(table.number), guest, ref))


def do(table: TableState, guest: str, message: Command, here: tuple[str, ...] = ()) -> list[log.AnyEntry]:
    """Carry a message out, and return what it added to the log."""
    entries = entries_for(table, guest, here, message, GRACE)
    add(table, *entries, guest=guest, ref=message.ref)
    return entries


def ref() -> str:
    return f"ref-{next(REFS)}"


def choose(table: TableState, seat: int, option: int | None = None) -> live.Choose:
    """Return a message that answers a seat's decision, with its first option unless told."""
    decision = table.game.decision(seat)
    return live.Choose(ref(), seat, decision.number, decision.options[0].id if option is None else option)


def play_on(table: TableState, choices: int) -> None:
    """Let every seat choose at random, so many times in all, or until the game is over."""
    for number in range(choices):
        if not table.waiting:
            return
        seat = table.waiting[0]
        decision = table.game.decision(seat)
        option = Random(number).choice(decision.options)
        add(table, log.ChoiceMade(seat, decision.number, option.id))
