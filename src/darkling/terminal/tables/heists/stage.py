"""A heist of Dark Heists, drawn: its challenges as a ladder, and how the hand stands against the next."""

from textual.content import Content

from darkling.games.heists.cards.effect_tables import EFFECTS
from darkling.games.heists.rules.state import strength_needed
from darkling.games.heists.sight.hand_in_play import ChallengeView
from darkling.games.heists.sight.view import HeistsView
from darkling.games.heists.telling.cards import HEISTS, in_short, lasting
from darkling.terminal.palette import ASH, BONE, EMBER, GOLD, LINE, MOSS
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.lines import column
from darkling.terminal.tables.piece import chip

DONE, NEXT, LATER = "✓", "▶", "·"
FULL, EMPTY = "█", "░"
CHALLENGE_COLUMN, NEEDS_COLUMN = 25, 18
LINES = Content("\n")


def ladder(scene: TerminalScene, code: str, met: int, cramped: bool) -> Content:
    """Draw a heist under way: what is done, what is next and how near it is, what is to come."""
    rungs = [_rung(scene, code, at, at - met) for at, _ in enumerate(HEISTS[code].challenges)]
    view: HeistsView = scene.view
    challenge = view.turn.challenge if view.turn else None
    gauges = _gauges(scene, challenge) if challenge else []
    shown = rungs[met : met + 1] if cramped else rungs
    return LINES.join([_title(scene, code, met if cramped else 0), *shown, *gauges])


def plan(scene: TerminalScene, code: str) -> Content:
    rungs = [_rung(scene, code, at, 1) for at, _ in enumerate(HEISTS[code].challenges)]
    return LINES.join([Content.assemble(chip(scene, f"plan {code}"), _title(scene, code, 0)), *rungs])


def _title(scene: TerminalScene, code: str, met: int) -> Content:
    words, card = scene.words, HEISTS[code]
    notoriety = words.say("tiny-notoriety", amount=card.notoriety)
    good = words.say("tiny-for-good", text=lasting(code))
    marks = f" {DONE * met}" if met else ""
    return Content.assemble((card.name, f"bold {GOLD}"), (marks, MOSS), f" {notoriety}", "   ", (good, ASH))


def _rung(scene: TerminalScene, code: str, at: int, ahead: int) -> Content:
    """Return one challenge: done, next, or so many ahead."""
    part, bonus = HEISTS[code].challenges[at], EFFECTS.bonuses[code][at]
    mark, colour = (DONE, MOSS) if ahead < 0 else (LATER, ASH) if ahead else (NEXT, EMBER)
    needed = strength_needed(part.number, scene.view.meet)
    needs = scene.words.say("takes", needs=part.needs, needed=needed)
    text = BONE if ahead == 0 else ASH
    return Content.assemble(
        (f" {mark} ", colour),
        column(Content.styled(part.name, text), CHALLENGE_COLUMN),
        column(Content.styled(needs, f"bold {text}"), NEEDS_COLUMN),
        (scene.words.render(in_short(bonus)), ASH),
    )


def _gauges(scene: TerminalScene, challenge: ChallengeView) -> list[Content]:
    """Return a bar for each pool that counts against the challenge."""
    pools = (("crime", challenge.crime), ("sway", challenge.sway))
    return [
        _gauge(scene, pool, strength, challenge.needed)
        for pool, strength in pools
        if challenge.needs in (pool, "either")
    ]


def _gauge(scene: TerminalScene, pool: str, strength: int, needed: int) -> Content:
    filled = min(strength, needed)
    reached = scene.words.say("tiny-reached", pool=pool, strength=strength, needed=needed)
    bar = [(FULL * 3 * filled, EMBER), (EMPTY * 3 * (needed - filled), LINE)]
    return Content.assemble("   ", *bar, "  ", (reached, f"bold {BONE}"))
