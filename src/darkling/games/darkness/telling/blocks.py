"""The parts of the table as phrases: how far it is, the map, the heroes, the monsters."""

from collections import Counter
from collections.abc import Mapping, Sequence

from darkling.games.darkness.sight.view import (
    DarknessHeroView,
    DarknessView,
    FoeView,
    ForeseenView,
    LineCardView,
    StatusView,
)
from darkling.games.darkness.telling.arena import cuts, teams, turn_of
from darkling.games.darkness.telling.card_texts import (
    action_text,
    advancement_text,
    foe_lines,
    foe_text,
    gifts_text,
    item_text,
    resource_text,
)
from darkling.games.darkness.telling.effects import MINUS
from darkling.games.darkness.telling.figures import (
    figure,
    foe_named,
    hero_mark,
    is_arena,
    own_hero,
    square_name,
    squares_said,
    tile_name,
)
from darkling.games.darkness.telling.master import is_master, plans_known
from darkling.games.darkness.telling.names import (
    ACTION_OF,
    ADVANCEMENT_OF,
    FOE_OF,
    ITEM_OF,
    RESOURCE_OF,
    name,
)
from darkling.games.darkness.telling.options import class_name, floats_said, price
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Block

WIDE, NARROW, MANY_COLUMNS = 4, 3, 18
"""How many letters a square of the map takes, and from how many columns on it is fewer."""

# How far it is.


def progress(view: DarknessView) -> Block:
    """Say where in the dungeon the heroes are, and how dangerous it is; or how the teams stand."""
    if view.arena is not None:
        return teams(view, view.arena)
    seen = view.progress
    lines: Block = [
        phrase(
            "progress-line",
            dungeon=seen.dungeon,
            title=name(seen.dungeon),
            map=name(seen.map) if seen.map else "none",
            encounter=seen.encounter,
            encounters=seen.encounters,
            round=seen.round,
            skirmish="yes" if seen.skirmish else "no",
        )
    ]
    if seen.encounter and seen.level:
        lines.append(phrase("danger-line", level=seen.level, placed=seen.placed, round=seen.round))
    if seen.dungeons_left:
        lines.append(phrase("dungeons-left", count=seen.dungeons_left))
    return lines


def campaign(view: DarknessView) -> Block:
    """Say what has been done, and what is still to come."""
    if view.arena is not None:
        return [*teams(view, view.arena), *cuts(view.arena)]
    seen = view.progress
    lines = [*progress(view), phrase("won-line", won=seen.won, defeated=seen.defeated)]
    if seen.seeds:
        lines.append(phrase("seeds-line", cards=listed([name(code) for code in seen.seeds])))
    lines.append(phrase("deck-line", deck=seen.deck, discarded=len(seen.discarded), below=seen.below))
    return lines


# The map.


def tiles(view: DarknessView) -> Block:
    """Show the tiles, zones and where everyone stands."""
    if not view.tiles:
        return []
    lines = [
        phrase("tile-line", tile=tile_name(view, one.tile), state=one.state, card=_face(one.card))
        for one in view.tiles
        if one.state != "bare"
    ]
    zones = [
        phrase(
            "zone-line",
            kind=zone.kind,
            amount=zone.amount,
            squares=squares_said(view, zone.squares),
            left=zone.left,
        )
        for zone in view.zones
    ]
    return [phrase("map-title"), *lines, *zones] if lines else list(zones)


def _face(card: str | None) -> str:
    return name(card) if card else "none"


def plan(view: DarknessView) -> Block:
    """Draw the map row by row: two letters for whoever stands on a square."""
    if not view.squares:
        return []
    marks = {square.name: _mark(view, square.square) for square in view.squares}
    rows = sorted({square.row for square in view.squares})
    columns = sorted({square.column for square in view.squares})
    at = {(square.column, square.row): square.name for square in view.squares}
    letters = {square.column: square.name.rstrip("0123456789") for square in view.squares}
    numbers = {square.row: square.name.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for square in view.squares}
    heads = [letters.get(column, "") for column in range(columns[0], columns[-1] + 1)]
    lines: Block = [phrase("plan-title", arena=is_arena(view)), _row("", heads)]
    for row in range(rows[0], rows[-1] + 1):
        cells = [marks.get(at.get((column, row), ""), "") for column in range(columns[0], columns[-1] + 1)]
        lines.append(_row(numbers.get(row, ""), cells))
    return lines


def _row(head: str, cells: list[str]) -> Phrase:
    width = WIDE if len(cells) <= MANY_COLUMNS else NARROW
    text = "".join([cell.ljust(width) for cell in cells]).rstrip()
    return phrase("plan-row", head=f"{head:>2}", cells=text)


def _mark(view: DarknessView, square: int) -> str:
    for hero in view.heroes:
        if hero.square == square:
            return hero_mark(view, hero)
    for card in view.line:
        for foe in card.figures:
            if foe.square == square:
                return f"{name(card.foe)[:2].lower()}{foe.number or ''}"
    fire = [zone.kind for zone in view.zones if square in zone.squares]
    return {"fire": "^", "fog": "%", "ward": "+"}[fire[0]] if fire else "."


# Heroes.


def party(view: DarknessView) -> Block:
    """Show all heroes in marching order."""
    if not any(hero.hero_class for hero in view.heroes):
        return []
    heroes = sorted(view.heroes, key=lambda hero: hero.place)
    return [
        phrase("party-title", order=_order_of(view)),
        *[hero_line(view, hero) for hero in heroes if hero.hero_class],
    ]


def _order_of(view: DarknessView) -> str:
    """Return in which order heroes are told of."""
    if view.phase == "setup":
        return "none"
    return "march" if view.arena is None else "turns"


def hero_line(view: DarknessView, hero: DarknessHeroView) -> Phrase:
    """Return all that is to be seen of a hero in one line."""
    square = square_name(view, hero.square)
    conditions = [status(view, one) for one in hero.statuses]
    conditions += [phrase(f"state-{key}") for key, holds in _states(hero).items() if holds]
    return phrase(
        "hero-line",
        seat=hero.seat,
        kind=class_name(hero.hero_class),
        team=hero.team,
        turn=turn_of(view, hero),
        hp=hero.hp,
        max_hp=hero.max_hp,
        square=square or "none",
        conditions=listed(conditions) or "none",
        threatened=hero.threatened,
        acs=hero.hand[0],
        rcs=hero.hand[1],
        ac_deck=hero.decks[0],
        rc_deck=hero.decks[1],
        items=listed([name(gear.card) for gear in hero.items]) or "none",
        save=hero.save,
    )


def _states(hero: DarknessHeroView) -> dict[str, bool]:
    return {
        "fatigued": hero.fatigued,
        "poise": hero.poise,
        "tiring": hero.tiring and not hero.fatigued and hero.hp > 0,
    }


def status(view: DarknessView, one: StatusView) -> Phrase:
    """Return something that lasts."""
    return phrase(
        "status",
        verb=one.verb,
        what=one.what or "none",
        signed=f"+{one.amount}" if one.amount >= 0 else f"{MINUS}{-one.amount}",
        size=abs(one.amount),
        left=one.left,
        uses=one.uses,
        rest=listed([str(number) for number in one.rest], between="then", last="then") or "none",
        card=name(one.card) if one.card else "none",
        by=figure(view, one.by) if one.by >= 0 else "none",
    )


def hand(view: DarknessView) -> Block:
    """Show the viewer's cards with all that they say."""
    hero = own_hero(view)
    acs = [action_line(code, count, hero.dear) for code, count in Counter(hero.acs or ()).items()]
    rcs = [resource_line(code, count) for code, count in Counter(hero.rcs or ()).items()]
    lines: Block = [phrase("hand-title"), *acs, *rcs] if acs or rcs else [phrase("hand-none")]
    if hero.floats:
        lines.append(phrase("floats-line", floats=floats_said(hero.floats)))
    return lines


def action_line(code: str, count: int, is_dear: bool = False) -> Phrase:
    card = phrase("copies", card=name(code), count=count)
    return phrase("hand-action", card=card, price=price(code, is_dear), text=action_text(ACTION_OF[code]))


def resource_line(code: str, count: int) -> Phrase:
    card = RESOURCE_OF[code]
    called = phrase("copies", card=card.name, count=count)
    return phrase(
        "hand-resource", card=called, gives=gifts_text(card.gifts), text=resource_text(card) or "none"
    )


def gear(view: DarknessView) -> Block:
    """Show the viewer's equipment and advancements."""
    return gear_of(own_hero(view))


def gear_of(hero: DarknessHeroView) -> Block:
    items = [
        phrase("gear-line", card=name(one.card), used=_yes(one.used), text=item_text(ITEM_OF[one.card]))
        for one in hero.items
    ]
    learned = [
        phrase(
            "gear-line",
            card=name(one.card),
            used=_yes(one.used),
            text=advancement_text(ADVANCEMENT_OF[one.card]),
        )
        for one in hero.advancements
    ]
    if not items and not learned:
        return []
    return [phrase("gear-title", seat=hero.seat, taken=hero.slots[0], slots=hero.slots[1]), *items, *learned]


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def others(view: DarknessView) -> Block:
    """Show the hands of the others, where they are open."""
    lines = [hand_line(hero) for hero in view.heroes if hero.seat != view.seat and hero.acs is not None]
    return [phrase("hands-title"), *lines] if lines else []


def hand_line(hero: DarknessHeroView) -> Phrase:
    codes = [*(hero.acs or ()), *(hero.rcs or ())]
    return phrase(
        "hand-line", seat=hero.seat, cards=listed([name(code) for code in codes]) or phrase("no-cards")
    )


def one_hero(view: DarknessView, hero: DarknessHeroView) -> Block:
    """Show all there is to see of a hero."""
    lines: Block = [hero_line(view, hero)]
    if hero.acs is not None:
        lines.append(hand_line(hero))
    lines += [phrase("in-play-line", card=name(one.card), left=one.left) for one in hero.in_play]
    for kind, pile in zip(("AC", "RC"), hero.piles, strict=True):
        if pile:
            lines.append(phrase("pile-line", kind=kind, cards=listed(counted(pile))))
    return [*lines, *gear_of(hero)]


def counted(codes: tuple[str, ...]) -> list[Said]:
    """Return cards by name, each once, with how often it is there."""
    return _listed(Counter(codes))


def decks(view: DarknessView) -> Block:
    """Show the decks that are being built or changed."""
    if view.decks is None:
        return []
    lines = [
        phrase(
            "deck-list",
            kind=kind,
            size=sum(cards.values()),
            cards=listed(_listed(cards)) or phrase("no-cards"),
        )
        for kind, cards in (("AC", view.decks.acs), ("RC", view.decks.rcs))
    ]
    return [phrase("decks-title"), *lines]


def _listed(cards: Mapping[str, int]) -> list[Said]:
    return [phrase("copies", card=name(code), count=count) for code, count in cards.items() if count]


# Monsters.


def line(view: DarknessView) -> Block:
    """Show the monsters in the order in which they act, with what each does next."""
    lines = [foe_line(view, card, foe) for card in view.line for foe in card.figures if foe.hp > 0]
    return [phrase("line-title", known=plans_known(view)), *lines] if lines else []


def opponents(view: DarknessView) -> Block:
    """Show against whom one fights: the monsters; in the arena all heroes, in the order of their turns."""
    return line(view) if view.arena is None else party(view)


def foes(view: DarknessView) -> Block:
    """Show monsters with what each kind of monster can do."""
    lines: list[Phrase] = []
    for card in view.line:
        standing = [foe_line(view, card, foe) for foe in card.figures if foe.hp > 0]
        lines += [_stats(card), *standing] if standing else []
    return [phrase("line-title", known=plans_known(view)), *lines] if lines else []


def _stats(card: LineCardView) -> Phrase:
    attacks, moves, defends, _ = foe_lines(FOE_OF[card.foe])
    return phrase("foe-card", card=name(card.foe), attacks=attacks, moves=moves, defends=defends)


def foe_line(view: DarknessView, card: LineCardView, foe: FoeView) -> Phrase:
    """Return a monster with what it will do next."""
    deeds = foreseen(view, foe.next)
    defends = card.saves != 0 and foe.defenses is not None and card.defenses != 0
    return phrase(
        "foe-line",
        who=foe_named(FOE_OF[card.foe], foe.number, "foe-first"),
        square=square_name(view, foe.square),
        hp=foe.hp,
        max_hp=foe.max_hp,
        defenses=foe.defenses if defends and foe.defenses is not None else -1,
        conditions=listed([status(view, one) for one in foe.statuses]) or "none",
        next=listed(deeds, between="comma", last="then") or _nothing_next(view),
        acted=_yes(foe.has_acted),
        commander=phrase("who", seat=foe.commander) if foe.commander is not None else "none",
    )


def _nothing_next(view: DarknessView) -> str:
    """Return what is said of a monster of which nothing is foreseen; nothing where nobody can foresee it."""
    is_known = view.master is None or (is_master(view) and view.progress.round)
    return "none" if is_known else "unknown"


def foreseen(view: DarknessView, following: Sequence[ForeseenView]) -> list[Said]:
    """Return what a monster will do, an attack with what it costs; the same again is said once."""
    told: list[Phrase] = []
    for at, one in enumerate(following):
        loss = following[at + 1] if at + 1 < len(following) else None
        if one.kind == "attack":
            is_hit = loss is not None and loss.kind == "hurt" and loss.target == one.target
            told.append(_blow(view, one, loss.amount if is_hit and loss is not None else 0))
        elif one.kind != "hurt" or not at or following[at - 1].kind != "attack":
            told.append(_deed(view, one))
    kinds = [one for at, one in enumerate(told) if at == 0 or told[at - 1] != one]
    return [_repeated(one, told.count(one)) for one in kinds]


def _repeated(told: Phrase, times: int) -> Phrase:
    return told if times == 1 else phrase("next-again", told=told, times=times)


def _blow(view: DarknessView, one: ForeseenView, loss: int) -> Phrase:
    target = figure(view, one.target) if one.target is not None else ""
    is_all = _yes(loss == one.amount)
    return phrase("next-attack", target=target, amount=one.amount, loss=loss, is_all=is_all)


def _deed(view: DarknessView, one: ForeseenView) -> Phrase:
    target = figure(view, one.target) if one.target is not None else ""
    square = square_name(view, one.square)
    return phrase(f"next-{one.kind}", square=square, target=target, amount=one.amount)


def bestiary(view: DarknessView) -> Block:
    """Say how the monsters on the map behave."""
    cards = list(dict.fromkeys([card.foe for card in view.line]))
    return [phrase("bestiary-title"), *[_behaviour(code) for code in cards]] if cards else []


def _behaviour(code: str) -> Phrase:
    card = FOE_OF[code]
    return phrase(
        "bestiary-line",
        card=card.name,
        type=card.type,
        danger=card.danger,
        behaviour=foe_lines(card)[3],
        specials=foe_text(card) or "none",
    )
