"""Fewer colours: what stands for each colour of the palette where a terminal has but 16, or 256."""

from collections.abc import Mapping, Sequence

from rich.color import Color as Shade
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from darkling.terminal import palette

# Chosen by eye: the nearest ones make light text vanish on parchment.
SIXTEEN: Mapping[str, int] = {
    **dict.fromkeys([palette.NIGHT, palette.TABLE, palette.RAIL, palette.INK, palette.INK_ASH], 0),
    palette.LINE: 8,
    palette.BONE: 15,
    palette.ASH: 7,
    palette.EMBER: 3,
    palette.GOLD: 11,
    palette.BLOOD: 9,
    palette.AGED: 7,
    palette.FADED: 8,
    palette.INK_BLOOD: 1,
    **dict(zip(palette.SEATS, (9, 12, 10, 11, 13, 14, 6), strict=True)),
    **dict(zip(palette.KINDS.values(), (1, 5, 2), strict=True)),
    **dict(zip(palette.GLOW.values(), (9, 13, 10), strict=True)),
    **dict(zip(palette.SUITS.values(), (1, 4, 2, 5, 0), strict=True)),
}
MANY: Mapping[str, int] = {
    palette.NIGHT: 233,
    palette.TABLE: 234,
    palette.RAIL: 236,
    palette.LINE: 239,
    palette.BONE: 230,
    palette.ASH: 145,
    palette.EMBER: 208,
    palette.GOLD: 179,
    palette.BLOOD: 167,
    palette.AGED: 187,
    palette.FADED: 144,
    palette.INK: 234,
    palette.INK_ASH: 239,
    palette.INK_BLOOD: 88,
    **dict(zip(palette.SEATS, (167, 74, 107, 221, 140, 175, 80), strict=True)),
    **dict(zip(palette.KINDS.values(), (94, 55, 22), strict=True)),
    **dict(zip(palette.GLOW.values(), (173, 141, 113), strict=True)),
    **dict(zip(palette.SUITS.values(), (88, 24, 22, 55, 58), strict=True)),
}
BY_SYSTEM: Mapping[str, Mapping[str, int]] = {"standard": SIXTEEN, "windows": SIXTEEN, "256": MANY}
"""By the names that Rich gives to what terminals can show."""


def fewer_colours(system: str | None) -> list[LineFilter]:
    """Return what fits colours to a terminal; nothing if it has enough of them."""
    return [FewerColours(numbers) for name, numbers in BY_SYSTEM.items() if name == system]


class FewerColours(LineFilter):
    """Puts a terminal's own colours, by number, in the place of those of the palette."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        super().__init__()
        self._shades = {Color.parse(code).rgb: Shade.from_ansi(number) for code, number in numbers.items()}
        self._known: dict[ColorTriplet, Shade] = {}

    def apply(self, segments: Sequence[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        return [Segment(text, style and self._fitted(style), control) for text, style, control in segments]

    def _fitted(self, style: Style) -> Style:
        return style + Style.from_color(self._shade(style.color), self._shade(style.bgcolor))

    def _shade(self, colour: Shade | None) -> Shade | None:
        if colour is None or colour.triplet is None:
            return colour
        if colour.triplet not in self._known:
            self._known[colour.triplet] = self._nearest(colour.triplet)
        return self._known[colour.triplet]

    def _nearest(self, wanted: ColorTriplet) -> Shade:
        """Return what stands for the colour of the palette that is nearest to a mixed one."""
        return self._shades[min(self._shades, key=lambda rgb: _distance(rgb, wanted))]


def _distance(one: tuple[int, int, int], other: ColorTriplet) -> int:
    return sum([(left - right) ** 2 for left, right in zip(one, other, strict=True)])
