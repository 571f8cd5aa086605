"""Lines of text on the table: columns, and parts side by side."""

from collections.abc import Sequence

from textual.content import Content

GAP = "   "
"""Between two parts of a line."""


def column(content: Content, width: int) -> Content:
    """Return something as wide as its column, at least."""
    return content.pad_right(max(0, width - content.cell_length))


def packed(parts: Sequence[Content], width: int) -> list[Content]:
    """Return parts in as few lines as they take, none of them broken."""
    lines: list[Content] = []
    for part in parts:
        if lines and len(lines[-1]) + len(GAP) + len(part) <= width:
            lines[-1] = lines[-1] + GAP + part
        else:
            lines.append(part)
    return lines
