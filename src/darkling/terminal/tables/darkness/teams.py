"""The arena in strips: the order of turns, and the teams with their heroes."""

from textual.content import Content
from textual.widgets import Static

from darkling.games.darkness.sight.arena_shapes import ArenaView, TeamView
from darkling.games.darkness.sight.view import DarknessView
from darkling.terminal.palette import ASH, GOLD
from darkling.terminal.tables.darkness.strips import ACTED, hero_in_short
from darkling.terminal.tables.darkness.tokens import hero_token
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.sketch import BLANK, LINES, Sketch


def order(sketch: Sketch) -> list[Static]:
    """Draw the order of turns: who has acted, who acts, and who comes next."""
    view: DarknessView = sketch.view
    if view.arena is None or view.phase == "setup":
        return []
    title = Content.styled(sketch.say("tiny-order"), ASH)
    turns = [_turn(sketch, view.arena, place) for place in range(len(view.march))]
    return [sketch.line(LINES.join(packed([title, *turns], sketch.width, BLANK)))]


def _turn(sketch: Sketch, arena: ArenaView, place: int) -> Content:
    view: DarknessView = sketch.view
    figure = view.march[place]
    acts = figure == view.acting
    has_acted = place < arena.acted and not acts
    token = hero_token(view, view.heroes[figure])
    return Content.assemble(sketch.now(acts), token, (ACTED if has_acted else "", ASH))


def teams(sketch: Sketch) -> list[Static]:
    """Draw each team with its heroes, in the order of their turns."""
    arena: ArenaView = sketch.view.arena
    lines = [line for team in arena.teams for line in packed(_team(sketch, team), sketch.width, BLANK)]
    return [sketch.piece(LINES.join(lines), classes="party")]


def _team(sketch: Sketch, team: TeamView) -> list[Content]:
    """Draw a team; before its heroes have classes, by the names of the players."""
    state = _state(sketch, team)
    told = sketch.say("tiny-team", team=team.team, state=state, hp=team.hp, max_hp=team.max_hp)
    title = Content.styled(told, f"bold {GOLD}")
    heroes = [hero for hero in sketch.view.heroes if hero.team == team.team]
    ordered = sorted(heroes, key=lambda hero: hero.place)
    if not team.max_hp:
        return [title, *[BLANK + sketch.called(hero.seat) for hero in ordered]]
    return [title, *[hero_in_short(sketch, hero) for hero in ordered]]


def _state(sketch: Sketch, team: TeamView) -> str:
    """Return what is told of a team; a small screen has room for its heroes alone."""
    if not team.max_hp:
        return "none"
    if not team.awake:
        return "out"
    return "none" if sketch.cramped else "standing"
