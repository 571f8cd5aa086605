"""A stranger's package: The Night Watch, or any other that is installed where all processes find it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import darkling

ROOT = Path(__file__).parents[2]
WATCH = ROOT / "examples" / "watch"
SOURCE = WATCH / "src"
OWN_SOURCE = Path(darkling.__file__).parents[1]


def installed(package: Path, into: Path) -> Path:
    """Install a package into a folder, and return the folder; nothing is fetched."""
    # Of a copy, because a build leaves files behind.
    copy = shutil.copytree(package, into / "source", ignore=shutil.ignore_patterns("*.egg-info", "build"))
    target = into / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--no-index", "--target", str(target), str(copy)], check=True)
    return target


def environment(*folders: Path) -> dict[str, str]:
    """Return an environment in which Python finds packages in these folders, and Darkling."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [*folders, OWN_SOURCE]))}
