"""What is counted in a game while it is played."""

from dataclasses import replace

import pytest
from support.cases import all_cases
from support.script import say
from support.siege import siege

from darkling.games import OWN, find
from darkling.games.dealings.cards.files import BOX
from darkling.lab.game_counts import GameCounts
from darkling.lab.outcome import play_game
from darkling.lab.plan import planned
from darkling.table.result import each_alone
from darkling.words import Words

MODES = [case for case in all_cases() if case.players <= 2]
GAMES = 10
"""Whoever plays at random may be out before they have used anything, but not so often."""


class Standings:
    """A study for tests: positions are standings, and events say nothing."""

    def taken(self, event):
        return None

    used = taken

    def rounds(self, _position):
        return 1

    def standings(self, position):
        return position


class Standing(tuple):
    """A position for tests: how well the seats do, each a side of its own or two and two."""

    def sides(self):
        return ((0, 2), (1, 3)) if len(self) == 4 else each_alone(len(self))


def lead_changes(*standings):
    counts = GameCounts(Standings(), players=len(standings[0]))
    for standing in standings:
        counts.told.append("something")
        counts.events(Standing(standing))
    return counts.lead_changes


def counted(position, *choices):
    """Play choices by name; return the counts."""
    counts = GameCounts(find("dealings").study, players=2)
    position.listener = counts.told
    say(position, *choices)
    counts.events(position)
    return counts


@pytest.mark.parametrize("case", MODES, ids=str)
def test_counting_changes_nothing_in_the_game(case):
    plan = planned(case.game, ["random"], case.players, 1, 5, case.settings)
    counting = play_game(plan, 0, counting=True)
    without = replace(counting, rounds=0, lead_changes=0, taken=(), used=(), offered=(), chosen=(), roles=())
    assert play_game(plan, 0) == without
    assert counting.rounds
    assert counting.chosen
    assert set(counting.chosen) <= set(counting.offered)
    assert len(set(counting.offered)) == len(counting.offered)
    assert set(counting.offered) <= {option.name for option in find(case.game).vocabulary.options}


@pytest.mark.parametrize("case", [case for case in MODES if case.game == "dealings"], ids=str)
def test_every_card_used_in_dark_dealings_was_taken(case):
    plan = planned(case.game, ["random"], case.players, GAMES, 2, case.settings)
    outcomes = [play_game(plan, number, counting=True) for number in range(GAMES)]
    for outcome in outcomes:
        for taken, used in zip(outcome.taken, outcome.used, strict=True):
            assert len(taken) == len(set(taken)) == 16
            assert set(used) <= set(taken)
    assert all(any(used) for used in zip(*[outcome.used for outcome in outcomes], strict=True))


def test_defeated_heroes_are_the_score_of_dark_dealings():
    outcome = play_game(planned("dealings", ["greedy"], 2, 1, 3, {}), 0, counting=True)
    heroes = set(find("dealings").study.cards["heroes"])
    assert tuple(len(heroes & set(used)) for used in outcome.used) == outcome.scores


def test_strikes_helpers_and_fallen_heroes_are_used():
    # Rolling Boulder is a Heavy Hitter: Tripwire is turned for it.
    position = siege("H01", "H02", defenses=["T06", "T02", "T01"])
    assert counted(position, "fight", "strike T06", "rotate T02", "done").used[0] == ("T02", "T06")
    position = siege("H01", "H02", defenses=["T06", "T02", "T01"])
    assert counted(position, "fight", "strike T01", "done").used[0] == ("T01", "H01")


def test_a_detour_is_used_and_a_toll_is_not():
    position = siege("H01", "H02", defenses=["T03", "T02"])
    assert counted(position, "detour T03").used == (("T03",), ())
    wizard = next(hero.id for hero in BOX.heroes if hero.hero_class == "wizard")
    position = siege(wizard, "H01", defenses=["T01", "T02"])
    assert counted(position, "fight", "trash T02").used == ((), ())


@pytest.mark.parametrize(
    ("standings", "changes"),
    [
        ([[0, 0], [1, 0], [2, 0]], 0),
        ([[1, 0, 1, 0], [2, 0, 3, 1], [2, 0, 3, 4]], 1),
        ([[1, 0], [1, 1], [2, 1]], 0),
        ([[0, 1], [1, 1], [1, 2]], 0),
        ([[1, 0], [1, 1], [1, 2]], 1),
        ([[1, 0], [1, 2], [3, 2], [3, 4]], 3),
        ([[0, 0, 1], [1, 0, 1], [2, 0, 1], [2, 2, 1]], 1),
        ([[0], [1], [2]], 0),
    ],
)
def test_lead_changes_when_another_seat_is_alone_in_front(standings, changes):
    assert lead_changes(*standings) == changes


@pytest.mark.parametrize("game", OWN)
def test_every_kind_of_card_has_words(game):
    words = Words(game, None, ("Ada",))
    for kind, cards in find(game).study.cards.items():
        assert words.say(f"cards-{kind}")
        assert len(set(cards)) == len(cards)
