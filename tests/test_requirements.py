"""Nothing is installed but files whose hashes are known: `requirements` has them for all that is needed."""

import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from support.lock import REQUIREMENTS, ROOT, USES, closure, own_needs, pinned

HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
INSTALLERS = ("Makefile", "Containerfile", "tests/support/wheel.py")


def entries(use):
    """Return what a file lists itself: for each requirement its hashes."""
    text = (REQUIREMENTS / f"{use}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith(("#", "--requirement "))]
    found = [line.partition(" --hash=") for line in lines]
    return {Requirement(what): f"--hash={hashes}".split() for what, _, hashes in found}


def listed(use):
    """Return the names of all that a file leads to."""
    base = USES[use][0]
    return {requirement.name for requirement in entries(use)} | (listed(base) if base else set())


@pytest.mark.parametrize("use", USES)
def test_every_package_has_its_version_and_hashes(use):
    versions = pinned()
    for requirement, hashes in entries(use).items():
        assert str(requirement.specifier) == f"=={versions[requirement.name]}"
        assert hashes
        assert all(HASH.fullmatch(each) for each in hashes)


@pytest.mark.parametrize("use", USES)
def test_no_file_tells_where_to_download(use):
    text = (REQUIREMENTS / f"{use}.txt").read_text(encoding="utf-8")
    assert not re.search(r"://|--index|--find-links|--trusted", text)


@pytest.mark.parametrize("use", USES)
def test_all_that_is_needed_is_listed(use):
    """Whoever needs something else runs `make lock`."""
    needs = {name: needed_by(name) for name in pinned()} | {"darkling": own_needs()}
    needed = closure(USES[use][1], needs, default_environment()).keys() - {"darkling"}
    assert needed <= listed(use)


def needed_by(name):
    """Return what an installed package needs; what is not installed is not needed here."""
    try:
        return [Requirement(text) for text in requires(name) or []]
    except PackageNotFoundError:
        return []


@pytest.mark.parametrize("file", INSTALLERS)
def test_whatever_installs_checks_hashes(file):
    text = (ROOT / file).read_text(encoding="utf-8")
    assert "--require-hashes" in text
    assert "--constraint" not in text


def test_another_file_of_the_same_version_is_refused(tmp_path):
    requirement, hashes = next((each, own) for each, own in entries("server").items() if each.name == "idna")
    wanted = tmp_path / "wanted.txt"
    wanted.write_text(f"{requirement} {' '.join(hashes)}\n")
    another(tmp_path, requirement)
    pip = [sys.executable, "-m", "pip", "download", "--isolated", "--no-index", "--find-links", str(tmp_path)]
    took = [*pip, "--dest", str(tmp_path / "taken"), str(requirement)]
    assert subprocess.run(took, capture_output=True, check=False).returncode == 0
    refused = [*pip, "--dest", str(tmp_path / "refused"), "--require-hashes", "--requirement", str(wanted)]
    told = subprocess.run(refused, capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert "DO NOT MATCH THE HASHES" in told.stderr


def another(folder: Path, requirement: Requirement) -> None:
    """Make a package that pip would take for one that is wanted."""
    version = str(requirement.specifier).removeprefix("==")
    info = f"{requirement.name}-{version}.dist-info"
    with ZipFile(folder / f"{requirement.name}-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr(
            f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {requirement.name}\nVersion: {version}\n"
        )
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
