"""Fights played by script from their first round on, and a table that notes what comes after their end."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from games.darkness.board import SANCTUM, Piece, table
from games.darkness.card_play import AC_NAMES, RC_NAMES
from games.darkness.turns import begin, set_decks

from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.events import (
    ActionNamed,
    Attacked,
    EffectBegan,
    FightRoundBegan,
    MonsterTurnBegan,
    PlayerTurnBegan,
    Pushed,
    Teleported,
    Walked,
)
from darkling.games.darkness.rules.position import DarknessTable
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.state import (
    HAND_ACS,
    HAND_RCS,
    Darkness,
    Hero,
)
from darkling.table.event import Event
from darkling.table.rule import Next, Rule

PLAIN_DECK = ("Run", "Lucky") * 9
"""Cards that answer nothing."""
DEEDS = (
    ActionNamed,
    Attacked,
    EffectBegan,
    MonsterTurnBegan,
    Pushed,
    FightRoundBegan,
    Teleported,
    PlayerTurnBegan,
    Walked,
)
"""What nobody does any more when a fight is decided."""


class Deciding(DarknessTable):
    """A table that notes what is asked and done after the fight has been decided."""

    late: list[str]

    def ask(
        self, seat: int, prompt: Any, options: Any, then: Any, window: bool = False, seals: Any = False
    ) -> Next:
        outcome = super().ask(seat, prompt, options, then, window, seals)
        if self.round and is_over(self) and self.waiting:
            self.late.append(prompt.key)
        return outcome

    def emit(self, make: Callable[..., Event], *args: Any) -> None:
        super().emit(make, *args)
        if self.round and is_over(self) and make in DEEDS:
            self.late.append(make.__name__)


def fight(
    heroes: Iterable[Piece],
    foes: Iterable[Piece],
    hands: dict[int, Sequence[str]] | None = None,
    tiles: str | Sequence[str] = SANCTUM,
    **fields: Any,
) -> Deciding:
    """Return a table at which an encounter may begin; the decks hold nothing but Runs and Luckies."""
    g = table(tiles, heroes, foes, hands, **{"round": 0, **fields})
    for hero in range(g.heroes):
        set_decks(g, *PLAIN_DECK, who=hero)
    return deciding(g)


def deciding(g: Darkness) -> Deciding:
    """Let a table note what comes after the end of its fight."""
    g.__class__ = Deciding
    assert isinstance(g, Deciding)
    g.late = []
    return g


def numbers(cards: Iterable[str], names: Sequence[str]) -> tuple[int, ...]:
    return tuple([names.index(card) for card in cards if card in names])


def names(cards: Iterable[int], all_names: Sequence[str]) -> list[str]:
    return [all_names[card] for card in cards]


def play_fight(g: Darkness, *steps: str, rule: Rule | None = None) -> list[Event]:
    """Begin the encounter, or another rule, give these answers, and return what happened."""
    return begin(g, rule or Encounter(), *steps)


def put_in_hand(g: Darkness, hero: Hero, *cards: str) -> None:
    """Give a hero further cards of both kinds."""
    for zone, kind in ((HAND_ACS, AC_NAMES), (HAND_RCS, RC_NAMES)):
        g.put(hero, zone, (*g.pile(hero, zone), *numbers(cards, kind)))
