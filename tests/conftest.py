"""What goes for all tests, and fixtures that several share."""

import gc
import os
import sys
from io import StringIO
from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, signal

import pytest
from hypothesis import HealthCheck, settings
from support.cases import SOAK

from darkling import cli

# Tests make many objects that live as long as they do. Looking for garbage among them as often as Python
# does by itself took up to a third of the time.
gc.set_threshold(50_000)

# A test that fails by luck, or on a slow machine, says nothing about a change.
# A soak tries new examples each time.
settings.register_profile(
    "tests",
    derandomize=not SOAK,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("tests")


def pytest_configure() -> None:
    """Hear Ctrl-C, also if the tests run in the background: what they start would be deaf to it as well."""
    if getsignal(SIGINT) is SIG_IGN:
        signal(SIGINT, default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    """Let a test that is skipped fail where everything that tests need must be at hand."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
    return report


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Run a command in an empty folder; return its exit code, its output and its errors."""
    monkeypatch.chdir(tmp_path)

    def run(*args, typed="", stdin=StringIO):
        monkeypatch.setattr(sys, "argv", ["darkling", *args])
        monkeypatch.setattr(sys, "stdin", stdin(typed))
        with pytest.raises(SystemExit) as ended:
            cli.main()
        out, err = capsys.readouterr()
        return ended.value.code or 0, out, err

    return run
