# The browser client: its own sentences. What a game says is in the game's file.

darkling = Darkling
title-your-turn = Your turn · { $game }
tagline = Dark-fantasy games for an evening with friends, or with bots that scheme.
loading = Lighting the candles…
close = Close
problem = That did not work
to-home = To the first page
page-missing = There is nothing at this address. The first page leads to all tables.
key = Key: { $key }

## The first page

home-games = Games
home-mine = Your tables
home-public = Public tables
home-public-none = No public table right now. Make one, and leave a seat open.
players = { $least ->
    [1] 2 to { $most } players, or alone
   *[other] { $least } to { $most } players
}
play-now = Play now against bots
play-now-busy = Dealing…
make-table = Make a table
how-to-play = Rules
credits = Credits
your-name = Your name
your-name-save = Save
your-name-saved = Saved.
status-gathering = waiting for players
status-playing = in play
status-paused = paused
status-over = over
status-closed = closed
status-broken = damaged, cannot be shown
your-turn = Your turn
waits-for = waiting for { $names }
open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
table-closes = { $count ->
    [0] closes today unless someone plays
    [one] closes in a day unless someone plays
   *[other] closes in { $count } days unless someone plays
}
table-enter = Go to the table
table-join = Sit down
table-watch = Watch
changed-now = just now
changed-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
changed-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
changed-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Who one is

account-menu = You are
account-settings = Account and settings
account-yours = This is the account of { $name }. Sign in with it anywhere.
account-guest = You are here as a guest, { $name }: this browser knows you, and no other. That is all it takes to play.
account-name = Your name
account-name-account = Others see it, and you sign in with it. At tables where you have a seat, you keep the name you had.
account-name-guest = Others see it. At tables where you have a seat, you keep the name you had.
account-password = Password
account-turn = When it is your turn
account-data = Your data
account-export = Download all that is kept about you
sign-in-or-up = Sign in or sign up
sign-up = Make an account
sign-up-text = Your tables and seats come along, and you can play on from any device. No e-mail is asked for; in case you lose your password, you get recovery codes to keep.
sign-up-do = Make the account
sign-in = Sign in
sign-in-text = What you play as a guest in this browser stays there until you sign out again.
sign-in-do = Sign in
sign-out = Sign out
sign-out-others = Sign out in all other browsers
sign-lost = Lost your password?
sign-name = Name
sign-password = Password
sign-new-password = New password, at least 10 letters
sign-new-password-again = The same again
password-show = Show
password-differs = The two passwords are not the same. Type them again.
password-advice = Three or four words that have nothing to do with each other make a good one.
password-old = Password until now
password-change = Change the password
password-changed = Changed. All other browsers are signed out.
codes = Recovery codes
codes-new = Keep your recovery codes
codes-made = Your account is made.
codes-text = If you lose your password, each code lets you choose another one, once. They are shown only now: copy them, or save them as a file, and keep them where nobody else looks.
codes-copy = Copy the codes
codes-copied = Copied
codes-save = Save as a file
codes-kept = I have saved them
codes-file = Recovery codes of { $name } for Darkling at { $address }. Each works once, under "Lost your password?".
codes-left = { $count ->
    [0] You have no codes. Get some: without one, a password that is lost stays lost.
    [one] You have one code left.
   *[other] You have { $count } codes left.
}
codes-renew = Get new codes
codes-renew-text = When you get new codes, the old ones no longer work.
lost = Lost your password?
lost-text = Choose another one with a recovery code. You got the codes when you made your account. All browsers will be signed out.
lost-code = Recovery code
lost-do = Change the password and sign in
lost-none = If you have no code either, whoever runs this server can give you one.
lost-back = Back to signing in
browsers = Where you are signed in
browser-on = { $browser } on { $system }
browser-unknown = Unknown browser
browser-here = This browser
browser-seen = Last here { $when }
webhook = Webhook
webhook-text = This address gets a POST with JSON when it is your turn and you are not at the table. It works with incoming webhooks of chat services. Leave it empty for none.
webhook-save = Save the webhook
webhook-kept = Saved.
webhook-dropped = Saved: there is none.
forget-me = Be forgotten
forget-me-text = Bots take your seats, open tables lose you, and your name, chats and settings are deleted everywhere. Games you have finished stay in the others' histories, with someone who has no name. This cannot be undone.
forget-me-do = Delete everything about me

## People one does not want to hear

quiet-people = Muted and blocked people
quiet-nobody = Nobody. At a table, the menu and the names in the chat lead here.
quiet-muted = muted: you do not see what they say
quiet-blocked = blocked: muted, and cannot sit down at your tables
quiet-pardon = Undo
quiet-choice = About { $name }
quiet-mute = Mute
quiet-mute-text = You no longer see what they say.
quiet-block = Block
quiet-block-text = You no longer see what they say, and they cannot sit down at your tables.

## What one has played

history = Your games
history-games = Finished games
history-none = You have not finished a game yet.
history-more = Show older games
history-guest = As a guest you see what you have played in this browser. With an account it is with you everywhere.
history-won = You won
history-gave-up = You gave up
history-broken-off = Broken off
history-place = { $place ->
    [1] Not won
   *[other] Place { $place } of { $count }
}
statistics = How you did
statistics-what = Game and number of players
statistics-games = Games
statistics-wins = Won
statistics-share = Share
statistics-all = All games
statistics-players = { $count ->
    [one] alone
   *[other] { $count } players
}
percent = { $share } %

## Making a table

new-title = A new table
new-company = Who plays against whom
new-preset = How to play
new-seats = Seats
new-seat = Seat { $number }
new-seat-kind = Who sits on seat { $number }
new-seat-name = Name of the person on seat { $number }
new-seat-level = Level of the bot on seat { $number }
new-seat-more = One more seat
new-seat-fewer = One seat less
new-seat-limits = { $least ->
    [1] { $most ->
        [1] One seat: this is for you alone.
       *[other] 1 to { $most } seats
    }
   *[other] { $least } to { $most } seats
}
plan-me = Me
plan-device = Someone at this device
plan-open = Open, for someone with a link
plan-bot = A bot
new-settings = Details of the rules
new-public = Show it among the public tables, so that anyone may sit down or watch
new-hints = Hints are allowed
new-clock = Clock
new-clock-off = None: take your time, days if need be
new-clock-soft = Shown, but nobody is hurried
new-clock-hard = When the time is up, a bot chooses
new-clock-seconds = Seconds for each choice
new-make = Make the table
usual = as usual
yes = yes
no = no

## Levels

level-easy = easy
level-normal = normal
level-hard = hard

## The table

phases = Phases of the game
tools = Tools
rules = Rules
hint = Hint
log = Log
chat = Chat
odds = Odds
menu = Menu
seats = The others
choosing = choosing
open-seat = Open seat
seat-open = nobody yet
seat-bot = bot · { $level }
seat-kept = away, a bot plays · { $level }
seat-away = away
seat-resigned = has resigned
seat-mine = you
clock-soft = Time for this choice
clock-hard = Time until a bot chooses
prompt = What is asked
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
passing-only = You can only pass. Passing for you …
passing-ordered = Passing for you, as you asked …
orders = When I can react
order-none = Ask when I can react
order-until-target = Pass until I am a target
order-this-round = Pass this round
final-choice = You cannot take this back.
final-option = stands
undo = Undo
skip = Skip ahead
undo-why-not = No simple undo: { $reason }.
ask-back = Ask to go back
ask-back-text = Everyone else who plays would have to agree.
ask-back-no = Never mind
table-over = The game is over.
table-gathering = { $count ->
    [one] One more player, and the game begins.
   *[other] { $count } more players, and the game begins.
}
table-resigned = You have resigned; a bot plays your seat to the end.
table-kept = A bot plays for you.
table-waiting = { $count ->
    [0] One moment…
   *[other] Waiting for { $names }.
}
table-watching = { $count ->
    [0] You are watching.
   *[other] You are watching. It is the turn of { $names }.
}
take-seat-back = Take your seat back
show-result = Result
side-panel = Log, chat and odds
news = What happens
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-text = Say something to the table
chat-say = Say
chat-watcher = { $name } (watching)
chat-watching = You are watching: those who play read this when the game is over.
unread = ({ $count })
inspect = About this
rule = Rule { $rule }
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-none = No rule speaks of that.
rule-now = applies now
ruling = ruling
hints-off = There are no hints at this table.
hints-later = When you are asked something, a bot can tell you what it would do.
hints-what = A bot plays the game on in its head, many times, with what you know and no more.
hint-ask = Ask for a hint
hint-thinking = Thinking…
hint-none = No advice: it would tell you what you may not look up.
hint-best = It would choose: { $choice }
hint-visits = { $count ->
    [one] tried once
   *[other] tried { $count } times
}
tip = Tip
tip-dismiss = Got it
tip-more = More about this phase
lesson-title = How this phase works
welcome = There is a seat for you
welcome-name = What shall the others call you?
gathering = The table is laid
sit-down = Sit down
fill-with-bots = Put bots on all open seats
invite = Invite others
invite-link = Link to seat { $number }: whoever opens it sits down there
invite-qr = Link to seat { $number } as a QR code
invite-copy = Copy the link
invite-copied = Copied
paused = The game rests
paused-by = { $name } has paused the game.
paused-text = Nothing is lost. Anyone who plays may go on with it, also days later.
resume = Go on
reconnecting = The line is down. Trying to get back; nothing is lost.
closed = This table is no more.
table-closed = The table is closed
table-closed-host = The host has given it up before the end.
table-closed-expired = Nothing had happened here for a long time, so it was given up.
back-asked = { $own ->
    [yes] You ask to go back to before your last choice.
   *[no] { $name } asks to go back to before their last choice.
}
back-missing = Still to agree: { $names }.
back-agree = Go back
back-refuse = No, play on
back-withdraw = Withdraw it
hand-over = Hand the device to { $name }
hand-over-text = The table is hidden, so that nobody sees what only { $name } may see.
hand-over-take = I am { $name }
hand-over-undo = { $name } wants to take that back

## The menu

menu-seats = Seats
menu-settings = On this device
menu-game = Your game
menu-report = This is against the rules
add-bot = Put a bot here
claim-for-bot = Let a bot take over
bot-soon = A bot takes over soon, unless they come back.
open-the-seat = Open the seat
menu-host = Your table
seat-more = More
make-host = Make host
kick-open = Send away, open the seat
kick-bot = Send away, a bot plays on
close-table = Close the table
close-table-sure = Give the game up for everyone? Nobody can go on with it.
close-table-no = No, keep it
close-table-yes = Yes, close it
bot-level = Level of { $name }
device-sound = A bell when it is your turn
device-notify = A notification when it is your turn and you look elsewhere
notify-denied = Your browser blocks notifications from this page. Its settings can allow them.
notify-missing = Your browser has no notifications here; they need https.
device-tips = Tips for a first game
device-speed = Cards move
speed-still = not at all
speed-slow = slowly
speed-normal = normally
speed-fast = fast
pause = { $left ->
    [0] You have no pauses left
   *[other] Pause the game ({ $left } left)
}
leave = Leave the seat to a bot
resign = Resign
resign-sure = Give the game up? A bot plays your seat to the end, and you cannot come back to it.
resign-no = No, play on
resign-yes = Yes, resign
report-what = What happened, and what should have happened?
report-send = Send the report
report-filed = Thank you. It is kept as report { $number }, together with what you see.

## The end

result = The end
rematch = Play again
rematch-asked = They want to play again. The game begins when everyone has joined.
rematch-join = Join the next game
rematch-watch = Watch the next game
replay = Watch the replay
download-record = Download the record

## The replay

replay-bar = Steps of the game
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = Back
replay-on = On
replay-last = To the end
replay-eyes = Seen with the eyes of
replay-spectator = a spectator
replay-by = { $own ->
    [yes] You choose.
   *[no] { $name } chooses.
}
replay-begin = The beginning.
to-table = To the table

## Rules and credits

rules-page = Rules of { $game }
credits-title = Credits
credits-games = The games
credits-games-text = The games and their names belong to their designers and publishers. This is an unofficial implementation of their rules, not affiliated with or endorsed by them. All text here is original.
credits-icons = The pictures
credits-icons-text = The pictures are from game-icons.net, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0); colours and sizes were changed. They were drawn by:
credits-fonts = The letters
credits-fonts-text = Alegreya SC and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.
credits-code = The program
credits-code-text = Darkling is free software under the Apache License 2.0. This page is built with Svelte, Vite, Fluent and uqr, all under the MIT or Apache licences.

## A table of a game without a screen of its own

general-options = What you can do
