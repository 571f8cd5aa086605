"""What can be agreed before a game of Dark Domains, and what is refused."""

import pytest
from support.realms import lair, realm, table

import darkling
from darkling.games.domains.cards import MERCENARY
from darkling.games.domains.rules.settings import (
    MIXED_EVIL,
    MORTAL_MERCENARY,
    NEXT_ROLLS,
    NO_REWARD,
    NOBODY_ROLLS,
    OPEN_STORES,
)
from darkling.games.domains.rules.state import BOXED_MONSTERS
from darkling.table.errors import BadPosition, BadSetting, BadSetup


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"dice_roller": "nobody"}, "dice_roller"),
        ({"attack_fail_reward": 5}, "attack_fail_reward"),
        ({"open_stores": "yes"}, "open_stores"),
        ({"dice": "auto"}, "the settings are dice_roller, open_stores"),
    ],
)
def test_what_does_not_fit_is_refused(settings, says):
    with pytest.raises(BadSetting, match=says):
        darkling.start("domains", 2, 0, settings)


@pytest.mark.rule("DM-COMP-01")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players):
    with pytest.raises(BadSetup, match=f"domains takes 2 to 5 players, not {players}"):
        darkling.start("domains", players)


@pytest.mark.parametrize(
    ("settings", "agreed"),
    [
        ({}, 0),
        ({"open_stores": True}, OPEN_STORES),
        ({"evil_prefers_buildings": False}, MIXED_EVIL),
        ({"attack_fail_reward": 0}, NO_REWARD),
        ({"mercenary_mortal": True}, MORTAL_MERCENARY),
        ({"dice_roller": "next_player"}, NEXT_ROLLS),
        ({"dice_roller": "auto", "open_stores": True}, NOBODY_ROLLS | OPEN_STORES),
    ],
)
def test_only_what_is_not_as_the_book_has_it_is_noted(settings, agreed):
    assert darkling.start("domains", 2, 0, settings).agreed == agreed


def test_the_mercenary_can_only_be_lost_where_that_is_agreed():
    mortal = table(realm(), box=["MO66"], settings={"mercenary_mortal": True})
    assert mortal.box[BOXED_MONSTERS] == (MERCENARY,)
    with pytest.raises(BadPosition, match="the Mercenary is in the box, expected at the Docks"):
        table(realm(), box=["MO66"])


def test_a_set_up_position_has_settings_of_its_own():
    g = table(realm({"W1": lair("MO01")}), settings={"open_stores": True})
    assert g.agreed == OPEN_STORES
