"""When a table is closed if nothing happens any more."""

from msgspec.structs import replace

from darkling.server.house import House
from darkling.wire.tables import TableInfo


def with_closing_time(info: TableInfo, house: House) -> TableInfo:
    """Return a table with the time when it is closed; one that is over stays as it is."""
    if info.status in ("over", "closed", "broken"):
        return info
    return replace(info, closes=info.changed + house.config.patience)
