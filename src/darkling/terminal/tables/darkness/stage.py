"""What goes on in Attack the Darkness: the attack, the action, a room that was won, training."""

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from darkling.games.darkness.sight.view import ClearingView, DarknessView
from darkling.games.darkness.telling import doings, master
from darkling.games.darkness.telling.names import name
from darkling.table.phrase import listed
from darkling.terminal.palette import BLOOD, BONE, GOLD
from darkling.terminal.tables.darkness.deeds import deed
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.sketch import BLANK, LINES, Sketch

ON_A_TARGET = "action-hit"
"""What the action would come to on a target stands beside the answers."""


def stage(sketch: Sketch) -> list[Static]:
    """Draw what goes on."""
    return [part for draw in (_attack, _led, _action, _clearing, _training) for part in draw(sketch)]


def _attack(sketch: Sketch) -> list[Static]:
    """Draw the attack under way."""
    lines = [line.stylize(f"bold {BLOOD}") for line in sketch.told(doings.attack(sketch.view))]
    return _framed(sketch, lines)


def _led(sketch: Sketch) -> list[Static]:
    """Draw what the monster that a game master leads may still do, and whom it can attack."""
    lines = _titled(sketch.told(master.orders(sketch.view)))
    targets = [option for option in sketch.scene.options if option.verb == "attack"]
    lines += packed([deed(sketch, option) for option in targets], sketch.width)
    return [sketch.piece(LINES.join(lines), *[option.name for option in targets])] if lines else []


def _action(sketch: Sketch) -> list[Static]:
    """Draw the action that is put together or carried out, with what is missing."""
    block = [line for line in doings.action(sketch.view) if getattr(line, "key", "") != ON_A_TARGET]
    return _framed(sketch, _titled(sketch.told(block)))


def _framed(sketch: Sketch, lines: Sequence[Content]) -> list[Static]:
    """Draw lines in a frame; on a small screen, as one."""
    between = BLANK if sketch.cramped else LINES
    return [sketch.piece(between.join(lines), classes="heist")] if lines else []


def _titled(lines: Sequence[Content]) -> list[Content]:
    return [line.stylize(BONE if at else f"bold {GOLD}") for at, line in enumerate(lines)]


def _clearing(sketch: Sketch) -> list[Static]:
    """Say what is left to find in a room that was won, what waits in the next one, and what is offered."""
    view: DarknessView = sketch.view
    if view.clearing is None:
        return []
    lines = [_state(sketch, view.clearing), *sketch.told(doings.offered(view))]
    if view.progress.seeds:
        seeds = sketch.render(listed([name(code) for code in view.progress.seeds]))
        lines.insert(1, Content(f"{sketch.say('screen-seeds')} {seeds}"))
    return [sketch.line(LINES.join(_titled(lines)))]


def _state(sketch: Sketch, clearing: ClearingView) -> Content:
    if clearing.explorer is None:
        return sketch.told(doings.clearing(sketch.view))[0]
    tiles = clearing.hidden_tiles
    return Content(sketch.say("screen-exploring", seat=clearing.explorer, finds=clearing.finds, tiles=tiles))


def _training(sketch: Sketch) -> list[Static]:
    """Draw the advancements from which one is kept."""
    lines = _titled(sketch.told(doings.training(sketch.view)))
    if not lines:
        return []
    names = [f"advance {code}" for code in sketch.view.training.drawn]
    drawn = [
        sketch.piece(sketch.chip(option) + line, option)
        for option, line in zip(names, lines[1:], strict=True)
    ]
    return [sketch.line(lines[0]), *drawn]
