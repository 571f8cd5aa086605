# Korak's castle: every sentence a person reads.
# $own is yes where $name is the reader.

## What is played

mode = { mode-name }{ mode-boss }{ mode-haunter }{ mode-chests }{ mode-items }{ mode-hits }{ mode-rounds }
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

## Pieces

item-text = { $item ->
    [POTION] Restores all Hit Points; not at 8.
    [BOOTS] Three more actions this turn.
   *[other] Thrown at a monster 2 squares away in a straight line: 3 damage there, 2 on each square beside it.
}
weapon-text = Three dice instead of two.
at-square = { $square ->
    [DOOM] the Doomstep
    [THRONE] the throne
   *[other] { $square }
}

## Lessons

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
text-actions = a step or a bout each; magic items, chests, doors and secret doors cost none, the Fountain and the Platform cost three
glossary-haunter = Haunter
text-haunter = once a turn Korak may roll for a row of the castle; everyone in it is swept away, heroes to the Entrance and monsters for good
glossary-items = Magic items
text-items = a hero holds two at most and uses them in his own turn: potions heal, boots give three actions, grenades strike two squares away
glossary-secret-doors = Secret doors
text-secret-doors = on F3 (1 to 5 on a ten-sided die) and on G6 (1 to 3); a failure ends all walking this turn
glossary-arena = Arena
text-arena = behind the Arch there is no way back; the first to reach the Doomstep draws most cards, and Korak needs a blow of 7

## Questions

prompt-korak-turn = What do you do, Korak?
prompt-place-a-chest = Where does the next chest stand?
prompt-raise-the-blast = How many Hit cards does your { $hero } add to the blast?
prompt-land-on = Where does the Platform take your { $hero }?
prompt-move-away = The door stays hidden. Where does your { $hero } step back to?
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
stakes-add-misses = { $boss ->
    [yes] { $total } damage against your { $hp } Hit Points, and Korak knocks nobody out twice.
   *[no] { $total } damage against your { $hp } Hit Points.
}
stakes-choose-figure = { $left ->
    [99] { $more } more to place.
   *[other] Strength { $left } left in this room, { $more } more figures at most.
}
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
tip-choose-square = Beside the way they must take, and not in a row with your other monsters.
tip-korak-turn = { $count ->
    [0] Wait for them, and let the Haunter thin them out.
   *[other] All on the weakest hero: three actions each.
}
tip-place-a-chest = Deep in the castle, so that they roll two dice for long.
tip-raise-the-blast = Every card adds 1 to every square of the blast.
tip-land-on = As far as you can come, but not alone into a fight.
tip-move-away = Beside a monster you can still fight with the actions that are left.
tip-return-a-card = Hit cards slay Korak, Miss cards keep you alive.

## Why something cannot be chosen

why-not-guarded = The chest is closed while a monster stands in the room.
why-not-golden = You have a Golden Weapon; one is all a hero may have.
why-not-limit = Too strong: { $left } is all this room has left.

## Options, whatever the position

option-attack_boss = Attack Korak
option-chest = On { $thing }
option-search = Search for the secret door
option-open = Open the chest
option-throw = Throw a grenade at { $thing }
option-platform = Step onto the Teleport Platform
option-land = Land on { $thing }
option-retreat = Back to { $thing }
option-haunter = Summon the Haunter
option-lose_figure = The figure { $thing }

## Options as they stand

option-step-now = { $note ->
    [door] Step to { $square } and open door { $door }
    [doomstep] Step through the Arch onto the Doomstep
    [past] Step to { at-square }, past another hero
    [item] Step to { $square }, where something lies
   *[none] Step to { at-square }
}
option-attack-now = { $side ->
    [korak] Attack { $target } on { $square } ({ $hp } Hit Points, { offered-cards })
   *[hero] Attack { $target } on { $square }: { $strength }, { $chance } % by dice alone
}
option-attack_boss-now = Attack Korak: { $needed } in one blow, { $chance } % { $hits ->
    [0] by dice alone
    [one] with 1 Hit card
   *[other] with { $hits } Hit cards
}
option-take-now = Take { $item }
option-leave-now = Leave { $item } on { $square }
option-chest-now = { $square } (room { $room })
option-search-now = Search for the secret door to room { $room }: 1 to { $numbers } on the die, { $chance } %
option-open-now = Open the chest and take the Golden Weapon
option-throw-now = Throw a grenade at { $kind } on { $square }, { $strength }
option-platform-now = Step onto the Teleport Platform, for three actions
option-land-now = { $thing }
option-retreat-now = { $thing }
option-haunter-now = Summon the Haunter
option-lose_figure-now = The figure { $thing }

## Events

event-chest-placed = A chest stands on { $square }.
event-round-began = Round { $round }. The Mace of Chaos says: { $heroes }.
event-overlord-turn-began = { $own ->
    [yes] It is your turn, Korak.
   *[no] It is Korak's turn.
}
event-boss-attacked = { $hero } attacks Korak!
event-boss-struck = Korak strikes at { $hero }!
event-overlord-rolled = { $own ->
    [yes] You roll { $dice }: { $total }.
   *[no] Korak rolls { $dice }: { $total }.
}
event-boss-slain = { $hero } slays Korak and takes the throne!
event-item-drawn = Chance puts { $item } on the next base.
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
event-turn-missed = { $hero } misses a turn, and comes round in the next round.
event-haunter-flew = The Haunter sweeps row { $row }!
event-haunter-stayed-away = The Haunter does not come.
event-monster-swept = The Haunter takes { $kind } from { $square }.
event-something-lost = { $thing ->
    [coin] { $hero } loses a coin.
   *[other] { $hero } loses { $thing }.
}

## Result

score-throne = { $value ->
    [0] {""}
   *[other] on the throne
}
decided-prevailed = the fate of Korak
decided-throne = the throne

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
chests = Chests with Golden Weapons: { $squares }.
supply = Korak still has: { $kinds }.
placing = { $room ->
    [9] The arena: { placing-count }.
   *[other] Room { $room }: { placing-count }, strength { $left } left.
}
foe = { $kind ->
    [boss] Korak
   *[other] { $kind }
}
summary = { $heroes }.
look-things = things

## On the full screen

headline = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
board-points = { $hero } { $points }: figures { $figures }, gold { $gold }, cards { $cards }{ $deeds ->
    [0] {""}
   *[other] , Korak and his throne { $deeds }
}.
board-item = { $item ->
    [POTION] Potion
    [BOOTS] Boots
   *[other] Grenade
}
board-legend = On the board heroes have three letters, monsters two and their strength, as far as it is known. ▣ is a chest, * a magic item, ?5 a secret door that opens on 1 to 5, a number in a wall a closed door. With a hero: ♥ Hit Points, H and M Hit and Miss cards, ▪ cards of others, ● coins, ★ figures, † a Golden Weapon.

## Making a table

blurb = Four heroes fight through eight rooms to the throne of Korak the Cobran, who chooses and hides what waits behind every door. Play the heroes together, or play Korak.
here-one-against-all = One of you plays Korak and his castle, the others play the heroes.
role = { $number ->
    [1] plays Korak
   *[other] { role-heroes }
}
preset-normal-text = Four heroes, shared by those who do not play Korak. About an hour.
preset-challenging = More challenging
preset-challenging-text = Heroes keep six cards at most, and it takes one more than a monster's strength to slay it.
preset-house-rules-text = Damage to Korak adds up, swept monsters come back, chests and magic items come by chance.
setting-hand_limit_6 = Heroes keep six cards at most
setting-strict_kill = It takes one more than a monster's strength to slay it
setting-boss_damage = Korak falls to
setting-haunter_monsters = Monsters that the Haunter sweeps away
setting-haunter_monsters-removed = are gone for good
setting-haunter_monsters-return = come back to Korak
setting-chest_setup = The chests are placed
setting-chest_setup-korak = by Korak
setting-chest_setup-preset = where they always stand
setting-item_choice-korak = by Korak
setting-hit_cards-0 = by the number of players: 8, 11, 12 or 13
setting-round_limit = Korak wins after so many rounds

## The browser's screen

phase-korak = Korak
supply-castle = Behind the castle
korak = Korak
board-castle = The castle
mace-order = In the order of the Mace
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
haunter-odds = Heroes on { $heroes } of { $numbers }, monsters on { $monsters }
haunter-state = { $state ->
    [never] The Haunter comes no more
    [done] The Haunter has flown this turn
   *[ready] The Haunter may fly every round
}
korak-needs = It takes { $needed } to slay Korak
korak-prevailed = Korak has prevailed
