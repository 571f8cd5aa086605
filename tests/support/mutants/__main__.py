"""Make mistakes in a copy of the sources, one at a time, and see that tests notice each: `make mutants`.

`PYTHONPATH=tests python -m support.mutants NAME…` takes those whose names have one of the texts in them.
"""

import sys

from support.mutants import ALL
from support.mutants.mutant import Mutant
from support.mutants.trial import caught_by, copy_of_the_project


def main(wanted: list[str]) -> int:
    """Print who is caught by which test as a table; return 1 if anyone survives."""
    chosen = [mutant for mutant in ALL if not wanted or any(text in mutant.name for text in wanted)]
    survivors: list[Mutant] = []
    print("| mutant | kind | caught by |\n|---|---|---|")
    with copy_of_the_project() as copy:
        for mutant in chosen:
            test = caught_by(copy, mutant)
            print(f"| {mutant.name} | {mutant.kind} | {test or '**nothing**'} |", flush=True)
            survivors += [mutant] * (test is None)
    print(f"\n{len(chosen)} mutants, {len(survivors)} survive")
    return bool(survivors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
