"""Looking after a server: what is kept, and keeping it safe."""
