"""Mistakes in the kernel."""

from support.mutants.mutant import Kind, Mutant

SCOPE = ("tests/table", "tests/conformance")


def kernel(name: str, kind: Kind, file: str, find: str, by: str) -> Mutant:
    return Mutant(name, kind, f"table/{file}", find, by, SCOPE)


MUTANTS = (
    kernel(
        "everyone is told the cards of a secret event",
        "secret",
        "event.py",
        "return self if seat == self.seat else replace(self, cards=())",
        "return self",
    ),
    kernel(
        "a guess keeps what others have sealed",
        "secret",
        "position.py",
        "if lane.seat != seat:\n                self._choose_anew(lane)",
        "if lane.seat != seat and lane.finished is None:\n                self._choose_anew(lane)",
    ),
    kernel(
        "a guess tells how often others have chosen",
        "secret",
        "position.py",
        "            if other != seat:\n                self._numbers[other] = 0",
        "            if other == seat:\n                self._numbers[other] += 0",
    ),
    kernel(
        "a guess has the dice of the truth",
        "secret",
        "position.py",
        "        world.chance = Chance.seeded(seed)\n",
        "        world.chance = self.chance.copy()\n",
    ),
    kernel(
        "an open question is the same in a guess, whatever the hand",
        "secret",
        "position.py",
        "kept = self._decision.options if options is None else options",
        "kept = self._decision.options",
    ),
    kernel(
        "undo lists show what others chose",
        "secret",
        "game.py",
        "for way in reversed(self._ways_back) if way.seat == seat]\n\n    def can_undo",
        "for way in reversed(self._ways_back)]\n\n    def can_undo",
    ),
    kernel(
        "a sealed choice closes the way back of others",
        "secret",
        "game.py",
        "        if way.lane is None:\n            self._drop([old",
        "        if way.seat >= 0:\n            self._drop([old",
    ),
    kernel(
        "a window closes by itself for who can only pass",
        "secret",
        "machine.py",
        "if len(options) == 1 and not window:",
        "if len(options) == 1:",
    ),
    kernel(
        "what has to be forgotten is told again",
        "secret",
        "game.py",
        "                forgotten.update(event.kinds)",
        "                forgotten.update(())",
    ),
    kernel(
        "dice can be taken back",
        "fence",
        "machine.py",
        "        self.fenced = Fence.DICE\n        return",
        "        return",
    ),
    kernel(
        "opened choices can be taken back",
        "fence",
        "machine.py",
        "self.fenced = Fence.SHOWN if len(finished) == 1 else Fence.JOINED",
        "self.fenced = Fence.SHOWN if len(finished) == 1 else NO_FENCE",
    ),
    kernel(
        "a private chain can be taken back after its end",
        "fence",
        "machine.py",
        "self.fenced = Fence.SHOWN if len(finished) == 1 else Fence.JOINED",
        "self.fenced = NO_FENCE if len(finished) == 1 else Fence.JOINED",
    ),
    kernel(
        "one may go back past another's choice",
        "fence",
        "game.py",
        "            self._ways_back = [old for old in self._ways_back if old.seat == way.seat]\n",
        "",
    ),
    kernel(
        "the last of all to seal is told it can be taken back",
        "fence",
        "position.py",
        "decision.seals and len(self.waiting) == 1",
        "decision.seals and len(self.waiting) == 0",
    ),
    kernel(
        "events stay when a choice is taken back",
        "kernel",
        "game.py",
        "        del self._events[way.events :]\n",
        "",
    ),
    kernel(
        "a stale click is accepted",
        "kernel",
        "game.py",
        "if number is not None and number != decision.number:",
        "if number is not None and number > decision.number:",
    ),
    kernel(
        "copies share their lists",
        "kernel",
        "position.py",
        "setattr(copy, name, getattr(self, name)[:])",
        "setattr(copy, name, getattr(self, name))",
    ),
    kernel(
        "whoever is waited for may choose anything",
        "kernel",
        "decision.py",
        "        for option in self.options:\n            if asked in (option.id, option.name):",
        "        for option in self.options:\n            if asked or True:",
    ),
)
