"""Mistakes in the terminal, in standing orders, in bots and in the lab."""

from support.mutants.in_kernel import SCOPE
from support.mutants.mutant import Mutant

TERMINAL = (
    "tests/terminal/test_windows.py",
    "tests/terminal/test_hotseat.py",
    "tests/terminal/test_rivals.py",
)
LAB = ("tests/lab/test_schedule.py", "tests/lab")
BOTS = ("tests/bots", *SCOPE)

MUTANTS = (
    Mutant(
        "the terminal passes for who is not at the screen",
        "secret",
        "terminal/session.py",
        "forced = seat == viewer and decision.can_only_pass",
        "forced = decision.can_only_pass",
        TERMINAL,
    ),
    Mutant(
        "the next person sees what the last one saw",
        "secret",
        "terminal/game_screen.py",
        '        self.add_class("hidden")\n',
        "",
        TERMINAL,
    ),
    Mutant(
        "in the terminal bots answer without a pause",
        "secret",
        "terminal/game_screen.py",
        "if self.session.people and decision.pass_option is not None:",
        "if not self.session.people and decision.pass_option is not None:",
        TERMINAL,
    ),
    Mutant(
        "the terminal takes an answer to a question that has passed",
        "fence",
        "terminal/session.py",
        "if seat not in self.game.waiting or self.game.decision(seat).data() != decision.data():",
        "if seat not in self.game.waiting:",
        TERMINAL,
    ),
    Mutant(
        "a step back leads to a pass that is made again",
        "fence",
        "terminal/session.py",
        "self.asked_again.add(seat)",
        "self.asked_again.discard(seat)",
        TERMINAL,
    ),
    Mutant(
        "an order passes for a target",
        "front",
        "standing_orders.py",
        "if order is None or (order.kind == UNTIL_TARGET and position.is_target(seat)):",
        "if order is None:",
        ("tests/table",),
    ),
    Mutant(
        "a bot looks at the truth",
        "secret",
        "bots/greedy.py",
        "world = position.guess(seat, self.chance.below(SEEDS))",
        "world = position.clone()",
        BOTS,
    ),
    Mutant(
        "a search looks at the truth",
        "secret",
        "bots/search.py",
        "self.guesses.append((seed, self.position.guess(self.seat, seed)))",
        "self.guesses.append((seed, self.position.clone()))",
        BOTS,
    ),
    Mutant(
        "a search is advised on the truth",
        "secret",
        "bots/search.py",
        "return advise(position.guess(seat, self.chance.below(SEEDS)), seat, self.notes, self.effort)",
        "return advise(position, seat, self.notes, self.effort)",
        BOTS,
    ),
    Mutant(
        "a search that goes on long enough looks at the truth",
        "secret",
        "bots/search.py",
        "self.guesses.append((seed, self.position.guess(self.seat, seed)))",
        "self.guesses.append((seed, self.position.guess(self.seat, seed) if number < 12 else self.position))",
        BOTS,
    ),
    Mutant(
        "a win that is shared counts whole for each",
        "front",
        "lab/tally.py",
        "self.wins[seat] += Fraction(1, winning_sides(outcome.won, self.sides))",
        "self.wins[seat] += 1",
        LAB,
    ),
    Mutant(
        "all bots of a game draw the same luck",
        "front",
        "lab/outcome.py",
        'blake2b(f"{seed} {seat}".encode(), digest_size=8)',
        'blake2b(f"{seed}".encode(), digest_size=8)',
        LAB,
    ),
    Mutant(
        "a game that failed twice is played for ever",
        "fence",
        "lab/schedule.py",
        "        if chunk.again:\n",
        "        if chunk.again and not chunk.numbers:\n",
        LAB,
    ),
)
