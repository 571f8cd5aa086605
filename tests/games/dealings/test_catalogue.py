"""The cards as a screen gets them."""

import msgspec
import pytest

from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.catalogue import Catalogue, catalogue
from darkling.words import Words

WORDS = Words("dealings", None, [])
CATALOGUE = catalogue()


def test_all_cards_are_in_it_with_their_figures():
    heroes = [(hero.id, hero.name, hero.armor, hero.vulnerable, hero.challenge) for hero in BOX.heroes]
    cards = CATALOGUE.heroes.values()
    assert [(card.id, card.name, card.armor, card.vulnerable, card.challenge) for card in cards] == heroes
    defenses = [(card.id, card.name, card.sides) for card in BOX.defenses]
    assert [(card.id, card.name, card.sides) for card in CATALOGUE.defenses.values()] == defenses


def test_cards_are_found_by_their_ids():
    for cards in (CATALOGUE.heroes, CATALOGUE.defenses):
        assert all(card.id == code for code, card in cards.items())


def test_hero_says_what_its_class_does():
    thief, ranger = CATALOGUE.heroes["H01"], CATALOGUE.heroes["H08"]
    assert (thief.class_name, thief.class_art) == ("Thief", BOX.classes["thief"].art)
    assert WORDS.render(thief.brief) == "Your strikes must add up to exactly its armor."
    assert WORDS.render(thief.text).startswith("Thief: your strikes must add up to exactly the armor")
    assert WORDS.render(ranger.brief) == "No trick, only thick armor."


def test_defense_says_what_its_ability_does():
    heavy, plain = CATALOGUE.defenses["T06"], CATALOGUE.defenses["T01"]
    assert [WORDS.render(ability) for ability in heavy.abilities] == ["Heavy Hitter"]
    assert WORDS.render(heavy.text).startswith("Heavy Hitter: before each of its strikes")
    assert (plain.abilities, plain.brief, plain.text) == ([], None, None)


@pytest.mark.parametrize("code", [*CATALOGUE.heroes, *CATALOGUE.defenses])
def test_every_text_can_be_said(code):
    card = CATALOGUE.heroes.get(code) or CATALOGUE.defenses[code]
    assert all(WORDS.render(text)[-1] == "." for text in (card.brief, card.text) if text is not None)


def test_catalogue_travels_as_json():
    assert msgspec.json.decode(msgspec.json.encode(CATALOGUE), type=Catalogue) == CATALOGUE
