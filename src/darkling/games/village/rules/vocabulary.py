"""Everything that can be chosen in the village, every question asked, and why something cannot be chosen."""

from darkling.games.darkworld.rules.lexicon import Lexicon, Prompts, Reasons
from darkling.games.village.cards import PIECES
from darkling.games.village.cards.board import BUILDINGS, POINTS, SQUARES
from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary
from darkling.table.rule import WhyNot

HERO_TURN = Prompt("hero-turn", "DV-HERO-01")
ADD_HITS = Prompt("add-hits", "DV-COMB-04")
ADD_MISSES = Prompt("add-misses", "DV-COMB-04")
TAKE_ITEM = Prompt("take-item", "DV-COMB-02")
CHOOSE_FIGURE = Prompt("choose-figure", "DV-PLACE-01")
CHOOSE_ITEM = Prompt("choose-item", "DV-PLACE-03")
CHOOSE_SQUARE = Prompt("choose-square", "DV-PLACE-04")
WARLORD_TURN = Prompt("warlord-turn", "DV-WTURN-01")
MONSTER_TURN = Prompt("monster-turn", "DV-WTURN-01")

VOCABULARY = Vocabulary()
LEXICON = Lexicon(
    VOCABULARY,
    SQUARES,
    PIECES,
    Prompts(
        hero_turn=HERO_TURN,
        add_hits=ADD_HITS,
        add_misses=ADD_MISSES,
        take_item=TAKE_ITEM,
        choose_figure=CHOOSE_FIGURE,
        choose_item=CHOOSE_ITEM,
        choose_square=CHOOSE_SQUARE,
        overlord_turn=WARLORD_TURN,
        monster_turn=MONSTER_TURN,
    ),
    Reasons(
        all_hit_points=WhyNot("potion", "DV-ITEM-02"),
        above_limit=WhyNot("limit", "DV-PLACE-02"),
    ),
)
SEALED = WhyNot("sealed", "DV-KARR-04")
GUARDED = WhyNot("guarded", "DV-TREAS-01")
NO_KEY = WhyNot("key", "DV-KEY-01")
HIDE_KEY = VOCABULARY.over("hide_key", BUILDINGS)
HIDE = VOCABULARY.over("hide", BUILDINGS)
TREASURE = VOCABULARY.bare("treasure")
KEY = VOCABULARY.bare("key")
HOSTAGE = VOCABULARY.bare("hostage")
WOLF_AWAY = VOCABULARY.bare("whip_wolf")
KARRION_AWAY = VOCABULARY.bare("whip_karrion")
STAY = VOCABULARY.bare("stay")
SEWER = VOCABULARY.over("sewer", SQUARES)
LOSE_ITEM = VOCABULARY.over("lose_item", PIECES.item_codes)
LOSE_HIT = VOCABULARY.bare("lose_hit")
LOSE_MISS = VOCABULARY.bare("lose_miss")
LOSE_COIN = VOCABULARY.bare("lose_coin")
_POINT_NAMES = [SQUARES[point] for point in POINTS]
SNEAK = VOCABULARY.over("sneak", _POINT_NAMES)
PROWL = VOCABULARY.over("prowl", _POINT_NAMES)
LOOK = VOCABULARY.bare("look")
LOOK_AWAY = VOCABULARY.bare("look_away")
WOLF = VOCABULARY.bare("wolf")
LURKER = VOCABULARY.bare("lurker")
RECALL = VOCABULARY.over("recall", BUILDINGS)

HIDE_THE_KEY = Prompt("hide-the-key", "DV-SETUP-08")
HIDE_A_WEAPON = Prompt("hide-a-weapon", "DV-SETUP-08")
BUY_AN_ITEM = Prompt("buy-an-item", "DV-EVENT-01")
THROUGH_THE_CELLARS = Prompt("through-the-cellars", "DV-EVENT-01")
LOSE_SOMETHING = Prompt("lose-something", "DV-EVENT-01")
SEND_THE_WOLF = Prompt("send-the-wolf", "DV-EVENT-01")
USE_THE_WHIP = Prompt("use-the-whip", "DV-ITEM-04")
WHIP_THE_WOLF = Prompt("whip-the-wolf", "DV-R-37")
LEAVE_THE_SEWERS = Prompt("leave-the-sewers", "DV-R-40")
TAKE_THE_LAIR_KEY = Prompt("take-the-lair-key", "DV-SEWER-06")
SNEAK_ON = Prompt("sneak-on", "DV-TRIAL-06")
PROWL_ON = Prompt("prowl-on", "DV-TRIAL-07")
LOOK_AT_THE_CARD = Prompt("look-at-the-card", "DV-BOSS-04")
WOLF_TURN = Prompt("wolf-turn", "DV-WTURN-02")
LURKER_TURN = Prompt("lurker-turn", "DV-WTURN-02")
