"""How often a process looks for garbage."""

import gc

OBJECTS_TO_COLLECT = 20_000


def collect_less_often() -> None:
    """Look for garbage less often: showing a table makes many small things, and next to no cycles."""
    gc.freeze()
    gc.set_threshold(OBJECTS_TO_COLLECT, 20, 20)
