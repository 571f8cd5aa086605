"""What a card in hand can be used for, looked up by the card and its marks."""

from darkling.games.heists.cards import CRIME_OF, PLUS_PER, PLUS_PER_COIN, SCOUNDREL_CODES, SWAY_OF
from darkling.games.heists.rules.state import COIN_SPENT, FOR_CRIME, FOR_SWAY, STATES, USED, Held
from darkling.games.heists.rules.vocabulary import COIN_CRIME, COIN_SWAY, CRIME_WITH, SWAY_WITH
from darkling.table.option import Option


def _usable_for(held: Held) -> int:
    """Return the marks that an unused card can get: where it has, or can get, anything to add."""
    card, marks = divmod(held, STATES)
    if marks & USED:
        return 0
    grows = PLUS_PER[card] >= 0 or PLUS_PER_COIN[card] > 0
    return (FOR_CRIME if CRIME_OF[card] or grows else 0) | (FOR_SWAY if SWAY_OF[card] or grows else 0)


def _uses(held: Held) -> tuple[Option, ...]:
    ways = ((FOR_CRIME, CRIME_WITH), (FOR_SWAY, SWAY_WITH))
    return tuple([options[held // STATES] for mark, options in ways if mark & _usable_for(held)])


def _coin_uses(held: Held) -> tuple[Option, ...]:
    """Return how a coin can strengthen a card: after its use, and in the same pool (DH-R-07)."""
    card, marks = divmod(held, STATES)
    if marks // COIN_SPENT >= PLUS_PER_COIN[card]:
        return ()
    if marks & FOR_CRIME:
        return (COIN_CRIME[card],)
    return (COIN_SWAY[card],) if marks & FOR_SWAY else ()


_ALL_HELD = range(len(SCOUNDREL_CODES) * STATES)
USABLE_FOR = tuple([_usable_for(held) for held in _ALL_HELD])
USES = tuple([_uses(held) for held in _ALL_HELD])
COIN_USES = tuple([_coin_uses(held) for held in _ALL_HELD])
