"""Reading the card files and checking that nothing is missing from the box."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from darkling.games.dealings.cards.effects import DEFENSE_EFFECTS, HERO_EFFECTS, DealingsEffect
from darkling.games.dealings.cards.schema import HeroClass, PrintedDefense, PrintedHero
from darkling.table.cards import CardFiles, CardFolder, card_folder, read_cards
from darkling.table.errors import BadCards

HEROES_IN_THE_BOX = 54
HEROES_IN_THE_EXPANSION = 12
DEFENSES_IN_THE_BOX = 60


class DealingsBox:
    """The cards of the game as the files have them."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        classes = read_cards(folder / "classes.toml", "class", HeroClass)
        _check_effects("classes.toml: class", classes, HERO_EFFECTS)
        self.classes = {hero_class.id: hero_class for hero_class in classes}
        base = read_cards(folder / "heroes.toml", "hero", PrintedHero)
        expansion = read_cards(folder / "expansion.toml", "hero", PrintedHero)
        self.heroes = [*base, *expansion]
        self.defenses = read_cards(folder / "defenses.toml", "defense", PrintedDefense)
        _check_effects("defenses.toml: defense", self.defenses, DEFENSE_EFFECTS)
        for hero in self.heroes:
            if hero.hero_class not in self.classes:
                known = ", ".join(self.classes)
                file = "heroes.toml" if hero in base else "expansion.toml"
                raise BadCards(f"{file}: hero {hero.id}: no class {hero.hero_class!r}; there are {known}")
        for hero in expansion:
            if hero.id in [other.id for other in base]:
                raise BadCards(f"expansion.toml: hero {hero.id} stands in heroes.toml already")
        _count("heroes.toml", "heroes", len(base), HEROES_IN_THE_BOX)
        _count("expansion.toml", "heroes", len(expansion), HEROES_IN_THE_EXPANSION)
        _count("defenses.toml", "Defense Cards", len(self.defenses), DEFENSES_IN_THE_BOX)

    def effects_of(self, hero: PrintedHero) -> tuple[str, ...]:
        """Return the effects that a hero has from its class."""
        return self.classes[hero.hero_class].effects


def _check_effects(
    place: str, cards: Sequence[HeroClass | PrintedDefense], effects: Mapping[str, DealingsEffect]
) -> None:
    for card in cards:
        for name in card.effects:
            if name not in effects:
                known = ", ".join(effects)
                raise BadCards(f"{place} {card.id}: effects: there is no {name!r}; there are {known}")


def _count(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadCards(f"{file}: {found} {what}, expected {expected}")


BOX = DealingsBox(card_folder("dealings", files(__package__)))
# By their codes.
HEROES = {hero.id: hero for hero in BOX.heroes}
DEFENSES = {card.id: card for card in BOX.defenses}
CARDS = CardFiles(files(__package__), DealingsBox)
