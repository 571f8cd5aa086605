"""What needs no search: all questions but what to do in a turn, where to go, and how to answer an attack."""

from collections.abc import Sequence

from darkling.games.darkness.bot import leading
from darkling.games.darkness.bot.evaluation import evaluate
from darkling.games.darkness.bot.habit import rollout
from darkling.games.darkness.bot.places import place_worths
from darkling.games.darkness.rules.state import Darkness
from darkling.games.darkness.rules.vocabulary import (
    ADD_TO_IT,
    BREATHE_WHERE,
    CHOOSE_TARGET,
    COMMAND_MONSTER,
    DISCARD_WHICH,
    GIVE_AS,
    HOW_MUCH_X,
    LEAD_MONSTER,
    MOVE_BY_CARD,
    MOVE_WHERE,
    NEXT_HIT,
    PAY_FOR_IT,
    PUSH_WHERE,
    REACT,
    SHOVE_WHERE,
    STAY_UP,
    STRIKE_THE_LEAVING,
    USE_ABILITY,
    WHICH_BREATH,
    WHICH_OF_TWO,
    WHICH_PART,
    YOUR_TURN,
)
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.skill import Notes

TRIALS = 100
"""With less effort than this nothing is tried out."""
SQUARES = 10
"""So many of the squares where one may go are tried."""
BY_TRIAL = (
    ADD_TO_IT,
    BREATHE_WHERE,
    CHOOSE_TARGET,
    DISCARD_WHICH,
    GIVE_AS,
    HOW_MUCH_X,
    LEAD_MONSTER,
    MOVE_BY_CARD,
    MOVE_WHERE,
    NEXT_HIT,
    PAY_FOR_IT,
    PUSH_WHERE,
    SHOVE_WHERE,
    STRIKE_THE_LEAVING,
    USE_ABILITY,
    WHICH_BREATH,
    WHICH_OF_TWO,
    WHICH_PART,
)
"""What is tried out, option by option, up to the end of the turn."""
TO_SEARCH = (YOUR_TURN, REACT, STAY_UP, COMMAND_MONSTER)
"""What a search may think about."""


def advise(g: Darkness, seat: Seat, _notes: Notes, effort: int) -> Option | None:
    """Return the best option of a small question, by habit if time is short; None for the large ones."""
    decision = g.decision(seat)
    options = decision.options
    if len(options) == 1:
        return options[0]
    if decision.asked in TO_SEARCH:
        return None
    if effort < TRIALS or decision.asked not in BY_TRIAL:
        return rollout(g, seat, g.chance)
    return max(worth_a_trial(g, seat, options), key=lambda option: worth_of(g, seat, option))


def branches(g: Darkness, seat: Seat) -> bool:
    """Say whether a search should try several answers: habit has one for each small question."""
    return g.decision(seat).asked in TO_SEARCH


def worth_a_trial(g: Darkness, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Return the options that are tried: nothing is left out, and of many squares the best-looking ones."""
    asked, hero = g.decision(seat).asked, g.hero_of(seat)
    if asked is LEAD_MONSTER:
        return leading.worth_a_try(g, options)
    ways = [option for option in options if option.verb == "go"]
    others = [option for option in options if option.verb not in ("go", "leave_out")]
    if asked is MOVE_WHERE:
        # Whoever has begun to move goes on with it, or could think of moving for ever.
        others = []
    if len(ways) > SQUARES:
        worths = place_worths(g, hero, [option.thing for option in ways])
        ranked = sorted(range(len(ways)), key=worths.__getitem__, reverse=True)
        ways = [ways[number] for number in ranked[:SQUARES]]
    return [*ways, *others]


def worth_of(g: Darkness, seat: Seat, option: Option) -> float:
    """Return what an option leads to."""
    after = g.clone()
    after.choose(seat, option)
    return evaluate(after, seat)
