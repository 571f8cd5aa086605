# The terminal's own sentences; those of a game are in its words.ftl.

you = You
bot = Bot { $number }

mode = { $title }, { $mode }
welcome = { $game }. { $bots ->
    [0] You play alone.
    [one] You play against one bot, Bot 1.
   *[other] You play against { $bots } bots. Bot 1 sits on your left, and the others follow clockwise.
}
goes-on = { $title } goes on.
keys = Type the number of your choice. u takes back, h gives a hint, ? explains, q saves and stops.
expected = { $last ->
    [one] Please type 1, or u to take back, h for a hint, ? for help, q to save and stop.
   *[other] Please type a number from 1 to { $last }, or u to take back, h for a hint, ? for help, q to save and stop.
}
taken-back = Taken back.
cannot-take-back = You cannot take back: { $reason }.
hint = Hint: number { $number }. What came of { $trials } trials, choice by choice:
hint-line = { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}, promises { $percent } %
hint-untried = not tried
hint-known = Hint: number { $number }. That is plain to see, without trials.
no-hint = No hint: a bot would use what you must not look up again.
rule = { $text } (Rule { $id })
saved = Saved. Go on with: darkling play --resume { $file } --seat { $number }{ $same_bots }
same-bots = {" "}--bots { $bots }

player = Player { $number }
told-to-spectator = { $title }, { $players ->
    [one] alone
   *[other] { $players } players
}, as a spectator was told it.
told-to-seat = { $title }, { $players ->
    [one] as you were told it.
   *[other] { $players } players, as you were told it, { $name }.
}
not-over = The game is not over.
ends-differently = Under these rules the game ends differently from how it was recorded.
