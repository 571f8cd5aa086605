"""When a process looks for garbage: seldom, and never through much at a time."""

import gc

NEW_OBJECTS = 20_000
YOUNG_LOOKS, OLD_LOOKS = 2, 130
"""After so many looks among the newest objects, those that stayed are looked through; then all there are."""


def collect_less_often() -> None:
    """Look for garbage less often: showing a table makes many small things, and next to no cycles.

    Nobody is answered meanwhile, so what stayed is looked through while it is little yet.
    """
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_LOOKS, OLD_LOOKS)
