"""People: accounts, and all that is kept about guests besides their tables."""

from contextlib import suppress
from dataclasses import dataclass, field
from time import time

from darkling.server.passwords import Passwords
from darkling.server.refusal import BrokenTable, Refusal
from darkling.server.room import Room
from darkling.server.rooms import Rooms
from darkling.server.store import Store
from darkling.server.store.accounts import Accounts, NameTaken
from darkling.server.store.hooks import Hooks
from darkling.server.store.own_data import OwnData
from darkling.server.store.quieted import QuietPeople
from darkling.server.store.results import Results

MOST_TRIES = 10
"""So many passwords may be tried for an account in a quarter of an hour."""


@dataclass
class People:
    """What a server knows about its guests."""

    store: Store
    accounts: Accounts
    quiet: QuietPeople
    hooks: Hooks
    results: Results
    own_data: OwnData
    passwords: Passwords = field(default_factory=Passwords)

    @classmethod
    def of(cls, store: Store) -> "People":
        made = store.sessions
        return cls(store, Accounts(made), QuietPeople(made), Hooks(made), Results(made), OwnData(made))

    async def check_welcome(self, host: str | None, guest: str) -> None:
        """Refuse a guest a seat if the host of the table has blocked them."""
        if host in await self.quiet.hosts_against(guest):
            raise Refusal("not-welcome", "You cannot sit down at this table. Choose another one.", 403)

    async def sign_up(self, guest: str, name: str, password: str) -> str:
        """Make an account of a guest, and return the token of their first session."""
        if await self.accounts.has(guest):
            raise Refusal("has-account", "You have an account already. Sign out to make another one.")
        hashed, now = await self.passwords.hash(password), time()
        try:
            await self.accounts.make(guest, name, hashed, now)
        except NameTaken:
            raise _name_taken() from None
        await self.store.keep_guest(guest, name, now)
        return await self.accounts.begin_session(guest, now)

    async def sign_in(self, name: str, password: str) -> tuple[str, str]:
        """Return whose account it is, and the token of a session."""
        guest = await self.accounts.find(name)
        await self.check_password(guest, password)
        assert guest is not None
        return guest, await self.accounts.begin_session(guest, time())

    async def check_password(self, guest: str | None, password: str) -> None:
        """Refuse a wrong password, and any after too many wrong ones."""
        kept, tries = await self.accounts.spend_try(guest, time()) if guest else (None, 0)
        if tries > MOST_TRIES:
            raise Refusal(
                "too-many-tries", "Too many wrong passwords. Try again in a quarter of an hour.", 429
            )
        if not await self.passwords.fits(password, kept) or guest is None:
            raise Refusal("wrong-password", "That name and password do not belong together.", 403)
        await self.accounts.forgive_tries(guest)

    async def change_password(self, guest: str, old: str, new: str) -> str:
        """Take another password, sign out everywhere, and return the token of a new session."""
        await self.check_password(guest, old)
        await self.accounts.set_password(guest, await self.passwords.hash(new))
        return await self.accounts.begin_session(guest, time())

    async def rename(self, guest: str, name: str) -> None:
        """Let a guest go by another name; an account's is its own."""
        try:
            await self.accounts.rename(guest, name)
        except NameTaken:
            raise _name_taken() from None
        await self.store.keep_guest(guest, name, time())

    async def forget(self, guest: str, password: str | None, rooms: Rooms) -> None:
        """Forget a guest: first at every table, then altogether."""
        if await self.accounts.has(guest):
            await self.check_password(guest, password or "")
        for table in await self.own_data.tables(guest):
            # What cannot be read cannot be added to; the name is taken out of it below.
            with suppress(BrokenTable):
                await _forget_at(await rooms.find(table), guest)
        await self.own_data.forget(guest)


async def _forget_at(room: Room, guest: str) -> None:
    """Forget a guest at a table; one that is stopped for its rules has nothing but their name."""
    if not room.outdated:
        await room.forget(guest)


def _name_taken() -> Refusal:
    return Refusal("name-taken", "Another account has that name. Choose another one.")
