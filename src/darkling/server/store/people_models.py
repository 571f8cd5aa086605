"""What the server keeps about people, as tables of a database."""

from sqlalchemy import Boolean, Float, ForeignKey, Integer, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from darkling.server.store.models import Base


class AccountRow(Base):
    """A guest who can come back with a name and a password, from anywhere."""

    __tablename__ = "accounts"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(500), unique=True)
    """The name as it is compared."""
    password: Mapped[str] = mapped_column(String(200))
    """As argon2 has hashed it."""
    made: Mapped[float] = mapped_column(Float)


class SessionRow(Base):
    """A browser in which someone is signed in; of its token, only a hash is kept."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    made: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)
    browser: Mapped[str] = mapped_column(String(20))
    system: Mapped[str] = mapped_column(String(20))
    """What the browser says that it is; empty if it does not, or is of before that was kept."""


class RecoveryRow(Base):
    """A code that lets its owner in once, to take another password; only a hash of it is kept."""

    __tablename__ = "recovery_codes"

    code: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    made: Mapped[float] = mapped_column(Float)


class TryRow(Base):
    """How often something was tried since some time; of what it was, only a hash is kept."""

    __tablename__ = "tries"

    what: Mapped[str] = mapped_column(String(64), primary_key=True)
    tries: Mapped[int] = mapped_column(Integer)
    since: Mapped[float] = mapped_column(Float, index=True)


class HookRow(Base):
    """Where a guest wants to be told that it is their turn, and by which address they use this server."""

    __tablename__ = "hooks"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    url: Mapped[str] = mapped_column(String(500))
    site: Mapped[str] = mapped_column(String(300))


class QuietedRow(Base):
    """Another guest whom a guest does not want to hear, or not to have at their tables either."""

    __tablename__ = "quieted"
    __table_args__ = (UniqueConstraint("guest", "other"),)

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32))
    other: Mapped[str] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(24))
    blocked: Mapped[bool] = mapped_column(Boolean)


class ResultRow(Base):
    """How a game ended for one seat."""

    __tablename__ = "results"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(24))
    place: Mapped[int | None] = mapped_column(Integer)
    """None if the game was not played to the end."""
    won: Mapped[bool] = mapped_column(Boolean)
    ended: Mapped[float] = mapped_column(Float)
    ending: Mapped[str] = mapped_column(String(12), server_default="played")
