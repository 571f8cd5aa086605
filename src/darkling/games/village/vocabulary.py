"""Everything that can be chosen in the Village of Fear, and every question asked."""

from importlib.resources import files

from darkling.games.darkworld.lexicon import Lexicon, Prompts
from darkling.games.darkworld.pieces import Pieces
from darkling.games.village.board import BUILDINGS, POINTS, SQUARES
from darkling.table.cards import card_folder
from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary

PIECES = Pieces(card_folder("village", files(__package__) / "cards"))

ACT_WITH_HERO = Prompt("act-with-hero", "DV-HERO-01")
ADD_HITS = Prompt("add-hits", "DV-COMB-04")
ADD_MISSES = Prompt("add-misses", "DV-COMB-04")
TAKE_THE_ITEM = Prompt("take-the-item", "DV-COMB-02")
PLACE_A_MONSTER = Prompt("place-a-monster", "DV-PLACE-01")
GIVE_IT_AN_ITEM = Prompt("give-it-an-item", "DV-PLACE-03")
PUT_IT_ON_A_SQUARE = Prompt("put-it-on-a-square", "DV-PLACE-04")
ACT_AS_WARLORD = Prompt("act-as-warlord", "DV-WTURN-01")
ACT_WITH_MONSTER = Prompt("act-with-monster", "DV-WTURN-01")

VOCABULARY = Vocabulary()
LEXICON = Lexicon(
    VOCABULARY,
    SQUARES,
    PIECES,
    Prompts(
        hero_turn=ACT_WITH_HERO,
        add_hits=ADD_HITS,
        add_misses=ADD_MISSES,
        take_item=TAKE_THE_ITEM,
        choose_figure=PLACE_A_MONSTER,
        choose_item=GIVE_IT_AN_ITEM,
        choose_square=PUT_IT_ON_A_SQUARE,
        overlord_turn=ACT_AS_WARLORD,
        monster_turn=ACT_WITH_MONSTER,
    ),
)
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
CHOOSE_THE_GUARD = Prompt("choose-the-guard", "DV-SETUP-15")
CHOOSE_AN_ITEM = Prompt("choose-an-item", "DV-EVENT-01")
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
ACT_WITH_WOLF = Prompt("act-with-wolf", "DV-WTURN-02")
ACT_WITH_LURKER = Prompt("act-with-lurker", "DV-WTURN-02")
