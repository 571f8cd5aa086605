"""What can be used only so often: equipment, advancements, class abilities (AD-EQ-03, AD-R-121)."""

from darkling.games.darkness.cards import ADVANCEMENTS, ITEMS
from darkling.games.darkness.rules.state import ABILITY_FROM, ADVANCEMENTS_FROM, Darkness, Hero

MOST_USES = 2
"""Of a class ability in a turn, with Mastery."""


def _bits(per: str) -> int:
    items = [1 << number for number, card in enumerate(ITEMS) if card.per == per]
    advancements = [
        1 << (ADVANCEMENTS_FROM + number) for number, card in enumerate(ADVANCEMENTS) if card.per == per
    ]
    return sum(items) + sum(advancements)


ABILITY_BITS = sum([1 << (ABILITY_FROM + use) for use in range(MOST_USES)])
PER_TURN = _bits("turn") | ABILITY_BITS
PER_ROUND, PER_ENCOUNTER, PER_DUNGEON = _bits("round"), _bits("encounter"), _bits("dungeon")


def renew(g: Darkness, bits: int) -> None:
    """Let all heroes use again what is counted by these bits."""
    if any(g.spent):
        for hero in range(g.heroes):
            g.spent[hero] &= ~bits


def renew_own(g: Darkness, hero: Hero, bits: int) -> None:
    g.spent[hero] &= ~bits


def uses_left(g: Darkness, hero: Hero) -> int:
    """Return how often the class ability may still be used this turn; in the arena never (AD-PVP-05)."""
    if g.teams:
        return 0
    most = MOST_USES if g.stat(hero, "mastery") else 1
    return most - (g.spent[hero] & ABILITY_BITS).bit_count()


def use_ability(g: Darkness, hero: Hero) -> None:
    used = (g.spent[hero] & ABILITY_BITS).bit_count()
    g.spend(hero, ABILITY_FROM + used)


def ready_items(g: Darkness, hero: Hero, when: str) -> list[int]:
    """Return the equipment of a hero that can be used in such a moment, as far as its uses go."""
    items = g.items[hero]
    if not items:
        return []
    return [item for item in items if ITEMS[item].when == when and not g.is_spent(hero, item)]


def ready_advancements(g: Darkness, hero: Hero, when: str) -> list[int]:
    """Return the advancements of a hero that can be used in such a moment, as far as their uses go."""
    held = g.advancements[hero]
    if not held:
        return []
    return [
        number
        for number in held
        if ADVANCEMENTS[number].when == when and not g.is_spent(hero, ADVANCEMENTS_FROM + number)
    ]


def spend_item(g: Darkness, hero: Hero, item: int) -> None:
    """Note the use of a piece of equipment; what is used up is discarded."""
    if ITEMS[item].per == "once":
        held = list(g.items[hero])
        held.remove(item)
        g.items[hero] = tuple(held)
        g.discard_item(item)
    else:
        g.spend(hero, item)


def spend_advancement(g: Darkness, hero: Hero, number: int) -> None:
    g.spend(hero, ADVANCEMENTS_FROM + number)
