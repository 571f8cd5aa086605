"""Words: whole games told, each rare option told, and what stands beside a question."""

import pytest
from support.script import option, say
from support.villages import dice, monster, table

import darkling
from darkling.games.village.bot.rollout import rollout
from darkling.games.village.telling.catalogue import catalogue
from darkling.phrasing import Phrasing
from darkling.table.chance import Chance
from darkling.words import Words

NAMES = ("Ada", "Bob", "Cleo")
PHRASING = Phrasing("village")


def told(g, name):
    """Return an offered option in words, to whoever is asked."""
    seat = g.waiting[0]
    return Words("village", seat, NAMES).option_now(option(g, seat, name), g.view(seat))


def rendered(g):
    """Return why things cannot be chosen, to whoever is asked."""
    seat = g.waiting[0]
    found = PHRASING.barred(g.decision(seat), g.barred(seat), g.view(seat))
    return [Words("village", seat, NAMES).render(why) for _, why, _ in found]


def test_a_game_of_people_who_know_what_they_do_can_be_told():
    game = darkling.new("village", 3, 5)
    chance = Chance.seeded(5)
    tellers = [Words("village", seat, NAMES) for seat in range(3)]
    prompts = set()
    while not game.over:
        seat = game.waiting[0]
        decision = game.decision(seat)
        if decision.prompt not in prompts or len(game.record.choices) % 10 == 0:
            prompts.add(decision.prompt)
            view, words = game.view(seat), tellers[seat]
            assert all(line for block in words.table(decision, view) for line in block)
            assert all(words.option_now(offered, view) for offered in decision.options)
            assert words.render(PHRASING.stakes(decision, view))
            assert words.render(PHRASING.tip(decision, view))
            barred = PHRASING.barred(decision, game.barred(seat), view)
            assert all(words.render(why) for _, why, _ in barred)
        game.choose(seat, rollout(game.position, seat, chance))
    assert len(prompts) > 12
    assert all(words.event(event) for seat, words in enumerate(tellers) for event in game.events(seat))
    assert all(tellers[1].looks(game.view(1)).values())
    assert "Wheel" in tellers[1].summary(game.view(1))
    assert all(tellers[0].result(game.result, game.sides))


@pytest.mark.parametrize(
    ("given", "name", "says"),
    [
        ({"RED": {"square": "I11"}}, "step I10", "Step to I10: the Smithy is lifted off"),
        ({"RED": {"square": "I11"}, "karrion": "SMITHY"}, "step I10", "before the Smithy, which is sealed"),
        ({"RED": {"square": "K12"}}, "step K13", "draw a Sewer card"),
        ({"RED": {"square": "G2"}}, "step G1", "the Trial of Stealth begins"),
        ({"RED": {"square": "G6"}, "wolf": "G5"}, "attack G5", "Fight the Wolf on G5 to the end"),
        ({"RED": {"square": "J4"}, "lasting": ("CHAPEL",)}, "treasure", "Take the Key"),
        ({"RED": {"square": "G10"}, "lasting": ("SMITHY",)}, "treasure", "Take the Golden Sword"),
        ({"RED": {"square": "C10"}, "lasting": ("WINDMILL",)}, "hostage", "Free the Miller: 5 points"),
        ({"RED": {"square": "TOP", "hits": 3}}, "attack_boss", "5 in one blow, 56 % with 3 Hit cards"),
        ({"RED": {"hp": 3}}, "fountain", "all Hit Points for three actions"),
        ({"order": ()}, "wolf", "Let the Wolf out"),
        ({"order": (), "lurker": "E2"}, "lurker", "Move the Lurker on E2"),
    ],
)
def test_options_tell_what_they_come_to(given, name, says):
    assert says in told(table(**given), name)


def test_an_exchange_of_weapons_is_told_as_one():
    g = table(RED={"square": "G10", "weapon": "AXE"}, lasting=("SMITHY",))
    assert told(g, "treasure") == "Exchange your Golden Axe for the Golden Sword"


def test_the_weakness_is_counted_by_those_who_know_it():
    place = {"RED": {"square": "STEP", "weapon": "AXE", "hits": 3}, "secret": "WC02", "keys": ("RED",)}
    g = table(**place, YELLOW={"square": "TOP"}, deck="MMM", wheel=7)
    unknown = g.clone()
    say(unknown, "step TOP", "look_away")
    say(g, "step TOP", "look")
    assert "20 %" in told(unknown, "attack_boss")
    assert "44 %" in told(g, "attack_boss")


@pytest.mark.parametrize(
    ("given", "code", "rule"),
    [
        ({"RED": {"square": "I10"}, "karrion": "SMITHY"}, "SMITHY", "DV-KARR-04"),
        ({"RED": {"items": ["POTION"]}}, "POTION", "DV-ITEM-02"),
        ({"RED": {"square": "STEP"}, "BLUE": {"square": "TOP"}}, "TOP", "DV-KEY-01"),
        (
            {"RED": {"square": "G10"}, "open": ("SMITHY",), "monsters": [monster("GOB1", "H9")]},
            "SMITHY",
            "DV-TREAS-01",
        ),
    ],
)
def test_what_cannot_be_chosen_is_told_with_its_rule(given, code, rule):
    g = table(**given)
    assert [(found, why.rule) for found, why in g.barred(1)] == [(code, rule)]
    assert all(rendered(g))


def test_nothing_is_barred_but_where_it_might_be_chosen():
    g = table(RED={"square": "I10", "items": ["POTION", "WHIP"]}, karrion="SMITHY")
    assert len(g.barred(1)) == 2
    say(g, "use WHIP")
    assert not g.barred(1)
    g = table(RED={"square": "I11"})
    say(g, "step I10", "figure TRO3")
    assert not g.barred(0)


def test_figures_above_the_limit_are_told_to_the_warlord():
    g = table(RED={"square": "I11"})
    say(g, "step I10", "figure TRO3", "item BOOTS", "square G9")
    assert "OGR5" in [code for code, _ in g.barred(0)]
    assert set(rendered(g)) == {"Too strong: 2 is all this building has left."}


def test_a_blow_is_shown_with_what_hangs_on_it():
    g = table(
        RED={"square": "H10", "hits": 1}, open=("SMITHY",), monsters=[monster("TRO3", "G10", seen=True)]
    )
    dice(g, (1, 1))
    say(g, "attack G10")
    words, view = Words("village", 1, NAMES), g.view(1)
    assert "You have rolled 2 of the 3 it takes, and hold 1 Hit." in words.render(
        PHRASING.stakes(g.decision(1), view)
    )
    shown = [line for block in words.table(g.decision(1), view) for line in block]
    assert "Barbarian strikes Marsh Troll: 1 and 1, that is 2." in shown


def test_the_catalogue_has_every_card_with_a_picture_and_its_text():
    cards = catalogue()
    words = Words("village", None, NAMES)
    decks = (
        cards.heroes,
        cards.monsters,
        cards.items,
        cards.weapons,
        cards.events,
        cards.sewers,
        cards.warlord,
    )
    assert [len(deck) for deck in decks] == [4, 5, 3, 4, 18, 5, 6]
    assert all(card.art and words.render(card.text) for deck in decks for card in deck)
    assert len(cards.squares) == len({card.id for card in cards.squares}) > 160
    assert [building.id for building in cards.buildings] == ["SMITHY", "INN", "WINDMILL", "CHAPEL", "HALL"]


def test_an_agreed_number_of_hit_cards_is_told():
    read = darkling.find("village").read_settings
    words = Words("village", 1, NAMES)
    assert words.mode(2, read({})) == "normal mode"
    assert words.mode(2, read({"hit_cards": 12, "round_limit": 9})) == (
        "normal mode, 12 Hit cards of 40, 9 rounds at most"
    )
