"""The Event cards, indexed by number; a deck holds numbers.

They are read apart from the other cards, because what they do stands on rules, which stand on those.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable

from darkling.games.village.cards import copies_of
from darkling.games.village.cards.effects import VillageEffect
from darkling.games.village.cards.files import FOLDER, VillageBox, check_count
from darkling.table.cards import CardFiles, CardFolder, read_cards

IN_ALL = 30


def read_events(folder: Traversable | CardFolder) -> list[VillageEffect]:
    events = read_cards(folder / "events.toml", "event", VillageEffect)
    check_count("events.toml", "Event cards", sum([card.copies for card in events]), IN_ALL)
    return events


def _read(folder: Traversable) -> object:
    return VillageBox(folder), read_events(folder)


EVENTS = read_events(FOLDER)
EVENT_CODES = tuple([card.id for card in EVENTS])
EVENT_DECK = copies_of([card.copies for card in EVENTS])
CARDS = CardFiles(files(__package__), _read)
"""All card files of the village."""
