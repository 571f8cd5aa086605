"""Who is signed in, in which browsers, in the database."""

from contextlib import suppress
from secrets import token_urlsafe

from sqlalchemy import delete, func, select, update

from darkling.server.devices import Device
from darkling.server.store.hashes import hash_of
from darkling.server.store.people_models import SessionRow
from darkling.server.store.sessions import Sessions, Unavailable
from darkling.wire.people import SignedInBrowser

SESSION_AGE = 90 * 24 * 3600
"""So many seconds a session lasts."""
SEEN_EVERY = 300
"""So many seconds pass at least until it is written down again that someone was here."""
ID_LENGTH = 16


class SignedIn:
    """All sessions. A cookie only says what to look up here: a session that is not here is over."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def begin(self, guest: str, device: Device, now: float) -> str:
        """Begin a session, and return its token."""
        token = token_urlsafe(32)
        row = SessionRow(token=hash_of(token), guest=guest, made=now, seen=now)
        row.browser, row.system = device.browser, device.system
        async with self._session.begin() as session:
            session.add(row)
        return token

    async def guest_of(self, token: str, now: float) -> str | None:
        """Return the guest of a session that has not ended."""
        async with self._session() as session:
            row = await session.get(SessionRow, hash_of(token))
        if row is None or row.made <= now - SESSION_AGE:
            return None
        if row.seen <= now - SEEN_EVERY:
            await self._note(row.token, now)
        return row.guest

    async def browsers(self, guest: str, token: str, now: float) -> list[SignedInBrowser]:
        """List where a guest is signed in: first by the token they have here, then as they were last seen."""
        alive = SessionRow.guest == guest, SessionRow.made > now - SESSION_AGE
        async with self._session() as session:
            rows = await session.scalars(select(SessionRow).where(*alive).order_by(SessionRow.seen.desc()))
            found = [_told(row, row.token == hash_of(token)) for row in rows]
        return sorted(found, key=lambda browser: not browser.here)

    async def end(self, token: str) -> None:
        async with self._session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == hash_of(token)))

    async def end_one(self, guest: str, session_id: str) -> None:
        """End one of a guest's sessions."""
        known = func.substr(SessionRow.token, 1, ID_LENGTH) == session_id
        async with self._session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.guest == guest, known))

    async def end_all(self, guest: str, but: str = "") -> None:
        """End all sessions of a guest, less the one of a token."""
        async with self._session.begin() as session:
            others = SessionRow.guest == guest, SessionRow.token != hash_of(but)
            await session.execute(delete(SessionRow).where(*others))

    async def drop_old(self, now: float) -> None:
        """Forget sessions that have ended by themselves."""
        async with self._session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.made <= now - SESSION_AGE))

    async def _note(self, token: str, now: float) -> None:
        """Write down that someone was here; where nothing can be written, they are let in all the same."""
        with suppress(Unavailable):
            async with self._session.begin() as session:
                await session.execute(update(SessionRow).where(SessionRow.token == token).values(seen=now))


def _told(row: SessionRow, here: bool) -> SignedInBrowser:
    """Return what a guest is told of a session: its id is enough of a hash to find it by."""
    return SignedInBrowser(row.token[:ID_LENGTH], row.browser, row.system, row.made, row.seen, here)
