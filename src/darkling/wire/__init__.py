"""The wire: every message between a server of tables and its clients, as typed shapes.

`tables` is what HTTP carries, `scene` is a table as one pair of eyes sees it, `live` is what
goes over the WebSocket of a table. A server and a client both import these, and nothing else of each other.
"""
