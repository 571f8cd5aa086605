"""The arena in words: the teams, the cuts, and whose turn it is."""

from darkling.games.darkness.sight.arena_shapes import ArenaView, TeamView
from darkling.games.darkness.sight.view import DarknessHeroView, DarknessView
from darkling.games.darkness.telling.names import name
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block


def teams(view: DarknessView, arena: ArenaView) -> Block:
    """Say how far the fight is, who is in which team, and how each stands."""
    seen = view.progress
    return [
        phrase("arena-line", round=seen.round, round_cap=seen.round_cap),
        *[_team_line(team) for team in arena.teams],
    ]


def _team_line(team: TeamView) -> Phrase:
    return phrase(
        "team-line",
        team=team.team,
        heroes=listed([phrase("who", seat=seat) for seat in team.seats]),
        hp=team.hp,
        max_hp=team.max_hp,
        awake=team.awake,
        place=team.place,
    )


def cuts(arena: ArenaView) -> Block:
    """Say what was cut for initiative."""
    lines = [phrase("cut-line", seat=cut.seat, card=name(cut.card), cost=cut.cost) for cut in arena.cuts]
    return [phrase("cuts-title"), *lines] if lines else []


def turn_of(view: DarknessView, hero: DarknessHeroView) -> str:
    """Return whether a hero has acted this round or acts now; nothing outside of the arena."""
    if view.arena is None or not view.progress.round:
        return "none"
    if hero.figure == view.acting:
        return "now"
    return "acted" if hero.place <= view.arena.acted else "none"
