"""Who wants to sign in: from where, and with what."""

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from darkling.server.devices import Device

ONE_HOME = 64
"""So many bits of an IPv6 address are the same for all that one home or host may use."""


@dataclass(frozen=True)
class Asker:
    """A browser that asks for an account.

    Attributes:
        address: where it is, as `home_of` has it.
        known: the guest to whose account it was let in before; nobody else can take that from it.
        device: what it is, to be told to the account's owner.

    """

    address: str
    known: str | None
    device: Device


def home_of(address: str) -> str:
    """Return what counts as one address: nobody has many of them by having a network of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> (128 - ONE_HOME) << (128 - ONE_HOME)))
