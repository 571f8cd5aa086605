# Dark Domains: every sentence a person reads.
# $own is yes where $name is the reader.

## What is played

mode = { mode-name }{ mode-dice }{ mode-stores }{ mode-evil }{ mode-reward }{ mode-mercenary }
mode-name = normal mode
mode-dice = { $dice_roller ->
    [next_player] , the next player rolls for the attackers
    [auto] , the dice roll by themselves
   *[owner] {""}
}
mode-stores = { $open_stores ->
    [yes] , open stores
   *[no] {""}
}
mode-evil = { $evil_prefers_buildings ->
    [no] , monsters count as much as tiles for the Evil icon
   *[yes] {""}
}
mode-reward = { $attack_fail_reward ->
    [0] , no Skulls for withstanding a card
   *[3] {""}
}
mode-mercenary = { $mercenary_mortal ->
    [yes] , a mortal Mercenary
   *[no] {""}
}

## Items

nothing = nothing
item-coins = { $amount ->
    [one] 1 Coin
   *[other] { $amount } Coins
}
item-skulls = { $amount ->
    [one] 1 Skull
   *[other] { $amount } Skulls
}
item-earth = { $amount } Earth
item-wind = { $amount } Wind
item-fire = { $amount } Fire
item-water = { $amount } Water
item-stone = { $amount } Stone
item-metal = { $amount } Metal
item-wood = { $amount } Wood
item-workers = { $amount ->
    [one] 1 Worker
   *[other] { $amount } Workers
}
item-element = { $amount ->
    [one] any 1 element
   *[other] any { $amount } elements
}
item-spell = { $amount ->
    [one] 1 spell
   *[other] { $amount } spells
}
item = { $item ->
    [coins] Coins
    [skulls] Skulls
    [earth] Earth
    [wind] Wind
    [fire] Fire
    [water] Water
    [stone] Stone
    [metal] Metal
    [wood] Wood
    [workers] Workers
    [element] any element
   *[spell] spells
}
more-coins = { $amount ->
    [one] 1 more Coin
   *[other] { $amount } more Coins
}
more-skulls = { $amount ->
    [one] 1 more Skull
   *[other] { $amount } more Skulls
}
more-spells = { $amount ->
    [one] 1 more spell
   *[other] { $amount } more spells
}
semicolon = { $first }; { $rest }
also = { $first }, and { $rest }

## Pieces

cards-fortune = Fortune cards
cards-adventurers = Adventurers
cards-henchmen = Henchmen
cards-tiles = Building tiles
cards-monsters = Monsters
cards-spells = Spells
icon = { $icon ->
    [monster] Monster
    [evil] Evil
    [woods] Woods
    [settlements] Settlements
    [plains] Plains
    [mountains] Mountains
    [economic] Economic
    [magic] Magic
    [martial] Martial
    [nature] Nature
    [power] Power
   *[religion] Religion
}
icon-hunts = { $icon ->
    [monster] the monster with the lowest rank
    [evil] the dark tile that makes the most Skulls, or else the monster that does
    [woods] the dark tile with the lowest rank in any Woods
    [settlements] the dark tile with the lowest rank in any Settlements
    [plains] the dark tile with the lowest rank in any Plains
    [mountains] the dark tile with the lowest rank in any Mountains
    [economic] the dark Economic tile with the lowest rank
    [magic] the dark Magic tile with the lowest rank
    [martial] the dark Martial tile with the lowest rank
    [nature] the dark Nature tile with the lowest rank
    [power] the dark Power tile with the lowest rank
   *[religion] the dark Religion tile with the lowest rank
}
tile-type = { $type ->
    [economic] Economic
    [magic] Magic
    [martial] Martial
    [nature] Nature
    [power] Power
   *[religion] Religion
}
area = { $area ->
    [woods] Woods
    [settlements] Settlements
    [plains] Plains
   *[mountains] Mountains
}
suit = { $suit ->
    [cups] Cups
    [coins] Coins
    [pentacles] Pentacles
    [swords] Swords
   *[arcana] Arcana
}
era = { $era ->
    [masquerade] Masquerade
    [revelation] Revelation
   *[decay] Decay
}
deck = { $deck ->
    [attack] Attack
    [defense] Defense
    [control] Control
    [production] Production
    [adventurers] Adventurers
    [henchmen] Henchmen
    [bag] the bag of tiles
   *[pile] the pile of monsters
}
tavern = { $tavern ->
    [swan] the Yellow Swan
   *[unicorn] the Green Unicorn
}
tavern-party = the party of { tavern }
tavern-party-first = The party of { tavern }
token = { $token ->
    [altar] an Altar
   *[weapon] a Weapon
}
timing = { $timing ->
    [I] At once
    [B] Before placement
    [M] After placement
    [W] At the Foreman
    [A2] While a party is on its way
    [A3] In defense of one of your spaces
    [AX] When one of your spaces falls
    [AO] After both adventures
    [P] In Production
    [E] In Production or at the end of the turn
    [C] Always
   *[other] In answer to a spell
}
timing-short = { $timing ->
    [I] at once
    [B] before placement
    [M] after placement
    [W] Foreman
    [A2] party on its way
    [A3] defense
    [AX] your space falls
    [AO] after adventures
    [P] Production
    [E] end of turn
    [C] always
   *[other] in answer
}

## What cards do

priced = { $price ->
    [none] {""}
   *[other] , for { $price }
}
once-a-turn = { $timing ->
    [I] {""}
    [C] {""}
    [E] {""}
   *[other] , once a turn
}
spell-text = { timing }{ priced }: { $text }.
henchman-text = { $timing ->
    [E] At the end of { $fate ->
        [stays] each
       *[other] the
    } turn
   *[other] { timing }
}{ priced }{ $fate ->
    [stays] { once-a-turn }
   *[other] {""}
}: { $text }{ $fate ->
    [discard] ; then this card is discarded
    [remove] ; then this card leaves the game
   *[stays] {""}
}.
special-text = { $timing ->
    [E] At the end of each turn
   *[other] { timing }
}{ priced }{ $repeat ->
    [yes] , any number of times
   *[no] { once-a-turn }
}: { $text }.
bar-at-home = +{ $plus } shield in the { area }
bar-paid = in defense, pay { $price } for +{ $die ->
    [0] { $plus }
   *[other] d{ $die }
}, any number of times
fortune-text = { $dark ->
    [0] { $text }
   *[other] if you have { $dark } or more dark tiles, { $text }
}
fortune-arcana = Whatever lies beside it: { $top }.
fortune-suited = Beside the same suit or an Arcana: { $top }. Beside another suit: { $bottom }.
adventurer-text = { $calling }, d{ $die }. Leads the party to { $left }; if there is none, to { $right }. Failing both, it makes a pilgrimage to a light tile that fits, if there is one.
tile-text = { tile-type } tile for { $areas }, costs { $price }. Light: rank { $light_rank }, makes { $light_makes }, defense { $light_defense }. Dark, { $dark_name }: rank { $dark_rank }, makes { $dark_makes }, defense { $dark_defense }.{ $special ->
    [none] {""}
   *[other] {""} { $special }
}
monster-text = Rank { $rank }, shield { $shield }{ $cost ->
    [none] {""}
   *[other] , costs { $cost }
}{ $makes ->
    [none] {""}
   *[other] , makes { $makes }
}{ $bar ->
    [none] {""}
   *[other] ; { $bar }
}.{ $yellow ->
    [yes] {""} Yellow bar: it may stand on light tiles and with other monsters.
   *[no] {""}
}

gain-for-each = { $per ->
    [light_tile] {""} for each light tile { gain-whose }, at most { $most }
    [dark_tile] {""} for each dark tile { gain-whose }, at most { $most }
    [dark_religion_tile] {""} for each dark Religion tile { gain-whose }, at most { $most }
    [area_with_tile] {""} for each Area in which they have a tile, at most { $most }
   *[none] {""}
}
gain-whose = { $who ->
    [me] you have
   *[other] they have
}
each-who = { $who ->
    [darkest] each player with the most dark tiles
    [lightest] each player with the most light tiles
    [opps] each rival
    [opp] a rival
   *[all] each player
}
effect-gain = { $who ->
    [me] { $draws ->
        [yes] draw { $items }
       *[no] gain { $items }{ gain-for-each }
    }
   *[other] { each-who } { $draws ->
        [yes] draws { $items }
       *[no] { $dice ->
            [none] gains { $items }{ gain-for-each }
           *[other] rolls a { $dice } and gains that many Coins
        }
    }
}
effect-lose = { $to_me ->
    [yes] steal { $items } from a rival
   *[no] { each-who } { $draws ->
        [yes] discards { $items }{ $random ->
            [yes] {""} at random
           *[no] {""} of their choice
        }
       *[no] loses { $items }{ $of_choice ->
            [yes] {""} of their choice
           *[no] {""}
        }
    }
}
effect-trade = { $who ->
    [me] trade { $give } for { $get }{ trade-times }
   *[other] each player may trade { $give } for { $get }{ trade-times }
}
trade-times = { $most ->
    [0] {""}
    [1] {""}
   *[other] , up to { $most } times
}
turn-rule = { $switch ->
    [business] each minion in the Business District brings { more-coins }
    [temple] each minion in the Temple brings { more-skulls }
    [towers] each minion in the Towers brings { $amount } more of its element
    [council] each minion at the Council draws { more-spells }
    [towers_closed] no minion may go to the Towers of the Elements
    [metal] Metal costs { item-coins } less
    [monster] monsters in Nik'tmarg cost { item-coins } less
    [build_stone] each tile costs { item-stone } less to build
    [pilgrim] a pilgrimage brings { more-coins }
    [party] the total of each party is { $size } { $down ->
        [yes] lower
       *[no] higher
    }
    [repel] repelling a party brings { more-skulls }
    [thug] the Hired Thug succeeds on { $amount } or less
    [no_flip] no more tiles may be flipped
    [dark_monster] each dark tile with a monster makes { more-skulls }
    [defense] each space beside it has { $amount } more defense
    [side_choice] tiles may be built dark side up
   *[last_turn] the game ends
}
effect-turn_rule = { $switch ->
    [last_turn] this is the last turn
   *[other] this turn { turn-rule }
}
effect-aura = { $switch ->
    [business] each of your minions in the Business District brings { more-coins }
    [temple] each of your minions in the Temple brings { more-skulls }
    [towers] each of your minions in the Towers brings { $amount } more of its element
    [council] each of your minions at the Council draws { more-spells }
    [metal] Metal costs you { item-coins } less
    [monster] monsters in Nik'tmarg cost you { item-coins } less
    [repel] each party you repel brings { more-skulls }
    [thug] the Hired Thug succeeds for you on { $amount } or less
    [defense] +{ $amount } defense for your other spaces in this Area
   *[other] { turn-rule }
}
effect-replace_leaders = { $to ->
    [box] the leaders of both taverns are replaced and leave the game
   *[discard] the leaders of both taverns are replaced
}
effect-guard = { $who ->
    [me] guard one of your spaces: this turn no party goes there, and nothing there is flipped, attacked or removed
   *[other] each player guards one of their light tiles: this turn no party goes there, and nothing there is flipped, attacked or removed
}
effect-put_monster = { $who ->
    [me] { $source ->
        [pile] draw a monster from the pile and put it { $where ->
            [dark_bare] on a dark tile of yours without monsters
           *[other] in your Domain
        }
        [own] move one of your monsters to another space
       *[other] put the { $source } on any of your spaces
    }
   *[other] { $where ->
        [empty_area] each player with an empty Area draws a monster and puts it there
       *[other] each player draws a monster and puts it in their Domain
    }
}
effect-flip = { $who ->
    [me] { $to ->
        [light] flip one of your dark tiles to its light side
       *[dark] flip one of your light tiles to its dark side
    }
   *[other] each player may flip one of their light tiles to its dark side
}
effect-sacrifice_monster = each player who has monsters loses one of their choice
effect-strike_each = the dark tile with the lowest rank in each Domain is attacked with { $dice }
effect-extra_minion = { $colour ->
    [grey] use the Grey minion this turn, placed last
   *[purple] use the Purple minion this turn, placed last
}
effect-peek_fortune = { $amount ->
    [one] look at the next Fortune card
   *[other] look at the next { $amount } Fortune cards
}{ $reorder ->
    [yes] {""} and put them back in any order
   *[no] {""}
}
effect-peek_far_lands = look at the henchmen in the Far Lands
effect-swap_adventurers = { $first_two ->
    [yes] swap the leader of a tavern with the adventurer next in line
   *[no] swap any two adventurers of one tavern
}
effect-replace_adventurer = { $to ->
    [box] remove any adventurer, even a leader, from the game
   *[discard] replace any adventurer, even a leader
}
effect-move_minion = move one of your minions to a free Action Space or to one of your light tiles
effect-move_rival_minion = move a rival's minion in the city to a free Action Space
effect-recall_minion = send a rival's minion in the city home before it acts
effect-build = { $dark ->
    [yes] one tile you build may go dark side up
   *[no] one tile you build costs { $less } less
}
effect-defend = { $dice ->
    [none] +{ $amount } defense
   *[other] +{ $dice } defense
}
effect-party_total = the total of the party is { $size } { $down ->
    [yes] lower
   *[no] higher
}
effect-party_die = if the party attacks a rival, it rolls an extra d{ $die }
effect-shrink_die = the largest die of the party becomes a d6
effect-drop_die = the party does not roll its largest die
effect-attack = { $target ->
    [bare] attack a rival's space that has monsters but no tile, with { $dice }
    [tile] attack a rival's space that has a tile, with { $dice }
   *[occupied] attack a rival's space with { $dice }
}
effect-rescue_monster = one monster of that space moves to another of your spaces
effect-rescue_tile = the tile of that space returns to your unbuilt tiles
effect-remove_monster = remove a rival's monster with a shield of { $most_shield } or less from the game
effect-remove_henchman = remove a rival's henchman from the game
effect-put_token = { $token ->
    [altar] put an Altar on one of your dark tiles: it makes 1 more Skull each turn
   *[weapon] put a Weapon on one of your spaces with a tile or monster: +3 defense
}
effect-counter = cancel the spell for yourself
effect-take_first = take the First Player Marker
effect-hire_from_inn = take a henchman from the Inn
effect-reap = gain once more what is printed on one of your dark tiles
effect-take_tile = draw a tile from the bag

# The same, short enough for a card.
brief-gain = { $draws ->
    [yes] draw { $items }
   *[no] { $items }{ $per ->
        [light_tile] {""} per light tile (≤{ $most })
        [dark_tile] {""} per dark tile (≤{ $most })
        [dark_religion_tile] {""} per dark Religion (≤{ $most })
       *[other] {""}
    }
}
brief-lose = { $to_me ->
    [yes] steal { $items }
   *[no] { $who ->
        [opps] rivals lose { $items }
       *[other] { $random ->
            [yes] a rival drops { $items }
           *[no] a rival loses { $items }
        }
    }
}
brief-trade = { $give } → { $get }{ $most ->
    [0] {""}
    [1] {""}
   *[other] {""} (×{ $most })
}
brief-aura = { $switch ->
    [business] Business +{ $amount }
    [temple] Temple +{ $amount }
    [towers] Towers +{ $amount }
    [council] Council +{ $amount }
    [metal] Metal −{ $amount }
    [monster] monsters −{ $amount }
    [repel] repel +{ item-skulls }
    [thug] Thug on 1–{ $amount }
   *[other] Area +{ $amount } defense
}
brief-guard = guard a space
brief-put_monster = { $source ->
    [pile] { $where ->
        [dark_bare] monster for a dark tile
       *[other] draw a monster
    }
    [own] move a monster
   *[other] brings the { $source }
}
brief-flip = { $to ->
    [light] flip a tile to light
   *[dark] flip a tile to dark
}
brief-extra_minion = { $colour ->
    [grey] Grey minion
   *[purple] Purple minion
}
brief-peek_fortune = { $reorder ->
    [yes] see and order { $amount } Fortune
   *[no] see { $amount } Fortune
}
brief-peek_far_lands = see the Far Lands
brief-swap_adventurers = { $first_two ->
    [yes] swap leader and second
   *[no] swap two adventurers
}
brief-replace_adventurer = { $to ->
    [box] kill an adventurer
   *[discard] replace an adventurer
}
brief-move_minion = move your minion
brief-move_rival_minion = move a rival's minion
brief-recall_minion = send a minion home
brief-build = { $dark ->
    [yes] build dark
   *[no] build for { $less } less
}
brief-defend = { effect-defend }
brief-party_total = party { $down ->
    [yes] −{ $size }
   *[no] +{ $size }
}
brief-party_die = party +d{ $die }
brief-shrink_die = largest die becomes d6
brief-drop_die = drop the largest die
brief-attack = { $target ->
    [bare] attack bare monsters with { $dice }
    [tile] attack a tile with { $dice }
   *[occupied] attack with { $dice }
}
brief-rescue_monster = save a monster
brief-rescue_tile = save the tile
brief-remove_monster = kill a monster (shield ≤{ $most_shield })
brief-remove_henchman = kill a henchman
brief-put_token = { $token ->
    [altar] Altar, +1 Skull
   *[weapon] Weapon, +3 defense
}
brief-counter = counter a spell
brief-take_first = become first player
brief-hire_from_inn = take from the Inn
brief-reap = a dark tile makes again
brief-take_tile = draw a tile
brief-bar-at-home = { area }: +{ $plus }
brief-bar-paid = { $price }: +{ $die ->
    [0] { $plus }
   *[other] d{ $die }
}
brief = { $text }
brief-special = { $price ->
    [none] {""}
   *[other] { $price }: {""}
}{ $text }

## Glossary

explained = { $title }: { $text }.
glossary-rank = Rank
text-rank = every side of a tile and every monster has one; the lower it is, the sooner adventurers come
glossary-defense = Defense
text-defense = all shields on a space together: tile, monsters, Weapons; an attack must beat it, and equal is not enough
glossary-icons = Icons of a leader
text-icons = first the left one is checked against dark tiles and monsters, then the right one; then both against light tiles, for a pilgrimage
glossary-bars = Black and yellow bars
text-bars = a monster with a black bar needs a dark tile or a space without one, and suffers no other black bar there; yellow bars go anywhere
glossary-guarded = Guarded
text-guarded = until the end of the turn no party goes there, and nothing there is flipped, attacked or removed
glossary-stores = Stores
text-stores = Coins, Skulls, elements and materials lie hidden, but everyone sees each gain and each payment
glossary-remove = Remove and replace
text-remove = what is removed leaves the game; a replaced adventurer makes room, the others move up, and a new one comes last
glossary-party = Repelled
text-party = a party that does not beat your space brings you 3 Skulls; its leader dies, and those who share the icon leave

## Lessons, told once

lesson = { $text }
paragraphs =
    { $first }

    { $rest }
lesson-goal =
    MOST SKULLS WIN. Coins, tiles and materials are only the way there. Build
    tiles light side up, then turn them dark: dark tiles make Skulls each turn.
lesson-turn =
    A TURN. Two Fortune cards change the rules of the turn. You place minions one
    at a time; each reserves one action. Then all actions are carried out along
    the path of the city, 1 to 17. At the Foreman you build what you can pay for.
    Two parties of adventurers set out. Then your Domain produces.
lesson-parties =
    ADVENTURERS. The leader of each party has two icons, and ranks are public: so
    you can tell whom it will hit. A space that falls is gone for good. A space
    that holds brings its owner 3 Skulls.
lesson-end = Death lies among the last five Fortune cards. The turn it comes up is the last one.

## The table

phase-name = { $phase ->
    [setup] Set-up
    [fortune] Fortune
    [before] Before placement
    [placement] Placing minions
    [after] After placement
    [resolution] Resolving minions
    [foreman] Foreman
    [adventure] Adventure
    [production] Production
    [end] End of the turn
   *[over] The end
}
headline = Turn { $turn }: { phase-name }
headline-last = Turn { $turn }, the last: { phase-name }
turn-line = Turn { $turn }{ $last ->
    [yes] , the last one
   *[no] {""}
}. Order: { $order }.
fortune-line = { $card } (Fortune): { $text }
fortune-line-idle = { $card } (Fortune): no effect this turn.
fortune-said = { $text }.
fortune-left = { $left ->
    [0] No Fortune card is left.
    [one] 1 Fortune card is left.
   *[other] { $left } Fortune cards are left.
}
fortune-known = You know what comes: { $cards }.
fortune-unknown = an unknown card
fortune-somewhere = Among the next { $loose } Fortune cards: { $cards }.
fortune-ordered = Put back so far, topmost first: { $cards }.
stores-line = You own { $items }.
stores-of = { $name } owns { $items }.
hand = Your spells:
hand-none = You hold no spells.
hand-card = { $card }. { $text }
henchmen-own = Your henchmen:
henchman-line = { $card }{ $used ->
    [yes] {""} (used this turn)
   *[no] {""}
}. { $text }
held-own = Your tiles that are not built:
held-line = { $tile }, { tile-type }: costs { $price }{ $lacking ->
    [none] {""}
    [hidden] {""}
   *[other] , you lack { $lacking }
}. It makes { $light }; dark, as { $dark_name }, { $dark }.
domain-own = Your Domain, { $skulls } a turn:
domain-of = { $name }'s Domain, { $skulls } a turn:
domain-title = { $own ->
    [yes] { domain-own }
   *[no] { domain-of }
}
domain-empty = { $own ->
    [yes] Your Domain is empty.
   *[no] { $name }'s Domain is empty.
}
space-line = { $space }: { $contents }; defense { $defense }, makes { $makes }{ space-marks }
space-marks = { $guarded ->
    [yes] , guarded
   *[no] {""}
}{ $minion ->
    [yes] , a minion on it
   *[no] {""}
}{ $hunted ->
    [none] {""}
   *[other] ; { $hunted } would come here
}
side-shown = { $dark ->
    [yes] { $side } (dark, rank { $rank })
   *[no] { $side } (light, rank { $rank })
}
monster-shown = { $monster } ({ $shield })
shield-line = It has a shield of { $shield }.
weapons-shown = { $count ->
    [one] a Weapon
   *[other] { $count } Weapons
}
altars-shown = { $count ->
    [one] an Altar
   *[other] { $count } Altars
}
space-empty = empty
city-title = Free in the city:
city-free = { $place }: { $text }
city-taken = Taken: { $places }.
taken-place = { $place } ({ $who })
act-seer = look at the next 3 Fortune cards and put them back in any order
act-business = take { $gives }
act-temple = take { $gives }
act-assassin = remove an adventurer or a henchman, or drive away a minion, for { $price }
act-thug = remove an adventurer or a henchman, or drive away a minion, for { $price }, if a d6 shows { $thug } or less
act-architect = take the tile { $card }
act-inn = take { $card }
act-builders-guild = buy Stone, Metal, Wood and Workers
act-tower = take { $gives }
act-council = draw { $gives }
act-unicorn = replace a member of the party there, but not its leader
act-swan = replace a member of the party there, but not its leader
act-docks = have the Mercenary for this turn
act-far-lands = take { $card ->
    [unknown] the henchman there, face down
   *[other] { $card }
}
act-niktmarg = hire { $card } for { $price }
act-town-council = become first player and take { $gives }
act-royal-court = take { $gives }, and one more minion next turn
# What a minion does on an Action Space, as the book has it.
place-seer = Look at the next 3 Fortune cards and put them back in any order.
place-business = Take 2 Coins.
place-temple = Take 2 Skulls.
place-assassin = Pay 12 Coins, or 2 fewer for each Skull you add: remove an adventurer or a henchman from the game, or drive a minion off its space.
place-thug = Pay 2 Coins and roll a d6: on 1 or 2 the Thug does what the Assassin does.
place-architect = Take the tile of this space. You can build it at the Foreman.
place-inn = Take the henchman of this space.
place-builders-guild = Buy as much as you like: 1 Metal for 2 Coins, 1 Stone, 2 Wood or 2 Workers for 1 Coin. There is room for everyone.
place-tower = Take 2 of the tower's element.
place-council = Draw 3 spells, each from any deck.
place-unicorn = Replace a member of the first party, but not its leader.
place-swan = Replace a member of the second party, but not its leader.
place-docks = Put the Mercenary on one of your spaces for this turn.
place-far-lands = Take the henchman who lies face down in this space.
place-niktmarg = Pay for the monster of this space and put it on a dark tile or an empty space of yours.
place-town-council = Take the First Player Marker and 2 Coins.
place-royal-court = Take 2 Coins. You have one more minion next turn.
space-text = A space in the { area }.
party-line = { tavern-party-first }: { $leader } ({ $left }, then { $right }) leads { $others }; { $dice }{ party-plus }. { $target }
party-alone = nobody
party-plus = { $plus ->
    [0] {""}
   *[other] , { $plus_text }
}
plus-text = { $down ->
    [yes] −{ $size }
   *[no] +{ $size }
}
party-empty = Nobody is at { tavern }.
target-none = It finds nothing to go for.
target-attack = It goes for { $where } ({ icon }): defense { $defense }, { $chance }% likely to fall.
target-pilgrimage = It makes a pilgrimage to { $where } ({ icon }).
whose-space = { $own ->
    [yes] your { $space }
   *[no] { $name }'s { $space }
}
whose-space-first = { $own ->
    [yes] Your { $space }
   *[no] { $name }'s { $space }
}
attack-line = { $where } is under attack: { $dice }{ party-plus } against a defense of { $defense }, { $chance }% likely to fall.
defense-parts = The defense: { $parts }.
defense-tile = tile { $amount }
defense-monsters = monsters { $amount }
defense-weapons = Weapons { $amount }
defense-area = Area { $amount }
defense-raised = raised by { $amount }
reaction-line = { $own ->
    [yes] You cast { $spell }{ $targets }: { $text }
   *[no] { $name } casts { $spell }{ $targets }: { $text }
}
aimed-at = {""} at { $targets }
switches-line = This turn: { $rules }.
market-tile = { $tile } ({ tile-type }; { $price } to build it)
market-monster = { $monster } (shield { $shield })
market-henchman = { $henchman } ({ timing-short }: { $text })
parties-title = The parties:
decks-title = The decks:

## Questions

prompt-draw-a-spell = From which deck do you draw a spell?
prompt-take-an-element = Which element do you take?
prompt-guard-a-space = Which space do you guard?
prompt-flip-a-tile = Which tile do you flip?
prompt-place-a-monster = Where do you put the monster?
prompt-trade-how-often = How often do you trade?
prompt-lose-an-element = Which element do you lose?
prompt-lose-a-spell = Which spell do you discard?
prompt-sell-a-spell = Which spell do you trade for 3 Coins?
prompt-sacrifice-a-monster = Which monster do you give up?
prompt-order-the-fortune = Which card goes next, from the top?
prompt-use-before = Before placement: what do you use?
prompt-use-after = After placement: what do you use?
prompt-use-on-a-party = A party is on its way: what do you use?
prompt-raise-the-defense = Your space is attacked: how do you defend it?
prompt-roll-the-dice = The attack is rolled now.
prompt-save-what-you-can = Your space falls: what do you save?
prompt-strike-a-rival = After both adventures: what do you use?
prompt-use-in-production = Production: what do you use?
prompt-use-in-the-evening = End of the turn: what do you use?
prompt-answer-a-spell = Do you answer the spell?
prompt-choose-own-space = Which of your spaces?
prompt-choose-a-target = Which space do you attack?
prompt-choose-a-minion = Which minion?
prompt-send-the-minion = Where does it go?
prompt-choose-an-adventurer = Which adventurer?
prompt-swap-with = With whom do you swap?
prompt-choose-a-tavern = Which tavern?
prompt-choose-a-henchman = Which henchman?
prompt-choose-a-rival = Which rival?
prompt-choose-a-monster = Which monster?
prompt-pay-with = Which element do you pay with?
prompt-place-a-minion = Where do you send a minion?
prompt-flip-or-leave = Do you flip the tile?
prompt-look-at-the-fortune = Do you look at the Fortune cards?
prompt-eliminate-whom = Whom do you get rid of?
prompt-pay-in-skulls = How many Skulls do you pay with?
prompt-move-on = Where does your minion go?
prompt-take-the-tile = Do you take the tile?
prompt-take-the-henchman = Do you take the henchman?
prompt-buy-materials = What do you buy?
prompt-replace-whom = Whom do you replace?
prompt-place-the-mercenary = Where does the Mercenary stand this turn?
prompt-buy-the-monster = Do you hire the monster, and where does it stand?
prompt-take-the-chair = Do you take the First Player Marker?
prompt-build-or-done = What do you build?
prompt-build-where = Where do you build it?
prompt-build-which-side = Which side is up?

## What hangs on the answer

elements-line = { $earth } Earth, { $wind } Wind, { $fire } Fire and { $water } Water
spells-held = { $spells ->
    [0] no spells
    [one] 1 spell
   *[other] { $spells } spells
}
materials-line = { $stone } Stone, { $metal } Metal, { $wood } Wood and { $workers_text }
own-means = You have { $coins_text } and { elements-line }.
raid-line = { $raid ->
    [none] No space is under attack.
   *[other] { $raid }
}
stakes-draw-a-spell = You hold { spells-held } and have { elements-line } to cast with.
stakes-take-an-element = You have { elements-line }.
stakes-guard-a-space = Until the end of the turn no party goes there, and nothing there is flipped, attacked or removed.
stakes-flip-a-tile = A dark tile makes Skulls, and parties hunt it. Your Domain makes { $skulls_text } a turn.
stakes-place-a-monster = It adds its shield to that space, and falls with it.
stakes-trade-how-often = You own { $items }.
stakes-lose-an-element = You have { elements-line }.
stakes-lose-a-spell = You hold { spells-held } and have { elements-line } to cast with.
stakes-sell-a-spell = You hold { spells-held }. Three Coins buy three Stone.
stakes-sacrifice-a-monster = It leaves the game, and its shield with it.
stakes-order-the-fortune = { $left ->
    [one] This is the last card in the deck.
   *[other] Two cards come up each turn, and { $left } are left. Death ends the game with its turn.
}
stakes-use-before = { own-means }
stakes-use-after = { own-means } After this the minions are resolved.
stakes-use-on-a-party = { raid-line }
stakes-raise-the-defense = { raid-line } If it holds, you gain Skulls.
stakes-roll-the-dice = { raid-line }
stakes-save-what-you-can = What you do not save leaves the game.
stakes-strike-a-rival = { own-means }{ $reward ->
    [0] {""}
   *[other] {""} A space that withstands you brings its owner { $reward } Skulls.
}
stakes-use-in-production = { own-means } Your Domain makes { $skulls_text } a turn.
stakes-use-in-the-evening = { own-means }{ $last ->
    [yes] {""} After this the game is over.
   *[no] {""}
}
stakes-answer-a-spell = { $spell ->
    [none] A counter protects you alone.
   *[other] { $caster } casts { $spell } on you.
}
stakes-choose-own-space = You choose one of your spaces, and pay only when all is chosen.
stakes-choose-a-target = More than its defense beats it, and all that lies there is gone.{ $reward ->
    [0] {""}
   *[other] {""} If it holds, its owner gains { $reward } Skulls.
}
stakes-choose-a-minion = It is resolved when its new space is reached. Nobody sees your choice before it is complete.
stakes-send-the-minion = The minion is resolved there, in the order of the path.
stakes-choose-an-adventurer = The first in line leads the party and chooses its target.
stakes-swap-with = The first in line leads the party and chooses its target.
stakes-choose-a-tavern = The first in line leads the party and chooses its target.
stakes-choose-a-henchman = A henchman who leaves the game never comes back.
stakes-choose-a-rival = You see what everyone gains and pays, but not what they own.
stakes-choose-a-monster = Its shield leaves one space and counts where it goes.
stakes-pay-with = You have { elements-line }.
stakes-place-a-minion = { $left ->
    [one] This is your last minion.
   *[other] You have { $left } minions to place.
} Your stores: { $items }.
stakes-flip-or-leave = { $side } would become { $dark_side }: { $dark_makes } instead of { $makes } each turn, defense { $defense } now.
stakes-look-at-the-fortune = { $left ->
    [0] No card is left.
    [one] 1 card is left.
   *[other] { $left } cards are left.
} Only you will know them.
stakes-eliminate-whom = { $sure ->
    [yes] The Assassin never fails. You have { $coins_text } and { $skulls_text }.
   *[no] The Thug succeeds on { $thug } or less on a d6, and keeps your 2 Coins either way.
}
stakes-pay-in-skulls = Each Skull stands for 2 Coins. You have { $coins_text } and { $skulls_text }.
stakes-move-on = It is resolved when its new space is reached. You may take it back instead.
stakes-take-the-tile = { $tile } costs { $price } to build.
stakes-take-the-henchman = { $henchman ->
    [unknown] You see who it is once you take the card.
   *[other] { $henchman }: { $text }
}
stakes-buy-materials = You have { $coins_text }, { materials-line }.
stakes-replace-whom = { $party }
stakes-place-the-mercenary = It has a shield of 5 and goes back to the Docks at the end of the turn.
stakes-buy-the-monster = { $monster } costs { $price }, and you have { $coins_text }. { $text }
stakes-take-the-chair = You would act first from now on, and gain { $gives }.
stakes-build-or-done = You have { materials-line }.
stakes-build-where = Once built, a tile is never moved. Its Area can lead a party there.
stakes-build-which-side = Dark, it makes Skulls at once, and the parties can hunt it at once.

## Tips, for those who are asked for the first time

tip-draw-a-spell = Defense spells keep what you build, Control spells steer minions and parties, Production spells bring items and Skulls, Attack spells hurt rivals.
tip-take-an-element = Look at the costs of the spells you hold and at the bars of your monsters.
tip-guard-a-space = { $hunted ->
    [none] No party is after you now. Guard your best tile.
   *[other] A party is after { $hunted }. Guard that space if you may.
}
tip-flip-a-tile = The side that shows counts at once: for production, for defense, and for the parties.
tip-place-a-monster = { $hunted ->
    [none] Put it where it saves the most, or on a space of its own if it would draw a party to your tiles.
   *[other] A party is after { $hunted }. A shield there may save it.
}
tip-trade-how-often = Skulls win the game. { $last ->
    [yes] This is the last turn, so nothing else needs saving.
   *[no] Keep what you need for building.
}
tip-lose-an-element = Keep the elements your spells cost.
tip-lose-a-spell = Keep what you can pay for.
tip-sell-a-spell = A spell you cannot pay for is worth less than 3 Coins.
tip-sacrifice-a-monster = The one with the least shield and no Skulls goes first.
tip-order-the-fortune = If you lead, bring Death up. If you trail, keep it down.
tip-use-before = Parties are steered now: look at the leaders before you place.
tip-use-after = All minions are placed, and you can see what everyone wants.
tip-use-on-a-party = { $mine ->
    [yes] It comes for you. Weaken it, or defend the space next.
   *[no] It comes for somebody else. Save what you have, or help it along.
}
tip-raise-the-defense = Compare the chance before and after. A space that holds brings Skulls and kills the leader.
tip-roll-the-dice = The dice of the attackers must show more than the defense. Equal is not enough.
tip-save-what-you-can = Save what would cost most to get again.
tip-strike-a-rival = Attack only what your dice beat more often than not.
tip-use-in-production = Spells marked E work now or at the end of the turn.
tip-use-in-the-evening = { $last ->
    [yes] Nothing is worth saving now: turn all you can into Skulls.
   *[no] Keep elements for the defense of next turn.
}
tip-answer-a-spell = A counter protects you alone. Keep it if you lose little.
tip-choose-own-space = { $hunted ->
    [none] No party is after you now.
   *[other] A party is after { $hunted }.
}
tip-choose-a-target = The best target makes many Skulls behind a weak defense.
tip-choose-a-minion = Rivals count on the spaces they have reserved.
tip-send-the-minion = A space far down the path is resolved later.
tip-choose-an-adventurer = Look at the icons of the next in line before you choose.
tip-swap-with = The new leader may find another target.
tip-choose-a-tavern = The party of the Green Unicorn always goes first.
tip-choose-a-henchman = The best are those that work every turn.
tip-choose-a-rival = Remember who has just been paid.
tip-choose-a-monster = { $hunted ->
    [none] No party is after you now.
   *[other] A party is after { $hunted }.
}
tip-pay-with = Keep the elements your other spells cost.
tip-place-a-minion = { $left ->
    [one] The Builder's Guild always has room, so it can wait until last.
   *[other] Single spaces go fast: take what you need most first. The Builder's Guild always has room.
}
tip-flip-or-leave = { $last ->
    [yes] This is the last turn: a dark tile makes its Skulls once more.
   *[no] A dark tile pays each turn it stands. Check that no leader finds it, or that it holds.
}
tip-look-at-the-fortune = Knowing when Death comes tells you when to stop building.
tip-eliminate-whom = A leader who would destroy your best space is worth it, and so is a henchman who works every turn.
tip-pay-in-skulls = Skulls win the game, so pay with Coins while you can.
tip-move-on = Any action is better than none.
tip-take-the-tile = A tile costs nothing before you build it, and you may hold it as long as you like.
tip-take-the-henchman = A henchman costs nothing and stays with you.
tip-buy-materials = Buy what your unbuilt tiles lack. Wood and Workers are sold in pairs.
tip-replace-whom = The second in line leads the party next.
tip-place-the-mercenary = { $hunted ->
    [none] No party is after you now.
   *[other] A party is after { $hunted }: there its shield counts most.
}
tip-buy-the-monster = A monster guards a tile, but one with a low rank can draw a party to it.
tip-take-the-chair = First in order means first choice of every space next turn.
tip-build-or-done = A tile built now produces this turn.
tip-build-where = Monsters in the same space defend it too.
tip-build-which-side = The game ends this turn, so only Skulls still count.

## Why something cannot be chosen

why-not-too-dear = You cannot pay for { $thing }: it costs { $price }.
why-not-other-window = { $thing } cannot be cast now.
why-not-used-already = { $thing } has been used this turn.
why-not-black-monster-there = { $thing }: a monster with a black bar stands there.
why-not-light-tile-there = { $thing }: only monsters with a yellow bar may stand on a light tile.
why-not-tile-there = { $thing }: a tile stands there.
why-not-wrong-area = { $thing }: the tile may not be built in this Area.
why-not-monster-under-light = { $thing }: a light tile may not be built over a monster with a black bar.
why-not-place-taken = { $thing } is taken.
why-not-location-closed = { $thing } is closed this turn.
why-not-slot-empty = { $thing }: nothing is left to take there.
why-not-mercenary-dead = The Mercenary is gone for good.
why-not-no-light-tile = { $thing }: there is no light tile.
why-not-space-guarded = { $thing } is guarded this turn.
why-not-no-flips-now = No tile may be flipped this turn.
why-not-minion-there = A minion stands on { $thing } already.
why-not-place-passed = { $thing } has been passed already.
why-not-this-minion = The minion at { $thing } is the one who hires the killer.
why-not-leader-stays = { $thing } cannot be replaced here.
why-not-materials-lacking = { $thing } costs { $price }, and you lack { $lacking }.
why-not-no-space-for-tile = You have no space for { $thing }.
why-not-always-works = { $thing } works all the time.
why-not-monster-gone = { not-now }: its monster is not to be had.
why-not-pile-empty = { not-now }: no monster is left in the pile.
why-not-bag-empty = { not-now }: no tile is left in the bag.
why-not-inn-empty = { not-now }: nobody is at the Inn.
why-not-far-lands-empty = { not-now }: nobody is in the Far Lands.
why-not-no-fortune-left = { not-now }: no Fortune card is left.
why-not-first-already = { not-now }: you have the First Player Marker.
why-not-minion-hired = { not-now }: the minion has been hired this turn.
why-not-no-adventurer = { not-now }: there is no such adventurer.
why-not-no-space-for-monster = { not-now }: you have no space for the monster.
why-not-no-space-for-token = { not-now }: you have no space for it.
why-not-no-space-to-guard = { not-now }: you have no space to guard.
why-not-no-space-to-strike = { not-now }: there is no space it can attack.
why-not-no-tile-to-flip = { not-now }: you have no such tile.
why-not-no-tile-to-build = { not-now }: you have no tile to build.
why-not-no-dark-tile = { not-now }: you have no dark tile.
why-not-no-monster-to-move = { not-now }: none of your monsters can go anywhere.
why-not-no-monster-to-banish = { not-now }: no rival has such a monster.
why-not-no-minion-to-move = { not-now }: none of your minions can go anywhere.
why-not-no-rival-minion = { not-now }: no rival has a minion it can be aimed at.
why-not-no-rival-henchman = { not-now }: no rival has a henchman.
why-not-nothing-to-rescue = { not-now }: there is nothing to save.
why-not-nothing-to-trade = { not-now }: you have nothing to trade.
why-not-not-under-attack = { not-now }: no space of yours is attacked.
why-not-no-party-on-its-way = { not-now }: no party is on its way.
why-not-own-space-attacked = { not-now }: the party comes for you.
why-not-no-die-to-shrink = { not-now }: the party has no die larger than a d6.
why-not-last-die = { not-now }: the party has only one die.
not-now = { $thing } cannot be used now

## Options, whatever the position

option-done = Nothing more
option-enough = That is enough
option-decline = Do without it
option-take = Take it
option-look = Look
option-flip = Flip it
option-leave = Leave it as it is
option-take_back = Take it back
option-roll = Roll
option-place = Send a minion to { $thing }
option-corrupt = Send a minion to { $thing } of your Domain
option-at = { $thing }
option-strike = Attack { $thing }
option-cast = Cast { $thing }
option-drop = Discard { $thing }
option-use = Use { $thing }
option-special = Use { $thing }
option-bar = Pay for { $thing }
option-build = Build { $thing }
option-minion = The minion at { $thing }
option-own_minion = Your minion at { $thing }
option-send = To { $thing }
option-adventurer = Choose { $thing }
option-henchman = Choose { $thing }
option-monster = Choose { $thing }
option-seat = Choose seat { $thing }
option-skulls = Skulls to pay with: { $thing }
option-deck = Draw from the { $thing } deck
option-element = { $thing }
option-buy = Buy { $thing }
option-times = Times: { $thing }
option-side = { $thing ->
    [dark] Dark side up
   *[light] Light side up
}
option-order = { $thing }
option-tavern = { $thing }

## Options as they stand

option-done-now = { $answer ->
    [yes] Let it happen
   *[no] { option-done }
}
option-enough-now = { $prompt ->
    [build] Build nothing more
    [buy] Buy nothing more
   *[draw] Draw no more
}
option-decline-now = { option-decline }
option-take-now = Yes: { $text }
option-look-now = Look at the next { $count ->
    [one] Fortune card
   *[other] { $count } Fortune cards
}
option-flip-now = { $dark_side ->
    [none] Flip it
   *[other] Flip it to { $dark_side }
}
option-leave-now = { $side ->
    [none] Flip nothing
   *[other] Leave { $side } as it is
}
option-take_back-now = Take the minion back
option-roll-now = Roll the dice
option-place-now = To { $place }: { $text }
option-corrupt-now = To your { $side }, { $space }: it becomes { $dark_side } and makes { $dark_makes } instead of { $makes }
option-at-now = { $space }: { $contents }
option-strike-now = { $where }: { $contents }; defense { $defense }
option-cast-now = Cast { $name }. { $text }
option-drop-now = Discard { $name }. { $text }
option-use-now = Use { $name }. { $text }
option-special-now = Use { $name }. { $text }
option-bar-now = Strengthen { $name }: { $text }
option-build-now = Build { $name } for { $price }
option-minion-now = { $who ->
    [own] Your minion at { $place }
   *[other] { $who }'s minion at { $place }
}
option-own_minion-now = Your minion on { $side }, { $space }
option-send-now = To { $place }: { $text }
option-adventurer-now = { $name }, { $position } at { tavern }: d{ $die }, { $left } then { $right }
position-leader = leader
position-member = number { $slot }
option-henchman-now = { $name }{ $owner ->
    [none] {""}
   *[other] , henchman of { $owner }
}
henchman-there = the henchman at { $place }
option-monster-now = { $name } at { $space }, shield { $shield }
option-seat-now = { $who }: { $figures }
option-skulls-now = { $skulls ->
    [0] { $coins_text }
   *[other] { $coins ->
        [0] { $skulls_text }
       *[other] { $skulls_text } and { $coins_text }
    }
}
option-deck-now = { deck }: { $left ->
    [0] made anew of { $discarded } discards
    [one] 1 spell left
   *[other] { $left } spells left
}
option-element-now = { $name }, of which you have { $have }
option-buy-now = { $goods } for { $price }
option-times-now = { $times ->
    [0] Not at all
    [one] Once
    [2] Twice
   *[other] { $times } times
}
option-side-now = { $side ->
    [dark] Dark side up
   *[light] Light side up
}
option-order-now = { $name }: { $text }
option-tavern-now = { $party }

## Events

event-first-player-drawn = { $own ->
    [yes] You have the First Player Marker.
   *[no] { $name } has the First Player Marker.
}
event-first-player-changed = { $own ->
    [yes] You take the First Player Marker.
   *[no] { $name } takes the First Player Marker.
}
event-turn-opened = Turn { $turn } begins.
event-phase-began = Phase: { phase-name }.
event-last-turn-came = Death is out: this turn is the last.
event-fortune-turned = Fortune turns up { $fortunes }.
event-fortune-resolved = { $fortune }: { $text }.
event-switch-set = { $switch ->
    [last_turn] This is the last turn.
   *[other] From now on this turn: { turn-rule }.
}
event-fortune-seen = { $own ->
    [yes] You see, from the top: { $fortunes }.
   *[no] { $name } looks at { next-fortunes }.
}
next-fortunes = { $count ->
    [one] the next Fortune card
   *[other] the next { $count } Fortune cards
}
event-fortune-reordered = { $own ->
    [yes] You put back, from the top: { $fortunes }.
   *[no] { $name } puts back { next-fortunes } in any order.
}
event-far-lands-seen = { $own ->
    [yes] You see in the Far Lands: { $henchmen }.
   *[no] { $name } looks at the henchmen in the Far Lands.
}
why = { $why ->
    [none] {""}
   *[other] {""} ({ $why })
}
why-production = Production
why-set-up = set-up
why-repelled = attack repelled
why-pilgrims = pilgrims
event-gained = { $own ->
    [yes] You gain { $items }{ why }.
   *[no] { $name } gains { $items }{ why }.
}
event-paid = { $own ->
    [yes] You pay { $items }{ why }.
   *[no] { $name } pays { $items }{ why }.
}
event-items-lost = { $own ->
    [yes] You lose { $items }{ why }.
   *[no] { $name } loses { $items }{ why }.
}
event-items-stolen = { $own ->
    [yes] You steal { $items } from { $victim }{ why }.
   *[no] { $name } steals { $items } from { $victim }{ why }.
}
event-die-rolled = { $own ->
    [yes] You roll { $face } on a d{ $sides }.
   *[no] { $name } rolls { $face } on a d{ $sides }.
}
event-minion-placed = { $own ->
    [yes] You send a minion to { $place }.
   *[no] { $name } sends a minion to { $place }.
}
event-minion-sent = { $own ->
    [yes] You send a minion to { $space } of your Domain.
   *[no] { $name } sends a minion to { $space } of their Domain.
}
event-neutral-hired = { $own ->
    [yes] You have { $colour } this turn.
   *[no] { $name } has { $colour } this turn.
}
event-minion-moved = { $own ->
    [yes] Your minion goes from { $place } to { $to_place }.
   *[no] { $name }'s minion goes from { $place } to { $to_place }.
}
event-minion-moved-to-domain = { $own ->
    [yes] Your minion goes from { $place } to { $space } of your Domain.
   *[no] { $name }'s minion goes from { $place } to { $space } of their Domain.
}
event-minion-moved-from-domain = { $own ->
    [yes] Your minion goes from { $space } to { $place }.
   *[no] { $name }'s minion goes from { $space } to { $place }.
}
event-minion-moved-within = { $own ->
    [yes] Your minion goes from { $space } to { $to_space }.
   *[no] { $name }'s minion goes from { $space } to { $to_space }.
}
event-minion-recalled = { $own ->
    [yes] Your minion comes home from { $place }.
   *[no] { $name }'s minion comes home from { $place }.
}
event-action-declined = { $own ->
    [yes] Your minion leaves { $place } without doing anything.
   *[no] { $name }'s minion leaves { $place } without doing anything.
}
event-minion-granted = { $own ->
    [yes] You have one more minion next turn.
   *[no] { $name } has one more minion next turn.
}
event-victim-named = { $own ->
    [yes] You name a victim: { $victim }.
   *[no] { $name } names a victim: { $victim }.
}
event-thug-failed = { $own ->
    [yes] Your Thug fails.
   *[no] { $name }'s Thug fails.
}
event-tile-taken = { $own ->
    [yes] You take the tile { $tile }.
   *[no] { $name } takes the tile { $tile }.
}
event-tile-drawn = { $own ->
    [yes] You draw the tile { $tile }.
   *[no] { $name } draws the tile { $tile }.
}
event-tile-built = { $own ->
    [yes] You build { $side } at { $space }.
   *[no] { $name } builds { $side } at { $space }.
}
event-tile-flipped = { $own ->
    [yes] Your { $other_side } at { $space } becomes { $side }.
   *[no] { $name }'s { $other_side } at { $space } becomes { $side }.
}
event-tile-left-light = { $own ->
    [yes] You leave the tile at { $space } as it is.
   *[no] { $name } leaves the tile at { $space } as it is.
}
event-tile-lost = { $own ->
    [yes] You lose { $tile } at { $space }.
   *[no] { $name } loses { $tile } at { $space }.
}
event-tile-rescued = { $own ->
    [yes] You save { $tile }: it can be built again.
   *[no] { $name } saves { $tile }: it can be built again.
}
event-space-guarded = { $own ->
    [yes] Your { $space } is guarded this turn.
   *[no] { $name }'s { $space } is guarded this turn.
}
event-token-put = { $own ->
    [yes] You put { token } on { $space }.
   *[no] { $name } puts { token } on { $space }.
}
at-price = { $price ->
    [0] at no cost
   *[other] for { $price_text }
}
event-monster-hired = { $own ->
    [yes] You hire { $monster } { at-price } and put it on { $space }.
   *[no] { $name } hires { $monster } { at-price } and puts it on { $space }.
}
event-monster-drawn = { $own ->
    [yes] You draw { $monster }.
   *[no] { $name } draws { $monster }.
}
event-monster-put = { $own ->
    [yes] { $monster } stands on your { $space }.
   *[no] { $monster } stands on { $name }'s { $space }.
}
event-monster-lost = { $own ->
    [yes] You lose { $monster } at { $space }.
   *[no] { $name } loses { $monster } at { $space }.
}
event-mercenary-returned = The Mercenary goes back to the Docks.
event-henchman-taken = { $own ->
    [yes] You take { $henchman }.
   *[no] { $name } takes { $henchman }.
}
event-henchman-turned-up = { $own ->
    [yes] You turn up { $henchman }, your new henchman.
   *[no] { $name } turns up { $henchman }, a new henchman.
}
event-henchman-used = { $own ->
    [yes] You use { $henchman }{ $targets ->
        [none] {""}
       *[other] : { $targets }
    }.
   *[no] { $name } uses { $henchman }{ $targets ->
        [none] {""}
       *[other] : { $targets }
    }.
}
event-henchman-left = { $own ->
    [yes] { $henchman } leaves you{ $to ->
        [remove] {""} and the game
       *[discard] {""}
    }.
   *[no] { $henchman } leaves { $name }{ $to ->
        [remove] {""} and the game
       *[discard] {""}
    }.
}
event-henchman-killed = { $board ->
    [yes] { $henchman } is killed.
   *[no] { $own ->
        [yes] Your henchman { $henchman } is killed.
       *[no] { $name }'s henchman { $henchman } is killed.
    }
}
event-spell-drawn = { $own ->
    [yes] You draw { $spells }.
   *[no] { $name } draws { spell-of-deck }.
}
spell-of-deck = { $deck ->
    [attack] an Attack spell
    [defense] a Defense spell
    [control] a Control spell
   *[production] a Production spell
}
event-spell-cast = { $own ->
    [yes] You cast { $spell }{ $targets ->
        [none] {""}
       *[other] : { $targets }
    }.
   *[no] { $name } casts { $spell }{ $targets ->
        [none] {""}
       *[other] : { $targets }
    }.
}
event-spell-countered = { $own ->
    [yes] You counter it with { $spell }.
   *[no] { $name } counters it with { $spell }.
}
event-spell-dropped = { $own ->
    [yes] You discard { $spell }.
   *[no] { $name } discards { $spell }.
}
event-spell-kept = { $own ->
    [yes] You keep your spells.
   *[no] { $name } keeps all spells.
}
event-special-used = { $own ->
    [yes] You use { $side }{ $targets ->
        [none] {""}
       *[other] : { $targets }
    }.
   *[no] { $name } uses { $side }{ $targets ->
        [none] {""}
       *[other] : { $targets }
    }.
}
event-bar-paid = { $own ->
    [yes] You strengthen { $monster }.
   *[no] { $name } strengthens { $monster }.
}
event-window-passed = { $own ->
    [yes] You pass.
   *[no] { $name } passes.
}
event-adventurer-came = { $adventurer } comes to { tavern }.
event-adventurer-left = { $to ->
    [box] { $adventurer } leaves { tavern } and the game.
   *[discard] { $adventurer } leaves { tavern }.
}
event-adventurers-swapped = At { tavern }, { $adventurers } swap places.
event-party-set-out = { tavern-party-first } goes for { $where } ({ icon }).
event-pilgrimage-made = { tavern-party-first } makes a pilgrimage to { $where } ({ icon }).
event-party-stayed = { tavern-party-first } finds nothing to go for.
event-party-changed = { $how ->
    [die] { tavern-party-first } rolls one more d{ $amount }.
    [shrink] { tavern-party-first }: its largest die becomes a d6.
    [drop] { tavern-party-first } leaves out its largest die.
   *[total] { tavern-party-first }: its total is { $size } { $down ->
        [yes] lower
       *[no] higher
    }.
}
event-space-attacked = { $tower ->
    [yes] { $dice } come down on { $where }.
   *[no] { $own ->
        [yes] You attack { $where } with { $dice }.
       *[no] { $name } attacks { $where } with { $dice }.
    }
}
event-defense-raised = { $own ->
    [yes] Your defense rises by { $amount }.
   *[no] { $name }'s defense rises by { $amount }.
}
event-attack-rolled = The attackers roll { $faces }, a total of { $total } against a defense of { $defense }.
event-space-held = { $own ->
    [yes] Your { $space } holds!
   *[no] { $name }'s { $space } holds!
}
event-space-fell = { $own ->
    [yes] Your { $space } falls!
   *[no] { $name }'s { $space } falls!
}
event-fortune-discarded = Gone from the board: { $fortunes }.
event-inn-emptied = Gone from the Inn: { $henchmen }.
event-henchman-came = { $henchman } comes to the Inn.
event-far-lands-filled = { $count ->
    [one] A henchman comes to the Far Lands, face down.
   *[other] { $count } henchmen come to the Far Lands, face down.
}
event-tiles-removed = Nobody took a tile, so these leave the game: { $tiles }.
event-tiles-came = New tiles at the Architect's Guild: { $tiles }.
event-monsters-came = New monsters in Nik'tmarg: { $monsters }.
event-discards-shuffled = The discards become a new deck: { deck }.
event-forced = { $verb ->
    [seat] Only one player can be chosen.
    [strike] Only one space can be attacked.
    [minion] Only one minion can be chosen.
   *[other] { $own ->
        [yes] You have no other choice: { $choice }.
       *[no] { $name } has no other choice: { $choice }.
    }
}

# What a use is aimed at.
aim-strike = { $where }
aim-minion = the minion at { $place }
aim-guild-minion = { $own ->
    [yes] your minion at the Builder's Guild
   *[no] { $name }'s minion at the Builder's Guild
}
aim-times = { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
aim-other = { $thing }

## Result

score-name = Skulls
score-skulls = { $value ->
    [one] 1 Skull
   *[other] { $value } Skulls
}
score-skulls-a-turn = { $value } a turn
score-coins = { $value ->
    [one] 1 Coin
   *[other] { $value } Coins
}
score-lowest-tile = { $value ->
    [-999] no tile
   *[other] { $value } for the lowest tile
}
decided-skulls = more Skulls
decided-skulls-a-turn = more Skulls a turn
decided-coins = more Coins
decided-lowest-tile = the lower tile

## Looking at the table

summary = On the table: { $seats }.
seat-summary = { $own ->
    [yes] you { $figures }
   *[no] { $name } { $figures }
}
seat-figures = { $skulls ->
    [hidden] {""}
   *[other] { $skulls }, {""}
}{ $a_turn } a turn, { $tiles ->
    [0] no tile
    [one] 1 tile
   *[other] { $tiles } tiles
}, { spells-held }, { $henchmen ->
    [0] no henchman
    [one] 1 henchman
   *[other] { $henchmen } henchmen
}
look-stores = your stores
look-hand = your spells
look-henchmen = your henchmen
look-domain = your Domain
look-city = the city
look-parties = the parties
look-fortune = Fortune
look-market = market
look-decks = decks
market-title = On offer:
deck-line = { $deck }: { $left } left, { $discarded } discarded
rival-title = { $who }: { $figures }.
rival-backs = { $name } holds { $spells }.
back-count = { $count } { deck }
rival-held = Tiles not built: { $tiles }.
rival-henchmen = { $name }'s henchmen:

## Making a table

blurb = Rule a domain that looks wholesome, turn it evil tile by tile, and keep the heroes of the taverns from your door.
here-each-for-themselves = Everyone builds and defends a domain of their own.
preset-normal = Normal
preset-normal-text = Stores lie hidden. Five to eight turns, until Death comes up.
preset-open-stores = Open stores
preset-open-stores-text = Everyone sees what everyone owns. Easier for a first game.
setting-dice_roller = Who rolls for the attackers
setting-dice_roller-owner = the owner of the space
setting-dice_roller-next_player = the next player
setting-dice_roller-auto = nobody
setting-open_stores = Everyone sees what everyone owns
setting-evil_prefers_buildings = The Evil icon takes dark tiles before monsters
setting-attack_fail_reward = Skulls for withstanding a card
setting-mercenary_mortal = The Mercenary can be lost with its space

## On the screen

screen-turn = Turn { $turn }
screen-step-setup = Setting up
screen-step-fortune = Fortune
screen-step-before = Before
screen-step-placement = Place
screen-step-after = After
screen-step-resolution = Resolve
screen-step-foreman = Foreman
screen-step-adventure = Adventure
screen-step-production = Production
screen-step-end = Evening
screen-step-over = The end
screen-path = The path through the city
screen-city = The city of Harrows
screen-location = { $location ->
    [seer] Seer
    [business] Business
    [temple] Temple
    [assassin] Assassin
    [thug] Thug
    [architect] Architect
    [inn] Inn
    [builders-guild] Builders
    [tower] Towers
    [council] Council
    [unicorn] Green Unicorn
    [swan] Yellow Swan
    [docks] Docks
    [far-lands] Far Lands
    [niktmarg] Nik’tmarg
    [town-council] Town Council
   *[royal-court] Royal Court
}
screen-location-numbered = { $number }: { $name }
screen-does = { $location ->
    [seer] look at the next 3 Fortune cards
    [business] take Coins
    [temple] take Skulls
    [assassin] get rid of an adventurer, a henchman or a minion
    [thug] the same, if a d6 shows 1 to { $thug }
    [architect] take a tile to build at the Foreman
    [inn] take a henchman
    [builders-guild] buy: Stone { $stone }, Metal { $metal }; 2 Wood or 2 Workers 1
    [tower] take an element
    [council] draw spells
    [unicorn] replace one who follows the leader
    [swan] replace one who follows the leader
    [docks] a guard for one of your spaces this turn
    [far-lands] take a henchman unseen
    [niktmarg] hire a monster
    [town-council] become first player
   *[royal-court] one more minion next turn
}
screen-minion = { $own ->
    [yes] Your minion
   *[no] Minion of { $name }
}
screen-nobody = nobody there
screen-empty-slot = empty
screen-face-down = a henchman face down
screen-mercenary = The Mercenary waits here
screen-order = Turn order
screen-first = First player
screen-to-place = { $count ->
    [0] all minions placed
    [one] 1 minion to place
   *[other] { $count } minions to place
}
screen-seat-to-place = { $own ->
    [yes] You
   *[no] { $name }
}: { screen-to-place }
screen-seat-in-window = { $own ->
    [yes] You
   *[no] { $name }
}: { $state ->
    [on] now
    [done] done
   *[later] later
}
screen-slashed = One more minion next turn

screen-hunts = { $own ->
    [yes] after your { $space }
   *[no] after { $name }: { $space }
}
screen-visits = { $own ->
    [yes] pilgrims to your { $space }
   *[no] pilgrims to { $name }: { $space }
}
screen-pilgrims = pilgrims: { $space }
screen-hunts-nothing = finds no one to hunt
screen-chance = { $defense } · { $chance } %
screen-chance-told = Defense { $defense }; it falls in { $chance } of 100 cases
screen-hunted-by = { $tavern ->
    [swan] The Yellow Swan
   *[unicorn] The Green Unicorn
} hunts it
screen-visited-by = { $tavern ->
    [swan] The Yellow Swan
   *[unicorn] The Green Unicorn
} comes as pilgrims

screen-fortune = Fortune
screen-fortune-left = { $left ->
    [one] 1 Fortune card left.
   *[other] { $left } Fortune cards left.
}
screen-fortune-known = Next: { $cards }.
screen-fortune-loose = Among the next { $count }: { $cards }.
screen-fortune-none = No Fortune yet
screen-fortune-silent = Silent this turn.
screen-unknown = unknown

screen-domain = { $own ->
    [yes] Your Domain
   *[no] Domain of { $name }
}
screen-a-turn = a turn
screen-once-dark = { $count } once flipped
screen-skulls-a-turn = { $count ->
    [one] 1 Skull a turn
   *[other] { $count } Skulls a turn
}
screen-bare = empty
screen-space-told = { $space }: { $text }, defense { $defense }
screen-space-of = { $own ->
    [yes] your { $space }
   *[no] { $name }: { $space }
}
screen-defense = Defense { $value }
screen-guarded = Guarded this turn
screen-weapons = { $count ->
    [one] 1 Weapon
   *[other] { $count } Weapons
}
screen-altars = { $count ->
    [one] 1 Altar
   *[other] { $count } Altars
}
screen-look-at-domain = Look at this Domain.
screen-backs = { $count } { deck }
screen-henchmen = { $count ->
    [one] 1 henchman
   *[other] { $count } henchmen
}
screen-unbuilt = { $count ->
    [one] 1 tile not built
   *[other] { $count } tiles not built
}
screen-percent-short = { $chance } %

screen-stores = { $own ->
    [yes] Your stores
   *[no] Stores of { $name }
}
screen-hidden-item = { item }: hidden
screen-spells = { $own ->
    [yes] Your spells
   *[no] Spells of { $name }
}
screen-no-spells = No spells
screen-copies = ×{ $count }
screen-holdings = { $own ->
    [yes] Your henchmen and unbuilt tiles
   *[no] Henchmen and unbuilt tiles of { $name }
}
screen-henchman = { $used ->
    [yes] used
   *[no] { timing-short }
}
screen-lacks = lacks
screen-can-be-built = can be built

screen-party-attacks = { $tavern ->
    [swan] The Yellow Swan
   *[unicorn] The Green Unicorn
} against { $own ->
    [yes] your { $space }
   *[no] { $name }: { $space }
}
screen-card-attacks = An attack on { $own ->
    [yes] your { $space }
   *[no] { $name }: { $space }
}
screen-defense-part = { $part ->
    [tile] tile
    [monsters] monsters
    [weapons] Weapons
    [area] Area
   *[raised] raised
} { $amount }
screen-dice = The dice of the attackers
screen-must-beat = must beat { $defense }
screen-percent = of 100
screen-falls = it falls
screen-rolled = { $fell ->
    [yes] { $total } beats { $defense }: it falls.
   *[no] { $total } does not beat { $defense }: it holds.
}

screen-casts = { $own ->
    [yes] You cast { $spell }
   *[no] { $name } casts { $spell }
}
screen-if-not-countered = Unless it is countered:
screen-aimed-at = Aimed at
screen-affected = May answer:
screen-all-affected = Everyone may answer:
screen-answers = { screen-minion }, { $state ->
    [on] deciding
    [spared] answered
   *[later] affected
}
screen-cast-step = { $step ->
    [cast] Cast
    [paid] Paid
    [answers] Answer?
   *[happens] Happens
}

screen-choose = { $verb ->
    [deck] From which deck?
    [element] Which element?
    [buy] At the Builder’s Guild
    [skulls] How many Skulls?
    [times] How often?
    [side] Which side up?
    [order] Which card comes next?
    [seat] Which rival?
    [tavern] Which party?
    [monster] Which monster?
    [strike] Which space?
   *[henchman] Which henchman?
}
screen-choice = { $thing ->
    [attack] Attack
    [defense] Defense
    [control] Control
    [production] Production
    [earth] Earth
    [wind] Wind
    [fire] Fire
    [water] Water
    [stone] Stone
    [metal] Metal
    [wood] 2 Wood
    [workers] 2 Workers
    [light] Light side
    [dark] Dark side
    [unicorn] Green Unicorn
    [swan] Yellow Swan
   *[other] { $thing }
}
screen-deck-left = { $left } left
screen-buys = { $item ->
    [stone] { $stone }
    [metal] { $metal }
   *[other] 1
} { $item ->
    [stone] { $stone ->
        [one] Coin
       *[other] Coins
    }
    [metal] { $metal ->
        [one] Coin
       *[other] Coins
    }
   *[other] Coin
}
screen-on-top = So far on top: { $cards }
screen-standing = The Necromancer counts
screen-standing-of = { $skulls } a turn, { $coins } Coins

## In the terminal

tiny-item = { $item ->
    [coins] ●{ $amount }
    [skulls] ☠{ $amount }
    [earth] { $amount }Ea
    [wind] { $amount }Wi
    [fire] { $amount }Fi
    [water] { $amount }Wa
    [stone] { $amount }St
    [metal] { $amount }Me
    [wood] { $amount }Wd
    [workers] { $amount }Wk
    [element] { $amount }El
   *[spell] { $amount ->
        [one] 1 spell
       *[other] { $amount } spells
    }
}
tiny-rate = +{ $skulls }
tall-rate = +{ $skulls } a turn
tiny-unseen = ☠?
tiny-once-dark = ({ $skulls } once flipped)
tiny-slashed = +1 next
tiny-holds = A{ $attack } D{ $defense } C{ $control } P{ $production }{ $henchmen ->
    [0] {""}
   *[other] {""} ‡{ $henchmen }
}{ $tiles ->
    [0] {""}
   *[other] {""} ▪{ $tiles }
}
tiny-rank = r{ $rank }
tiny-defense = D{ $defense }
tiny-guarded = guarded
tiny-used = used
tiny-hunts = { $tavern ->
    [swan] Swan hunts
   *[unicorn] Unicorn hunts
}
tiny-visits = { $tavern ->
    [swan] Swan visits
   *[unicorn] Unicorn visits
}
tiny-does = { $location ->
    [seer] see 3 Fortune
    [assassin] strike
    [thug] strike on 1–{ $thug }
    [unicorn] swap a member
    [swan] swap a member
    [docks] the Mercenary
    [town-council] go first
    [royal-court] +1 minion
   *[other] {""}
}
tiny-dice = { $dice }{ $plus ->
    [0] {""}
   *[other] , { $plus } to the total
}
tiny-icons = { $left }, { $right }
tiny-parts = Defense: { $parts }.
tiny-henchmen = { $own ->
    [yes] Your henchmen
   *[no] { $name }'s henchmen
}
tiny-held = Your tiles to build
tiny-tile = { tile-type }, for { $areas }
tiny-payable = can be built
tiny-reaction-own = If you pass, it happens to you.
tiny-reaction = { $name } may answer.
tiny-spared = Safe from it: { $seats }.
tiny-plan = You use { $card }{ $targets ->
    [none] {""}
   *[other] {""} at { $targets }
}{ $priced ->
    [yes] , for
   *[no] {""}
}
tiny-building = You build { $tile }{ $space ->
    [none] {""}
   *[other] {""} at { $space }
}.
tiny-resolving = { screen-location }: { $text }
tiny-legend = On the table: ● Coins, ☠ Skulls; Ea, Wi, Fi and Wa are the elements, St, Me, Wd and Wk are Stone, Metal, Wood and Workers. ☼ is a light side, ☾ a dark one; D is defense or a shield, r a rank. ♙ is a minion, ♜ the first player, ◆ whoever acts, ✓ whoever is done. A, D, C and P count the spells held of each deck, ‡ henchmen, ▪ tiles not built.
