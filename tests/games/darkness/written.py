"""Writing cards back into the card language, to see that reading loses nothing."""

from darkling.games.darkness.cards.language import (
    ACTION_TYPES,
    ALL,
    DEF,
    INF,
    KEEP,
    ActionPart,
    Amount,
    CardEffect,
    Predicate,
    Whom,
)
from darkling.games.darkness.cards.verbs import ALL_VERBS

TYPE_NAMES = {bit: name for name, bit in ACTION_TYPES.items()}
STATES = ("full", "wounded", "flanked", "alone", "hindered", "offender")


def text_of_parts(parts: tuple[ActionPart, ...]) -> str:
    return " // ".join(map(part_text, parts))


def text_of_effects(effects: tuple[CardEffect, ...]) -> str:
    return "; ".join(map(effect_text, effects))


def text_of_conditions(conditions: tuple[Predicate, ...]) -> str:
    return "; ".join(map(predicate_text, conditions))


def part_text(part: ActionPart) -> str:
    return f"{TYPE_NAMES[part.type]} {header(part)}: {text_of_effects(part.effects)}"


def header(part: ActionPart) -> str:
    if part.type == DEF:
        guarded = "self" if part.whom.kind == "self" else f"ally({part.whom.distance})"
        return f"{part.answers} {guarded}"
    return "self" if part.whom.kind == "self" else f"{part.whom.distance} {targets(part.whom)}"


def targets(whom: Whom) -> str:
    if whom.kind in ("enemies", "allies"):
        letter = "E" if whom.kind == "enemies" else "A"
        return f"all{letter}" if whom.count == ALL else f"{whom.count}{letter}"
    return whom.kind


def effect_text(effect: CardEffect) -> str:
    text = f"on({effect.on}): " if effect.on else ""
    text += "".join([f"[{predicate_text(one)}] " for one in effect.when])
    if effect.at is not None:
        alone = effect.at.kind in ("self", "same", "victim")
        text += f"@({effect.at.kind if alone else f'{targets(effect.at)} {effect.at.distance}'}): "
    return text + (part_text(effect.part) if effect.part else deed(effect))


def deed(effect: CardEffect) -> str:
    if effect.verb == "choose":
        alternatives = [text_of_effects(one) or "nothing" for one in effect.choices]
        return f"choose({' or '.join(alternatives)})"
    given: list[str] = []
    words = effect.what.split()
    for kind in ALL_VERBS[effect.verb]:
        given += arguments(effect, kind, words)
    return f"{effect.verb}({','.join(given)})" if given else effect.verb


def arguments(effect: CardEffect, kind: str, words: list[str]) -> list[str]:
    if kind in ("amount", "change"):
        sign = "+" if effect.verb == "hp" and effect.amount.number > 0 else ""
        return [sign + amount(effect.amount)]
    if kind == "rounds":
        return ["K" if effect.lasts == KEEP else str(effect.lasts)]
    if kind == "numbers":
        return [",".join(map(str, effect.numbers))]
    if kind == "full?":
        return ["full"] * effect.is_full
    if kind == "against" and words[0] == "far":
        return [f"far {effect.amount.number}"]
    return [words.pop(0)] if words else []


def amount(of: Amount) -> str:
    if of.of:
        return {"unsaved": "U", "half": "half"}[of.of]
    number = str(of.number).replace(str(INF), "INF")
    if not of.xs:
        return number
    return ("" if of.xs == 1 else str(of.xs)) + "X" + (f"+{of.number}" if of.number else "")


def predicate_text(of: Predicate) -> str:
    asked = {
        "hp": f"tgt(hp<={of.number})",
        "nonboss": "tgt(nonBOSS)",
        "type": f"tgt(type {'/'.join(of.kinds)})",
        "even": "round(even)",
        "self_half": "self(half)",
        "ally_half": "ally(half)",
    }
    if of.name in STATES:
        return f"tgt({of.name})"
    if of.name in asked:
        return asked[of.name]
    inside = [str(of.number)] * bool(of.number) + list(of.kinds)
    return f"{of.name}({','.join(inside)})" if inside else of.name
