"""Addresses that the server may be asked to call: out in the world, never something beside it."""

from asyncio import get_running_loop, timeout
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, getaddrinfo
from urllib.parse import SplitResult, urlsplit

from darkling.server.refusal import Refusal

PORTS = {"http": 80, "https": 443}
USUAL_PORTS = (80, 443, 8080, 8443)
"""Elsewhere something may listen that takes a request for something else."""
SECONDS_TO_FIND = 5
TUNNELS = [
    IPv6Network("::/96"),
    IPv6Network("64:ff9b::/96"),
    IPv6Network("64:ff9b:1::/48"),
    IPv6Network("2001::/32"),
    IPv6Network("2002::/16"),
]
"""Addresses that lead to an IPv4 address, perhaps a private one."""
GIVEN_UP = [IPv6Network("fec0::/10"), IPv6Network("3ffe::/16"), IPv6Network("5f00::/8")]
"""Addresses that once had a meaning; who knows what a network makes of them."""
LOOK_UPS = ThreadPoolExecutor(32, "webhook-names")
"""A name that nobody answers for holds up no look-up but those of other webhooks, and of these only some."""


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
    if port not in USUAL_PORTS and not private_too:
        raise _refused(f"The address has an unusual port. Take one of {', '.join(map(str, USUAL_PORTS))}.")
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
            look_up = partial(getaddrinfo, host, port, type=SOCK_STREAM)
            found = await get_running_loop().run_in_executor(LOOK_UPS, look_up)
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
        if any(address in network for network in (*TUNNELS, *GIVEN_UP)):
            return False
        address = address.ipv4_mapped or address
    return address.is_global and not address.is_multicast


def _refused(text: str) -> Refusal:
    return Refusal("bad-address", text, 400)
