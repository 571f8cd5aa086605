"""What is going on, as phrases: the action being put together, the attack, clearing and advancing."""

from darkling.games.darkness.sight.view import ActionView, DarknessView, HitView, SumView
from darkling.games.darkness.telling.card_texts import action_text, advancement_text, item_text, mystery_text
from darkling.games.darkness.telling.events import spoken
from darkling.games.darkness.telling.figures import figure, figure_first, hero_of, hp_of, subject_of
from darkling.games.darkness.telling.names import ACTION_OF, ADVANCEMENT_OF, ITEM_OF, MYSTERY_OF, name
from darkling.games.darkness.telling.options import ALL, class_name, hit_said
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Block, Figures

# The action.


def action(view: DarknessView) -> Block:
    """Show the action under way: its name, its cost, and what it comes to."""
    shown = view.action
    if shown is None:
        return []
    if shown.card is None:
        return [phrase("action-item", item=name(shown.item or ""), text=item_text(ITEM_OF[shown.item or ""]))]
    lines: Block = [
        Phrase("action-title", {**spoken(shown.spoken), "text": action_text(ACTION_OF[shown.card])})
    ]
    amounts = amounts_said(shown)
    if not shown.declared:
        lines.append(cost_line(shown))
    if amounts:
        lines.append(phrase("action-amounts", amounts=amounts))
    hits = () if shown.declared else shown.outcomes
    return [*lines, *[_hit(view, hit) for hit in hits]]


def _hit(view: DarknessView, hit: HitView) -> Phrase:
    return phrase("action-hit", who=figure_first(view, hit.figure), hit=hit_said(hit))


def part_now(shown: ActionView) -> Said:
    """Return what the part under way is called: the action, or a resource card with a part of its own."""
    cards = [part.card for part in shown.parts if part.now and part.card]
    return name(cards[0]) if cards else spoken(shown.spoken)["spoken"]


def cost_line(shown: ActionView) -> Phrase:
    """Return what has been paid, and what is still missing."""
    missing = missing_said(shown)
    paid = [phrase("paid-as", card=name(one.card), named=one.named or "none") for one in shown.paid]
    paid += [phrase("gift", named="no", points=points, resource=code) for code, points in shown.given]
    return phrase("action-cost", missing=missing, paid=listed(paid) or "none")


def missing_said(shown: ActionView) -> Said:
    """Return what is missing of the cost; `none` if it is paid."""
    told = [
        phrase("gem", is_x="yes" if gem.is_x else "no", points=gem.missing, resource=gem.resources)
        for gem in shown.cost
        if gem.missing
    ]
    return listed(told) or "none"


def amounts_said(shown: ActionView) -> Said:
    """Return what the action comes to before a target is known."""
    told: list[Said] = []
    if shown.damage is not None:
        told.append(phrase("amount-damage", damage=shown.damage, hits=shown.hits))
        if shown.pierce != 0:
            told.append(phrase("amount-pierce", amount=ALL if shown.pierce is None else shown.pierce))
    for key, amount in (("moves", shown.moves), ("heals", shown.heals), ("saves", shown.saves)):
        if amount:
            told.append(phrase(f"amount-{key}", amount=amount))
    return listed(told, last="comma")


# The attack.


def attack(view: DarknessView) -> Block:
    """Show the attack under way: how its damage is made up, and what comes of it unanswered."""
    shown = view.attack
    if shown is None:
        return []
    lines: Block = [
        Phrase(
            "attack-line",
            {
                **subject_of(view, shown.attacker),
                "target": figure(view, shown.target),
                "damage": shown.damage,
                "distance": shown.distance,
                "sum": _sum(shown.sum),
            },
        )
    ]
    if shown.saved is None or shown.saved:
        lines.append(phrase("attack-saved", amount=ALL if shown.saved is None else shown.saved))
    if shown.pierce is None or shown.pierce:
        lines.append(phrase("attack-pierces", amount=ALL if shown.pierce is None else shown.pierce))
    return lines


def _sum(parts: tuple[SumView, ...]) -> Said:
    """Return what the damage is made of; nothing where it is only what is printed."""
    told = [phrase("sum-part", what=part.what, amount=part.amount) for part in parts if part.amount]
    return listed(told, between="plus-sign", last="plus-sign") if len(told) > 1 else "none"


def unanswered(view: DarknessView) -> Figures:
    """Return what comes of the attack if nobody does anything more."""
    shown = view.attack
    if shown is None:
        return {"who": "none", "own": "no", "loss": 0, "hp": 0, "hp_after": 0, "others": "no"}
    hp = hp_of(view, shown.target)[0]
    own = "yes" if shown.target < len(view.heroes) and view.heroes[shown.target].seat == view.seat else "no"
    return {
        "who": figure_first(view, shown.target),
        "own": own,
        "loss": hp - shown.hp_after,
        "hp": hp,
        "hp_after": shown.hp_after,
        "others": "yes" if shown.others else "no",
    }


# Clearing the room.


def clearing(view: DarknessView) -> Block:
    """Say who has done what in the room that was won."""
    shown = view.clearing
    if shown is None:
        return []
    lines = [
        phrase(
            "clearing-line",
            seat=one.seat,
            kind=class_name(hero_of(view, one.seat).hero_class),
            state=one.state,
            hp=hero_of(view, one.seat).hp,
            max_hp=hero_of(view, one.seat).max_hp,
        )
        for one in shown.heroes
    ]
    return [phrase("clearing-title", tiles=shown.hidden_tiles), *lines]


def offered(view: DarknessView) -> Block:
    """Show what was found."""
    shown = view.clearing
    if shown is None:
        return []
    code = shown.offered
    if code in ITEM_OF:
        card = ITEM_OF[code]
        others = [phrase("offered-next", card=name(other)) for other in shown.found]
        return [phrase("offered-item", card=card.name, slots=card.slots, text=item_text(card)), *others]
    if code in MYSTERY_OF:
        return [phrase("offered-mystery", card=name(code), text=mystery_text(MYSTERY_OF[code]))]
    return []


def training(view: DarknessView) -> Block:
    """Show the advancements from which one is kept."""
    shown = view.training
    if shown is None or not shown.drawn:
        return []
    lines = [
        phrase(
            "training-line",
            card=name(code),
            danger=ADVANCEMENT_OF[code].danger,
            text=advancement_text(ADVANCEMENT_OF[code]),
        )
        for code in shown.drawn
    ]
    return [phrase("training-title"), *lines]
