"""Scenes: a table as one pair of eyes sees it, made from what that seat may know and nothing else."""

from collections.abc import Container
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from darkling.phrasing import Phrasing
from darkling.server.commands import MOST_PAUSES
from darkling.server.encoded_once import encoded_once
from darkling.server.table_state import TableState
from darkling.server.table_summary import seat_infos, summary_of
from darkling.table.decision import Decision, Seat
from darkling.table.event import Event
from darkling.table.game import Game, Moment
from darkling.table.phrase import Phrase
from darkling.wire.scene import (
    Asked,
    BarredThing,
    OptionShown,
    Orders,
    Scene,
    Story,
    TakeBack,
    Timer,
    Told,
    Undo,
)

RECENT_EVENTS = 1024
"""So many events are kept as they were told."""


@dataclass
class Reader:
    """Someone who looks at a table: which guest, with whose eyes, and what they have been told of it."""

    guest: str
    seat: Seat | None
    in_words: bool = False
    """Whether they want the table told, since they cannot draw it."""
    told: list[Event] | None = field(default=None)
    """None before the first scene."""
    moment: Moment | None = None
    """How far the story had come then, if all that was told still held."""

    def check_seat(self, table: TableState) -> None:
        """See with other eyes from now on if the seat is no longer the reader's."""
        if self.seat is not None and table.places[self.seat].guest != self.guest:
            self.seat, self.told = eyes_of(table, self.guest, None), None


def eyes_of(table: TableState, guest: str, wanted: Seat | None) -> Seat | None:
    """Return with whose eyes a guest sees: the seat they want if it is theirs, else their first one."""
    own = table.seats_of(guest)
    return wanted if wanted in own else own[0] if own else None


def scene(table: TableState, reader: Reader, here: Container[str], now: float) -> Scene:
    """Return the table as a reader sees it, and note what they have been told by it."""
    game, header, told = table.game, table.header, phrasing(table.header.game)
    # Before the game begins there is nothing to see: what lies there is not what will be dealt.
    view = game.view(reader.seat) if table.began else None
    decision = _decision(table, reader.seat)
    return Scene(
        table=header.table,
        game=header.game,
        settings=header.settings,
        mode=encoded_once(told.mode(header.players, header.settings)),
        status=table.status,
        hints=header.hints,
        clock=header.clock,
        public=header.public,
        host=table.host == reader.guest,
        viewer=reader.seat,
        mine=table.seats_of(reader.guest),
        seats=seat_infos(summary_of(table), reader.guest, here, now),
        view=view,
        blocks=told.whole_table(decision, view) if reader.in_words and table.began else [],
        asked=_asked(table, decision, view) if decision else None,
        passing=[seat for seat in table.seats_of(reader.guest) if table.pass_for(seat)],
        orders=_orders(table, reader.seat),
        undo=_undo(table, reader.seat),
        take_back=_take_back(table),
        timers=[Timer(seat, max(0.0, now - since)) for seat, (_, since) in table.clocks.running.items()],
        lesson=encoded_once(told.telling.lesson(view)) if table.began and not game.over else [],
        story=_news(game, reader) if table.began else Story(0, []),
        outcome=told.result(game.result, game.sides) if game.over else None,
        rematch=table.rematch,
        pauses_left=MOST_PAUSES - table.pauses[reader.guest],
        paused_by=table.name_of(table.paused_by) if table.paused_by else None,
        closed=table.closed,
    )


@cache
def phrasing(game: str) -> Phrasing:
    """Return what tells a game."""
    return Phrasing(game)


def _decision(table: TableState, seat: Seat | None) -> Decision | None:
    """Return what a person is asked."""
    if seat is None or seat not in table.waiting or not table.places[seat].person:
        return None
    return table.game.decision(seat)


def _asked(table: TableState, decision: Decision, view: Any) -> Asked:
    told, seat = phrasing(table.header.game), decision.seat
    return Asked(
        seat=seat,
        number=decision.number,
        prompt=decision.prompt,
        words=told.prompt(decision, view),
        stakes=told.stakes(decision, view),
        tip=told.tip(decision, view),
        rule=decision.rule,
        window=decision.window,
        pass_here=table.passes_at_screen(seat),
        options=_options(told, decision, view),
        barred=[BarredThing(*barred) for barred in told.barred(decision, table.game.barred(seat), view)],
    )


def _options(told: Phrasing, decision: Decision, view: Any) -> list[OptionShown]:
    return [
        OptionShown(
            option.id,
            option.verb,
            option.code or None,
            told.option_now(option, view),
            option.undoable,
            option.passes,
        )
        for option in decision.options
    ]


def _orders(table: TableState, seat: Seat | None) -> Orders | None:
    if seat is None or table.status != "playing" or not table.places[seat].person:
        return None
    offered = table.kinds_of_orders
    return Orders(offered, table.order_of(seat)) if offered else None


def _undo(table: TableState, seat: Seat | None) -> Undo | None:
    if seat is None or table.status != "playing" or not table.places[seat].person:
        return None
    return _undo_told(table.header.game, table.game.why_not_undo(seat))


@cache
def _undo_told(game: str, why_not: str | None) -> Undo:
    return Undo(why_not is None, phrasing(game).why_not_undo(why_not) if why_not else None)


def _take_back(table: TableState) -> TakeBack | None:
    wish = table.back_wish
    if wish is None:
        return None
    return TakeBack(wish.seat, list(wish.agreed), table.consent_needed(wish.seat))


def _news(game: Game, reader: Reader) -> Story:
    """Return what a reader has not been told yet, or would be told otherwise by now.

    What happened since the last scene is told in full, once, even if it has to be forgotten right after.
    """
    latest = (
        game.told_since(reader.seat, reader.moment) if reader.told is not None and reader.moment else None
    )
    if reader.told is None or latest is None:
        return _compared(game, reader)
    start = len(reader.told)
    reader.told += latest
    reader.moment = game.moment
    return story(game.id, start, latest)


def _compared(game: Game, reader: Reader) -> Story:
    """Return from where on what a reader was told differs from what they would be told now."""
    lasting = game.events(reader.seat)
    if reader.told is None:
        start, now = 0, lasting
    else:
        start = _agreement(reader.told, lasting)
        known = min(len(reader.told), len(lasting))
        now = lasting[:known] + game.news(reader.seat, known)
    reader.told = now
    reader.moment = game.moment if now == lasting else None
    return story(game.id, start, now[start:])


def _agreement(told: list[Event], lasting: list[Event]) -> int:
    """Return how many events at the beginning of two stories are the same."""
    pairs = zip(told, lasting, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(told), len(lasting)))


def story(game: str, start: int, events: list[Event]) -> Story:
    """Return what happened from an event on, as it is told."""
    return Story(start, [Told(number, *_told(game, event)) for number, event in enumerate(events, start)])


@lru_cache(RECENT_EVENTS)
def _told(game: str, event: Event) -> tuple[dict[str, Any], Phrase]:
    """Return an event as data and as words: once for all who are told the same."""
    return phrasing(game).game.event_data(event), phrasing(game).event(event)
