"""What is to be seen of the heroes and their cards."""

from collections import Counter
from collections.abc import Sequence

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    CLASS_CODES,
    ITEM_CODES,
    ITEMS,
    RESOURCE_CODES,
)
from darkling.games.darkness.cards.language import RESOURCE_TYPES
from darkling.games.darkness.rules.attack import passive_save
from darkling.games.darkness.rules.box import AC, RC
from darkling.games.darkness.rules.draws import hand_numbers, kept_by, would_tire
from darkling.games.darkness.rules.effects import is_hidden, is_immobile
from darkling.games.darkness.rules.player_turn import PlayerTurn, steps_of_free_move
from darkling.games.darkness.rules.reckoning import ability_left
from darkling.games.darkness.rules.state import (
    ADVANCEMENTS_FROM,
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    NO_CLASS,
    OFF,
    PILE_ACS,
    PILE_RCS,
    POISE,
    SLOTS,
    Darkness,
    Hero,
)
from darkling.games.darkness.sight.statuses import in_play_view, statuses_view
from darkling.games.darkness.sight.view import DarknessHeroView, GearView, KnownView
from darkling.table.decision import Seat

TYPE_NAMES = {bits: name for name, bits in RESOURCE_TYPES.items()}
"""What resources of these types are called."""
SCRIED_CODES = (ACTION_CODES, ACTION_CODES, RESOURCE_CODES, RESOURCE_CODES)


def is_shown(g: Darkness, hero: Hero, viewer: Seat | None) -> bool:
    """Say whether a viewer sees the hand of a hero (AD-R-117)."""
    return viewer is not None and viewer in g.eyes.insiders(g, g.owner(hero))


def hero_view(g: Darkness, hero: Hero, viewer: Seat | None, threatened: int) -> DarknessHeroView:
    shown = is_shown(g, hero, viewer)
    if g.kind[hero] == NO_CLASS:
        return _without_class(g, hero)
    acs, rcs = g.pile(hero, HAND_ACS), g.pile(hero, HAND_RCS)
    ac_deck, rc_deck = g.pile(hero, DECK_ACS), g.pile(hero, DECK_RCS)
    turn = g.running(PlayerTurn)
    return DarknessHeroView(
        figure=hero,
        seat=g.owner(hero),
        hero_class=CLASS_CODES[g.kind[hero]],
        hp=g.hp[hero],
        max_hp=g.max_hp(hero),
        square=None if g.at[hero] == OFF else g.at[hero],
        team=team_number(g, hero),
        place=g.march.index(hero) + 1,
        acs=codes(ACTION_CODES, acs) if shown else None,
        rcs=codes(RESOURCE_CODES, rcs) if shown else None,
        hand=(len(acs), len(rcs)),
        decks=(len(ac_deck), len(rc_deck)),
        piles=(codes(ACTION_CODES, g.pile(hero, PILE_ACS)), codes(RESOURCE_CODES, g.pile(hero, PILE_RCS))),
        listed=(
            counts(ACTION_CODES, (*acs, *ac_deck, *kept_by(g, hero, AC))),
            counts(RESOURCE_CODES, (*rcs, *rc_deck, *kept_by(g, hero, RC))),
        ),
        known=_known(g, hero) if shown else None,
        draws_to=hand_numbers(g, hero),
        fatigued=g.is_fatigued(hero),
        tiring=would_tire(g, hero),
        poise=bool(g.marks[hero] & POISE),
        hidden=is_hidden(g, hero),
        save=passive_save(g, hero),
        speed=steps_of_free_move(g, hero),
        slots=(sum([ITEMS[item].slots for item in g.items[hero]]), SLOTS + g.stat(hero, "slots")),
        items=tuple([GearView(ITEM_CODES[item], g.is_spent(hero, item)) for item in g.items[hero]]),
        advancements=tuple(
            [
                GearView(ADVANCEMENT_CODES[one], g.is_spent(hero, ADVANCEMENTS_FROM + one))
                for one in g.advancements[hero]
            ]
        ),
        in_play=in_play_view(g, hero),
        statuses=statuses_view(g, hero),
        floats=floats_of(g.floats[hero]),
        ability_left=ability_left(g, hero),
        dear=g.teams > 0 and is_immobile(g, hero),
        has_moved_free=turn is not None and turn.hero == hero and turn.has_moved_free,
        threatened=threatened,
    )


def team_number(g: Darkness, hero: Hero) -> int:
    """Return the number of a hero's team in the arena, from 1; 0 in a dungeon."""
    return g.team_of(hero) + 1 if g.teams else 0


def codes(of: Sequence[str], cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([of[card] for card in cards])


def counts(of: Sequence[str], cards: Sequence[int]) -> dict[str, int]:
    """Return how many copies there are of each card, by its code."""
    return {of[card]: copies for card, copies in sorted(Counter(cards).items())}


def floats_of(floats: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple([(TYPE_NAMES[floats[at]], floats[at + 1]) for at in range(0, len(floats), 2)])


def _known(g: Darkness, hero: Hero) -> KnownView:
    top_acs, under_acs, top_rcs, under_rcs = [
        codes(of, cards) for of, cards in zip(SCRIED_CODES, g.scried[hero], strict=True)
    ]
    return top_acs, under_acs, top_rcs, under_rcs


def _without_class(g: Darkness, hero: Hero) -> DarknessHeroView:
    """Return a seat that has not chosen a class yet."""
    return DarknessHeroView(
        figure=hero,
        seat=g.owner(hero),
        hero_class=None,
        hp=0,
        max_hp=0,
        square=None,
        team=team_number(g, hero),
        place=g.march.index(hero) + 1,
        acs=None,
        rcs=None,
        hand=(0, 0),
        decks=(0, 0),
        piles=((), ()),
        listed=({}, {}),
        known=None,
        draws_to=(0, 0),
        fatigued=False,
        tiring=False,
        poise=False,
        hidden=False,
        save=0,
        speed=0,
        slots=(0, SLOTS),
        items=(),
        advancements=(),
        in_play=(),
        statuses=(),
        floats=(),
        ability_left=0,
        dear=False,
        has_moved_free=False,
        threatened=0,
    )
