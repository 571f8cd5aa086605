"""Whole games at random, in which heroes win their fights: campaigns with every number of players."""

from collections import Counter
from random import Random

import pytest
from games.darkness.dungeons import begun, defeat, told

from darkling.games.darkness.cards import ADVANCEMENTS, PLANS
from darkling.games.darkness.rules.campaign import is_last
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.events import (
    Advanced,
    DungeonEntered,
    DungeonWon,
    EncounterBegan,
    EncounterWon,
    MapLaid,
)
from darkling.games.darkness.rules.invariants import check
from darkling.games.darkness.rules.settings import FOR_RANDOM
from darkling.table.machine import Fence

BETWEEN_FIGHTS = {
    *["choose-a-class", "sample-or-own", "build-the-actions", "build-the-resources", "who-marches-next"],
    *["which-dungeon", "go-deeper", "lay-which-way", "lay-beside", "lay-where", "stand-where", "which-tile"],
    *["keep-or-discard-clearing", "revive-rest-explore", "reshuffle-or-not", "flip-which", "keep-the-find"],
    *["drop-which", "give-what", "give-to-whom", "accept-gift", "answer-the-mystery", "change-the-deck"],
    *["train-or-not", "which-advancement"],
}
MOST_CHOICES = 6000
SETTINGS = [
    {"dungeon": "random", "map_building": "players", "bosses_in_deck": True, "encounters": 3},
    {"dungeon": "cellar", "open_hands": False, "decks": "build"},
    {"dungeon": "random", "dig_early": False, "danger_percent": 50, "encounters": 5},
    {"dungeon": "sewer", "decks": "build", "box_limited": True},
    {"dungeon": "tower", "boss_scaling": True, "bosses_in_deck": True},
    {"dungeon": "cave", "open_hands": False, "unique_classes": False},
    {"dungeon": "prison", "map_building": "players", "danger_percent": 200},
]


class Journey:
    """A game at random whose heroes win every fight, with what was seen between its choices."""

    def __init__(self, players, dungeons, seed):
        settings = {**SETTINGS[(players + dungeons) % len(SETTINGS)], "dungeons": dungeons}
        if dungeons == 1 and settings["dungeon"] != "random":
            settings = {name: value for name, value in settings.items() if name not in FOR_RANDOM}
        self.random = Random(seed)
        self.asked = Counter()
        self.g = begun(players, seed, **settings)
        while not self.g.over:
            self.step()

    def step(self):
        """Choose at random, and look whether it is as final as it was said to be."""
        g = self.g
        seat = g.waiting[0]
        decision = g.decision(seat)
        self.asked[decision.prompt] += 1
        assert sum(self.asked.values()) < MOST_CHOICES
        if decision.prompt == "your-turn" and g.running(Encounter) is not None:
            defeat(g)
            g.choose(seat, "end_turn")
        else:
            option = self.random.choice(decision.options)
            g.choose(seat, option)
            if decision.prompt in BETWEEN_FIGHTS and not g.round:
                assert (g.fenced is Fence.NONE) is option.undoable, (decision.prompt, option)
        check(g)


GAMES = [
    (players, dungeons) for players in range(1, 8) for dungeons in (1 + players % 5, 1 + (players + 2) % 5)
]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def journey(request):
    players, dungeons = request.param
    return players, dungeons, Journey(players, dungeons, 7 * players + dungeons)


@pytest.mark.rule("AD-UNI-01", "AD-UNI-03", "AD-R-105")
def test_every_journey_ends_in_victory(journey):
    players, dungeons, one = journey
    g = one.g
    assert g.victory
    assert g.result.won == (True,) * players
    assert len(told(g, DungeonEntered)) == len(told(g, DungeonWon)) == dungeons
    assert is_last(g)


@pytest.mark.rule("AD-UNI-01", "AD-MAP-10", "AD-R-14")
def test_each_room_has_its_number_and_its_tiles(journey):
    _, _, one = journey
    g, won, plan = one.g, 0, None
    for event in g.listener:
        if type(event) is DungeonEntered:
            plan = event.plan
        elif type(event) is MapLaid:
            laid = len(event.tiles)
            expected = min(24, 7 + won) if plan < 0 else len(PLANS[plan].maps[event.encounter - 1].tiles)
            assert laid == expected
        elif type(event) is EncounterWon:
            won += 1
            assert event.won == won
    assert g.won == won


@pytest.mark.rule("AD-POP-08", "AD-R-93")
def test_each_room_is_as_dangerous_as_it_ought_to_be(journey):
    _, _, one = journey
    began = told(one.g, EncounterBegan)
    assert len(began) >= one.g.won
    assert all(event.danger >= event.level > 0 for event in began)


@pytest.mark.rule("AD-LVL-01", "AD-UNI-05")
def test_what_was_gained_is_kept_to_the_end(journey):
    players, _, one = journey
    gained = Counter((event.hero, event.advancement) for event in told(one.g, Advanced))
    held = Counter((hero, number) for hero in range(players) for number in one.g.advancements[hero])
    assert gained == held
    assert sum(ADVANCEMENTS[number].danger for _, number in held) >= held.total()


def test_journeys_come_to_all_questions_between_fights():
    asked = Counter()
    for players, dungeons in ((2, 5), (5, 3), (3, 4), (7, 2), (4, 1), (6, 4)):
        asked += Journey(players, dungeons, players).asked
    assert BETWEEN_FIGHTS - set(asked) == set()
