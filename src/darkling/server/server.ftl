# What the server itself says to people outside the browser.

webhook-your-turn = { $name }, it is your turn in { $game }: { $link }
