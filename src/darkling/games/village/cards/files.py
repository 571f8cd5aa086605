"""Reading the village's card files and checking that nothing is missing from the box."""

from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from darkling.games.village.cards.schema import Board, EventCard, SewerCard, WarlordCard
from darkling.table.cards import CardFolder, card_folder, read_cards
from darkling.table.errors import BadCards

EVENTS, SEWERS, WARLORD_CARDS, WEAKNESSES = 30, 12, 6, 4
AMOUNTS = ("look", "heal", "draw", "coin", "actions", "wheel", "rally", "damage")
"""The verbs of Events that say how much; the others have no amount."""


class Box:
    """The village's own cards as the files have them."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        self.board = _board(folder / "board.toml")
        self.events = read_cards(folder / "events.toml", "event", EventCard)
        self.sewers = read_cards(folder / "sewers.toml", "sewer", SewerCard)
        self.warlord = read_cards(folder / "warlord.toml", "warlord", WarlordCard)
        for event in self.events:
            if (event.do in AMOUNTS) is not (event.amount != 0):
                raise BadCards(f"events.toml: event {event.id}: {event.do} and its amount do not fit")
        _count("events.toml", "Event cards", sum([card.copies for card in self.events]), EVENTS)
        _count("sewers.toml", "Sewer cards", sum([card.copies for card in self.sewers]), SEWERS)
        _count("warlord.toml", "Warlord cards", len(self.warlord), WARLORD_CARDS)
        weapons = [card for card in self.warlord if card.weapon]
        _count("warlord.toml", "Warlord cards with a weapon", len(weapons), WEAKNESSES)


def _board(file: Traversable) -> Board:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Board)
    except msgspec.DecodeError as wrong:
        raise BadCards(f"{file.name}: {wrong}") from None


def _count(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadCards(f"{file}: {found} {what}, expected {expected}")


FOLDER = card_folder("village", files(__package__))
BOX = Box(FOLDER)
