"""Monsters and heroes of Attack the Darkness in strips: everyone in a few characters."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from textual.content import Content
from textual.widgets import Static

from darkling.games.darkness.sight.view import DarknessHeroView, DarknessView, FoeView, LineCardView
from darkling.games.darkness.telling.names import name
from darkling.terminal.palette import ASH, BLOOD, BONE, EMBER, GOLD, MOSS, seat_colour
from darkling.terminal.tables.darkness.tokens import foe_token, hero_token, is_busy
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.sketch import BLANK, LINES, NOW, Sketch

DEFENSE, ENDLESS = "♢", "∞"
STATUS_SIGNS = {
    "stun": "✶",
    "immob": "⚓",
    "dot": "☠",
    "taunt": "!",
    "dominate": "♟",
    "raise": "♟",
    "hide": "◌",
}
HARMED, HELPED = "▾", "▴"
"""A modifier for the worse, and for the better."""
ACTED = "✓"
AT = "→"
"""Before the hero whom a monster will hurt if nobody moves."""
TO = "-"
"""Between the first and the last of some monsters of which the same is to be said."""
EMPTY_SOON = "!"
"""Behind the decks of a hero whose next draw finds one of them empty."""
LOW = 3
"""With so few hit points a hero is in danger."""
MANY = 4
"""With more heroes, a small screen tells less of each."""
CROWD = 8
"""With more heroes than this, a small screen tells the cards of one's own alone."""
HERO_VERBS = ("revive", "to", "next")
"""Verbs that are chosen on a hero."""


def monsters(sketch: Sketch) -> list[Static]:
    """Draw the monster line in the order in which they act."""
    view: DarknessView = sketch.view
    cards = [_card(sketch, card) for card in view.line if any(foe.hp for foe in card.figures)]
    return [sketch.line(LINES.join(packed(cards, sketch.width)))] if cards else []


def _card(sketch: Sketch, card: LineCardView) -> Content:
    acts = any(foe.acting for foe in card.figures)
    title = Content.styled(f"{NOW if acts else ''}{name(card.foe)}", f"bold {EMBER if acts else BONE}")
    alive = list(enumerate([foe for foe in card.figures if foe.hp]))
    groups = groupby(alive, lambda numbered: _what_is_told(sketch, *numbered))
    rows = [[foe for _, foe in found] for _, found in groups]
    return BLANK.join([title, *[_row(sketch, card, foes) for foes in rows]])


def _what_is_told(sketch: Sketch, place: int, foe: FoeView) -> tuple[object, ...]:
    """Return what has to be the same for monsters to be told of together: their numbers follow each other."""
    told = _state_of(foe).plain, _aims_of(sketch, foe).plain
    return foe.number - place, told, is_busy(sketch.view, foe.figure), foe.commander


def _row(sketch: Sketch, card: LineCardView, foes: Sequence[FoeView]) -> Content:
    """Draw monsters of which the same is to be said."""
    first, last = foes[0], foes[-1]
    # One that has no number is named by its card.
    tokens = [foe_token(sketch.view, card.foe, first)] if first.number else []
    more = f"{TO}{last.number}" if len(foes) > 1 else ""
    state = _state_of(first) + _aims_of(sketch, first)
    return BLANK.join([*[Content.assemble(token, (more, BLOOD)) for token in tokens], state])


def _aims_of(sketch: Sketch, foe: FoeView) -> Content:
    """Draw whom a monster will hurt if nobody moves, and how much; a small screen has no room for it."""
    if sketch.cramped:
        return Content("")
    losses: Counter[int] = Counter()
    for one in foe.next:
        if one.kind == "hurt" and one.target is not None:
            losses[one.target] += one.amount
    aims = [(hero, losses[hero.figure]) for hero in sketch.view.heroes if losses[hero.figure]]
    named = [(hero_token(sketch.view, hero).plain, seat_colour(hero.seat), str(loss)) for hero, loss in aims]
    drawn = [Content.assemble((AT, ASH), (token, colour), (loss, GOLD)) for token, colour, loss in named]
    return Content("").join(drawn)


def _state_of(foe: FoeView) -> Content:
    """Draw the hit points of a monster, its defenses left, and what is on it."""
    left = ENDLESS if foe.defenses is None else str(foe.defenses)
    guard = f"{DEFENSE}{left}" if foe.defenses != 0 else ""
    done = ACTED if foe.has_acted else ""
    return Content.assemble((f"{foe.hp}", f"bold {BLOOD}"), (f"{guard}{signs(foe)}{done}", ASH))


def signs(figure: FoeView | DarknessHeroView) -> str:
    """Return what is on a figure, a sign each."""
    found = [STATUS_SIGNS.get(one.verb, HARMED if one.harmful else HELPED) for one in figure.statuses]
    return "".join(dict.fromkeys(found))


def heroes(sketch: Sketch) -> list[Static]:
    """Draw the heroes in marching order."""
    view: DarknessView = sketch.view
    ordered = [hero for hero in sorted(view.heroes, key=lambda hero: hero.place) if hero.hero_class]
    if not ordered:
        return []
    parts = [hero_in_short(sketch, hero) for hero in ordered]
    names = [f"{verb} {hero.figure}" for hero in ordered for verb in HERO_VERBS]
    return [sketch.piece(LINES.join(packed(parts, sketch.width)), *names, classes="party")]


def hero_in_short(sketch: Sketch, hero: DarknessHeroView) -> Content:
    """Draw a hero: hit points, cards in hand, what is left of the decks, and what is on it."""
    is_short = sketch.cramped and len(sketch.view.heroes) > MANY
    chips = [sketch.chip(f"{verb} {hero.figure}") for verb in HERO_VERBS]
    most = "" if is_short else f"/{hero.max_hp}"
    token = hero_token(sketch.view, hero)
    parts = [
        Content.assemble(sketch.now(hero.figure == sketch.view.acting), *chips, token),
        sketch.called(hero.seat),
        Content.assemble((f"{hero.hp}", f"bold {BLOOD if hero.hp <= LOW else MOSS}"), (most, ASH)),
        Content.styled(_cards(sketch, hero, is_short), EMBER if hero.tiring else ASH),
        Content.styled(_state(sketch, hero), GOLD),
    ]
    return BLANK.join([part for part in parts if part])


def _cards(sketch: Sketch, hero: DarknessHeroView, is_short: bool) -> str:
    """Return how many cards a hero holds, and how many are left in its decks."""
    held = sketch.say("tiny-cards", acs=hero.hand[0], rcs=hero.hand[1])
    soon = EMPTY_SOON if hero.tiring else ""
    if is_short and hero.seat != sketch.view.seat:
        return f"{held}{soon}" if len(sketch.view.heroes) <= CROWD else soon
    return f"{held} {sketch.say('tiny-decks', acs=hero.decks[0], rcs=hero.decks[1])}{soon}"


def _state(sketch: Sketch, hero: DarknessHeroView) -> str:
    """Return what there is to be told of a hero in a word, and the signs of what is on it."""
    key = "down" if hero.hp == 0 else "fatigued" if hero.fatigued else "poise" if hero.poise else ""
    word = sketch.say(f"tiny-{key}") if key else ""
    save = f"{DEFENSE}{hero.save}" if hero.save else ""
    threat = f"{HARMED}{hero.threatened}" if hero.threatened and hero.hp else ""
    return " ".join(filter(None, (word, *_clearing(sketch, hero), save, signs(hero), threat)))


def _clearing(sketch: Sketch, hero: DarknessHeroView) -> list[str]:
    """Return whether a hero has chosen what to do in a room that was won."""
    clearing = sketch.view.clearing
    states = {} if clearing is None else {one.seat: one.state for one in clearing.heroes}
    state = states.get(hero.seat, "out")
    return [] if state == "out" else [sketch.say("screen-clearing-state", state=state)]
