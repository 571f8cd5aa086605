"""Reading the card language: parts, effects and conditions. What cannot be read raises BadCards.

Parts are joined by ` // `, effects by `;`. Before a verb may stand `[predicate]`, `on(trigger):` and
`@(whom):`. Which verbs and predicates there are, and what they take, is said in `verbs.py`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

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
from darkling.games.darkness.cards.reader import CardReader
from darkling.games.darkness.cards.verbs import (
    ALL_VERBS,
    ATTACK_CLASSES,
    DISTANCES,
    MONSTER_TYPES,
    PREDICATES,
    TARGET_STATES,
    TRIGGERS,
    WORDS,
)

Verbs = Mapping[str, tuple[str, ...]]

AMOUNT = re.compile(r"(?P<xs>\d*)X(?:\+(?P<plus>\d+))?|[+-]?(?:\d+|INF)|U\b|half\b")
UNSIGNED = re.compile(r"\d*X(?:\+\d+)?|\d+|INF|U\b|half\b")
DURATION = re.compile(r"[1-9]\d*|K\b")
SIDES = {"E": "enemies", "A": "allies"}
OTHERS = {"area": ALL, "attacker": 1, "corpse": 1, "same": ALL, "victim": 1}
"""Targets that are neither enemies nor allies by number, and how many they are."""
EVERYWHERE = ("self", "same", "victim")
"""Targets that stand without a distance behind `@`."""


def read_parts(text: str, verbs: Verbs = ALL_VERBS) -> tuple[ActionPart, ...]:
    """Read the parts of an action card."""
    reader = CardReader(text)
    parts = [_part(reader, verbs)]
    while reader.takes("//"):
        parts.append(_part(reader, verbs))
    reader.close("';', '//' or the end")
    return tuple(parts)


def read_effects(text: str, verbs: Verbs = ALL_VERBS) -> tuple[CardEffect, ...]:
    """Read effects that stand by themselves; whole parts may be among them."""
    reader = CardReader(text)
    if not text:
        return ()
    effects = _effects(reader, verbs, with_parts=True)
    while reader.takes("//"):
        effects += _effects(reader, verbs, with_parts=True)
    reader.close("';', '//' or the end")
    return tuple(effects)


def read_conditions(text: str) -> tuple[Predicate, ...]:
    """Read what must hold for a card to be played."""
    reader = CardReader(text)
    if not text:
        return ()
    conditions = [_predicate(reader)]
    while reader.takes(";"):
        conditions.append(_predicate(reader))
    reader.close("';' or the end")
    return tuple(conditions)


# Parts.


def _part(reader: CardReader, verbs: Verbs) -> ActionPart:
    kind = ACTION_TYPES[reader.word(ACTION_TYPES, "a type of action")]
    answers = reader.word(ATTACK_CLASSES, "a class of attack") if kind == DEF else ""
    whom = _guarded(reader) if kind == DEF else _header(reader)
    reader.need(":")
    effects = _effects(reader, verbs, with_parts=False)
    own = [effect for effect in effects if not effect.on]
    damage = next((effect.amount for effect in own if effect.verb == "dmg"), None)
    hits = next((effect.amount.number for effect in own if effect.verb == "hits"), 0)
    return ActionPart(kind, whom, answers, tuple(effects), damage, hits)


def _guarded(reader: CardReader) -> Whom:
    """Read whom a defense may guard."""
    if reader.word(("self", "ally"), "who is guarded") == "self":
        return Whom("self")
    reader.need("(")
    distance = reader.word(DISTANCES, "a distance")
    reader.need(")")
    return Whom("allies", 1, distance)


def _header(reader: CardReader) -> Whom:
    distance = reader.word(("self", *DISTANCES), "self or a distance")
    return Whom("self") if distance == "self" else replace(_targets(reader), distance=distance)


def _targets(reader: CardReader) -> Whom:
    for letter, side in SIDES.items():
        if reader.takes(f"all{letter}"):
            return Whom(side, ALL)
    if reader.next_word():
        kind = reader.word(OTHERS, "targets such as 2E, allA")
        return Whom(kind, OTHERS[kind], "any")
    count = reader.count()
    letter = reader.word(SIDES, "enemies or allies")
    return Whom(SIDES[letter], count)


# Effects.


def _effects(reader: CardReader, verbs: Verbs, with_parts: bool) -> list[CardEffect]:
    effects = [_effect(reader, verbs, with_parts)]
    while reader.takes(";"):
        effects.append(_effect(reader, verbs, with_parts))
    return effects


@dataclass
class _Prefixes:
    """What stands before a verb."""

    when: list[Predicate] = field(default_factory=list)
    on: str = ""
    at: Whom | None = None

    def take(self, reader: CardReader) -> bool:
        """Read one prefix, if one comes next."""
        if reader.takes("["):
            self.when.append(_predicate(reader))
            reader.need("]")
        elif not self.on and reader.takes("on("):
            self.on = reader.word(TRIGGERS, "a trigger")
            self._end(reader)
        elif self.at is None and reader.takes("@("):
            self.at = _recipients(reader)
            self._end(reader)
        else:
            return False
        return True

    def _end(self, reader: CardReader) -> None:
        reader.need(")")
        reader.need(":")


def _recipients(reader: CardReader) -> Whom:
    if reader.takes("self"):
        return Whom("self")
    whom = _targets(reader)
    if whom.kind in EVERYWHERE:
        return whom
    return replace(whom, distance=reader.word(DISTANCES, "a distance"))


def _effect(reader: CardReader, verbs: Verbs, with_parts: bool) -> CardEffect:
    prefixes = _Prefixes()
    while prefixes.take(reader):
        pass
    if with_parts and reader.next_word() in ACTION_TYPES:
        effect = CardEffect("part", part=_part(reader, verbs))
    else:
        effect = _deed(reader, verbs)
    return replace(effect, when=tuple(prefixes.when), on=prefixes.on, at=prefixes.at)


@dataclass
class _Arguments:
    """What stands in the brackets of a verb."""

    words: list[str] = field(default_factory=list)
    amount: Amount = field(default_factory=Amount)
    lasts: int = 0
    numbers: tuple[int, ...] = ()
    is_full: bool = False
    choices: tuple[tuple[CardEffect, ...], ...] = ()

    def take(self, reader: CardReader, kind: str, verbs: Verbs) -> None:
        """Read one argument."""
        if kind in ("amount", "change"):
            self.amount = _amount(reader, is_change=kind == "change")
        elif kind == "rounds":
            self.lasts = _rounds(reader)
        elif kind == "numbers":
            self.numbers = _numbers(reader)
            self.lasts = len(self.numbers)
        elif kind == "full":
            self.is_full = bool(reader.word(WORDS[kind], "the word"))
        elif kind == "choices":
            self.choices = _choices(reader, verbs)
        else:
            self._take_words(reader, kind)

    def _take_words(self, reader: CardReader, kind: str) -> None:
        if kind == "types":
            self.words.append("/".join(_monster_types(reader)))
        elif kind == "against":
            self.words.append(reader.word(("push", "far"), "what it is immune to"))
            if self.words[-1] == "far":
                self.amount = Amount(reader.count())
        else:
            self.words.append(reader.word(WORDS[kind], "one of the words"))


def _deed(reader: CardReader, verbs: Verbs) -> CardEffect:
    verb = reader.word(verbs, "a verb")
    told = _Arguments()
    kinds = verbs[verb]
    if kinds:
        reader.need("(")
        for number, kind in enumerate(kinds):
            if kind.endswith("?") and not reader.sees(","):
                break
            if number:
                reader.need(",")
            told.take(reader, kind.rstrip("?"), verbs)
        reader.need(")")
    return CardEffect(
        verb, " ".join(told.words), told.amount, told.lasts, told.numbers, told.is_full, choices=told.choices
    )


def _choices(reader: CardReader, verbs: Verbs) -> tuple[tuple[CardEffect, ...], ...]:
    choices = [_choice(reader, verbs)]
    while reader.takes("or "):
        choices.append(_choice(reader, verbs))
    return tuple(choices)


def _choice(reader: CardReader, verbs: Verbs) -> tuple[CardEffect, ...]:
    if reader.takes("nothing"):
        return ()
    return tuple(_effects(reader, verbs, with_parts=False))


# Numbers.


def _amount(reader: CardReader, is_change: bool) -> Amount:
    found = reader.match(AMOUNT if is_change else UNSIGNED, "an amount")
    if found == "U":
        return Amount(of="unsaved")
    if found == "half":
        return Amount(of="half")
    if "X" not in found:
        return Amount(_number(found))
    xs, _, plus = found.partition("X")
    return Amount(int(plus or 0), int(xs or 1))


def _number(text: str) -> int:
    sign = -1 if text.startswith("-") else 1
    digits = text.lstrip("+-")
    return sign * (INF if digits == "INF" else int(digits))


def _rounds(reader: CardReader) -> int:
    found = reader.match(DURATION, "a number of rounds or K")
    return KEEP if found == "K" else int(found)


def _numbers(reader: CardReader) -> tuple[int, ...]:
    numbers = [reader.count()]
    while reader.takes(","):
        numbers.append(reader.count())
    return tuple(numbers)


# Predicates.


def _predicate(reader: CardReader) -> Predicate:
    name = reader.word(PREDICATES, "a predicate")
    kinds = PREDICATES[name]
    told = Predicate(name)
    if kinds:
        reader.need("(")
        for number, kind in enumerate(kinds):
            if number:
                reader.need(",")
            told = _asked(reader, told, kind)
        reader.need(")")
    return told


def _asked(reader: CardReader, told: Predicate, kind: str) -> Predicate:
    """Read what a predicate asks about."""
    if kind == "count":
        return replace(told, number=reader.count())
    if kind == "state":
        return _state(reader)
    if kind == "half":
        return Predicate(f"{told.name}_{reader.word(('half',), 'the word')}")
    if kind == "round":
        return Predicate("even") if reader.takes("even") else Predicate("round", reader.count())
    word = reader.word(WORDS[kind], "one of the words")
    return replace(told, kinds=(*told.kinds, word))


def _state(reader: CardReader) -> Predicate:
    """Read what is asked about a target."""
    if reader.takes("hp<="):
        return Predicate("hp", reader.count())
    if reader.takes("nonBOSS"):
        return Predicate("nonboss")
    if reader.takes("type "):
        return Predicate("type", kinds=tuple(_monster_types(reader)))
    return Predicate(reader.word(TARGET_STATES, "hp<=n, nonBOSS, type or one of the words"))


def _monster_types(reader: CardReader) -> list[str]:
    types = [reader.word(MONSTER_TYPES, "a type of monster")]
    while reader.takes("/"):
        types.append(reader.word(MONSTER_TYPES, "a type of monster"))
    return types
