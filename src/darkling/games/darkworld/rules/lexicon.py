"""What can be chosen in every Dark World game, over the squares and pieces of one."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkworld.cards.pieces import Pieces
from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary
from darkling.table.rule import WhyNot

MOST_HITS, MOST_MISSES = 3, 2
"""So many cards a bout (DW-CARD-01, DW-CARD-03)."""


@dataclass(frozen=True)
class Prompts:
    """The questions of every Dark World game, each with the rule of the game that asks it."""

    hero_turn: Prompt
    add_hits: Prompt
    add_misses: Prompt
    take_item: Prompt
    choose_figure: Prompt
    choose_item: Prompt
    choose_square: Prompt
    overlord_turn: Prompt
    monster_turn: Prompt


@dataclass(frozen=True)
class Reasons:
    """Why something cannot be chosen in any Dark World game, each with the rule of the game behind it."""

    all_hit_points: WhyNot
    above_limit: WhyNot


class Lexicon:
    """The options of every Dark World game; a game declares its own after them."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        squares: Sequence[str],
        pieces: Pieces,
        prompts: Prompts,
        reasons: Reasons,
    ) -> None:
        self.prompts = prompts
        self.reasons = reasons
        self.step = vocabulary.over("step", squares)
        self.attack = vocabulary.over("attack", squares)
        self.attack_boss = vocabulary.bare("attack_boss")
        self.use = vocabulary.over("use", pieces.item_codes)
        self.pick_up = vocabulary.over("pick_up", pieces.item_codes)
        self.fountain = vocabulary.bare("fountain")
        self.end_turn = vocabulary.bare("end_turn")
        self.hits = vocabulary.over("hits", [str(count) for count in range(MOST_HITS + 1)], passing=0)
        self.misses = vocabulary.over("misses", [str(count) for count in range(MOST_MISSES + 1)], passing=0)
        self.take = vocabulary.bare("take")
        self.leave = vocabulary.bare("leave")
        self.figure = vocabulary.over("figure", pieces.figure_codes)
        self.item = vocabulary.over("item", pieces.item_codes)
        self.square = vocabulary.over("square", squares)
        self.placed = vocabulary.bare("placed")
        self.activate = vocabulary.over("activate", squares)
        self.strike = vocabulary.over("strike", pieces.hero_codes)
        self.done = vocabulary.bare("done")
