"""Charts, as SVG that stands in a page without any script."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from re import search, sub
from typing import Any

import altair as alt
import vl_convert

WIDTH = 360
"""Of all charts: as wide as a phone shows without scrolling."""
ROW = 17
MARGIN = 16
"""Around a chart that stands alone: another font than ours may need more room."""
BAR_HEIGHT = 150
FEW = 16
"""So many different values get a bar each; more are put together in bins."""
NAMES = 190
"""So wide at most are the labels of rows."""
FONT = "Alegreya Sans, Candara, Gill Sans, Noto Sans, sans-serif"
NIGHT, BONE, ASH, LINE = "#15110e", "#efe4cf", "#b3a48e", "#43372e"
EMBER, GOLD, MOSS, BLOOD = "#e8893b", "#d9b45b", "#86a85a", "#e8705f"
VERDICTS = ["above", "as-expected", "below"]
COLOURS = [MOSS, ASH, BLOOD]
SHAPES = ["triangle-up", "circle", "triangle-down"]
"""Never colour alone: a shape says the same."""


@dataclass(frozen=True)
class IntervalRow:
    """A row of an interval chart."""

    label: str
    value: float
    low: float
    high: float
    verdict: str = "as-expected"


@dataclass(frozen=True)
class MatrixCell:
    """How often what a row is about came before what a column is about."""

    row: str
    column: str
    value: float


def interval_chart(marks: Sequence[IntervalRow], axis: str, reference: float, shares: bool) -> str:
    """Return a row for each mark: its value, its interval, and a line to compare it with."""
    rows = alt.Y("label:N", title=None, sort=[mark.label for mark in marks])
    scale = alt.Axis(
        format="%" if shares else "~g",
        title=axis,
        tickCount=5,
        # A long list is read from its top.
        orient="bottom" if len(marks) <= FEW else "top",
    )
    base = alt.Chart(_data([vars(mark) for mark in marks])).encode(y=rows)
    line = alt.Chart(_data([{"at": reference}])).mark_rule(color=GOLD, strokeDash=[4, 3]).encode(x="at:Q")
    reach = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", axis=scale, scale=alt.Scale(zero=False)), x2="high:Q", color=_verdict("color")
    )
    point = base.mark_point(filled=True, size=48, opacity=1).encode(
        x="value:Q", color=_verdict("color"), shape=_verdict("shape")
    )
    return _svg(alt.layer(line, reach, point), height=ROW * len(marks))


def bar_chart(counts: Mapping[int, int], axis: str, share: str) -> str:
    """Return bars for how often each whole number came up."""
    total = sum(counts.values())
    values = range(min(counts), max(counts) + 1)
    data = _data([{"value": value, "share": counts.get(value, 0) / total} for value in values])
    few = len(values) <= FEW
    x = (
        alt.X("value:O", title=axis, axis=alt.Axis(labelAngle=0))
        if few
        else alt.X("value:Q", title=axis, bin=alt.Bin(maxbins=FEW, minstep=1))
    )
    y = alt.Y("sum(share):Q", title=share, axis=alt.Axis(format="%", tickCount=4))
    return _svg(alt.Chart(data).mark_bar(color=EMBER).encode(x=x, y=y), height=BAR_HEIGHT)


def matrix_chart(cells: Sequence[MatrixCell], order: Sequence[str], row: str, column: str) -> str:
    """Return a square for each pair, the darker the further it is from a half, with its share in percent."""
    data = _data([vars(cell) for cell in cells])
    base = alt.Chart(data).encode(
        x=alt.X("column:N", title=column, sort=order, axis=alt.Axis(orient="top", labelAngle=-90)),
        y=alt.Y("row:N", title=row, sort=order),
    )
    scale = alt.Scale(domain=[0, 0.5, 1], range=[BLOOD, NIGHT, MOSS])
    square = base.mark_rect(stroke=LINE).encode(color=alt.Color("value:Q", scale=scale, legend=None))
    told = base.mark_text(color=BONE).encode(text=alt.Text("value:Q", format=".0%"))
    return _svg(alt.layer(square, told), height=2 * ROW * len(order))


def standing_alone(svg: str) -> str:
    """Return a chart as a file of its own, on the colour of the page."""
    found = search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    assert found is not None
    width, height = [int(size) + 2 * MARGIN for size in found.groups()]
    box = f'viewBox="{-MARGIN} {-MARGIN} {width} {height}"'
    ground = f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width}" height="{height}" fill="{NIGHT}"/>'
    named = svg.replace(found[0], f'xmlns="http://www.w3.org/2000/svg" {box}', 1)
    return named.replace(">", f">{ground}", 1)


def _data(rows: list[dict[str, Any]]) -> alt.InlineData:
    return alt.InlineData(values=rows)


def _verdict(channel: str) -> Any:
    """Return a verdict as colour or as shape."""
    kind = alt.Color if channel == "color" else alt.Shape
    looks = COLOURS if channel == "color" else SHAPES
    return kind("verdict:N", legend=None, scale=alt.Scale(domain=VERDICTS, range=looks))


def _svg(chart: Any, height: int) -> str:
    chart = chart.properties(width=WIDTH, height=height).configure(
        background="transparent",
        font=FONT,
        autosize=alt.AutoSizeParams(type="fit-x", contains="padding"),
        padding=2,
        axis=alt.AxisConfig(
            labelColor=ASH,
            titleColor=BONE,
            gridColor=LINE,
            domainColor=LINE,
            tickColor=LINE,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            labelLimit=NAMES,
        ),
        view=alt.ViewConfig(stroke=None),
    )
    svg: str = vl_convert.vegalite_to_svg(chart.to_dict())
    # Within a page an SVG needs no name spaces, and without sizes of its own it fits its place.
    return sub(r'^<svg [^>]*?width="(\d+)" height="(\d+)" viewBox', "<svg viewBox", svg)
