"""Mistakes in the server."""

from support.mutants.mutant import Kind, Mutant

COMMANDS = "commands.py"


def server(name: str, kind: Kind, file: str, find: str, by: str, *scope: str) -> Mutant:
    """Return a mistake that tests in files of these names have to notice."""
    return Mutant(
        name, kind, f"server/{file}", find, by, tuple([f"tests/server/test_{at}.py" for at in scope])
    )


MUTANTS = (
    server(
        "anybody may choose for any seat",
        "front",
        COMMANDS,
        "    if place.guest != guest or not place.person:\n",
        "    if not place.person:\n",
        "commands",
        "bad_messages",
    ),
    server(
        "a stale click is taken by the server",
        "front",
        COMMANDS,
        "if decision.number != message.decision:",
        "if decision.number < message.decision:",
        "commands",
        "bad_messages",
    ),
    server(
        "the server takes an option that is not offered",
        "front",
        COMMANDS,
        "option = decision.find(message.option)",
        "option = decision.options[message.option % len(decision.options)]",
        "commands",
        "bad_messages",
    ),
    server(
        "who is refused by one goes back all the same",
        "front",
        COMMANDS,
        "if agree and needed == {seat} else [answer]",
        "if agree else [answer]",
        "commands",
        "table_life",
    ),
    server(
        "one sees with any eyes one asks for",
        "secret",
        "scenes.py",
        "return wanted if wanted in own else own[0] if own else None",
        "return wanted if wanted is not None else own[0] if own else None",
        "scenes",
        "secrets",
        "stories",
        "bad_messages",
        "play",
    ),
    server(
        "who was sent away sees on",
        "secret",
        "scenes.py",
        "if self.seat is not None and table.places[self.seat].guest != self.guest:",
        "if self.seat is not None and table.places[self.seat].guest == self.guest:",
        "secrets",
        "host_powers",
    ),
    server(
        "the record can be had before the end",
        "secret",
        "room.py",
        '        if self._kept.table.status != "over":',
        '        if self._kept.table.status == "gathering":',
        "history",
        "bad_requests",
    ),
    server(
        "hints are given for the seats of others",
        "secret",
        "room.py",
        "    if asked.seat not in table.seats_of(guest):",
        "    if not table.seats_of(guest):",
        "hints",
        "bad_messages",
    ),
    server(
        "who can only pass is passed for at once",
        "secret",
        "passes.py",
        "        await self._pause()\n",
        "",
        "windows",
    ),
    server(
        "a bot answers in a window without a pause",
        "secret",
        "bot_turns.py",
        "option, _ = await gather(self._thinkers.choose(quick), self._thinkers.pause())",
        "option = await self._thinkers.choose(quick)",
        "windows",
    ),
    server(
        "clocks show that another has begun a sealed pick",
        "secret",
        "seat_clocks.py",
        "if asked == number or (seat == going_on and seat in self.running):",
        "if asked == number:",
        "secrets",
        "private_chains",
    ),
    server(
        "a shared screen passes for a seat that is not at it",
        "secret",
        "table_state.py",
        "forced = decision.can_only_pass and not self._shares_screen(seat)",
        "forced = decision.can_only_pass",
        "windows",
    ),
    server(
        "an address keeps any number of connections open that ask for nothing",
        "fence",
        "doorkeeper.py",
        "if self.inside[address] >= self._most_from_address and",
        "if self.inside[address] < 0 and",
        "crowds",
    ),
    server(
        "an answer that takes long is cut off at the door",
        "fence",
        "doorkeeper.py",
        "if self._visit.is_being_answered or self._visit.steps != steps:",
        "if self._visit.steps != steps:",
        "crowds",
    ),
    server(
        "a body may take as long as it likes",
        "fence",
        "arrival.py",
        "async with timeout_at(deadline):",
        "async with timeout_at(None):",
        "crowds",
    ),
    server(
        "whoever has signed out goes on as long as they do not read",
        "front",
        "connection.py",
        "            if self._hung_up:\n",
        "            if self._hung_up and not text:\n",
        "line",
    ),
    server(
        "the fast path is taken whatever the rehearsal shows",
        "front",
        "fast_path/rehearsal.py",
        "    if not fits:\n",
        "    if not fits and not otherwise:\n",
        "fast_path",
    ),
    server(
        "pages of other sites act for a guest",
        "front",
        "visitors.py",
        'if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):',
        "if origin is not None and not urlsplit(origin).netloc:",
        "bad_requests",
        "bad_messages",
    ),
)
