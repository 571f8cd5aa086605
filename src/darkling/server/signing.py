"""What the server signs with its key: who a guest is, and who may sit down where."""

from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest, new
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from darkling.table.errors import DarklingError

KEY_FILE = "key"
KEY_BYTES = 32
SIGNATURE = 32
"""So many hexadecimal digits of a signature are kept: 128 bits."""


class BadKey(DarklingError):
    """The key of a server is no key."""


class SigningKey:
    """The key of a server."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def kept_in(cls, folder: Path) -> "SigningKey":
        """Return the key kept in a folder; make one on the first time. Raise BadKey if it is too short."""
        file = folder / KEY_FILE
        if not file.exists():
            _make_key(file)
        key = file.read_bytes()
        if len(key) < KEY_BYTES:
            raise BadKey(
                f"{file} has {len(key)} bytes, expected {KEY_BYTES} or more; put the right key back, or "
                "delete the file to get a new one (then every guest without an account is a stranger)"
            )
        return cls(key)

    def guest_cookie(self, guest: str) -> str:
        """Return what proves that one is a guest."""
        return self._cookie("guest", guest)

    def guest_of(self, cookie: str | None) -> str | None:
        """Return the guest that a cookie proves; None if it proves nothing."""
        return self._proved("guest", cookie)

    def known_cookie(self, guest: str) -> str:
        """Return what proves that a browser was let in to the account of a guest before."""
        return self._cookie("known", guest)

    def known_by(self, cookie: str | None) -> str | None:
        """Return the guest to whose account a cookie's browser was let in before."""
        return self._proved("known", cookie)

    def invite(self, table: str, seat: int, opened: int) -> str:
        """Return the token of a seat that stands open for the so-many-th time."""
        return self._sign("invite", table, str(seat), str(opened))

    def is_invite(self, token: str, table: str, seat: int, opened: int) -> bool:
        return _same(token, self.invite(table, seat, opened))

    def rematch(self, table: str) -> str:
        """Return the id of the table where the company of another plays again."""
        return self._sign("rematch", table)

    def _cookie(self, kind: str, guest: str) -> str:
        return f"{guest}.{self._sign(kind, guest)}"

    def _proved(self, kind: str, cookie: str | None) -> str | None:
        guest, dot, signature = (cookie or "").partition(".")
        return guest if dot and _same(signature, self._sign(kind, guest)) else None

    def _sign(self, *parts: str) -> str:
        return new(self._key, "\n".join(parts).encode(), sha256).hexdigest()[:SIGNATURE]


def _make_key(file: Path) -> None:
    """Make a key, whole at once: of several processes that start together, the first one's counts."""
    own = file.with_name(f"key-{new_id()}")
    own.touch(0o600)
    own.write_bytes(token_bytes(KEY_BYTES))
    with suppress(FileExistsError):
        file.hardlink_to(own)
    own.unlink()


def _same(told: str, signature: str) -> bool:
    """Compare in a time that tells nothing about where they differ."""
    return compare_digest(told.encode(), signature.encode())


def new_id() -> str:
    """Return an id that nobody can guess."""
    return token_urlsafe(12)
