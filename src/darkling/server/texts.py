"""Names and texts that people write: what would not show, or would show as something else, is refused."""

from unicodedata import category, normalize

from darkling.server.refusal import Refusal

LONGEST_FOLDED = 48
"""Some single letters stand for whole phrases, and are compared as such."""
JOINERS = "\u200c\u200d"
"""They have no width, but some scripts and emoji need them."""
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Controls, marks of direction, lone halves of letters, private and unknown letters, ends of lines."""
VISIBLE = "LNPS"
"""Letters, numbers, punctuation, symbols: kinds of characters that can be seen."""


def checked_name(name: str) -> str:
    """Return a name without blanks around it; raise Refusal if it cannot be read as it is written."""
    found = name.strip()
    if not any(category(letter)[0] in VISIBLE for letter in found):
        raise Refusal("bad-name", "A name has at least one letter.", 400)
    if any(_is_unseen(letter) for letter in found):
        raise Refusal("bad-name", "A name has only letters and signs that can be seen.", 400)
    if len(folded_name(found)) > LONGEST_FOLDED:
        raise Refusal("bad-name", "That name is too long when written out.", 400)
    return found


def checked_text(text: str) -> str:
    """Return a text of several lines; raise Refusal if there is something in it that cannot be seen."""
    if any(_is_unseen(letter) and letter not in "\n\t" for letter in text):
        raise Refusal("bad-text", "There are signs in it that cannot be seen. Leave them out.", 400)
    return text


def folded_name(name: str) -> str:
    """Return a name as names are compared: however its letters and blanks are written."""
    return " ".join(normalize("NFKC", name).casefold().split())


def _is_unseen(letter: str) -> bool:
    return category(letter) in UNSEEN and letter not in JOINERS
