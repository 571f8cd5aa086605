"""Make mistakes in copies of the sources, one at a time, and see that tests notice each: `make mutants`.

`PYTHONPATH=tests python -m support.mutants TEXT…` takes those with one of the texts in their names or files:
`heists`, say, or `server/`.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from queue import SimpleQueue

from support.mutants import ALL
from support.mutants.mutant import Mutant
from support.mutants.trial import caught_by, copy_of_the_project

AT_ONCE = 2
"""So many are tried side by side, each in a copy of its own."""


def main(wanted: list[str]) -> int:
    """Print who is caught by which test as a table; return 1 if anyone survives."""
    chosen = [mutant for mutant in ALL if not wanted or mutant.has_any(wanted)]
    survivors = 0
    print("| mutant | kind | caught by |\n|---|---|---|")
    with ExitStack() as stack, ThreadPoolExecutor(AT_ONCE) as trials:
        copies: SimpleQueue = SimpleQueue()
        for _ in range(AT_ONCE):
            copies.put(stack.enter_context(copy_of_the_project()))

        def tried(mutant: Mutant) -> str | None:
            copy = copies.get()
            try:
                return caught_by(copy, mutant)
            finally:
                copies.put(copy)

        for mutant, test in zip(chosen, trials.map(tried, chosen), strict=True):
            print(f"| {mutant.name} | {mutant.kind} | {test or '**nothing**'} |", flush=True)
            survivors += test is None
    print(f"\n{len(chosen)} mutants, {survivors} survive")
    return bool(survivors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
