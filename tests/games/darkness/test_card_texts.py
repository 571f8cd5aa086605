"""Attack the Darkness: every text of a card is put together from what the card does, in plain words."""

from importlib.resources import files
from re import findall

import pytest

from darkling.games.darkness.cards import ACTIONS, ADVANCEMENTS, CLASSES, FOES, ITEMS, MYSTERIES, RESOURCES
from darkling.games.darkness.cards.grammar import read_conditions, read_effects
from darkling.games.darkness.cards.language import CardEffect
from darkling.games.darkness.cards.verbs import ALL_VERBS, TRIGGERS
from darkling.games.darkness.telling.card_texts import (
    ability_text,
    action_brief,
    action_text,
    advancement_text,
    cost_text,
    foe_lines,
    foe_text,
    gifts_text,
    item_text,
    mystery_text,
    resource_text,
)
from darkling.games.darkness.telling.effects import (
    OF_FOE,
    OF_PLAYER,
    condition_text,
    effects_text,
    part_head,
    question,
)
from darkling.phrasing import MissingWords
from darkling.words import Phrasebook

SHARED = files("darkling") / "words.ftl"
OWN = files("darkling.games.darkness.telling") / "words.ftl"
BOOK = Phrasebook([SHARED, OWN])

ALL_TEXTS = [
    *[(card.name, text(card)) for card in ACTIONS for text in (action_text, action_brief)],
    *[(card.name, cost_text(card.gems)) for card in ACTIONS],
    *[(card.name, part_head(part)) for card in ACTIONS for part in card.parts],
    *[(card.name, resource_text(card)) for card in RESOURCES],
    *[(card.name, gifts_text(card.gifts)) for card in RESOURCES],
    *[(card.name, line) for card in FOES for line in (*foe_lines(card), foe_text(card))],
    *[(card.name, item_text(card)) for card in ITEMS],
    *[(card.name, mystery_text(card)) for card in MYSTERIES],
    *[(card.name, advancement_text(card)) for card in ADVANCEMENTS],
    *[(card.name, ability_text(card)) for card in CLASSES],
]


PLAIN = str.maketrans("\N{MINUS SIGN}\N{MULTIPLICATION SIGN}", "-x")


def said(text):
    words = text if isinstance(text, str) else BOOK.render(text)
    return words.translate(PLAIN)


def named(kind, name):
    return next(card for card in kind if card.name == name)


def test_every_text_of_every_card_has_words():
    assert len(ALL_TEXTS) > 800
    for name, text in ALL_TEXTS:
        words = said(text)
        assert "{" not in words, name
        assert "  " not in words, name
        assert words == words.strip(), name
        assert ".." not in words, name


def test_every_card_that_does_something_says_so():
    silent = {card.name for card in RESOURCES if not said(resource_text(card))}
    assert silent == set()
    assert all(said(action_brief(card)) for card in ACTIONS)
    assert {card.name for card in FOES if said(foe_text(card))} == {
        card.name for card in FOES if card.specials
    }


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Slam", "4 damage. Push it 2."),
        ("Block", "Defense: save 3."),
        ("Butcher", "5 damage. After a kill: move 2."),
        ("Charge", "Maneuver: move 3. Attack: 3 damage."),
        ("Thousand Cuts", "5 hits of 1 damage."),
        ("Mind Plague", "Lasting damage 1, then 2, then 3."),
        (
            "Finishing Move",
            "Your last action this turn. 2X + 2 damage. "
            "X is how many attacks you made earlier this turn, up to 3.",
        ),
        ("Hack!", "Discard 1 card. 4 damage."),
        ("Resurrect", "Wake an unconscious ally with half of its HP."),
        ("Fend", "Defense: save 2. Push the attacker 2."),
        ("Take the Blow", "Defense: change places with the ally. Take the attack yourself. Save 2."),
        ("Pyre", "Fire that does 1 damage to all who enter it or start their turn in it."),
        (
            "Vorpul Strike",
            "4 damage. If the target is not a boss and 4 or more damage gets through: slay it.",
        ),
        ("Smite", "3 damage. If the target is Undead, Demon or Outsider: +2 damage."),
        ("Spurn", "Push each target 3. Each target has -2 movement for 1 round."),
        ("Draw the Line", "When an enemy comes next to you: 2 damage."),
        ("Perfect Cut", "4 damage. If this is your first action: damage x2."),
    ],
)
def test_actions_in_brief(name, text):
    assert said(action_brief(named(ACTIONS, name))) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "Kata",
            "Attack, reach, up to 2 enemies: 2 hits of 2 damage. Push each target 4. Maneuver: move 4.",
        ),
        (
            "Siphoning",
            "In this order. Attack, ranged, 1 enemy: X damage. Recovery, ranged, 1 ally: "
            "heal as much as the unsaved damage. X is what you pay.",
        ),
        (
            "Deadly Turnabout",
            "Only if you are attacked in melee. Attack, melee, the attacker: 6 damage. "
            "Defense against melee: block the attack.",
        ),
        (
            "Invocation",
            "Command: at the start of your turn, each ally in reach heals 1. Keep this in play.",
        ),
        (
            "Armor of Light",
            "Command, any distance, 1 ally: the ally has +2 save for 3 rounds. Stays 3 rounds.",
        ),
        ("Bulwark", "Defense, for an ally in reach: save 5."),
    ],
)
def test_actions_in_full(name, text):
    assert said(action_text(named(ACTIONS, name))) == text


@pytest.mark.parametrize(
    ("name", "gives", "text"),
    [
        ("Hearty", "2 Stamina", "May be split between 2 actions."),
        ("Elemental", "2 of one type", None),
        ("Ascending", "1 Stamina and 1 Mana", None),
        ("Condemning", "1 Focus or Mana", "The target has no defenses for 2 rounds."),
        ("Howling", "2 Stamina", "Taunt each enemy in reach for 1 round."),
        ("Unleashed", "nothing", "Discard 2 cards. Your last action this turn. Damage x3."),
        ("Blessed", "1 Mana", "Heal 2 to 1 ally in reach."),
        ("Calculating", "2 Focus", "If you took 2 actions before this one: draw 1 action card."),
    ],
)
def test_resources(name, gives, text):
    card = named(RESOURCES, name)
    assert said(gifts_text(card.gifts)) == gives
    assert text is None or said(resource_text(card)) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Deadly Turnabout", "2 Stamina and 2 Focus"),
        ("Siphoning", "X Mana"),
        ("Stab", "free"),
        ("Shove", "1 of any resource"),
    ],
)
def test_costs(name, text):
    assert said(cost_text(named(ACTIONS, name).gems)) == text


@pytest.mark.parametrize(
    ("kind", "name", "text"),
    [
        ("item", "Buckler", "Once a round, when attacked in melee: save 2."),
        (
            "item",
            "Hand Crossbow",
            "Discard 1 card. Once a turn, on your turn: Attack, ranged, 1 enemy: 2 damage.",
        ),
        (
            "item",
            "Phoenix Feather",
            "When you would be knocked out: have 6 HP instead. Discard this after use.",
        ),
        ("mystery", "Cursed Idol", "Choose: you lose 5 HP, draw 3 advancements and keep 1; or nothing."),
        ("mystery", "Healing Spring", "Every character gains 5 HP."),
        ("advancement", "Slayer", "With your first attack each turn: +1 damage."),
        ("advancement", "Tough", "+4 maximum HP."),
        ("foe", "Minotaur", "If it moved 2 or more squares: +2 damage."),
        ("foe", "Void Weaver", "When its attack does damage: pull the victim 2 closer."),
        ("foe", "Wraith", "Its attacks ignore all saves."),
        (
            "foe",
            "Salt Dragon",
            "At the start of its turn, if the round is even: Attack, ranged, an area: 4 damage, each target "
            "has -2 movement for 1 round. At the start of its turn: each enemy in reach loses 1 HP. "
            "It cannot be pushed or swapped.",
        ),
    ],
)
def test_cards_of_the_dungeon(kind, name, text):
    tellers = {
        "item": (ITEMS, item_text),
        "mystery": (MYSTERIES, mystery_text),
        "advancement": (ADVANCEMENTS, advancement_text),
        "foe": (FOES, foe_text),
    }
    cards, tell = tellers[kind]
    assert said(tell(named(cards, name))) == text


def test_the_lines_of_a_foe():
    assert [said(line) for line in foe_lines(named(FOES, "Aura Knight"))] == [
        "1 melee attack of 4 damage",
        "Walks 4",
        "Saves 1 from every attack",
        "Attacks the character with the most HP, or advances on them. Ends next to an enemy",
    ]
    assert said(foe_lines(named(FOES, "Bat Swarm"))[1]) == "Flies 6 (2 times)"
    assert said(foe_lines(named(FOES, "Chesherak"))[2]) == "Saves everything from 1 attack a round"


# Words for what a card might say, though none does.


@pytest.mark.parametrize(
    "text",
    [
        *("discard(2,ATK)", "pay_hp(1)", "after(REC)", "first", "nth(2)", "final", "still", "moved(1)"),
        *("adj(1)", "offturn", "area", "as(M)", "attacked(ranged)", "react(leave)", "corpse", "tgt(full)"),
        *("tgt(wounded)", "tgt(hp<=3)", "tgt(nonBOSS)", "tgt(type BEAST)", "tgt(flanked)", "tgt(alone)"),
        *("tgt(hindered)", "tgt(offender)", "self(half)", "ally(half)", "unsaved(1)", "round(2)"),
        *("round(even)", "order(MAN,ATK)", "solo"),
    ],
)
def test_every_predicate_has_words_as_a_question_and_as_a_condition(text):
    (asked,) = read_conditions(text)
    for actor in ("you", "it"):
        assert not said(question(asked, actor))[0].isupper()
    assert said(condition_text(asked))[0].isupper()


def test_every_verb_and_trigger_has_words():
    verbs = {verb for verb in ALL_VERBS if verb != "choose"}
    assert [verb for verb in sorted(verbs) if not BOOK.has(f"does-{verb}")] == []
    assert [trigger for trigger in TRIGGERS if not BOOK.has(f"on-{trigger}")] == []


@pytest.mark.parametrize(
    ("text", "scene", "words"),
    [
        ("choose(push(1) or mod(move,-2,1))", OF_PLAYER, None),
        ("on(turn): [moved(1)] heal(2)", OF_FOE, "At the start of its turn, if it moved: it heals 2."),
        ("deck(remove,RC,1)", OF_PLAYER, "Remove up to 1 resource card from your decks."),
        ("nextdanger(2)", OF_PLAYER, "The next room has 2 more danger for each player."),
        ("asdist(any)", OF_PLAYER, "The attack may be melee or ranged."),
        ("@(allA any): hp(-2)", OF_PLAYER, "Every character loses 2 HP."),
        ("@(allE reach): mod(atk,-1,2)", OF_PLAYER, "Each enemy in reach has -1 attack for 2 rounds."),
    ],
)
def test_other_texts(text, scene, words):
    told = said(effects_text(read_effects(text), scene))
    assert words is None or told == words


def test_an_unknown_verb_has_no_words():
    with pytest.raises(MissingWords):
        said(effects_text([CardEffect("bite")], OF_PLAYER))


def test_the_words_of_cards_hide_no_words_that_all_games_share():
    keys = [set(findall(r"(?m)^([a-z][\w-]*) =", file.read_text(encoding="utf-8"))) for file in (SHARED, OWN)]
    cards = OWN.read_text(encoding="utf-8").split("## End of cards")[0]
    own = set(findall(r"(?m)^([a-z][\w-]*) =", cards))
    assert len(own) > 130
    assert own & keys[0] == set()
    assert all(len(findall(rf"(?m)^{key} =", OWN.read_text(encoding="utf-8"))) == 1 for key in own)
