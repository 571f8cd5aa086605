"""Tell a game that was played, as one seat or a spectator was told it."""

from typing import TextIO

from darkling.games import find
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.game import Game
from darkling.terminal.news import News, paragraphs
from darkling.terminal.own_words import own_words
from darkling.terminal.page import Page
from darkling.words import Phrasebook, Words


def retell(game: Game, seat: Seat | None, sink: TextIO, same: bool = True) -> None:
    """Write what happened and who won; `same` says whether it ends as it was recorded."""
    own = own_words()
    names = [own.say("player", number=number + 1) for number in range(game.players)]
    words = Words(game.id, seat, names)
    page = Page(sink)
    page.tell(_heading(game, seat, own, names))
    for paragraph in paragraphs(_told(game, seat), words):
        page.tell(paragraph)
    if game.over:
        page.result(words, game.result, game.sides)
    else:
        page.tell(own.say("not-over"))
    if not same:
        page.tell(own.say("ends-differently"))


def _told(game: Game, seat: Seat | None) -> list[Event]:
    """Return what the seat was told; in a game that goes on, without what it had to forget."""
    return News(game, seat).latest() if game.over else game.events(seat)


def _heading(game: Game, seat: Seat | None, own_words: Phrasebook, names: list[str]) -> str:
    title = find(game.id).title
    if seat is None:
        return own_words.say("told-to-spectator", title=title, players=game.players)
    return own_words.say("told-to-seat", title=title, players=game.players, name=names[seat])
