"""Passwords that are refused: what everyone would guess first, and what is only someone's own name."""

from functools import cache
from importlib.resources import files
from itertools import pairwise
from unicodedata import normalize

from darkling.server.refusal import Refusal

FEW = 4
"""A piece of so many signs or less makes no password, however often it is repeated."""
DIGITS = "0123456789"
DISGUISES = str.maketrans("@4310!$57+", "aaeioisstt")
"""Signs that stand for letters, as many write them."""
ADVICE = "Take three or four words that have nothing to do with each other."


def check_new_password(password: str, name: str) -> None:
    """Raise Refusal if a new password is easily guessed by whoever knows common ones, or whose it is."""
    if is_common(password):
        text = f"That password is one of the first that anyone would guess. {ADVICE}"
        raise Refusal("weak-password", text, 400)
    if is_mostly(password, name):
        raise Refusal("weak-password", f"That password is little more than your name. {ADVICE}", 400)


def is_common(password: str) -> bool:
    """Say whether a password is a common one, or one with a few signs before or behind it, or in disguise."""
    piece = _repeated(_folded(password))
    return len(piece) <= FEW or _is_row(piece) or not _forms(piece).isdisjoint(common_passwords())


def is_mostly(password: str, name: str) -> bool:
    """Say whether hardly a letter of a password is left when a name is taken out of it."""
    folded, own = _plain(_folded(password)), _folded(name)
    parts = [part for part in (_plain(own), *map(_plain, own.split())) if len(part) > 2]
    found = [part for part in (*parts, *[part[::-1] for part in parts]) if part in folded]
    for part in sorted(found, key=len, reverse=True):
        folded = folded.replace(part, "")
    return bool(found) and len(folded.strip(DIGITS)) < FEW


@cache
def common_passwords() -> frozenset[str]:
    """Return the words of common passwords, as `is_common` compares them."""
    file = files("darkling.server") / "common_passwords.txt"
    return frozenset(file.read_text(encoding="utf-8").split())


def _forms(piece: str) -> set[str]:
    """Return what may be in the list of a password: all of it, its words, what its signs stand for."""
    core = piece.strip("".join([sign for sign in piece if not sign.isalpha()]))
    undisguised = piece.rstrip(DIGITS + "!").translate(DISGUISES)
    return {_repeated(form) for form in (piece, _plain(piece), core, _plain(core), _plain(undisguised))} - {
        ""
    }


def _repeated(text: str) -> str:
    """Return the shortest piece that gives a text when it is repeated."""
    return text[: (text + text).find(text, 1)]


def _is_row(text: str) -> bool:
    """Say whether each sign is the next one after the one before it, as in 123456 and fedcba."""
    steps = {ord(after) - ord(before) for before, after in pairwise(text)}
    return steps in ({1}, {-1})


def _folded(text: str) -> str:
    return normalize("NFKC", text).casefold()


def _plain(text: str) -> str:
    return "".join([letter for letter in text if letter.isalnum()])
