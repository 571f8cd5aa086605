# The words of a report.

title = { $title }: report
games = { $games ->
    [one] one game
   *[other] { $games } games
}
subheading = { games } between bots, { $players ->
    [one] one player
   *[other] { $players } players
}{ $mode ->
    [none] {""}
   *[other] , { $mode }
}

## What was played

played-bots = Bots
played-settings = Settings
played-defaults = all at their defaults
played-seed = First seed
played-rules = Rules version
played-cards = Card files
setting = { $name } = { $value }

## At a glance

glance = At a glance
glance-length = Decisions a game
glance-rounds = Rounds a game
glance-lead = Lead changes a game
glance-seats-even = No seat wins significantly more or less than its share.
glance-tables = All seats are allies. Share of tables won: { $won }.
glance-seat-above = Seat { $number } wins more often than its share.
glance-seat-below = Seat { $number } wins less often than its share.
glance-cards-even = No card stands out: whoever holds it fares as usual, as far as these games can tell.
glance-cards = { $count ->
    [one] One card stands out
   *[other] { $count } cards stand out
}: { $above } above and { $below } below what is usual for who holds them.
glance-dead = { $cards ->
    [0] Every card was taken
    [one] One card was never taken
   *[other] { $cards } cards were never taken
}, and { $options ->
    [0] no option that was often on offer was never chosen
    [one] one option was often on offer and never chosen
   *[other] { $options } options were often on offer and never chosen
}.

## Seats

seats = Seats
seats-caption = How each seat has done, with 95 % intervals
seats-chart = Win share by seat, with 95 % intervals. The dashed line is an equal share, { $equal }.
seat = Seat
seat-short = Seat { $number }
seat-of = Seat { $number }, { $bot }
bot = Bot
win-share = Win share

## Tables whose seats are all allies

tables = Tables
tables-caption = How the tables have done, with 95 % intervals
tables-won = Share of tables won
bots = Bots

## Roles

role = Played
role-this = This one
role-other = Against
played = Times
roles-caption = { $title }: how often each was played, and how it has done
roles-chart = { $title }: the win share of each, with 95 % intervals. The dashed line is an equal share, { $equal }.
meetings-caption = { $title } against each other: how often the one in the row came before the one in the column (a shared place counts half), and of how many meetings
meetings-chart = { $title } against each other: how often the one in the row came before the one in the column.

## Games

games-section = { $company ->
    [rivals] Scores, length and lead
   *[other] Scores and length
}
score-chart = { $company ->
    [rivals] { $score }, over all seats
   *[other] { $score } in a game
}: { $mean } on average ({ $low } to { $high }).
length-chart = Decisions in a game: { $mean } on average ({ $low } to { $high }).
rounds-chart = Rounds in a game: { $mean } on average ({ $low } to { $high }).
lead-chart = Lead changes in a game: { $mean } on average ({ $low } to { $high }). The lead changes when another side comes to be alone in front.
length = Decisions
rounds = Rounds
lead = Lead changes
share-of-seats = Share of seats
share-of-games = Share of games

## Cards

cards-unknown = Cards that this version of the game does not have
cards-caption = { $kind }: how often they are taken and used, and how those fare who hold them
cards-chart = { $kind }, best first: { $company ->
    [alone] the score of who held the card
    [allies] the share of tables won where somebody held the card
   *[rivals] the win share of who held the card
}, with 95 % intervals. { $company ->
    [alone] The dashed line is the mean score, { $usual }.
    [allies] The dashed line is the share of all tables won, { $usual }.
   *[rivals] The dashed line is an equal share, { $usual }.
} ▲ is significantly above and ▼ significantly below what the same seats have otherwise.
card = Card
taken = Taken
used = Used
worth-rivals = Win share if held
worth-allies = Tables won if held
worth-alone = Score if held
expected = Usually
verdict = Verdict
verdict-above = ▲ above
verdict-below = ▼ below
verdict-as-expected = –
none = –
of = { $share } of { $count }
interval = { $value } ({ $low } to { $high })
named = { $name } ({ $code })

## What nobody wants

dead = What nobody wants
dead-none = Every card was taken and used at least once, and every option that was on offer in { $enough } games or more was chosen at least once.
never-taken = Cards never taken, though they could have been
never-used = Cards held, and never used
dead-options = Options on offer in { $enough } games or more, and never chosen
dead-option = Option
dead-offered = Games on offer
could-be-taken = Games possible
held = Times held

## Changes

changes = What changed
changes-differing = The two differ in: { $names }.
changes-same = Both were played by the same bots with the same rules, cards, settings and seeds.
differing-rules_version = the version of the rules
differing-cards = the cards
differing-bots = the bots
differing-settings = the settings
differing-seed = the seeds
changes-paired = Games of the same seed were compared one by one (paired z-test).
changes-independent = The seeds are not the same, so all games of one were compared with all games of the other (Welch's z-test).
changes-caption = { $company ->
    [rivals] Seats and games
    [allies] Tables and games
   *[alone] Games
}, before and after (★ significant)
changes-chart = Difference in win share by seat, with 95 % intervals
measure = Measure
before = Before
after = After
difference = Difference
chance = Chance
win-share-of = Win share of seat { $number }
significant = { $chance } ★
below = <{ $value }
edited-caption = The cards that were changed (★ significant)
moved-caption = Other cards for which something changed significantly (★)
moved-none = For no other card did anything change significantly.
cards-same = For no card did anything change significantly.
edits = { $card }: { $edits }.
edit = { $field } { $before } → { $after }
arrow = { $before } → { $after }
arrow-significant = { $before } → { $after } ★
star = ★ significant at 5 %. The tests of many cards are corrected for their number by Benjamini and Hochberg's method, those of the cards that were changed on purpose apart from the others.

## How to read this

reading = How to read this
reading-rivals = A win shared by k sides counts 1/k for each. Allies are one side and have the same share; a seat without allies is a side of its own. A card's win share is that of the sides that held it. It is compared with what the same seats have on average, so that a card gets no credit for the bot that plays it.
reading-allies = All seats are allies: a table wins or loses as one, so there is nobody at the table to compare a bot with. Compare these games with those of a table of another bot on the same seeds. Cards are judged by how often tables won where somebody held them.
reading-alone = Who plays alone wins against nobody, so cards are judged by the score of who held them.
reading-taken = Taken is counted among the games in which the card could be taken; used, among those who held it.
reading-tests = Intervals are 95 % (Wilson's for shares). Cards are tested by z-tests, corrected for their number by Benjamini and Hochberg's method at 5 %; a card held in fewer than { $enough } games is not judged.
reading-cards = That holders of a card win more does not prove that the card makes them win: strong cards come with other choices. To find out, change the card and compare.
