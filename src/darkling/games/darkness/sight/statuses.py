"""What lasts on figures, and what lies in front of heroes meanwhile."""

from darkling.games.darkness.cards import ACTION_CODES, RESOURCE_CODES
from darkling.games.darkness.cards.language import KEEP
from darkling.games.darkness.rules.effects import (
    AMOUNT,
    CARD,
    LEFT,
    NO_CARD,
    OWNER,
    PLAY,
    RC_FROM,
    REST,
    TARGET,
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
        rest=effect[REST],
        card=None if effect[CARD] == NO_CARD else code_of(effect[CARD]),
        by=effect[OWNER],
        harmful=is_harmful(effect),
    )


def rounds_left(effect: InPlay) -> int:
    """Return for how many more rounds something lasts; 0 until the end of the encounter."""
    return 0 if effect[LEFT] >= KEEP else effect[LEFT]


def code_of(card: int) -> str:
    """Return the code of the card that an effect in play comes from."""
    return RESOURCE_CODES[card - RC_FROM] if card >= RC_FROM else ACTION_CODES[card]


def in_play_view(g: Darkness, hero: Hero) -> tuple[InPlayView, ...]:
    """Return the cards in front of a hero; each is there as long as the longest of its effects."""
    found = []
    for card in g.effects:
        if card[VERB] == "card" and card[OWNER] == hero:
            lasts = [
                effect[LEFT] for effect in g.effects if effect[PLAY] == card[PLAY] and effect is not card
            ]
            left = max(lasts, default=0)
            found.append(InPlayView(code_of(card[CARD]), 0 if left >= KEEP else left))
    return tuple(found)
