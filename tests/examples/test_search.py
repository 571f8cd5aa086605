"""The search bot plays The Night Watch, which has no `bot` module, and does not cheat in it."""

import watch
from conformance import test_bots
from support.cases import Case

from darkling.bots import bot


def wins_of_search(seed: int, seat: int) -> float:
    position = Case(watch.GAME.id, "normal", 2).start(seed)
    bots = [bot("random", seed), bot("random", seed)]
    bots[seat] = bot("search:60", seed)
    while not position.over:
        chooser = position.waiting[0]
        position.choose(chooser, bots[chooser].choose(position, chooser))
    return position.result.won[seat] / sum(position.result.won)


def test_search_beats_random() -> None:
    assert sum([wins_of_search(seed, seat) for seed in range(8) for seat in (0, 1)]) >= 13


def test_search_does_not_cheat() -> None:
    for players in (2, 3, 4):
        test_bots.test_law_6_a_bot_chooses_the_same_in_a_guess(
            Case(watch.GAME.id, "long", players), "search:20"
        )
