"""The pace at which bots are watched."""

from asyncio import sleep

SECONDS = (4.0, 2.0, 1.0, 0.5, 0.2, 0.0)
"""How long a choice can be looked at, the slowest pace first."""
TICK = 0.1


class Pace:
    """How fast bots play while nobody else does."""

    def __init__(self, step: int = 2) -> None:
        self.step = step
        self.paused = False

    @property
    def tenths(self) -> int:
        """How long a choice can be looked at, in tenths of a second."""
        return round(SECONDS[self.step] / TICK)

    def change(self, steps: int) -> None:
        """Go faster by so many steps, or slower."""
        self.step = max(0, min(self.step + steps, len(SECONDS) - 1))

    async def wait(self) -> None:
        waited = 0.0
        # Short naps: a change of pace counts at once.
        while self.paused or waited < SECONDS[self.step]:
            await sleep(TICK)
            waited += TICK
