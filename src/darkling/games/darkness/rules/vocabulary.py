"""Everything that can be chosen in Attack the Darkness, and every question asked."""

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    CLASS_CODES,
    FOE_CODES,
    ITEM_CODES,
    RESOURCE_CODES,
    TILE,
)
from darkling.games.darkness.cards.verbs import VERBS
from darkling.games.darkness.rules.settings import DUNGEONS
from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary

MOST_PLAYERS = 12
MOST_TILES = 24
"""No encounter has more (AD-R-14)."""
SQUARES = tuple([f"{square}" for square in range(MOST_TILES * len(TILE))])
"""A square is its tile * 12 + its cell, the same number in every map."""
TILES = tuple([f"{tile}" for tile in range(MOST_TILES)])
BOXES = 12
"""A square can lie in so many places of an area, upright or lying."""
PLACES_BESIDE = 28
"""A tile can lie beside another in at most so many places."""
MOST_X = 99
"""More than all resource cards of a deck give together, with all that helps to pay."""
PARTS = 12
"""Of an action: those of its AC, then one for each RC that has one of its own."""

VOCABULARY = Vocabulary()

PASS = VOCABULARY.bare("pass", passes=True)
"""Do not react."""
# Set-up.
CLASS = VOCABULARY.over("class", CLASS_CODES)
SAMPLE = VOCABULARY.bare("sample")
CUSTOM = VOCABULARY.bare("custom")
DECK_ADD_RC = VOCABULARY.over("deck_add_rc", RESOURCE_CODES)
DECK_DROP_RC = VOCABULARY.over("deck_drop_rc", RESOURCE_CODES)
DECK_ADD_AC = VOCABULARY.over("deck_add_ac", ACTION_CODES)
DECK_DROP_AC = VOCABULARY.over("deck_drop_ac", ACTION_CODES)
DONE = VOCABULARY.bare("done")
"""Enough: of paying, of targets, of building, of gifts."""
NEXT = VOCABULARY.over("next", [str(seat) for seat in range(MOST_PLAYERS)])
"""Who is next in the marching order."""
DUNGEON = VOCABULARY.over("dungeon", DUNGEONS)
# Maps and where everyone stands.
VERTICAL = VOCABULARY.bare("vertical")
HORIZONTAL = VOCABULARY.bare("horizontal")
BESIDE = VOCABULARY.over("beside", TILES)
OFFSET = VOCABULARY.over("offset", [str(place) for place in range(PLACES_BESIDE)])
STAND = VOCABULARY.over("stand", SQUARES)
ON_TILE = VOCABULARY.over("on_tile", TILES)
# A hero's turn.
DRAW_UP = VOCABULARY.bare("draw_up")
FREE_MOVE = VOCABULARY.bare("free_move")
PLAY = VOCABULARY.over("play", ACTION_CODES)
SOLO = VOCABULARY.over("solo", RESOURCE_CODES)
USE = VOCABULARY.over("use", ITEM_CODES)
USE_ADVANCEMENT = VOCABULARY.over("use_advancement", ADVANCEMENT_CODES)
ABILITY = VOCABULARY.bare("ability")
END_TURN = VOCABULARY.bare("end_turn")
KEEP_HAND = VOCABULARY.bare("keep_hand")
DISCARD_HAND = VOCABULARY.bare("discard_hand")
# An action: paying for it, what it is made of, whom it is for.
ADD = VOCABULARY.over("add", RESOURCE_CODES)
FLOAT = VOCABULARY.bare("float")
"""Pay with what is left over of a card that splits."""
AS = VOCABULARY.over("as", ["S", "F", "M"])
X = VOCABULARY.over("x", [str(amount) for amount in range(MOST_X + 1)])
DISCARD_AC = VOCABULARY.over("discard_ac", ACTION_CODES)
DISCARD_RC = VOCABULARY.over("discard_rc", RESOURCE_CODES)
RANDOM_CARD = VOCABULARY.bare("random_card")
"""Discard any card, whichever it is."""
PART = VOCABULARY.over("part", [str(part) for part in range(PARTS)])
LEAVE_OUT = VOCABULARY.over("leave_out", list(VERBS))
TARGET = VOCABULARY.over("target", SQUARES)
"""Whoever stands on the square (AD-R-62)."""
AIM = VOCABULARY.over("aim", SQUARES)
BOX = VOCABULARY.over("box", [str(box) for box in range(BOXES)])
GO = VOCABULARY.over("go", SQUARES)
PUSH = VOCABULARY.over("push", SQUARES)
STAY = VOCABULARY.bare("stay")
NO_PUSH = VOCABULARY.bare("no_push")
SKIP = VOCABULARY.bare("skip")
"""Leave out what is offered."""
DRAW = VOCABULARY.bare("draw")
LOOK = VOCABULARY.bare("look")
TAKE_AC = VOCABULARY.over("take_ac", ACTION_CODES)
TAKE_RC = VOCABULARY.over("take_rc", RESOURCE_CODES)
EITHER = VOCABULARY.over("either", ["0", "1"])
"""Of two alternatives on a card."""
# Dominated monsters.
ATTACK = VOCABULARY.over("attack", SQUARES)
# Clearing the room.
REVIVE = VOCABULARY.over("revive", [str(hero) for hero in range(MOST_PLAYERS)])
REST = VOCABULARY.bare("rest")
EXPLORE = VOCABULARY.bare("explore")
NOTHING = VOCABULARY.bare("nothing")
RESHUFFLE = VOCABULARY.bare("reshuffle")
GIVE = VOCABULARY.over("give", ITEM_CODES)
TO = VOCABULARY.over("to", [str(hero) for hero in range(MOST_PLAYERS)])
ACCEPT = VOCABULARY.bare("accept")
REFUSE = VOCABULARY.bare("refuse")
FLIP = VOCABULARY.over("flip", TILES)
DIG = VOCABULARY.bare("dig")
STOP = VOCABULARY.bare("stop")
KEEP_ITEM = VOCABULARY.over("keep", ITEM_CODES)
DROP_ITEM = VOCABULARY.over("drop", ITEM_CODES)
LEAVE = VOCABULARY.bare("leave")
GO_ON = VOCABULARY.bare("go_on")
# Advancement.
TRAIN = VOCABULARY.bare("train")
DECLINE = VOCABULARY.bare("decline")
ADVANCE = VOCABULARY.over("advance", ADVANCEMENT_CODES)
# A game master.
ENLIST = VOCABULARY.over("enlist", FOE_CODES)
PROPOSE = VOCABULARY.bare("propose")
"""Let the rules do the rest, as they do where nobody is game master."""
AS_PRINTED = VOCABULARY.bare("as_printed")
"""Let a monster go on as its card says."""
ALL_AS_PRINTED = VOCABULARY.bare("all_as_printed")
"""The same for all that follow in this phase."""
DEFEND = VOCABULARY.bare("defend")
TAKE_IT = VOCABULARY.bare("take_it")

# Set-up.
CHOOSE_A_CLASS = Prompt("choose-a-class", "AD-BLD-01")
SAMPLE_OR_OWN = Prompt("sample-or-own", "AD-PRE-01")
BUILD_THE_RESOURCES = Prompt("build-the-resources", "AD-BLD-04")
BUILD_THE_ACTIONS = Prompt("build-the-actions", "AD-BLD-08")
WHO_MARCHES_NEXT = Prompt("who-marches-next", "AD-PRE-03")
WHICH_DUNGEON = Prompt("which-dungeon", "AD-R-131")
# Maps.
LAY_WHICH_WAY = Prompt("lay-which-way", "AD-MAP-06")
LAY_BESIDE = Prompt("lay-beside", "AD-MAP-07")
LAY_WHERE = Prompt("lay-where", "AD-MAP-07")
STAND_WHERE = Prompt("stand-where", "AD-MAP-11")
WHICH_TILE = Prompt("which-tile", "AD-POP-05")
# A hero's turn.
DRAW_YOUR_CARDS = Prompt("draw-your-cards", "AD-ENC-05")
YOUR_TURN = Prompt("your-turn", "AD-ENC-07")
KEEP_OR_DISCARD = Prompt("keep-or-discard", "AD-ENC-08")
SECOND_BREATH = Prompt("second-breath", "AD-R-34")
MOVE_WHERE = Prompt("move-where", "AD-MOV-06")
# An action.
PAY_FOR_IT = Prompt("pay-for-it", "AD-AC-06")
GIVE_AS = Prompt("give-as", "AD-RC-07")
HOW_MUCH_X = Prompt("how-much-x", "AD-X-02")
ADD_TO_IT = Prompt("add-to-it", "AD-EQ-03")
DISCARD_WHICH = Prompt("discard-which", "AD-R-64")
DISCARD_AT_RANDOM = Prompt("discard-at-random", "AD-R-64")
WHICH_PART = Prompt("which-part", "AD-R-61")
CHOOSE_TARGET = Prompt("choose-target", "AD-TGT-01")
NEXT_HIT = Prompt("next-hit", "AD-R-50")
AIM_THE_AREA = Prompt("aim-the-area", "AD-TGT-05")
WHICH_BOX = Prompt("which-box", "AD-R-08")
MOVE_BY_CARD = Prompt("move-by-card", "AD-MOV-07")
PUSH_WHERE = Prompt("push-where", "AD-PSH-01")
DRAW_OR_SKIP = Prompt("draw-or-skip", "AD-ORD-04")
TAKE_WHICH = Prompt("take-which", "AD-RC-06")
CYCLE_WHICH = Prompt("cycle-which", "AD-CLS-03")
KEEP_ON_TOP = Prompt("keep-on-top", "AD-RC-06")
WHICH_OF_TWO = Prompt("which-of-two", "AD-CLS-03")
USE_ABILITY = Prompt("use-ability", "AD-CLS-03")
BREATH_TO_KEEP = Prompt("breath-to-keep", "AD-FAT-02")
# Other people's turns.
REACT = Prompt("react", "AD-TYP-05")
STRIKE_THE_LEAVING = Prompt("strike-the-leaving", "AD-R-119")
STAY_UP = Prompt("stay-up", "AD-HP-03")
STUNNED = Prompt("stunned", "AD-PVP-10")
COMMAND_MONSTER = Prompt("command-monster", "AD-R-38")
MORE_COME = Prompt("more-come", "AD-BOS-08")
# Clearing the room.
KEEP_OR_DISCARD_CLEARING = Prompt("keep-or-discard-clearing", "AD-CLR-01")
REVIVE_REST_EXPLORE = Prompt("revive-rest-explore", "AD-CLR-02")
RESHUFFLE_OR_NOT = Prompt("reshuffle-or-not", "AD-CLR-07")
GIVE_WHAT = Prompt("give-what", "AD-CLR-08")
GIVE_TO_WHOM = Prompt("give-to-whom", "AD-CLR-08")
ACCEPT_GIFT = Prompt("accept-gift", "AD-EQ-08")
FLIP_WHICH = Prompt("flip-which", "AD-CLR-09")
KEEP_THE_FIND = Prompt("keep-the-find", "AD-EQ-07")
DROP_WHICH = Prompt("drop-which", "AD-EQ-06")
ANSWER_THE_MYSTERY = Prompt("answer-the-mystery", "AD-CLR-09")
CHANGE_THE_DECK = Prompt("change-the-deck", "AD-BLD-10")
# Between encounters.
GO_DEEPER = Prompt("go-deeper", "AD-PRE-02")
TRAIN_OR_NOT = Prompt("train-or-not", "AD-LVL-01")
WHICH_ADVANCEMENT = Prompt("which-advancement", "AD-LVL-02")
# A game master.
ENLIST_WHOM = Prompt("enlist-whom", "AD-GM-03")
MUSTER_ON_TILE = Prompt("muster-on-tile", "AD-R-108")
PLACE_MONSTER = Prompt("place-monster", "AD-GM-04")
LEAD_MONSTER = Prompt("lead-monster", "AD-GM-05")
SHOVE_WHERE = Prompt("shove-where", "AD-GM-05")
BREATHE_WHERE = Prompt("breathe-where", "AD-GM-05")
WHICH_BREATH = Prompt("which-breath", "AD-GM-05")
DEFEND_OR_NOT = Prompt("defend-or-not", "AD-R-44")
