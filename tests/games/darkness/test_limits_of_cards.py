"""How far each action card reaches, how many it is for, how far it moves and pushes, and what it answers."""

from dataclasses import dataclass, field

import pytest
from games.darkness.board import CLASS_NAMES, options, square, table
from games.darkness.card_play import AC_NAMES, CODES, RC_NAMES, Acting, choose, prompt

from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.moving import PushTarget
from darkling.games.darkness.rules.parts import TakePart
from darkling.games.darkness.rules.space import apart
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness

PLAYED = {
    "melee 1": "Butcher, Crush, Militia, Practiced Attack, Back Stab, Finishing Move, Garrote, Jab, Knock "
    "Out, Main Gauche, Shank, Slow Blade, Disembowel, Death Touch, Vorpul Strike, Perfect Cut, "
    "Concuss, Stagger, Smite, Point Blank Shot, Bleed, Nerve Pinch, Trip, Deft Swing, Diligent "
    "Assault, Stab, Hack!, Coup de Grace, Eviscerate",
    "melee 1 hits 5": "Thousand Cuts",
    "melee 1, push 1": "Bash, Punch",
    "melee 1, push 2": "Slam, Shove",
    "melee 1, push 3": "Kick",
    "melee 1 hits 3, go 2": "Onslaught",
    "melee 2": "Cleave",
    "melee all, push 1": "Earthshaker",
    "reach 1": "Flourish, Lance, Spear, Still Blade, Falling Leaf, Mind Blade",
    "reach 2 hits 2, push 4, go 4": "Kata",
    "reach all, push 2": "Psionic Hurricane",
    "reach all, push 3": "Spurn",
    "ranged 1": "Death Mark, Drain, Spark, Weaken, Duel, Distracting Shot, Humble, Precise Shot, Soul Flay, "
    "Brand, Snare, Mind Plague, Psychic Leech, Bind, Possession, Hex",
    "ranged 1, push 1": "Hurl",
    "ranged 1, push 3": "Rope Dart",
    "ranged 1, ranged 1 allies": "Siphoning",
    "ranged 2": "Beam, Shield Throw, Quell",
    "ranged 2 hits 2": "Double Bolt",
    "ranged 3 hits 3": "Lightning",
    "any 1": "Vengeance",
    "any 1, push 4": "Force Push",
    "reach 1 allies": "Cure, Resurrect, Mend",
    "any 1 allies": "Armor of Light",
    "ranged area": "Smoke Bomb, Fireball, Meteor, Volley, Pyre, Firewall, Mist",
    "ranged area, push 2": "Water",
    "reach area": "Sanctuary",
    "go 1": "Just One Step, Metamorph",
    "go 1, reach 1": "Lunge",
    "go 2": "Feint, Walk",
    "go 3": "Vanish, Footwork, Hand Spring, Scramble",
    "go 3, melee 1": "Charge",
    "go 3, melee 2, push 1": "Trample",
    "go 4": "Blink",
    "go 5": "Run, Sprint",
    "go 8": "Teleport",
}
ANSWERS = {
    "melee self": "Main Gauche, Crushing Parry, Deadly Turnabout, Parry, Riposte",
    "melee self, go 1": "Roll w/the Punches, Sidestep",
    "melee self, push 2": "Fend",
    "ranged self": "Falling Leaf, Reflect, Cloak",
    "any self": "Glamor, Faith, Lean, Block, Dodge, Brace",
    "any self, go 2": "Juke",
    "any ally(reach)": "Take the Blow, Bulwark",
    "any ally(any)": "Ward, Justice",
}
HERE = (2, 6)
FOES = [(3, 6), (2, 7), (4, 5), (2, 4), (7, 6), (10, 9)]
ALLIES = [(1, 7), (4, 8), (9, 3)]
SPANS = {"melee": (1, 1), "reach": (1, 2), "ranged": (2, 99), "any": (1, 99)}
FEWEST, NEAR, FAR = 4, 1, 2
PAYING = ["Steady"] * 5


def cases(named: dict[str, str]) -> list[tuple[str, str]]:
    return [(card, limits) for limits, cards in named.items() for card in cards.split(", ")]


def arena(card: str) -> Darkness:
    """Return a Psion among foes and friends near and far, with a card and what it costs."""
    others = [name for name in CLASS_NAMES if name != "Psion"]
    heroes = [("Psion", HERE), *[(name, at, 5) for name, at in zip(others, ALLIES, strict=False)]]
    hp = FEWEST if card == "Coup de Grace" else 60
    g = table(heroes=heroes, foes=[("Cave Bear", at, hp) for at in FOES])
    g.put(0, HAND_ACS, tuple([AC_NAMES.index(name) for name in (card, "Stab")]))
    g.put(0, HAND_RCS, tuple([RC_NAMES.index(name) for name in PAYING]))
    return g


def steps(here: tuple[int, int], there: tuple[int, int]) -> int:
    return max(abs(here[0] - there[0]), abs(here[1] - there[1]))


def in_distance(places: list[tuple[int, int]], distance: str) -> list[tuple[int, int]]:
    least, most = SPANS[distance]
    return [place for place in places if least <= steps(HERE, place) <= most]


@dataclass
class Watch:
    """Whoever plays a card, choosing as many targets as may be, and notes how far everything goes."""

    g: Darkness
    found: list[str] = field(default_factory=list)
    part: int = -1
    distance: str = ""
    chosen: list[str] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    again: bool = False
    pushed: set[int] = field(default_factory=set)

    def limits(self) -> str:
        for _ in range(60):
            if self.g.over or prompt(self.g) == "your-turn":
                break
            self.step(prompt(self.g), options(self.g))
        self.flush()
        if self.pushed and not any(self.chosen_before()):
            self.found.insert(0, self.all_of(self.pushed))
        return ", ".join(self.found)

    def chosen_before(self) -> list[str]:
        return [one for one in self.found if one.split()[0] in SPANS]

    def step(self, asked: str, offered: list[str]) -> None:
        taking = self.g.running(TakePart)
        if taking is not None and taking.number != self.part:
            self.flush()
            self.part = taking.number
        if asked in ("choose-target", "next-hit"):
            self.target([one for one in offered if one.startswith("target")])
        elif asked == "move-by-card":
            self.note("go", self.farthest(offered, self.g.at[0]))
            choose(self.g, "stay")
        elif asked == "push-where":
            pushing = self.g.running(PushTarget)
            assert pushing is not None
            self.pushed.add(pushing.figure)
            self.note("push", self.farthest(offered, self.g.at[pushing.figure]))
            choose(self.g, "no_push")
        elif asked == "aim-the-area":
            self.aim(offered)
        else:
            choose(self.g, ANSWERED[asked] if asked in ANSWERED else offered[0])

    def target(self, offered: list[str]) -> None:
        if not self.chosen:
            places = sorted([self.g.board.points[int(one.split()[1])] for one in offered])
            self.distance = self.name_of(places)
        self.again = self.again or any(one in offered for one in self.chosen)
        new = [one for one in offered if one not in self.chosen]
        self.chosen.append((new or offered)[0])
        choose(self.g, self.chosen[-1])

    def name_of(self, places: list[tuple[int, int]]) -> str:
        for distance in SPANS:
            if places == sorted(in_distance(FOES, distance)):
                return f"{distance} #"
            if places == sorted([HERE, *in_distance(ALLIES, distance)]):
                return f"{distance} # allies"
        assert len(places) == 1, f"no distance has just {places}"
        return "attacker"

    def flush(self) -> None:
        """Note the targets of a part that is done."""
        if self.chosen:
            text = self.distance.replace("#", str(len(set(self.chosen))))
            self.found.append(text + (f" hits {len(self.chosen)}" if self.again else ""))
        self.found += self.moves
        self.chosen, self.moves, self.again = [], [], False

    def farthest(self, offered: list[str], start: int) -> int:
        ends = [int(one.split()[1]) for one in offered if one.startswith(("go ", "push "))]
        return max([apart(self.g, start, end) for end in ends])

    def note(self, what: str, amount: int) -> None:
        text = f"{what} {amount}"
        self.moves += [] if text in self.moves else [text]

    def aim(self, offered: list[str]) -> None:
        """Note how near and far an area may be, and lay it over a foe."""
        far = [apart(self.g, self.g.at[0], int(one.split()[1])) for one in offered if one.startswith("aim")]
        self.found.append("ranged area" if min(far) == FAR else "reach area" if max(far) == FAR else "area")
        choose(self.g, f"aim {square(self.g, 4, 5)}")

    def all_of(self, figures: set[int]) -> str:
        squares = sorted([self.g.board.points[self.g.at[figure]] for figure in figures])
        return self.name_of(squares).replace("#", "all")


ANSWERED = {"draw-or-skip": "skip", "add-to-it": "done", "react": "pass"}
"""What is answered to questions whose first answer does not do."""


def pay(g: Darkness) -> None:
    while prompt(g) == "pay-for-it":
        choose(g, "done" if "done" in options(g) else "Steady")


@pytest.mark.parametrize(("card", "limits"), cases(PLAYED))
def test_how_far_a_card_reaches(card: str, limits: str) -> None:
    g = arena(card)
    g.start(Acting(0))
    choose(g, card)
    pay(g)
    assert Watch(g).limits() == limits


def is_offered(card: str, target: int, distance: str) -> bool:
    """Say whether the hero may answer an attack on a figure with a card; the near foe attacks."""
    g = arena(card)
    g.start(SingleAttack(g.heroes, target, 1, distance))
    return not g.over and f"play {CODES[card]}" in options(g)


@pytest.mark.parametrize(("card", "limits"), cases(ANSWERS))
def test_what_a_card_answers(card: str, limits: str) -> None:
    found = [distance for distance in ("melee", "ranged") if is_offered(card, 0, distance)]
    answered = "any" if len(found) == len(("melee", "ranged")) else found[0]
    guarded = [ally for ally in range(1, len(ALLIES) + 1) if is_offered(card, ally, found[0])]
    whom = {(): "self", (1, 2): "ally(reach)", (1, 2, 3): "ally(any)"}[tuple(guarded)]
    g = arena(card)
    g.start(SingleAttack(g.heroes, 0, 1, found[0]))
    choose(g, card)
    pay(g)
    moves = [one for one in Watch(g).limits().split(", ") if one.startswith(("go", "push"))]
    assert ", ".join([f"{answered} {whom}", *moves]) == limits
