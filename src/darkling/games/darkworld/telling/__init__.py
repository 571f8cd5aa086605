"""What players are told, in words."""
