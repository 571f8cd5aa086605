"""Answers to attacks, and strikes at those who leave: who is asked, in which order, and what comes of it."""

import pytest
from games.darkness.board import options, play, point, put_effect, square, told
from games.darkness.card_play import Acting, prompt
from games.darkness.fights import fight, play_fight, put_in_hand
from games.darkness.turns import go_on

from darkling.games.darkness.cards import ACTION_CODES, ACTIONS, ITEMS
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.effects import is_stunned
from darkling.games.darkness.rules.events import Attacked, Blocked, Hurt, Redirected, Saved, Swapped, Walked
from darkling.games.darkness.rules.monster_attack import MonsterAttack
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.movement import Walk
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.reaction import ENEMYS_TURN, why_not_answer
from darkling.games.darkness.rules.state import POISE, Darkness

BUCKLER, COAT = [[item.name for item in ITEMS].index(name) for name in ("Buckler", "Chain Coat")]
FAR = ("Zombies!", (1, 2))


def offered(g: Darkness) -> list[str]:
    """Return what is offered, cards by their names."""
    names = dict(zip(ACTION_CODES, [card.name for card in ACTIONS], strict=True))
    return [names.get(name.split()[-1], name) for name in options(g)]


def attacked(g: Darkness, *steps: str, target: int = 0, damage: int = 6, distance: str = "melee") -> Darkness:
    """Let the first monster attack a hero, and give these answers."""
    play(g, SingleAttack(g.heroes, target, damage, distance))
    go_on(g, *steps)
    return g


def samurai(*hand: str) -> Darkness:
    g = fight([("Samurai", (6, 6))], [("Minotaur", (7, 6)), FAR], {0: hand}, round=1)
    g.listener = []
    return g


# Who may answer, and in which order (AD-R-49).


@pytest.mark.rule("AD-R-49")
def test_the_target_answers_first_and_then_its_friends_in_marching_order() -> None:
    heroes = [("Templar", (6, 7)), ("Champion", (6, 6)), ("Magician", (6, 5))]
    g = fight(heroes, [("Minotaur", (7, 6)), FAR], round=1, march=(2, 1, 0))
    put_in_hand(g, 0, "Bulwark", "Steady", "Steady", "Steady", "Steady")
    put_in_hand(g, 1, "Block", "Block", "Steady", "Steady")
    put_in_hand(g, 2, "Ward", "Steady")
    attacked(g, target=1, damage=20)
    asked = []
    for step in ("Block: Steady", "Block: Steady", "Ward: Steady", "Bulwark: 2 Steady"):
        asked.append((g.waiting[0], offered(g)))
        go_on(g, step)
    assert asked == [
        (1, ["Block", "pass"]),
        (1, ["Block", "pass"]),
        (2, ["Ward", "pass"]),
        (0, ["Bulwark", "pass"]),
    ]
    assert g.over
    assert g.hp[1] == 26 - (20 - 3 - 3 - 2 - 5)


@pytest.mark.rule("AD-R-49")
def test_after_a_friend_has_answered_the_target_may_again() -> None:
    g = fight([("Champion", (6, 6)), ("Templar", (6, 7))], [("Minotaur", (7, 6)), FAR], round=1)
    put_in_hand(g, 0, "Block", "Steady")
    put_in_hand(g, 1, "Bulwark", "Steady", "Steady")
    attacked(g, "pass")
    assert g.waiting == (1,)
    go_on(g, "Bulwark: 2 Steady")
    assert g.waiting == (0,)
    go_on(g, "Block: Steady")
    assert g.hp[0] == 26


@pytest.mark.rule("AD-R-49")
def test_only_cards_that_reach_an_ally_answer_for_it() -> None:
    g = fight([("Champion", (1, 5)), ("Templar", (4, 6))], [("Minotaur", (2, 5)), FAR], round=1)
    put_in_hand(g, 1, "Bulwark", "Block", "Steady", "Steady")
    assert attacked(g).over
    g.at[1] = square(g, 3, 6)
    attacked(g)
    assert offered(g) == ["Bulwark", "pass"]


@pytest.mark.rule("AD-R-49", "AD-STA-07")
def test_heroes_answer_for_a_dominated_monster_too() -> None:
    g = fight([("Templar", (6, 6))], [("Minotaur", (8, 6)), ("Cave Bear", (7, 6)), FAR], round=1)
    put_in_hand(g, 0, "Bulwark", "Steady", "Steady", "Block")
    attacked(g, target=2)
    assert g.over
    put_effect(g, 0, 2, "dominate", lasts=2)
    attacked(g, target=2)
    assert offered(g) == ["Bulwark", "pass"]
    go_on(g, "Bulwark: 2 Steady")
    assert g.hp[2] == 14 - 6 - 1


@pytest.mark.rule("AD-R-117")
def test_who_can_play_nothing_is_not_asked_where_all_hands_are_open() -> None:
    g = samurai("Block", "Run")
    assert attacked(g).over
    g = samurai("Run", "Steady")
    assert attacked(g).over


@pytest.mark.rule("AD-R-48", "AD-TYP-05")
def test_defense_is_for_the_turns_of_enemies_and_for_its_class_of_attacks() -> None:
    g = fight([("Inquisitor", (6, 6))], [("Minotaur", (7, 6)), FAR], round=1)
    put_in_hand(g, 0, "Cloak", "Juke", *["Steady"] * 2)
    assert offered(attacked(g)) == ["Juke", "pass"]
    go_on(g, "pass")
    assert offered(attacked(g, distance="ranged")) == ["Cloak", "Juke", "pass"]
    go_on(g, "pass")
    play(g, Acting(0))
    assert not {"Cloak", "Juke"} & set(offered(g))


@pytest.mark.rule("AD-R-122", "AD-TGT-09")
def test_friendly_fire_is_answered_with_equipment_and_not_with_cards() -> None:
    g = fight([("Magician", (6, 6)), ("Champion", (9, 6))], [("Zombies!", (9, 7)), FAR], round=1)
    put_in_hand(g, 0, "Fireball", *["Magical"] * 2)
    put_in_hand(g, 1, "Block", "Steady")
    g.items[1] = (COAT,)
    play(g, Acting(0))
    go_on(g, "Fireball: 2 Magical", "area 9/6-11/7")
    assert g.waiting == (1,)
    assert options(g) == ["use IT09", "pass"]
    go_on(g, "use IT09")
    assert g.hp == [14, 26 - 5, 0, 2]


@pytest.mark.rule("AD-R-121")
def test_equipment_for_once_a_round_is_fresh_in_its_owners_next_turn() -> None:
    g = fight([("Champion", (6, 6))], [("Vampire", (7, 6)), FAR], round=0)
    g.items[0] = (BUCKLER,)
    play_fight(g, "draw_up", "end_turn", "keep_hand", "use IT07")
    assert [saved.amount for saved in told(g.listener or [], Saved)] == [2]
    assert prompt(g) in ("draw-your-cards", "your-turn")
    go_on(g, "end_turn", "keep_hand")
    assert options(g) == ["use IT07", "pass"]


@pytest.mark.rule("AD-R-121")
def test_equipment_for_once_a_round_is_not_fresh_in_the_next_monsters_turn() -> None:
    g = fight([("Champion", (6, 6))], [("Gate Hounds", (7, 6)), ("Gate Hounds", (6, 7))], round=1)
    g.items[0] = (BUCKLER,)
    play(g, FoeTurn(1), "use IT07")
    play(g, FoeTurn(2))
    assert g.over
    assert g.hp[0] == 26 - (3 - 2) - 3


# Attacks that answer (AD-R-52).


@pytest.mark.rule("AD-R-52")
def test_a_turnabout_blocks_first_and_then_strikes() -> None:
    g = samurai("Deadly Turnabout", "Disciplined", "Disciplined")
    attacked(g, "Deadly Turnabout: 2 Disciplined")
    attack = g.running(SingleAttack)
    assert attack is not None
    assert (prompt(g), attack.blocked) == ("choose-target", True)
    go_on(g, "7/6")
    assert g.over
    kinds = [type(event) for event in g.listener or [] if isinstance(event, Attacked | Blocked | Hurt)]
    assert kinds == [Attacked, Attacked, Hurt, Blocked]
    assert g.hp[:2] == [20, 12 - 4]


@pytest.mark.rule("AD-R-52")
def test_an_attacker_out_of_reach_is_not_struck_and_still_blocked() -> None:
    g = fight([("Samurai", (6, 6))], [("Ashen Brute", (8, 6)), FAR], round=1)
    put_in_hand(g, 0, "Deadly Turnabout", "Disciplined", "Disciplined")
    attacked(g, "Deadly Turnabout: 2 Disciplined")
    assert g.over
    assert g.hp[:2] == [20, 14]


@pytest.mark.rule("AD-R-52", "AD-R-49")
def test_it_answers_no_arrow_and_no_attack_on_another() -> None:
    g = fight([("Samurai", (6, 6)), ("Champion", (6, 7))], [("Minotaur", (7, 6)), FAR], round=1)
    put_in_hand(g, 0, "Deadly Turnabout", "Riposte", *["Steady"] * 4)
    assert attacked(g, distance="ranged").over
    assert attacked(g, target=1).over


@pytest.mark.rule("AD-R-130")
def test_a_counter_that_kills_calls_the_attack_off() -> None:
    g = samurai("Riposte", "Steady", "Steady")
    g.hp[1], g.used[1] = 2, 2
    attacked(g, "Riposte: 2 Steady", "7/6")
    assert g.over
    assert g.hp[:2] == [20, 0]


@pytest.mark.rule("AD-R-130")
def test_a_push_in_answer_does_not_call_the_attack_off() -> None:
    g = samurai("Fend", "Steady")
    attacked(g, "Fend: Steady")
    assert prompt(g) == "push-where"
    go_on(g, "9/6")
    assert point(g, 1) == (9, 6)
    assert g.hp[0] == 20 - 4


@pytest.mark.rule("AD-R-130")
def test_stepping_away_does_not_call_the_attack_off() -> None:
    g = fight([("Inquisitor", (6, 6))], [("Minotaur", (7, 6)), FAR], {0: ("Juke", "Steady")}, round=1)
    attacked(g, "Juke: Steady", "4/6")
    assert point(g, 0) == (4, 6)
    assert g.hp[0] == 16 - 4


@pytest.mark.parametrize("foe", ["Vampire", "Wendigo"])
def test_who_falls_while_answering_is_not_hit_any_more(foe: str) -> None:
    heroes = [("Inquisitor", (6, 6), 2), ("Champion", (1, 3))]
    g = fight(heroes, [(foe, (7, 6), 5)], {0: ("Juke", "Steady")}, round=1)
    put_effect(g, 1, -1, "zone", "fire", amount=2, lasts=3, rest=(square(g, 5, 6),))
    play(g, MonsterAttack(2, 0, 0))
    go_on(g, "Juke: Steady", "5/6")
    assert g.over
    assert g.hp[0] == 0
    assert g.hp[2] == 5
    assert [hurt.cause for hurt in told(g.listener or [], Hurt)] == ["fire"]


# Attacks that find another target (AD-R-55).


def guarded() -> Darkness:
    """Return a Magician who is attacked, and a Champion who can take the blow."""
    g = fight([("Magician", (6, 6)), ("Champion", (6, 8))], [("Minotaur", (7, 6)), FAR], round=1)
    put_in_hand(g, 0, "Ward", "Steady")
    put_in_hand(g, 1, "Take the Blow", "Block", "Steady", "Steady")
    return g


@pytest.mark.rule("AD-R-55")
def test_who_takes_the_blow_changes_places_and_may_answer_anew() -> None:
    g = guarded()
    attacked(g, "pass", "Take the Blow: Steady", "6/6")
    events = g.listener or []
    assert [(event.figure, event.other) for event in told(events, Swapped)] == [(1, 0)]
    assert [(event.old, event.new) for event in told(events, Redirected)] == [(0, 1)]
    assert (point(g, 0), point(g, 1)) == ((6, 8), (6, 6))
    assert (g.waiting, offered(g)) == ((1,), ["Block", "pass"])
    go_on(g, "Block: Steady", "pass")
    assert g.over
    assert g.hp[:2] == [14, 26 - (6 - 2 - 3)]


@pytest.mark.rule("AD-R-55")
def test_what_was_saved_for_the_first_target_is_not_saved_for_the_second() -> None:
    g = guarded()
    put_effect(g, 0, 0, "mod", "save", amount=3)
    attacked(g, "Ward: Steady", "Take the Blow: Steady", "6/6", "pass")
    assert g.over
    assert g.hp[1] == 26 - (6 - 2)


@pytest.mark.rule("AD-AC-05")
def test_who_takes_the_blow_may_stay_behind() -> None:
    g = guarded()
    attacked(g, "pass", "Take the Blow: Steady", "stay", "pass", "pass")
    assert g.over
    assert (point(g, 0), point(g, 1)) == ((6, 6), (6, 8))
    assert g.hp[:2] == [14, 26 - (6 - 2)]


def test_fire_burns_those_who_change_places() -> None:
    g = guarded()
    put_effect(g, 0, -1, "zone", "fire", amount=1, lasts=3, rest=(square(g, 6, 6),))
    attacked(g, "pass", "Take the Blow: Steady", "6/6", "pass", "pass")
    assert [(hurt.figure, hurt.cause) for hurt in told(g.listener or [], Hurt)] == [
        (1, "fire"),
        (1, "attack"),
    ]


@pytest.mark.rule("AD-R-55")
def test_a_reflected_arrow_meets_the_archers_defense_and_turns_no_more() -> None:
    g = fight([("Templar", (6, 6))], [("Dread Archer", (10, 6)), FAR], round=1)
    put_in_hand(g, 0, "Reflect", "Reflect", *["Steady"] * 4)
    attacked(g, "Reflect: 2 Steady", damage=5, distance="ranged")
    assert g.over
    assert (g.hp[:2], g.used[1]) == ([22, 5 - 3], 1)
    attacked(g, "Reflect: 2 Steady", damage=5, distance="ranged")
    assert g.hp[:2] == [22, 0]


@pytest.mark.rule("AD-R-55")
def test_what_was_saved_of_an_arrow_does_not_save_the_archer_it_is_turned_against() -> None:
    g = fight([("Templar", (6, 6))], [("Bone Archers", (10, 6)), FAR], round=1)
    g.used[1] = 1
    put_in_hand(g, 0, "Faith", "Reflect", *["Steady"] * 3)
    attacked(g, "Faith: Steady", "Reflect: 2 Steady", damage=2, distance="ranged")
    assert g.over
    assert g.hp[:2] == [22, 3 - 2]


@pytest.mark.rule("AD-R-55", "AD-R-49")
def test_justice_turns_an_attack_on_anyone_against_the_attacker() -> None:
    g = fight([("Inquisitor", (6, 6)), ("Champion", (1, 3))], [("Cave Bear", (2, 3)), FAR], round=1)
    put_in_hand(g, 0, "Justice", *["Steady"] * 3)
    attacked(g, "Justice: 3 Steady", target=1)
    assert g.over
    assert g.hp[1:3] == [26, 14 - 6]


# Striking at those who leave (AD-R-119).


def archer_beside(*hand: str, hp: int = 4) -> Darkness:
    heroes = [("Assassin", (6, 6)), ("Champion", (1, 3))]
    return fight(heroes, [("Kobold Crossbows", (7, 6), hp), FAR], {0: hand}, round=1)


def path(g: Darkness, *steps: tuple[int, int]) -> tuple[int, ...]:
    return tuple([square(g, *step) for step in steps])


@pytest.mark.rule("AD-R-119")
def test_one_strike_for_each_hero_and_the_mover_goes_on() -> None:
    g = archer_beside("Opportunity", "Opportunity", "Keen", "Keen")
    play(g, Walk(2, path(g, (8, 6), (9, 6)), False))
    assert prompt(g) == "strike-the-leaving"
    go_on(g, "Opportunity: Keen", "7/6")
    assert g.over
    assert len(told(g.listener or [], Attacked)) == 1
    assert g.hp[2] == 4 - (4 - 2)
    assert point(g, 2) == (9, 6)


@pytest.mark.rule("AD-R-119")
def test_only_those_strike_whose_melee_is_left() -> None:
    heroes = [("Assassin", (6, 6)), ("Samurai", (8, 7))]
    hands = {0: ("Opportunity", "Keen"), 1: ("Opportunity", "Keen")}
    g = fight(heroes, [("Kobold Crossbows", (7, 6)), FAR], hands, round=1)
    play(g, Walk(2, path(g, (8, 6)), False))
    assert g.waiting == (0,)
    go_on(g, "pass")
    assert g.over
    assert point(g, 2) == (8, 6)


@pytest.mark.rule("AD-R-119")
def test_who_may_strike_may_also_pass() -> None:
    g = archer_beside("Opportunity", "Keen")
    play(g, Walk(2, path(g, (8, 6)), False), "pass")
    assert g.over
    assert point(g, 2) == (8, 6)


def test_a_striker_who_steps_into_the_way_stops_the_mover() -> None:
    g = archer_beside("Opportunity", "Feathered", "Keen")
    play(g, Walk(2, path(g, (8, 6), (9, 6)), False))
    go_on(g, "Opportunity: Feathered", "part 0", "7/6")
    assert prompt(g) == "move-by-card"
    go_on(g, "8/5")
    assert point(g, 2) == (9, 6)
    g = archer_beside("Opportunity", "Feathered", "Keen")
    play(g, Walk(2, path(g, (8, 6), (9, 6)), False))
    go_on(g, "Opportunity: Feathered", "part 0", "7/6", "8/6")
    assert g.over
    assert (point(g, 0), point(g, 2)) == ((8, 6), (7, 6))


@pytest.mark.rule("AD-R-119", "AD-MOV-03")
def test_a_mover_is_struck_also_where_it_passes_its_ally() -> None:
    heroes = [("Assassin", (6, 6)), ("Champion", (1, 3))]
    foes = [("Zombies!", (7, 7)), ("Kobold Crossbows", (7, 6)), FAR]
    g = fight(heroes, foes, {0: ("Opportunity", "Keen")}, round=1)
    play(g, Walk(3, path(g, (7, 7), (8, 8), (9, 8)), False))
    go_on(g, "Opportunity: Keen", "7/7")
    assert g.over
    assert g.hp[2:4] == [2, 4 - 2]
    assert point(g, 3) == (9, 8)


def test_a_mover_that_is_held_where_its_ally_stands_goes_back() -> None:
    heroes = [("Assassin", (6, 6)), ("Champion", (1, 3))]
    foes = [("Zombies!", (7, 7)), ("Kobold Crossbows", (7, 6)), FAR]
    g = fight(heroes, foes, {0: ("Opportunity", "Crippling")}, round=1)
    play(g, Walk(3, path(g, (7, 7), (8, 8)), False))
    go_on(g, "Opportunity: Crippling", "7/7")
    assert g.over
    assert (point(g, 2), point(g, 3)) == ((7, 7), (7, 6))
    assert [event.path for event in told(g.listener or [], Walked)] == [path(g, (7, 7)), path(g, (7, 6))]


@pytest.mark.rule("AD-R-119", "AD-R-73")
def test_a_strike_that_stuns_ends_the_walk() -> None:
    g = archer_beside("Opportunity", "Keen", hp=9)
    play(g, Walk(2, path(g, (8, 6)), False))
    put_effect(g, 0, 2, "stun")
    go_on(g, "Opportunity: Keen", "7/6")
    assert is_stunned(g, 2)
    assert point(g, 2) == (7, 6)


@pytest.mark.rule("AD-R-59", "AD-R-60", "AD-R-119")
def test_a_push_out_of_melee_is_struck_by_nobody() -> None:
    heroes = [("Assassin", (6, 6)), ("Templar", (7, 7))]
    g = fight(heroes, [("Cave Bear", (7, 6)), FAR], {0: ("Opportunity", "Keen")}, round=1)
    put_in_hand(g, 1, "Bash", "Steady")
    play(g, Acting(1))
    go_on(g, "Bash: Steady", "7/6", "8/5")
    assert point(g, 2) == (8, 5)
    assert prompt(g) == "your-turn"
    assert len(told(g.listener or [], Attacked)) == 1


def test_poise_may_go_with_a_counter() -> None:
    g = samurai("Riposte", "Disciplined")
    g.marks[0] = POISE
    attacked(g, "Riposte: Disciplined", "ability", "7/6")
    assert g.hp[1] == 12 - (2 + 3 - 2)
    assert g.marks[0] == 0


@pytest.mark.rule("AD-EQ-04")
def test_hide_ends_with_an_attack_even_by_equipment() -> None:
    g = fight([("Assassin", (6, 6))], [("Cave Bear", (9, 6))], round=1)
    g.items[0] = (0,)
    put_in_hand(g, 0, "Run")
    put_effect(g, 0, 0, "hide", lasts=9)
    play(g, Acting(0))
    go_on(g, "Hand Crossbow")
    assert not g.effects


# Why not.


def barred(g: Darkness) -> dict[str, str]:
    """Return why cards of whoever is asked cannot answer, by their names."""
    names = dict(zip(ACTION_CODES, [card.name for card in ACTIONS], strict=True))
    return {names[code]: why.key for code, why in g.barred(g.waiting[0])}


@pytest.mark.rule("AD-TYP-05")
def test_each_card_that_cannot_answer_says_why() -> None:
    g = samurai("Fend", "Falling Leaf", "Kata", "Deadly Turnabout", "Disciplined")
    attacked(g)
    assert offered(g) == ["Fend", "pass"]
    assert barred(g) == {
        "Falling Leaf": "another-attack",
        "Kata": "no-defense",
        "Deadly Turnabout": "cannot-pay",
    }


@pytest.mark.rule("AD-TYP-05")
def test_defenses_do_not_answer_in_the_turn_of_a_hero() -> None:
    g = samurai("Fend", "Disciplined")
    blow = SingleAttack(g.heroes, 0, 6, "melee")
    fend = [card.name for card in ACTIONS].index("Fend")
    assert why_not_answer(g, 0, fend, blow) is None
    play(g, PlayerTurn(0))
    assert why_not_answer(g, 0, fend, blow) == ENEMYS_TURN
