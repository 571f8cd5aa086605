"""Each action, resource, monster, boss, item, mystery and advancement stands in a table of what cards do."""

import pytest
from games.darkness import (
    test_advancements,
    test_cards_of_several_classes,
    test_cards_of_the_assassin,
    test_cards_of_the_champion,
    test_cards_of_the_inquisitor,
    test_cards_of_the_magician,
    test_cards_of_the_psion,
    test_cards_of_the_samurai,
    test_cards_of_the_templar,
    test_every_foe,
    test_items,
    test_mysteries_one_by_one,
    test_resources_of_several_classes,
)
from games.darkness.card_play import names_in

from darkling.games.darkness.cards import ACTIONS, ADVANCEMENTS, FOES, ITEMS, MYSTERIES, RESOURCES

USED = names_in(
    [
        test_cards_of_the_champion.CARDS,
        test_cards_of_the_assassin.CARDS,
        test_cards_of_the_magician.CARDS,
        test_cards_of_the_samurai.CARDS,
        test_cards_of_the_templar.CARDS,
        test_cards_of_the_inquisitor.CARDS,
        test_cards_of_the_psion.CARDS,
        test_cards_of_several_classes.CARDS,
        test_resources_of_several_classes.CARDS,
        test_items.CARDS,
        test_mysteries_one_by_one.CARDS,
        test_advancements.CARDS,
        test_every_foe.CARDS,
    ]
)
USED |= {*test_advancements.DECKS, *test_advancements.SEARCHES, *test_items.SEARCHES}
USED |= {*test_mysteries_one_by_one.FIGHTS, *test_mysteries_one_by_one.LIBRARIES}
"""The cards that rows are about, and those that have tests of their own in the same files."""
KINDS = {
    "actions": ACTIONS,
    "resources": RESOURCES,
    "foes": FOES,
    "items": ITEMS,
    "mysteries": MYSTERIES,
    "advancements": ADVANCEMENTS,
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_card_is_in_a_table(kind: str) -> None:
    unused = [card.name for card in KINDS[kind] if card.name not in USED]
    assert not unused, f"no row says what these {kind} do: {unused}"


def test_no_row_is_about_a_card_that_there_is_not() -> None:
    names = {card.name for cards in KINDS.values() for card in cards}
    assert names >= USED
