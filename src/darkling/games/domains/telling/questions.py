"""Every question of Dark Domains, with all that is told beside it."""

from darkling.games.domains.cards.items import COINS, SKULLS
from darkling.games.domains.rules.vocabulary import (
    ANSWER_A_SPELL,
    BUILD_OR_DONE,
    BUILD_WHERE,
    BUILD_WHICH_SIDE,
    BUY_MATERIALS,
    BUY_THE_MONSTER,
    CHOOSE_A_HENCHMAN,
    CHOOSE_A_MINION,
    CHOOSE_A_MONSTER,
    CHOOSE_A_RIVAL,
    CHOOSE_A_TARGET,
    CHOOSE_A_TAVERN,
    CHOOSE_AN_ADVENTURER,
    CHOOSE_OWN_SPACE,
    DRAW_A_SPELL,
    ELIMINATE_WHOM,
    FLIP_A_TILE,
    FLIP_OR_LEAVE,
    GUARD_A_SPACE,
    LOOK_AT_THE_FORTUNE,
    LOSE_A_SPELL,
    LOSE_AN_ELEMENT,
    MOVE_ON,
    ORDER_THE_FORTUNE,
    PAY_IN_SKULLS,
    PAY_WITH,
    PLACE_A_MINION,
    PLACE_A_MONSTER,
    PLACE_THE_MERCENARY,
    RAISE_THE_DEFENSE,
    REPLACE_WHOM,
    ROLL_THE_DICE,
    SACRIFICE_A_MONSTER,
    SAVE_WHAT_YOU_CAN,
    SELL_A_SPELL,
    SEND_THE_MINION,
    STRIKE_A_RIVAL,
    SWAP_WITH,
    TAKE_AN_ELEMENT,
    TAKE_THE_CHAIR,
    TAKE_THE_HENCHMAN,
    TAKE_THE_TILE,
    TRADE_HOW_OFTEN,
    USE_AFTER,
    USE_BEFORE,
    USE_IN_PRODUCTION,
    USE_IN_THE_EVENING,
    USE_ON_A_PARTY,
)
from darkling.games.domains.sight.view import DomainsView, PlaceView
from darkling.games.domains.telling import blocks
from darkling.games.domains.telling.cards import (
    card_text,
    hunted_spaces,
    means,
    own_seat,
    party,
    party_named,
    place_of,
    raid,
    raid_line,
    space_of,
    stores,
)
from darkling.games.domains.telling.effects import price
from darkling.games.domains.telling.items import item, said, said_of
from darkling.games.domains.telling.names import HENCHMEN, MONSTERS, SPELLS, TILES, name, side_name
from darkling.games.domains.telling.options import sides
from darkling.table.phrase import phrase
from darkling.table.telling import Figures, Question, by_prompt

# What hangs on the answer, and tips.


def _spells(view: DomainsView) -> Figures:
    return {**means(view), "spells": sum(own_seat(view).backs)}


def _hunted(view: DomainsView) -> Figures:
    return {"hunted": hunted_spaces(view)}


def _last(view: DomainsView) -> Figures:
    return {"last": "yes" if view.last_turn else "no"}


def _a_turn(view: DomainsView) -> Figures:
    return {**means(view), "skulls_text": item(SKULLS, own_seat(view).skulls_a_turn)}


def _evening(view: DomainsView) -> Figures:
    return {**means(view), **_last(view)}


def _cards_left(view: DomainsView) -> Figures:
    return {"left": view.fortune.left}


def _raid(view: DomainsView) -> Figures:
    return {"raid": raid_line(view)}


def _is_mine(view: DomainsView) -> Figures:
    found = raid(view)
    return {"mine": "yes" if found is not None and found.owner == view.seat else "no"}


def _reward(view: DomainsView) -> Figures:
    return {**means(view), "reward": view.attack_fail_reward}


def _spell_answered(view: DomainsView) -> Figures:
    if view.reaction is None:
        return {"spell": "none", "caster": ""}
    caster = phrase("who-first", seat=view.reaction.caster)
    return {"spell": name(view.reaction.spell), "caster": caster}


def _to_place(view: DomainsView) -> Figures:
    return {"left": own_seat(view).to_place, "items": said(stores(own_seat(view)))}


def _tile_flipped(view: DomainsView) -> Figures:
    assert view.resolving_space is not None, "a minion stands on a tile"
    space = space_of(own_seat(view), view.resolving_space[1])
    return {**sides(space), "defense": space.defense}


def _killer(view: DomainsView) -> Figures:
    sure = "yes" if _here(view).location == "assassin" else "no"
    return {**means(view), "sure": sure, "thug": view.thug}


def _here(view: DomainsView) -> PlaceView:
    """Return the Action Space whose minion is being resolved."""
    assert view.resolving is not None, "a minion carries out its action"
    return place_of(view, view.resolving)


def _tile_there(view: DomainsView) -> Figures:
    code = _here(view).card
    assert code is not None, "a tile lies there"
    return {"tile": side_name(TILES[code], dark=False), "price": said_of(TILES[code].cost)}


def _henchman_there(view: DomainsView) -> Figures:
    code = _here(view).card
    if code is None:
        return {"henchman": "unknown", "text": ""}
    return {"henchman": name(code), "text": card_text(code)}


def _monster_there(view: DomainsView) -> Figures:
    code = _here(view).card
    assert code is not None, "a monster stands there"
    figures: Figures = {"monster": name(code), "price": said(_here(view).price)}
    shield = phrase("shield-line", shield=MONSTERS[code].shield)
    return {**figures, "coins_text": means(view)["coins_text"], "text": shield}


def _chair(view: DomainsView) -> Figures:
    return {"gives": said(_here(view).gives)}


def _party_there(view: DomainsView) -> Figures:
    return {"party": party(party_named(view, _here(view).location))}


# Why something cannot be chosen.


def _barred(code: str, _view: DomainsView) -> Figures:
    return {"thing": name(code), "price": "", "lacking": ""}


def _barred_use(code: str, _view: DomainsView) -> Figures:
    """Return what a spell, a henchman, a dark tile or a monster's bar is called, and what it costs."""
    if code in TILES:
        special = TILES[code].dark.special
        thing, cost = side_name(TILES[code], dark=True), special.pay if special else ""
    elif code in MONSTERS:
        bar = MONSTERS[code].bar
        thing, cost = name(code), bar.pay if bar else ""
    else:
        thing, cost = name(code), SPELLS[code].cost if code in SPELLS else HENCHMEN[code].pay
    return {"thing": thing, "price": price(cost)}


def _barred_work(code: str, view: DomainsView) -> Figures:
    """Return what a tile costs and what the viewer lacks of it; or what a henchman costs."""
    if code not in TILES:
        return {**_barred_use(code, view), "lacking": ""}
    held = next(held for held in own_seat(view).held if held.tile == code)
    told: Figures = {"thing": side_name(TILES[code], dark=False), "price": said(held.price)}
    return {**told, "lacking": blocks.lacking(held)}


def _barred_goods(code: str, view: DomainsView) -> Figures:
    coins = {"metal": view.guild.metal, "stone": view.guild.stone}.get(code, 1)
    return {"thing": name(code), "price": item(COINS, coins)}


WINDOW = (blocks.turn, blocks.parties, blocks.own_stores, blocks.hand, blocks.henchmen, blocks.domain)
"""What a use depends on."""
USE = (blocks.own_stores, blocks.hand)

QUESTIONS = by_prompt(
    Question(DRAW_A_SPELL, table=(blocks.own_stores, blocks.hand), stakes=_spells),
    Question(TAKE_AN_ELEMENT, table=(blocks.own_stores, blocks.hand), stakes=means),
    # What cards ask for.
    Question(GUARD_A_SPACE, table=(blocks.turn, blocks.parties, blocks.domain), tip=_hunted),
    Question(FLIP_A_TILE, table=(blocks.turn, blocks.parties, blocks.domain), stakes=_a_turn),
    Question(PLACE_A_MONSTER, table=(blocks.parties, blocks.domain), tip=_hunted, barred=_barred),
    Question(TRADE_HOW_OFTEN, table=(blocks.turn, blocks.own_stores), stakes=means, tip=_last),
    Question(LOSE_AN_ELEMENT, table=(blocks.turn, *USE), stakes=means),
    Question(LOSE_A_SPELL, table=(blocks.turn, *USE), stakes=_spells),
    Question(SELL_A_SPELL, table=(blocks.turn, *USE), stakes=_spells),
    Question(SACRIFICE_A_MONSTER, table=(blocks.turn, blocks.domain)),
    Question(ORDER_THE_FORTUNE, table=(blocks.fortune,), stakes=_cards_left),
    # Windows.
    Question(USE_BEFORE, table=WINDOW, stakes=means, barred=_barred_use),
    Question(USE_AFTER, table=(*WINDOW, blocks.minions), stakes=means, barred=_barred_use),
    Question(
        USE_ON_A_PARTY,
        table=(blocks.attack, *USE, blocks.henchmen),
        stakes=_raid,
        tip=_is_mine,
        barred=_barred_use,
    ),
    Question(
        RAISE_THE_DEFENSE,
        table=(blocks.attack, *USE, blocks.henchmen, blocks.domain),
        stakes=_raid,
        barred=_barred_use,
    ),
    Question(ROLL_THE_DICE, table=(blocks.attack,), stakes=_raid),
    Question(SAVE_WHAT_YOU_CAN, table=(*USE, blocks.henchmen, blocks.domain), barred=_barred_use),
    Question(
        STRIKE_A_RIVAL,
        table=(*USE, blocks.henchmen, blocks.domain, blocks.rivals),
        stakes=_reward,
        barred=_barred_use,
    ),
    Question(
        USE_IN_PRODUCTION,
        table=(*USE, blocks.henchmen, blocks.domain),
        stakes=_a_turn,
        barred=_barred_use,
    ),
    Question(
        USE_IN_THE_EVENING,
        table=(*USE, blocks.henchmen, blocks.domain),
        stakes=_evening,
        tip=_last,
        barred=_barred_use,
    ),
    Question(ANSWER_A_SPELL, table=(blocks.reaction, *USE), stakes=_spell_answered, barred=_barred_use),
    # What a use is aimed at, and paid with.
    Question(CHOOSE_OWN_SPACE, table=(blocks.domain,), tip=_hunted),
    Question(CHOOSE_A_TARGET, table=(blocks.rivals,), stakes=_reward),
    Question(CHOOSE_A_MINION, table=(blocks.minions,)),
    Question(SEND_THE_MINION, table=(blocks.minions,)),
    Question(CHOOSE_AN_ADVENTURER, table=(blocks.parties,)),
    Question(SWAP_WITH, table=(blocks.parties,)),
    Question(CHOOSE_A_TAVERN, table=(blocks.parties,)),
    Question(CHOOSE_A_HENCHMAN),
    Question(CHOOSE_A_RIVAL),
    Question(CHOOSE_A_MONSTER, table=(blocks.domain, blocks.rivals), tip=_hunted),
    Question(PAY_WITH, table=(blocks.own_stores,), stakes=means),
    # Minions.
    Question(
        PLACE_A_MINION,
        table=(blocks.turn, blocks.parties, blocks.own_stores, blocks.held, blocks.domain, blocks.minions),
        stakes=_to_place,
        tip=_to_place,
        barred=_barred,
    ),
    Question(
        FLIP_OR_LEAVE, table=(blocks.parties, blocks.domain), stakes=_tile_flipped, tip=_last, barred=_barred
    ),
    Question(LOOK_AT_THE_FORTUNE, table=(blocks.fortune,), stakes=_cards_left),
    Question(ELIMINATE_WHOM, table=(blocks.own_stores, blocks.parties), stakes=_killer, barred=_barred),
    Question(PAY_IN_SKULLS, table=(blocks.own_stores,), stakes=means),
    Question(MOVE_ON, table=(blocks.minions,), barred=_barred),
    Question(TAKE_THE_TILE, table=(blocks.own_stores, blocks.held), stakes=_tile_there),
    Question(TAKE_THE_HENCHMAN, stakes=_henchman_there),
    Question(BUY_MATERIALS, table=(blocks.own_stores, blocks.held), stakes=means, barred=_barred_goods),
    Question(REPLACE_WHOM, table=(blocks.party_here,), stakes=_party_there, barred=_barred),
    Question(PLACE_THE_MERCENARY, table=(blocks.parties, blocks.domain), tip=_hunted, barred=_barred),
    Question(BUY_THE_MONSTER, table=(blocks.parties, blocks.domain), stakes=_monster_there, barred=_barred),
    Question(TAKE_THE_CHAIR, stakes=_chair),
    # The Foreman.
    Question(
        BUILD_OR_DONE,
        table=(blocks.own_stores, blocks.held, blocks.henchmen, blocks.domain),
        stakes=means,
        barred=_barred_work,
    ),
    Question(BUILD_WHERE, table=(blocks.domain,), barred=_barred),
    Question(BUILD_WHICH_SIDE, table=(blocks.parties, blocks.domain)),
)
