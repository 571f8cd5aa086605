"""Mistakes in the Village of Fear."""

from support.mutants.mutant import Kind, Mutant

SCOPE = ("tests/games/village", "tests/conformance/test_village.py")


def village(name: str, kind: Kind, file: str, find: str, by: str) -> Mutant:
    return Mutant(name, kind, f"games/village/{file}", find, by, SCOPE)


MUTANTS = (
    village(
        "a hero sneaks on for a thirteenth time",
        "rule",
        "rules/trial.py",
        "if len(self.trail) == MOST_MOVES:",
        "if len(self.trail) > MOST_MOVES:",
    ),
    village(
        "the second hero in the Fortress draws as the third",
        "rule",
        "rules/fortress.py",
        "        g.draw(hero, FORTRESS_CARDS[len(g.entered)])\n        g.entered += (hero,)\n",
        "        g.entered += (hero,)\n        g.draw(hero, FORTRESS_CARDS[min(3, len(g.entered))])\n",
    ),
    village(
        "a Key counts as an exchange of weapons",
        "rule",
        "rules/hero_turn.py",
        "self.exchanged = self.exchanged or g.is_exchange(hero, treasure)",
        "self.exchanged = True",
    ),
    village(
        "a house with guards stays open for good",
        "rule",
        "rules/building.py",
        "        if not placed.count:",
        "        if placed.count:",
    ),
    village(
        "guards are called back from beside a hero",
        "rule",
        "rules/building.py",
        "return [building for building in held if not g.holds_hero(building)]",
        "return held",
    ),
    village(
        "Karrion stoops on one hero only",
        "rule",
        "rules/karrion.py",
        "not g.stooped >> hero & 1",
        "not g.stooped",
    ),
    village(
        "who rolls fewer swords wins a contest",
        "rule",
        "rules/contest.py",
        "return sum(dice) - sum(own)",
        "return sum(own) - sum(dice)",
    ),
    village(
        "a guess knows where the Lurker is",
        "secret",
        "sight/knowledge.py",
        "        trial.lurker = _drawn(g, lurker_points(trial))",
        "        _drawn(g, lurker_points(trial))",
    ),
    village(
        "heroes are told what the Warlord prepares",
        "secret",
        "rules/events.py",
        "return self if seat == self.seat else PreparationMade(self.seat)",
        "return self",
    ),
    village(
        "the secret card lies open once a hero is at the top",
        "secret",
        "sight/knowledge.py",
        "return seen | 1 << SECRET if g.weakness_shown else seen",
        "return seen | 1 << SECRET if g.weakness_shown or g.entered else seen",
    ),
    village(
        "where the Lurker may go tells where he is",
        "secret",
        "rules/trial.py",
        'return self.prowls(g) if self.step == "on_prowl" else None',
        "return None",
    ),
    village(
        "a guess has the treasures where they are",
        "secret",
        "sight/knowledge.py",
        "        treasure if house & KNOWN else left.pop()\n",
        "        treasure if house & KNOWN else treasure\n",
    ),
    village(
        "a lifted house can be put back",
        "fence",
        "rules/building.py",
        "        g.fence(Fence.REVEALED)\n        g.emit(BuildingLifted",
        "        g.emit(BuildingLifted",
    ),
    village(
        "a look at the secret card is said to be taken back",
        "fence",
        "rules/fortress.py",
        "[LOOK.final, LOOK_AWAY.final]",
        "[LOOK, LOOK_AWAY.final]",
    ),
)
