"""Rounds of an encounter: turns in order, hands drawn up, monsters along the line, and what it comes to."""

import pytest
from games.darkness.board import FOE_NAMES, options, play, put_effect, table, told
from games.darkness.card_play import prompt
from games.darkness.dungeons import entered, go_on_to, win
from games.darkness.fights import fight, play_fight, put_in_hand
from games.darkness.turns import go_on, set_decks

from darkling.bots import bot
from darkling.games.darkness.cards import ADVANCEMENTS, FOES
from darkling.games.darkness.cards.language import MAN
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import (
    Attacked,
    FightRoundBegan,
    HandDiscarded,
    MonsterTurnBegan,
    PlayerTurnBegan,
)
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.populate import danger_level
from darkling.games.darkness.rules.settings import BOSS_SCALING, OPEN_HANDS
from darkling.games.darkness.rules.sides import is_won
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness
from darkling.games.darkness.rules.turn_state import TurnState

BROAD, DEEP = [
    [card.name for card in ADVANCEMENTS].index(name) for name in ("Broad Repertoire", "Deep Reserves")
]
FAR = ("Aura Knight", (1, 2))


def hand_sizes(g: Darkness, hero: int = 0) -> tuple[int, int]:
    return len(g.pile(hero, HAND_ACS)), len(g.pile(hero, HAND_RCS))


def held(*heroes: tuple[str, tuple[int, int]], **fields: object) -> Darkness:
    """Return heroes and a Knight who is stunned for good."""
    g = fight(heroes or [("Champion", (6, 6))], [FAR], **fields)
    put_effect(g, 0, g.heroes, "stun", lasts=99)
    return g


def own_turn(g: Darkness) -> TurnState:
    turn = g.running(TurnState)
    assert turn is not None
    return turn


@pytest.mark.rule("AD-ENC-01", "AD-ENC-04", "AD-ENC-10")
def test_a_round_is_all_heroes_in_marching_order_and_then_all_monsters() -> None:
    heroes = [("Champion", (6, 6)), ("Templar", (5, 6)), ("Samurai", (4, 6))]
    foes = [("Zombies!", (1, 3)), ("Zombies!", (1, 4)), FAR]
    g = fight(heroes, foes, march=(1, 2, 0))
    steps = ["draw_up", "end_turn", "keep_hand"] * 3
    events = play_fight(g, *steps)
    kinds = (FightRoundBegan, PlayerTurnBegan, MonsterTurnBegan)
    order = [
        getattr(event, "hero", getattr(event, "figure", "round"))
        for event in events
        if isinstance(event, kinds)
    ]
    assert order == ["round", 1, 2, 0, 3, 4, 5, "round", 1]
    assert g.round == 2


@pytest.mark.rule("AD-ENC-02", "AD-R-38")
def test_it_is_won_when_all_monsters_are_defeated_and_not_before() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Zombies!", (9, 6)), FAR])
    found = [is_won(g)]
    play(g, TakeHarm(1, 9, "fire"))
    put_effect(g, 0, 2, "dominate", lasts=2)
    found.append(is_won(g))
    play(g, TakeHarm(2, 9, "fire"))
    assert [*found, is_won(g)] == [False, False, True]


@pytest.mark.rule("AD-ENC-05", "AD-R-71")
def test_a_turn_begins_with_three_cards_of_each_kind_at_least() -> None:
    g = held()
    put_in_hand(g, 0, "Run", *["Lucky"] * 5)
    play_fight(g)
    assert (prompt(g), options(g)) == ("draw-your-cards", ["draw_up"])
    go_on(g, "draw_up")
    assert hand_sizes(g) == (3, 5)
    go_on(g, "end_turn", "keep_hand")
    assert prompt(g) == "your-turn"
    assert hand_sizes(g) == (3, 5)


@pytest.mark.rule("AD-ENC-06")
def test_advancements_and_cards_in_play_raise_the_number_drawn_up_to() -> None:
    g = held()
    g.advancements[0] = (BROAD, BROAD, DEEP)
    put_effect(g, 0, 0, "mod", "handRC", amount=1, lasts=9)
    play_fight(g, "draw_up")
    assert hand_sizes(g) == (5, 5)


@pytest.mark.rule("AD-ENC-07", "AD-R-78")
def test_the_action_step_goes_on_until_its_player_ends_it() -> None:
    g = held()
    put_in_hand(g, 0, "Feint", "Run", "Run", *["Steady"] * 3)
    play_fight(g, "Feint: Steady")
    go_on(g, "stay")
    assert options(g)[-1] == "end_turn"
    go_on(g, "Run: 2 Steady", "7/6")
    assert options(g) == ["free_move", "end_turn"]
    go_on(g, "end_turn")
    assert prompt(g) == "keep-or-discard"


@pytest.mark.rule("AD-ENC-08", "AD-ENC-09", "AD-R-126")
def test_the_whole_hand_is_discarded_or_none_of_it() -> None:
    g = held()
    put_in_hand(g, 0, "Run", "Run", "Run", "Lucky", "Lucky", "Lucky", "Steady")
    events = play_fight(g, "end_turn")
    assert options(g) == ["keep_hand", "discard_hand"]
    go_on(g, "discard_hand")
    assert len(told(events, HandDiscarded)) == 1
    assert (len(told(events, HandDiscarded)[0].acs), len(told(events, HandDiscarded)[0].rcs)) == (3, 4)
    assert hand_sizes(g) == (3, 3)


@pytest.mark.rule("AD-ENC-09", "AD-R-129")
def test_the_draw_of_the_end_step_is_not_a_choice() -> None:
    g = held()
    put_in_hand(g, 0, "Run", "Run", "Feint", *["Steady"] * 3)
    play_fight(g, "Feint: Steady", "7/6", "end_turn", "keep_hand")
    assert g.round == 2
    assert hand_sizes(g) == (3, 3)


@pytest.mark.rule("AD-R-126")
def test_with_cards_of_one_kind_only_the_hand_can_be_discarded_and_with_none_not() -> None:
    g = held()
    set_decks(g, *["Lucky"] * 9)
    put_in_hand(g, 0, "Feint", "Feint", "Feint", *["Steady"] * 3)
    play_fight(g, "Feint: Steady", "7/6", "Feint: Steady", "6/6", "Feint: Steady", "7/6", "end_turn")
    assert hand_sizes(g) == (0, 0)
    assert options(g) == ["keep_hand"]
    g = held()
    put_in_hand(g, 0, *["Feint"] * 3, *["Steady"] * 4)
    play_fight(g, "Feint: Steady", "7/6", "Feint: Steady", "6/6", "Feint: Steady", "7/6", "end_turn")
    assert hand_sizes(g) == (0, 1)
    assert options(g) == ["keep_hand", "discard_hand"]


@pytest.mark.rule("AD-R-56", "AD-MOV-06")
def test_the_free_move_comes_once_between_actions_and_is_no_action() -> None:
    g = held()
    put_in_hand(g, 0, "Feint", "Deft Swing", "Run", *["Steady"] * 3)
    play_fight(g, "Feint: Steady", "stay")
    assert own_turn(g).last == MAN
    go_on(g, "free_move", "5/6")
    assert (own_turn(g).last, own_turn(g).acts, own_turn(g).moved) == (MAN, 1, 1)
    assert "free_move" not in options(g)


@pytest.mark.rule("AD-ENC-11", "AD-R-46")
def test_each_monster_of_each_card_takes_its_turn() -> None:
    g = fight([("Champion", (6, 6))], [("Zombies!", (5, 6)), ("Zombies!", (7, 6)), ("Demon!", (6, 5))])
    g.used[3] = 1
    events = play(g, Round(heroes=1))
    assert [event.attacker for event in told(events, Attacked)] == [1, 2, 3, 3]
    assert g.used[1:] == [0, 0, 0]


@pytest.mark.rule("AD-BOS-04", "AD-BOS-05", "AD-MON-10")
def test_a_boss_is_one_card_in_the_line_and_its_danger_counts_once() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Salt Dragon", (9, 6)), FAR])
    assert [(FOE_NAMES[foe], count) for foe, _, count in g.line] == [("Salt Dragon", 1), ("Aura Knight", 1)]
    play(g, TakeHarm(1, 99, "fire"))
    assert g.defeated == FOES[FOE_NAMES.index("Salt Dragon")].danger == 40


@pytest.mark.rule("AD-R-120")
@pytest.mark.parametrize(("heroes", "hp"), [(1, 9), (2, 18), (3, 27), (4, 36), (7, 63)])
def test_bosses_grow_with_the_number_of_heroes_if_that_is_agreed(heroes: int, hp: int) -> None:
    names = ("Champion", "Templar", "Samurai", "Psion", "Magician", "Assassin", "Inquisitor")
    pieces = [(name, (1, 2 + at)) for at, name in enumerate(names[:heroes])]
    dragon, knight = FOE_NAMES.index("Salt Dragon"), FOE_NAMES.index("Aura Knight")
    g = table(heroes=pieces)
    assert (g.foe_hp(dragon), g.foe_hp(knight)) == (36, 5)
    g.agreed = OPEN_HANDS | BOSS_SCALING
    assert (g.foe_hp(dragon), g.foe_hp(knight)) == (hp, 5)
    assert g.foe_hp(FOE_NAMES.index("Grimalkin")) == -(-16 * heroes // 4)


@pytest.mark.rule("AD-R-135", "AD-ENC-02")
def test_all_win_together_or_all_lose_together() -> None:
    g = entered(3, encounters=1)
    win(g, "nothing-more")
    assert g.over
    result = g.outcome()
    assert result.won == (True, True, True)
    assert {line.criterion for line in result.lines} == {"encounters-won", "danger-defeated", "hp-left"}
    lost = entered(3, encounters=1)
    go_on_to(lost, "draw-your-cards")
    lost.hp[:3] = [0, 0, 0]
    go_on_to(lost, "nothing-more")
    assert lost.outcome().won == (False, False, False)


@pytest.mark.rule("AD-R-133")
def test_a_hero_led_by_a_bot_fights_on_and_counts() -> None:
    g = entered(2)
    go_on_to(g, "your-turn")
    level = danger_level(g)
    stand_in = bot("random", 1)
    turns = 0
    while not g.over and g.round < 3:
        seat = g.waiting[0]
        option = stand_in.choose(g, seat) if seat == 1 else g.decision(seat).options[-1]
        turns += seat == 1 and prompt(g) == "your-turn"
        g.choose(seat, option)
    assert turns > 0
    assert danger_level(g) == level == 2 * len(g.tiles)
