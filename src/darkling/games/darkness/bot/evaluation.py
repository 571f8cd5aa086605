"""How well the party stands, once what is under way has been brought to an end by habit."""

from math import exp

from darkling.games.darkness.bot.habit import rollout
from darkling.games.darkness.bot.standing import standing, strength, team_standing, team_worths
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.state import NOBODY, Darkness
from darkling.games.darkness.rules.vocabulary import DRAW_YOUR_CARDS, KEEP_OR_DISCARD, YOUR_TURN
from darkling.table.decision import Seat

TRIUMPH = 500.0
"""What the end of the game counts, either way."""
MOST = 200
"""So many choices are made by habit at the most."""
TEAM_SCALE = 6.0
"""How much more a team has to have than another to be almost three times as likely to win."""
MIDDLE, SCALE = 0.0, 60.0
"""The standing at which a party wins half of its fights, and how much more makes it likely."""


def evaluate(g: Darkness, seat: Seat) -> float:
    """Return how well a seat stands when the turn under way is played on by habit up to its end step."""
    after, hero = settled(g), g.hero_of(seat)
    if after.over:
        return TRIUMPH * (2 * after.outcome().won[seat] - 1)
    if g.teams:
        return team_standing(after, g.team_of(hero))
    return -strength(after) if hero == NOBODY else standing(after)


def settled(g: Darkness) -> Darkness:
    """Return where a hero's turn, or a monster's, leads to by habit."""
    if g.over or not g.round:
        return g
    turn, foe_turn = g.running(PlayerTurn), g.running(FoeTurn)
    if turn is None and foe_turn is None:
        return g
    after = g.clone()
    for _ in range(MOST):
        if after.over or not after.round or not _goes_on(after, turn, foe_turn):
            break
        seat = after.waiting[0]
        after.choose(seat, rollout(after, seat, after.chance))
    return after


def _goes_on(g: Darkness, turn: PlayerTurn | None, foe_turn: FoeTurn | None) -> bool:
    """Say whether the same turn is still under way, and not at its end step."""
    if turn is not None:
        now = g.running(PlayerTurn)
        asked = g.decision(g.waiting[0]).asked
        return now is not None and now.hero == turn.hero and asked is not KEEP_OR_DISCARD
    acting = g.running(FoeTurn)
    return acting is not None and foe_turn is not None and acting.figure == foe_turn.figure


def value(g: Darkness) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win, when nobody is in the middle of a turn.

    To play on to the next round costs three times as much, and finds no better turns.
    """
    if g.over or (g.round and not is_between_turns(g)):
        return None
    if g.teams:
        chances = team_chances(g)
        return tuple([chances[g.team_of(g.hero_of(seat))] for seat in g.seats])
    chance = chance_to_win(g)
    return (1.0 - chance, *(chance,) * g.heroes) if g.has_master() else (chance,) * g.heroes


def team_chances(g: Darkness) -> list[float]:
    """Return how likely each team is to win; whoever is out is not."""
    worths = team_worths(g)
    best = max(worths)
    odds = [0.0 if g.is_out(team) else exp((worth - best) / TEAM_SCALE) for team, worth in enumerate(worths)]
    return [one / sum(odds, start=0.0) for one in odds]


def is_between_turns(g: Darkness) -> bool:
    """Say whether a hero's turn is about to end, or has only just begun."""
    asked = g.decision(g.waiting[0]).asked
    if asked is not YOUR_TURN:
        return asked in (DRAW_YOUR_CARDS, KEEP_OR_DISCARD)
    turn = g.running(PlayerTurn)
    return turn is not None and not (turn.acts or turn.moved or turn.has_moved_free)


def chance_to_win(g: Darkness) -> float:
    """Return how likely the party is to win, by how it stands."""
    return 1.0 / (1.0 + exp(-(standing(g) - MIDDLE) / SCALE))
