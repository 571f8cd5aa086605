"""Makes The Night Watch known in this process: it lives outside src, as a stranger's game would."""

import sys

import pytest
from support.stranger import SOURCE

from darkling import games

sys.path.insert(0, str(SOURCE))


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    from watch import GAME

    monkeypatch.setitem(games._registered, GAME.id, GAME)
