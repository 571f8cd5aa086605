"""Settings from the environment, by the names that the command line knows them by, too."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from darkling.server.config import ServerConfig
from darkling.table.errors import DarklingError

SECONDS_IN_A_DAY = 24 * 3600
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


class BadEnvironment(DarklingError):
    """A setting in the environment cannot be read."""


def _yes(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise ValueError("it is 1 or 0")
    return text.lower() in YES


def _days(text: str) -> float:
    return float(text) * SECONDS_IN_A_DAY


SETTINGS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "DARKLING_DATA": ("data", Path),
    "DARKLING_WORKERS": ("workers", int),
    "DARKLING_DAYS": ("patience", _days),
    "DARKLING_PRIVATE_WEBHOOKS": ("private_webhooks", _yes),
    "DARKLING_DATABASE": ("database_address", str),
    "DARKLING_BUS": ("bus", str),
    "DARKLING_METRICS_TOKEN": ("metrics_token", str),
    "FORWARDED_ALLOW_IPS": ("proxies", str),
}
"""What each is called in the configuration, and how it is read. The command line has no place for secrets."""


def config_from(environment: Mapping[str, str]) -> ServerConfig:
    """Return the configuration that the environment asks for."""
    wanted: dict[str, Any] = {"data": Path("data")}
    for name, (setting, read) in SETTINGS.items():
        if environment.get(name):
            try:
                wanted[setting] = read(environment[name])
            except ValueError as wrong:
                raise BadEnvironment(f"{name} cannot be read: {wrong}") from None
    return ServerConfig(**wanted)
