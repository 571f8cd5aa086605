"""The fast path: a line to clients past ASGI. All that reaches into uvicorn is in here, and nothing needs it.

It is tried at the start of `darkling serve --fast`, and taken if it fits the uvicorn that is installed.
"""

from darkling.server.fast_path.self_check import DoesNotFit, fast_socket

__all__ = ["DoesNotFit", "fast_socket"]
