"""Plans: what to do about the heroes of a pile, one after the other."""

from dataclasses import dataclass

from darkling.games.dealings.cards import Face, Hero

WIN, LOSE, SKIP, DETOUR = "win", "lose", "skip", "detour"


@dataclass(frozen=True)
class PlannedStep:
    """What to do about a hero.

    Attributes:
        heroes: it, and those after it.
        faces: the Defense Cards before it is met.
        deed: fight it and win, fight it and lose, skip it, or send it away.
        end: what is left of the Defense Cards.

    """

    heroes: tuple[Hero, ...]
    faces: tuple[Face, ...]
    deed: str
    end: tuple[Face, ...]


@dataclass(frozen=True)
class SiegePlan:
    """A way through a siege.

    Attributes:
        defeated: how many heroes are defeated; where an undefeated one evicts, all before it.
        cards: how many Defense Cards are left.
        steps: what to do, hero by hero.
        is_best: whether it is proved that nothing better can be done.

    """

    defeated: int
    cards: int
    steps: tuple[PlannedStep, ...]
    is_best: bool
