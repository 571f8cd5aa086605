"""What is kept of secrets that are as random as can be, so that nobody finds them by trying."""

from hashlib import sha256


def hash_of(secret: str) -> str:
    """Return what is kept of a secret: whoever reads the database cannot use it."""
    return sha256(secret.encode()).hexdigest()
