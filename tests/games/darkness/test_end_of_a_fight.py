"""A fight ends at once when one side is out, whatever is going on (AD-R-125)."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from games.darkness.board import put_effect, square, told
from games.darkness.card_play import prompt
from games.darkness.fights import Deciding, fight, play_fight
from games.darkness.turns import go_on

from darkling.games.darkness.cards import ACTIONS, ITEMS
from darkling.games.darkness.rules.campaign import Dungeon
from darkling.games.darkness.rules.effects import begin
from darkling.games.darkness.rules.events import (
    AllFallen,
    FellUnconscious,
    FoeDied,
    Healed,
    TooLate,
)

DRAW_THE_LINE = [card.name for card in ACTIONS].index("Draw the Line")
CROSSBOW = [card.name for card in ITEMS].index("Hand Crossbow")
END = ("end_turn", "keep_hand")
Place = tuple[int, int]


def burn(g: Deciding, damage: int, *where: Place) -> None:
    squares = tuple([square(g, *one) for one in where])
    put_effect(g, 0, -1, "zone", "fire", amount=damage, lasts=3, rest=squares)


@dataclass(frozen=True)
class Story:
    """How a fight comes to its end with the last of these answers."""

    name: str
    table: Callable[[], Deciding]
    says: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name


def alone(hero: str, foe: str, hp: int, *hand: str, at: Place = (7, 6)) -> Deciding:
    """Return a hero at (6,6) and a monster with so many HP, the last one: another is dead already."""
    return fight([(hero, (6, 6))], [(foe, at, hp), ("Zombies!", (1, 2), 0)], {0: hand})


def with_fire(g: Deciding, *where: Place, damage: int = 2) -> Deciding:
    burn(g, damage, *where)
    return g


def dot_on_the_last() -> Deciding:
    g = alone("Psion", "Cave Bear", 2)
    put_effect(g, 0, 1, "dot", amount=2, lasts=2, rest=(2, 2))
    return g


def line_drawn() -> Deciding:
    g = fight([("Samurai", (6, 6))], [("Minotaur", (9, 6), 2)])
    g.used[1] = 2
    begin(g, 0, 0, "on", "approach", 0, 3, card=DRAW_THE_LINE)
    put_effect(g, 0, 1, "mod", "def", amount=-2, lasts=9)
    return g


def raised_slayer() -> Deciding:
    """Return a raised bear, with two attacks a turn, beside the last enemy."""
    g = fight([("Magician", (6, 6))], [("Cave Bear", (9, 9)), ("Zombies!", (9, 8), 2)])
    put_effect(g, 0, 1, "raise", lasts=3)
    return g


def raised_in_an_area() -> Deciding:
    foes = [("Zombies!", (9, 6)), ("Cave Bear", (9, 7))]
    g = fight([("Magician", (6, 6))], foes, {0: ("Fireball", "Magical", "Magical")})
    put_effect(g, 0, 2, "raise", lasts=3)
    return g


def with_crossbow() -> Deciding:
    g = alone("Champion", "Zombies!", 2, "Run", at=(9, 6))
    g.items[0] = (CROSSBOW,)
    return g


def leaving() -> Deciding:
    """Return an Assassin who can strike the kobold that flees from her, and a kobold out of defenses."""
    return fight([("Assassin", (6, 6))], [("Kobold Crossbows", (7, 6), 1)], {0: ("Opportunity", "Keen")})


WON = [
    Story(
        "by the first of many hits",
        lambda: alone("Assassin", "Tunnel Rats", 1, "Thousand Cuts", "Rapid", "Steady", "Steady", "Steady"),
        ("draw_up", "Thousand Cuts: 3 Steady", "7/6"),
    ),
    Story(
        "by a hit before a move",
        lambda: alone("Assassin", "Zombies!", 2, "Lunge", "Calculating"),
        ("draw_up", "Lunge: Calculating", "part 1", "7/6"),
    ),
    Story(
        "in an area with a raised monster",
        raised_in_an_area,
        ("draw_up", "Fireball: 2 Magical", "area 9/6-11/7"),
    ),
    Story(
        "slain by what follows the hit",
        lambda: alone("Samurai", "Cave Bear", 14, "Vorpul Strike", *["Steady"] * 5),
        ("draw_up", "Vorpul Strike: 5 Steady", "7/6"),
    ),
    Story("by a dot in the start step", dot_on_the_last),
    Story(
        "pushed into fire",
        lambda: with_fire(alone("Psion", "Cave Bear", 3, "Punch"), (8, 6)),
        ("draw_up", "Punch:", "7/6", "8/6"),
    ),
    Story(
        "pushed into fire by an ability",
        lambda: with_fire(
            alone("Inquisitor", "Cave Bear", 5, "Point Blank Shot", "Steady", "Steady"), (8, 6), damage=1
        ),
        ("draw_up", "Point Blank Shot: 2 Steady", "7/6", "either 0", "8/6"),
    ),
    Story(
        "by walking into fire",
        lambda: with_fire(alone("Champion", "Zombies!", 2, at=(8, 6)), (7, 5), (7, 6), (7, 7)),
        ("draw_up", *END),
    ),
    Story(
        "by standing in fire", lambda: with_fire(alone("Champion", "Vampire", 1), (7, 6)), ("draw_up", *END)
    ),
    Story(
        "by a counter",
        lambda: alone("Samurai", "Cave Bear", 2, "Riposte", "Steady", "Steady"),
        ("draw_up", *END, "Riposte: 2 Steady", "done", "7/6"),
    ),
    Story(
        "by its own arrow",
        lambda: alone("Templar", "Void Weaver", 2, "Reflect", "Steady", "Steady", at=(10, 6)),
        ("draw_up", *END, "Reflect: 2 Steady"),
    ),
    Story(
        "pushed into fire by an answer",
        lambda: with_fire(alone("Samurai", "Cave Bear", 2, "Fend", "Steady"), (8, 6)),
        ("draw_up", *END, "Fend: Steady", "8/6"),
    ),
    Story("by coming near", line_drawn, ("draw_up", *END)),
    Story("by leaving", leaving, ("draw_up", *END, "Opportunity: Keen", "7/6")),
    Story("by a raised monster with an attack left", raised_slayer, ("draw_up", *END, "9/8")),
    Story("by equipment", with_crossbow, ("draw_up", "Hand Crossbow", "Run", "9/6")),
    Story(
        "all in one area",
        lambda: fight(
            [("Magician", (6, 6))],
            [("Zombies!", (9, 6)), ("Zombies!", (9, 7))],
            {0: ("Fireball", *["Steady"] * 4)},
        ),
        ("draw_up", "Fireball: 4 Steady", "area 9/6-11/7"),
    ),
]


@pytest.mark.rule("AD-R-125", "AD-ENC-02")
@pytest.mark.parametrize("story", WON, ids=str)
def test_it_is_won_as_soon_as_the_last_monster_falls(story: Story) -> None:
    g = story.table()
    events = play_fight(g, *story.says)
    assert g.over
    assert g.late == []
    assert not g.all_fallen()
    assert not g.foes()
    assert told(events, FoeDied)


def lone(hero: str, hp: int, foe: str, *hand: str, at: Place = (7, 6), more: str = "Cave Bear") -> Deciding:
    """Return a hero at (6,6) with so many HP, who is left of two, and two monsters that would act."""
    heroes = [(hero, (6, 6), hp), ("Champion", (1, 3), 0)]
    return fight(heroes, [(foe, at), (more, (11, 9))], {0: hand})


def in_fire(g: Deciding, damage: int = 2) -> Deciding:
    return with_fire(g, (6, 6), damage=damage)


def around(g: Deciding, damage: int = 2) -> Deciding:
    """Let all squares around the hero burn."""
    return with_fire(g, *[(x, y) for x in (5, 6, 7) for y in (5, 6, 7) if (x, y) != (6, 6)], damage=damage)


def two_before_a_dragon() -> Deciding:
    """Return two weak heroes side by side whom a Salt Dragon breathes on in an even round."""
    heroes = [("Magician", (6, 6), 3), ("Assassin", (6, 7), 3)]
    return fight(heroes, [("Salt Dragon", (2, 6)), ("Gate Hounds", (11, 9))], round=1)


def close_to_a_dragon() -> Deciding:
    g = fight([("Magician", (6, 6), 1)], [("Salt Dragon", (7, 6)), ("Gate Hounds", (11, 9))])
    put_effect(g, 0, 1, "mod", "atk", amount=-9, lasts=3)
    return g


LOST = [
    Story("by the first of two attacks", lambda: lone("Assassin", 3, "Vampire"), ("draw_up", *END)),
    Story("by fire in the start step", lambda: in_fire(lone("Assassin", 2, "Vampire"))),
    Story("by the free move", lambda: around(lone("Psion", 2, "Vampire")), ("draw_up", "free_move", "5/5")),
    Story(
        "by the move of a card",
        lambda: around(lone("Champion", 2, "Vampire", "Charge", "Steady", "Steady")),
        ("draw_up", "Charge: 2 Steady", "done", "part 0", "5/5"),
    ),
    Story(
        "by a teleport",
        lambda: around(lone("Magician", 2, "Vampire", "Blink", "Magical")),
        ("draw_up", "Blink: Magical", "5/5"),
    ),
    Story(
        "pushed into fire",
        lambda: around(lone("Champion", 4, "Void Weaver", at=(11, 6)), damage=9),
        ("draw_up", *END),
    ),
    Story(
        "by the move of an answer",
        lambda: around(lone("Champion", 2, "Vampire", "Roll w/the Punches", "Steady")),
        ("draw_up", *END, "Roll w/the Punches: Steady", "5/5"),
    ),
    Story("by a breath", two_before_a_dragon, ("draw_up", *END, "draw_up", *END)),
    Story("by brine", close_to_a_dragon, ("draw_up", *END)),
]


@pytest.mark.rule("AD-R-125", "AD-ENC-03", "AD-HP-11")
@pytest.mark.parametrize("story", LOST, ids=str)
def test_it_is_lost_as_soon_as_the_last_hero_falls(story: Story) -> None:
    g = story.table()
    events = play_fight(g, *story.says)
    assert g.over
    assert g.late == []
    assert g.all_fallen()
    assert told(events, FellUnconscious)
    assert type(events[-1]) is AllFallen


@pytest.mark.rule("AD-R-39", "AD-ENC-03")
def test_a_fight_in_which_both_sides_fall_is_lost() -> None:
    g = lone("Magician", 0, "Vampire")
    g.hp[2:], g.at[2:] = [0, 0], [-1, -1]
    events = play_fight(g, rule=Dungeon("rounds"))
    assert g.over
    assert told(events, AllFallen)
    assert (g.won, g.victory) == (0, False)


# What the action still does.


@pytest.mark.rule("AD-R-125", "AD-R-123")
def test_an_action_that_wins_still_heals_by_what_it_did() -> None:
    heroes = [("Magician", (6, 6), 5), ("Champion", (6, 9), 10)]
    g = fight(heroes, [("Zombies!", (9, 6))], {0: ("Siphoning", *["Magical"] * 2)})
    play_fight(g, "draw_up", "Siphoning: 2 Magical", "x 4", "part 0", "9/6")
    assert prompt(g) == "choose-target"
    events = g.listener or []
    go_on(g, "6/9")
    assert g.over
    assert [(event.figure, event.amount) for event in told(events, Healed)] == [(1, 4)]
    assert set(g.late) == {"choose-target"}


@pytest.mark.rule("AD-R-125")
def test_a_part_of_a_resource_that_heals_is_still_taken() -> None:
    g = fight([("Samurai", (6, 6), 5)], [("Zombies!", (7, 6))], {0: ("Perfect Cut", "Zen", "Steady")})
    play_fight(g, "draw_up", "Perfect Cut: Zen, Steady", "part 0", "7/6")
    assert g.over
    assert g.hp[0] == 6


@pytest.mark.rule("AD-R-125")
def test_an_action_that_wins_still_draws_and_moves_no_more() -> None:
    hand = ("Butcher", "Gladiatorial", "Steady", "Steady")
    g = fight([("Champion", (6, 6))], [("Zombies!", (7, 6))], {0: hand})
    play_fight(g, "draw_up", "Butcher: Gladiatorial, 2 Steady", "done", "7/6")
    assert prompt(g) == "draw-or-skip"
    go_on(g, "draw")
    assert g.over
    assert g.late == ["draw-or-skip"]


@pytest.mark.rule("AD-R-118")
def test_a_fight_without_end_is_lost_after_the_last_round() -> None:
    g = fight([("Champion", (6, 6))], [("Aura Knight", (1, 2))], round_cap=20)
    put_effect(g, 0, 1, "stun", lasts=99)
    g.round = 19
    events = play_fight(g, "draw_up", *END)
    assert g.over
    assert [type(event) for event in events[-2:]] == [TooLate, AllFallen]
    assert g.all_fallen()


@pytest.mark.rule("AD-ENC-01", "AD-ENC-04", "AD-HP-07")
def test_whoever_is_left_may_fight_on() -> None:
    g = fight([("Champion", (6, 6), 3), ("Templar", (1, 3))], [("Vampire", (7, 6))])
    play_fight(g, "draw_up", *END, "draw_up", *END)
    assert g.hp[0] == 0
    assert not g.over
    assert g.round == 2
