"""The house itself: the README's example, the layers, the rules that tests must prove."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_examples_of_a_page_run(page):
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 1
    assert result.failed == 0


def test_importing_darkling_pulls_in_nothing_heavy():
    code = "import sys, darkling; darkling.new('dealings', 2); print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    foreign = {name.split(".")[0] for name in loaded.stdout.split()} - set(sys.stdlib_module_names)
    assert {name for name in foreign if not name.startswith("_")} <= {
        "darkling",
        "msgspec",
        "mypy_extensions",
        "typing_extensions",
    }
