# What the command line shows to people; what programs read is JSON.

## Games

game = { $title } ({ $id }), { $least }–{ $most } players.
company = { $least ->
    [1] { $most ->
        [1] { $company }: { $modes }.
       *[other] { $company }, 1–{ $most } players: { $modes }.
    }
   *[other] { $company }, { $least }–{ $most } players: { $modes }.
}
setting = Setting
values = Values
default = Default
type-bool = true, false
type-int = a whole number
type-str = any text
not-set = left open

## Bots

bot-plays = How it plays
bot-random = any option, all equally likely
bot-greedy = one step ahead, by what its game thinks worth looking at
bot-greedy-N = the same, with less or more effort where its game gives advice
bot-search-N = tries its options out N times, in guesses of what it cannot see
bot-search-Nms = the same for N milliseconds a choice
bot-easy = for beginners: thinks little, and now and then not at all
bot-normal = for most players: a short search
bot-hard = for a hard fight: a long search

## Rules

rule-id = Id
rule-text = Rule, or question and ruling
rule-tests = Proofs
ruling = { $question } { $text }
unproved = none yet
proved = { $proved } of { $all } proved.

## A game of one's own

new-game =
    { $title } is in { $folder }: a small game that runs. Try it, then make your own of it.

    cd { $folder }
    pip install --editable '.[test]'
    darkling play { $name }
    pytest

    README.md says what is in which file, and docs/writing-a-game.md of Darkling how to go on.

## Simulations

simulated = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games ->
    [one] one game
   *[other] { $games } games
}.
length = { $decisions } decisions, { $mean } a game.
speed = { $seconds } seconds with { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $rate } decisions a second.
seat = Seat
side = Side
bot = Bot
wins = Wins
share = Share
score = Mean score
all-allies = All seats are allies: the table wins or loses as one. To compare bots, run `darkling tournament`: a table of each bot plays the same deals.
table-of = Table of
games = games
rate = { $rate } a second
stopped = Stopped before the last game: nothing was counted.
stopped-kept = Stopped before the last game: { $games ->
    [one] one game is
   *[other] { $games } games are
} kept in { $file }, and the same command goes on from there.
stopped-folder = Stopped before the last game: what was played is kept in { $folder }, and the same command goes on from there.

## Reports

page = The page is in { $file }.

## Tournaments

tournament = { $title }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
}.
deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, each played in { $orders } orders of seats.
deals-of-sides = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, each played in { $orders } orders of sides. A bot plays all seats of its side.
deals-of-tables = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, each played by { $players ->
    [one] each bot alone
   *[other] a table of each bot, since all seats are allies
}.
tables-won = Tables won
table-differences = How many more of the same deals the table of the bot on the left won than that of the bot above, with the 95 % interval.
rating = Rating
interval = 95 % interval
games-won = Games won
from-to = { $low } – { $high }
cross-table = Each bot against each other one: its share of their wins, and the 95 % interval.

## Duels

duel = { $bot } against { $other }: { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}.
duel-sides = Every deal is played twice, and the bots swap sides.
duel-part = Every deal is played twice: { $bot } and { $other } take turns in { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}, { $others } plays all others.
duel-tables = Every deal is played twice: { $players ->
    [one] once by each bot
   *[other] once by a table of each bot, since all seats are allies
}.
duel-games = Games
duel-better = { $bot } is better than { $other }. That took { $games } games.
duel-worse = { $bot } is worse than { $other }. That took { $games } games.
duel-open = Open: { $games } games do not tell which of them is better.
duel-standing = { $bot } scores { $score }, 95 % interval { $low } – { $high }
duel-score = { $score }; 50 % is even.
duel-so-far = { $games } games: { $standing }
duel-compiled = Played in a compiled build.
duel-interpreted = Played in plain Python; the build that “make compiled” makes is about twice as fast.

## The server

serving = Darkling is at { $address } (Ctrl-C stops it)
verdict-table = Table
verdict-game = Game
verdict = Under the present rules
verdict-same = same
verdict-different = legal but different
verdict-illegal = illegal at entry { $entry }
verdict-played = being played just now; try again
verdict-no-game = there is no such game any more
moved = { $tables ->
    [0] Every open table is under the present rules.
   *[other] { $moved } of { $tables } tables with other rules go on under the present ones; the others stay stopped.
}
would-move = { $tables ->
    [0] Every open table is under the present rules.
   *[other] { $moved } of { $tables } tables with other rules could go on under the present ones. Nothing was changed.
}
table-id = Table
game-id = Game
table-status = Status
table-changed = Changed (UTC)
table-entries = Entries
seats = Seats
tables-listed = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
report-id = Report
report-at = Filed (UTC)
report-text = What it says
reports-listed = { $count ->
    [one] One report.
   *[other] { $count } reports.
}
backed-up = Everything is in { $file }, also the key that proves who is who: keep it to yourself.
restored = Everything from { $file } is in place.
recovery-code = { $code } lets { $name } in once, to choose another password: at the link "Lost your password?" of the account page. Tell it to nobody else.
reopened = { $count ->
    [one] The game goes on. Its players have as long as after a move.
   *[other] { $count } games go on. Their players have as long as after a move.
}
clock-believed = It is { $now } UTC. A running server takes the clock as right from its next look on, within an hour, and closes what has been abandoned.
clock-not-doubted = It is { $now } UTC. The server had no doubt.
vacuumed = The database had { $before } MiB, and has { $after } MiB now.
