"""When a table is given up if nothing happens any more."""

from msgspec.structs import replace

from darkling.server.house import House
from darkling.wire.tables import TableInfo


def with_end(info: TableInfo, house: House) -> TableInfo:
    """Return a table with the time when it is given up; one that is over stays as it is."""
    if info.status in ("over", "closed"):
        return info
    return replace(info, closes=info.changed + house.settings.patience)
