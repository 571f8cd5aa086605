"""Load: many tables of scripted clients over real WebSockets, beside boardgame.io's own server."""
