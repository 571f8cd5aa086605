"""Answers in Attack the Darkness that have no place of their own: each behind its number, in a line."""

from textual.content import Content

from darkling.table.option import Option
from darkling.terminal.palette import BONE
from darkling.terminal.tables.sketch import Sketch

CHIP = 4
"""How wide a number is, with the blank behind it."""


def deed(sketch: Sketch, option: Option) -> Content:
    """Draw an option in a line; all of its words stand below the question."""
    told = Content.styled(sketch.scene.words.option_now(option, sketch.view), BONE)
    return sketch.chip(option.name) + told.truncate(sketch.width - CHIP, ellipsis=True)
