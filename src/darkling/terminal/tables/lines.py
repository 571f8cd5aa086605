"""Lines of text on the table: columns, and parts side by side."""

from collections.abc import Sequence

from textual.content import Content

GAP = Content("   ")
"""Between two parts of a line."""


def column(content: Content, width: int) -> Content:
    """Return something as wide as its column, at least."""
    return content.pad_right(max(0, width - content.cell_length))


def packed(parts: Sequence[Content], width: int, gap: Content = GAP) -> list[Content]:
    """Return parts in as few lines as they take, none of them broken."""
    lines: list[Content] = []
    for part in parts:
        if lines and len(lines[-1]) + len(gap) + len(part) <= width:
            lines[-1] = lines[-1] + gap + part
        else:
            lines.append(part)
    return lines


def columns(cells: Sequence[Content], width: int) -> list[Content]:
    """Return cells in two columns from top to bottom, cut off where they are too long."""
    high = -(-len(cells) // 2)
    half = width // 2
    rows = [[column(cell.truncate(half - 1), half) for cell in cells[at::high]] for at in range(high)]
    return [Content("").join(row) for row in rows]
