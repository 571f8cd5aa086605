"""Zones are tuples of cards: shared between copies of a position, never changed in place."""


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the zone less one card."""
    at = zone.index(card)
    return zone[:at] + zone[at + 1 :]


def replaced(zone: tuple[int, ...], card: int, by: int) -> tuple[int, ...]:
    """Return the zone with another card in the place of one."""
    at = zone.index(card)
    return (*zone[:at], by, *zone[at + 1 :])
