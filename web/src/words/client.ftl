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
blurb-dealings = Lure heroes to your castle, earn defenses for your courage, then withstand the siege you have laid out for yourself.
blurb-castle = Four heroes fight through eight rooms to the throne of Korak the Cobran, who chooses and hides what waits behind every door. Play the heroes together, or play Korak.
blurb-village = Four heroes search a haunted village for Keys, golden weapons and hostages, sneak past the Lurker and storm the Fortress. Play the heroes together, or play the Warlord who waits there.
blurb-heists = Gather a gang of crooked monsters and monstrous crooks, and pull off three heists before anyone else in the city does.
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
sign-up-text = Your tables and seats come along, and you can play on from any device. No e-mail is asked for, so a password that is lost stays lost.
sign-up-do = Make the account
sign-in = Sign in
sign-in-text = What you play as a guest in this browser stays there until you sign out again.
sign-in-do = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-name = Name
sign-password = Password
sign-new-password = New password, at least 10 letters
password-old = Password until now
password-change = Change the password
password-changed = Changed. All other browsers are signed out.
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
history-place = { $count ->
    [one] Not won
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
new-preset = How to play
new-seats = Seats
new-seat = Seat { $number }
role-castle = { $number ->
    [1] plays Korak
   *[other] { role-heroes }
}
role-village = { $number ->
    [1] plays the Warlord
   *[other] { role-heroes }
}
role-heroes = { $seats ->
    [2] plays all four heroes
    [3] { $number ->
        [2] plays the Barbarian and the Ranger
       *[3] plays the Knight and the Dwarf
    }
   *[other] { $number ->
        [2] { $seats ->
            [4] plays the Barbarian and the Dwarf
           *[5] plays the Barbarian
        }
        [3] plays the Knight
        [4] plays the Ranger
       *[5] plays the Dwarf
    }
}
new-seat-kind = Who sits on seat { $number }
new-seat-name = Name of the person on seat { $number }
new-seat-level = Level of the bot on seat { $number }
new-seat-more = One more seat
new-seat-fewer = One seat less
plan-me = Me
plan-device = Someone at this device
plan-open = Open, for someone with a link
plan-bot = A bot
new-options = Details of the rules
new-public = Show it among the public tables, so that anyone may sit down or watch
new-hints = Hints are allowed
new-clock = Clock
new-clock-off = None: take your time, days if need be
new-clock-soft = Shown, but nobody is hurried
new-clock-hard = When the time is up, a bot chooses
new-clock-seconds = Seconds for each choice
new-make = Make the table
option-default = as usual
option-yes = yes
option-no = no
preset-dealings-normal = Normal
preset-dealings-normal-text = A hero that is not defeated rampages, and the siege goes on. The best first game.
preset-dealings-hardcore = Hardcore
preset-dealings-hardcore-text = Piles stay closed once used, and the first hero you fail to defeat throws you out.
preset-dealings-expansion = With the expansion
preset-dealings-expansion-text = Twelve more heroes with ways of their own.
preset-dealings-hardcore-expansion = Hardcore, with the expansion
preset-dealings-hardcore-expansion-text = Everything at once, for old overlords.
agree-dealings-mode = Mode
agree-dealings-mode-normal = normal
agree-dealings-mode-hardcore = hardcore
agree-dealings-rows = Playing alone: how many heroes come by at a time
agree-dealings-expansion = With the heroes of the expansion
agree-dealings-no_peeking = Hero piles stay closed
agree-dealings-elimination = The first hero not defeated throws you out
agree-dealings-failed_fight = When a fight fails
agree-dealings-failed_fight-strikes_stand = the strikes stand
agree-dealings-failed_fight-rollback = the strikes are taken back
agree-dealings-memory_aid = Rivals' piles can be looked at
preset-heists-normal = Normal
preset-heists-normal-text = Three heists end the game, and the most notorious gang wins. Alone, you race the Auto Player.
preset-heists-first-game = First game
preset-heists-first-game-text = Cops come out without doing harm. An easier night to learn on.
preset-heists-forgiving = Forgiving
preset-heists-forgiving-text = Meeting a challenge is enough, and everyone begins with 2 coins.
preset-heists-unforgiving = Unforgiving
preset-heists-unforgiving-text = A heist that fails is lost, with all that was done of it.
preset-heists-hidden-hands = Hidden hands
preset-heists-hidden-hands-text = A hand is secret until its owner's turn. For two players or more.
preset-heists-solo-easy = Alone, easy
preset-heists-solo-easy-text = One seat only: a slow Auto Player takes five jobs for a heist.
preset-heists-solo-hard = Alone, hard
preset-heists-solo-hard-text = One seat only: a quick Auto Player takes three jobs for a heist.
agree-heists-difficulty = Playing alone: how quick the Auto Player is
agree-heists-difficulty-easy = slow
agree-heists-difficulty-standard = usual
agree-heists-difficulty-hard = quick
agree-heists-cop_effects = Cops that come out do harm
agree-heists-challenge_rule = A challenge has to be
agree-heists-challenge_rule-exceed = exceeded
agree-heists-challenge_rule-meet = met
agree-heists-failed_heist = A heist that fails is
agree-heists-failed_heist-kept = kept, with what was done of it
agree-heists-failed_heist-lost = lost
agree-heists-hidden_hands = Hands are secret until their owner's turn
agree-heists-starting_coins = Coins to begin with
agree-heists-rounds = Rounds at most
preset-castle-normal = Normal
preset-castle-normal-text = Seat 1 is Korak; the others share the four heroes. About an hour.
preset-castle-challenging = More challenging
preset-castle-challenging-text = Heroes keep six cards at most, and it takes one more than a monster's strength to slay it.
preset-castle-house-rules = House rules
preset-castle-house-rules-text = Damage to Korak adds up, swept monsters come back, chests and magic items come by chance.
agree-castle-hand_limit_6 = Heroes keep six cards at most
agree-castle-strict_kill = It takes one more than a monster's strength to slay it
agree-castle-boss_damage = Korak falls to
agree-castle-boss_damage-single_blow = a single blow
agree-castle-boss_damage-cumulative = damage that adds up
agree-castle-haunter_monsters = Monsters that the Haunter sweeps away
agree-castle-haunter_monsters-removed = are gone for good
agree-castle-haunter_monsters-return = come back to Korak
agree-castle-chest_setup = The chests are placed
agree-castle-chest_setup-korak = by Korak
agree-castle-chest_setup-preset = where they always stand
agree-castle-item_choice = The magic items of monsters are chosen
agree-castle-item_choice-korak = by Korak
agree-castle-item_choice-random = by chance
agree-castle-round_limit = Korak wins after so many rounds
agree-castle-round_limit-0 = never
preset-village-normal = Normal
preset-village-normal-text = Seat 1 is the Warlord; the others share the four heroes. About an hour.
preset-village-house-rules = House rules
preset-village-house-rules-text = Damage to the Warlord adds up, treasures lie where they always do, magic items come by chance.
agree-village-boss_damage = The Warlord falls to
agree-village-boss_damage-single_blow = a single blow
agree-village-boss_damage-cumulative = damage that adds up
agree-village-treasure_setup = The treasures are hidden
agree-village-treasure_setup-warlord = by the Warlord
agree-village-treasure_setup-preset = where they always are
agree-village-item_choice = The magic items of monsters are chosen
agree-village-item_choice-warlord = by the Warlord
agree-village-item_choice-random = by chance
agree-village-round_limit = The Warlord wins after so many rounds
agree-village-round_limit-0 = never

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
final-choice = Whatever you choose stands.
final-offer = stands
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
setting-sound = A bell when it is your turn
setting-notify = A notification when it is your turn and you look elsewhere
notify-denied = Your browser blocks notifications from this page. Its settings can allow them.
notify-missing = Your browser has no notifications here; they need https.
setting-tips = Tips for a first game
setting-speed = Cards move
speed-still = not at all
speed-slow = slowly
speed-normal = normally
speed-fast = fast
pause = Pause the game
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
to-rematch = To the next game
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

general-offers = What you can do

## Dark World: the board, the camps and the blows

round-now = Round { $round }
phase-heroes = Heroes
zoom-closer = Closer
zoom-farther = Farther away
zoom-reset = Where the action is
walk-to = { $door ->
    [0] Walk to { $square } for { $cost } actions
   *[other] Walk to { $square } for { $cost } actions, and open the door of room { $door }
}
hero-on = { $hero } on { $square }, { $hp } of 8 Hit Points
monster-on = { $item ->
    [none] { $kind } on { $square }, strength { $strength }
   *[other] { $kind } on { $square }, strength { $strength }, guards { $item }
}
creature-on = { $name } on { $square }
item-on = { $item } lies on { $square }
camps = Base Camps
turn-order = Turn { $place } this round
actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
hp-left = { $hp } of { $full } Hit Points
hero-out = Out of the game
hero-hp-told = { $hero }: { $hp } Hit Points
empty-slot = Room for a magic item
hit-cards = { $count ->
    [one] 1 Hit card
   *[other] { $count } Hit cards
}
miss-cards = { $count ->
    [one] 1 Miss card
   *[other] { $count } Miss cards
}
cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
coins-held = { $count ->
    [one] 1 gold coin, its value unknown
   *[other] { $count } gold coins, their values unknown
}
figure-kept = { $kind }, strength { $strength }
figures-kept = { $count ->
    [0] No figures yet
    [one] 1 figure for { $points }
   *[other] { $count } figures for { $points }
}
blow-by-hero = { $hero } strikes at { $foe }
blow-by-foe = { $foe } strikes at { $hero }
blow-needs = { $needed } slays it.
blow-hidden = Its strength is hidden: { $strength }, as far as anyone can tell. Cards come first, then its base is looked at.
blow-secret = Its strength is { $strength }, and only you know it. Cards come first, then its base is looked at.
blow-against = { $hero } has { $hp ->
    [one] 1 Hit Point.
   *[other] { $hp } Hit Points.
}
odds-percent = { $percent } %
hp-after = { $hp ->
    [0] down
   *[other] { $hp } HP left
}
dice-show = The dice show { $total }
limit-left = { $left } of { $limit } strength left
in-hand = { $item ->
    [none] { $figure }
   *[other] { $figure }, { $item }
}
figures-left = { $count ->
    [one] { $kind }, strength { $strength }
   *[other] { $kind }, strength { $strength }: { $count } of them
}
kind-left = { $kind }: { $count } left

## Dark World: Korak's castle

phase-korak = Korak
supply-castle = Behind the castle
korak = Korak
supply-castle = Behind the castle
board-castle = The castle
mace-order = In the order of the Mace
the-fountain = Healing Fountain
the-platform = Teleport Platform
the-doomstep = Doomstep
the-arch = The Arch, one way only
chest-on = { $state ->
    [empty] An empty chest on { $square }.
    [known] A chest on { $square }, in it the { $weapon }.
   *[shut] A closed chest on { $square }.
}
blast-title = { $hero } throws a grenade at { $square }
blast-told = Monsters on the square take the first figure, those beside it the second. Heroes beside it lose 2.
blast-around = { $damage } around
haunter-odds = Heroes on { $heroes } of 10, monsters on { $monsters }
haunter-state = { $state ->
    [never] The Haunter comes no more
    [done] The Haunter has flown this turn
   *[ready] The Haunter may fly every round
}
korak-needs = It takes { $needed } to slay Korak
tally-title = Points
tally-total = { $total ->
    [one] 1 point
   *[other] { $total } points
}
tally-part = { $part ->
    [figures] Figures in the Base Camp
    [gold] Gold coins
    [throne] On the throne
    [hostages] Hostages
    [fortress] Fortress
   *[cards] Cards in hand
}
heroes-prevailed = The heroes have prevailed
korak-prevailed = Korak has prevailed

## Dark World: Village of Fear

phase-warlord = Warlord
warlord = the Warlord
board-village = The village
supply-village = Behind the Fortress
monument = Monument of Chaos
monument-order = In the order of the Monument
threshold = The threshold, where no monster comes
sewer-on = Sewer Entrance { $square }
building-told = { $state ->
    [sealed] { $building }, sealed by Karrion.
   *[closed] { $building }, closed.
} { $prize ->
    [none] {""}
   *[other] In it: { $prize }.
}
the-key = Key
key-of-the = { $place ->
    [lurker] The Lurker's Key
    [hall] The Key on the first floor
   *[lair] The Wererats' Key
}
hostage = { $hostage ->
    [miller] Miller
   *[mayor] Mayor
}
beast = { $beast ->
    [WOLF] Wolf
    [LURKER] Lurker
   *[other] Wererat
}
karrion-home = Karrion
karrion-away = Perch
fortress-top = Fortress
fortress-step = Step
upstairs = First floor
stairs = Stairs of the Great Hall
lair = Lair
guard-unseen = A guard whom nobody has seen
wheel = The Warlord's wheel
wheel-shows = It shows { $wheel }: so much slays him
wheel-odds = { $hero }: { $percent } % with { $dice } dice{ $hits ->
    [0] {""}
    [one] , 1 Hit card
   *[other] , { $hits } Hit cards
}
notebook = His weakness
secret-card = Your secret: { $card }
warlord-card = { $state ->
    [out] { $card }: ruled out
    [secret] { $card }: the secret card
   *[possible] { $card }: possible
}
pedlar = The pedlar has
trial-title = { $hero } on the Drawbridge
trial-hero = { $hero } on { $point }
trial-lurker = The Lurker on { $point }, in secret
trial-moves = { $left } of { $most } moves left
trial-heroes = The Lurker is on one of these points, and moves after each of yours. At the far end you are through.
trial-warlord = Only you see the Lurker. A hero who steps onto him is caught.
contest = { $hero } against { $beast }
contest-roll = { $result ->
    [hurt] −{ $harm } HP
    [beaten] beaten
   *[draw] again
}
warlord-needs = It takes { $needed } to slay the Warlord
warlord-prevailed = The Warlord has prevailed
