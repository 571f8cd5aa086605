"""A pytest plugin that notes which tests fail, in the order in which they do."""

import os
from pathlib import Path

FILE = "DARKLING_FAILURES"
"""The variable that says where they are noted."""


def pytest_runtest_logreport(report):
    if report.failed:
        with Path(os.environ[FILE]).open("a", encoding="utf-8") as file:
            file.write(f"{report.nodeid}\n")
