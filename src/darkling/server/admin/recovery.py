"""A way back for people who have lost their password, and all codes that would let them in."""

from time import time

from darkling.server.recovery_codes import new_codes
from darkling.server.store import Store
from darkling.server.store.accounts import Accounts
from darkling.server.store.recovery import Recovery
from darkling.table.errors import DarklingError


class NoSuchAccount(DarklingError):
    """No account has that name."""


async def make_code(store: Store, name: str) -> str:
    """Return one more recovery code of an account; those it has go on working."""
    account = await Accounts(store.sessions).find(name)
    if account is None:
        raise NoSuchAccount(f"no account has the name {name!r}")
    (code,) = new_codes(1)
    await Recovery(store.sessions).add(account.guest, code, time())
    return code
