"""What a server is started with; the settings of a game are something else."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from darkling.pause import Pause, pause
from darkling.server.proxies import Proxies
from darkling.server.signing import KEY_FILE
from darkling.table.errors import DarklingError

POSTGRESQL = "postgresql://"
REDIS = ("redis://", "rediss://", "unix://")


class BadAddress(DarklingError):
    """The address of a database or a bus is of no known kind."""


@dataclass(frozen=True)
class ServerConfig:
    """What a server is started with.

    Attributes:
        data: the folder for the key, and for the database unless it is elsewhere.
        workers: how many processes bots think in.
        seconds: how long a bot may think about a choice before it is cut short.
        rate: how many messages a second one guest may send in the long run.
        guest_sockets: how many connections to tables one guest may have.
        address_sockets: how many connections may come from one address.
        slowest: so many seconds a request may take to arrive.
        proxies: addresses whose word is taken on whom they speak for, with commas between.
        metrics_token: what whoever reads the metrics has to know; without one there are none.
        patience: after so many seconds without any change an unfinished table is closed.
        private_webhooks: whether webhooks may lead to addresses that are not in the public network.
        database_address: a PostgreSQL database that several processes share; without one, a file in `data`.
        bus: a Redis over which several processes tell each other that something has happened.
        look_after: so many seconds pass between looks at what was missed, is due or can be put away.
        idle: so many seconds a table stays in memory though nobody is there.
        grace: so many seconds someone who is away has to come back before a bot may take their seat.
        fast: whether scenes are to be written past ASGI, where that works: see fast_path.
        pause: waits before bots answer in reaction windows, and before people's passes are made for them.

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
    patience: float = 14 * 24 * 3600.0
    private_webhooks: bool = False
    database_address: str = ""
    bus: str = ""
    look_after: float = 2.0
    idle: float = 300.0
    grace: float = 60.0
    fast: bool = False
    pause: Pause = pause

    def __post_init__(self) -> None:
        if self.database_address and not self.database_address.startswith(POSTGRESQL):
            raise BadAddress(f"a database is given as {POSTGRESQL}user:password@host/name")
        if self.bus and not self.bus.startswith(REDIS):
            raise BadAddress("a bus is given as redis://host:6379")
        try:
            # Whoever else reads them is not to read them otherwise.
            object.__setattr__(self, "proxies", Proxies(self.proxies).written)
        except ValueError as wrong:
            raise BadAddress(f"proxies are given as 10.0.0.1,10.1.0.0/16 or *: {wrong}") from None

    def lay_out(self) -> None:
        """Make the folder and the file of the database, for their owner only, as the key is."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not self.database_address:
            self.database_file.touch(0o600)
        for file in (self.data / KEY_FILE, *self.data.glob(f"{self.database_file.name}*")):
            # Others may have been let in by an earlier version, or by whoever copied it.
            with suppress(FileNotFoundError, PermissionError):
                file.chmod(0o600)

    @property
    def database_file(self) -> Path:
        """The file of the database, if it is one."""
        return self.data / "darkling.sqlite"

    @property
    def database(self) -> str:
        """The address of the database, with the driver that speaks to it."""
        if self.database_address:
            return self.database_address.replace(POSTGRESQL, "postgresql+asyncpg://", 1)
        return f"sqlite+aiosqlite:///{self.database_file}"

    @property
    def database_name(self) -> str:
        """What to call the database in a message: without a password."""
        if self.database_address:
            return POSTGRESQL + self.database_address.rpartition("@")[2].removeprefix(POSTGRESQL)
        return str(self.database_file)
