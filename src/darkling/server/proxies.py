"""Proxies before the server, whose word is taken on whom they speak for; read as uvicorn reads them."""

from functools import lru_cache
from ipaddress import ip_address, ip_network

EVERYONE = "*"
ADDRESSES_KEPT = 10_000


class Proxies:
    """Addresses and networks with commas between; an asterisk is any."""

    def __init__(self, written: str) -> None:
        parts = [part.strip() for part in written.split(",") if part.strip()]
        self._everyone = EVERYONE in parts
        self._networks = [ip_network(part, strict=False) for part in parts if part != EVERYONE]
        self.written = EVERYONE if self._everyone else ",".join([str(network) for network in self._networks])
        """The same as uvicorn reads it: an asterisk alone, and networks by their first address."""
        self.trusts = lru_cache(ADDRESSES_KEPT)(self._trusts)

    def _trusts(self, address: str) -> bool:
        """Say whether an address is that of a proxy."""
        if self._everyone:
            return True
        try:
            return any(ip_address(address) in network for network in self._networks)
        except ValueError:
            # A connection over a socket file has none.
            return False
