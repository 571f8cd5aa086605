"""Reports: what many games say about a game and its cards, as figures and as a page."""
