"""Plans that kill those who play them."""

import os

from darkling.lab.plan import Plan


class _Deadly(dict):
    """Options that end the process they arrive in, as a lack of memory would."""

    def __reduce__(self):
        return os._exit, (1,)


DEADLY = Plan("dealings", ("random",) * 2, 1, 5, _Deadly())
