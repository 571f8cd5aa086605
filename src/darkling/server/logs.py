"""What a server writes down as it runs: lines for people, or JSON for programs. Never a secret."""

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

Format = Literal["text", "json"]
READABLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FIELDS = ("table", "game", "players")
"""What a line may tell besides its text."""


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        told |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def write_logs(style: Format) -> None:
    """Write all logs to the error stream from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if style == "json" else logging.Formatter(READABLE))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("darkling").setLevel(logging.INFO)
