"""The store: guests, tables with their logs, what was said and what was reported."""

from darkling.server.store.appends import NumberTaken
from darkling.server.store.sessions import Unavailable
from darkling.server.store.store import Store

__all__ = ["NumberTaken", "Store", "Unavailable"]
