"""What goes on: Fortune, the parties, an attack, a spell that may be answered, the reader's own use."""

from textual.content import Content
from textual.widget import Widget

from darkling.games.domains.sight.view import MemberView, PartyView, PlanView
from darkling.games.domains.telling import blocks
from darkling.games.domains.telling.cards import act, target
from darkling.games.domains.telling.events import aims
from darkling.games.domains.telling.items import dice_text
from darkling.games.domains.telling.names import TILES, name, side_name
from darkling.table.phrase import listed, phrase
from darkling.terminal.palette import ASH, BLOOD, BONE, EMBER, GOLD, LINE
from darkling.terminal.tables.domains.sketch import DomainsSketch
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.sketch import BLANK, LINES

FULL, EMPTY, CELLS = "█", "░", 25
LEADER = "♛"
INDENT = 2
HUNDRED = 100


def attack(sketch: DomainsSketch) -> list[Widget]:
    """Draw the attack under way: the defense in its parts, the chance, the dice once they lie."""
    view = sketch.view
    found = view.attack
    if found is None:
        return []
    told, *parts = sketch.told(blocks.attack(view))
    lines = [told.stylize(f"bold {GOLD}"), _gauge(found.chance), *[part.stylize(ASH) for part in parts]]
    if found.total is not None:
        fell = "yes" if found.fell else "no"
        rolled = sketch.say("screen-rolled", fell=fell, total=found.total, defense=found.defense.total)
        lines.append(Content.assemble(*_dice(found.rolled), BLANK, (rolled, f"bold {BONE}")))
    return [sketch.piece(LINES.join(lines), "roll", classes="heist")]


def _gauge(chance: int) -> Content:
    """Return how likely a space falls, as a bar."""
    filled = round(CELLS * chance / HUNDRED)
    return Content.assemble((FULL * filled, BLOOD), (EMPTY * (CELLS - filled), LINE), f" {chance} %")


def _dice(faces: tuple[int, ...]) -> list[Content]:
    return [Content.styled(f" {face} ", f"bold {BONE} on {LINE}") + BLANK for face in faces]


def reaction(sketch: DomainsSketch) -> list[Widget]:
    """Draw the spell that may be answered, who may, and what happens if nobody does."""
    view = sketch.view
    shown = view.reaction
    if shown is None:
        return []
    lines = [line.stylize(f"bold {GOLD}") for line in sketch.told(blocks.reaction(view))]
    if shown.on is not None and shown.on == view.seat:
        lines.append(Content(sketch.say("tiny-reaction-own")))
    elif shown.on is not None:
        lines.append(Content(sketch.say("tiny-reaction", seat=shown.on)))
    if shown.spared:
        spared = listed([phrase("who", seat=seat) for seat in shown.spared])
        lines.append(Content(sketch.say("tiny-spared", seats=spared)))
    return [sketch.piece(LINES.join(lines), classes="heist")]


def plan(sketch: DomainsSketch) -> list[Widget]:
    """Draw the reader's own use, half made."""
    shown = sketch.view.plan
    return [] if shown is None else [sketch.piece(_plan(sketch, shown), classes="heist")]


def _plan(sketch: DomainsSketch, shown: PlanView) -> Content:
    priced = any(shown.price)
    told = sketch.say(
        "tiny-plan",
        card=name(shown.card),
        targets=aims(shown.picks),
        priced="yes" if priced else "no",
    )
    price = [sketch.items(shown.price)] if priced else []
    return BLANK.join([Content.styled(told, f"bold {GOLD}"), *price])


def building(sketch: DomainsSketch) -> list[Widget]:
    """Say what the reader is about to build, and where."""
    shown = sketch.view.building
    if shown is None:
        return []
    space = name(shown.space) if shown.space else "none"
    told = sketch.say("tiny-building", tile=side_name(TILES[shown.tile], dark=False), space=space)
    return [sketch.piece(Content.styled(told, f"bold {GOLD}"), classes="heist")]


def resolving(sketch: DomainsSketch) -> list[Widget]:
    """Say which minion is being resolved."""
    text = _resolving(sketch)
    return [sketch.line(sketch.now(True) + Content.styled(f" {text}", f"bold {GOLD}"))] if text else []


def _resolving(sketch: DomainsSketch) -> str:
    view = sketch.view
    if view.resolving_space is not None:
        seat, space = view.resolving_space
        return sketch.say("whose-space-first", seat=seat, space=name(space))
    if view.resolving is None:
        return ""
    locations = {place.place: place.location for place in view.city}
    location = locations.get(view.resolving, view.resolving)
    return sketch.say("tiny-resolving", location=location, text=act(view, view.resolving))


def fortune(sketch: DomainsSketch) -> list[Widget]:
    """Draw the Fortune cards of the turn, and what the reader knows of those to come."""
    view = sketch.view
    cards = [Content(sketch.render(blocks.fortune_card(card))) for card in view.fortune.cards]
    deck = [line.stylize(ASH) for line in sketch.told(blocks.fortune(view))]
    return [sketch.line(line) for line in (*cards, BLANK.join(deck))]


def parties(sketch: DomainsSketch) -> list[Widget]:
    """Draw both parties: members in line, dice, and where they go."""
    return [_party(sketch, number, party) for number, party in enumerate(sketch.view.parties)]


def _party(sketch: DomainsSketch, number: int, shown: PartyView) -> Widget:
    slots = [f"adventurer {'AB'[number]}-{slot + 1}" for slot in range(len(shown.members))]
    members = [
        _member(sketch, slot, member, is_leader=slot == slots[0])
        for slot, member in zip(slots, shown.members, strict=True)
    ]
    rows = [Content("  ") + row for row in packed(members, sketch.width - INDENT)]
    lines = [_heading(sketch, shown), *rows, *_goal(sketch, shown)]
    return sketch.piece(LINES.join(lines), f"tavern {shown.tavern}", *slots)


def _heading(sketch: DomainsSketch, shown: PartyView) -> Content:
    """Return the tavern, and the dice that its party rolls."""
    called = sketch.say("screen-location", location=shown.tavern)
    dice = sketch.say("tiny-dice", dice=dice_text(shown.dice), plus=shown.plus) if shown.dice else ""
    return Content.assemble(
        sketch.now(shown.on_its_way),
        sketch.chip(f"tavern {shown.tavern}"),
        (called, f"bold {BONE}"),
        ("  " + dice, EMBER),
    )


def _member(sketch: DomainsSketch, option: str, member: MemberView, is_leader: bool) -> Content:
    icons = sketch.say("tiny-icons", left=_icon(sketch, member.left), right=_icon(sketch, member.right))
    return Content.assemble(
        sketch.chip(option),
        (f"{LEADER} " if is_leader else "", GOLD),
        (name(member.adventurer), f"bold {BONE}" if is_leader else BONE),
        (f" d{member.die} ", ASH),
        (icons, GOLD if is_leader else ASH),
    )


def _icon(sketch: DomainsSketch, icon: str) -> str:
    return sketch.say("icon", icon=icon)


def _goal(sketch: DomainsSketch, shown: PartyView) -> list[Content]:
    """Return where a party goes, and for an attack what stands against it."""
    if not shown.members:
        return []
    told = [sketch.render(target(shown.target))]
    goal = shown.target
    if goal is not None and goal.chance is not None:
        told.append(sketch.say("tiny-parts", parts=blocks.defense_parts(goal.defense)))
    own = goal is not None and goal.seat == sketch.view.seat and goal.chance is not None
    return [Content.styled(f"  {' '.join(told)}", BLOOD if own else ASH)]
