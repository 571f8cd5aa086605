"""Who sees and knows what."""
