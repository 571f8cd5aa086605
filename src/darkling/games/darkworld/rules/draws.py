"""What chance brings besides dice, by numbers of which each means one thing only.

So what a set-up position foretells waits for its own kind: a magic item is not taken for a hero.
"""

HEROES_FROM, ITEMS_FROM, CARDS_FROM, COINS_FROM = 0, 100, 200, 300
"""Where the numbers of each kind begin."""
