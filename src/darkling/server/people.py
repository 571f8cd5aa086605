"""People: accounts, and all that is kept about guests besides their tables."""

from contextlib import suppress
from dataclasses import dataclass, field
from time import time

from darkling.server.asker import Asker
from darkling.server.devices import Device
from darkling.server.password_tries import PasswordTries
from darkling.server.passwords import Passwords
from darkling.server.recovery_codes import new_codes, read_code
from darkling.server.refusal import BrokenTable, Refusal
from darkling.server.room import Room
from darkling.server.rooms import Rooms
from darkling.server.store import Store
from darkling.server.store.accounts import Account, Accounts, NameTaken
from darkling.server.store.hooks import Hooks
from darkling.server.store.own_data import OwnData
from darkling.server.store.quieted import QuietPeople
from darkling.server.store.recovery import Recovery
from darkling.server.store.results import Results
from darkling.server.store.signed_in import SignedIn
from darkling.server.store.tries import Tries
from darkling.server.texts import folded_name
from darkling.server.weak_passwords import check_new_password


@dataclass
class People:
    """What a server knows about its guests."""

    store: Store
    accounts: Accounts
    signed_in: SignedIn
    recovery: Recovery
    tries: PasswordTries
    quiet: QuietPeople
    hooks: Hooks
    results: Results
    own_data: OwnData
    passwords: Passwords = field(default_factory=Passwords)

    @classmethod
    def of(cls, store: Store) -> "People":
        made = store.sessions
        about_accounts = (Accounts(made), SignedIn(made), Recovery(made), PasswordTries(Tries(made)))
        return cls(store, *about_accounts, QuietPeople(made), Hooks(made), Results(made), OwnData(made))

    async def check_welcome(self, host: str | None, guest: str) -> None:
        """Refuse a guest a seat if the host of the table has blocked them."""
        if host in await self.quiet.hosts_against(guest):
            raise Refusal("not-welcome", "You cannot sit down at this table. Choose another one.", 403)

    async def sign_up(self, guest: str, name: str, password: str, device: Device) -> tuple[str, list[str]]:
        """Make an account of a guest; return the token of their first session, and their recovery codes."""
        if await self.accounts.has(guest):
            raise Refusal("has-account", "You have an account already. Sign out to make another one.")
        check_new_password(password, name)
        hashed, now = await self.passwords.hash(password), time()
        try:
            await self.accounts.make(guest, name, hashed, now)
        except NameTaken:
            raise _name_taken() from None
        await self.store.keep_guest(guest, name, now)
        return await self.signed_in.begin(guest, device, now), await self._replace_codes(guest)

    async def sign_in(self, name: str, password: str, asker: Asker) -> tuple[str, str]:
        """Return whose account it is, and the token of a session."""
        account = await self.accounts.find(name)
        if not await self._try_password(folded_name(name), account, password, asker) or account is None:
            raise Refusal("wrong-password", "That name and password do not belong together.", 403)
        return account.guest, await self.signed_in.begin(account.guest, asker.device, time())

    async def change_password(self, guest: str, old: str, new: str, asker: Asker) -> str:
        """Take another password, sign out everywhere, and return the token of a new session."""
        account = await self.check_password(guest, old, asker)
        check_new_password(new, account.key)
        await self.accounts.set_password(guest, await self.passwords.hash(new))
        return await self.signed_in.begin(guest, asker.device, time())

    async def recover(self, name: str, code: str, new: str, asker: Asker) -> tuple[str, str]:
        """Use a recovery code up to take another password; return who it is, and the token of a session."""
        check_new_password(new, name)
        # Hashed first, so that a name that nobody has takes as long as any other.
        hashed = await self.passwords.hash(new)
        guest = await self.recovery.redeem(name, read_code(code), hashed)
        if guest is None:
            raise Refusal(
                "wrong-code", "That name and code do not belong together, or the code was used before.", 403
            )
        await self.tries.forgive(folded_name(name), guest, asker)
        return guest, await self.signed_in.begin(guest, asker.device, time())

    async def renew_codes(self, guest: str, password: str, asker: Asker) -> list[str]:
        """Return other recovery codes; those of before are worth nothing from then on."""
        await self.check_password(guest, password, asker)
        return await self._replace_codes(guest)

    async def check_password(self, guest: str, password: str, asker: Asker) -> Account:
        """Return the account of a guest; refuse whoever has none, or does not know its password."""
        account = await self.accounts.of(guest)
        if account is None:
            raise Refusal("no-account", "A guest has no password. Make an account first.")
        if not await self._try_password(account.key, account, password, asker):
            raise Refusal("wrong-password", "That is not the password of your account.", 403)
        return account

    async def rename(self, guest: str, name: str) -> None:
        """Let a guest go by another name; an account's is its own."""
        try:
            await self.accounts.rename(guest, name)
        except NameTaken:
            raise _name_taken() from None
        await self.store.keep_guest(guest, name, time())

    async def forget(self, guest: str, password: str | None, asker: Asker, rooms: Rooms) -> None:
        """Forget a guest: first at every table, then altogether."""
        if await self.accounts.has(guest):
            await self.check_password(guest, password or "", asker)
        for table in await self.own_data.tables(guest):
            # What cannot be read cannot be added to; the name is taken out of it below.
            with suppress(BrokenTable):
                await _forget_at(await rooms.find(table), guest)
        await self.own_data.forget(guest)

    async def _try_password(self, key: str, account: Account | None, password: str, asker: Asker) -> bool:
        """Say whether it is the password of an account; the same is done for a name that has none."""
        owner = account.guest if account else None
        await self.tries.spend(key, owner, asker)
        if not await self.passwords.fits(password, account.password if account else None) or owner is None:
            return False
        await self.tries.forgive(key, owner, asker)
        return True

    async def _replace_codes(self, guest: str) -> list[str]:
        codes = new_codes()
        await self.recovery.replace(guest, codes, time())
        return codes


async def _forget_at(room: Room, guest: str) -> None:
    """Forget a guest at a table; one that is stopped for its rules has nothing but their name."""
    if not room.outdated:
        await room.forget(guest)


def _name_taken() -> Refusal:
    return Refusal("name-taken", "Another account has that name. Choose another one.")
