"""Domains, drawn: one's own as four Areas, those of others as lines."""

from collections.abc import Sequence
from itertools import groupby

from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget

from darkling.games.domains.cards.items import items_of
from darkling.games.domains.cards.schema import BuildingTile
from darkling.games.domains.sight.view import DomainsSeatView, SpaceView
from darkling.games.domains.telling.cards import side
from darkling.games.domains.telling.names import MONSTERS, name
from darkling.terminal.palette import ASH, BLOOD, BONE, GLOW, GOLD, MOSS
from darkling.terminal.tables.domains.sketch import DomainsSketch
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.sketch import BLANK, LINES

LIGHT, DARK = Content.styled("☼", GOLD), Content.styled("☾", GLOW["S"])
EMPTY = "·"
OWN_VERBS = ("corrupt", "at", "own_minion")
COMMA = Content(", ")
MARGIN = 4


def own_domain(sketch: DomainsSketch) -> list[Widget]:
    """Draw the reader's Domain: four Areas side by side, or lines where there is little room."""
    view = sketch.view
    if view.seat is None:
        return []
    seat = view.seats[view.seat]
    if sketch.cramped or sketch.narrow:
        return _lines(sketch, seat)
    areas = groupby(seat.spaces, key=lambda space: space.area)
    columns = [_area(sketch, seat, area, list(spaces)) for area, spaces in areas]
    return [sketch.line(_title(sketch, seat)), Horizontal(*columns, classes="pair")]


def rivals(sketch: DomainsSketch) -> list[Widget]:
    """Draw the Domains of all others."""
    others = [seat for seat in sketch.view.seats if seat.seat != sketch.view.seat]
    return [widget for seat in others for widget in _lines(sketch, seat)]


def sides(sketch: DomainsSketch, tile: BuildingTile) -> Content:
    """Return what both sides of a tile make."""
    both = ((LIGHT, tile.light), (DARK, tile.dark))
    return Content("  ").join([sign + BLANK + sketch.items(items_of(side.makes)) for sign, side in both])


def rank(sketch: DomainsSketch, amount: int) -> Content:
    return Content.styled(sketch.say("tiny-rank", rank=amount), ASH)


def shield(sketch: DomainsSketch, amount: int) -> Content:
    return Content.styled(sketch.say("tiny-defense", defense=amount), f"bold {BONE}")


def _title(sketch: DomainsSketch, seat: DomainsSeatView) -> Content:
    """Return whose Domain it is, and what it makes each turn."""
    called = Content.styled(sketch.say("screen-domain", seat=seat.seat), GOLD)
    makes = [sketch.items(seat.income), Content.styled(sketch.say("screen-a-turn"), ASH)]
    more = seat.skulls_if_flipped
    if more != seat.skulls_a_turn:
        makes.append(Content.styled(sketch.say("tiny-once-dark", skulls=more), ASH))
    return BLANK.join([called, *(makes if any(seat.income) or len(makes) > 2 else [])])


# As four Areas.


def _area(sketch: DomainsSketch, seat: DomainsSeatView, area: str, spaces: Sequence[SpaceView]) -> Widget:
    title = Content.styled(sketch.say("area", area=area), f"bold {ASH}")
    return Vertical(sketch.line(title), *[_cell(sketch, seat, space) for space in spaces], classes="area")


def _cell(sketch: DomainsSketch, seat: DomainsSeatView, space: SpaceView) -> Widget:
    """Draw a space with all that lies there, line by line."""
    head = [_chips(sketch, seat, space), Content.styled(space.space, ASH)]
    if is_empty(space):
        face = Content.assemble(*head, BLANK, Content.styled(EMPTY, ASH))
    else:
        first = Content("").join([*head, BLANK, *_strength(sketch, space)])
        lines = [first, *_built(sketch, space), sketch.items(space.makes), *_marks(sketch, seat, space)]
        face = LINES.join([line for line in lines if line])
    return sketch.piece(face, *names(sketch, seat, space))


# As lines.


def _lines(sketch: DomainsSketch, seat: DomainsSeatView) -> list[Widget]:
    """Draw a Domain with a line for each space on which something lies."""
    full = [space for space in seat.spaces if not is_empty(space)]
    rows = [sketch.piece(_row(sketch, seat, space), *names(sketch, seat, space)) for space in full]
    return [sketch.line(_title(sketch, seat)), *rows, *_empty(sketch, seat, bool(full))]


def _row(sketch: DomainsSketch, seat: DomainsSeatView, space: SpaceView) -> Content:
    head = [BLANK, _chips(sketch, seat, space), Content.styled(f"{space.space:<4}", ASH)]
    parts = [*_built(sketch, space), sketch.items(space.makes), *_marks(sketch, seat, space)]
    strength = Content("").join(_strength(sketch, space))
    return Content("").join([*head, strength, Content("  "), COMMA.join([part for part in parts if part])])


def _empty(sketch: DomainsSketch, seat: DomainsSeatView, has_more: bool) -> list[Widget]:
    """Draw the empty spaces that can be chosen; a Domain without anything is called empty."""
    offered = [
        space for space in seat.spaces if is_empty(space) and sketch.offers(*names(sketch, seat, space))
    ]
    if offered:
        chips = [_chips(sketch, seat, space) + Content.styled(space.space, ASH) for space in offered]
        options = [option for space in offered for option in names(sketch, seat, space)]
        return [sketch.piece(LINES.join(packed(chips, sketch.width - MARGIN)), *options)]
    return [] if has_more else [sketch.line(Content.styled(f" {sketch.say('screen-bare')}", ASH))]


# A space.


def is_empty(space: SpaceView) -> bool:
    return space.tile is None and not space.monsters and not space.guarded


def names(sketch: DomainsSketch, seat: DomainsSeatView, space: SpaceView) -> list[str]:
    """Return what can be chosen about a space, by the names of options."""
    monsters = [f"{verb} {token.monster}" for token in space.monsters for verb in ("bar", "monster")]
    special = [f"special {space.tile}"] if space.tile else []
    return [*_as_such(sketch, seat, space), *special, *monsters]


def _as_such(sketch: DomainsSketch, seat: DomainsSeatView, space: SpaceView) -> list[str]:
    """Return what can be chosen about a space whatever lies there."""
    if seat.seat != sketch.view.seat:
        return [f"strike {seat.seat}-{space.space}"]
    return [f"{verb} {space.space}" for verb in OWN_VERBS]


def _chips(sketch: DomainsSketch, seat: DomainsSeatView, space: SpaceView) -> Content:
    """Return the numbers of what can be done with a space as such."""
    chips = [sketch.chip(option) for option in _as_such(sketch, seat, space)]
    return Content("").join([sketch.now(True), *chips] if _acts(sketch, seat, space) else chips)


def _acts(sketch: DomainsSketch, seat: DomainsSeatView, space: SpaceView) -> bool:
    """Say whether something happens on a space: its minion acts, or it is attacked."""
    view, here = sketch.view, (seat.seat, space.space)
    attacked = view.attack is not None and (view.attack.owner, view.attack.space) == here
    return attacked or view.resolving_space == here


def _strength(sketch: DomainsSketch, space: SpaceView) -> list[Content]:
    """Return which side is up, the rank of the tile, and the defense of the space."""
    sign = [DARK if space.dark else LIGHT, BLANK] if space.tile else []
    ranked = [rank(sketch, space.rank), BLANK] if space.rank is not None else []
    return [*sign, shield(sketch, space.defense), BLANK, *ranked]


def _built(sketch: DomainsSketch, space: SpaceView) -> list[Content]:
    """Return tile and monsters of a space, with the numbers of what they can do."""
    tile = []
    if space.tile:
        chip = sketch.chip(f"special {space.tile}")
        tile = [chip + Content.styled(side(space), f"bold {BONE}" if space.dark else BONE)]
    monsters = [
        Content.assemble(
            sketch.chip(f"bar {token.monster}"),
            sketch.chip(f"monster {token.monster}"),
            (name(token.monster), MOSS),
            BLANK,
            shield(sketch, token.shield),
            BLANK,
            rank(sketch, MONSTERS[token.monster].rank),
        )
        for token in space.monsters
    ]
    return [*tile, *monsters]


def _marks(sketch: DomainsSketch, seat: DomainsSeatView, space: SpaceView) -> list[Content]:
    """Return tokens and minions of a space, and which parties come there."""
    plain = [sketch.say("weapons-shown", count=space.weapons)] if space.weapons else []
    plain += [sketch.say("altars-shown", count=space.altars)] if space.altars else []
    plain += [sketch.say("tiny-guarded")] if space.guarded else []
    plain += [sketch.say("tiny-used")] if space.used else []
    return [
        *[Content.styled(text, ASH) for text in plain],
        *([sketch.minion(seat.seat)] if space.minion else []),
        *[Content.styled(sketch.say("tiny-hunts", tavern=tavern), BLOOD) for tavern in space.hunted_by],
        *[Content.styled(sketch.say("tiny-visits", tavern=tavern), MOSS) for tavern in space.visited_by],
    ]
