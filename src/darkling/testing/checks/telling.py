"""Everything that a player is asked, offered and told has words."""

from darkling import ledger
from darkling.phrasing import Phrasing
from darkling.table.decision import Seat
from darkling.table.event import Forced, Forget, Forgotten
from darkling.table.position import Position
from darkling.testing.cases import Case
from darkling.testing.playthrough import playthrough
from darkling.testing.suite import check, one
from darkling.words import Words

NAMES = tuple("ABCDEFGHIJKL")
UNSPOKEN = (Forget, Forgotten)
"""What happens without a word being said about it."""


@check()
def every_question_is_declared(case: Case) -> None:
    rules = ledger.texts(case.game)
    for stop in playthrough(case).stops:
        asked = stop.position.decision(stop.seat).asked
        assert asked.key in case.type.telling.questions, "the game's telling has no such question"
        assert case.type.telling.questions[asked.key].prompt == asked
        assert asked.rule in rules, "rules.toml has no such rule"


@check()
def everything_that_happens_can_be_told(case: Case) -> None:
    played = playthrough(case)
    game = played.game
    phrasing = Phrasing(case.game)
    words = [Words(case.game, seat, NAMES) for seat in game.position.seats]
    for stop in played.samples:
        tell_question(case, stop.position, stop.seat, phrasing, words[stop.seat])
    for reader in (*words, Words(case.game, None, NAMES)):
        unspoken = (*UNSPOKEN, *case.type.telling.quiet)
        told = {event for event in game.events(reader.viewer) if not isinstance(event, unspoken)}
        assert all(reader.event(event) for event in told)
        assert len(reader.result(game.result, game.sides)) == 1 + len(game.result.places)
    # The general table shows it to whoever watches; a table of the game's own need not.
    assert case.type.terminal or all(Words(case.game, None, NAMES).looks(game.view(None)))


def tell_question(case: Case, position: Position, seat: Seat, phrasing: Phrasing, words: Words) -> None:
    """Tell a seat its question, and all that is shown with it."""
    decision, view = position.decision(seat), position.view(seat)
    assert words.prompt(decision, view)
    assert all(words.lesson(view))
    assert all(words.looks(view))
    assert all(line for block in words.table(decision, view) for line in block)
    assert all(words.option_now(option, view) for option in decision.options)
    for beside in (phrasing.stakes(decision, view), phrasing.tip(decision, view)):
        assert beside is None or words.render(beside)
    rules = ledger.texts(case.game)
    for _, why, rule in phrasing.barred(decision, position.barred(seat), view):
        assert words.render(why)
        assert rule in rules, "rules.toml has no such rule"


@check(one)
def everything_that_can_be_chosen_or_counted_has_words(case: Case) -> None:
    words = Words(case.game, 0, NAMES)
    for option in case.type.vocabulary.options:
        assert words.option(option)
        assert words.event(Forced(0, option.name))
    for kind, codes in case.type.study.cards.items():
        assert words.say(f"cards-{kind}")
        assert all(map(words.name, codes))
    assert all(words.glossary())
    assert words.score_name(case.players, case.type.read_settings(case.settings))
