"""A client in Python: sit at a table over the network."""
