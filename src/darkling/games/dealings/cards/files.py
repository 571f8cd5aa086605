"""Reading the card files and checking that nothing is missing from the box."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from darkling.games.dealings.cards.schema import Defense, Hero, HeroClass
from darkling.table.cards import CardFolder, card_folder, read_cards
from darkling.table.errors import BadCards

HEROES_IN_THE_BOX = 54
HEROES_IN_THE_EXPANSION = 12
DEFENSES_IN_THE_BOX = 60


class Box:
    """The cards of the game as the files have them."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        classes = read_cards(folder / "classes.toml", "class", HeroClass)
        self.classes = {hero_class.id: hero_class for hero_class in classes}
        base = read_cards(folder / "heroes.toml", "hero", Hero)
        expansion = read_cards(folder / "expansion.toml", "hero", Hero)
        self.heroes = [*base, *expansion]
        self.defenses = read_cards(folder / "defenses.toml", "defense", Defense)
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

    def effects_of(self, hero: Hero) -> tuple[str, ...]:
        """Return the effects that a hero has from its class."""
        return self.classes[hero.hero_class].effects


def _count(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadCards(f"{file}: {found} {what}, expected {expected}")


BOX = Box(card_folder("dealings", files(__package__)))
