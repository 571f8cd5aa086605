"""What happens is told with codes, not with numbers that only the rules know."""

import pytest
from support.script import say
from support.villages import game_of, table

from darkling.games.village import GAME
from darkling.games.village.rules.events import BuildingLifted


@pytest.mark.parametrize(
    ("given", "names", "told"),
    [
        (
            {"order": (), "RED": {"square": "G6"}, "wolf": "I6", "rolls": [0, 0, 1, 0]},
            ("wolf", "step H6", "attack G6"),
            {"BeastStepped": ("beast", "WOLF"), "CreatureBeaten": ("creature", "WOLF")},
        ),
        (
            {"RED": {"square": "C12"}, "sewers": ["SE03"], "rolls": [0, 0, 1, 0]},
            ("step C13",),
            {"ContestBegan": ("creature", "WERERAT"), "ContestRolled": ("creature", "WERERAT")},
        ),
        (
            {"RED": {"square": "B11"}, "lasting": ["WINDMILL"]},
            ("hostage", "treasure"),
            {"HostageRescued": ("hostage", "MILLER"), "TreasureTaken": ("treasure", "SPEAR")},
        ),
        (
            {"RED": {"square": "I11"}},
            ("step I10",),
            {"BuildingLifted": ("treasure", "SWORD")},
        ),
    ],
)
def test_events_name_pieces_by_their_codes(given, names, told):
    game = game_of(table(**given))
    say(game, *names)
    story = {event["event"]: event for event in game.story(1)}
    assert {name: (field, story[name][field]) for name, (field, _) in told.items()} == told


def test_an_empty_building_holds_no_treasure():
    assert GAME.event_data(BuildingLifted(1, 0, 0, -1))["treasure"] is None
