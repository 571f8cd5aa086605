"""The house: everything a running server consists of."""

from dataclasses import dataclass

from darkling.server.bus import Bus, make_bus
from darkling.server.config import ServerConfig
from darkling.server.connection_limits import ConnectionLimits
from darkling.server.expiry import Expiry
from darkling.server.metrics import Metrics
from darkling.server.people import People
from darkling.server.rate_limit import RateLimit
from darkling.server.readiness import Readiness
from darkling.server.rooms import Rooms
from darkling.server.signing import SigningKey
from darkling.server.store import Store
from darkling.server.store.holds import Hold, take_hold
from darkling.server.thinkers import Thinkers
from darkling.server.upkeep import TableUpkeep
from darkling.server.webhooks import Webhooks


@dataclass
class House:
    """The parts of a running server."""

    config: ServerConfig
    key: SigningKey
    hold: Hold
    store: Store
    bus: Bus
    thinkers: Thinkers
    rooms: Rooms
    upkeep: TableUpkeep
    messages: RateLimit
    arrivals: RateLimit
    logins: RateLimit
    pages: RateLimit
    talk: RateLimit
    reports: RateLimit
    connection_limits: ConnectionLimits
    metrics: Metrics
    people: People
    webhooks: Webhooks
    expiry: Expiry
    readiness: Readiness

    @classmethod
    async def open(cls, config: ServerConfig) -> "House":
        """Open the house: database up to date, bots awake, games going on where they were."""
        config.lay_out()
        key = SigningKey.kept_in(config.data)
        hold = await take_hold(config.database)
        store = await Store.open(config.database)
        bus, thinkers = make_bus(config.bus), Thinkers(config.workers, config.seconds, config.pause)
        await thinkers.start()
        people = People.of(store)
        webhooks = Webhooks(people.hooks, config.private_webhooks)
        rooms = Rooms(store, bus, thinkers, key, webhooks, config.grace)
        messages = RateLimit(int(config.rate * 5), config.rate)
        # A new guest from one address now and then; a shared address may have many.
        arrivals = RateLimit(200, 2.0)
        upkeep = TableUpkeep(rooms, store, hold, bus, config.look_after, config.idle)
        connection_limits = ConnectionLimits(config.guest_sockets, config.address_sockets)
        # A password takes a while to compare, and is not guessed by trying.
        logins = RateLimit(int(config.rate), config.rate / 100)
        # A first visit fetches a dozen files; many people may share an address.
        pages = RateLimit(int(config.rate * 20), config.rate * 2)
        talk = RateLimit(max(1, int(config.rate / 2)), config.rate / 40)
        reports = RateLimit(max(1, int(config.rate / 4)), config.rate / 20_000)
        expiry = Expiry(people, rooms, config.patience)
        rates = (messages, arrivals, logins, pages, talk, reports)
        parts = (config, key, hold, store, bus, thinkers, rooms, upkeep)
        house = cls(*parts, *rates, connection_limits, Metrics(), people, webhooks, expiry, Readiness(store))
        await bus.start(rooms.hear)
        await upkeep.start()
        expiry.start()
        return house

    async def close(self) -> None:
        """Close the house; every acknowledged choice is in the database."""
        await self.expiry.close()
        await self.upkeep.close()
        await self.bus.close()
        await self.rooms.close()
        await self.webhooks.close()
        await self.thinkers.close()
        await self.store.close()
        await self.hold.close()
