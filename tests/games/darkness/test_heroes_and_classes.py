"""What heroes are made of, and what their classes are good at."""

import pytest
from games.darkness.board import CLASS_NAMES, options, square
from games.darkness.card_play import AC_NAMES
from games.darkness.dungeons import begun, go_on_to
from games.darkness.turns import (
    BEAR,
    act,
    asked,
    begin,
    finish,
    go_on,
    hero,
    playable,
)

from darkling.games.darkness.cards import (
    ACTIONS,
    ADVANCEMENTS,
    CLASSES,
    DUNGEON_DECK,
    ITEMS,
    LEGAL_ACTIONS,
    LEGAL_RESOURCES,
    RESOURCES,
    card_of_item,
)
from darkling.games.darkness.cards.language import ATK, ActionCard, F, M, ResourceCard, S
from darkling.games.darkness.rules.draws import fall_out
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.settings import RANDOM
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, HAND_ACS, HAND_RCS, OFF

# Players and their heroes.


@pytest.mark.rule("AD-INT-01")
def test_each_player_plays_one_hero_with_its_own_cards():
    g = hero("Champion", "Stab", "Feint", "Hearty", allies=[("Assassin", (8, 6))])
    g.put(1, HAND_ACS, (AC_NAMES.index("Jab"),))
    begin(g, PlayerTurn(1))
    assert g.waiting == (1,)
    finish(g)
    act(g)
    assert g.waiting == (0,)
    assert playable(g) == ["Feint", "Stab"]


@pytest.mark.rule("AD-INT-02")
def test_without_further_wishes_allies_explore_a_random_dungeon_of_four_encounters():
    g = begun(3)
    assert (g.plan, g.length, g.dungeons_left) == (RANDOM, 4, 0)
    assert g.sides() == ((0, 1, 2),)
    assert begun(1).sides() == ((0,),)


@pytest.mark.rule("AD-INT-03", "AD-CRD-02")
def test_a_hero_is_a_class_two_decks_two_hands_and_a_token():
    g = begun(1)
    go_on_to(g, "draw-your-cards")
    assert len(g.pile(0, DECK_ACS)) == len(g.pile(0, DECK_RCS)) == 27
    assert g.kind[0] in range(7)
    assert g.at[0] != OFF
    assert (g.advancements[0], g.items[0]) == ((), ())
    go_on_to(g, "your-turn")
    assert len(g.pile(0, HAND_ACS)) == len(g.pile(0, HAND_RCS)) == 3
    assert all(card < len(ACTIONS) for card in g.pile(0, HAND_ACS))


@pytest.mark.rule("AD-INT-04", "AD-CLS-02")
def test_the_seven_classes_say_what_their_heroes_have_and_can():
    told_of = {card.name: (card.resources, card.speed, card.hp, card.ability) for card in CLASSES}
    assert told_of == {
        "Champion": (S, 2, 26, "rage"),
        "Assassin": (F, 5, 17, "flow"),
        "Magician": (M, 3, 14, "arcane_font"),
        "Samurai": (S | F, 4, 20, "poise"),
        "Templar": (S | M, 3, 22, "crescendo"),
        "Inquisitor": (F | M, 4, 16, "the_question"),
        "Psion": (S | F | M, 4, 18, "flux"),
    }
    cores = {card.name: {RESOURCES[rc].name: copies for rc, copies in card.core} for card in CLASSES}
    assert cores["Templar"] == {"Holy": 6, "Pious": 6}
    assert [list(core.values()) for name, core in cores.items() if name != "Templar"] == [[12]] * 6
    assert len(set(LEGAL_ACTIONS)) == len(set(LEGAL_RESOURCES)) == 7


@pytest.mark.rule("AD-INT-05")
def test_each_class_is_good_at_what_it_is_for():
    most_hp = max(CLASSES, key=lambda card: card.hp)
    least_hp = min(CLASSES, key=lambda card: card.hp)
    fastest = max(CLASSES, key=lambda card: card.speed)
    assert [most_hp.name, least_hp.name, fastest.name] == ["Champion", "Magician", "Assassin"]
    assert most_by(lambda card: on_area(card) and any(part.type == ATK for part in parts(card))) == "Magician"
    assert most_by(lambda card: any(effect.verb == "dot" for effect in effects(card))) == "Inquisitor"
    assert (
        most_by(lambda card: any(effect.verb in ("heal", "revive") for effect in effects(card))) == "Templar"
    )
    assert most_by(waits_for_its_moment) == "Samurai"
    assert (
        most_by(lambda card: any(part.damage is not None for part in parts(card)) and in_melee(card))
        == "Assassin"
    )
    psion = [ACTIONS[ac] for ac in CLASSES[CLASS_NAMES.index("Psion")].action_deck]
    assert {"melee", "reach", "ranged"} <= {part.whom.distance for card in psion for part in card.parts}


def most_by(test):
    """Return the class whose sample decks have most cards of a kind."""
    counts = {
        one.name: len([ac for ac in one.action_deck if test(ACTIONS[ac])])
        + len([rc for rc in one.resource_deck if test(RESOURCES[rc])])
        for one in CLASSES
    }
    return max(counts, key=lambda name: counts[name])


def parts(card):
    return card.parts if isinstance(card, ActionCard) else ()


def effects(card):
    return (
        card.effects
        if isinstance(card, ResourceCard)
        else [one for part in card.parts for one in part.effects]
    )


def waits_for_its_moment(card):
    asked_for = [*card.conditions, *[one for effect in effects(card) for one in effect.when]]
    return any(one.name in ("first", "still", "attacked", "react") for one in asked_for)


def on_area(card):
    return any(part.whom.kind == "area" for part in parts(card))


def in_melee(card):
    return {part.whom.distance for part in parts(card) if part.damage is not None} == {"melee"}


@pytest.mark.rule("AD-CRD-01")
def test_of_the_five_kinds_of_cards_equipment_is_in_the_dungeon_deck():
    assert [len(cards) for cards in (ACTIONS, RESOURCES, CLASSES, ADVANCEMENTS, ITEMS)] == [
        137,
        84,
        7,
        26,
        18,
    ]
    assert {card_of_item(item) for item in range(len(ITEMS))} <= set(DUNGEON_DECK)


@pytest.mark.rule("AD-CLS-01")
def test_a_class_card_is_never_discarded_or_shuffled():
    g = hero("Champion", "Stab", "Hearty")
    fall_out(g, 0)
    g.reshuffle(0)
    assert CLASS_NAMES[g.kind[0]] == "Champion"
    assert len(g.pile(0, DECK_ACS)) + len(g.pile(0, DECK_RCS)) == 54


ATTACKERS = {
    "Champion": ["Stab", "Stab"],
    "Assassin": ["Stab", "Stab"],
    "Samurai": ["Stab", "Stab"],
    "Templar": ["Stab", "Stab"],
    "Magician": ["Punch", "Punch"],
    "Inquisitor": ["Punch", "Punch"],
    "Psion": ["Punch", "Punch"],
}


@pytest.mark.rule("AD-CLS-03")
@pytest.mark.parametrize("name", CLASS_NAMES)
def test_an_ability_belongs_to_its_class_alone(name):
    g = hero(name, *ATTACKERS[name], "Steady", "Steady", round=2)
    g.marks[0] |= 2
    act(g)
    seen = {"your-turn": "ability" in options(g)}
    go_on(g, ATTACKERS[name][0])
    while asked(g) != "your-turn":
        seen[asked(g)] = seen.get(asked(g), False) or "ability" in options(g) or asked(g) == "use-ability"
        target = f"target {square(g, *BEAR[1])}"
        g.choose(g.waiting[0], target if target in options(g) else options(g)[-1])
    used = {prompt for prompt, is_offered in seen.items() if is_offered}
    wanted = {
        "Champion": {"add-to-it"},
        "Samurai": {"add-to-it"},
        "Magician": {"pay-for-it"},
        "Inquisitor": {"use-ability"},
        "Psion": {"your-turn"},
    }
    assert used == wanted.get(name, set())
