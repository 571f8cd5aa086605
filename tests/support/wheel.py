"""Try a wheel where nothing else is: `python -m support.wheel WHEEL` installs it, serves, looks at the page.

There is no Node.js on the path of the server, no checkout in its folder, and a minute for it to answer.
"""

import re
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

PATIENCE = 60
REQUIREMENTS = Path("requirements/server.txt").resolve()


def main() -> None:
    wheel = Path(sys.argv[1]).resolve()
    with TemporaryDirectory() as folder:
        home = Path(folder)
        venv.create(home / "venv", with_pip=True)
        install(home / "venv" / "bin", wheel)
        page, scripts = served(home)
    assert "<!doctype html>" in page.lower(), page[:200]
    assert scripts, "the page has a script, and it is served"
    print(f"{wheel.name} serves its page and {len(scripts)} files of it")


def install(commands: Path, wheel: Path) -> None:
    """Install a wheel as the container does."""
    pip = [str(commands / "pip"), "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--require-hashes", "--requirement", str(REQUIREMENTS)], check=True)
    subprocess.run([*pip, str(wheel)], check=True)


def served(home: Path) -> tuple[str, list[bytes]]:
    """Start the server, and return its page and the files that the page asks for."""
    command = [str(home / "venv" / "bin" / "darkling"), "serve", "--port", "0", "--data", str(home / "data")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=home, env={"PATH": "/nowhere"})
    try:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        page = read(address).decode()
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        return page, [read(address + asset) for asset in assets]
    finally:
        server.kill()
        server.communicate()


def read(address: str) -> bytes:
    with urlopen(address, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
        return content


if __name__ == "__main__":
    main()
