"""What lies on the table and cannot be chosen, although it looks as if it might: why, and by which rule."""

from collections.abc import Callable, Mapping

from darkling.games.dealings.describe import DEFENSES, HEROES, name, side
from darkling.games.dealings.overview import current_fight, may_strike_again, own_seat, strikers
from darkling.games.dealings.rows import reach
from darkling.games.dealings.view import DefenseView, View
from darkling.games.dealings.vocabulary import (
    FIGHT_OR_DISCARD,
    FIGHT_OR_YIELD,
    GIVE_GROUND,
    KEEP_A_HERO,
    LURE_A_HERO,
    REVEAL_A_HERO,
    ROTATE_ANOTHER,
    STRIKE_OR_STOP,
    TAKE_FROM_THE_ROW,
)
from darkling.table.phrase import Phrase, phrase

Reason = tuple[str, Phrase, str]
"""The code of a card, one sentence why it cannot be chosen, and the id of the rule."""


def closed(prompt: str, view: View) -> list[Reason]:
    """Return the cards that might be chosen in answer to a question, and cannot be."""
    return REASONS[prompt](view) if prompt in REASONS else []


def _kept_already(view: View) -> list[Reason]:
    return [(code, phrase("closed-kept", hero=name(code)), "DD-HERO-02") for code in view.chosen]


def _shown_already(view: View) -> list[Reason]:
    return [(code, phrase("closed-shown", hero=name(code)), "DD-DEF-03") for code in view.chosen]


def _stranded(view: View) -> list[Reason]:
    heroes = [code for code in view.hero_row if code is not None and not reach(view, code)]
    return [(code, phrase("closed-stranded", hero=name(code)), "DD-R-41") for code in heroes]


def _out_of_reach(view: View) -> list[Reason]:
    assert view.lured is not None, "a defense is taken for a hero"
    within = reach(view, view.lured)
    cards = [code for code in view.defense_row if code is not None and code not in within]
    words = {code: phrase("closed-left", defense=name(code), hero=name(view.lured)) for code in cards}
    return [(code, words[code], "DD-SOLO-04") for code in cards]


def _no_detour(view: View) -> list[Reason]:
    """Return the Detours that have nobody to bring instead."""
    seat = own_seat(view)
    if seat.pile_size:
        return []
    cards = [card.card for card in seat.defenses if "detour" in DEFENSES[card.card].effects]
    return [(code, phrase("closed-detour", defense=name(code)), "DD-R-29") for code in cards]


def _gave_ground(view: View) -> list[Reason]:
    code = current_fight(view).gave_ground
    in_play = [card.card for card in own_seat(view).defenses]
    # One that was trashed by giving ground does not lie there any more.
    return [(code, phrase("closed-ground", defense=name(code)), "DD-R-20")] if code in in_play else []


def _striker(view: View) -> list[Reason]:
    code = current_fight(view).striker
    assert code is not None, "a card is rotated for a Heavy Hitter"
    return [(code, phrase("closed-striker", defense=name(code)), "DD-DAB-01")]


def _cannot_strike(view: View) -> list[Reason]:
    able = strikers(view)
    return [_why_not_strike(card, view) for card in own_seat(view).defenses if card not in able]


def _why_not_strike(card: DefenseView, view: View) -> Reason:
    fight = current_fight(view)
    words = {"defense": name(card.card), "hero": name(fight.hero)}
    if card.card in fight.struck and not may_strike_again(fight):
        return card.card, phrase("closed-struck", **words), "DD-CBT-11"
    up = DEFENSES[card.card].sides[card.side - 1]
    weak = HEROES[fight.hero].vulnerable
    if not set(up.types) & set(weak):
        return card.card, phrase("closed-type", **words, types=weak, side=side(up)), "DD-CBT-06"
    return card.card, phrase("closed-alone", **words), "DD-R-23"


REASONS: Mapping[str, Callable[[View], list[Reason]]] = {
    KEEP_A_HERO.key: _kept_already,
    REVEAL_A_HERO.key: _shown_already,
    LURE_A_HERO.key: _stranded,
    TAKE_FROM_THE_ROW.key: _out_of_reach,
    FIGHT_OR_DISCARD.key: _no_detour,
    FIGHT_OR_YIELD.key: _no_detour,
    GIVE_GROUND.key: _gave_ground,
    STRIKE_OR_STOP.key: _cannot_strike,
    ROTATE_ANOTHER.key: _striker,
}
