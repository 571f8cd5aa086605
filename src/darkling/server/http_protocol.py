"""HTTP that waits for nobody too long, and takes only so many connections from one address."""

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from darkling.server.config import ServerConfig
from darkling.server.proxies import Proxies


class WatchfulProtocol(H11Protocol):
    """Ends a connection on which a request does not arrive, or does not get on.

    uvicorn itself waits without end for the first request, for headers and for bodies.
    """

    most_from_address = 0
    seconds_to_arrive = 0.0
    proxies = Proxies("")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, unless its address has too many; a proxy speaks for many."""
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        else:
            self._look_again()

    def _is_one_too_many(self) -> bool:
        address = self.client[0] if self.client else ""
        if self.proxies.trusts(address):
            return False
        clients = [getattr(other, "client", None) for other in self.connections]
        return [client[0] for client in clients if client].count(address) > self.most_from_address

    def _look_again(self) -> None:
        """See after a while whether a request has arrived, or the one that was arriving then."""
        self.loop.call_later(self.seconds_to_arrive, self._check, self.cycle)

    def _check(self, before: object) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is before and not self._is_being_answered():
            self.transport.abort()
        else:
            self._look_again()

    def _is_being_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete


def watchful(config: ServerConfig) -> type[WatchfulProtocol]:
    """Return the protocol with the limits of a server."""
    limits = {
        "most_from_address": config.address_sockets,
        "seconds_to_arrive": config.slowest,
        "proxies": Proxies(config.proxies),
    }
    return type("LimitedProtocol", (WatchfulProtocol,), limits)
