"""Bribes and goods as phrases."""

from collections import Counter
from collections.abc import Iterable

from darkling.table.phrase import Phrase, Said, listed, phrase
from watch.cards import BOX

BRIBES = {card.id: card for card in BOX.bribes}
NAMES = {card.id: card.name for card in BOX.bribes} | {good.id: good.name for good in BOX.goods}


def name(code: str) -> str:
    """Return the name of a bribe or a kind of goods."""
    return NAMES[code]


def bribe(code: str) -> Phrase:
    """Return a bribe with its coins and what it can do."""
    card = BRIBES[code]
    effects = listed([phrase(f"ability-{effect}") for effect in card.effects])
    return phrase("bribe", name=card.name, coins=card.coins, special=len(card.effects), effects=effects)


def counted(goods: Iterable[str]) -> Said:
    """Return goods counted by kind."""
    stacks = [phrase("stack", count=count, good=name(good)) for good, count in Counter(goods).items()]
    return listed(stacks or [phrase("nothing")])
