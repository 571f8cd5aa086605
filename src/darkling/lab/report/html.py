"""HTML: elements that escape what they hold."""

from collections.abc import Sequence
from html import escape

from darkling.lab.report.texts import TextTable


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, *children: str, **attributes: str) -> Html:
    """Return an element; `class_` is the attribute `class`, `aria_label` is `aria-label`."""
    inner = "".join([child if isinstance(child, Html) else escape(child) for child in children])
    given = "".join([f' {_attribute(key)}="{escape(value)}"' for key, value in attributes.items()])
    return Html(f"<{name}{given}>{inner}</{name}>")


def table(told: TextTable) -> Html:
    """Return a table, which scrolls by itself where it is too wide for the page."""
    heads = [tag("th", title, scope="col") for title in told.head]
    inner = [
        tag("caption", told.caption),
        tag("thead", tag("tr", *heads)),
        tag("tbody", *[_row(first, cells) for first, *cells in told.rows]),
    ]
    return tag(
        "div", tag("table", *inner), class_="scroll", role="region", aria_label=told.caption, tabindex="0"
    )


def section(title: str, *children: str) -> Html:
    return tag("section", tag("h2", title), *children)


def figure(svg: str, caption: str) -> Html:
    """Return a picture with a caption, which is also read out in its place."""
    picture = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
    return tag("figure", Html(picture), tag("figcaption", caption))


def beside(drawn: Html, told: Html) -> Html:
    """Return a picture and a table next to each other, where there is room."""
    return tag("div", drawn, told, class_="with-chart")


def _row(first: str, cells: Sequence[str]) -> Html:
    return tag("tr", tag("th", first, scope="row"), *[tag("td", cell) for cell in cells])


def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
