"""Every question of the game in its order, with all that is told beside it."""

from darkling.games.dealings.cards.files import DEFENSES, HEROES
from darkling.games.dealings.rules.choose_two import HEROES_TO_CHOOSE
from darkling.games.dealings.rules.solo_phase import PAIRS_PER_DEAL
from darkling.games.dealings.rules.state import left_of
from darkling.games.dealings.rules.vocabulary import (
    DROP_A_HERO,
    FIGHT_OR_DISCARD,
    FIGHT_OR_YIELD,
    FLIP_A_HERO,
    GIVE_GROUND,
    KEEP_A_HERO,
    LURE_A_HERO,
    PAY_THE_TOLL,
    REVEAL_A_HERO,
    ROTATE_ANOTHER,
    STRIKE_OR_STOP,
    TAKE_A_DEFENSE,
    TAKE_FROM_THE_ROW,
    WHICH_FIRST,
)
from darkling.games.dealings.sight.view import DealingsView
from darkling.games.dealings.telling import blocks
from darkling.games.dealings.telling.blocks import brought_by, current_fight, own_seat, weaknesses
from darkling.games.dealings.telling.cards import name, side
from darkling.table.telling import Figures, Question, by_prompt

# Choosing heroes.


def _to_keep(view: DealingsView) -> Figures:
    own = own_seat(view)
    passed = own.hand_size - HEROES_TO_CHOOSE
    return {**_to_choose(view), "passed": passed, "seat": left_of(own.seat, len(view.seats))}


def _to_choose(view: DealingsView) -> Figures:
    return {"more": HEROES_TO_CHOOSE - len(view.chosen)}


def _all_kept(view: DealingsView) -> Figures:
    own = own_seat(view)
    return {"count": own.kept_size + own.hand_size - 1}


def _on_offer(view: DealingsView) -> Figures:
    return {"count": len(view.available)}


def _hero(code: str, _view: DealingsView) -> Figures:
    return {"hero": name(code)}


# Taking defenses.


def _next_turn(view: DealingsView) -> Figures:
    """Return the hero that is used, and when its owner takes again in this round."""
    now, *later = view.order[view.taken :]
    seats = [pick.seat for pick in later]
    others = seats.index(now.seat) if now.seat in seats else len(seats)
    again = "never" if now.seat not in seats else "leftover" if others == len(seats) - 1 else "choice"
    return {"hero": name(now.hero or ""), "again": again, "others": others}


def _own_heroes(view: DealingsView) -> Figures:
    """Return what the viewer's heroes are weak to, as far as they may be looked at."""
    own = own_seat(view)
    heroes = (*(own.hand or ()), *own.revealed, *(own.pile or ()))
    return {"count": len(heroes), **weaknesses(heroes)}


def _to_lure(view: DealingsView) -> Figures:
    return {"more": PAIRS_PER_DEAL - view.hero_row.count(None)}


def _onto_the_pile(view: DealingsView) -> Figures:
    return {"hero": name(view.lured or ""), "before": own_seat(view).pile_size}


def _to_bring(view: DealingsView) -> Figures:
    code = view.lured or ""
    return {"hero": name(code), "types": HEROES[code].vulnerable, "count": len(brought_by(code, view))}


def _out_of_reach(code: str, view: DealingsView) -> Figures:
    return {"defense": name(code), "hero": name(view.lured or "")}


# Facing a hero.


def _after_the_next(view: DealingsView) -> Figures:
    return {"after": own_seat(view).pile_size - 1}


def _without_this_one(view: DealingsView) -> Figures:
    return {"best": own_seat(view).best_possible - 1}


def _faced(view: DealingsView) -> Figures:
    return {"hero": name(current_fight(view).hero)}


def _strength(view: DealingsView) -> Figures:
    """Return how many defenses can strike the hero, and what they are worth as they lie."""
    fight = current_fight(view)
    worth = sum([strike.total for strike in fight.strikes])
    return {**_faced(view), "count": len(fight.strikes), "worth": worth, "armor": fight.armor}


def _on_their_last_side(view: DealingsView) -> Figures:
    """Return how many of the defenses that may be turned would be trashed by it."""
    cards = [card for card in own_seat(view).defenses if card.card in current_fight(view).turnable]
    return {"last": len([card for card in cards if card.side == len(DEFENSES[card.card].sides)])}


def _defense(code: str, _view: DealingsView) -> Figures:
    return {"defense": name(code)}


# Striking.


def _if_stopped(view: DealingsView) -> Figures:
    fight = current_fight(view)
    elimination = "yes" if view.elimination else "no"
    return {**_faced(view), "state": fight.state, "elimination": elimination, "price": fight.price}


def _wanting(view: DealingsView) -> Figures:
    fight = current_fight(view)
    exact = "yes" if fight.exact else "no"
    return {**_faced(view), "state": fight.state, "missing": fight.missing, "exact": exact}


def _cannot_strike(code: str, view: DealingsView) -> Figures:
    lying = next(card for card in own_seat(view).defenses if card.card == code)
    up = DEFENSES[code].sides[lying.side - 1]
    weak = HEROES[current_fight(view).hero].vulnerable
    return {**_faced(view), "defense": name(code), "types": weak, "side": side(up)}


QUESTIONS = by_prompt(
    Question(
        KEEP_A_HERO,
        table=(blocks.hero_phase, blocks.kept, blocks.chosen),
        stakes=_to_keep,
        barred=_hero,
    ),
    Question(
        DROP_A_HERO,
        table=(blocks.hero_phase, blocks.kept),
        tip=_all_kept,
    ),
    Question(
        REVEAL_A_HERO,
        table=(blocks.defense_phase, blocks.on_offer, blocks.pile, blocks.defenses, blocks.chosen),
        stakes=_to_choose,
        tip=_on_offer,
        barred=_hero,
    ),
    Question(
        WHICH_FIRST,
        table=(blocks.defense_phase, blocks.on_offer, blocks.hand, blocks.pile, blocks.defenses),
    ),
    Question(
        TAKE_A_DEFENSE,
        table=(blocks.defense_phase, blocks.hand, blocks.pile, blocks.defenses, blocks.order),
        stakes=_next_turn,
        tip=_own_heroes,
    ),
    Question(
        LURE_A_HERO,
        table=(blocks.rows, blocks.row_defenses, blocks.pile, blocks.defenses, blocks.stranded),
        stakes=_to_lure,
        barred=_hero,
    ),
    Question(
        TAKE_FROM_THE_ROW,
        table=(blocks.rows, blocks.lured),
        stakes=_onto_the_pile,
        tip=_to_bring,
        barred=_out_of_reach,
    ),
    Question(
        FLIP_A_HERO,
        table=(blocks.combat_phase, blocks.pile),
        stakes=_after_the_next,
    ),
    Question(
        FIGHT_OR_DISCARD,
        table=(blocks.combat_phase, blocks.pile, blocks.defenses, blocks.facing),
        stakes=_without_this_one,
        tip=_strength,
        barred=_defense,
    ),
    Question(
        FIGHT_OR_YIELD,
        table=(blocks.combat_phase, blocks.pile, blocks.defenses, blocks.facing),
        stakes=_faced,
        tip=_strength,
        barred=_defense,
    ),
    Question(PAY_THE_TOLL, table=(blocks.facing,)),
    Question(
        GIVE_GROUND,
        table=(blocks.facing,),
        tip=_on_their_last_side,
        barred=_defense,
    ),
    Question(
        STRIKE_OR_STOP,
        table=(blocks.coming, blocks.idle, blocks.fighting),
        stakes=_if_stopped,
        tip=_wanting,
        barred=_cannot_strike,
    ),
    Question(
        ROTATE_ANOTHER,
        table=(blocks.fighting, blocks.striking),
        tip=_on_their_last_side,
        barred=_defense,
    ),
)
