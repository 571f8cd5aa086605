"""Whoever follows a table scene by scene has the same story as someone who comes now."""

from random import Random

import pytest
from support.tables import ADA, BEN, EVE, add, table_of

from darkling.games import find
from darkling.server import entries as log
from darkling.server.scenes import Reader, scene
from darkling.server.table_state import TableState
from darkling.table.company import Mode

CHOICES = 150
CASES = [("dealings", "normal"), ("dealings", "hardcore"), ("heists", "normal")]


class Follower:
    """Puts a story together from the parts that come with scenes."""

    def __init__(self, guest: str, seat: int | None) -> None:
        self.reader = Reader(guest, seat)
        self.story: list[object] = []
        self.repeated = 0

    def look(self, table: TableState) -> None:
        told = scene(table, self.reader, (), 0.0).story
        self.repeated += len(self.story) - told.start
        self.story[told.start :] = told.events


def step(table: TableState, random: Random) -> None:
    """Choose at random, and now and then take something back, alone or all together."""
    seat = random.choice(table.waiting)
    decision = table.game.decision(seat)
    able = [other for other in (0, 1) if table.game.can_undo(other)]
    lot = random.random()
    if lot < 0.1 and able:
        add(table, log.ChoiceRetracted(random.choice(able)))
    elif lot < 0.13:
        add(table, log.WentBack(max(0, len(table.game.record.choices) - 3)))
    else:
        add(table, log.ChoiceMade(seat, decision.number, random.choice(decision.options).id))


@pytest.mark.parametrize(("game", "mode"), CASES)
def test_a_story_in_parts_is_the_whole_story(game, mode):
    random = Random(1)
    table = table_of(ADA, BEN, game=game, settings=dict(find(game).modes.get(mode, Mode()).settings))
    followers = [Follower(ADA, 0), Follower(BEN, 1), Follower(EVE, None)]
    for _ in range(CHOICES):
        step(table, random)
        for follower in followers:
            # Some look less often, and have more to catch up with.
            if random.random() < 0.3:
                follower.look(table)
        if not table.waiting:
            break
    for follower in followers:
        # Twice: what is told once in full may have to be withdrawn by the next scene.
        follower.look(table)
        follower.look(table)
        fresh = Follower(follower.reader.guest, follower.reader.seat)
        fresh.look(table)
        assert follower.story == fresh.story
        assert follower.repeated, "something was taken back"
