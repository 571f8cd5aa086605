"""Reading the card files and checking that nothing is missing from the box."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from darkling.games.heists.cards.schema import AutoPlayerCard, Heist, Larceny, Scoundrel
from darkling.table.cards import CardFolder, card_folder, read_cards
from darkling.table.errors import BadCards

STREET_CARDS = 70
SUITS = 5
STARTER_CARDS = 10
LARCENY_CARDS = 16
BASIC_HEISTS, BASIC_CHALLENGES = 8, 3
ADVANCED_HEISTS, ADVANCED_CHALLENGES = 16, 4
AUTO_CARDS = 20
COPS_BY_EFFECT = {"heat": 4, "pay_or_heat": 4, "sweep": 3, "pay_or_sweep": 3}
STACKS = ("HT00", "SP00", "GO00", "VA00")
"""The stacks beside the Streets: Heat, Specters, Goons and Valets."""


class HeistsBox:
    """The cards of the game as the files have them, their effects still unread."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        self.starters = read_cards(folder / "starters.toml", "scoundrel", Scoundrel)
        self.streets = read_cards(folder / "streets.toml", "scoundrel", Scoundrel)
        self.scoundrels = [*self.starters, *self.streets]
        self.larceny = read_cards(folder / "larceny.toml", "larceny", Larceny)
        self.basic = read_cards(folder / "basic.toml", "heist", Heist)
        self.advanced = read_cards(folder / "advanced.toml", "heist", Heist)
        self.heists = [*self.basic, *self.advanced]
        self.auto = read_cards(folder / "auto.toml", "auto", AutoPlayerCard)
        _check_starters(self.starters)
        _check_streets(self.streets)
        _check_heists("basic.toml", self.basic, BASIC_HEISTS, BASIC_CHALLENGES)
        _check_heists("advanced.toml", self.advanced, ADVANCED_HEISTS, ADVANCED_CHALLENGES)
        _count("larceny.toml", "larceny cards", sum([card.copies for card in self.larceny]), LARCENY_CARDS)
        _count("auto.toml", "Auto Player cards", len(self.auto), AUTO_CARDS)

    def place(self, card: Scoundrel) -> str:
        """Return where a scoundrel stands, for whoever has to put it right."""
        file = "starters.toml" if card in self.starters else "streets.toml"
        return f"{file}: scoundrel {card.id}"


def _check_starters(cards: Sequence[Scoundrel]) -> None:
    _count("starters.toml", "cards in a starter deck", sum([card.starter for card in cards]), STARTER_CARDS)
    codes = [card.id for card in cards]
    for code in STACKS:
        if code not in codes:
            raise BadCards(f"starters.toml: scoundrel {code} is missing")


def _check_streets(cards: Sequence[Scoundrel]) -> None:
    by_effect = dict.fromkeys(COPS_BY_EFFECT, 0)
    by_suit: dict[str, int] = {}
    for card in cards:
        if card.cost is None:
            raise BadCards(f"streets.toml: scoundrel {card.id} has no cost")
        if (card.street is not None) is not (card.suit == "cops"):
            raise BadCards(
                f"streets.toml: scoundrel {card.id}: a street effect is for Cops, and each has one"
            )
        if card.street is not None:
            by_effect[card.street] += card.copies
        by_suit[card.suit] = by_suit.get(card.suit, 0) + card.copies
    for suit, found in by_suit.items():
        _count("streets.toml", f"cards of suit {suit}", found, STREET_CARDS // SUITS)
    for effect, found in by_effect.items():
        _count("streets.toml", f"Cops with street effect {effect}", found, COPS_BY_EFFECT[effect])
    _count("streets.toml", "scoundrels", sum([card.copies for card in cards]), STREET_CARDS)


def _check_heists(file: str, heists: Sequence[Heist], expected: int, challenges: int) -> None:
    _count(file, "heists", len(heists), expected)
    for heist in heists:
        _count(file, f"challenges of heist {heist.id}", len(heist.challenges), challenges)


def _count(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadCards(f"{file}: {found} {what}, expected {expected}")


BOX = HeistsBox(card_folder("heists", files(__package__)))
