"""The pause before an answer in a reaction window.

A bot's answer and a pass that is made for a person wait for one of these alike, so that nobody can tell a
seat that could only pass from one that thought about it. They come from the system's randomness: a game's own
chance replays, and would then give pauses away.
"""

from asyncio import sleep
from collections.abc import Awaitable, Callable
from random import SystemRandom

SHORTEST, LONGEST = 0.4, 1.4
"""Seconds. Longer ones would drag where one window follows another, as in the bouts of Dark World."""
RISE, FALL = 2, 4
"""The shape of a beta distribution: most pauses are nearer to the shortest one."""

Pause = Callable[[], Awaitable[None]]
"""Waits for as long as a pause takes."""
_random = SystemRandom()


def drawn_seconds() -> float:
    """Return how long a pause is to be."""
    return SHORTEST + (LONGEST - SHORTEST) * _random.betavariate(RISE, FALL)


async def pause() -> None:
    """Wait as long as a bot does that has thought quickly."""
    await sleep(drawn_seconds())
