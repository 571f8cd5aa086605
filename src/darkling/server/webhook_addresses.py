"""Addresses that the server may be asked to call: out in the world, never something beside it."""

from asyncio import get_running_loop, timeout
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from urllib.parse import SplitResult, urlsplit

from darkling.server.refusal import Refusal

PORTS = {"http": 80, "https": 443}
SECONDS_TO_FIND = 5
TUNNELS = [IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16")]
"""Addresses that lead to an IPv4 address, perhaps a private one."""


@dataclass(frozen=True)
class Target:
    """Where to connect, by number: a name could lead elsewhere a moment later."""

    host: str
    number: str
    port: int
    path: str
    encrypted: bool


async def find_target(url: str, private_too: bool) -> Target:
    """Return where an address leads; raise Refusal if it may not be called."""
    parts, port = _parts(url)
    host = parts.hostname or ""
    number = await _number(host, port, private_too)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, number, port, path, parts.scheme == "https")


def _parts(url: str) -> tuple[SplitResult, int]:
    """Return the parts of an address, and its port."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise _refused("That is not an address. It looks like https://example.org/hook.") from None
    if not port or not parts.hostname or not url.isascii() or not url.isprintable() or " " in url:
        raise _refused("The address has to begin with https:// or http://, without blanks or odd letters.")
    if parts.username is not None:
        raise _refused("The address must not have a name or password in it.")
    return parts, port


async def _number(host: str, port: int, private_too: bool) -> str:
    try:
        async with timeout(SECONDS_TO_FIND):
            found = await get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    except (OSError, TimeoutError, UnicodeError):
        raise _refused("Nothing is found at that address. Check its spelling.") from None
    numbers = [str(address[0]) for *_, address in found]
    if not private_too and not all(is_public(number) for number in numbers):
        raise _refused("That address is not in the public network. Take one that anyone can reach.")
    return numbers[0]


def is_public(number: str) -> bool:
    """Say whether an address is out in the world."""
    address: IPv4Address | IPv6Address = ip_address(number)
    if isinstance(address, IPv6Address):
        if any(address in tunnel for tunnel in TUNNELS):
            return False
        address = address.ipv4_mapped or address
    return address.is_global and not address.is_multicast


def _refused(text: str) -> Refusal:
    return Refusal("bad-address", text, 400)
