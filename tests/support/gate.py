"""A gate for the pauses of a server: it lets one after the other end, and nothing goes by the clock."""

from asyncio import sleep

from support.waiting import wait_until

A_MOMENT = 0.001


class Gate:
    """Holds every pause of a server until it is let through."""

    def __init__(self) -> None:
        self.begun = 0
        self._let_through = 0

    async def pause(self) -> None:
        number = self.begun
        self.begun += 1
        while number >= self._let_through:
            await sleep(A_MOMENT)

    def let_through(self) -> None:
        """Wait until a pause has begun, besides those that are over, and end it."""
        self.wait_for(self._let_through + 1)
        self._let_through += 1

    def wait_for(self, begun: int) -> None:
        """Wait until so many pauses have begun in all."""
        wait_until(lambda: self.begun >= begun)


def first_to_begin(*gates: Gate) -> Gate:
    """Wait until a pause has begun at one of several gates, and return that one."""
    wait_until(lambda: any(gate.begun for gate in gates))
    return next(gate for gate in gates if gate.begun)
