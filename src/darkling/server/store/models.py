"""What the server keeps, as tables of a database: SQLite or PostgreSQL."""

from typing import Any

from sqlalchemy import JSON, Boolean, Float, ForeignKey, Index, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """The base of all models."""


class GuestRow(Base):
    """Someone who has been here, with the name they go by."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    made: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    """The header of a table, and what its log comes to in short, for lists."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_listed", "public", "status", "changed"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules_version: Mapped[int] = mapped_column(Integer)
    cards: Mapped[str] = mapped_column(String(64))
    players: Mapped[int] = mapped_column(Integer)
    settings: Mapped[dict[str, Any]] = mapped_column("options", JSON)
    seed: Mapped[str] = mapped_column(String(40))
    host: Mapped[str] = mapped_column(String(32))
    public: Mapped[bool] = mapped_column(Boolean)
    hints: Mapped[bool] = mapped_column(Boolean)
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)
    made: Mapped[float] = mapped_column(Float)
    status: Mapped[str] = mapped_column(String(12), index=True)
    changed: Mapped[float] = mapped_column(Float)
    length: Mapped[int] = mapped_column(Integer)
    """How many entries its log has."""
    due: Mapped[float | None] = mapped_column(Float, index=True)
    """When a bot or a clock is due; None if people are waited for, or nobody."""
    fingerprint: Mapped[str] = mapped_column(String(16))
    """Of the position, so that other rules can be seen to lead to the same one."""
    summary: Mapped[str | None] = mapped_column(Text)
    """Who sits there and who is waited for, for lists; None if nothing was written since there are such."""


class EntryRow(Base):
    """An entry of a table's log. Its number is taken once: a second writer loses, and reads again."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "guest", "ref"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    guest: Mapped[str | None] = mapped_column(String(32))
    ref: Mapped[str | None] = mapped_column(String(40))


class SeatRow(Base):
    """A seat that a guest has, so that their tables are found."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chats"
    __table_args__ = (UniqueConstraint("table", "guest", "ref"),)

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    guest: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(24))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(String(500))
    ref: Mapped[str] = mapped_column(String(40))
    at: Mapped[float] = mapped_column(Float)


class ReportRow(Base):
    """A report that something was against the rules: what the reporter saw, and where the log stood."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    guest: Mapped[str] = mapped_column(String(32))
    number: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(String(2000))
    scene: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class ServerTimeRow(Base):
    """What is known of the time, so that a clock which has leapt is noticed. There is one row at most."""

    __tablename__ = "server_time"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    believed: Mapped[float] = mapped_column(Float)
    doubted: Mapped[float | None] = mapped_column(Float)
    watched: Mapped[float] = mapped_column(Float)
