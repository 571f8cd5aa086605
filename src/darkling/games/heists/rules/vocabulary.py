"""Everything that can be chosen in Dark Heists, and every question asked."""

from darkling.games.heists.cards import (
    FIRST_HEIST,
    FIRST_LARCENY,
    HEIST_CODES,
    LARCENY_CODES,
    SCOUNDREL_CODES,
    from_card,
)
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option, Vocabulary

MOST_PLAYERS = 4
AUTO: Seat = MOST_PLAYERS
"""Stands for the Auto Player where a rule speaks of seats."""
NOBODY: Seat = -1
ALONE: Seat = 0
"""Who plays against the Auto Player."""

VOCABULARY = Vocabulary()


def _from(first: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Index options by card number, where the cards begin at `first`."""
    return from_card(first, options, blank=options[0])


STREETS = VOCABULARY.bare("streets")
HEIST = VOCABULARY.bare("heist")
BASIC = VOCABULARY.bare("basic")
ADVANCED = VOCABULARY.bare("advanced")
PLAN = _from(FIRST_HEIST, VOCABULARY.over("plan", HEIST_CODES))
CRIME_WITH = VOCABULARY.over("crime", SCOUNDREL_CODES)
SWAY_WITH = VOCABULARY.over("sway", SCOUNDREL_CODES)
ALL_CRIME = VOCABULARY.bare("all_crime")
ALL_SWAY = VOCABULARY.bare("all_sway")
ACTIVATE = VOCABULARY.over("activate", SCOUNDREL_CODES)
ACTIVATE_SECOND = VOCABULARY.over("activate_second", SCOUNDREL_CODES)
COIN_CRIME = VOCABULARY.over("coin_crime", SCOUNDREL_CODES)
COIN_SWAY = VOCABULARY.over("coin_sway", SCOUNDREL_CODES)
SETTLE_COIN = VOCABULARY.bare("settle_coin")
SETTLE_HEAT = VOCABULARY.bare("settle_heat")
RECRUIT = VOCABULARY.over("recruit", SCOUNDREL_CODES)
LARCENY = VOCABULARY.bare("larceny")
PLAY = _from(FIRST_LARCENY, VOCABULARY.over("play", LARCENY_CODES))
USE_PERMANENT = _from(FIRST_HEIST, VOCABULARY.over("permanent", HEIST_CODES))
END_TURN = VOCABULARY.bare("end_turn")
ATTEMPT_CRIME = VOCABULARY.bare("attempt_crime")
ATTEMPT_SWAY = VOCABULARY.bare("attempt_sway")
GIVE_UP = VOCABULARY.bare("give_up")
TARGET = VOCABULARY.over("target", ("P1", "P2", "P3", "P4", "auto"))
BURY_HAND = VOCABULARY.over("bury_hand", SCOUNDREL_CODES)
BURY_DISCARD = VOCABULARY.over("bury_discard", SCOUNDREL_CODES)
DRAW_ONE = VOCABULARY.bare("draw")
TAKE_BONUS = VOCABULARY.bare("take")
DECLINE = VOCABULARY.bare("decline")
TO_CRIME = VOCABULARY.bare("to_crime")
TO_SWAY = VOCABULARY.bare("to_sway")
PAY = VOCABULARY.bare("pay")
REFUSE = VOCABULARY.bare("refuse")
TAKE_HEAT = VOCABULARY.bare("take_heat")
OFFER = VOCABULARY.over("offer", tuple([str(coins) for coins in range(MOST_PLAYERS + 1)]))

CHOOSE_A_TURN = Prompt("choose-a-turn", "DH-TURN-02")
BASIC_OR_ADVANCED = Prompt("basic-or-advanced", "DH-HEIST-01")
PLAN_A_HEIST = Prompt("plan-a-heist", "DH-HEIST-01")
RECRUIT_OR_STEAL = Prompt("recruit-or-steal", "DH-R-05")
MEET_THE_CHALLENGE = Prompt("meet-the-challenge", "DH-HEIST-04")
STEAL_FROM = Prompt("steal-from", "DH-ABIL-07")
RANSOM_WHOM = Prompt("ransom-whom", "DH-ABIL-12")
INFLICT_ON = Prompt("inflict-on", "DH-ABIL-19")
BURY_A_CARD = Prompt("bury-a-card", "DH-ABIL-11")
DRAW_OR_BURY_A_CARD = Prompt("draw-or-bury", "DH-ABIL-20")
TAKE_THE_BONUS = Prompt("take-the-bonus", "DH-HEIST-06")
CRIME_OR_SWAY = Prompt("crime-or-sway", "DH-R-46")
PAY_THE_RANSOM = Prompt("pay-the-ransom", "DH-R-29")
PAY_OR_TAKE_HEAT = Prompt("pay-or-take-heat", "DH-COP-04")
PAY_AGAINST_THE_SWEEP = Prompt("pay-against-the-sweep", "DH-COP-06")
