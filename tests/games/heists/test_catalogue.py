"""The cards as a screen gets them."""

import msgspec
import pytest

from darkling.games.heists.cards.files import BOX
from darkling.games.heists.telling.catalogue import HeistsCatalogue, catalogue
from darkling.words import Words

WORDS = Words("heists", None, [])
CATALOGUE = catalogue()
SCOUNDRELS = {card.id: card for card in CATALOGUE.scoundrels}
CARDS = {card.id: card for card in (*CATALOGUE.scoundrels, *CATALOGUE.larceny, *CATALOGUE.heists)}


def test_all_cards_are_in_it_with_their_figures():
    printed = [(card.id, card.sway, card.crime, card.notoriety, card.cost) for card in BOX.scoundrels]
    cards = CATALOGUE.scoundrels
    assert [(card.id, card.sway, card.crime, card.notoriety, card.cost) for card in cards] == printed
    assert [card.id for card in CATALOGUE.larceny] == [card.id for card in BOX.larceny]
    steps = [[step.number for step in heist.challenges] for heist in CATALOGUE.heists]
    assert steps == [[part.number for part in heist.challenges] for heist in BOX.heists]
    assert list(CATALOGUE.autos) == [card.id for card in BOX.auto]


def test_no_two_cards_share_a_picture():
    pictures = [card.art for card in CARDS.values()]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("ST01", [("+1 per other Ghost", False), ("ignores a Specter", False)]),
        ("BR03", [("costs 1 crime or sway", True)]),
        ("NO09", [("1 coin per other Noble", False), ("2 coins: bury a card", False)]),
    ],
)
def test_card_says_briefly_what_it_does_and_what_is_a_cost(code, lines):
    told = [(WORDS.render(line.brief), line.red) for line in SCOUNDRELS[code].effects]
    assert told == lines


def test_cop_says_what_it_does_when_it_comes_out():
    assert WORDS.render(SCOUNDRELS["CO04"].street) == "when out: sweeps"
    assert SCOUNDRELS["BR01"].street is None


@pytest.mark.parametrize("code", CARDS)
def test_every_text_is_a_sentence(code):
    assert WORDS.render(CARDS[code].text)[-1] == "."


def test_every_short_text_can_be_said():
    lines = [line.brief for card in CATALOGUE.scoundrels for line in card.effects]
    bonuses = [step.bonus for heist in CATALOGUE.heists for step in heist.challenges]
    moves = [move for card in CATALOGUE.autos.values() for move in (card.first, card.second)]
    assert all(WORDS.render(text) for text in [*lines, *bonuses, *moves])


def test_catalogue_travels_as_json():
    assert msgspec.json.decode(msgspec.json.encode(CATALOGUE), type=HeistsCatalogue) == CATALOGUE
