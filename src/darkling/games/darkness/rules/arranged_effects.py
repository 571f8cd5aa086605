"""What is in play in a position set up by hand: cards with all that they do, and changes without a card."""

from darkling.games.darkness.cards import ACTION_CODES, ACTIONS, RESOURCE_CODES, RESOURCES
from darkling.games.darkness.cards.language import KEEP, CardEffect
from darkling.games.darkness.cards.verbs import WORDS
from darkling.games.darkness.rules.arranged_room import square
from darkling.games.darkness.rules.arranged_shapes import GAME, ArrangedEffect
from darkling.games.darkness.rules.draws import DECKS
from darkling.games.darkness.rules.effects import RC_FROM, begin, is_in_play, next_play, put_in_play
from darkling.games.darkness.rules.predicates import is_boss
from darkling.games.darkness.rules.sides import is_enemy
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure
from darkling.table.arranging import check_range
from darkling.table.errors import BadPosition
from darkling.table.zones import without

LASTING = ("mod", "stun", "immob", "hide", "taunt", "dominate", "raise", "dot", "zone")
TRIGGERS = ("start", "attacked", "approach", "damaged")
"""What a card in play waits for."""
LONGER = 3
"""So many rounds can other cards add to an effect."""
AREA = 6
"""Squares of a zone."""
MOST_CHANGE = 9
MOST_ROUNDS = 9

Laid = tuple[CardEffect, int, bool]
"""An effect of a card in play, for how many rounds it lasts, and whether it is on the hero who played it."""


def lay_effects(g: Darkness, effects: tuple[ArrangedEffect, ...]) -> None:
    for effect in effects:
        check_range(GAME, "effects: by", effect.by, 0, len(g.kind) - 1)
        for figure in effect.on:
            check_range(GAME, "effects: on", figure, 0, len(g.kind) - 1)
        if effect.card:
            _lay_card(g, effect)
        else:
            _lay_change(g, effect)


def _refuse(effect: ArrangedEffect, what: str) -> BadPosition:
    return BadPosition(f"{GAME}: effects: {effect.card or effect.what!r} {what}")


# Changes that come of no card.


def _lay_change(g: Darkness, effect: ArrangedEffect) -> None:
    """Let a stat of someone be changed, as abilities, advancements and monsters do."""
    if effect.what not in WORDS["modified"]:
        expected = ", ".join(WORDS["modified"])
        raise BadPosition(
            f"{GAME}: effects: what is {effect.what!r}, expected a `card`, or one of {expected}"
        )
    if len(effect.on) != 1 or not g.hp[effect.on[0]] or effect.squares:
        raise _refuse(effect, "expects one figure in `on`, who is awake, and no squares")
    check_range(GAME, "effects: amount", effect.amount, -MOST_CHANGE, MOST_CHANGE)
    if not effect.amount:
        raise _refuse(effect, "is changed by 0, expected another amount")
    left = 1 if effect.left is None else effect.left
    check_range(GAME, "effects: left", left, 1, MOST_ROUNDS)
    begin(g, effect.by, effect.on[0], "mod", effect.what, effect.amount, left)


# Cards in play.


def _lay_card(g: Darkness, effect: ArrangedEffect) -> None:
    """Lay a card in front of its hero, with everything that it does to whom it is for."""
    if effect.what or effect.amount:
        raise _refuse(effect, "does what is printed on it: leave out `what` and `amount`")
    if effect.by >= g.heroes or not g.hp[effect.by] or g.is_fatigued(effect.by):
        raise _refuse(effect, f"is of figure {effect.by}, expected a hero who is awake and not fatigued")
    number, laid = _take_card(g, effect)
    laid = _in_time(effect, laid)
    _check_targets(g, effect, laid)
    play = next_play(g)
    for one, left, is_own in laid:
        for target in (effect.by,) if is_own else effect.on or (NOBODY,):
            _lay(g, effect, (one, left, is_own), target, number, play)
    if g.teams and not is_in_play(g, play):
        raise _refuse(effect, "does nothing in the arena that lasts, and is never in play there")
    put_in_play(g, effect.by, number, play)


def _take_card(g: Darkness, effect: ArrangedEffect) -> tuple[int, list[Laid]]:
    """Take the card out of its deck; return its number among cards in play, and what it lays."""
    is_rc = effect.card in RESOURCE_CODES
    if not is_rc and effect.card not in ACTION_CODES:
        raise _refuse(effect, "is neither an action card nor a resource card")
    card = (RESOURCE_CODES if is_rc else ACTION_CODES).index(effect.card)
    laid = laid_by(card, is_rc)
    if not laid:
        raise _refuse(effect, "does nothing that lasts, and is never in play")
    deck = g.pile(effect.by, DECKS[is_rc])
    if card not in deck:
        raise _refuse(effect, f"is not left in the deck of seat {effect.by}")
    g.put(effect.by, DECKS[is_rc], without(deck, card))
    return card + RC_FROM * is_rc, laid


def laid_by(card: int, is_rc: bool) -> list[Laid]:
    """Return what a card lays that stays in play; nothing for most cards."""
    return _laid_by_rc(card) if is_rc else _laid_by_ac(card)


def _laid_by_ac(card: int) -> list[Laid]:
    lasts = ACTIONS[card].lasts
    found: list[Laid] = []
    for part in ACTIONS[card].parts:
        for effect in part.effects:
            is_new = effect.on not in [other.on for other, _, _ in found]
            if (effect.on in TRIGGERS and is_new) or (effect.verb in LASTING and not effect.on):
                left = effect.lasts or len(effect.numbers) or lasts
                found.append((effect, left, part.whom.kind == "self" or _is_own(effect)))
    return found


def _laid_by_rc(card: int) -> list[Laid]:
    return [
        (effect, effect.lasts or len(effect.numbers), _is_own(effect))
        for effect in RESOURCES[card].effects
        if effect.verb in LASTING
    ]


def _is_own(effect: CardEffect) -> bool:
    return effect.at is not None and effect.at.kind == "self"


def _in_time(effect: ArrangedEffect, laid: list[Laid]) -> list[Laid]:
    """Return what is left of a card's effects when its longest has so many rounds left."""
    longest = max([lasts for _, lasts, _ in laid])
    if longest >= KEEP:
        if effect.left is not None:
            raise _refuse(effect, "stays until the encounter is over: leave out `left`")
        return laid
    left = longest if effect.left is None else effect.left
    check_range(GAME, f"effects: left of {effect.card}", left, 1, longest + LONGER)
    return [(one, lasts + left - longest, own) for one, lasts, own in laid if lasts + left > longest]


def _check_targets(g: Darkness, effect: ArrangedEffect, laid: list[Laid]) -> None:
    """Say whom a card is for, and where: enemies, allies, its own hero, or squares."""
    zones = [one for one, _, _ in laid if one.verb == "zone"]
    if bool(effect.squares) != bool(zones) or len(effect.squares) > AREA:
        raise _refuse(
            effect, f"has {len(effect.squares)} squares, expected " + ("1 to 6" if zones else "none")
        )
    others = [one for one, _, is_own in laid if not is_own and one.verb != "zone"]
    if bool(effect.on) != bool(others) or len(set(effect.on)) < len(effect.on):
        expected = "someone, each once" if others else "nobody: it is for its own hero, or for squares"
        raise _refuse(effect, f"is on {list(effect.on)}, expected {expected}")
    for figure in effect.on:
        is_foe = is_enemy(g, effect.by, figure) if g.teams else figure >= g.heroes
        if not g.hp[figure] or any(is_foe == _helps(one) for one in others):
            raise _refuse(effect, f"is on figure {figure}, for whom it is not")


def _helps(laid: CardEffect) -> bool:
    """Say whether an effect is for allies: whatever hinders, or makes less of something, is for enemies."""
    return laid.verb == "mod" and laid.amount.number > 0


def _lay(g: Darkness, effect: ArrangedEffect, laid: Laid, target: Figure, card: int, play: int) -> None:
    one, left, _ = laid
    verb, what, amount = one.verb, one.what, one.amount.number
    rest: tuple[int, ...] = ()
    if one.on:
        verb, what, amount = "on", one.on, 0
    elif verb == "dot":
        rest = (*one.numbers, *[one.numbers[-1]] * (left - len(one.numbers)))[-left:]
        amount = rest[0]
    elif verb == "zone":
        target, rest = NOBODY, tuple(sorted({square(g, point) for point in effect.squares}))
    elif _is_spared(g, effect.by, one, target):
        return
    begin(g, effect.by, target, verb, what, amount, left, card, play, rest)


def _is_spared(g: Darkness, by: Figure, laid: CardEffect, target: Figure) -> bool:
    """Say whether an effect spares bosses, and so this target (AD-R-134)."""
    spares = any(asked.name == "nonboss" for asked in laid.when)
    return spares and is_boss(g, by, target)
