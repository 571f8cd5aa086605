"""Each mystery does what it says to whoever finds it."""

import pytest
from games.darkness.board import options, play, table
from games.darkness.card_play import NUMBERS, Row, rows
from games.darkness.dungeons import answer, defeat, foretell, go_on_to

from darkling.games.darkness.rules.deck_changes import cards_of
from darkling.games.darkness.rules.mysteries import ResolveMystery
from darkling.games.darkness.rules.populate import danger_level
from darkling.games.darkness.rules.settings import BOSSES_IN_DECK
from darkling.games.darkness.rules.state import Darkness

TRAPS = rows(
    "Champion",
    Row("Trap Door", "", "hero 22; far 1", when="mystery Trap Door", allies="Templar 8/8", foes=""),
    Row("Trap Door", "", "hero 1; far 1", when="mystery Trap Door", hp=3, foes=""),
    Row(
        "Needle Trap",
        "Buckler",
        "hero 23; items Buckler",
        when="mystery Needle Trap",
        next="Zombies!, Buckler",
        foes="",
    ),
    Row("Needle Trap", "leave", "hero 1", when="mystery Needle Trap", next="Buckler", hp=2, foes=""),
)
GIFTS = rows(
    "Champion",
    Row(
        "Whispering Shrine",
        "Fleet",
        "skills Fleet",
        when="mystery Whispering Shrine",
        next="Tough, Fleet",
        foes="",
    ),
    Row("Whispering Shrine", "decline", "", when="mystery Whispering Shrine", next="Tough, Fleet", foes=""),
    Row(
        "Old Armory",
        "Keen Sword; Buckler",
        "items Keen Sword, Buckler",
        when="mystery Old Armory",
        next="Imps, Keen Sword, Ambush!, Buckler",
        foes="",
    ),
    Row(
        "Old Armory",
        "leave; Buckler",
        "items Buckler",
        when="mystery Old Armory",
        next="Keen Sword, Buckler",
        foes="",
    ),
    Row(
        "Healing Spring",
        "",
        "hero 15; ally 22; third 5",
        when="mystery Healing Spring",
        hp=10,
        allies="Templar 8/8 20; Magician 11/9 0",
        foes="",
    ),
    Row("Captive Guide", "", "danger -1", when="mystery Captive Guide", foes=""),
)
CHOICES = rows(
    "Champion",
    Row(
        "Cursed Idol",
        "either 0; Marksman",
        "hero 21; skills Marksman",
        when="mystery Cursed Idol",
        next="Tough, Fleet, Marksman",
        foes="",
    ),
    Row(
        "Cursed Idol",
        "either 0; decline",
        "hero 1",
        when="mystery Cursed Idol",
        next="Tough, Fleet, Slayer",
        hp=4,
        foes="",
    ),
    Row("Cursed Idol", "either 1", "", when="mystery Cursed Idol", foes=""),
)
FIGHTS, LIBRARIES = ("Ambush!",), ("Forgotten Library",)
CARDS = [*TRAPS, *GIFTS, *CHOICES]


@pytest.mark.rule("AD-DUN-01")
@pytest.mark.parametrize("row", CARDS, ids=str)
def test_mystery(row: Row) -> None:
    row.check()


def test_a_captive_guide_makes_the_next_encounter_less_dangerous() -> None:
    g = table(heroes=[("Champion", (6, 6)), ("Templar", (8, 8))])
    before = danger_level(g)
    play(g, ResolveMystery(0, NUMBERS["Captive Guide"]))
    assert danger_level(g) == before - 2


@pytest.mark.rule("AD-BLD-10")
def test_the_library_swaps_three_cards_of_any_kind() -> None:
    g = table()
    swaps = ["deck_drop_ac AC001", "deck_add_ac AC007", "deck_drop_rc RC02", "deck_add_rc RC09"]
    play(
        g, ResolveMystery(0, NUMBERS["Forgotten Library"]), *swaps, "deck_drop_ac AC001", "deck_add_ac AC007"
    )
    assert g.over
    assert [len(cards_of(g, 0, kind)) for kind in (0, 1)] == [27, 27]
    assert (cards_of(g, 0, 0).count(0), cards_of(g, 0, 0).count(6)) == (0, 2)


def ambushed() -> Darkness:
    """Return a Champion and a Templar who are ambushed: the danger of 4 brings Zombies and then Kobolds."""
    g = table(heroes=[("Champion", (6, 6), 20), ("Templar", (6, 8))])
    g.agreed |= BOSSES_IN_DECK
    foretell(g, "Zombies!", "Kobold Crossbows")
    g.round = 0
    g.listener = []
    g.start(ResolveMystery(0, NUMBERS["Ambush!"]))
    return g


@pytest.mark.rule("AD-R-102")
def test_an_ambush_is_a_fight_on_the_spot() -> None:
    g = ambushed()
    go_on_to(g, "draw-your-cards")
    assert (g.skirmish, g.round, len(g.foes())) == (True, 1, 8)
    assert options(g) == ["draw_up"]
    defeat(g)
    answer(g, "draw_up")
    assert (g.over, g.skirmish, g.round, g.hp[0]) == (True, False, 0, 20)
