"""What can be done with a card in hand, looked up by the card and its marks."""

from darkling.games.heists.cards import (
    ABILITIES,
    CRIME_OF,
    PLUS_PER,
    PLUS_PER_COIN,
    SCOUNDREL_CODES,
    SWAY_OF,
)
from darkling.games.heists.cards.verbs import Deed
from darkling.games.heists.state import (
    ACTIVATED,
    ACTIVATED_SECOND,
    COIN_SPENT,
    FOR_CRIME,
    FOR_SWAY,
    STATES,
    USED,
    Held,
)
from darkling.games.heists.vocabulary import (
    ACTIVATE,
    ACTIVATE_SECOND,
    COIN_CRIME,
    COIN_SWAY,
    CRIME_WITH,
    SWAY_WITH,
)
from darkling.table.option import Option


def _usable_for(held: Held) -> tuple[int, ...]:
    """Return the marks that an unused card can get: where it has, or can get, anything to add."""
    card, marks = divmod(held, STATES)
    if marks & USED:
        return ()
    grows = PLUS_PER[card] >= 0 or PLUS_PER_COIN[card] > 0
    printed = ((FOR_CRIME, CRIME_OF[card]), (FOR_SWAY, SWAY_OF[card]))
    return tuple([mark for mark, value in printed if value or grows])


def _uses(held: Held) -> tuple[Option, ...]:
    verbs = {FOR_CRIME: CRIME_WITH, FOR_SWAY: SWAY_WITH}
    return tuple([verbs[mark][held // STATES] for mark in _usable_for(held)])


def _coin_uses(held: Held) -> tuple[Option, ...]:
    """Return how a coin can strengthen a card: after its use, and in the same pool (DH-R-07)."""
    card, marks = divmod(held, STATES)
    if marks // COIN_SPENT >= PLUS_PER_COIN[card]:
        return ()
    if marks & FOR_CRIME:
        return (COIN_CRIME[card],)
    return (COIN_SWAY[card],) if marks & FOR_SWAY else ()


def _activations(held: Held) -> tuple[tuple[Option, Deed], ...]:
    """Return the abilities that have not been activated yet (DH-R-06)."""
    card, marks = divmod(held, STATES)
    slots = ((ACTIVATED, ACTIVATE), (ACTIVATED_SECOND, ACTIVATE_SECOND))
    pairs = zip(slots, ABILITIES[card], strict=False)
    return tuple([(options[card], deed) for (mark, options), deed in pairs if not marks & mark])


_ALL_HELD = range(len(SCOUNDREL_CODES) * STATES)
USABLE_FOR = tuple([_usable_for(held) for held in _ALL_HELD])
USES = tuple([_uses(held) for held in _ALL_HELD])
COIN_USES = tuple([_coin_uses(held) for held in _ALL_HELD])
ACTIVATIONS = tuple([_activations(held) for held in _ALL_HELD])
