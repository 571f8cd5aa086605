"""What the server answers, route by route."""
