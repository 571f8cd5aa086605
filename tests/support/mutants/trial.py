"""A trial: mutants are made in a copy of the project, one after the other, and the tests run on each."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from support.mutants.first_failure import FILE
from support.mutants.mutant import ROOT, Mutant

LEFT_OUT = (".*", "node_modules", "build", "dist", "__pycache__")
"""What tests do not need, or make for themselves."""
LONGEST = 900
"""Seconds. A mutant that lets tests run on without end is noticed, too."""
ENDLESS = "the tests do not come to an end"


@contextmanager
def copy_of_the_project() -> Iterator[Path]:
    """Give a copy of the project, in which mistakes can be made."""
    with TemporaryDirectory(prefix="darkling-mutants-") as folder:
        copy = Path(folder) / "project"
        shutil.copytree(ROOT, copy, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
        yield copy


def caught_by(copy: Path, mutant: Mutant) -> str | None:
    """Return the test that fails because of a mutant; None if it survives."""
    path = mutant.path(copy)
    honest = path.read_bytes()
    path.write_text(mutant.made_in(honest.decode()), encoding="utf-8")
    try:
        failures = (_first_failure(copy, "-x", part) for part in mutant.scope)
        failed = next((test for test in failures if test is not None), None)
    finally:
        path.write_bytes(honest)
    if failed is None or failed == ENDLESS:
        return failed
    # A test that fails without the mutant says nothing about it.
    return failed if _first_failure(copy, failed) is None else None


def _first_failure(copy: Path, *arguments: str) -> str | None:
    """Run tests in the copy; return the first one that fails."""
    noted = copy / "failures.txt"
    noted.unlink(missing_ok=True)
    plugin = ("-p", "support.mutants.first_failure", "-p", "no:cacheprovider", "--quiet")
    command = [sys.executable, "-m", "pytest", *plugin, *arguments]
    variables = {"PYTHONPATH": f"{copy / 'src'}:{copy / 'tests'}", FILE: str(noted)}
    try:
        done = subprocess.run(
            command, cwd=copy, env=os.environ | variables, capture_output=True, timeout=LONGEST, text=True
        )
    except subprocess.TimeoutExpired:
        return ENDLESS
    if noted.exists():
        return noted.read_text(encoding="utf-8").splitlines()[0]
    if done.returncode:
        raise RuntimeError(f"the tests could not be run:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return None
