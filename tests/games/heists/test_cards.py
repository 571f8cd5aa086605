"""Cards: the box is complete, its files are checked, and what cards do is told from their effects."""

from importlib.resources import files
from pathlib import Path

import pytest

from darkling.games.heists.cards.effect_tables import CARDS, EFFECTS
from darkling.games.heists.cards.files import BOX
from darkling.games.heists.telling.cards import LARCENY, SCOUNDRELS, cost, effects, permanent, trick
from darkling.table.errors import BadCards
from darkling.table.phrase import phrase
from darkling.words import Words

OWN = files("darkling.games.heists.cards")
FILES = ("starters", "streets", "larceny", "basic", "advanced", "auto")


def text(said):
    return Words("heists", 0, ["Ada"]).render(phrase("explained", title="", text=said))[2:-1]


def altered(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """Return a folder with the game's card files, one of them altered."""
    for name in FILES:
        (tmp_path / f"{name}.toml").write_text((OWN / f"{name}.toml").read_text())
    content = (tmp_path / file).read_text()
    assert old in content
    (tmp_path / file).write_text(content.replace(old, new, 1))
    return tmp_path


@pytest.mark.rule("DH-CARD-01")
def test_a_scoundrel_has_sway_cost_suit_name_ability_notoriety_and_crime():
    card = SCOUNDRELS["BR07"]
    assert (card.name, card.suit, card.sway, card.crime, card.notoriety) == (
        "Butcher of Fell Row",
        "brutal",
        2,
        5,
        2,
    )
    assert (card.cost.sway, card.cost.coins, card.cost.heat) == (5, 0, True)
    assert [effect.tag for effect in EFFECTS.abilities["BR07"]] == ["bury"]


@pytest.mark.rule("DH-CARD-02")
def test_heat_and_specters_are_scoundrels_too():
    assert {"HT00", "SP00"} <= set(SCOUNDRELS)
    assert all(card.sway or card.crime or card.effects for card in BOX.scoundrels)


@pytest.mark.rule("DH-CARD-03", "DH-HEIST-03")
def test_a_heist_has_challenges_notoriety_and_a_permanent_effect():
    assert {len(heist.challenges) for heist in BOX.basic} == {3}
    assert {len(heist.challenges) for heist in BOX.advanced} == {4}
    vault = BOX.advanced[0]
    assert (vault.name, vault.notoriety, EFFECTS.permanents[vault.id].tag, vault.starred) == (
        "The Widow's Vault",
        6,
        "inflict",
        True,
    )
    first = vault.challenges[0]
    assert (first.name, first.needs, first.number) == ("Offer Condolences", "sway", 6)
    assert EFFECTS.bonuses[vault.id][0].tag == "coin"


@pytest.mark.rule("DH-SUIT-01")
def test_five_suits_each_with_what_it_is_good_at():
    tags = {suit: set() for suit in ("brutal", "cops", "crooked", "ghost", "nobles")}
    for card in BOX.scoundrels:
        tags[card.suit] |= {effect.tag for effect in EFFECTS.abilities[card.id]}
    assert {"draw_per", "notoriety_per_heat"} <= tags["brutal"]
    assert {"plus_per", "inflict", "steal", "ransom"} <= tags["cops"]
    assert {"draw", "pay_draw", "draw_per"} <= tags["crooked"]
    assert {"plus_per", "ignore"} <= tags["ghost"]
    assert {"coin", "coin_per"} <= tags["nobles"]


def test_counts_of_the_box():
    assert sum(card.copies for card in BOX.scoundrels[10:]) == 70
    assert sum(card.copies for card in BOX.larceny) == 16
    jobs = [[move.tag for move in moves].count("job") for moves in EFFECTS.moves.values()]
    assert (len(jobs), sum(jobs)) == (20, 17)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("streets.toml", "copies = 2", "copies = 3", "15 cards of suit brutal, expected 14"),
        ("starters.toml", "starter = 2", "starter = 1", "9 cards in a starter deck, expected 10"),
        ("starters.toml", 'id = "VA00"', 'id = "VA01"', "scoundrel VA00 is missing"),
        ("larceny.toml", "copies = 2", "copies = 1", "15 larceny cards, expected 16"),
        (
            "auto.toml",
            '[[auto]]\nid = "AU01"\nfirst = { do = "job" }\nsecond = { do = "recruit", suit = "brutal" }\n',
            "",
            "19 Auto Player cards",
        ),
        ("streets.toml", 'street = "heat"', 'street = "sweep"', "Cops with street effect heat, expected 4"),
        ("streets.toml", 'street = "heat"\n', "", "a street effect is for Cops, and each has one"),
        ("streets.toml", "cost = { sway = 3 }\n", "", "scoundrel BR01 has no cost"),
        (
            "streets.toml",
            '{ do = "ignore", card = "heat" }',
            '{ do = "ignore", suit = "cops" }',
            "scoundrel BR01: .*`(card|suit)`; ignore takes card and amount",
        ),
        (
            "streets.toml",
            '{ do = "ignore", card = "heat" }',
            '{ do = "ransom", amount = 2 }',
            "scoundrel BR01: .*`amount`; ransom takes nothing",
        ),
        (
            "streets.toml",
            '{ do = "ignore", card = "heat" }',
            '{ do = "dance" }',
            "scoundrel BR01: .*dance.*; effects here are plus_per, plus_per_coin",
        ),
        ("streets.toml", '{ do = "bury" }', '{ do = "flex", amount = 1 }', "BR07: .*flex.*effects here are"),
        ("starters.toml", "most = 2", "most = 4", "scoundrel ST02: .*most.*; plus_per_coin takes most"),
        ("larceny.toml", '{ do = "bury" }', '{ do = "draw_next" }', "larceny LA05: .*draw_next"),
        (
            "larceny.toml",
            '{ do = "ignore", card = "heat", amount = 3 }',
            '{ do = "bury" }',
            "larceny LA06, its first effect: .*bury.*effects here are coin, draw, crime, sway, ignore",
        ),
        (
            "advanced.toml",
            'permanent = { do = "bury" }',
            'permanent = { do = "free_recruit" }',
            "heist HA09: permanent: .*free_recruit",
        ),
        ("auto.toml", '{ do = "job" }', '{ do = "draw" }', "auto AU01: first: .*draw.*effects here are job"),
        (
            "basic.toml",
            'bonus = { do = "bury" } },\n]',
            'bonus = { do = "draw_next" } },\n]',
            "heist HB01: Crack the Strongbox, its last challenge: .*draw_next",
        ),
        ("advanced.toml", "notoriety = 6", "fame = 6", "heist HA01"),
    ],
)
def test_a_bad_file_says_what_is_wrong_with_which_card(tmp_path, file, old, new, says):
    with pytest.raises(BadCards, match=says) as wrong:
        CARDS.read(altered(tmp_path, file, old, new))
    assert file in str(wrong.value)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("ST01", "+1 for each other Ghost in hand; ignore one Specter"),
        ("ST02", "+1 for each coin spent on it, 2 at most"),
        ("BR02", "draw 1 card for each other Heat in hand"),
        ("BR03", "costs 1 crime or sway whenever it comes up"),
        ("CR04", "costs a coin or a Heat whenever it comes up"),
        ("CO02", "pay 2 coins to hand somebody a Heat"),
        ("NO09", "take 1 coin for each other Noble in hand; pay 2 coins to bury a card"),
        ("GH07", "pay 2 coins to hand somebody a Specter"),
    ],
)
def test_text_of_a_scoundrel_is_made_from_its_effects(code, expected):
    assert text(effects(EFFECTS.abilities[code])) == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("LA02", "draw 2 cards"),
        ("LA06", "ignore 3 Heat; ignore 3 Specters"),
        ("LA07", "hand somebody a Heat"),
        ("LA10", "steal 2 coins"),
    ],
)
def test_text_of_a_larceny_card_is_made_from_its_effects(code, expected):
    assert text(trick(code)) == expected
    assert LARCENY[code].name


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("HB08", "pay 2 coins to hand somebody a Heat, any number of times a turn"),
        ("HA03", "+1 crime or sway for a coin, any number of times a turn"),
        ("HA08", "+1 notoriety for each Heat of yours at the end"),
        ("HA15", "+3 crime or sway"),
    ],
)
def test_text_of_a_permanent_effect_says_how_often(code, expected):
    assert text(permanent(code)) == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("GO00", "costs 3 sway"),
        ("NO10", "costs 5 sway and 3 coins"),
        ("BR08", "costs 3 sway and a Heat"),
        ("GH03", "free"),
    ],
)
def test_text_of_a_cost(code, expected):
    assert text(cost(code)) == expected
