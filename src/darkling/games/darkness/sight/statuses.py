"""What lasts on figures, and what lies in front of heroes meanwhile."""

from darkling.games.darkness.cards import ACTION_CODES, RESOURCE_CODES
from darkling.games.darkness.cards.language import KEEP
from darkling.games.darkness.rules.effects import (
    AMOUNT,
    CARD,
    CLOCK,
    LEFT,
    NO_CARD,
    OWNER,
    PLAY,
    RC_FROM,
    REST,
    TARGET,
    USES,
    VERB,
    WHAT,
    is_harmful,
)
from darkling.games.darkness.rules.state import Darkness, Figure, Hero, InPlay
from darkling.games.darkness.sight.view import InPlayView, StatusView

ASIDE = ("card", "zone")
"""Effects in play that are shown elsewhere."""


def statuses_view(g: Darkness, figure: Figure) -> tuple[StatusView, ...]:
    return tuple(
        [
            _status_view(effect)
            for effect in g.effects
            if effect[TARGET] == figure and effect[VERB] not in ASIDE
        ]
    )


def _status_view(effect: InPlay) -> StatusView:
    return StatusView(
        verb=effect[VERB],
        what=effect[WHAT],
        amount=effect[AMOUNT],
        left=rounds_left(effect),
        uses=effect[LEFT] if effect[CLOCK] == USES else 0,
        rest=effect[REST],
        card=None if effect[CARD] == NO_CARD else code_of(effect[CARD]),
        by=effect[OWNER],
        harmful=is_harmful(effect),
    )


def rounds_left(effect: InPlay) -> int:
    """Return for how many more rounds something lasts; 0 until the end of the encounter, or of its uses."""
    return 0 if effect[LEFT] >= KEEP or effect[CLOCK] == USES else effect[LEFT]


def code_of(card: int) -> str:
    """Return the code of the card that an effect in play comes from."""
    return RESOURCE_CODES[card - RC_FROM] if card >= RC_FROM else ACTION_CODES[card]


def in_play_view(g: Darkness, hero: Hero) -> tuple[InPlayView, ...]:
    """Return the cards in front of a hero; each is there as long as the longest of its effects."""
    found = []
    for card in g.effects:
        if card[VERB] == "card" and card[OWNER] == hero:
            of_card = [other for other in g.effects if other[PLAY] == card[PLAY] and other is not card]
            is_kept = any(effect[LEFT] >= KEEP for effect in of_card)
            left = 0 if is_kept else max([rounds_left(effect) for effect in of_card], default=0)
            found.append(InPlayView(code_of(card[CARD]), left))
    return tuple(found)
