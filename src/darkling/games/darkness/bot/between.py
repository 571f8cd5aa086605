"""What is done between fights: making a character, clearing the room, advancing."""

from collections.abc import Sequence

from darkling.games.darkness.bot.card_worth import AC_WORTH, BLOWS, PRICES, RC_POINTS, RC_WORTH
from darkling.games.darkness.cards import ADVANCEMENT_CODES, CLASSES, ITEMS
from darkling.games.darkness.rules.action_state import ITEM_PARTS
from darkling.games.darkness.rules.reckoning import (
    ASSASSIN,
    CHAMPION,
    INQUISITOR,
    MAGICIAN,
    PSION,
    SAMURAI,
    TEMPLAR,
)
from darkling.games.darkness.rules.space import steps_row
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    HAND_SIZE,
    Darkness,
    Hero,
)
from darkling.games.darkness.rules.trade import NO_ITEM, TakeItem, overflow
from darkling.table.option import Option

CLASSES_TO_TAKE = (TEMPLAR, SAMURAI, CHAMPION, MAGICIAN, ASSASSIN, INQUISITOR, PSION)
"""Classes that fit together: the earlier ones are wanted most."""
LINE_UP = (CHAMPION, ASSASSIN, SAMURAI, TEMPLAR, PSION, INQUISITOR, MAGICIAN)
"""Who acts before whom: those who hit hard, then those who tidy up and heal."""
TIRED = 11
"""With fewer cards than this in a deck it is time to rest, and to keep what one has."""
ENDLESS = 15
"""After so many rounds a fight does not get on."""
HURT = 0.7
"""With less than this of its hit points a hero rests."""
ADVANCEMENTS_BY_WORTH = (
    *["AV03", "AV04", "AV26", "AV02", "AV01", "AV11", "AV25", "AV12", "AV20", "AV15", "AV18", "AV17", "AV09"],
    *["AV13", "AV14", "AV10", "AV05", "AV19", "AV16", "AV22", "AV07", "AV08", "AV24", "AV21", "AV06", "AV23"],
)
"""The advancements, the most welcome first."""
RANK = {ADVANCEMENT_CODES.index(code): rank for rank, code in enumerate(ADVANCEMENTS_BY_WORTH)}
ITEM_WORTH = (2.5, 2.2, 2.2, 4.5, 4.0, 3.5, 4.0, 4.5, 3.0, 2.5, 1.0, 4.0, 4.0, 4.0, 2.0, 2.0, 1.5, 2.0)
"""What each piece of equipment is worth, by its number."""


def choose_class(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Take the class that is wanted most of those left; in the arena any, so that all classes meet."""
    if g.teams:
        return options[g.chance.below(len(options))]
    return min(options, key=lambda option: CLASSES_TO_TAKE.index(option.thing))


def march(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return min(options, key=lambda option: LINE_UP.index(g.kind[g.hero_of(option.thing)]))


def stand(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Take a place: the sturdy where the tile opens to the rest of the map, the frail behind them."""
    rows = [steps_row(g, at) for at in range(len(g.board)) if at >= 12]
    far = {option: sum([row[option.thing] for row in rows]) for option in options}
    is_sturdy = CLASSES[g.kind[hero]].hp >= 20
    return min(options, key=far.__getitem__) if is_sturdy else max(options, key=far.__getitem__)


def is_spent(g: Darkness, hero: Hero) -> bool:
    """Say whether a hero needs a rest: hurt, or nearly out of cards."""
    cards = min(len(g.pile(hero, DECK_ACS)), len(g.pile(hero, DECK_RCS)))
    return g.hp[hero] < HURT * g.max_hp(hero) or cards < TIRED


def clear(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Revive who is down, rest if spent, else look for treasure."""
    by_verb = {option.verb: option for option in reversed(options)}
    if "revive" in by_verb:
        return by_verb["revive"]
    if is_spent(g, hero) or "explore" not in by_verb:
        return by_verb["rest"]
    return by_verb["explore"]


def keep_hand(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Draw new cards for what the turn has left over, while there are enough; else keep what can attack.

    Where a fight does not come to an end, the cards in hand are the wrong ones.
    """
    if len(options) == 1:
        return options[0]
    deck = min(len(g.pile(hero, DECK_ACS)), len(g.pile(hero, DECK_RCS)))
    if deck > TIRED or g.round > ENDLESS:
        return options[1]
    is_useless = g.round > 0 and deck >= HAND_SIZE and not can_attack(g, hero)
    return options[1] if is_useless else options[0]


def can_attack(g: Darkness, hero: Hero) -> bool:
    """Say whether a hand can pay for an attack."""
    points = sum([RC_POINTS[rc] for rc in g.pile(hero, HAND_RCS)])
    return any(BLOWS[ac] is not None and PRICES[ac] <= points for ac in g.pile(hero, HAND_ACS))


def flip(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Flip tile after tile; dig only where no tile is left and all is well."""
    if options[0].verb == "flip":
        return options[0]
    is_well = all(g.hp[other] > HURT * g.max_hp(other) for other in range(g.heroes))
    has_room = overflow(g, hero, 1) <= 0
    return options[0] if is_well and has_room and options[0].verb == "dig" else options[-1]


def item_worth(g: Darkness, hero: Hero, item: int) -> float:
    """Return what equipment is worth to a hero: some is for those who hit from near by."""
    worth = ITEM_WORTH[item]
    is_archer = g.kind[hero] in (MAGICIAN, INQUISITOR)
    if is_archer and ITEMS[item].fits:
        worth *= 0.4
    if not is_archer and any(part.damage is not None for part in ITEM_PARTS[item]):
        worth *= 1.1
    return worth


def keep_find(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Keep what was found if it is worth more than what has to go for it."""
    item = options[0].thing
    excess = overflow(g, hero, ITEMS[item].slots)
    lost = 0.0
    for worth, slots in sorted([(item_worth(g, hero, held), ITEMS[held].slots) for held in g.items[hero]]):
        if excess > 0:
            excess, lost = excess - slots, lost + worth
    return options[0] if excess <= 0 and item_worth(g, hero, item) > lost else options[-1]


def drop(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Drop what is worth least."""
    taking = g.running(TakeItem)
    new = NO_ITEM if taking is None else taking.item
    return min(options, key=lambda option: item_worth(g, hero, option.thing) + 9 * (option.thing == new))


def advance(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Take the most welcome advancement."""
    return min(options, key=lambda option: RANK.get(option.thing, len(RANK)))


def build_deck(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Add the best cards until the deck is full, then be done with it."""
    return options[-1] if options[-1].verb == "done" else change_deck(g, hero, options)


def change_deck(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Add the best cards, drop the worst ones."""
    adds = [option for option in options if option.verb.startswith("deck_add")]
    if adds:
        return max(adds, key=_deck_worth)
    drops = [option for option in options if option.verb.startswith("deck_drop")]
    worst = min(drops, key=_deck_worth, default=options[-1])
    return worst if drops and _deck_worth(worst) < 2.2 else options[-1]


def _deck_worth(option: Option) -> float:
    return AC_WORTH[option.thing] if option.verb.endswith("ac") else 1.3 * RC_WORTH[option.thing]
