# The browser client: its own sentences. What a game says is in the game's file.

title = Darkling

## A table of a game without a screen of its own

general-offers = What you can do
