"""Reading the village's card files and checking that nothing is missing from the box."""

from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from darkling.games.village.cards.schema import SewerCard, VillageBoard, WarlordCard
from darkling.table.cards import CardFolder, card_folder, read_cards
from darkling.table.errors import BadCards

SEWERS, WARLORD_CARDS, WEAKNESSES = 12, 6, 4


class VillageBox:
    """The village's own cards as the files have them, but for the Event cards."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        self.board = _board(folder / "board.toml")
        self.sewers = read_cards(folder / "sewers.toml", "sewer", SewerCard)
        self.warlord = read_cards(folder / "warlord.toml", "warlord", WarlordCard)
        check_count("sewers.toml", "Sewer cards", sum([card.copies for card in self.sewers]), SEWERS)
        check_count("warlord.toml", "Warlord cards", len(self.warlord), WARLORD_CARDS)
        weapons = [card for card in self.warlord if card.weapon]
        check_count("warlord.toml", "Warlord cards with a weapon", len(weapons), WEAKNESSES)


def _board(file: Traversable) -> VillageBoard:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=VillageBoard)
    except msgspec.DecodeError as wrong:
        raise BadCards(f"{file.name}: {wrong}") from None


def check_count(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadCards(f"{file}: {found} {what}, expected {expected}")


FOLDER = card_folder("village", files(__package__))
BOX = VillageBox(FOLDER)
