"""The cards as a screen gets them."""

import msgspec
import pytest

from darkling.games.dealings.cards.effects import DEFENSE_EFFECTS, HERO_EFFECTS
from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.telling.catalogue import DealingsCatalogue, catalogue
from darkling.words import Words

WORDS = Words("dealings", None, [])
CATALOGUE = catalogue()
HEROES = {card.id: card for card in CATALOGUE.heroes}
DEFENSES = {card.id: card for card in CATALOGUE.defenses}


def test_all_cards_are_in_it_with_their_figures():
    heroes = [(hero.id, hero.name, hero.armor, hero.vulnerable, hero.challenge) for hero in BOX.heroes]
    cards = CATALOGUE.heroes
    assert [(card.id, card.name, card.armor, card.vulnerable, card.challenge) for card in cards] == heroes
    defenses = [(card.id, card.name, card.sides) for card in BOX.defenses]
    assert [(card.id, card.name, card.sides) for card in CATALOGUE.defenses] == defenses


def test_hero_says_what_its_class_does():
    thief, ranger = HEROES["H01"], HEROES["H08"]
    assert (thief.class_name, thief.class_art) == ("Thief", BOX.classes["thief"].art)
    assert WORDS.render(thief.brief) == "Your strikes must add up to exactly its armor."
    assert WORDS.render(thief.text).startswith("Thief: your strikes must add up to exactly the armor")
    assert WORDS.render(ranger.brief) == "No trick, only thick armor."


def test_defense_says_what_its_ability_does():
    heavy, plain = DEFENSES["T06"], DEFENSES["T01"]
    assert [WORDS.render(ability) for ability in heavy.abilities] == ["Heavy Hitter"]
    assert WORDS.render(heavy.text).startswith("Heavy Hitter: before each of its strikes")
    assert (plain.abilities, plain.brief, plain.text) == ([], None, None)


@pytest.mark.parametrize("code", [*HEROES, *DEFENSES])
def test_every_text_can_be_said(code):
    card = HEROES.get(code) or DEFENSES[code]
    assert all(WORDS.render(text)[-1] == "." for text in (card.brief, card.text) if text is not None)


@pytest.mark.parametrize("effects", [HERO_EFFECTS, DEFENSE_EFFECTS], ids=["heroes", "defenses"])
def test_every_effect_has_a_bit_of_its_own_and_words(effects):
    bits = [effect.bit for effect in effects.values()]
    assert [bit.bit_count() for bit in bits] == [1] * len(set(bits))
    assert all(WORDS.say(f"{kind}-{name}") for name in effects for kind in ("effect", "brief"))


def test_defenses_are_called_by_their_effects():
    assert [WORDS.say(f"ability-{name}") for name in DEFENSE_EFFECTS] == ["Heavy Hitter", "Detour", "Booster"]


def test_catalogue_travels_as_json():
    assert msgspec.json.decode(msgspec.json.encode(CATALOGUE), type=DealingsCatalogue) == CATALOGUE
