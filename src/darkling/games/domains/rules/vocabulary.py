"""Everything that can be chosen in Dark Domains, and every question asked."""

from darkling.games.domains.cards import (
    DECKS,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    MONSTER_CODES,
    SPELL_CODES,
    TILE_CODES,
)
from darkling.games.domains.cards.items import ITEM_CODES
from darkling.games.domains.rules.places import (
    FAR_LANDS_SLOTS,
    INN_SLOTS,
    PARTY_SLOTS,
    PLACE_CODES,
    SPACE_CODES,
    TAVERN_CODES,
)
from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary

MOST_PLAYERS = 5

VOCABULARY = Vocabulary()

DONE = VOCABULARY.bare("done", passes=True)
"""Use nothing more in a window."""
ENOUGH = VOCABULARY.bare("enough")
"""Buy, draw or build nothing more."""
DECLINE = VOCABULARY.bare("decline")
"""Take a minion back without its action (DM-RES-02), or leave out what is offered."""
TAKE = VOCABULARY.bare("take")
LOOK = VOCABULARY.bare("look")
FLIP = VOCABULARY.bare("flip")
LEAVE = VOCABULARY.bare("leave")
TAKE_BACK = VOCABULARY.bare("take_back")
ROLL = VOCABULARY.bare("roll")
"""Roll the dice of an attack: that is all there is to do."""

PLACE = VOCABULARY.over("place", PLACE_CODES)
CORRUPT = VOCABULARY.over("corrupt", SPACE_CODES)
"""Send a minion to a light tile of one's own."""
AT = VOCABULARY.over("at", SPACE_CODES)
STRIKE = VOCABULARY.over(
    "strike", [f"{seat}-{space}" for seat in range(MOST_PLAYERS) for space in SPACE_CODES]
)
CAST = VOCABULARY.over("cast", SPELL_CODES)
DROP = VOCABULARY.over("drop", SPELL_CODES)
USE = VOCABULARY.over("use", HENCHMAN_CODES)
SPECIAL = VOCABULARY.over("special", TILE_CODES)
BAR = VOCABULARY.over("bar", MONSTER_CODES)
BUILD = VOCABULARY.over("build", TILE_CODES)
MINION = VOCABULARY.over("minion", [*PLACE_CODES[:-1], *[f"guild-{seat}" for seat in range(MOST_PLAYERS)]])
"""A minion by the Action Space on which it stands; in the Builder's Guild by its controller."""
MINION_IN_DOMAIN = VOCABULARY.over("own_minion", SPACE_CODES)
SEND = VOCABULARY.over("send", PLACE_CODES)
ADVENTURER = VOCABULARY.over("adventurer", PARTY_SLOTS)
HENCHMAN = VOCABULARY.over("henchman", [*HENCHMAN_CODES, *INN_SLOTS, *FAR_LANDS_SLOTS])
MONSTER = VOCABULARY.over("monster", MONSTER_CODES)
SEAT = VOCABULARY.over("seat", [str(seat) for seat in range(MOST_PLAYERS)])
SKULLS_PAID = VOCABULARY.over("skulls", [str(amount) for amount in range(7)])
DECK = VOCABULARY.over("deck", DECKS)
ELEMENT = VOCABULARY.over("element", ITEM_CODES[2:6])
BUY = VOCABULARY.over("buy", ITEM_CODES[6:10])
TIMES = VOCABULARY.over("times", [str(amount) for amount in range(7)])
SIDE = VOCABULARY.over("side", ["light", "dark"])
ORDER = VOCABULARY.over("order", FORTUNE_CODES)
TAVERN = VOCABULARY.over("tavern", TAVERN_CODES)

# Set-up.
DRAW_A_SPELL = Prompt("draw-a-spell", "DM-COUN-01")
TAKE_AN_ELEMENT = Prompt("take-an-element", "DM-SET-15")
# What cards ask for, in whichever phase.
GUARD_A_SPACE = Prompt("guard-a-space", "DM-FORT-10")
FLIP_A_TILE = Prompt("flip-a-tile", "DM-TILE-06")
PLACE_A_MONSTER = Prompt("place-a-monster", "DM-NIK-03")
TRADE_HOW_OFTEN = Prompt("trade-how-often", "DM-HEN-06")
LOSE_AN_ELEMENT = Prompt("lose-an-element", "DM-R-100")
LOSE_A_SPELL = Prompt("lose-a-spell", "DM-R-100")
SELL_A_SPELL = Prompt("sell-a-spell", "DM-FORT-06")
SACRIFICE_A_MONSTER = Prompt("sacrifice-a-monster", "DM-R-52")
ORDER_THE_FORTUNE = Prompt("order-the-fortune", "DM-SEER-03")
# Windows, in the order of a turn.
USE_BEFORE = Prompt("use-before", "DM-BEF-01")
USE_AFTER = Prompt("use-after", "DM-PLACE-06")
USE_ON_A_PARTY = Prompt("use-on-a-party", "DM-ADV-04")
RAISE_THE_DEFENSE = Prompt("raise-the-defense", "DM-ADV-06")
ROLL_THE_DICE = Prompt("roll-the-dice", "DM-ADV-08")
SAVE_WHAT_YOU_CAN = Prompt("save-what-you-can", "DM-AFT-02")
STRIKE_A_RIVAL = Prompt("strike-a-rival", "DM-OPP-01")
USE_IN_PRODUCTION = Prompt("use-in-production", "DM-R-87")
USE_IN_THE_EVENING = Prompt("use-in-the-evening", "DM-EOT-01")
ANSWER_A_SPELL = Prompt("answer-a-spell", "DM-SPELL-08")
# What a use is aimed at, and paid with.
CHOOSE_OWN_SPACE = Prompt("choose-own-space", "DM-R-83")
CHOOSE_A_TARGET = Prompt("choose-a-target", "DM-R-78")
CHOOSE_A_MINION = Prompt("choose-a-minion", "DM-R-83")
SEND_THE_MINION = Prompt("send-the-minion", "DM-R-102")
CHOOSE_AN_ADVENTURER = Prompt("choose-an-adventurer", "DM-R-83")
SWAP_WITH = Prompt("swap-with", "DM-R-83")
CHOOSE_A_TAVERN = Prompt("choose-a-tavern", "DM-R-83")
CHOOSE_A_HENCHMAN = Prompt("choose-a-henchman", "DM-R-83")
CHOOSE_A_RIVAL = Prompt("choose-a-rival", "DM-R-83")
CHOOSE_A_MONSTER = Prompt("choose-a-monster", "DM-R-83")
PAY_WITH = Prompt("pay-with", "DM-SPELL-03")
# Placing and resolving minions.
PLACE_A_MINION = Prompt("place-a-minion", "DM-PLACE-01")
FLIP_OR_LEAVE = Prompt("flip-or-leave", "DM-R-10")
LOOK_AT_THE_FORTUNE = Prompt("look-at-the-fortune", "DM-SEER-01")
ELIMINATE_WHOM = Prompt("eliminate-whom", "DM-ASN-01")
PAY_IN_SKULLS = Prompt("pay-in-skulls", "DM-ASN-02")
MOVE_ON = Prompt("move-on", "DM-ASN-06")
TAKE_THE_TILE = Prompt("take-the-tile", "DM-ARCH-01")
TAKE_THE_HENCHMAN = Prompt("take-the-henchman", "DM-INN-01")
BUY_MATERIALS = Prompt("buy-materials", "DM-BLD-02")
REPLACE_WHOM = Prompt("replace-whom", "DM-TAV-01")
PLACE_THE_MERCENARY = Prompt("place-the-mercenary", "DM-DOCK-01")
BUY_THE_MONSTER = Prompt("buy-the-monster", "DM-NIK-01")
TAKE_THE_CHAIR = Prompt("take-the-chair", "DM-TOWN-01")
# The Foreman.
BUILD_OR_DONE = Prompt("build-or-done", "DM-FORE-01")
BUILD_WHERE = Prompt("build-where", "DM-FORE-03")
BUILD_WHICH_SIDE = Prompt("build-which-side", "DM-FORT-09")
