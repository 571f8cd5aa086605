"""What the server keeps about people, as tables of a database."""

from sqlalchemy import Boolean, Float, ForeignKey, Integer, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from darkling.server.store.models import Base


class AccountRow(Base):
    """A guest who can come back with a name and a password, from anywhere."""

    __tablename__ = "accounts"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(100), unique=True)
    """The name as it is compared."""
    password: Mapped[str] = mapped_column(String(200))
    """As argon2 has hashed it."""
    made: Mapped[float] = mapped_column(Float)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    """So many passwords were tried since `tried`."""
    tried: Mapped[float] = mapped_column(Float, default=0.0)


class SessionRow(Base):
    """A browser in which someone is signed in; of its token, only a hash is kept."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    made: Mapped[float] = mapped_column(Float)


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
