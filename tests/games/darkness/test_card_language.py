"""Attack the Darkness: the card language is read whole, or refused with the place where it goes wrong."""

import pytest
from games.darkness.written import text_of_conditions, text_of_effects, text_of_parts

from darkling.games.darkness.cards.files import BOX
from darkling.games.darkness.cards.grammar import read_conditions, read_effects, read_parts
from darkling.games.darkness.cards.language import (
    ALL,
    ANY_RESOURCE,
    ATK,
    CMD,
    DEF,
    INF,
    KEEP,
    MAN,
    REC,
    ActionPart,
    Amount,
    CardEffect,
    F,
    Gem,
    Gift,
    M,
    Predicate,
    S,
    SourceOfX,
    Whom,
)
from darkling.games.darkness.cards.short_forms import (
    AttackLine,
    DefenseLine,
    ManeuverLine,
    read_attacks,
    read_cost,
    read_defenses,
    read_gifts,
    read_maneuver,
    read_source,
    read_tiles,
)
from darkling.games.darkness.cards.verbs import ALL_VERBS, DUNGEON_VERBS, PREDICATES, TRIGGERS, VERBS
from darkling.table.errors import BadCards

MELEE = Whom("enemies", 1, "melee")


# What texts say.


def test_a_part_says_its_type_its_targets_and_its_effects():
    (part,) = read_parts("ATK melee 1E: dmg(5); on(kill): move(2)")
    killed = CardEffect("move", amount=Amount(2), on="kill")
    assert part == ActionPart(
        ATK, MELEE, effects=(CardEffect("dmg", amount=Amount(5)), killed), damage=Amount(5)
    )


def test_parts_are_read_in_their_order():
    man, atk = read_parts("MAN self: fly(3,full) // ATK melee 2E: dmg(1); push(1)")
    assert man == ActionPart(MAN, Whom("self"), effects=(CardEffect("fly", amount=Amount(3), is_full=True),))
    assert (atk.whom, [effect.verb for effect in atk.effects]) == (
        Whom("enemies", 2, "melee"),
        ["dmg", "push"],
    )


def test_hits_are_known_to_the_part():
    (part,) = read_parts("ATK melee 1E: hits(5); dmg(1)")
    assert (part.hits, part.damage) == (5, Amount(1))


def test_damage_that_waits_for_a_trigger_is_not_that_of_the_part():
    (part,) = read_parts("CMD self: on(approach): dmg(2)")
    assert part.damage is None
    assert part.effects == (CardEffect("dmg", amount=Amount(2), on="approach"),)


@pytest.mark.parametrize(
    ("text", "answers", "whom"),
    [
        ("DEF melee self: block", "melee", Whom("self")),
        ("DEF any ally(reach): save(5)", "any", Whom("allies", 1, "reach")),
        ("DEF ranged ally(any): block", "ranged", Whom("allies", 1, "any")),
    ],
)
def test_a_defense_says_what_it_answers_and_whom_it_guards(text, answers, whom):
    (part,) = read_parts(text)
    assert (part.type, part.answers, part.whom) == (DEF, answers, whom)


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("CMD reach allE: cleanse", Whom("enemies", ALL, "reach")),
        ("CMD any allA: cleanse", Whom("allies", ALL, "any")),
        ("CMD any 1A: cleanse", Whom("allies", 1, "any")),
        ("CMD ranged area: cleanse", Whom("area", ALL, "ranged")),
        ("CMD melee attacker: cleanse", Whom("attacker", 1, "melee")),
        ("CMD ranged corpse: cleanse", Whom("corpse", 1, "ranged")),
        ("CMD self: cleanse", Whom("self")),
    ],
)
def test_targets(text, whom):
    assert read_parts(text)[0].whom == whom


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("3", Amount(3)),
        ("INF", Amount(INF)),
        ("X", Amount(0, 1)),
        ("X+2", Amount(2, 1)),
        ("2X", Amount(0, 2)),
        ("2X+2", Amount(2, 2)),
        ("U", Amount(of="unsaved")),
        ("half", Amount(of="half")),
    ],
)
def test_amounts(text, amount):
    assert read_effects(f"heal({text})") == (CardEffect("heal", amount=amount),)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("mod(def,-INF,2)", CardEffect("mod", "def", Amount(-INF), lasts=2)),
        ("mod(save,1,K)", CardEffect("mod", "save", Amount(1), lasts=KEEP)),
        ("dot(1,2,3)", CardEffect("dot", lasts=3, numbers=(1, 2, 3))),
        ("immob(2)", CardEffect("immob", lasts=2)),
        ("redirect(attacker)", CardEffect("redirect", "attacker")),
        ("zone(fire,2)", CardEffect("zone", "fire", Amount(2))),
        ("fetch(ATK,1)", CardEffect("fetch", "ATK", Amount(1))),
        ("gain(SF,2)", CardEffect("gain", "SF", Amount(2))),
        ("asdist(ranged)", CardEffect("asdist", "ranged")),
        ("deck(swap,any,3)", CardEffect("deck", "swap any", Amount(3))),
        ("immune(far 5)", CardEffect("immune", "far", Amount(5))),
        ("immune(push)", CardEffect("immune", "push")),
        ("survive(8,far)", CardEffect("survive", "far", Amount(8))),
        ("survive(6)", CardEffect("survive", "", Amount(6))),
        ("nextstart(far)", CardEffect("nextstart", "far")),
        ("nextdanger(-1)", CardEffect("nextdanger", "", Amount(-1))),
        ("hp(+5)", CardEffect("hp", amount=Amount(5))),
        ("summon(MINION/OUTSIDER)", CardEffect("summon", "MINION/OUTSIDER")),
        ("push(2,toward)", CardEffect("push", "toward", Amount(2))),
        ("@(same): mod(dmg,1,1)", CardEffect("mod", "dmg", Amount(1), 1, at=Whom("same", ALL, "any"))),
        ("@(victim): push(2)", CardEffect("push", amount=Amount(2), at=Whom("victim", 1, "any"))),
        ("@(1A reach): heal(2)", CardEffect("heal", amount=Amount(2), at=Whom("allies", 1, "reach"))),
        ("on(start): @(self): end", CardEffect("end", on="start", at=Whom("self"))),
    ],
)
def test_effects(text, effect):
    assert read_effects(text) == (effect,)


def test_several_predicates_stand_before_one_effect():
    (effect,) = read_effects("[tgt(nonBOSS)] [unsaved(4)] slay")
    assert effect.when == (Predicate("nonboss"), Predicate("unsaved", 4))


def test_a_choice_has_alternatives_and_one_may_be_nothing():
    (effect,) = read_effects("choose(hp(-5); train(3) or nothing)")
    first = (CardEffect("hp", amount=Amount(-5)), CardEffect("train", amount=Amount(3)))
    assert effect == CardEffect("choose", choices=(first, ()))


def test_a_whole_part_may_stand_behind_a_trigger():
    (effect,) = read_effects("on(turn): [round(even)] ATK ranged area: dmg(4); mod(move,-2,1)")
    assert (effect.verb, effect.on, effect.when) == ("part", "turn", (Predicate("even"),))
    assert effect.part is not None
    assert (effect.part.type, effect.part.whom.kind, effect.part.damage) == (ATK, "area", Amount(4))


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("discard(2,any)", Predicate("discard", 2, ("any",))),
        ("discard(1,random)", Predicate("discard", 1, ("random",))),
        ("pay_hp(4)", Predicate("pay_hp", 4)),
        ("after(ATK)", Predicate("after", kinds=("ATK",))),
        ("nth(3)", Predicate("nth", 3)),
        ("moved(2)", Predicate("moved", 2)),
        ("adj(2)", Predicate("adj", 2)),
        ("as(S)", Predicate("as", kinds=("S",))),
        ("attacked(melee)", Predicate("attacked", kinds=("melee",))),
        ("react(leave)", Predicate("react", kinds=("leave",))),
        ("tgt(full)", Predicate("full")),
        ("tgt(hp<=8)", Predicate("hp", 8)),
        ("tgt(nonBOSS)", Predicate("nonboss")),
        ("tgt(type UNDEAD/DEMON)", Predicate("type", kinds=("UNDEAD", "DEMON"))),
        ("self(half)", Predicate("self_half")),
        ("ally(half)", Predicate("ally_half")),
        ("round(4)", Predicate("round", 4)),
        ("round(even)", Predicate("even")),
        ("order(MAN,ATK)", Predicate("order", kinds=("MAN", "ATK"))),
        ("solo", Predicate("solo")),
    ],
)
def test_predicates(text, predicate):
    assert read_conditions(text) == (predicate,)
    assert read_effects(f"[{text}] reuse")[0].when == (predicate,)


# The short forms.


@pytest.mark.rule("AD-AC-02", "AD-R-16")
@pytest.mark.parametrize(
    ("text", "gems"),
    [
        ("R1", (Gem(S, 1),)),
        ("Y3", (Gem(F, 3),)),
        ("B2", (Gem(M, 2),)),
        ("O4", (Gem(S | F, 4),)),
        ("U1", (Gem(S | M, 1),)),
        ("G3", (Gem(F | M, 3),)),
        ("W2", (Gem(ANY_RESOURCE, 2),)),
        ("R2+Y2", (Gem(S, 2), Gem(F, 2))),
        ("BX", (Gem(M, 1, is_x=True),)),
        ("0", ()),
    ],
)
def test_costs_have_colours(text, gems):
    assert read_cost(text) == gems


@pytest.mark.rule("AD-RC-07")
@pytest.mark.parametrize(
    ("text", "gifts"),
    [
        ("0", ()),
        ("S2", (Gift(S, 2),)),
        ("S1+M1", (Gift(S, 1), Gift(M, 1))),
        ("SF2", (Gift(S | F, 2),)),
        ("ANY2", (Gift(ANY_RESOURCE, 2, is_named=True),)),
    ],
)
def test_gifts_are_none_several_or_to_be_chosen(text, gifts):
    assert read_gifts(text) == gifts


@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("", None),
        ("paid", SourceOfX("paid")),
        ("adjA max 3", SourceOfX("adjA", 3)),
        ("round/2 max 3", SourceOfX("half_round", 3)),
        ("rcs max 2", SourceOfX("rcs", 2)),
        ("discdmg", SourceOfX("discdmg")),
    ],
)
def test_sources_of_x(text, source):
    assert read_source(text) == source


def test_the_lines_of_monsters():
    assert read_attacks("2 ranged 3") == AttackLine(2, "ranged", 3)
    assert read_maneuver("1 fly 7") == ManeuverLine(1, True, 7)
    assert read_defenses("INF any 1") == DefenseLine(INF, "any", 1)
    assert read_defenses("1 any INF") == DefenseLine(1, "any", INF)
    assert read_defenses("0") == DefenseLine(0, "", 0)


def test_tiles_stand_or_lie():
    assert read_tiles("V(0,0) H(3,-1)") == ((0, 0, 0), (1, 3, -1))


# What is refused.

BROKEN_PARTS = [
    ("", 1, "a type of action"),
    ("HIT melee 1E: dmg(2)", 1, "a type of action"),
    ("ATK close 1E: dmg(2)", 5, "self or a distance"),
    ("ATK melee: dmg(2)", 10, "a number"),
    ("ATK melee 1: dmg(2)", 12, "enemies or allies"),
    ("ATK melee 1X: dmg(2)", 12, "enemies or allies"),
    ("ATK melee all: dmg(2)", 11, "targets such as"),
    ("ATK melee 1E dmg(2)", 14, "':'"),
    ("ATK melee 1E:", 14, "a verb"),
    ("ATK melee 1E: dmg(2) push(1)", 22, "';', '//' or the end"),
    ("ATK melee 1E: dmg(2);", 22, "a verb"),
    ("ATK melee 1E: bite(2)", 15, "a verb"),
    ("ATK melee 1E: dmg", 18, "'('"),
    ("ATK melee 1E: dmg(", 19, "an amount"),
    ("ATK melee 1E: dmg(2", 20, "')'"),
    ("ATK melee 1E: dmg(-2)", 19, "an amount"),
    ("ATK melee 1E: dmg(2,3)", 20, "')'"),
    ("ATK melee 1E: dmg(2) //", 24, "a type of action"),
    ("ATK melee 1E: dmg(2) / MAN self: move(1)", 22, "';', '//' or the end"),
    ("ATK melee 1E: [tgt(tall)] slay", 20, "hp<=n, nonBOSS"),
    ("ATK melee 1E: [tgt(type ELF)] slay", 25, "a type of monster"),
    ("ATK melee 1E: [tgt(full) slay", 26, "']'"),
    ("ATK melee 1E: [sleepy] slay", 16, "a predicate"),
    ("ATK melee 1E: on(birth): move(2)", 18, "a trigger"),
    ("ATK melee 1E: on(kill) move(2)", 24, "':'"),
    ("ATK melee 1E: @(2E): taunt(1)", 19, "a distance"),
    ("ATK melee 1E: @(self) move(1)", 23, "':'"),
    ("ATK melee 1E: on(kill): on(kill): move(2)", 25, "a verb"),
    ("MAN self: move(2,fast)", 18, "full"),
    ("CMD ranged 1E: mod(luck,1,1)", 20, "one of the words"),
    ("CMD ranged 1E: mod(dmg,1)", 25, "','"),
    ("CMD ranged 1E: stun(0)", 21, "a number of rounds or K"),
    ("CMD ranged 1E: stun(X)", 21, "a number of rounds or K"),
    ("CMD ranged area: zone(snow,1)", 23, "one of the words"),
    ("CMD self: draw(gold,1)", 16, "one of the words"),
    ("CMD self: gain(Q,1)", 16, "one of the words"),
    ("DEF self: save(2)", 5, "a class of attack"),
    ("DEF melee 1A: save(2)", 11, "who is guarded"),
    ("DEF any ally: save(2)", 13, "'('"),
    ("DEF any ally(far): save(2)", 14, "a distance"),
    ("CMD self: ATK melee 1E: dmg(1)", 11, "a verb"),
    ("CMD self: summon(MINION)", 11, "a verb"),
]


@pytest.mark.parametrize(("text", "column", "expected"), BROKEN_PARTS)
def test_a_broken_text_is_refused_with_its_place(text, column, expected):
    with pytest.raises(BadCards) as refused:
        read_parts(text, VERBS)
    said = str(refused.value)
    assert said.startswith(f"column {column} of '{text}': expected ")
    assert expected in said


@pytest.mark.parametrize(
    ("read", "text", "column"),
    [
        (read_cost, "Q2", 1),
        (read_cost, "R", 2),
        (read_cost, "R0", 2),
        (read_cost, "R2+", 4),
        (read_cost, "R2 Y2", 4),
        (read_cost, "02", 2),
        (read_gifts, "MS2", 1),
        (read_gifts, "S", 2),
        (read_gifts, "S1-M1", 3),
        (read_source, "luck", 1),
        (read_source, "paid max", 9),
        (read_source, "paid 3", 6),
        (read_attacks, "1 close 2", 3),
        (read_attacks, "melee 2", 1),
        (read_attacks, "1 melee", 8),
        (read_maneuver, "1 swim 2", 3),
        (read_defenses, "1 reach 2", 3),
        (read_defenses, "1 any 2 x", 9),
        (read_tiles, "D(0,0)", 1),
        (read_tiles, "V(0)", 4),
        (read_tiles, "V(0,0) 3", 8),
        (read_conditions, "discard(any)", 9),
        (read_conditions, "first final", 7),
        (read_conditions, "order(MAN)", 10),
    ],
)
def test_a_broken_short_form_is_refused_with_its_place(read, text, column):
    with pytest.raises(BadCards) as refused:
        read(text)
    assert str(refused.value).startswith(f"column {column} of '{text}': expected ")


# All cards of the box.


def test_every_text_of_the_box_says_all_that_stands_there():
    for raw, card in zip(BOX.actions, BOX.action_cards, strict=True):
        assert text_of_parts(card.parts) == raw.text
        assert text_of_conditions(card.conditions) == raw.condition
    for raw, card in zip(BOX.resources, BOX.resource_cards, strict=True):
        assert text_of_effects(card.effects) == raw.text
        assert text_of_conditions(card.conditions) == raw.condition
    for raw, card in zip(BOX.items, BOX.item_cards, strict=True):
        assert text_of_effects(card.effects) == raw.text
        assert text_of_conditions(card.conditions) == raw.condition


def test_every_text_of_the_dungeon_says_all_that_stands_there():
    for raw, foe in zip(BOX.monsters, BOX.monster_cards, strict=True):
        assert text_of_effects(foe.specials) == raw.text
    for raw, boss in zip(BOX.bosses, BOX.boss_cards, strict=True):
        texts = [special.text for special in raw.specials]
        assert text_of_effects(boss.specials) == "; ".join(texts)
    for raw, card in zip(BOX.mysteries, BOX.mystery_cards, strict=True):
        assert text_of_effects(card.effects) == raw.text
    for raw, card in zip(BOX.advancements, BOX.advancement_cards, strict=True):
        assert text_of_effects(card.effects) == raw.text


def _all_effects(effects):
    for effect in effects:
        yield effect
        yield from _all_effects([one for choice in effect.choices for one in choice])
        yield from _all_effects(effect.part.effects if effect.part else ())


def test_every_verb_and_trigger_stands_on_some_card():
    dungeon = (*BOX.monster_cards, *BOX.boss_cards)
    texts = [part.effects for card in BOX.action_cards for part in card.parts]
    texts += [card.effects for card in (*BOX.resource_cards, *BOX.item_cards)]
    texts += [card.effects for card in (*BOX.mystery_cards, *BOX.advancement_cards)]
    texts += [foe.specials for foe in dungeon]
    effects = [effect for text in texts for effect in _all_effects(text)]
    assert {effect.verb for effect in effects} == {*ALL_VERBS, "part"}
    assert {effect.on for effect in effects} == {*TRIGGERS, ""}


def test_the_verbs_of_the_dungeon_are_none_of_player_cards():
    assert not VERBS.keys() & DUNGEON_VERBS.keys()
    assert len(VERBS) == 37
    assert len(DUNGEON_VERBS) == 12
    assert len(PREDICATES) == 22


def test_all_types_of_parts_are_read():
    assert {part.type for card in BOX.action_cards for part in card.parts} == {ATK, MAN, REC, CMD, DEF}
