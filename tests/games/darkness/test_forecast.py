"""What monsters are foreseen to do is what they do if nobody moves or answers."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from games.darkness.board import FOE_NAMES, SANCTUM, table
from support.cases import encoded

from darkling.games.darkness import GAME
from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.effects import begin
from darkling.games.darkness.rules.encounter import Encounter, Round
from darkling.games.darkness.rules.events import (
    AllFallen,
    Attacked,
    EncounterWon,
    FightRoundBegan,
    Hurt,
    MonsterTurnBegan,
    TooLate,
    Walked,
)
from darkling.games.darkness.rules.forecast import Foreseen, forecasts
from darkling.games.darkness.rules.state import Darkness
from darkling.table.event import Event

END_OF_ROUND = (FightRoundBegan, AllFallen, EncounterWon, TooLate)
DOING_NOTHING = (*("pass", "draw_up", "end_turn", "keep_hand", "go_on"), *("done", "skip", "stay", "no_push"))
Did = dict[int, list[Foreseen]]


def do_nothing(g: Darkness) -> None:
    """Let whoever is asked do nothing."""
    offered = {option.verb: option for option in g.decision(g.waiting[0]).options}
    verb = next(verb for verb in DOING_NOTHING if verb in offered)
    g.choose(g.waiting[0], offered[verb])


def rest_of_round(position: Darkness) -> list[Event]:
    """Return what happens up to the next round, or the end of the fight, if nobody does anything."""
    g = position.clone()
    g.listener = []
    ended: list[Event] = []
    while not g.over and not ended:
        do_nothing(g)
        ended = [event for event in g.listener if isinstance(event, END_OF_ROUND)]
    return g.listener[: g.listener.index(ended[0])] if ended else g.listener


def what_they_did(events: list[Event]) -> Did:
    """Return what the monsters did in their turns, as a forecast says it."""
    found: Did = {}
    acting = None
    for event in events:
        if isinstance(event, MonsterTurnBegan):
            acting = found.setdefault(event.figure, [])
        elif acting is not None:
            acting += said(event)
    return {figure: in_one(doings) for figure, doings in found.items()}


def said(event: Event) -> list[Foreseen]:
    if isinstance(event, Walked):
        return [Foreseen("go", event.figure, path=event.path)]
    if isinstance(event, Attacked):
        return [Foreseen("attack", event.target, event.damage)]
    return [Foreseen("hurt", event.figure, event.amount)] if isinstance(event, Hurt) else []


def in_one(doings: list[Foreseen]) -> list[Foreseen]:
    """Join ways that were told in two, because somebody was asked on the way."""
    found: list[Foreseen] = []
    for one in doings:
        last = found[-1] if found else None
        if last is not None and last.kind == one.kind == "go" and last.figure == one.figure:
            found[-1] = Foreseen("go", one.figure, path=(*last.path, *one.path))
        else:
            found.append(one)
    return found


def foreseen(g: Darkness) -> Did:
    return {figure: in_one(list(doings)) for figure, doings in forecasts(g).items()}


def turns_of(seed: int, players: int, **settings: Any) -> Iterator[Darkness]:
    """Play a game at random, and yield it whenever a hero's turn begins or goes on."""
    chance = Random(seed)
    g = GAME.start(players, seed, settings)
    while not g.over:
        seat = g.waiting[0]
        if g.decision(seat).prompt in ("draw-your-cards", "your-turn", "choose-target", "pay-for-it"):
            yield g
        g.choose(seat, chance.choice(g.decision(seat).options))


# Whatever the room.


@pytest.mark.rule("AD-R-85")
@pytest.mark.parametrize(("seed", "players"), [(seed, 1 + seed % 4) for seed in range(12)])
def test_what_is_foreseen_in_a_game_is_what_happens(seed: int, players: int) -> None:
    compared = 0
    for g in turns_of(seed, players, open_hands=bool(seed % 3)):
        # An action that has been named comes to nothing; what it was for is not played on here.
        if g.decision(g.waiting[0]).prompt in ("draw-your-cards", "your-turn") and not g.floats[g.waiting[0]]:
            assert foreseen(g) == what_they_did(rest_of_round(g))
            compared += 1
    assert compared > 5


@pytest.mark.rule("AD-R-85")
@pytest.mark.parametrize("seed", range(40))
def test_what_is_foreseen_of_any_company_in_any_place_is_what_happens(seed: int) -> None:
    g = crowd(Random(seed))
    g.start(Round())
    assert foreseen(g) == what_they_did(rest_of_round(g))


def crowd(chance: Random) -> Darkness:
    """Return a room with four heroes and monsters of all kinds, some of them stunned, slow, or taunted."""
    places = list(table(SANCTUM).board.points)
    chance.shuffle(places)
    heroes = [(name, places.pop(), chance.randint(1, 20)) for name in ("Champion", "Assassin", "Psion")]
    kinds = chance.sample([name for name in FOE_NAMES if name != "High Order Master"], 6)
    pieces = [(name, places.pop()) for name in kinds for _ in range(FOES[FOE_NAMES.index(name)].number)]
    g = table(SANCTUM, heroes, pieces, round=chance.randint(0, 4))
    g.chance.reseed(chance.randrange(1 << 30))
    for figure in range(g.heroes, len(g.kind)):
        if chance.random() < 0.3:
            verb, what, amount = chance.choice(
                [("stun", "", 0), ("immob", "", 0), ("mod", "move", -2), ("taunt", "", 0), ("mod", "dmg", 1)]
            )
            begin(g, chance.randrange(g.heroes), figure, verb, what, amount, 2)
    return g


def futures(g: Darkness, count: int) -> list[Any]:
    """Return what is foreseen with other cards to come."""
    found = []
    for key in range(count):
        world = g.clone()
        world.chance.reseed(key)
        found.append(forecasts(world))
    return found


def test_no_card_that_is_still_to_be_drawn_is_foreseen() -> None:
    """Heroes draw before the monsters act, and with some cards one strikes whoever passes by."""
    g = table(SANCTUM, [("Assassin", (2, 6)), ("Magician", (6, 9), 1)], [("Gate Hounds", (6, 3))])
    g.start(Round())
    assert g.decision(0).prompt == "draw-your-cards"
    shown = futures(g, 30)
    assert all(future == shown[0] for future in shown)
    assert [one.kind for one in shown[0][2]] == ["go", "attack", "hurt"]


@pytest.mark.parametrize("seed", range(3))
def test_no_game_foresees_what_is_hidden(seed: int) -> None:
    for g in turns_of(seed, 2, open_hands=bool(seed % 2)):
        shown = futures(g, 2)
        assert shown[0] == shown[1]


@pytest.mark.parametrize("seed", range(3))
def test_looking_ahead_changes_nothing(seed: int) -> None:
    for g in turns_of(seed, 3):
        before = g.fingerprint()
        forecasts(g)
        assert g.fingerprint() == before


# One by one.


def seen(heroes: list[tuple[Any, ...]], foes: list[tuple[Any, ...]], **fields: Any) -> Darkness:
    """Return a room in which the heroes have had their turns."""
    g = table(SANCTUM, heroes, foes, **fields)
    g.resume([Encounter(), Round(heroes=len(heroes))], None, [], [0] * g.players)
    return g


def attacked(g: Darkness, figure: int) -> list[int]:
    """Return whom a monster is foreseen to attack."""
    return [one.figure for one in forecasts(g)[figure] if one.kind == "attack"]


@pytest.mark.rule("AD-R-85")
@pytest.mark.parametrize(("hp", "target"), [((9, 9), 0), ((9, 8), 1), ((8, 9), 0)])
def test_of_two_as_near_the_one_with_less_hp_is_shown_and_else_the_first(
    hp: tuple[int, int], target: int
) -> None:
    heroes = [("Champion", (6, 6), hp[0]), ("Assassin", (6, 8), hp[1])]
    assert attacked(seen(heroes, [("Tunnel Rats", (7, 7))]), 2) == [target]


@pytest.mark.rule("AD-R-85")
def test_of_two_as_near_with_the_same_hp_the_first_in_the_march_is_shown() -> None:
    heroes = [("Champion", (6, 6), 9), ("Assassin", (6, 8), 9)]
    assert attacked(seen(heroes, [("Tunnel Rats", (7, 7))], march=(1, 0)), 2) == [1]


@pytest.mark.rule("AD-STA-04")
def test_nothing_is_foreseen_of_the_stunned() -> None:
    g = seen([("Champion", (6, 6))], [("Demon!", (7, 6)), ("Demon!", (5, 6))])
    begin(g, 0, 1, "stun", "", 0, 1)
    assert forecasts(g)[1] == ()
    assert attacked(g, 2) == [0, 0]


def test_whoever_is_too_far_away_is_shown_to_come_and_not_to_attack() -> None:
    g = seen([("Champion", (6, 12))], [("Zombies!", (6, 3))])
    (step,) = forecasts(g)[1]
    assert (step.kind, step.figure, len(step.path)) == ("go", 1, 1)


def test_whoever_comes_near_enough_is_shown_to_attack_from_there() -> None:
    g = seen([("Champion", (6, 9))], [("Demon!", (6, 5))])
    go, *blows = forecasts(g)[1]
    assert (go.kind, len(go.path)) == ("go", 3)
    assert g.board.points[go.path[-1]][1] == 8
    assert blows == [Foreseen("attack", 0, 4), Foreseen("hurt", 0, 4)] * 2


@pytest.mark.rule("AD-R-80")
def test_a_breath_is_shown_with_all_it_hits() -> None:
    heroes = [("Champion", (9, 6)), ("Templar", (10, 6))]
    g = seen(heroes, [("Salt Dragon", (6, 6))], round=2)
    assert attacked(g, 2) == [0, 1]


@pytest.mark.rule("AD-BOS-08", "AD-R-91")
@pytest.mark.parametrize(("round_", "summons"), [(1, False), (2, True)])
def test_that_the_master_summons_is_foreseen_but_not_whom(round_: int, summons: bool) -> None:
    g = seen([("Champion", (6, 6))], [("High Order Master", (10, 6))], round=round_)
    assert (Foreseen("summon", 1) in forecasts(g)[1]) is summons
    assert set(forecasts(g)) == {1}


@pytest.mark.rule("AD-R-88")
def test_nothing_is_foreseen_of_a_servant() -> None:
    g = seen([("Inquisitor", (6, 6))], [("Demon!", (7, 6)), ("Zombies!", (5, 6))])
    begin(g, 0, 1, "dominate", "", 0, 2)
    assert forecasts(g)[1] == ()


def test_who_has_fallen_by_then_is_not_attacked_again() -> None:
    """One monster is foreseen after the other: the second finds nobody left to attack beside it."""
    heroes = [("Champion", (6, 6), 4), ("Templar", (6, 12))]
    g = seen(heroes, [("Minotaur", (5, 6)), ("Zombies!", (7, 6))])
    assert attacked(g, 2) == [0]
    assert attacked(g, 3) == []


def test_all_seats_are_shown_the_same() -> None:
    g = next(turns_of(3, 3, open_hands=False))
    shown = [g.view(viewer).line for viewer in (0, 1, 2, None)]
    assert len({encoded(line) for line in shown}) == 1
    assert any(figure.next for card in shown[0] for figure in card.figures)


@pytest.mark.rule("AD-BOS-08")
def test_before_the_card_of_the_master_is_turned_up_nothing_is_foreseen_of_it() -> None:
    foes = [("High Order Master", (10, 6)), ("Zombies!", (11, 7))]
    g = table(SANCTUM, [("Champion", (6, 6))], foes, round=1)
    g.start(Round(heroes=1))
    assert g.decision(0).prompt == "more-come"
    shown = futures(g, 8)
    assert all(future == shown[0] for future in shown)
    assert set(shown[0]) == {1, 2}
