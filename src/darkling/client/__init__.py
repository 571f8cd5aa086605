"""A client for programs: sit down at a table of a server over the network, and play.

It needs the packages of the extra `client`. See docs/client.md.
"""

from darkling.client.client import Client
from darkling.client.errors import BadLink, TableRefused
from darkling.client.play import Policy, play, play_at
from darkling.client.table import Table

__all__ = ["BadLink", "Client", "Policy", "Table", "TableRefused", "play", "play_at"]
