"""A pseudo-terminal at which a command runs in a process of its own."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
from contextlib import suppress
from pathlib import Path

from support.command import PATIENCE, START, all_from

SIZE = (24, 80, 0, 0)
"""Lines and columns, and how many pixels that is, which nobody asks."""


class PseudoTerminal:
    """Types to a command, and reads what it shows."""

    def __init__(self, folder: Path, *args: str, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE))
        self.process = subprocess.Popen(
            [*START, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**os.environ, "TERM": "xterm-256color", **environment},
        )
        os.close(theirs)
        self._unread = b""

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self._ours, text.encode())

    def read_until(self, text: str) -> None:
        """Read until a text has come, and no further; fail if nothing more comes."""
        while text.encode() not in self._unread:
            more = self._more()
            if not more:
                self.process.kill()
                self.process.wait()
            assert more, f"{text} does not come after {self._unread.decode(errors='replace')}"
            self._unread += more
        _, _, self._unread = self._unread.partition(text.encode())

    def _more(self) -> bytes:
        """Return what is shown next: nothing if the command has ended, or shows nothing for long."""
        ready, _, _ = select.select([self._ours], [], [], PATIENCE)
        with suppress(OSError):
            return os.read(self._ours, 65536) if ready else b""
        return b""

    def ended(self) -> tuple[int, str]:
        """Wait for the end; return the exit code, and all that was shown and not yet read."""
        shown = (self._unread + all_from(self._ours)).decode()
        return self.process.wait(PATIENCE), shown
