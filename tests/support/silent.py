"""Workers that say nothing, for tests of what becomes of those who wait for them."""

from multiprocessing.connection import Connection
from threading import Event

from darkling.server.thinker_process import READY


def never_replies(line: Connection) -> None:
    line.send_bytes(READY)
    Event().wait()


def never_ready(_line: Connection) -> None:
    Event().wait()
