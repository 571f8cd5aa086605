"""Names: the cards and options of a results file in the words of their game."""

from darkling.games import find
from darkling.lab.run_identity import Run
from darkling.words import Words


class Names:
    """Says what codes stand for.

    Attributes:
        mode: the mode that was played; empty if the game has but one.
        score: what the most important criterion counts.

    """

    def __init__(self, run: Run) -> None:
        game = find(run.game)
        self._words = Words(run.game, None, ())
        self._options = {option.name: option for option in game.vocabulary.options}
        players, settings = len(run.bots), game.read_settings(run.settings)
        self.mode = self._words.mode(players, settings)
        self.score = self._words.score_name(players, settings)

    def kind(self, kind: str) -> str:
        return self._words.say(f"cards-{kind}")

    def card(self, code: str) -> str:
        """Return the name of a card; its code if the game has none such, as with cards of a designer."""
        try:
            return self._words.name(code)
        except KeyError:
            return code

    def option(self, name: str) -> str:
        """Return what an option does; its name in the rules if the game has none such."""
        option = self._options.get(name)
        return self._words.option(option) if option is not None else name
