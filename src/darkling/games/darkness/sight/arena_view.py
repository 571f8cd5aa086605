"""The arena: teams, their corners, and the cuts for initiative."""

from darkling.games.darkness.cards import ACTION_CODES, ACTIONS, TILE
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.map_building import CORNERS
from darkling.games.darkness.rules.outcome import team_score
from darkling.games.darkness.rules.state import NO_CLASS, Darkness
from darkling.games.darkness.sight.arena_shapes import ArenaView, CutView, TeamView


def arena_view(g: Darkness) -> ArenaView | None:
    if not g.teams:
        return None
    turns = g.running(Round)
    return ArenaView(
        teams=tuple([team_view(g, team) for team in range(g.teams)]),
        cuts=tuple([CutView(g.owner(hero), ACTION_CODES[ac], ACTIONS[ac].price) for hero, ac in g.cuts]),
        acted=0 if turns is None else turns.heroes,
    )


def team_view(g: Darkness, team: int) -> TeamView:
    heroes = range(team, g.heroes, g.teams)
    has_classes = all(g.kind[hero] != NO_CLASS for hero in heroes)
    return TeamView(
        team=team + 1,
        seats=tuple([g.owner(hero) for hero in heroes]),
        corner=tuple(TILE.squares(CORNERS[team])),
        awake=len([hero for hero in heroes if g.hp[hero] > 0]),
        hp=sum([g.hp[hero] for hero in heroes]),
        max_hp=sum([g.max_hp(hero) for hero in heroes]) if has_classes else 0,
        place=place_of(g, team) if g.over or g.is_out(team) else 0,
    )


def place_of(g: Darkness, team: int) -> int:
    """Return the place of a team: so many have done better, and one more."""
    scores = [team_score(g, other) for other in range(g.teams)]
    return 1 + len([score for score in scores if score > scores[team]])
