"""What a command did: exit code, output, errors."""

import json
from typing import Any

Ended = tuple[int, str, str]


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
