"""The house: everything a running server consists of."""

from dataclasses import dataclass

from darkling.server.bus import Bus, make_bus
from darkling.server.doors import Doors
from darkling.server.keys import Keys
from darkling.server.limits import Limit
from darkling.server.metrics import Metrics
from darkling.server.people import People
from darkling.server.rooms import Rooms
from darkling.server.settings import Settings
from darkling.server.store import Store
from darkling.server.sweeper import Sweeper
from darkling.server.thinkers import Thinkers
from darkling.server.watch import Watch
from darkling.server.webhooks import Webhooks


@dataclass
class House:
    """The parts of a running server."""

    settings: Settings
    keys: Keys
    store: Store
    bus: Bus
    thinkers: Thinkers
    rooms: Rooms
    watch: Watch
    messages: Limit
    arrivals: Limit
    logins: Limit
    doors: Doors
    metrics: Metrics
    people: People
    webhooks: Webhooks
    sweeper: Sweeper

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        """Open the house: database up to date, bots awake, games going on where they were."""
        settings.data.mkdir(parents=True, exist_ok=True)
        keys = Keys.kept_in(settings.data)
        store = await Store.open(settings.database)
        bus, thinkers = make_bus(settings.bus), Thinkers(settings.workers, settings.seconds)
        await thinkers.start()
        people = People.of(store)
        webhooks = Webhooks(people.hooks, settings.private_webhooks)
        rooms = Rooms(store, bus, thinkers, keys, webhooks)
        messages = Limit(int(settings.rate * 5), settings.rate)
        # A new guest from one address now and then; a shared address may have many.
        arrivals = Limit(200, 2.0)
        watch = Watch(rooms, store, bus, settings.look_after, settings.idle)
        doors = Doors(settings.guest_sockets, settings.address_sockets)
        # A password takes a while to compare, and is not guessed by trying.
        logins = Limit(int(settings.rate), settings.rate / 100)
        sweeper = Sweeper(people, rooms, settings.patience)
        limits = (messages, arrivals, logins)
        parts = (settings, keys, store, bus, thinkers, rooms, watch)
        house = cls(*parts, *limits, doors, Metrics(), people, webhooks, sweeper)
        await bus.start(rooms.hear)
        await watch.start()
        sweeper.start()
        return house

    async def close(self) -> None:
        """Close the house; every acknowledged choice is in the database."""
        await self.sweeper.close()
        await self.watch.close()
        await self.bus.close()
        await self.rooms.close()
        await self.webhooks.close()
        await self.thinkers.close()
        await self.store.close()
