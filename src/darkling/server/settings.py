"""Settings: what a server is started with."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """What a server is started with.

    Attributes:
        data: the folder for the database and the key.
        workers: how many processes bots think in.
        seconds: how long a bot may think about a choice before it is cut short.
        rate: how many messages a second one guest may send in the long run.

    """

    data: Path
    workers: int = 1
    seconds: float = 20.0
    rate: float = 20.0

    @property
    def database_file(self) -> Path:
        """The file of the database."""
        return self.data / "darkling.sqlite"

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"sqlite+aiosqlite:///{self.database_file}"
