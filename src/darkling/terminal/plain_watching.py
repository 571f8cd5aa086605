"""Watch bots play, line by line."""

from typing import TextIO

from darkling.terminal.news import News, paragraphs
from darkling.terminal.own_words import own_words
from darkling.terminal.page import Page
from darkling.terminal.plain import INTERRUPTED
from darkling.terminal.session import Session


def watch(session: Session, sink: TextIO) -> int:
    """Tell what bots do, as a spectator may know it; save the game if it is stopped. Return the exit code."""
    page, own = Page(sink), own_words()
    try:
        _watch(session, page)
    except KeyboardInterrupt:
        session.save()
        page.tell(session.say_saved(own))
        return INTERRUPTED
    return 0


def _watch(session: Session, page: Page) -> None:
    game, own = session.game, own_words()
    words, news = session.words(None, own), News(game, None)
    page.tell(own.say("watching", game=session.what(words, own), bots=game.players))
    while not game.over:
        _let_one_choose(session)
        for paragraph in paragraphs(news.latest(), words):
            page.tell(paragraph)
    page.result(words, game.result, game.sides)


def _let_one_choose(session: Session) -> None:
    """Let a bot choose until another one is waited for, so that what it does is told together."""
    seat = session.game.waiting[0]
    while session.game.waiting[:1] == (seat,):
        session.let_bot_choose(seat)
