"""Windows that people need not answer: passes are made for them, and nobody else can tell."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest
from support import counterspell
from support.counterspell import HEX, PASS
from support.gate import Gate, first_to_begin
from support.house import PATIENCE, UNLIMITED, Guest, RunningServer
from support.tables import ADA, BEN, EVE, add, choose, do, ref, table_of

from darkling import pause
from darkling.server import entries as log
from darkling.server import redis_bus
from darkling.server.config import ServerConfig
from darkling.server.refusal import Refusal
from darkling.server.scenes import Reader, scene
from darkling.server.table_summary import summary_of
from darkling.server.thinkers import Thinkers
from darkling.server.webhooks import Webhooks
from darkling.wire import live

NO_BOTS = {"rate": UNLIMITED, "workers": 0}
SUBJECT = 1
"""The seat whose pass is made for it, or thought about."""


@pytest.fixture(scope="module", autouse=True)
def _at_hand():
    with counterspell.at_hand():
        yield


@pytest.fixture(scope="module")
def gate() -> Gate:
    return Gate()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, gate: Gate) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("data"), pause=gate.pause, **NO_BOTS) as running:
        yield running


def hold(monkeypatch, counters):
    """Deal the second seat so many counterspells."""
    monkeypatch.setattr(counterspell, "COUNTERS", (1, counters, 2, 0))


def sit(host, *others, seats=("me", "open", "open")):
    """Let people sit down at a public table; return their connections, the host's first."""
    table = host.make(*seats, game="counterspell", public=True)
    for other in others:
        assert other.join(table).is_success
    return [someone.sit(table) for someone in (host, *others)]


def hear_everything(seated):
    """Wait until nothing is under way any more: what one says comes back behind all else."""
    said = len(seated.chats)
    seated.ask("say", text="Well?")
    while len(seated.chats) == said:
        seated.receive()


def say(seated, verb, thing=None):
    """Choose an option as soon as it is offered."""

    def offered(scene):
        options = scene["asked"]["options"] if scene["asked"] else []
        return [option for option in options if (option["verb"], option["thing"]) == (verb, thing)]

    assert seated.choose(offered(seated.scene_where(offered))[0])["type"] == "done"


def cast(seated, victim):
    say(seated, "hex", f"P{victim + 1}")


def is_waiting(seat):
    return lambda scene: scene["seats"][seat]["waiting"]


def scenes_since(seated, start):
    """Return all scenes that came since, without the name of the table and what is known of the subject."""
    scenes = [msgspec.json.decode(frame) for frame in seated.frames[start:] if '"type":"scene"' in frame]
    for shown in scenes:
        shown["timers"] = [timer["seat"] for timer in shown["timers"]]
        shown["seats"][SUBJECT] = shown["seats"][SUBJECT]["waiting"]
        del shown["table"]
    return scenes


def forced(guest, monkeypatch):
    hold(monkeypatch, 0)
    return sit(guest("Ada"), guest("Ben"), guest("Eve"))


def thoughtful(guest, monkeypatch):
    hold(monkeypatch, 1)
    return sit(guest("Ada"), guest("Ben"), guest("Eve"))


def ordered(guest, monkeypatch):
    ada, ben, eve = thoughtful(guest, monkeypatch)
    assert ben.ask("standing-order", seat=SUBJECT, order="until-target")["type"] == "done"
    return [ada, ben, eve]


def thoughtful_bot(guest, monkeypatch):
    hold(monkeypatch, 1)

    async def thinks_of_passing(_self, _thought):
        return PASS.id

    monkeypatch.setattr(Thinkers, "choose", thinks_of_passing)
    ada, eve = sit(guest("Ada"), guest("Eve"), seats=("me", "normal", "open"))
    return [ada, None, eve]


def received(company, guest, gate, monkeypatch):
    """Return what the others receive between a hex and the question to the next seat."""
    ada, subject, eve = company(guest, monkeypatch)
    others = (ada, eve, guest("Will").sit(ada.table))
    for other in others:
        hear_everything(other)
    starts, begun = [len(other.frames) for other in others], gate.begun
    cast(ada, victim=2)
    if company is not thoughtful:
        gate.wait_for(begun + 1)
    for other in others:
        other.scene_where(is_waiting(SUBJECT))
        hear_everything(other)
        assert is_waiting(SUBJECT)(other.scene), "nothing comes before the pause is over"
    if company is thoughtful:
        say(subject, "pass")
    else:
        assert gate.begun == begun + 1, "one answer, one pause of the one kind there is"
        gate.let_through()
    for other in others:
        other.scene_where(is_waiting(2))
        hear_everything(other)
    return [scenes_since(other, start) for other, start in zip(others, starts, strict=True)]


def test_nobody_can_tell_a_pass_that_is_made_from_a_thoughtful_one(guest, gate, monkeypatch):
    """Neither by content, nor by order, nor by time: whoever is no person waits for a pause of one kind."""
    made = received(forced, guest, gate, monkeypatch)
    assert [len(scenes) for scenes in made] == [2, 2, 2]
    for company in (ordered, thoughtful_bot, thoughtful):
        assert received(company, guest, gate, monkeypatch) == made, company.__name__


def seen_of_a_step_back(company, guest, gate, monkeypatch):
    """Return what the others receive while the subject takes back its pass, and passes again."""
    ada, subject, eve = company(guest, monkeypatch)
    cast(ada, victim=2)
    if company is thoughtful:
        say(subject, "pass")
    else:
        gate.let_through()
    others, starts, begun = (ada, eve), [], gate.begun
    for other in others:
        other.scene_where(is_waiting(2))
        hear_everything(other)
        starts.append(len(other.frames))
    subject.ask("retract", seat=SUBJECT)
    for other in others:
        other.scene_where(is_waiting(SUBJECT))
    say(subject, "pass")
    for other in others:
        other.scene_where(is_waiting(2))
        hear_everything(other)
    assert gate.begun == begun, "no pass is made again"
    return [scenes_since(other, start) for other, start in zip(others, starts, strict=True)]


def test_a_step_back_to_a_pass_tells_nobody_how_it_was_made(guest, gate, monkeypatch):
    chosen = seen_of_a_step_back(thoughtful, guest, gate, monkeypatch)
    assert [len(scenes) for scenes in chosen] == [2, 2]
    for company in (forced, ordered):
        assert seen_of_a_step_back(company, guest, gate, monkeypatch) == chosen, company.__name__


def test_pauses_are_drawn_anew_within_their_bounds(tmp_path):
    drawn = [pause.drawn_seconds() for _ in range(200)]
    assert all(pause.SHORTEST <= seconds <= pause.LONGEST for seconds in drawn)
    assert len(set(drawn)) == len(drawn)
    assert ServerConfig(tmp_path).pause is pause.pause


def test_the_person_is_told_that_the_pass_is_made_for_them(guest, gate, monkeypatch):
    hold(monkeypatch, 0)
    ada, ben, _ = sit(guest("Ada"), guest("Ben"), guest("Eve"))
    assert ben.scene["orders"] == {"offered": ["until-target", "this-round"], "standing": None}
    cast(ada, victim=2)
    shown = ben.scene_where(lambda scene: scene["asked"])
    assert (shown["passing"], shown["asked"]["window"]) == ([1], True)
    assert [option["passes"] for option in shown["asked"]["options"]] == [True]
    tables = ben.guest.http.get("/api/my-tables").json()
    assert [info["my_turn"] for info in tables] == [False], "nobody is called for it"
    gate.let_through()
    ben.scene_where(lambda scene: scene["passing"] == [] and not scene["asked"])


def test_whoever_is_quicker_than_the_pause_passes_once(guest, gate, monkeypatch):
    hold(monkeypatch, 0)
    ada, ben, eve = sit(guest("Ada"), guest("Ben"), guest("Eve"))
    cast(ada, victim=2)
    say(ben, "pass")
    eve.scene_where(lambda scene: scene["asked"])
    gate.let_through()
    hear_everything(eve)
    assert eve.scene["asked"], "the pause that is over makes nobody pass"


def test_nobody_else_is_told_of_an_order(guest, monkeypatch):
    hold(monkeypatch, 1)
    ada, ben, eve = sit(guest("Ada"), guest("Ben"), guest("Eve"))
    listed = ada.guest.http.get("/api/tables").content
    starts = []
    for other in (ada, eve):
        hear_everything(other)
        starts.append(len(other.frames))
    for order in ("until-target", "this-round", None):
        assert ben.ask("standing-order", seat=1, order=order)["type"] == "done"
        ben.scene_where(lambda scene, order=order: scene["orders"]["standing"] == order)
    for other, start in zip((ada, eve), starts, strict=True):
        hear_everything(other)
        assert scenes_since(other, start) == []
    assert ada.guest.http.get("/api/tables").content == listed


class TestOrders:
    def test_a_target_is_asked_and_so_is_who_takes_it_back(self, guest, gate, monkeypatch):
        hold(monkeypatch, 2)
        ada, ben, eve = sit(guest("Ada"), guest("Ben"), guest("Eve"))
        ben.ask("standing-order", seat=1, order="until-target")
        cast(ada, victim=1)
        assert ben.scene_where(lambda scene: scene["asked"])["passing"] == []
        say(ben, "counter")
        ben.ask("standing-order", seat=1, order="this-round")
        say(ben, "hold")
        cast(eve, victim=1)
        say(ada, "pass")
        assert ben.scene_where(lambda scene: scene["passing"])["asked"], "this round, target or not"
        ben.ask("standing-order", seat=1, order=None)
        gate.let_through()
        hear_everything(ben)
        assert ben.scene_where(lambda scene: scene["passing"] == [])["asked"]

    def test_passing_goes_on_after_a_restart_and_not_while_paused(self, tmp_path, monkeypatch):
        hold(monkeypatch, 1)
        gate = Gate()
        with RunningServer(tmp_path, pause=gate.pause, **NO_BOTS) as running:
            ada, ben = Guest(running.address, "Ada"), Guest(running.address, "Ben")
            one, other = sit(ada, ben, seats=("me", "open"))
            other.ask("standing-order", seat=1, order="this-round")
            cast(one, victim=1)
            gate.wait_for(1)
            one.ask("pause")
            gate.let_through()
            hear_everything(one)
            assert not [event for event in one.story if event["event"]["event"] == "CoinsLost"]
            one.ask("resume")
            gate.wait_for(2)
            ada.leave()
            ben.leave()
        gate = Gate()
        with RunningServer(tmp_path, pause=gate.pause, **NO_BOTS) as running:
            # Nobody looks at the table when the pass is made.
            gate.let_through()
            ada.move_to(running.address)
            again = ada.sit(one.table)
            again.scene_where(lambda scene: [seat["waiting"] for seat in scene["seats"]] == [False, True])
            assert again.scene["view"]["coins"] == [10, 7]
            ada.leave()


def test_of_several_processes_one_passes(tmp_path, postgres, redis, monkeypatch):
    hold(monkeypatch, 0)
    # However slow the machine is, nobody takes over meanwhile.
    monkeypatch.setattr(redis_bus, "CLAIM", 10 * PATIENCE)
    gates = Gate(), Gate()
    shared = {"database_address": postgres.new_database(), "bus": redis.address, **NO_BOTS}
    with (
        RunningServer(tmp_path, pause=gates[0].pause, **shared) as first,
        RunningServer(tmp_path, pause=gates[1].pause, **shared) as second,
    ):
        ada, ben = Guest(first.address, "Ada"), Guest(second.address, "Ben")
        one, other = sit(ada, ben, seats=("me", "open"))
        cast(one, victim=1)
        other.scene_where(lambda scene: scene["passing"] == [1])
        first_to_begin(*gates).let_through()
        for seated in (one, other):
            seated.scene_where(lambda scene: scene["view"]["coins"] == [10, 7])
        assert sum(gate.begun for gate in gates) == 1, "the sooner of two pauses would be shorter than one"
        ada.leave()
        ben.leave()


class TestTheTable:
    """What a log comes to."""

    def at_window(self, *seats, **fields):
        """Return a table where the first seat has hexed the last, and the second is asked."""
        table = table_of(*seats, game="counterspell", rules_version=1, **fields)
        do(table, ADA, choose(table, 0, HEX[len(seats) - 1].id))
        return table

    def test_what_the_server_does_is_due_at_once(self):
        table = self.at_window(ADA, BEN, EVE)
        assert table.pass_for(1) is PASS
        assert table.due == table.clocks.running[1][1]
        add(table, log.ChoiceMade(1, 0, PASS.id))
        assert (table.pass_for(2), table.due) == (None, None)

    def test_a_seat_at_a_shared_screen_is_handed_over_first(self):
        table = self.at_window(ADA, ADA, EVE)
        assert (table.pass_for(1), table.due) == (None, None)
        shown = scene(table, Reader(ADA, 1), (), 0.0)
        assert shown.asked is not None
        assert (shown.asked.pass_here, shown.passing) == (True, [])
        do(table, ADA, live.SetOrder(ref(), 1, "until-target"))
        assert table.pass_for(1) is PASS, "an order says nothing about a hand"
        assert not table.passes_at_screen(1)
        eyes_of_another_seat = scene(table, Reader(ADA, 0), (), 0.0)
        assert eyes_of_another_seat.passing == [1]
        assert eyes_of_another_seat.orders is not None
        assert eyes_of_another_seat.orders.standing is None

    @pytest.mark.parametrize("order", [None, "until-target"])
    def test_whoever_goes_back_to_a_pass_is_asked(self, order):
        table = self.at_window(ADA, BEN, EVE)
        do(table, BEN, live.SetOrder(ref(), 1, order))
        add(table, log.ChoiceMade(1, 0, PASS.id))
        assert do(table, BEN, live.Retract(ref(), 1)) == [log.ChoiceRetracted(1)]
        assert (table.waiting, table.pass_for(1), table.due) == ((1,), None, None)
        do(table, BEN, live.SetOrder(ref(), 1, "this-round"))
        assert table.pass_for(1) is PASS, "an order that is given there holds there"

    def test_whoever_goes_back_to_a_pass_is_passed_for_later(self):
        table = self.at_window(ADA, BEN, EVE)
        add(table, log.ChoiceMade(1, 0, PASS.id))
        do(table, BEN, live.Retract(ref(), 1))
        do(table, BEN, choose(table, 1))
        do(table, EVE, choose(table, 2))
        do(table, BEN, choose(table, 1))
        do(table, EVE, choose(table, 2, HEX[0].id))
        do(table, ADA, choose(table, 0))
        assert table.pass_for(1) is PASS

    def test_with_everyones_consent_the_way_leads_to_a_pass_too(self):
        table = self.at_window(ADA, BEN, EVE)
        add(table, log.ChoiceMade(1, 0, PASS.id))
        do(table, EVE, choose(table, 2))
        do(table, BEN, live.AskBack(ref(), 1))
        for seat, guest in ((0, ADA), (2, EVE)):
            do(table, guest, live.AnswerBack(ref(), seat, agree=True))
        assert (table.waiting, table.pass_for(1)) == ((1,), None)

    def test_consent_to_what_was_retracted_meanwhile_changes_nothing(self):
        table = self.at_window(ADA, BEN)
        do(table, ADA, live.AskBack(ref(), 0))
        do(table, ADA, live.Retract(ref(), 0))
        do(table, BEN, live.AnswerBack(ref(), 1, agree=True))
        assert (table.waiting, table.back_wish) == ((0,), None)

    def test_a_screen_that_is_shared_does_not_pass_where_one_went_back(self):
        table = self.at_window(ADA, ADA, EVE)
        do(table, ADA, choose(table, 1))
        do(table, ADA, live.Retract(ref(), 1))
        assert not table.passes_at_screen(1)

    @pytest.mark.parametrize(
        "change",
        [
            log.Seated(1, "left"),
            log.Kicked(1),
            log.Resigned(1),
            log.GuestForgotten(BEN),
        ],
    )
    def test_an_order_ends_when_the_seat_changes_hands(self, change):
        table = self.at_window(ADA, BEN, EVE)
        do(table, BEN, live.SetOrder(ref(), 1, "until-target"))
        add(table, change)
        assert table.orders == {}
        assert table.pass_for(1) is None

    def test_an_order_for_a_round_ends_with_it(self):
        table = self.at_window(ADA, BEN)
        do(table, BEN, live.SetOrder(ref(), 1, "this-round"))
        add(table, log.ChoiceMade(1, 0, PASS.id))
        assert table.order_of(1) == "this-round"
        do(table, BEN, choose(table, 1))
        assert table.order_of(1) is None

    @pytest.mark.parametrize(
        ("guest", "game", "code"),
        [(ADA, "counterspell", "not-your-seat"), (BEN, "dealings", "no-such-order")],
    )
    def test_orders_that_cannot_be_given(self, guest, game, code):
        table = table_of(ADA, BEN, game=game, rules_version=1)
        with pytest.raises(Refusal) as refused:
            do(table, guest, live.SetOrder(ref(), 1, "this-round"))
        assert refused.value.code == code

    def test_the_same_order_again_adds_nothing(self):
        table = self.at_window(ADA, BEN, EVE)
        assert do(table, BEN, live.SetOrder(ref(), 1, None)) == []

    def test_nobody_is_called_to_pass(self):
        asked = []

        class Hooks:
            async def of(self, guests):
                asked.extend(guests)
                return []

        async def note(*tables):
            webhooks = Webhooks(Hooks(), private_too=False)
            for table in tables:
                webhooks.note_turns(table, (0,), ())
            await asyncio.sleep(0)

        forced, thoughtful = self.at_window(ADA, BEN, EVE), self.at_window(ADA, BEN, EVE)
        add(thoughtful, log.ChoiceMade(1, 0, PASS.id))
        asyncio.run(note(forced, thoughtful))
        assert asked == [EVE]
        assert not summary_of(forced).seats[1].asked
        assert summary_of(thoughtful).seats[2].asked
