"""Habits in every Dark World game: which cards to play, quickly chosen."""

from collections.abc import Callable, Mapping
from typing import Any

from darkling.games.darkworld.cards.pieces import POTION
from darkling.games.darkworld.rules.bout import HeroBlow, MonsterBlow
from darkling.games.darkworld.rules.hero_turn import HeroTurn
from darkling.games.darkworld.rules.lexicon import MOST_HITS
from darkling.games.darkworld.rules.state import BOSS, DarkWorld, Hero
from darkling.table.chance import Chance
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option

Options = tuple[Option, ...]
Way = Callable[[Any, Options, Chance], Option]
"""How a question is answered by habit."""
SLIPS = 16
"""One in so many choices is made at random, so that trials differ."""
LOSSES = ("lose_miss", "lose_coin", "lose_item", "lose_hit", "lose_figure")
"""What a hero can best do without, the first first."""
CAREFUL = 3
"""With so few Hit Points left a hero wards off what it can."""


def answered(g: DarkWorld, seat: Seat, chance: Chance, ways: Mapping[Prompt, Way]) -> Option:
    """Return a choice that is quick to find and rarely bad, by the way in which its question is answered."""
    decision = g.decision(seat)
    options = decision.options
    if len(options) == 1:
        return options[0]
    if chance.below(SLIPS) == 0:
        return options[chance.below(len(options))]
    return ways[decision.asked](g, options, chance)


def acting_hero(g: DarkWorld) -> Hero:
    turn = g.running(HeroTurn)
    assert turn is not None, "a hero's turn is under way"
    return turn.hero


def unless_idle(option: Option, options: Options) -> Option | None:
    """Return what is done by habit, but not to end a turn in which something else can be done."""
    return None if option.verb == "end_turn" and len(options) > 1 else option


def first(_g: DarkWorld, options: Options, _chance: Chance) -> Option:
    return options[0]


def any_option(_g: DarkWorld, options: Options, chance: Chance) -> Option:
    return options[chance.below(len(options))]


def any_item_but_potions(g: DarkWorld, options: Options, chance: Chance) -> Option:
    """Give a monster any magic item, but Healing Potions last: heroes live on them."""
    others = tuple([option for option in options if option.thing != POTION])
    return any_option(g, others or options, chance)


def loss(_g: DarkWorld, options: Options, _chance: Chance) -> Option:
    """Lose what hurts least."""
    return min(options, key=lambda option: (LOSSES.index(option.verb), option.thing))


def add_hits(g: DarkWorld, options: Options, _chance: Chance) -> Option:
    """Add as many Hit cards as slay the monster, of those that are not needed for the overlord.

    The position is a guess: its Hit Strength is as good as any that fits what is known.
    """
    blow = g.running(HeroBlow)
    assert blow is not None, "Hit cards are added to a blow"
    lacking = blow.lacking(g) - blow.damage
    spare = MOST_HITS if blow.monster == BOSS else g.hits[blow.hero] - MOST_HITS
    return options[lacking] if 0 < lacking < len(options) and lacking <= spare else options[0]


def add_misses(g: DarkWorld, options: Options, _chance: Chance) -> Option:
    """Ward off what would knock the hero out or leave it weak; against the overlord, all that helps."""
    blow = g.running(MonsterBlow)
    assert blow is not None, "Miss cards are played against a blow"
    left = g.hp[blow.hero] - sum(blow.dice)
    if left > CAREFUL and blow.monster != BOSS:
        return options[0]
    most = len(options) - 1
    return options[most] if left + most > 0 else options[0]
