"""Mistakes made on purpose, to see that the tests notice them."""

from support.mutants import (
    in_castle,
    in_darkness,
    in_dealings,
    in_domains,
    in_front,
    in_heists,
    in_kernel,
    in_server,
    in_village,
)
from support.mutants.mutant import Mutant

ALL: tuple[Mutant, ...] = (
    *in_kernel.MUTANTS,
    *in_dealings.MUTANTS,
    *in_heists.MUTANTS,
    *in_castle.MUTANTS,
    *in_village.MUTANTS,
    *in_domains.MUTANTS,
    *in_darkness.MUTANTS,
    *in_server.MUTANTS,
    *in_front.MUTANTS,
)
