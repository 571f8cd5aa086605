"""A server of tables: people and bots play over HTTP and WebSocket."""
