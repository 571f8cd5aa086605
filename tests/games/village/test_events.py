"""Event cards, one by one."""

import pytest
from support.script import offered, say
from support.villages import (
    BLUE,
    GREEN,
    RED,
    WOLF,
    at,
    bag,
    beast,
    dice,
    eight_sided,
    monster,
    table,
    things,
    turn,
)

from darkling.games.village.cards import effects, event_deck
from darkling.table.errors import BadCards


def drawn(event, **given):
    """Return a position in which red has drawn an Event."""
    return table(events=(event,), **given)


@pytest.mark.rule("DV-EVENT-01")
def test_thirty_cards_of_which_20_help():
    hurts = (effects.LoseBelonging, effects.LoseHitPoints, effects.LetWolfPounce, effects.LetKarrionFly)
    count = sum(card.copies for card in event_deck.EVENTS if isinstance(card, hurts))
    count += sum(card.copies for card in event_deck.EVENTS if card.id in ("EV15", "EV18"))
    assert (len(event_deck.EVENT_DECK), count) == (30, 10)


@pytest.mark.parametrize(
    ("line", "instead", "says"),
    [
        (
            'do = "heal"',
            'do = "bless"',
            r"event EV03: Invalid value 'bless' - at `\$.do`; effects here are look,",
        ),
        ('do = "home"', 'do = "home"\namount = 1', "event EV10: Object contains unknown field `amount`"),
        ('do = "heal"\namount = 3', 'do = "heal"', "event EV03: Object missing required field `amount`"),
        ('only = "outdoors"\ndo = "pounce"', 'only = "indoors"\ndo = "pounce"', r"event EV16: .* `\$.only`"),
        ('id = "EV02"', 'id = "EV01"', "event EV01 stands twice"),
        ("copies = 3", "copies = 4", "33 Event cards, expected 30"),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_its_name_and_field(tmp_path, line, instead, says):
    own = (event_deck.FOLDER / "events.toml").read_text(encoding="utf-8")
    assert line in own
    (tmp_path / "events.toml").write_text(own.replace(line, instead), encoding="utf-8")
    with pytest.raises(BadCards, match=f"^events.toml: {says}"):
        event_deck.read_events(tmp_path)


@pytest.mark.parametrize(("hp", "after"), [(3, 6), (7, 8), (8, 8)])
def test_the_hedge_healer_restores_three(hp, after):
    assert drawn("EV03", RED={"hp": hp}).hp[RED] == after


def test_a_hidden_cache_holds_a_card():
    g = drawn("EV04", deck="H")
    assert (g.hits[RED], g.misses[RED]) == (1, 0)


@pytest.mark.parametrize(
    ("event", "where", "actions"), [("EV06", "G6", 5), ("EV15", "G6", 1), ("EV15", "F13", 3)]
)
def test_some_events_change_the_actions(event, where, actions):
    assert turn(drawn(event, RED={"square": where})).actions == actions


def test_a_pedlar_sells_an_item_to_whoever_has_room():
    g = drawn("EV07", RED={"items": ["BOOTS"]})
    assert offered(g) == ["item POTION", "item BOOTS", "item WHIP"]
    say(g, "item WHIP")
    assert (bag(g, RED), g.stock) == (["BOOTS", "WHIP"], [6, 6, 7])
    assert "end_turn" in offered(drawn("EV07", RED={"items": ["BOOTS", "BOOTS"]}))


def test_through_the_cellars_a_hero_comes_to_a_sewer_without_a_card():
    g = drawn("EV08", RED={"square": "G6"}, BLUE={"square": "L1"})
    assert offered(g) == ["sewer B1", "sewer C13", "sewer K13", "stay"]
    say(g, "sewer B1")
    assert (at(g, RED), g.sewers_known, turn(g).actions) == ("B1", 0, 3)
    assert "end_turn" in offered(drawn("EV08")), "in the Entrance nobody is outdoors"


@pytest.mark.rule("DV-R-58", "DV-KO-03")
def test_the_wheel_slips_but_never_below_five():
    assert drawn("EV09", wheel=9).wheel == 8
    assert drawn("EV09", wheel=5).wheel == 5


@pytest.mark.rule("DV-KO-03")
def test_a_dark_omen_turns_the_wheel_up_but_never_above_nine():
    assert drawn("EV18", wheel=5).wheel == 6
    assert drawn("EV18", wheel=9).wheel == 9


def test_the_silver_horn_sends_all_creatures_home():
    g = drawn("EV10", wolf="G6", lurker="E2", karrion="INN")
    assert (g.beasts, g.karrion) == ([-1, -1], -1)


def test_the_villagers_rally_round_whoever_is_up():
    g = drawn("EV11", RED={"hp": 4}, BLUE={"hp": 0}, GREEN={"hp": 8})
    assert (g.hp[RED], g.hp[BLUE], g.hp[GREEN]) == (5, 0, 8)


@pytest.mark.parametrize(
    ("choice", "left"),
    [("lose_item BOOTS", (0, 1, 1, 1)), ("lose_hit", (1, 0, 1, 1)), ("lose_coin", (1, 1, 1, 0))],
)
def test_a_cutpurse_takes_what_the_owner_chooses(choice, left):
    g = drawn("EV12", RED={"items": ["BOOTS"], "hits": 1, "misses": 1, "coins": 1})
    assert offered(g) == ["lose_item BOOTS", "lose_hit", "lose_miss", "lose_coin"]
    say(g, choice)
    assert (len(g.bags[RED]), g.hits[RED], g.misses[RED], g.coins[RED]) == left
    assert "end_turn" in offered(drawn("EV12"))


@pytest.mark.parametrize(("event", "where", "hp"), [("EV13", "G6", 6), ("EV14", "G6", 7), ("EV13", "F13", 8)])
def test_some_events_hurt_whoever_is_at_risk(event, where, hp):
    assert drawn(event, RED={"square": where}).hp[RED] == hp


def test_the_howl_brings_the_wolf_next_to_the_hero_at_once():
    g = drawn("EV16", RED={"square": "A2"}, BLUE={"square": "A3"}, order=("RED",))
    assert g.waiting == (1,), "A3 is taken and B2 is the only other square: it plays itself"
    g = drawn("EV16", RED={"square": "G6"}, monsters=[monster("GOB1", "F6")], open=("CHAPEL",))
    assert (g.waiting, things(g, "square")) == ((0,), ["G5", "H6"])
    dice(g, (2, 1), (1, 0), (0, 0), (1, 0))
    say(g, "square G5")
    assert (g.hp[RED], beast(g, WOLF), g.waiting) == (6, "HOME", (1,))


def test_the_howl_does_nothing_where_there_is_no_room():
    g = drawn("EV16", RED={"square": "G12"})
    assert (beast(g, WOLF), g.hp[RED], g.waiting) == ("HOME", 8, (1,))


def test_karrion_stoops_in_the_heroes_turn():
    g = table(order=("RED", "BLUE"), events=("EV01", "EV17"))
    eight_sided(g, 2)
    say(g, "end_turn")
    assert g.karrion == 1
