# The terminal's own sentences; those of a game are in its words.ftl.

you = You
bot = Bot { $number }

mode = { $title }, { $mode }
welcome = { $game }. { $bots ->
    [0] You play alone.
    [one] { $company ->
        [friends] You play together with one bot, Bot 1.
       *[rivals] You play against one bot, Bot 1.
    }
   *[other] { $company ->
        [friends] You play together with { $bots } bots.
        [mixed] You play with { $friends }, against { $rivals }.
       *[rivals] You play against { $bots } bots.
    } Bot 1 sits on your left, and the others follow clockwise.
}
watching = { $game }. You watch { $bots ->
    [one] one bot
   *[other] { $bots } bots
} play. Ctrl-C saves and stops.
goes-on = { $title } goes on.
keys = Type the number of your choice. u takes back, h gives a hint, ? explains and says why something cannot be chosen, look shows the table, q saves and stops.
expected = { $last ->
    [one] Please type 1, or u to take back, h for a hint, ? for help, q to save and stop.
   *[other] Please type a number from 1 to { $last }, or u to take back, h for a hint, ? for help, q to save and stop.
}
look = To look at something, type look and its name: { $things }.
taken-back = Taken back.
cannot-take-back = You cannot take back: { $reason }.
hint = Hint: number { $number }. What came of { $trials } trials, choice by choice:
hint-line = { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}, promises { $percent } %
hint-untried = not tried
hint-known = Hint: number { $number }. A bot would choose it at once, without trials.
no-hint = No hint: a bot would use what you must not look up again.
rule = { $text } (Rule { $id })
barred = What cannot be chosen now:
saved = Saved. Go on with: darkling play --resume { $file } --seat { $number }{ $same_people }{ $same_bots }
same-people = {" "}--people { $people }
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

passing-only = You can only pass. Passing for you …
passing-ordered = Passing for you, as you asked …
order-key = o lets you pass from now on without being asked. Press it again to change that.
order-none = You are asked whenever you can react.
order-until-target = You pass until you are a target.
order-this-round = You pass this round.
no-orders = In this game there is nothing to pass.

# On the full screen.

key-undo = Undo
key-hint = Hint
key-help = Help
key-log = Log
key-order = When to pass
key-pause = Pause
key-faster = Faster
key-slower = Slower
key-save = Save
key-new = New game
key-quit = Quit
screen-keys = Type a number, use the arrows and Enter, or click on a card. Page Up and Page Down scroll the table, l opens the log, q saves and quits.
overlay-closes = ↑ ↓ scroll, Enter closes
final = (for good)
all-final = { $question } { final }
hint-coming = A bot is thinking about it …
thinking = { $others ->
    [0] { $name } is thinking …
    [one] { $name } and one other are thinking …
   *[other] { $name } and { $others } others are thinking …
}
game-over = Press n for another game, q to quit.
paused = Paused. Space goes on.
watching-on = The game goes on.
pace = { $tenths ->
    [0] As fast as the bots can.
    [5] Half a second for each choice.
    [2] A fifth of a second for each choice.
    [10] A second for each choice.
    [20] Two seconds for each choice.
   *[other] Four seconds for each choice.
}
hand-over = { $name }, it is your turn.
hand-over-how = The table stays hidden until you press Enter. Everyone else looks away.

new-title = A new game
new-game = Game
new-players = At the table
new-people = People
new-bots = Bots
new-alone = You play
alone-no = With the others
alone-yes = Alone, against all others
new-players-for = { count-players }: { $company }
new-mode = Mode
new-mode-for = { $company }: { $mode }
new-start = Deal
new-saved = Saved games
new-cancel = Cancel
saved-title = Saved games
saved-file = File
saved-seat = Your seat
saved-seat-number = Seat { $number }
saved-go-on = Go on
saved-found = { $what }, { count-players }.
saved-none = No game was saved in this folder. Cancel, and deal a new one.
saved-refused = This is not a saved game that can go on. { $why }
count-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
count-people = { $count ->
    [0] None: watch the bots
    [one] You alone
   *[other] { $count }, side by side
}
level-easy = Easy
level-normal = Normal
level-hard = Hard, thinks for a while
level-greedy = Greedy, quick
level-random = Random
