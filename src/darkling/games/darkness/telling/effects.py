"""What effects do, as phrases: every text of a card is put together from what has been read of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards.language import (
    ACTION_TYPES,
    INF,
    RESOURCE_TYPES,
    ActionPart,
    Amount,
    CardEffect,
    Predicate,
    Whom,
)
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Figures

TYPE_CODES = {bit: code for code, bit in ACTION_TYPES.items()}
RESOURCE_CODES = {bits: code for code, bits in RESOURCE_TYPES.items()}
MINUS = "\N{MINUS SIGN}"
COUNTED = ("draw", "fetch", "cycle", "scry", "deck")
"""Verbs whose amount is a number of cards."""
OWN_VERBS = ("lose", "save", "move", "fly", "teleport", "hide", "draw", "fetch", "cycle", "scry")
"""Verbs that are for the actor, also where a part has targets."""
OWN_MUSTS = ("discard", "pay_hp", "final", "order", "solo")
"""Conditions with sentences of their own."""


@dataclass(frozen=True)
class TextScene:
    """Where effects stand: whom they are for if they do not say, who acts, in a part of which type."""

    who: str = "you"
    actor: str = "you"
    type: str = ""
    hits: int = 0


OF_PLAYER = TextScene()
OF_RESOURCE = TextScene(who="target")
OF_FOE = TextScene(who="itself", actor="it")


def scene_of(part: ActionPart, actor: str = "you") -> TextScene:
    """Return where the effects of a part stand."""
    kind = TYPE_CODES[part.type]
    if kind == "DEF":
        return TextScene("attacker", actor, kind)
    return TextScene(_who(part.whom), actor, kind, part.hits)


def _who(whom: Whom) -> str:
    if whom.kind == "self":
        return "you"
    if whom.count > 1:
        return "each"
    return "ally" if whom.kind == "allies" else "it"


# Sentences.


def sentences(texts: Sequence[Said]) -> Said:
    """Return whole sentences, one after another."""
    return listed([phrase("sentence", text=text) for text in texts], between="beside", last="beside")


def effects_text(effects: Sequence[CardEffect], scene: TextScene, start: bool = True) -> Said:
    """Return what effects do; without `start` the first of them goes on in a sentence."""
    told = [one for one in effects if not (one.verb == "hits" and scene.hits)]
    return sentences([effect_text(one, scene, start or number > 0) for number, one in enumerate(told)])


def effect_text(effect: CardEffect, scene: TextScene, start: bool) -> Said:
    """Return when an effect happens and what it does."""
    leads: list[Said] = []
    if effect.on:
        leads.append(phrase(f"on-{effect.on}", start=_yes(start)))
    if effect.when:
        asked = [question(one, scene.actor) for one in effect.when]
        leads.append(phrase("if", start=_yes(start and not leads), what=listed(asked)))
    if not leads:
        return _deed(effect, scene, start)
    lead = listed(leads, between="led-on", last="comma")
    return phrase("led", start=_yes(start), lead=lead, rest=_deed(effect, scene, start=False))


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


# What an effect does.


def _deed(effect: CardEffect, scene: TextScene, start: bool) -> Said:
    if effect.part is not None:
        return part_phrase(effect.part, scene.actor)
    if effect.verb == "choose":
        return phrase("does-choose", start=_yes(start), choices=_choices(effect, scene))
    key = "does-dmg-hits" if effect.verb == "dmg" and scene.hits else f"does-{effect.verb}"
    return Phrase(key, _figures(effect, scene, start))


def _choices(effect: CardEffect, scene: TextScene) -> Said:
    return listed([_choice(one, scene) for one in effect.choices], between="does-either", last="does-either")


def _choice(effects: Sequence[CardEffect], scene: TextScene) -> Said:
    told = [effect_text(one, scene, start=False) for one in effects]
    return listed(told, between="does-all", last="does-all") or phrase("does-nothing")


def _figures(effect: CardEffect, scene: TextScene, start: bool) -> Figures:
    first, _, kind = effect.what.partition(" ")
    return {
        "start": _yes(start),
        "what": effect.what or "none",
        "operation": first,
        "kind": kind or first or "none",
        "resource": first,
        "amount": amount_said(effect.amount),
        "signed": signed(effect.amount),
        "size": abs(effect.amount.number),
        "down": _yes(effect.amount.number < 0),
        "lasts": effect.lasts,
        "numbers": listed(list(effect.numbers), between="then", last="then"),
        "full": _yes(effect.is_full),
        "types": types_said(effect.what.split("/")) if effect.verb == "summon" else "none",
        "type": scene.type,
        "actor": scene.actor,
        "hits": scene.hits,
        **_recipient(effect, scene),
    }


def _recipient(effect: CardEffect, scene: TextScene) -> Figures:
    """Return whom an effect is for, and how many that are; of cards, how many these are."""
    count = effect.amount.number if effect.verb in COUNTED else 1
    if effect.at is None:
        who = "you" if effect.verb in OWN_VERBS and scene.actor == "you" else scene.who
        return {"who": who, "count": count, "distance": "any"}
    kind = effect.at.kind
    if kind == "self":
        kind = "you" if scene.actor == "you" else "itself"
    many = count if effect.verb in COUNTED else effect.at.count
    return {"who": kind, "count": many, "distance": effect.at.distance}


def amount_said(amount: Amount) -> Said:
    """Return an amount: a number, or what it depends on."""
    if amount.of == "half":
        return amount.of
    if amount.of:
        return phrase(f"amount-{amount.of}")
    if not amount.xs:
        return amount.number
    xs = "X" if amount.xs == 1 else f"{amount.xs}X"
    return f"{xs} + {amount.number}" if amount.number else xs


def signed(amount: Amount) -> str:
    """Return an amount that is added; `none` if it takes all away."""
    if amount.number == -INF:
        return "none"
    if amount.number < 0:
        return f"{MINUS}{-amount.number}"
    return f"+{amount_said(amount)}" if not amount.of else "+"


def types_said(types: Sequence[str]) -> Said:
    """Return types of monsters of which any will do."""
    names = [phrase("monster-type", type=one) for one in types]
    return listed(names, between="comma", last="either")


# What must hold.


def question(asked: Predicate, actor: str = "you") -> Phrase:
    """Return what a predicate asks."""
    return Phrase(f"is-{asked.name}", _asked(asked, actor))


def condition_text(asked: Predicate) -> Phrase:
    """Return what must hold, or be done, for a card to be played."""
    if asked.name in OWN_MUSTS:
        return Phrase(f"must-{asked.name}", _asked(asked, "you"))
    return phrase("must-if", what=question(asked))


def _asked(asked: Predicate, actor: str) -> Figures:
    first = asked.kinds[0] if asked.kinds else "none"
    types = types_said(asked.kinds) if asked.name == "type" else "none"
    return {
        "count": asked.number,
        "before": asked.number - 1,
        "kind": first,
        "resource": first,
        "types": types,
        "actor": actor,
    }


# Parts.


def part_head(part: ActionPart) -> Phrase:
    """Return the type of a part, how far it goes and whom it is for."""
    return phrase(
        "part-head",
        type=TYPE_CODES[part.type],
        answers=part.answers or "none",
        kind=part.whom.kind,
        count=part.whom.count,
        distance=part.whom.distance,
    )


def part_phrase(part: ActionPart, actor: str = "you") -> Phrase:
    """Return a part as the last words of a sentence."""
    told = [one for one in part.effects if not (one.verb == "hits" and part.hits)]
    scene = scene_of(part, actor)
    texts = [effect_text(one, scene, start=False) for one in told]
    return phrase("titled", title=part_head(part), text=listed(texts, between="comma", last="comma"))


def part_text(part: ActionPart) -> Phrase:
    """Return all that a part says."""
    text = effects_text(part.effects, scene_of(part), start=False)
    return phrase("titled", title=part_head(part), text=text)


def part_brief(part: ActionPart, is_alone: bool) -> Said:
    """Return the same short enough for a card; the type is left out where the card shows it anyway."""
    if is_alone and TYPE_CODES[part.type] != "DEF":
        return effects_text(part.effects, scene_of(part))
    title = phrase("action-type", type=TYPE_CODES[part.type])
    return phrase("titled", title=title, text=effects_text(part.effects, scene_of(part), start=False))
