"""Mistakes in Dark Heists."""

from support.mutants.mutant import Kind, Mutant

SCOPE = ("tests/games/heists", "tests/conformance/test_heists.py")


def heists(name: str, kind: Kind, file: str, find: str, by: str) -> Mutant:
    return Mutant(name, kind, f"games/heists/{file}", find, by, SCOPE)


MUTANTS = (
    heists(
        "a challenge needs one more than it says",
        "rule",
        "rules/heist.py",
        "if self.strength(pool) >= needed]",
        "if self.strength(pool) > needed]",
    ),
    heists(
        "crime that penalties will take pays for a larceny",
        "rule",
        "rules/recruit.py",
        "        if self.spendable(self.crime) >= LARCENY_CRIME:",
        "        if self.crime >= LARCENY_CRIME:",
    ),
    heists(
        "coins are stolen from who has none",
        "rule",
        "rules/attacks.py",
        "return None if victim == AUTO or g.coins[victim] else POOR",
        "return None if victim == AUTO or g.coins[victim] >= 0 else POOR",
    ),
    heists(
        "a Cop asks the first seat first",
        "rule",
        "rules/cops.py",
        "everyone = g.clockwise_from(self.seat)",
        "everyone = tuple(g.seats)",
    ),
    heists(
        "a sweep costs a coin less",
        "rule",
        "rules/cops.py",
        "return g.players - sum([coins for _, coins in self.offers])",
        "return g.players - 1 - sum([coins for _, coins in self.offers])",
    ),
    heists(
        "of several copies a fresh one is buried",
        "rule",
        "rules/bury.py",
        "held = max([held for held in g.hands[seat] if held // STATES == card])",
        "held = min([held for held in g.hands[seat] if held // STATES == card])",
    ),
    heists(
        "an attack costs the Auto Player nothing",
        "rule",
        "rules/auto_player.py",
        "self.moves = MOVES[card][attacked:]",
        "self.moves = MOVES[card]",
    ),
    heists(
        "spectators see secret hands",
        "secret",
        "sight/knowledge.py",
        "if not g.hidden_hands or seat == viewer:",
        "if not g.hidden_hands or viewer is None or seat == viewer:",
    ),
    heists(
        "a hand once seen by its owner is shown to all",
        "secret",
        "sight/view.py",
        "key = (seat, shown, g.coins[seat],",
        "key = (seat, g.coins[seat],",
    ),
    heists(
        "a guess has the heists where they are",
        "secret",
        "sight/knowledge.py",
        "g.heist_decks[deck] = g.shuffle(sorted(upper)) + lower",
        "g.heist_decks[deck] = upper + lower",
    ),
    heists(
        "a guess tells in which order cards came that all know of",
        "secret",
        "sight/knowledge.py",
        "tuple(sorted(g.known_held[owner]))",
        "g.known_held[owner]",
    ),
    heists(
        "a new secret hand is told to all",
        "secret",
        "rules/state.py",
        "        if self.hidden_hands:\n            self.emit(HandDrawn",
        "        if self.players == 1:\n            self.emit(HandDrawn",
    ),
    heists(
        "the end of a turn is said to be taken back",
        "fence",
        "rules/recruit.py",
        "options.append(END_TURN.final)",
        "options.append(END_TURN)",
    ),
    heists(
        "a ransom is said to be taken back",
        "fence",
        "rules/attacks.py",
        "options = [option.final for option in targets(possible)]",
        "options = targets(possible)",
    ),
)
