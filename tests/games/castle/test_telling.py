"""What is said beside the questions: stakes, tips, what is barred, options, and the table."""

from dataclasses import fields

import pytest
from support.castles import dice, monster, table
from support.script import say

import darkling
from darkling.games.darkworld.rules import events
from darkling.phrasing import Phrasing
from darkling.words import Words

NAMES = ("Ada", "Bob")
PHRASING = Phrasing("castle")
EVENTS = [kind for kind in vars(events).values() if getattr(kind, "__module__", "") == events.__name__]
GUARDED = {"doors": [1, 2], "chests": {"L1": "AXE"}, "monsters": [monster("OGR2", "K2", "BOOTS")]}


def read(g, phrase):
    """Return a phrase as the seat that is waited for reads it."""
    return Words("castle", g.waiting[0], NAMES).render(phrase)


def beside(g):
    """Return the stakes and the tip of the open question."""
    seat = g.waiting[0]
    decision, view = g.decision(seat), g.view(seat)
    return read(g, PHRASING.stakes(decision, view)), read(g, PHRASING.tip(decision, view))


def offers(g):
    """Return all options as they are offered."""
    seat = g.waiting[0]
    words = Words("castle", seat, NAMES)
    return [words.option_now(option, g.view(seat)) for option in g.decision(seat).options]


def barred(g):
    """Return what cannot be chosen, with reasons and rules."""
    seat = g.waiting[0]
    found = PHRASING.barred(g.decision(seat), g.barred(seat), g.view(seat))
    return {thing: (read(g, why), rule) for thing, why, rule in found}


@pytest.mark.parametrize("game", ["castle", "village"])
@pytest.mark.parametrize("kind", EVENTS)
def test_both_games_tell_what_happens_in_every_dark_world(game, kind):
    plural = ("dice", "heroes", "items")
    happened = kind(**{field.name: (0, 1) if field.name in plural else 0 for field in fields(kind)})
    assert Words(game, 0, NAMES).event(happened)


def test_a_hero_reads_what_an_attack_promises():
    told = offers(table(RED={"square": "K1"}, **GUARDED))
    assert "Attack Ogre on K2: strength 2 to 3, 38 % by dice alone" in told


def test_steps_tell_of_doors_the_doomstep_and_things_that_lie_about():
    assert "Step to D2 and open door 1" in offers(table(RED={"square": "C2"}))
    g = table(RED={"square": "L8"}, BLUE={"square": "L7"}, lying=[("L9", "BOOTS")], filled=[8])
    told = offers(g)
    assert {"Step through the Arch onto the Doomstep", "Step to L9, where something lies"} <= set(told)
    assert "Step to L7, past another hero" in told


def test_cards_are_offered_with_what_they_come_to():
    g = table(RED={"square": "K1", "hits": 2, "misses": 2, "hp": 2}, **GUARDED)
    dice(g, (0, 1), (2, 1))
    say(g, "attack K2")
    assert offers(g) == ["None: 1", "1 Hit card: 2", "2 Hit cards: 3"]
    stakes, tip = beside(g)
    assert stakes == "You have rolled 1, and hold 2 Hit; the strength is not known yet."
    assert "Cards kept are points" in tip
    say(g, "hits 0")
    assert offers(g)[0] == "None: 3 damage, knocked out"
    assert offers(g)[2] == "2 Miss cards: 1 damage, 1 Hit Point left"
    assert beside(g)[1] == "Without Miss cards this blow would knock you out."


def test_a_guarded_chest_and_a_useless_potion_are_explained():
    g = table(RED={"square": "K1", "items": ["POTION"]}, **GUARDED)
    assert barred(g)["L1"] == ("The chest is closed while a monster stands in the room.", "DW-CHEST-02")
    assert barred(g)["POTION"][1] == "DW-ITEM-06"
    g = table(RED={"square": "K1", "weapon": "SWORD"}, doors=[1, 2], chests={"L1": "AXE"})
    assert barred(g)["L1"][1] == "DW-R-48"


def test_korak_reads_what_is_too_strong_for_a_room():
    g = table(RED={"square": "C2"}, supply=["ORC1", "MAN5"])
    say(g, "step D2")
    assert barred(g) == {"MAN5": ("Too strong: 3 is all this room has left.", "DW-PLACE-02")}
    assert beside(g)[0] == "Strength 3 left in this room, 2 more figures at most."


@pytest.mark.parametrize("red", [{"square": "d2", "weapon": "AXE", "hits": 3}])
def test_the_duel_with_korak_is_told_with_its_odds(red):
    g = table(RED=red, arrived=["RED"], arena=True)
    assert "Attack Korak: 7 in one blow, 20 % with 3 Hit cards" in offers(g)
    assert "single blow of 7" in beside(g)[1]
    g = table(RED=red, arrived=["RED"], arena=True, order=[])
    assert "Strike Barbarian yourself (8 Hit Points, 3 cards)" in offers(g)


def test_the_table_shows_heroes_monsters_and_things():
    g = table(RED={"square": "K1"}, **GUARDED)
    words = Words("castle", 1, NAMES)
    blocks = words.table(g.decision(1), g.view(1))
    lines = [line for block in blocks for line in block]
    assert "Ogre on K2: strength 2 to 3, guards Speed Boots." in lines
    assert any(line.startswith("Barbarian (yours) on K1: ") for line in lines)
    assert set(words.looks(g.view(1))) == {"progress", "heroes", "monsters", "things", "supply"}
    assert words.summary(g.view(1)).startswith("Barbarian on K1, 8 HP; Knight on D1, 8 HP; ")


def test_an_agreed_number_of_hit_cards_is_told():
    read = darkling.find("castle").read_settings
    words = Words("castle", 1, NAMES)
    assert words.mode(2, read({})) == "normal mode"
    assert words.mode(2, read({"hit_cards": 12, "round_limit": 9})) == (
        "normal mode, 12 Hit cards of 40, 9 rounds at most"
    )
