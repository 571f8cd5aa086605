"""Reactions and interrupts, nested: what spells and monsters' turns will need."""

from support.cases import shown
from support.script import offered, option, say
from support.toys import BLANK, COUNTER, SHIELD, PlagueOfRats, Played, Rolled, SweepingAttack, toy


def test_a_counter_can_itself_be_countered():
    kind, game = toy(PlagueOfRats(0), [(COUNTER, COUNTER), (COUNTER,), (COUNTER, BLANK)])
    assert game.waiting == (1,)
    say(game, "play counter")
    assert game.waiting == (0,)
    assert game.position.stack_text() == "PlagueOfRats.on_cast > CastSpell.on_counter > CastSpell.on_answer"
    say(game, "play counter")
    assert game.waiting == (1,)
    assert offered(game) == ["pass"], "a reaction window is opened even for a seat that can only pass"
    say(game, "pass")
    assert game.waiting == (2,)
    say(game, "play counter", "pass")
    assert game.over
    assert game.position.coins == [10, 7, 10], "countered for seat 2, not for seat 1"


def test_every_line_of_the_counterspell_saves_and_replays():
    kind, start = toy(PlagueOfRats(0), [(COUNTER, COUNTER), (COUNTER,), (COUNTER, BLANK)])
    ends = walk(kind, start.position)
    assert ends == 9


def walk(kind, position):
    """Count the lines of play, with the data restored at every decision."""
    if position.over:
        return 1
    restored = kind.restore(position.data())
    assert restored.fingerprint() == position.fingerprint()
    ends = 0
    for choice in restored.decision(restored.waiting[0]).options:
        copy = restored.clone()
        copy.choose(copy.waiting[0], choice)
        ends += walk(kind, copy)
    return ends


def test_a_defender_interrupts_an_attack_on_several_targets():
    kind, game = toy(SweepingAttack(0), [(SHIELD,), (SHIELD,), (BLANK,)])
    say(game, "aim seat 1", "aim seat 2")
    assert game.waiting == (1,), "with nobody left to aim at, the attack begins by itself"
    say(game, "play shield")
    assert game.waiting == (0,), "the blow is turned back on the attacker, who may shield it"
    assert game.position.stack_text() == "SweepingAttack.on_blow > Blow.on_turned_back > Blow.on_answer"
    say(game, "play shield")
    assert game.waiting == (1,)
    say(game, "pass")
    assert game.waiting == (2,), "the attack goes on where it was interrupted"
    say(game, "pass")
    assert game.over
    assert [type(event) for event in game.events(2)] == [Played, Played, Rolled, Rolled]


def test_dice_are_a_fence_and_the_option_says_so():
    kind, game = toy(SweepingAttack(0), [(), (BLANK,), ()])
    say(game, "aim seat 1", "stop")
    assert game.can_undo(0), "nobody has acted since"
    assert not option(game, 1, "pass").undoable
    say(game, "pass")
    assert game.why_not_undo(1) == "dice"
    assert game.why_not_undo(0) == "dice"


def test_another_seats_choice_is_a_fence():
    kind, game = toy(SweepingAttack(0), [(), (SHIELD,), ()])
    say(game, "aim seat 1", "stop", "play shield")
    assert game.waiting == (0,)
    assert game.why_not_undo(0) == "other-seat"


def test_a_turn_is_taken_back_as_a_whole():
    kind, game = toy(SweepingAttack(0), [(), (), (), ()])
    before = game.fingerprint()
    say(game, "aim seat 3", "aim seat 1")
    game.undo(0)
    assert offered(game) == ["stop", "aim seat 1", "aim seat 2"]
    say(game, "aim seat 2")
    game.undo(0, whole_turn=True)
    assert game.fingerprint() == before


def test_a_window_does_not_show_what_the_other_seat_could_play():
    """The question to seat 1 depends on its secret hand: in a guess it must fit the guessed hand."""
    kind, game = toy(PlagueOfRats(0), [(), (COUNTER,), ()])
    position = game.position
    truth = shown(position, 2)
    answers = set()
    for seed in range(30):
        world = position.guess(2, seed)
        assert shown(world, 2) == truth
        fits = ["pass", "play counter"] if COUNTER in world.hands[1] else ["pass"]
        assert offered(world, 1) == fits
        assert position.guess(2, seed + 100).guess(2, seed).fingerprint() == world.fingerprint()
        answers.add(tuple(fits))
    assert len(answers) == 2
