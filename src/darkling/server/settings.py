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
        patience: after so many seconds without any change an unfinished table is closed.
        private_webhooks: whether webhooks may lead to addresses that are not in the public network.

    """

    data: Path
    workers: int = 1
    seconds: float = 20.0
    rate: float = 20.0
    patience: float = 14 * 24 * 3600.0
    private_webhooks: bool = False

    @property
    def database_file(self) -> Path:
        """The file of the database."""
        return self.data / "darkling.sqlite"

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"sqlite+aiosqlite:///{self.database_file}"
