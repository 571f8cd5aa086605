"""Every prompt, option, event and criterion of every game has words."""

from dataclasses import fields
from importlib import import_module
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from support.cases import all_cases, decisions

import darkling
from darkling.games import GAMES
from darkling.table.decision import Prompt
from darkling.table.event import Event, Forced, SecretEvent
from darkling.table.phrase import listed, phrase
from darkling.words import MissingWords, Words, event_key

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
RESOURCES = [
    files("darkling") / "words.ftl",
    files("darkling.terminal") / "terminal.ftl",
    *[files(f"darkling.games.{game}") / "words.ftl" for game in GAMES],
]


def module(game, name):
    return import_module(f"darkling.games.{game}.{name}")


def sample(event_type):
    """Make an event about seat 0 and the first cards."""
    values = {field.name: 0 for field in fields(event_type)}
    for name in ("cards", "heroes", "defenses"):
        if name in values:
            values[name] = (0, 1)
    return event_type(**values)


def of_kind(game, module_name, kind):
    return [thing for thing in vars(module(game, module_name)).values() if isinstance(thing, kind)]


def event_types(game):
    kinds = of_kind(game, "events", type)
    return [kind for kind in kinds if issubclass(kind, Event) and kind.__module__.endswith(f"{game}.events")]


EVENTS = [(game, kind) for game in GAMES for kind in event_types(game)]


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


@pytest.fixture
def words(game):
    return Words(game, 0, NAMES)


@pytest.mark.parametrize(
    "resource", RESOURCES, ids=lambda resource: f"{resource.parent.name}-{resource.name}"
)
def test_words_file_is_well_formed(resource):
    body = FluentParser().parse(resource.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_every_prompt_has_words_and_a_rule(game, words):
    prompts = of_kind(game, "vocabulary", Prompt)
    assert prompts
    for prompt in prompts:
        assert words.say(f"prompt-{prompt.key}")
        assert words.rule(prompt.rule)


def test_every_option_has_words(game, words):
    for option in darkling.find(game).vocabulary.options:
        assert words.option(option)


@pytest.mark.parametrize(("game_id", "kind"), EVENTS, ids=lambda value: getattr(value, "__name__", value))
def test_every_event_has_words_for_everyone(game_id, kind):
    event = sample(kind)
    for viewer in (0, 1, None):
        text = Words(game_id, viewer, NAMES).event(event.seen_by(viewer))
        assert text[-1] in ".!"
        if viewer == 0:
            assert "Ada" not in text, "the reader is called you"
        else:
            assert "you" not in text.lower().split()


@pytest.mark.parametrize(("game_id", "kind"), [pair for pair in EVENTS if issubclass(pair[1], SecretEvent)])
def test_secret_event_names_its_cards_to_their_owner_alone(game_id, kind):
    event = sample(kind)
    codes = darkling.find(game_id).names["cards"]
    name = module(game_id, "wording").name(codes[0])
    assert name in Words(game_id, 0, NAMES).event(event.seen_by(0))
    assert name not in Words(game_id, 1, NAMES).event(event.seen_by(1))


def test_every_forced_choice_has_words(game, words):
    for option in darkling.find(game).vocabulary.options:
        assert words.event(Forced(0, option.name))


def test_every_criterion_has_words(game, words):
    for criterion in module(game, "outcome").CRITERIA:
        assert words.score(criterion, 7)
        assert words.reason(criterion)


def test_every_glossary_entry_has_words(words):
    assert all(words.glossary())


def verbs_told(case):
    """Tell everything that happens in a random game; return the verbs that were on offer."""
    table = case.new(seed=1)
    told = [Words(case.game, seat, NAMES) for seat in range(case.players)]
    verbs = set()
    for seat, _ in decisions(table, seed=1):
        decision, view, words = table.decision(seat), table.view(seat), told[seat]
        assert words.prompt(decision)
        assert all(words.lesson(view))
        assert all(line for block in words.table(decision, view) for line in block)
        assert all(words.offer(option, view) for option in decision.options)
        verbs |= {option.verb for option in decision.options}
    for seat, words in enumerate(told):
        assert all(words.event(event) for event in table.events(seat))
        assert len(words.result(table.result)) == 1 + len(table.result.places)
    return verbs


def test_everything_that_happens_in_a_game_can_be_told(game):
    verbs = {verb for case in all_cases() if case.game == game for verb in verbs_told(case)}
    assert verbs == {option.verb for option in darkling.find(game).vocabulary.options}


def test_a_missing_key_is_an_error_that_names_it(words):
    with pytest.raises(MissingWords, match="no-such-key"):
        words.say("no-such-key")


def test_a_missing_argument_is_an_error_that_names_the_key(words):
    with pytest.raises(MissingWords, match="'comma'"):
        words.say("comma", first="one")


def test_a_missing_rule_is_an_error_that_names_it(words):
    with pytest.raises(MissingWords, match="XX-01"):
        words.rule("XX-01")


def test_lists_are_joined_by_words(words):
    assert words.render(phrase("comma", first=listed(["a"]), rest=listed(["b", "c", "d"]))) == "a, b, c and d"
    assert listed([]) == ""


def test_event_key_is_the_name_of_the_class():
    assert event_key(Forced) == "event-forced"
    assert event_key(SecretEvent) == "event-secret-event"
