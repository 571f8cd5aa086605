"""Commands: what a message of a guest comes to at a table, as entries for its log, or why it is refused."""

from collections.abc import Container, Sequence
from secrets import randbits

from darkling.server import entries as log
from darkling.server.entries import AnyEntry
from darkling.server.refusal import Refusal
from darkling.server.table_state import Place, TableState
from darkling.table.decision import Seat
from darkling.table.errors import IllegalChoice, NotWaiting
from darkling.wire import live
from darkling.wire.tables import Level

SEED_BITS = 128
MOST_PAUSES = 3
"""So often each person may stop a game."""
BOT_NAMES = ("Grizel", "Mordaunt", "Thessaly", "Ossian", "Vesper", "Ravenna", "Quill", "Umber", "Wick")

Command = (
    live.Choose
    | live.SetOrder
    | live.Retract
    | live.AskBack
    | live.AnswerBack
    | live.SeatBot
    | live.OpenSeat
    | live.Leave
    | live.Return
    | live.Resign
    | live.Pause
    | live.Resume
    | live.Kick
    | live.Transfer
    | live.CloseTable
)


def entries_for(
    table: TableState, guest: str, here: Container[str], message: Command, grace: float
) -> list[AnyEntry]:
    """Return what a message adds to the log of a table; raise Refusal if it may not.

    Whoever is not `here` has `grace` seconds to come back before a bot takes their seat.
    """
    match message:
        case live.Choose():
            return _choose(table, guest, message)
        case live.SetOrder():
            return _set_order(table, guest, message)
        case live.Retract():
            return _retract(table, guest, message.seat)
        case live.AskBack():
            return _ask_back(table, guest, message.seat)
        case live.AnswerBack():
            return _answer_back(table, guest, message.seat, message.agree)
        case live.SeatBot():
            return _seat_bot(table, guest, here, message, grace)
        case live.OpenSeat():
            return _open_seat(table, guest, message.seat)
        case live.Leave():
            return _leave(table, guest, message.seat)
        case live.Return():
            return _return(table, guest, message.seat)
        case live.Resign():
            _play_on(table)
            _own_seat(table, guest, message.seat)
            return [log.Resigned(message.seat)]
        case live.Pause():
            return _pause(table, guest)
        case live.Resume():
            _seated(table, guest)
            if table.status != "paused":
                raise Refusal("not-paused", "The game is not stopped.")
            return [log.Resumed()]
        case live.Kick():
            return _kick(table, guest, message.seat, message.bot)
        case live.Transfer():
            return _transfer(table, guest, message.seat)
        case live.CloseTable():
            _unfinished(table)
            _host(table, guest)
            return [log.TableClosed("host")]


def with_deal(table: TableState, entries: Sequence[AnyEntry]) -> Sequence[AnyEntry]:
    """Add the deal to what fills the last seat. Before that, nobody could look at a hand and leave it."""
    still_open = {seat for seat, place in enumerate(table.places) if place.open}
    for entry in entries:
        if isinstance(entry, log.Seated):
            (still_open.add if entry.change == "opened" else still_open.discard)(entry.seat)
    if table.began or not entries or still_open:
        return entries
    return [*entries, log.Dealt(new_seed())]


def new_seed() -> str:
    return str(randbits(SEED_BITS))


def sit_down(table: TableState, seat: Seat, guest: str, name: str) -> list[AnyEntry]:
    _unfinished(table)
    if guest in table.unwelcome:
        raise Refusal("sent-away", "The host has sent you away from this table. You can watch.", 403)
    if not table.places[seat].open:
        raise Refusal("seat-taken", "Someone sits there already. Choose another seat, or watch.")
    return [log.Seated(seat, "taken", guest=guest, name=name)]


def sit_again(table: TableState, guest: str, before: Sequence[Place]) -> list[AnyEntry]:
    """Seat a guest where they sat in the game before, as far as these seats are open."""
    return [
        log.Seated(seat, "taken", guest=guest, name=place.name)
        for seat, place in enumerate(before)
        if place.guest == guest and table.places[seat].open
    ]


def expiry(table: TableState, before: float) -> list[AnyEntry]:
    """Return what is added to the log of a table where nothing has happened since some time."""
    unfinished = table.status not in ("over", "closed")
    return [log.TableClosed("expired")] if unfinished and table.changed < before else []


def bot_name(table: TableState, seat: Seat) -> str:
    """Return a name for a bot that nobody else at the table has."""
    taken = {place.name for place in table.places}
    order = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next((name for name in order if name not in taken), order[0])


def _choose(table: TableState, guest: str, message: live.Choose) -> list[AnyEntry]:
    _play_on(table)
    _own_seat(table, guest, message.seat)
    try:
        decision = table.game.decision(message.seat)
        if decision.number != message.decision:
            raise Refusal("stale", "That was about a decision that has passed. Look at the table again.")
        option = decision.find(message.option)
    except NotWaiting:
        raise Refusal("not-waiting", "It is not your turn to choose. Wait for the others.") from None
    except IllegalChoice:
        raise Refusal("illegal", "That is not among the options. Choose one of them.") from None
    return [log.ChoiceMade(message.seat, decision.number, option.id)]


def _set_order(table: TableState, guest: str, message: live.SetOrder) -> list[AnyEntry]:
    _play_on(table)
    _own_seat(table, guest, message.seat)
    if message.order is not None and message.order not in table.kinds_of_orders:
        raise Refusal("no-such-order", "That cannot be ordered in this game.")
    same = message.order == table.order_of(message.seat)
    return [] if same else [log.OrderSet(message.seat, message.order)]


def _retract(table: TableState, guest: str, seat: Seat) -> list[AnyEntry]:
    _play_on(table)
    _own_seat(table, guest, seat)
    if not table.game.can_undo(seat):
        raise Refusal("cannot-undo", "That cannot be taken back by yourself. Ask the others.")
    return [log.ChoiceRetracted(seat)]


def _ask_back(table: TableState, guest: str, seat: Seat) -> list[AnyEntry]:
    _play_on(table)
    _own_seat(table, guest, seat)
    if table.back_wish is not None:
        raise Refusal("already-asked", "Someone has asked to go back. Answer that first.")
    own = [at for at, (chooser, _) in enumerate(table.game.record.choices) if chooser == seat]
    if not own:
        raise Refusal("nothing-chosen", "You have chosen nothing yet that could be taken back.")
    if not table.consent_needed(seat):
        return [log.WentBack(own[-1], new_seed())]
    return [log.BackAsked(seat, own[-1])]


def _answer_back(table: TableState, guest: str, seat: Seat, agree: bool) -> list[AnyEntry]:
    if _place(table, seat).guest != guest:
        raise Refusal("not-your-seat", "That is not your seat.", 403)
    wish = table.back_wish
    if wish is None:
        raise Refusal("nothing-asked", "Nobody asks to go back any more.")
    needed = set(table.consent_needed(wish.seat)) - set(wish.agreed)
    if agree and seat not in needed:
        raise Refusal("not-asked", "Your answer is not waited for.")
    answer = log.BackAnswered(seat, agree)
    return [answer, log.WentBack(wish.to, new_seed())] if agree and needed == {seat} else [answer]


def _seat_bot(
    table: TableState, guest: str, here: Container[str], message: live.SeatBot, grace: float
) -> list[AnyEntry]:
    """Seat a bot, on a person's seat only after they have had time to come back."""
    _unfinished(table)
    _seated(table, guest)
    seat, level = message.seat, message.level
    place = _place(table, seat)
    if not place.person:
        return [log.Seated(seat, "bot", name=place.name or bot_name(table, seat), level=level)]
    if place.guest in here:
        raise Refusal("seat-taken", "Someone sits there and is here. They can leave it to a bot themselves.")
    if seat in table.claims:
        raise Refusal("claimed", "A bot takes that seat soon, unless its player comes back.")
    return [log.SeatClaimed(seat, level, grace)]


def _pause(table: TableState, guest: str) -> list[AnyEntry]:
    _play_on(table)
    _seated(table, guest)
    if table.pauses[guest] >= MOST_PAUSES:
        raise Refusal("no-pauses", f"You have stopped this game {MOST_PAUSES} times. You cannot do it again.")
    return [log.Paused()]


def _open_seat(table: TableState, guest: str, seat: Seat) -> list[AnyEntry]:
    _unfinished(table)
    _host(table, guest)
    place = _place(table, seat)
    if place.level is None or place.guest is not None:
        raise Refusal("no-bot", "There is no bot to send away on that seat.")
    return [log.Seated(seat, "opened")]


def _kick(table: TableState, guest: str, seat: Seat, level: Level | None) -> list[AnyEntry]:
    """Take all seats from whoever has one of them."""
    entries: list[AnyEntry] = []
    for own in table.seats_of(_other_person(table, guest, seat)):
        entries.append(log.Kicked(own))
        if level is not None:
            entries.append(log.Seated(own, "bot", name=bot_name(table, own), level=level))
    return entries


def _transfer(table: TableState, guest: str, seat: Seat) -> list[AnyEntry]:
    return [log.HostChanged(_other_person(table, guest, seat))]


def _other_person(table: TableState, host: str, seat: Seat) -> str:
    """Return the guest on a seat, of whom the host disposes."""
    _unfinished(table)
    _host(table, host)
    person = _place(table, seat).guest
    if person is None or person == host:
        raise Refusal("nobody-there", "There is no other person on that seat.")
    return person


def _leave(table: TableState, guest: str, seat: Seat) -> list[AnyEntry]:
    _unfinished(table)
    _own_seat(table, guest, seat)
    return [log.Seated(seat, "opened" if table.status == "gathering" else "left")]


def _return(table: TableState, guest: str, seat: Seat) -> list[AnyEntry]:
    place = _place(table, seat)
    if place.guest != guest or place.resigned or place.level is None:
        raise Refusal("not-your-seat", "No bot keeps that seat for you.", 403)
    return [log.Seated(seat, "returned")]


def _place(table: TableState, seat: Seat) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("no-seat", f"There is no seat {seat} at this table.", 404)
    return table.places[seat]


def _own_seat(table: TableState, guest: str, seat: Seat) -> None:
    place = _place(table, seat)
    if place.guest != guest or not place.person:
        raise Refusal("not-your-seat", "That is not your seat.", 403)


def _seated(table: TableState, guest: str) -> None:
    if not table.seats_of(guest) and guest != table.host:
        raise Refusal("not-seated", "Only those who have a seat may do that.", 403)


def _host(table: TableState, guest: str) -> None:
    if guest != table.host:
        raise Refusal("not-host", "Only the host of the table may do that.", 403)


def _unfinished(table: TableState) -> None:
    if table.status == "over":
        raise Refusal("over", "The game is over.")
    if table.status == "closed":
        raise Refusal("closed", "This table was closed. Make another one.")


def _play_on(table: TableState) -> None:
    """Refuse what belongs to a game that goes on, if it does not."""
    _unfinished(table)
    if table.status == "gathering":
        raise Refusal("gathering", "The game begins when every seat is taken.")
    if table.status == "paused":
        raise Refusal("paused", "The game is stopped for now. Go on with it first.")
