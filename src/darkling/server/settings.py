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
        guest_sockets: how many connections to tables one guest may have.
        address_sockets: how many connections may come from one address.
        slowest: so many seconds a request may take to arrive.
        proxies: addresses whose word is taken on whom they speak for, with commas between.
        metrics_token: what whoever reads the metrics has to know; without one there are none.

    """

    data: Path
    workers: int = 1
    seconds: float = 20.0
    rate: float = 20.0
    guest_sockets: int = 60
    address_sockets: int = 600
    slowest: float = 20.0
    proxies: str = "127.0.0.1"
    metrics_token: str = ""

    @property
    def database_file(self) -> Path:
        """The file of the database."""
        return self.data / "darkling.sqlite"

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"sqlite+aiosqlite:///{self.database_file}"
