"""Everything that can be chosen in the castle, every question asked, and why something cannot be chosen."""

from darkling.games.castle.cards import PIECES, SQUARES
from darkling.games.darkworld.rules.lexicon import Lexicon, Prompts, Reasons
from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary
from darkling.table.rule import WhyNot

HERO_TURN = Prompt("hero-turn", "DW-HERO-02")
ADD_HITS = Prompt("add-hits", "DW-CARD-03")
ADD_MISSES = Prompt("add-misses", "DW-CARD-01")
TAKE_ITEM = Prompt("take-item", "DW-HBLOW-08")
CHOOSE_FIGURE = Prompt("choose-figure", "DW-PLACE-02")
CHOOSE_ITEM = Prompt("choose-item", "DW-PLACE-04")
CHOOSE_SQUARE = Prompt("choose-square", "DW-PLACE-05")
KORAK_TURN = Prompt("korak-turn", "DW-KORAK-01")
MONSTER_TURN = Prompt("monster-turn", "DW-KORAK-01")
PLACE_A_CHEST = Prompt("place-a-chest", "DW-SETUP-09")
RAISE_THE_BLAST = Prompt("raise-the-blast", "DW-ITEM-10")
LAND_ON = Prompt("land-on", "DW-TELE-02")
MOVE_AWAY = Prompt("move-away", "DW-SECR-03")
LOSE_SOMETHING = Prompt("lose-something", "DW-ARENA-06")
RETURN_A_CARD = Prompt("return-a-card", "DW-VAR-01")

PROMPTS = Prompts(
    hero_turn=HERO_TURN,
    add_hits=ADD_HITS,
    add_misses=ADD_MISSES,
    take_item=TAKE_ITEM,
    choose_figure=CHOOSE_FIGURE,
    choose_item=CHOOSE_ITEM,
    choose_square=CHOOSE_SQUARE,
    overlord_turn=KORAK_TURN,
    monster_turn=MONSTER_TURN,
)
REASONS = Reasons(
    all_hit_points=WhyNot("potion", "DW-ITEM-06"),
    above_limit=WhyNot("limit", "DW-PLACE-02"),
)
GUARDED = WhyNot("guarded", "DW-CHEST-02")
GOLDEN = WhyNot("golden", "DW-R-48")

VOCABULARY = Vocabulary()
LEXICON = Lexicon(VOCABULARY, SQUARES, PIECES, PROMPTS, REASONS)
CHEST = VOCABULARY.over("chest", SQUARES)
SEARCH = VOCABULARY.bare("search")
OPEN_CHEST = VOCABULARY.bare("open")
THROW = VOCABULARY.over("throw", SQUARES)
PLATFORM = VOCABULARY.bare("platform")
LAND = VOCABULARY.over("land", SQUARES)
RETREAT = VOCABULARY.over("retreat", SQUARES)
HAUNTER = VOCABULARY.bare("haunter")
LOSE_ITEM = VOCABULARY.over("lose_item", PIECES.item_codes)
LOSE_FIGURE = VOCABULARY.over("lose_figure", PIECES.figure_codes)
LOSE_HIT = VOCABULARY.bare("lose_hit")
LOSE_MISS = VOCABULARY.bare("lose_miss")
LOSE_COIN = VOCABULARY.bare("lose_coin")
