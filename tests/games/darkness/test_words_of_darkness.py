"""Attack the Darkness in words: names that are spoken, blows that flow, and every question on the way."""

import pytest
from games.darkness.arranged import hero, position
from games.darkness.board import CLASS_NAMES, play, put_effect, table
from games.darkness.dungeons import begun, defeat

from darkling.games.darkness.cards import ACTION_CODES, FOE_CODES, RESOURCE_CODES
from darkling.games.darkness.cards.verbs import WORDS
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.effects import LEFT, end_verb, keep_only
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.events import (
    ActionDeclared,
    EffectEnded,
    FoeDied,
    MonsterTurnBegan,
    ResourceAdded,
)
from darkling.games.darkness.sight.eyes import DarknessEyes
from darkling.games.darkness.sight.view import ForeseenView
from darkling.games.darkness.telling.blocks import foreseen, hand, line
from darkling.games.darkness.telling.names import name
from darkling.phrasing import Phrasing
from darkling.table.chance import Chance
from darkling.table.event import Forced
from darkling.terminal.news import paragraphs
from darkling.words import Words

NAMES = ("Ada", "Bob", "Cleo")
BASEMENT = "The Basement"
PHRASING = Phrasing("darkness")
ENOUGH = 3000
SEEN_ON_THE_WAY = {
    *(
        "accept",
        "advance",
        "beside",
        "custom",
        "decline",
        "dig",
        "dungeon",
        "explore",
        "flip",
        "give",
        "go_on",
    ),
    *("horizontal", "keep", "leave", "nothing", "offset", "refuse", "reshuffle", "rest", "revive", "sample"),
    *("deck_add_ac", "deck_add_rc", "deck_drop_ac", "deck_drop_rc", "stop", "to", "train", "vertical"),
}
"""What random games, which are lost in the first room, never offer."""


def words(viewer=0):
    return Words("darkness", viewer, NAMES)


def ac(called):
    return next(number for number, code in enumerate(ACTION_CODES) if name(code) == called)


def rc(called):
    return next(number for number, code in enumerate(RESOURCE_CODES) if name(code) == called)


def foe(called):
    return next(code for code in FOE_CODES if name(code) == called)


def seen(g, seat=0):
    return DarknessEyes().view(g, seat)


# Names.


@pytest.mark.rule("AD-RC-04")
def test_an_action_is_called_by_its_resources_in_order_and_then_by_its_card():
    event = ActionDeclared(0, 0, ac("Hack!"), (rc("Reaching"), rc("Hearty")), 0)
    assert words().event(event) == "You play Reaching Hearty Hack!"
    assert words(1).event(event) == "Ada plays Reaching Hearty Hack!"
    event = ActionDeclared(1, 1, ac("Cleave"), (rc("Brutish"),), 0)
    assert words().event(event) == "Bob plays Brutish Cleave."


@pytest.mark.parametrize(
    ("called", "said"),
    [
        (foe("Minotaur"), "The Minotaur is dead."),
        (f"{foe('Zombies!')}-2", "Zombie 2 is dead."),
        (f"{foe('Bat Swarm')}-4", "Bat Swarm 4 is dead."),
        (foe("Demon!"), "The Demon is dead."),
        (foe("Grimalkin"), "Grimalkin is dead."),
    ],
)
def test_a_monster_has_a_number_if_there_are_more_of_its_kind(called, said):
    kind = FOE_CODES.index(called.split("-")[0])
    assert words().event(FoeDied(3, kind, (called,))) == said


# Blows.


def struck(attacker, target, damage):
    g = table(
        BASEMENT, [("Champion", (3, 1))], [("Zombies!", (4, 1)), ("Zombies!", (5, 1)), ("Minotaur", (3, 2))]
    )
    return play(g, SingleAttack(attacker, target, damage, "melee"))


def test_a_blow_is_one_paragraph():
    assert paragraphs(struck(3, 0, 6), words()) == [
        "The Minotaur attacks you for 6. You lose 6 HP and have 20 left."
    ]
    assert paragraphs(struck(0, 3, 5), words(1)) == [
        "Ada attacks the Minotaur for 5. The Minotaur saves 2 of it. The Minotaur loses 3 HP and has 9 left."
    ]
    assert paragraphs(struck(0, 2, 2), words()) == ["You attack Zombie 2 for 2. Zombie 2 is dead."]


def test_the_turns_of_two_monsters_are_not_one_paragraph():
    first, second = struck(1, 0, 1), struck(2, 0, 1)
    turn = MonsterTurnBegan(2, 0, ("MO12-2",))
    assert len(paragraphs([*first, *second], words())) == 1
    assert len(paragraphs([*first, turn, *second], words())) == 2


def ended(what):
    """Return how it is told that a modifier is over which was on a hero and on a monster."""
    called = [("0",), ("MO18",)]
    return [words().event(EffectEnded(0, "mod", what, one)) for one in called]


@pytest.mark.parametrize("what", WORDS["modified"])
def test_that_a_modifier_is_over_goes_without_a_word(what):
    assert ended(what) == ["", ""]
    assert EffectEnded in PHRASING.telling.quiet


def test_what_binds_or_harms_is_told_when_it_is_over():
    assert words().event(EffectEnded(0, "stun", "", ("0",))) == "You are no longer stunned."
    assert words().event(EffectEnded(3, "stun", "", ("MO18",))) == "The Minotaur is no longer stunned."


def test_of_several_effects_of_a_kind_the_last_one_that_ends_is_told():
    g = table(BASEMENT, [("Champion", (3, 1))], [("Minotaur", (5, 1))])
    for verb, lasts in [("immob", 1), ("immob", 1), ("stun", 1), ("stun", 2)]:
        put_effect(g, 0, 1, verb, lasts=lasts)
    g.listener = []
    keep_only(g, lambda effect: effect[LEFT] > 1)
    assert [event.verb for event in g.listener] == ["immob"]
    end_verb(g, 1, "stun")
    assert [event.verb for event in g.listener] == ["immob", "stun"]


def test_that_only_one_card_can_be_added_is_said_once():
    add = Forced(0, f"add {RESOURCE_CODES[rc('Hearty')]}")
    named = ResourceAdded(0, 0, rc("Hearty"))
    assert paragraphs([add, named, add, named], words()) == ["There is only one card to add."]


def blow(damage, loss, target=0):
    attack = ForeseenView("attack", None, (), target, damage)
    return [attack, ForeseenView("hurt", None, (), target, loss)] if loss else [attack]


@pytest.mark.parametrize(
    ("following", "said"),
    [
        (blow(4, 4), ["attacks you for 4"]),
        (blow(4, 3), ["attacks you for 4, which costs 3"]),
        (blow(4, 0), ["attacks you for 4, which does nothing"]),
        (blow(4, 4) + blow(4, 4), ["attacks you for 4, twice"]),
        (blow(1, 1) * 3, ["attacks you for 1, 3 times"]),
        ([ForeseenView("hurt", None, (), 0, 2)], ["costs you 2 HP"]),
    ],
)
def test_what_a_monster_will_do_is_said_with_what_it_costs(following, said):
    view = seen(table(BASEMENT, [("Champion", (3, 1))]))
    assert [words().render(one) for one in foreseen(view, following)] == said


# The table.


def test_the_monsters_are_told_in_the_order_in_which_they_act():
    g = table(
        BASEMENT, [("Champion", (3, 1))], [("Minotaur", (5, 1)), ("Zombies!", (6, 1)), ("Zombies!", (6, 2))]
    )
    told = [words().render(one) for one in line(seen(g))]
    assert [one.split(" on ")[0] for one in told[1:]] == ["The Minotaur", "Zombie 1", "Zombie 2"]


def test_the_same_card_twice_is_one_line():
    g = table(BASEMENT, [("Champion", (3, 1))], hands={0: ["Hack!", "Hack!", "Hearty", "Hearty"]})
    told = [words().render(one) for one in hand(seen(g))]
    assert [one.split(" (")[0].split()[::2] for one in told[1:]] == [["2", "Hack!"], ["2", "Hearty"]]


# Whole games.


def tell(g, seat):
    """Tell all of a question; return the verbs that are offered."""
    reader, decision, view = words(seat), g.decision(seat), seen(g, seat)
    assert "none" not in reader.prompt(decision, view).split()
    assert all(line for block in reader.table(decision, view) for line in block)
    assert all(reader.option_now(option, view) for option in decision.options)
    for beside in (PHRASING.stakes(decision, view), PHRASING.tip(decision, view)):
        assert beside is not None
        assert reader.render(beside)
    assert all(reader.render(why) for _, why, _ in PHRASING.barred(decision, g.barred(seat), view))
    return {option.verb for option in decision.options}


def told_games(**settings):
    """Play a game in which every room is won in its second round; return the verbs that were offered."""
    g = begun(3, 1, **settings)
    g.eyes = DarknessEyes()
    chance, verbs = Chance.seeded(1), set()
    for _ in range(ENOUGH):
        if g.over:
            break
        seat = g.waiting[0]
        verbs |= tell(g, seat)
        if g.running(Encounter) is not None and g.round > 1:
            defeat(g)
            g.hp[2] = 0
        options = g.decision(seat).options
        g.choose(seat, options[chance.below(len(options))])
    quiet = PHRASING.telling.quiet
    assert all(
        words(seat).event(event) for event in g.listener for seat in g.seats if not isinstance(event, quiet)
    )
    return verbs


def test_every_question_between_the_fights_has_words():
    verbs = told_games(dungeon="cellar", dungeons=2, decks="build")
    verbs |= told_games(encounters=4, map_building="players", open_hands=False)
    assert verbs >= SEEN_ON_THE_WAY


@pytest.mark.parametrize("encounters", [2, 3])
def test_the_next_danger_is_told_where_it_is_known(encounters):
    """After the last room the next dungeon is still to be chosen."""
    seats = hero("Champion", 1, 1), hero("Psion", 1, 2)
    settings = {"encounters": encounters, "dungeons": 2}
    g = position(seats, phase="advancement", tiles=["V(0,0)", "V(3,0)"], encounter=2, settings=settings)
    g.choose(0, "train")
    told = words().render(PHRASING.stakes(g.decision(0), g.view(0)))
    assert ("the next one has 18 so far" in told) is (encounters > 2)
    assert "has 0" not in told


def test_every_class_is_what_it_is_called():
    assert {name(code) for code in ("CL1", "CL2", "CL3", "CL4", "CL5", "CL6", "CL7")} == set(CLASS_NAMES)
