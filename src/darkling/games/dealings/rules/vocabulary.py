"""Everything that can be chosen in Dark Dealings, and every question asked."""

from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES, SIDES
from darkling.table.decision import Prompt
from darkling.table.option import Option, Vocabulary

VOCABULARY = Vocabulary()


def _by_face(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Index options over Defense Cards by the faces of the cards."""
    return tuple([option for option in options for _ in range(SIDES)])


KEEP = VOCABULARY.over("keep", HERO_CODES)
DROP = VOCABULARY.over("drop", HERO_CODES)
REVEAL = VOCABULARY.over("reveal", HERO_CODES)
TAKE = VOCABULARY.over("take", DEFENSE_CODES)
FIGHT = VOCABULARY.bare("fight")
DISCARD = VOCABULARY.bare("discard")
DETOUR_WITH = _by_face(VOCABULARY.over("detour", DEFENSE_CODES))
TRASH = _by_face(VOCABULARY.over("trash", DEFENSE_CODES))
STRIKE = _by_face(VOCABULARY.over("strike", DEFENSE_CODES))
ROTATE = _by_face(VOCABULARY.over("rotate", DEFENSE_CODES))
DONE = VOCABULARY.bare("done")
FIRST = VOCABULARY.over("first", HERO_CODES)
FLIP = VOCABULARY.bare("flip")
YIELD = VOCABULARY.bare("yield")
LURE = VOCABULARY.over("lure", HERO_CODES)

KEEP_A_HERO = Prompt("keep-a-hero", "DD-HERO-02")
DROP_A_HERO = Prompt("drop-a-hero", "DD-HERO-05")
REVEAL_A_HERO = Prompt("reveal-a-hero", "DD-DEF-03")
TAKE_A_DEFENSE = Prompt("take-a-defense", "DD-DEF-04")
FIGHT_OR_DISCARD = Prompt("fight-or-discard", "DD-CBT-03")
PAY_THE_TOLL = Prompt("pay-the-toll", "DD-HAB-03")
STRIKE_OR_STOP = Prompt("strike-or-stop", "DD-CBT-06")
ROTATE_ANOTHER = Prompt("rotate-another", "DD-DAB-01")
WHICH_FIRST = Prompt("which-first", "DD-R-06")
FLIP_A_HERO = Prompt("flip-a-hero", "DD-HARD-01")
FIGHT_OR_YIELD = Prompt("fight-or-yield", "DD-R-36")
GIVE_GROUND = Prompt("give-ground", "DD-HAB-07")
LURE_A_HERO = Prompt("lure-a-hero", "DD-SOLO-04")
TAKE_FROM_THE_ROW = Prompt("take-from-the-row", "DD-SOLO-04")
