"""What the words of options speak of, as the table stands."""

from collections.abc import Callable, Mapping

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.cards.language import MAN, Gem
from darkling.games.darkness.rules.payment import DEAR, GEMS
from darkling.games.darkness.sight.view import AnswerView, DarknessView, HitView, PartView
from darkling.games.darkness.telling import master
from darkling.games.darkness.telling.card_texts import (
    ability_text,
    action_text,
    advancement_text,
    cost_text,
    gifts_text,
    item_text,
    resource_text,
)
from darkling.games.darkness.telling.effects import OF_PLAYER, OF_RESOURCE, effects_text, part_text
from darkling.games.darkness.telling.events import spoken
from darkling.games.darkness.telling.figures import (
    figure,
    figure_first,
    figure_on,
    figures,
    hero_of,
    hp_of,
    is_arena,
    own_hero,
    square_name,
    squares_said,
    tile_name,
)
from darkling.games.darkness.telling.names import (
    ACTION_OF,
    ADVANCEMENT_OF,
    CLASS_OF,
    ITEM_OF,
    MYSTERY_OF,
    PLAN_OF,
    RESOURCE_OF,
    name,
)
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Figures

ALL = 999
"""What words have for everything, where a view has None."""


def hp_shown(view: DarknessView, number: int) -> Figures:
    hp, most = hp_of(view, number)
    return {"hp": hp, "max_hp": most}


def price(code: str, is_dear: bool = False) -> Said:
    """Return what an action card costs; nothing for one that is free."""
    gems = gems_of(code, is_dear)
    return phrase("price", cost=cost_text(gems)) if gems else phrase("price-free")


def gems_of(code: str, is_dear: bool) -> tuple[Gem, ...]:
    """Return the cost of an action card; of a maneuver twice as much where it is dear (AD-PVP-12)."""
    number = ACTIONS.index(ACTION_OF[code])
    return GEMS[DEAR + number if is_dear and ACTION_OF[code].types & MAN else number]


# Ends and refusals, which mean something else with each question.


def _done(_thing: str, view: DarknessView) -> Figures:
    if view.decks is not None:
        return {"state": "decks"}
    if master.muster_of(view) is not None:
        return {"state": "muster"}
    action = view.action
    if action is None:
        return {"state": "gifts" if view.clearing or view.phase == "between" else "enough"}
    state = "enough" if action.declared else "paid"
    return {"state": state, **spoken(action.spoken)}


def _pass(_thing: str, view: DarknessView) -> Figures:
    if not own_hero(view).hp:
        return {"state": "fall"}
    attack = view.attack
    if attack is None:
        return {"state": "let"}
    return {
        "state": "attack",
        "who": figure(view, attack.target),
        "hp": hp_of(view, attack.target)[0],
        "hp_after": attack.hp_after,
    }


# Cards.


def _play(code: str, view: DarknessView) -> Figures:
    cost = price(code, own_hero(view).dear)
    return {"card": name(code), "price": cost, "leads": leads_to(f"play {code}", view)}


def leads_to(option: str, view: DarknessView) -> Said:
    """Return what an answer to an attack leads to; `none` where nothing is answered."""
    attack = view.attack
    found = [answer for answer in attack.answers if answer.option == option] if attack else []
    if attack is None or not found:
        return "none"
    answer = found[0]
    return phrase(
        "leads",
        what=answer_said(answer),
        who=figure(view, answer.target),
        hp=hp_of(view, answer.target)[0],
        hp_after=answer.hp_after,
    )


def answer_said(answer: AnswerView) -> Said:
    """Return what an answer does."""
    told: list[Said] = []
    if answer.blocks:
        told.append(phrase("answer-blocks"))
    elif answer.saves != 0 and not answer.redirects:
        told.append(phrase("answer-saves", amount=ALL if answer.saves is None else answer.saves))
    if answer.redirects:
        told.append(phrase("answer-redirects", to=answer.redirects))
    if answer.counter:
        told.append(phrase("answer-counters", damage=answer.counter))
    return listed(told, last="comma") or phrase("answer-other")


def _action_card(code: str, _view: DarknessView) -> Figures:
    return {"card": name(code), "price": price(code), "text": action_text(ACTION_OF[code])}


def _resource_card(code: str, _view: DarknessView) -> Figures:
    card = RESOURCE_OF[code]
    text = resource_text(card)
    return {"card": card.name, "gives": gifts_text(card.gifts), "text": text or "none"}


def _copies(code: str, view: DarknessView) -> int:
    assert view.decks is not None, "decks are being changed"
    return {**view.decks.acs, **view.decks.rcs}.get(code, 0)


def _deck_action(code: str, view: DarknessView) -> Figures:
    return {**_action_card(code, view), "copies": _copies(code, view)}


def _deck_resource(code: str, view: DarknessView) -> Figures:
    return {**_resource_card(code, view), "copies": _copies(code, view)}


def _item(code: str, view: DarknessView) -> Figures:
    card = ITEM_OF[code]
    told: Figures = {"item": card.name, "slots": card.slots, "text": item_text(card)}
    return {**told, "leads": leads_to(f"use {code}", view)}


def _advancement(code: str, view: DarknessView) -> Figures:
    card = ADVANCEMENT_OF[code]
    told: Figures = {"card": card.name, "danger": card.danger, "text": advancement_text(card)}
    return {**told, "leads": leads_to(f"use_advancement {code}", view)}


def _ability(_thing: str, view: DarknessView) -> Figures:
    return {"text": ability_text(CLASS_OF[own_hero(view).hero_class or ""])}


def _float(_thing: str, view: DarknessView) -> Figures:
    return {"floats": floats_said(own_hero(view).floats)}


def floats_said(floats: tuple[tuple[str, int], ...]) -> Said:
    """Return resources that are left over."""
    told = [phrase("gift", named="no", points=points, resource=code) for code, points in floats]
    return listed(told) or "none"


# Whom, and where.


def _target(thing: str, view: DarknessView) -> Figures:
    number = figure_on(view, int(thing))
    square = square_name(view, int(thing))
    if number is None:
        return {"who": phrase("the-dead"), "square": square, "outcome": "none", "hp": 0, "max_hp": 0}
    found = [hit for hit in view.action.outcomes if hit.figure == number] if view.action else []
    outcome = hit_said(found[0]) if found else "none"
    return {
        "who": figure_first(view, number),
        "square": square,
        "outcome": outcome,
        **hp_shown(view, number),
    }


def hit_said(hit: HitView) -> Phrase:
    """Return what a hit would come to."""
    return phrase("hit", damage=hit.damage, saved=hit.saved, hp=hit.hp, hp_after=hit.hp_after)


def _attack(thing: str, view: DarknessView) -> Figures:
    return {**_target(thing, view), **master.blow(int(thing), view)}


def _square(thing: str, view: DarknessView) -> Figures:
    return {"square": square_name(view, int(thing))}


def _go(thing: str, view: DarknessView) -> Figures:
    """Return a square with what the way there brings."""
    ways = [way for way in view.ways if way.square == int(thing)]
    told: Figures = {"square": square_name(view, int(thing)), "steps": 0, "fire": 0, "leaves": "none"}
    if ways:
        told |= {"steps": len(ways[0].path), "fire": ways[0].fire}
        told["leaves"] = figures(view, ways[0].leaves) or "none"
    return told


def _box(thing: str, view: DarknessView) -> Figures:
    found = next((box for box in view.boxes if box.box == int(thing)), None)
    if found is None:
        return {"squares": thing, "figures": "none"}
    return {
        "squares": squares_said(view, found.squares),
        "figures": figures(view, found.figures) or "none",
    }


def _tile(thing: str, view: DarknessView) -> Figures:
    return {"tile": tile_name(view, int(thing))}


def _offset(thing: str, view: DarknessView) -> Figures:
    """Return where a place for a tile is, seen from the tile beside it."""
    assert view.laying is not None, "a tile is being laid"
    anchor = next(tile for tile in view.tiles if tile.tile == view.laying.beside)
    place = next(place for place in view.laying.places if place.place == int(thing))
    across, down = place.column - anchor.column, place.row - anchor.row
    return {
        "right": max(0, across),
        "left": max(0, -across),
        "down": max(0, down),
        "up": max(0, -down),
    }


def _draw(_thing: str, view: DarknessView) -> Figures:
    return offer(view)


def offer(view: DarknessView) -> Figures:
    """Return which cards may be drawn, or looked at."""
    shown = view.offer
    if shown is None:
        return {"kind": "AC", "count": 1, "look": "no"}
    return {"kind": shown.kind, "count": shown.count, "look": "yes" if shown.look else "no"}


def _free_move(_thing: str, view: DarknessView) -> Figures:
    return {"speed": own_hero(view).speed}


# Parts of an action.


def _part(thing: str, view: DarknessView) -> Figures:
    assert view.action is not None, "an action is carried out"
    part = next(part for part in view.action.parts if part.number == int(thing))
    return {"text": part_said(part, view)}


def part_said(part: PartView, view: DarknessView) -> Said:
    """Return what a part of the action does."""
    if part.card is not None:
        card = RESOURCE_OF[part.card]
        aside = [effect for effect in card.effects if effect.at is not None]
        return phrase("titled", title=card.name, text=effects_text(aside, OF_RESOURCE))
    assert view.action is not None, "an action is carried out"
    if view.action.card is None:
        return item_text(ITEM_OF[view.action.item or ""])
    return part_text(ACTION_OF[view.action.card].parts[part.number])


def _either(thing: str, view: DarknessView) -> Figures:
    """Return one of two alternatives: of a mystery, of Flux or of The Question."""
    clearing = view.clearing
    if clearing is not None and clearing.offered in MYSTERY_OF:
        effects = MYSTERY_OF[clearing.offered].effects[0].choices[int(thing)]
        return {"choice": "mystery", "text": effects_text(effects, OF_PLAYER) or phrase("choice-nothing")}
    question = "push" if thing == "0" else "slow"
    flux = "actions" if thing == "0" else "resources"
    return {"choice": flux if view.action is None else question, "text": ""}


# Between fights.


def _hero(thing: str, view: DarknessView) -> Figures:
    hero = view.heroes[int(thing)]
    raised = {} if view.clearing is None else dict(view.clearing.revivable)
    return {
        "who": phrase("who", seat=hero.seat),
        "class": class_name(hero.hero_class),
        "hp": raised.get(hero.seat, 0),
    }


def _seat(thing: str, view: DarknessView) -> Figures:
    hero = hero_of(view, int(thing))
    return {"who": phrase("who-first", seat=hero.seat), "class": class_name(hero.hero_class)}


def class_name(code: str | None) -> str:
    return name(code) if code else "none"


def _rest(_thing: str, view: DarknessView) -> Figures:
    hero = own_hero(view)
    after = (
        [one.hp_if_rested for one in view.clearing.heroes if one.seat == hero.seat] if view.clearing else []
    )
    return {"hp": hero.hp, "hp_after": after[0] if after else hero.hp}


def _explore(_thing: str, view: DarknessView) -> Figures:
    return {"tiles": view.clearing.hidden_tiles if view.clearing else 0}


def _class(code: str, view: DarknessView) -> Figures:
    return {**class_figures(code), "arena": is_arena(view)}


def class_figures(code: str) -> Figures:
    """Return what a class is like."""
    card = CLASS_OF[code]
    kinds = [
        phrase("resource-type", resource=kind) for kind in "SFM" if card.resources & 1 << "SFM".index(kind)
    ]
    told: Figures = {"class": card.name, "hp": card.hp, "speed": card.speed}
    return {**told, "resources": listed(kinds), "ability": ability_text(card), "role": card.ability}


def _dungeon(code: str, view: DarknessView) -> Figures:
    plan = PLAN_OF.get(code)
    return {
        "dungeon": code,
        "title": name(code),
        "count": len(plan.maps) if plan else view.progress.encounters,
    }


OPTIONS: Mapping[str, Callable[[str, DarknessView], Figures]] = {
    "done": _done,
    "pass": _pass,
    "class": _class,
    "deck_add_ac": _deck_action,
    "deck_drop_ac": _deck_action,
    "deck_add_rc": _deck_resource,
    "deck_drop_rc": _deck_resource,
    "next": _seat,
    "dungeon": _dungeon,
    "beside": _tile,
    "on_tile": _tile,
    "flip": _tile,
    "offset": _offset,
    "draw": _draw,
    "look": _draw,
    "stand": _square,
    "free_move": _free_move,
    "play": _play,
    "solo": _resource_card,
    "add": _resource_card,
    "use": _item,
    "use_advancement": _advancement,
    "ability": _ability,
    "float": _float,
    "as": lambda thing, _: {"resource": thing},
    "x": lambda thing, _: {"x": int(thing)},
    "discard_ac": _action_card,
    "discard_rc": _resource_card,
    "take_ac": _action_card,
    "take_rc": _resource_card,
    "part": _part,
    "leave_out": lambda thing, _: {"thing": thing},
    "target": _target,
    "attack": _attack,
    "aim": _square,
    "box": _box,
    "go": _go,
    "push": _square,
    "either": _either,
    "revive": _hero,
    "to": _hero,
    "rest": _rest,
    "explore": _explore,
    "give": _item,
    "keep": _item,
    "drop": _item,
    "advance": _advancement,
    "enlist": master.recruit,
    "propose": master.proposal,
    "as_printed": lambda _, view: master.led(view),
    "all_as_printed": lambda _, view: master.led(view),
    "defend": lambda _, view: master.defense(view),
    "take_it": lambda _, view: master.defense(view),
}
"""What the words of each verb speak of; those of the others speak for themselves."""
