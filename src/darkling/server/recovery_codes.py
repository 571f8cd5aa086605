"""Recovery codes: each lets its owner in once without the password, to take another one."""

from secrets import choice

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""None of them is mistaken for another; 32 of them are 5 bits each."""
MISTAKEN = str.maketrans("oilu", "011v")
GROUPS, LENGTH = 4, 4
CODES = 8
"""So many an account gets at once."""


def new_codes(count: int = CODES) -> list[str]:
    """Return codes of 80 random bits each: nobody can guess one, so a plain hash is enough to keep them."""
    return ["-".join([_group() for _ in range(GROUPS)]) for _ in range(count)]


def read_code(text: str) -> str:
    """Return a code as it was made, however it was copied by hand."""
    letters = [letter for letter in text.casefold().translate(MISTAKEN) if letter in LETTERS]
    return "-".join(["".join(letters[at : at + LENGTH]) for at in range(0, len(letters), LENGTH)])


def _group() -> str:
    return "".join([choice(LETTERS) for _ in range(LENGTH)])
