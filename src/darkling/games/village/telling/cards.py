"""What the village's cards do, in words."""

from darkling.games.village.cards.event_deck import EVENTS
from darkling.games.village.cards.schema import SewerCard, WarlordCard
from darkling.table.phrase import Phrase, phrase

EVENT_TEXTS = {card.id: card.text() for card in EVENTS}


def sewer_text(card: SewerCard) -> Phrase:
    kind = "lair" if card.lair else ("passage" if card.passage else "lost")
    return phrase("sewer-text", kind=kind, count=card.wererats)


def warlord_text(card: WarlordCard) -> Phrase:
    kind = "weapon" if card.weapon else ("karrion" if card.karrion else "none")
    return phrase("warlord-text", kind=kind, weapon=card.name)
