# Korak's castle: every sentence a person reads.
# $own is yes where $name is the reader.

## What is played

mode = { mode-name }{ mode-boss }{ mode-haunter }{ mode-chests }{ mode-items }{ mode-rounds }
mode-name = { $hand_limit_6 ->
    [yes] { $strict_kill ->
        [yes] challenging mode
       *[no] six cards at most
    }
   *[no] { $strict_kill ->
        [yes] one more to slay
       *[no] normal mode
    }
}
mode-boss = { $boss_damage ->
    [cumulative] , damage to Korak adds up
   *[single_blow] {""}
}
mode-haunter = { $haunter_monsters ->
    [return] , swept monsters come back
   *[removed] {""}
}
mode-chests = { $chest_setup ->
    [preset] , chests in their usual places
   *[korak] {""}
}
mode-items = { $item_choice ->
    [random] , magic items by chance
   *[korak] {""}
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
item-text = { $item ->
    [POTION] Restores all Hit Points; not at 8.
    [BOOTS] Three more actions this turn.
   *[other] Thrown at a monster 2 squares away in a straight line: 3 damage there, 2 on each square beside it.
}
weapon-text = Three dice instead of two.
strength = { $known ->
    [public] strength { $strength }
    [secret] strength { $strength } (secret)
   *[no] strength { $least } to { $most }
}
at-square = { $square ->
    [DOOM] the Doomstep
    [THRONE] the throne
   *[other] { $square }
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
lesson-aim = { $side ->
    [korak] You are Korak the Cobran. Knock out all four heroes with your own hand, and the castle is yours for good.
   *[heroes] Fight your way through eight rooms to the throne and slay Korak. Only one hero wins: the one with the most points when he falls.
}
lesson-turn = { $side ->
    [korak] After the heroes, each of your monsters has three actions: a step or a bout each. When a hero opens a door, you decide who waits behind it; only you know how strong they are.
   *[heroes] A hero has three actions: a step to the next square, or a bout with a monster beside you. Doors open by themselves, and then Korak says who waits behind.
}
lesson-fight = In a bout one strikes, and whoever is struck strikes back if still standing. Dice first, then the hero may play cards: Hit cards add to a blow, Miss cards take from one. A blow slays a monster or does nothing at all.
lesson-end = A hero without Hit Points wakes at the Entrance with 1. Whoever Korak himself strikes down is out of the game.
glossary-actions = Actions
text-actions = a step or a bout each; magic items, chests, doors and secret doors cost none, the Fountain and the Platform cost three
glossary-bout = Bout
text-bout = a blow and, if the other survives, a blow in return; dice show 0, 0, 1, 1, 1 or 2
glossary-cards = Hit and Miss cards
text-cards = up to three Hit cards add 1 each to a blow, up to two Miss cards take 1 each from one; each card kept is worth a point
glossary-haunter = Haunter
text-haunter = once a turn Korak may roll for a row of the castle; everyone in it is swept away, heroes to the Entrance and monsters for good
glossary-items = Magic items
text-items = a hero holds two at most and uses them in his own turn: potions heal, boots give three actions, grenades strike two squares away
glossary-secret-doors = Secret doors
text-secret-doors = on F3 (1 to 5 on a ten-sided die) and on G6 (1 to 3); a failure ends all walking this turn
glossary-arena = Arena
text-arena = behind the Arch there is no way back; the first to reach the Doomstep draws most cards, and Korak needs a blow of 7

## Questions

prompt-hero-turn = What does your { $hero } do?
prompt-add-hits = How many Hit cards does your { $hero } add to the blow?
prompt-add-misses = How many Miss cards does your { $hero } play against the blow?
prompt-take-item = Does your { $hero } take the magic item?
prompt-choose-figure = Which monster do you place?
prompt-choose-item = Which magic item does it guard?
prompt-choose-square = Where does it stand?
prompt-korak-turn = What do you do, Korak?
prompt-monster-turn = What does the { $monster } do?
prompt-place-a-chest = Where does the next chest stand?
prompt-raise-the-blast = How many Hit cards does your { $hero } add to the blast?
prompt-land-on = Where does the Platform take your { $hero }?
prompt-move-away = The door stays hidden. Where does your { $hero } step back to?
prompt-lose-something = What does your { $hero } lose?
prompt-return-a-card = Six cards are allowed. Which does your { $hero } return?

stakes-hero-turn = { $actions ->
    [0] No actions left, only what costs none.
    [one] 1 action left{ no-steps }.
   *[other] { $actions } actions left{ no-steps }.
}
no-steps = { $steps ->
    [0] {""}, but no more steps
   *[other] {""}
}
stakes-monster-turn = { $actions ->
    [one] 1 action left.
   *[other] { $actions } actions left.
}
stakes-add-hits = { $needed ->
    [0] You have rolled { $total }, and hold { hits-counted }; the strength is not known yet.
   *[other] You have rolled { $total } of the { $needed } it takes, and hold { hits-counted }.
}
stakes-add-misses = { $boss ->
    [yes] { $total } damage against your { $hp } Hit Points, and Korak knocks nobody out twice.
   *[no] { $total } damage against your { $hp } Hit Points.
}
stakes-take-item = It costs nothing.
stakes-choose-figure = { $left ->
    [99] { $more } more to place.
   *[other] Strength { $left } left in this room, { $more } more figures at most.
}
stakes-choose-item = Whoever slays it may take the item.
stakes-choose-square = Nobody may stand just inside the door yet.
stakes-korak-turn = { $count ->
    [0] No monster stands anywhere{ may-haunt }.
    [one] 1 monster stands{ may-haunt }.
   *[other] { $count } monsters stand{ may-haunt }.
}
may-haunt = { $haunter ->
    [yes] {""}; the Haunter can be summoned
   *[no] {""}
}
stakes-place-a-chest = Each chest stands in another room and hides a Golden Weapon.
stakes-raise-the-blast = { $damage } damage on the target, one less around it.
stakes-land-on = It takes the whole turn.
stakes-move-away = No more steps this turn.
stakes-lose-something = A card, a coin, an item or a figure: one of them goes.
stakes-return-a-card = It goes to the bottom of the deck.

tip-hero-turn = { $state ->
    [weak] With { $hp } Hit Points a bout may be your last for a while: a potion or the Fountain helps.
    [arena] Korak falls to a single blow of 7. Come with Hit cards, a Golden Weapon and Hit Points.
   *[rooms] Open doors with actions left, take chests early, and do not crowd into one row.
}
tip-add-hits = { $known ->
    [yes] Only what reaches the strength counts; anything less is wasted.
   *[no] If you cannot tell the strength, think of what the room allows. Cards kept are points.
}
tip-add-misses = { $falls ->
    [yes] Without Miss cards this blow would knock you out.
   *[no] A Hit Point is worth about as much as a card; keep Miss cards for Korak.
}
tip-take-item = Take it unless both your hands will be full when you want something better.
tip-choose-figure = Heroes see what you place, not how strong it is. Keep the strongest for the arena.
tip-choose-item = Give heroes what they can least use here.
tip-choose-square = Beside the way they must take, and not in a row with your other monsters.
tip-korak-turn = { $count ->
    [0] Wait for them, and let the Haunter thin them out.
   *[other] All on the weakest hero: three actions each.
}
tip-monster-turn = Strike whoever has few Hit Points and few cards.
tip-place-a-chest = Deep in the castle, so that they roll two dice for long.
tip-raise-the-blast = Every card adds 1 to every square of the blast.
tip-land-on = As far as you can come, but not alone into a fight.
tip-move-away = Beside a monster you can still fight with the actions that are left.
tip-lose-something = A Miss card or a coin hurts least.
tip-return-a-card = Hit cards slay Korak, Miss cards keep you alive.

## Why something cannot be chosen

closed-potion = { $item }: you have all your Hit Points.
closed-guarded = The chest is closed while a monster stands in the room.
closed-golden = You have a Golden Weapon; one is all a hero may have.
closed-limit = Too strong: { $left } is all this room has left.

## Options, whatever the position

option-step = Step to { $thing }
option-attack = Attack on { $thing }
option-attack_boss = Attack Korak
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
option-chest = On { $thing }
option-search = Search for the secret door
option-open = Open the chest
option-throw = Throw a grenade at { $thing }
option-platform = Step onto the Teleport Platform
option-land = Land on { $thing }
option-retreat = Back to { $thing }
option-haunter = Summon the Haunter
option-lose_item = { $thing }
option-lose_figure = The figure { $thing }
option-lose_hit = A Hit card
option-lose_miss = A Miss card
option-lose_coin = A coin

## Options as they stand

offer-step = { $note ->
    [door] Step to { $square } and open door { $door }
    [doomstep] Step through the Arch onto the Doomstep
    [past] Step to { at-square }, past another hero
    [item] Step to { $square }, where something lies
   *[none] Step to { at-square }
}
offer-attack = { $side ->
    [korak] Attack { $target } on { $square } ({ $hp } Hit Points, { offered-cards })
   *[hero] Attack { $target } on { $square }: { $strength }, { $chance } % by dice alone
}
offered-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
offer-attack_boss = Attack Korak: { $needed } in one blow, { $chance } % { $hits ->
    [0] by dice alone
    [one] with 1 Hit card
   *[other] with { $hits } Hit cards
}
offer-use = Use { $thing }
offer-pick_up = Pick up { $thing }
offer-fountain = Use the Healing Fountain: all Hit Points for three actions
offer-end_turn = End the turn
offer-hits = { $count ->
    [0] None: { $total }
    [one] 1 Hit card: { $total }
   *[other] { $count } Hit cards: { $total }
}
offer-misses = { $count ->
    [0] None: { $damage } damage, { misses-left }
    [one] 1 Miss card: { $damage } damage, { misses-left }
   *[other] { $count } Miss cards: { $damage } damage, { misses-left }
}
misses-left = { $hp ->
    [0] knocked out
    [one] 1 Hit Point left
   *[other] { $hp } Hit Points left
}
offer-take = Take { $item }
offer-leave = Leave { $item } on { $square }
offer-figure = { $thing }
offer-item = { $thing }
offer-square = { $thing }
offer-placed = No more
offer-activate = Act with { $kind } on { $square }, { $strength }
offer-strike = Strike { $hero } yourself ({ $hp } Hit Points, { offered-cards })
offer-done = Done with it
offer-chest = { $square } (room { $room })
offer-search = Search for the secret door to room { $room }: 1 to { $numbers } on the die, { $chance } %
offer-open = Open the chest and take the Golden Weapon
offer-throw = Throw a grenade at { $kind } on { $square }, { $strength }
offer-platform = Step onto the Teleport Platform, for three actions
offer-land = { $thing }
offer-retreat = { $thing }
offer-haunter = Summon the Haunter
offer-lose_item = { $thing }
offer-lose_figure = The figure { $thing }
offer-lose_hit = A Hit card
offer-lose_miss = A Miss card
offer-lose_coin = A coin

## Events

event-chest-placed = A chest stands on { $square }.
event-round-began = Round { $round }. The Mace of Chaos says: { $heroes }.
event-hero-turn-began = { $own ->
    [yes] Your { $hero } is to act.
   *[no] { $hero } ({ $name }) is to act.
}
event-overlord-turn-began = { $own ->
    [yes] It is your turn, Korak.
   *[no] It is Korak's turn.
}
event-hero-woke = { $hero } comes round with 1 Hit Point.
event-hero-stepped = { $hero } steps to { at-square }.
event-monster-stepped = { $kind } moves to { $square }.
event-hero-attacked = { $hero } attacks { $kind } on { at-square }.
event-boss-attacked = { $hero } attacks Korak!
event-monster-attacked = { $kind } on { $square } attacks { $hero }.
event-boss-struck = Korak strikes at { $hero }!
event-hero-rolled = { $hero } rolls { $dice }: { $total }.
event-overlord-rolled = { $own ->
    [yes] You roll { $dice }: { $total }.
   *[no] Korak rolls { $dice }: { $total }.
}
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
event-boss-slain = { $hero } slays Korak and takes the throne!
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
event-item-drawn = Chance puts { $item } on the next base.
event-monster-placed = { $items ->
    [none] { $kind } stands on { $square }.
   *[other] { $kind } stands on { $square } with { $items }.
}
event-time-ran-out = The last round is over, and Korak still sits on his throne.
event-door-opened = { $hero } opens the door of room { $room }.
event-chest-opened = { $hero } takes the { $weapon } out of the chest on { $square }.
event-secret-door-missed = { $hero } rolls { $rolled } and finds no secret door.
event-secret-door-found = { $hero } rolls { $rolled } and finds the secret door.
event-hero-went-through = The secret door turns, and takes { $hero } to { $square }.
event-hero-landed = The Platform takes { $hero } to { $square }.
event-grenade-thrown = { $hero } throws a grenade at { $square }.
event-doomstep-reached = { $place ->
    [1] { $hero } reaches the Doomstep first!
   *[other] { $hero } reaches the Doomstep, as number { $place }.
}
event-haunter-flew = The Haunter sweeps row { $row }!
event-haunter-stayed-away = The Haunter does not come.
event-monster-swept = The Haunter takes { $kind } from { $square }.
event-something-lost = { $thing ->
    [coin] { $hero } loses a coin.
   *[other] { $hero } loses { $thing }.
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
score-throne = { $value ->
    [0] {""}
   *[other] on the throne
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
decided-prevailed = the fate of Korak
decided-points = more points
decided-throne = the throne
decided-figures = stronger figures
decided-gold = more gold
decided-hit-points = more Hit Points

## Looking at the table

progress = { $round ->
    [0] The first round has not begun.
   *[other] Round { $round }. Order of the heroes: { $order }.
}
doors = { $doors ->
    [none] All doors are closed.
   *[other] Doors open: { $doors }.
}
on-doomstep = On the Doomstep or beyond: { $heroes }.
acting-hero = { $hero } has { $actions ->
    [0] no actions left
    [one] 1 action left{ no-steps }
   *[other] { $actions } actions left{ no-steps }
}.
acting-monster = { $kind } on { $square } has { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}.
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
chests = Chests with Golden Weapons: { $squares }.
lying = Lying about: { $items }.
lying-item = { $item } on { $square }
supply = Korak still has: { $kinds }.
supply-kind = { $strengths ->
    [hidden] { $kind } × { $count }
   *[other] { $kind } of strength { $strengths }
}
placing = { $room ->
    [9] The arena: { placing-count }.
   *[other] Room { $room }: { placing-count }, strength { $left } left.
}
placing-count = { $kind ->
    [none] { $placed } of { $most } placed
   *[other] { $kind } to be placed, { $placed } of { $most } stand
}
blow = { $strikes ->
    [hero] { $hero } strikes { $foe }: { $dice }, that is { $total }.
   *[foe] { $foe } strikes { $hero }: { $dice }, that is { $total }.
}
foe = { $kind ->
    [boss] Korak
   *[other] { $kind }
}
summary = { $heroes }.
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
look-things = things
look-supply = supply

## On the full screen

headline = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
board-points = { $hero } { $points }: figures { $figures }, gold { $gold }, cards { $cards }{ $deeds ->
    [0] {""}
   *[other] , Korak and his throne { $deeds }
}.
board-hp = ♥{ $hp }
board-out = out
board-cards = { $hits ->
    [hidden] ▪{ $count }
   *[other] H{ $hits } M{ $misses }
}
board-camp = ●{ $coins } ★{ $strength }
board-item = { $item ->
    [POTION] Potion
    [BOOTS] Boots
   *[other] Grenade
}
board-legend = On the board heroes have three letters, monsters two and their strength, as far as it is known. ▣ is a chest, * a magic item, ?5 a secret door that opens on 1 to 5, a number in a wall a closed door. With a hero: ♥ Hit Points, H and M Hit and Miss cards, ▪ cards of others, ● coins, ★ figures, † a Golden Weapon.
