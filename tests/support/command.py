"""What a command did: exit code, output, errors."""

import json
import os
import pty
import select
import subprocess
import sys
from contextlib import suppress
from typing import Any

Ended = tuple[int, str, str]
START = [sys.executable, "-c", "from darkling.cli import main; main()"]
"""What to put before the arguments of a command to run it in a process of its own."""

PATIENCE = 60
"""For so many seconds a command may be silent."""


def refused(ended: Ended, says: str) -> None:
    """Check that a command refused its input with one line, which says something."""
    code, out, err = ended
    assert (code, out) == (2, "")
    assert err.startswith("darkling: ")
    assert says in err
    assert err.count("\n") == 1


def written_json(ended: Ended) -> Any:
    """Return the JSON that a command wrote, and check that it wrote nothing else."""
    code, out, err = ended
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


def text(ended: Ended) -> str:
    """Return what a command wrote, as one line."""
    code, out, err = ended
    assert (code, err) == (0, "")
    return " ".join(out.split())


def shown_in_a_terminal(*args: str) -> bytes:
    """Run a command whose error stream is a terminal; return what appears there."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([*START, *args], stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    shown = all_from(ours)
    assert process.wait(PATIENCE) == 0
    return shown


def all_from(terminal: int) -> bytes:
    """Return all that is written to a terminal until nobody has it any more, or nothing comes for long."""
    shown = b""
    # A terminal that nobody writes to any more ends in an error.
    with suppress(OSError):
        while select.select([terminal], [], [], PATIENCE)[0] and (block := os.read(terminal, 65536)):
            shown += block
    os.close(terminal)
    return shown
