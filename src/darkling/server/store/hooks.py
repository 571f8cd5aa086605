"""Where guests want to be told that it is their turn."""

from dataclasses import dataclass

from sqlalchemy import delete, select

from darkling.server.store.people_models import HookRow
from darkling.server.store.sessions import Sessions


@dataclass(frozen=True)
class Hook:
    """An address to tell, and the address by which its owner knows this server."""

    guest: str
    url: str
    site: str


class Hooks:
    """The webhooks of all guests."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def of(self, guests: list[str]) -> list[Hook]:
        async with self._session() as session:
            rows = await session.scalars(select(HookRow).where(HookRow.guest.in_(guests)))
            return [Hook(row.guest, row.url, row.site) for row in rows]

    async def keep(self, hook: Hook) -> None:
        """Keep the webhook of a guest, instead of any other."""
        async with self._session.begin() as session:
            await session.merge(HookRow(guest=hook.guest, url=hook.url, site=hook.site))

    async def drop(self, guest: str) -> None:
        async with self._session.begin() as session:
            await session.execute(delete(HookRow).where(HookRow.guest == guest))
