# Dark World: words that its games share.

## The browser: the board, the camps and the blows

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
round-now = Round { $round }
phase-heroes = Heroes
zoom-closer = Closer
zoom-farther = Farther away
zoom-reset = Where the action is
walk-to = { $door ->
    [0] Walk to { $square } for { $cost } actions
   *[other] Walk to { $square } for { $cost } actions, and open the door of room { $door }
}
hero-on = { $hero } on { $square }, { $hp } of { $full } Hit Points
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
the-fountain = Healing Fountain
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

## What is played

mode-hits = { $hit_cards ->
    [0] {""}
    [one] , 1 Hit card of 40
   *[other] , { $hit_cards } Hit cards of 40
}
mode-rounds = { $round_limit ->
    [0] {""}
   *[other] , { $round_limit } rounds at most
}

## Pieces

semicolon = { $first }; { $rest }
paragraphs = { $first } { $rest }
explained = { $title }: { $text }.
cards-heroes = Heroes
cards-monsters = Monsters
cards-items = Magic items
cards-weapons = Golden Weapons
hero-text = 8 Hit Points; begins with a { $weapon }.
monster-text = { $count ->
    [one] One figure, strength { $most }.
   *[other] { $count } figures, strength { $least } to { $most }.
}
strength = { $known ->
    [public] strength { $strength }
    [secret] strength { $strength } (secret)
   *[no] strength { $least } to { $most }
}
hits-counted = { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hit
}
misses-counted = { $misses ->
    [one] 1 Miss
   *[other] { $misses } Miss
}
cards-counted = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
coins-counted = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}

## Lessons

lesson = { $text }
glossary-actions = Actions
glossary-bout = Bout
text-bout = a blow and, if the other survives, a blow in return; dice show 0, 0, 1, 1, 1 or 2
glossary-cards = Hit and Miss cards
text-cards = up to three Hit cards add 1 each to a blow, up to two Miss cards take 1 each from one; each card kept is worth a point

## Questions

prompt-hero-turn = What does your { $hero } do?
prompt-add-hits = How many Hit cards does your { $hero } add to the blow?
prompt-add-misses = How many Miss cards does your { $hero } play against the blow?
prompt-take-item = Does your { $hero } take the magic item?
prompt-choose-figure = Which monster do you place?
prompt-choose-item = Which magic item does it guard?
prompt-choose-square = Where does it stand?
prompt-monster-turn = What does the { $monster } do?
prompt-lose-something = What does your { $hero } lose?
stakes-add-hits = { $needed ->
    [0] You have rolled { $total }, and hold { hits-counted }; the strength is not known yet.
   *[other] You have rolled { $total } of the { $needed } it takes, and hold { hits-counted }.
}
stakes-take-item = It costs nothing.
stakes-choose-item = Whoever slays it may take the item.
tip-choose-item = Give heroes what they can least use here.
tip-monster-turn = Strike whoever has few Hit Points and few cards.
tip-lose-something = A Miss card or a coin hurts least.

## Why something cannot be chosen

why-not-potion = { $thing }: you have all your Hit Points.

## Options, whatever the position

option-step = Step to { $thing }
option-attack = Attack on { $thing }
option-use = Use { $thing }
option-pick_up = Pick up { $thing }
option-fountain = Use the Healing Fountain
option-end_turn = End the turn
option-hits = Hit cards: { $thing }
option-misses = Miss cards: { $thing }
option-take = Take it
option-leave = Leave it
option-figure = Place { $thing }
option-item = { $thing }
option-square = On { $thing }
option-placed = No more
option-activate = Activate the monster on { $thing }
option-strike = Strike { $thing } yourself
option-done = Done with it
option-lose_item = { $thing }
option-lose_hit = A Hit card
option-lose_miss = A Miss card
option-lose_coin = A coin

## Options as they stand

offered-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
option-use-now = Use { $thing }
option-pick_up-now = Pick up { $thing }
option-fountain-now = Use the Healing Fountain: all Hit Points for three actions
option-end_turn-now = End the turn
option-hits-now = { $count ->
    [0] None: { $total }
    [one] 1 Hit card: { $total }
   *[other] { $count } Hit cards: { $total }
}
option-misses-now = { $count ->
    [0] None: { $damage } damage, { misses-left }
    [one] 1 Miss card: { $damage } damage, { misses-left }
   *[other] { $count } Miss cards: { $damage } damage, { misses-left }
}
misses-left = { $hp ->
    [0] knocked out
    [one] 1 Hit Point left
   *[other] { $hp } Hit Points left
}
option-figure-now = { $thing }
option-item-now = { $thing }
option-square-now = { $thing }
option-placed-now = No more
option-activate-now = Act with { $kind } on { $square }, { $strength }
option-strike-now = Strike { $hero } yourself ({ $hp } Hit Points, { offered-cards })
option-done-now = Done with it
option-lose_item-now = { $thing }
option-lose_hit-now = A Hit card
option-lose_miss-now = A Miss card
option-lose_coin-now = A coin

## Events

event-hero-turn-began = { $own ->
    [yes] Your { $hero } is to act.
   *[no] { $hero } ({ $name }) is to act.
}
event-hero-woke = { $hero } comes round with 1 Hit Point.
event-hero-stepped = { $hero } steps to { at-square }.
event-monster-stepped = { $kind } moves to { $square }.
event-hero-attacked = { $hero } attacks { $kind } on { at-square }.
event-monster-attacked = { $kind } on { $square } attacks { $hero }.
event-hero-rolled = { $hero } rolls { $dice }: { $total }.
event-hits-played = { $hero } adds { $count ->
    [one] 1 Hit card
   *[other] { $count } Hit cards
}.
event-misses-played = { $hero } plays { $count ->
    [one] 1 Miss card
   *[other] { $count } Miss cards
}.
event-strength-seen = { $kind } on { $square } has strength { $strength }.
event-monster-slain = { $hero } slays { $kind } on { $square }: { $strength ->
    [one] 1 point
   *[other] { $strength } points
}!
event-blow-failed = { $damage } of { $needed }: the blow does nothing.
event-hero-hurt = { $damage ->
    [0] { $hero } is not hurt.
   *[other] { $hero } loses { $damage } and has { $hp ->
        [0] no Hit Points left
        [one] 1 Hit Point left
       *[other] { $hp } Hit Points left
    }.
}
event-hero-knocked-out = { $hero } is knocked unconscious and wakes on { at-square }.
event-hero-eliminated = { $hero } is out of the game!
event-hero-healed = { $hero } has { $hp } Hit Points.
event-cards-drawn = { $own ->
    [yes] { $hero } draws { hits-counted } and { misses-counted }.
   *[no] { $hero } draws { cards-counted }.
}
event-cards-returned = { $hero } returns { hits-counted } and { misses-counted } to the deck.
event-coin-taken = { $hero } takes a gold coin unseen.
event-coins-counted = The coins of { $hero } are worth { $total }.
event-item-taken = { $hero } takes { $item } on { at-square }.
event-item-left = { $item } lies on { $square }.
event-item-used = { $hero } uses { $item }.
event-monster-placed = { $items ->
    [none] { $kind } stands on { $square }.
   *[other] { $kind } stands on { $square } with { $items }.
}
event-forced = There is no other choice: { $choice }.

## Result

score-name = Points
score-prevailed = { $value ->
    [0] defeated
   *[other] prevailed
}
score-points = { $value ->
    [0] {""}
    [one] 1 point
   *[other] { $value } points
}
score-figures = figures for { $value }
score-gold = gold for { $value }
score-hit-points = { $value ->
    [one] 1 Hit Point
   *[other] { $value } Hit Points
}
score-red = Barbarian { $value }
score-blue = Knight { $value }
score-green = Ranger { $value }
score-yellow = Dwarf { $value }
decided-points = more points
decided-figures = stronger figures
decided-gold = more gold
decided-hit-points = more Hit Points

## Looking at the table

heroes = Heroes:
hero-line = { $square ->
    [none] { $who } is out of the game.
   *[other] { $who } on { at-square }: { $hp }, { $cards }, { $weapon }, { $items }, { $camp }.
}
hero-name = { $own ->
    [yes] { $hero } (yours)
   *[no] { $hero } ({ $name })
}
hero-hp = { $hp ->
    [0] unconscious
   *[other] { $hp } HP
}
hero-cards = { $hits ->
    [hidden] { cards-counted }
   *[other] { hits-counted }, { misses-counted }
}
hero-weapon = { $weapon ->
    [none] two dice
   *[other] { $weapon }
}
hero-items = { $items ->
    [none] no items
   *[other] { $items }
}
hero-camp = { $figures ->
    [0] { coins-counted }
   *[other] { coins-counted }, figures for { $strength }
}
monsters = Monsters:
monster-line = { $item ->
    [none] { $kind } on { $square }: { $strength }.
   *[other] { $kind } on { $square }: { $strength }, guards { $item }.
}
lying = Lying about: { $items }.
lying-item = { $item } on { $square }
supply-kind = { $strengths ->
    [hidden] { $kind } × { $count }
   *[other] { $kind } of strength { $strengths }
}
placing-count = { $kind ->
    [none] { $placed } of { $most } placed
   *[other] { $kind } to be placed, { $placed } of { $most } stand
}
blow = { $strikes ->
    [hero] { $hero } strikes { $foe }: { $dice }, that is { $total }.
   *[foe] { $foe } strikes { $hero }: { $dice }, that is { $total }.
}
hero-summary = { $hero } { $square ->
    [none] out of the game
   *[other] on { at-square }, { $hp } HP{ summary-figures }{ summary-coins }
}
summary-figures = { $figures ->
    [0] {""}
   *[other] , figures for { $figures }
}
summary-coins = { $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}
look-progress = progress
look-heroes = heroes
look-monsters = monsters
look-supply = supply

## On the full screen

board-hp = ♥{ $hp }
board-out = out
board-cards = { $hits ->
    [hidden] ▪{ $count }
   *[other] H{ $hits } M{ $misses }
}
board-camp = ●{ $coins } ★{ $strength }

## Making a table

preset-normal = Normal
preset-house-rules = House rules
setting-boss_damage-single_blow = a single blow
setting-boss_damage-cumulative = damage that adds up
setting-item_choice = The magic items of monsters are chosen
setting-item_choice-random = by chance
setting-hit_cards = Hit cards among the 40 Hit/Miss cards
setting-round_limit-0 = never
