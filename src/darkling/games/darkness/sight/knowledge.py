"""What a seat knows of the cards it cannot see, and how to deal those anew.

Deck lists are public (AD-R-117), so what a hand and its deck hold together is known by subtraction. Decks
have no order but for cards that were scried. Of the dungeon deck nobody knows more than its rules do
(`rules/dungeon_deck.py`), and only a game master that much (`dungeon_guess.py`).
"""

from collections.abc import Sequence

from msgspec import Struct

from darkling.games.darkness.cards import ADVANCEMENT_CODES, DUNGEON_CODES
from darkling.games.darkness.rules.advancement import Train, advancements_left, draw_advancements
from darkling.games.darkness.rules.drawing import ScryCards
from darkling.games.darkness.rules.draws import DECKS, HANDS, TOPS, UNDERS, DrawCards, kept_by, set_scried
from darkling.games.darkness.rules.state import Darkness, Hero
from darkling.games.darkness.rules.told_deck import known_to
from darkling.games.darkness.rules.vocabulary import TAKE_AC, TAKE_RC, VOCABULARY
from darkling.games.darkness.sight.hero_view import codes, is_shown
from darkling.games.darkness.sight.view import DarknessView
from darkling.table.decision import Seat

TAKES = (TAKE_AC, TAKE_RC)


class DarknessKnowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: DarknessView
    hidden: tuple[tuple[str, ...], ...]
    """The dungeon cards that lie face down somewhere, batch by batch (`rules/dungeon_deck.py`)."""
    stand_ins: tuple[tuple[int, ...], ...]
    """In each batch, of which older batches cards were shuffled into it unseen."""
    tiles: tuple[int, ...]
    """Of each tile the newest batch that may lie there."""
    buried: tuple[int, ...]
    """How many cards were discarded unseen, by the newest batch that may be among them."""
    advancements: tuple[str, ...]
    """Those that nobody has."""


def what_is_known(g: Darkness, seat: Seat, view: DarknessView) -> DarknessKnowledge:
    known = known_to(g, seat)
    return DarknessKnowledge(
        view=view,
        hidden=tuple([codes(DUNGEON_CODES, [card for card in batch if card >= 0]) for batch in known.hidden]),
        stand_ins=tuple([tuple([-1 - card for card in batch if card < 0]) for batch in known.hidden]),
        tiles=known.dealt,
        buried=known.buried,
        advancements=codes(ADVANCEMENT_CODES, advancements_left(g)),
    )


def redeal(g: Darkness, seat: Seat) -> None:
    """Deal anew what the seat cannot know, all ways that fit its knowledge being equally likely."""
    for hero in range(g.heroes):
        if not is_shown(g, hero, seat):
            for kind in range(len(HANDS)):
                redeal_cards(g, hero, kind)
            redeal_advancements(g, hero)


def redeal_advancements(g: Darkness, hero: Hero) -> None:
    training = g.running(Train)
    if training is not None and training.hero == hero and training.drawn:
        training.drawn = draw_advancements(g, len(training.drawn))


def redeal_cards(g: Darkness, hero: Hero, kind: int) -> None:
    """Deal the cards of a kind to hand, deck, and what of them has been scried or is being held."""
    hand, deck, scried = g.pile(hero, HANDS[kind]), g.pile(hero, DECKS[kind]), g.scried[hero]
    looking, keeping = looking_at(g, hero, kind), kept_by(g, hero, kind)
    pool = list(g.chance.shuffled(sorted([*hand, *deck, *keeping])))
    g.put(hero, HANDS[kind], take(pool, len(hand)))
    kept = take(pool, len(keeping))
    g.put(hero, DECKS[kind], tuple(pool))
    hold(g, kind, take(pool, len(looking)), kept)
    for where in (TOPS[kind], UNDERS[kind]):
        set_scried(g, hero, where, take(pool, len(scried[where])))


def take(pool: list[int], count: int) -> tuple[int, ...]:
    """Take cards from a pool."""
    taken = tuple(pool[:count])
    del pool[:count]
    return taken


def looking_at(g: Darkness, hero: Hero, kind: int) -> tuple[int, ...]:
    """Return the cards of a deck that a hero has before its eyes."""
    looking = g.running(ScryCards)
    return looking.seen if looking is not None and (looking.hero, looking.kind) == (hero, kind) else ()


def hold(g: Darkness, kind: int, seen: Sequence[int], kept: Sequence[int]) -> None:
    """Let a hero look at these cards, and have kept those."""
    looking, keeping = g.running(ScryCards), g.running(DrawCards)
    if seen and looking is not None:
        looking.seen = tuple(sorted(seen))
    if kept and keeping is not None:
        others = [number for number in keeping.kept if VOCABULARY.options[number].verb != TAKES[kind][0].verb]
        keeping.kept = (*others, *[TAKES[kind][card].id for card in kept])
