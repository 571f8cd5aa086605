# Village of Fear: every sentence a person reads.
# $own is yes where $name is the reader.

## What is played

mode = { mode-name }{ mode-items }{ mode-hits }{ mode-rounds }
mode-name = { $boss_damage ->
    [cumulative] { $treasure_setup ->
        [preset] damage to the Warlord adds up, treasures in their usual places
       *[warlord] damage to the Warlord adds up
    }
   *[single_blow] { $treasure_setup ->
        [preset] treasures in their usual places
       *[warlord] normal mode
    }
}
mode-items = { $item_choice ->
    [random] , magic items by chance
   *[warlord] {""}
}

## Pieces

cards-treasures = Treasures
cards-events = Event cards
cards-sewers = Sewer cards
cards-warlord = Warlord cards
item-text = { $item ->
    [POTION] Restores all Hit Points; not at 8.
    [BOOTS] Three more actions this turn.
   *[other] Orders the Wolf to any free square of the lanes, or Karrion back to his perch.
}
weapon-text = Three dice instead of two; four against the Warlord if it is his weakness.
event-text = { $only ->
    [outdoors] { $text }, if outdoors.
    [at_risk] { $text }, unless in the Entrance or on the Fortress.
   *[all] { $text }.
}
does-look = { $amount ->
    [one] Look at the top Warlord card in secret
   *[other] Look at the top { $amount } Warlord cards in secret
}
does-heal = Regain { $amount } Hit Points
does-draw = Draw a Hit/Miss card
does-coin = Take a gold coin
does-actions = { $up ->
    [yes] { $amount } more actions this turn
   *[no] { $amount } fewer actions this turn
}
does-item = Choose a magic item of the supply, if there is room for it
does-cellars = Go to a free Sewer Entrance without a card, or stay
does-wheel = { $up ->
    [yes] The Warlord's wheel turns 1 up
   *[no] The Warlord's wheel turns 1 down
}
does-home = Wolf, Lurker and Karrion go home
does-rally = Every hero who is up regains 1 Hit Point
does-lose = Lose a magic item, a card or a coin
does-damage = Lose { $amount ->
    [one] 1 Hit Point
   *[other] { $amount } Hit Points
}
does-pounce = The Wolf pounces
does-flight = Karrion flies at once
sewer-text = { $kind ->
    [lost] No way on; the turn is over.
    [lair] Into the Lair: fight both Wererats, then take their Key and come out at another entrance. The turn is over.
   *[passage] { $count ->
        [0] Come out at another entrance, or stay. The turn is over.
        [one] Fight a Wererat, then come out at another entrance, or stay. The turn is over.
       *[other] Fight { $count } Wererats, then come out at another entrance, or stay. The turn is over.
    }
}
warlord-text = { $kind ->
    [weapon] Whoever fights the Warlord with the { $weapon } rolls four dice.
    [karrion] Karrion strikes every hero with three dice before he first fights the Warlord.
   *[none] The Warlord has no weakness.
}
creature = { $creature ->
    [WOLF] the Wolf
    [LURKER] the Lurker
   *[WERERAT] a Wererat
}
at-square = { $square ->
    [STEP] the Fortress step
    [TOP] the top of the Fortress
    [LAIR] the Wererats' Lair
   *[other] { $square }
}
actions-counted = { $actions ->
    [0] no actions left
    [one] 1 action left
   *[other] { $actions } actions left
}

## Lessons

lesson-aim = { $side ->
    [warlord] You are the Warlord. Put all four heroes out of the game at the top of your Fortress, and the village stays in fear.
   *[heroes] Find a Key, cross the Drawbridge and slay the Warlord. Only one hero wins: the one with the most points when he falls.
}
lesson-turn = { $side ->
    [warlord] After the heroes, each of your monsters has three actions, and so have Wolf and Lurker. When a hero comes to the door of a building, you say who waits inside; only you know how strong they are.
   *[heroes] A hero draws an Event, then has three actions: a step to the next square, or a bout with a monster beside him. A building is lifted off as soon as he stands before its door.
}
lesson-fight = In a bout one strikes, and whoever is struck strikes back if still standing. Dice first, then the hero may play cards: Hit cards add to a blow, Miss cards take from one. A blow slays a monster or does nothing at all. Wolf, Lurker and Wererats are fought to the end, without cards.
lesson-end = A hero without Hit Points wakes at the Entrance with 1, and the Warlord's wheel turns up: from 5 to 9 it says which blow slays him. Whoever the Warlord himself strikes down is out of the game.
text-actions = a step or a bout each; magic items, treasures, Keys and hostages cost none, the Fountain costs three
glossary-contest = Wolf, Lurker, Wererats
text-contest = both roll, two dice for the creature; whoever has fewer loses: a creature goes home, a hero loses the difference and rolls again
glossary-buildings = Buildings
text-buildings = up to two guards with strength 5 together, in Windmill and Great Hall one more and no limit; when all on the ground floor are slain, the treasure can be taken
glossary-wheel = The wheel
text-wheel = what it takes to slay the Warlord in one blow; every hero knocked out turns it one up, some Events turn it back
glossary-weakness = Weakness
text-weakness = one Golden Weapon, or none, gives four dice against the Warlord; look at Warlord cards to rule the others out
glossary-sewers = Sewers
text-sewers = whoever steps onto an entrance draws a card: a way to another entrance, Wererats, or nothing
glossary-trial = Trial of Stealth
text-trial = the first hero on the Drawbridge moves past a Lurker whom only the Warlord sees; whoever meets him is knocked out, whoever gets across opens the way for all

## Questions

prompt-hide-the-key = In which building do you hide the Key?
prompt-hide-a-weapon = In which building do you hide the next weapon?
prompt-warlord-turn = What do you do, Warlord?
prompt-wolf-turn = What does the Wolf do?
prompt-lurker-turn = What does the Lurker do?
prompt-buy-an-item = Which magic item does your { $hero } take?
prompt-through-the-cellars = Where do the cellars lead your { $hero }?
prompt-send-the-wolf = Where does the Wolf pounce?
prompt-use-the-whip = Whom does your { $hero } whip?
prompt-whip-the-wolf = Where do you send the Wolf?
prompt-leave-the-sewers = Where does your { $hero } come out?
prompt-take-the-lair-key = Does your { $hero } take the Wererats' Key?
prompt-sneak-on = Where does your { $hero } sneak?
prompt-prowl-on = Where does the Lurker prowl?
prompt-look-at-the-card = Does your { $hero } look at the Warlord's card?

stakes-hide-the-key = The other buildings hide the four Golden Weapons.
stakes-hide-a-weapon = Next is the { $treasure }.
stakes-hero-turn = { $actions ->
    [0] No actions left, only what costs none.
   *[other] { actions-counted }.
}
stakes-add-misses = { $boss ->
    [yes] { $total } damage against your { $hp } Hit Points, and whoever the Warlord strikes down is out.
   *[no] { $total } damage against your { $hp } Hit Points.
}
stakes-choose-figure = { $left ->
    [99] { $more } more to place, of any strength.
   *[other] Strength { $left } left in this building, { $more } more figures at most.
}
stakes-choose-square = Not just inside the doorway.
stakes-warlord-turn = { $count ->
    [0] No monster stands anywhere
    [one] 1 monster stands
   *[other] { $count } monsters stand
}; the wheel shows { $wheel }, and Karrion flies at the end.
stakes-monster-turn = { actions-counted }.
stakes-wolf-turn = { actions-counted }.
stakes-lurker-turn = { actions-counted }.
stakes-buy-an-item = It costs nothing.
stakes-through-the-cellars = No Sewer card is drawn.
stakes-lose-something = One of them goes.
stakes-send-the-wolf = The fight begins at once.
stakes-use-the-whip = The Whip is used up.
stakes-whip-the-wolf = No fight comes of it.
stakes-leave-the-sewers = The turn is over.
stakes-take-the-lair-key = A Key is needed to enter the Fortress.
stakes-sneak-on = { $left ->
    [one] 1 move left.
   *[other] { $left } moves left.
}
stakes-prowl-on = { $left ->
    [one] The hero has 1 move left.
   *[other] The hero has { $left } moves left.
}
stakes-look-at-the-card = Nobody else learns what it is.

tip-hide-the-key = Windmill and Great Hall may have the strongest guards.
tip-hide-a-weapon = The farther from the Entrance, the later it is used against you.
tip-hero-turn = { $state ->
    [weak] With { $hp } Hit Points a fight may turn the wheel: a potion or the Fountain helps.
    [top] The Warlord falls to a single blow of { $wheel }. Add Hit cards, and keep Miss cards for his.
    [armed] You have a Golden Weapon. A Key and Hit cards, and the Fortress can be tried.
   *[village] Treasures first: a Golden Weapon and a Key. Hostages are worth 5 points each.
}
tip-add-hits = { $known ->
    [yes] Only what reaches the strength counts; anything less is wasted.
   *[no] If you cannot tell the strength, think of what the building allows. Cards kept are points.
}
tip-add-misses = { $falls ->
    [yes] Without Miss cards this blow would knock you out.
   *[no] A Hit Point is worth about as much as a card; keep Miss cards for the Warlord.
}
tip-take-item = Take it unless you expect something better before you can use it.
tip-choose-figure = Heroes see what you place, not how strong it is. Strong guards belong where hostages wait.
tip-choose-square = Beside the treasure, so that they have to come past it.
tip-warlord-turn = { $high ->
    [yes] The wheel is high: keep them from the bridge, and wait for them at the top.
   *[no] Every hero knocked out turns the wheel up. All on the weakest.
}
tip-wolf-turn = A hero with a Golden Weapon beats the Wolf more often than not.
tip-lurker-turn = The farther he strays, the better for you: at the Trial he is called back anyway.
tip-buy-an-item = Boots bring you where you want to be, a potion keeps the wheel down.
tip-through-the-cellars = B1 and L1 are six steps from the Drawbridge.
tip-send-the-wolf = Behind the hero, where others cannot help.
tip-use-the-whip = Karrion away opens a building; the Wolf away is out of your way for a turn.
tip-whip-the-wolf = Far from everyone who has few Hit Points.
tip-leave-the-sewers = B1 and L1 are six steps from the Drawbridge.
tip-take-the-lair-key = Without a Key nobody enters the Fortress.
tip-sneak-on = He tends to stay ahead of you. The middle leaves you the most ways on.
tip-prowl-on = One row ahead of the hero, and never by habit.
tip-look-at-the-card = It tells you how many dice you will roll.

## Why something cannot be chosen

why-not-sealed = Karrion keeps the { $thing } shut this turn.
why-not-guarded = The treasure is out of reach while a monster stands on this floor.
why-not-key = Without a Key you cannot enter the Fortress.
why-not-limit = Too strong: { $left } is all this building has left.

## Options, whatever the position

option-attack_boss = Attack the Warlord
option-hide_key = In the { $thing }
option-hide = In the { $thing }
option-treasure = Take the treasure
option-key = Take the Key
option-hostage = Free the Miller
option-whip_wolf = Whip the Wolf
option-whip_karrion = Whip Karrion
option-stay = Stay
option-sewer = To { $thing }
option-sneak = To { $thing }
option-prowl = To { $thing }
option-look = Look
option-look_away = Do not look
option-wolf = Move the Wolf
option-lurker = Move the Lurker
option-recall = Recall the guards of the { $thing }

## Options as they stand

option-step-now = { $note ->
    [sewer] Step to { $square } and draw a Sewer card
    [top] Enter the Fortress
    [trial] Step to { $square }: the Trial of Stealth begins
    [door] Step to { $square }: the { $building } is lifted off
    [sealed] Step to { $square }, before the { $building }, which is sealed
    [past] Step to { at-square }, past another hero
    [item] Step to { $square }, where something lies
   *[none] Step to { at-square }
}
option-attack-now = { $side ->
    [warlord] Attack { $target } on { $square } ({ $hp } Hit Points, { offered-cards })
    [contest] Fight { $target ->
        [wolf] the Wolf
       *[lurker] the Lurker
    } on { $square } to the end
   *[hero] Attack { $target } on { $square }: { $strength }, { $chance } % by dice alone
}
option-attack_boss-now = Attack the Warlord: { $needed } in one blow, { $chance } % { $hits ->
    [0] by dice alone
    [one] with 1 Hit card
   *[other] with { $hits } Hit cards
}
option-take-now = { $item ->
    [key] Take the Key
   *[other] Take { $item }
}
option-leave-now = { $item ->
    [key] Leave the Key where it is
   *[other] Leave { $item } on { $square }
}
option-hide_key-now = The Key in the { $building }
option-hide-now = The { $treasure } in the { $building }
option-treasure-now = { $treasure ->
    [KEY] Take the Key
   *[other] { $weapon ->
        [none] Take the { $treasure }
       *[other] Exchange your { $weapon } for the { $treasure }
    }
}
option-key-now = Take the Key
option-hostage-now = Free the Miller: 5 points, and room for another magic item
option-whip_wolf-now = The Wolf, to a square of the lanes
option-whip_karrion-now = Karrion, who leaves the { $building }
option-stay-now = Stay here
option-sewer-now = To { $thing }
option-sneak-now = To { $thing }
option-prowl-now = To { $thing }
option-look-now = Look at it, for yourself alone
option-look_away-now = Do not look
option-wolf-now = { $wolf ->
    [home] Let the Wolf out
   *[other] Move the Wolf on { $wolf }
}
option-lurker-now = { $lurker ->
    [home] Send the Lurker into the village
   *[other] Move the Lurker on { $lurker }
}
option-recall-now = Recall the guards of the { $thing }

## Events

event-preparation-made = The Warlord makes his preparations.
event-treasure-hidden = { $treasure ->
    [KEY] The Key lies in the { $building } now.
   *[other] The { $treasure } lies in the { $building } now.
}
event-guard-posted = { $kind } guards the first floor of the Great Hall, on { $square }.
event-guard-equipped = Chance gives the guard of the first floor { $item }.
event-secret-kept = { $own ->
    [yes] Your secret card is { $cards }.
   *[no] The Warlord keeps a card in secret.
}
event-round-began = Round { $round }. The Monument of Chaos says: { $heroes }.
event-overlord-turn-began = { $own ->
    [yes] It is your turn, Warlord.
   *[no] It is the Warlord's turn.
}
event-event-drawn = { $hero } draws { $card }. { $text }
event-warlord-cards-seen = { $own ->
    [yes] You see { $cards }: not the Warlord's secret.
   *[no] { $name } looks at { $count ->
        [one] a Warlord card
       *[other] { $count } Warlord cards
    }.
}
event-secret-seen = { $own ->
    [yes] The Warlord's card is { $cards }.
   *[no] { $name } looks at the Warlord's card.
}
event-wheel-turned = The Warlord's wheel shows { $wheel }.
event-item-gained = { $hero } gets { $item }.
event-item-drawn = Chance gives the next monster { $item }.
event-item-lost = { $hero } loses { $item }.
event-coin-lost = { $hero } loses a coin.
event-building-lifted = { $treasure ->
    [none] { $hero } comes to the { $building }, which is lifted off again.
    [KEY] { $hero } comes to the { $building }: a Key lies there.
   *[other] { $hero } comes to the { $building }: the { $treasure } lies there.
}
event-guard-seen = { $items ->
    [none] { $kind } guards the first floor.
   *[other] { $kind } guards the first floor, with { $items }.
}
event-monsters-recalled = The Warlord takes back { $guards } from the { $building }.
event-building-closed = The { $building } is put back on the board.
event-treasure-taken = { $treasure ->
    [KEY] { $hero } takes the Key from the { $building }.
   *[other] { $hero } takes the { $treasure } from the { $building }.
}
event-key-taken = { $hero } takes a Key.
event-hostage-rescued = { $hostage ->
    [MILLER] { $hero } frees the Miller!
   *[MAYOR] { $hero } frees the Mayor!
}
event-beast-stepped = { $beast ->
    [WOLF] The Wolf moves to { $square }.
   *[LURKER] The Lurker moves to { $square }.
}
event-wolf-whipped = { $hero } orders the Wolf to { $square }.
event-beast-sent-home = { $beast ->
    [WOLF] The Wolf goes back to the Green.
   *[LURKER] The Lurker goes back to the Drawbridge.
}
event-contest-began = { $hero } fights { creature }.
event-contest-rolled = { $hero } rolls { $swords } against { $dice }.
event-creature-beaten = { $hero } beats { creature }.
event-karrion-flew = { $sealed ->
    [yes] Karrion rolls { $number } and seals the { $building }.
   *[no] { $building ->
        [none] Karrion rolls { $number } and stays on his perch.
       *[other] Karrion rolls { $number }, but the { $building } is open.
    }
}
event-karrion-sent-home = Karrion goes back to his perch.
event-sewer-drawn = { $hero } draws { $sewer }. { $text }
event-hero-came-to = { $square ->
    [LAIR] { $hero } is in the Wererats' Lair!
   *[other] { $hero } comes out on { $square }.
}
event-trial-began = { $hero } sets foot on the Drawbridge: the Trial of Stealth begins.
event-hero-sneaked = { $hero } sneaks to { $square }.
event-hero-unseen = The Lurker is not there.
event-lurker-prowled = { $own ->
    [yes] Your Lurker prowls to { $square }.
   *[no] The Lurker prowls to { $square }.
}
event-lurker-moved = The Lurker moves in the dark.
event-hero-caught = The Lurker has { $hero }! He was on { $square }.
event-trial-won = { $hero } is across, with the Lurker in tow. The way is open.
event-fortress-entered = { $hero } reaches the top of the Fortress.
event-weakness-shown = The Warlord's card is shown: { $secret }. { $text }
event-karrion-struck = Karrion stoops on { $hero }: { $dice }, that is { $total }.
event-boss-attacked = { $hero } attacks the Warlord!
event-boss-struck = The Warlord strikes at { $hero }!
event-overlord-rolled = { $own ->
    [yes] You roll { $dice }: { $total }.
   *[no] The Warlord rolls { $dice }: { $total }.
}
event-boss-slain = { $hero } slays the Warlord and stands in his place!
event-time-ran-out = The last round is over, and the Warlord still stands on his Fortress.

## Result

score-spot = { $value ->
    [0] {""}
   *[other] in the Warlord's place
}
score-hostages = { $value ->
    [one] 1 hostage
   *[other] { $value } hostages
}
decided-prevailed = the fate of the Warlord
decided-spot = the Warlord's place
decided-hostages = more hostages

## Looking at the table

progress = { $round ->
    [0] The first round has not begun.
   *[other] Round { $round }. Order of the heroes: { $order }.
} The Warlord's wheel shows { $wheel }.
creatures = { creatures-wolf } { creatures-lurker } { creatures-karrion }
creatures-wolf = { $wolf ->
    [home] The Wolf is on the Green.
   *[other] The Wolf is on { $wolf }.
}
creatures-lurker = { $lurker ->
    [home] The Lurker is at the Drawbridge.
    [caught] The Lurker is caught.
   *[other] The Lurker is on { $lurker }.
}
creatures-karrion = { $karrion ->
    [home] Karrion is on his perch.
   *[other] Karrion seals the { $karrion }.
}
fortress = { $won ->
    [yes] The way across the Drawbridge is open. { fortress-top }
   *[no] Nobody has crossed the Drawbridge.
}
fortress-top = { $heroes ->
    [none] Nobody has been to the top of the Fortress.
   *[other] At the top of the Fortress, or fallen there: { $heroes }.
}
last-event = Last Event: { $event }. { $text }
acting-hero = { $hero } has { actions-counted }.
acting-monster = { $kind } on { $square } has { actions-counted }.
acting-beast = { $beast ->
    [wolf] The Wolf has { actions-counted }.
   *[lurker] The Lurker has { actions-counted }.
}
key-holders = With a Key: { $heroes }.
rescued = { rescued-miller } { rescued-mayor }
rescued-miller = { $miller ->
    [none] The Miller is still captive.
   *[other] The Miller is with { $miller }.
}
rescued-mayor = { $mayor ->
    [none] The Mayor is still captive.
   *[other] The Mayor is with { $mayor }.
}
buildings = Buildings:
building-line = { $building }: { building-state }, { building-treasure }.
building-state = { $state ->
    [open] open
    [sealed] sealed
   *[closed] closed
}
building-treasure = { $treasure ->
    [hidden] treasure hidden
    [none] no treasure
    [KEY] a Key
   *[other] { $treasure }
}
warlord-seen = { $secret ->
    [none] Warlord cards you have seen: { $cards }.
   *[other] Warlord cards you have seen: { $cards }. His secret is { $secret }.
}
supply = The Warlord still has: { $kinds }.
placing = { $left ->
    [99] { placing-count }.
   *[other] { placing-count }, strength { $left } left.
}
foe = { $kind ->
    [boss] the Warlord
   *[other] { $kind }
}
trial = { $hero } is on { $square }, after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} of { $most }. { trial-trail }{ trial-lurker }
trial-trail = { $trail ->
    [none] {""}
   *[other] The way so far: { $trail }.
}
trial-lurker = { $lurker ->
    [hidden] {""}
   *[other] {" "}Your Lurker is on { $lurker }.
}
summary = { $heroes }. Wheel { $wheel }.
look-buildings = buildings
look-notes = notes

## On the full screen

headline = { $round ->
    [0] Before the first round
   *[other] Round { $round }, wheel { $wheel }
}
board-points = { $hero } { $points }: figures { $figures }, gold { $gold }, cards { $cards }{ $deeds ->
    [0] {""}
   *[other] , Warlord, Lurker and hostages { $deeds }
}.
board-item = { $item ->
    [POTION] Potion
    [BOOTS] Boots
   *[other] Whip
}
board-extra = { $thing ->
    [key] Key
    [miller] Miller
    [mayor] Mayor
   *[lurker] Lurker
}
board-legend = On the board heroes have three letters, monsters two and their strength, as far as it is known; WLF is the Wolf, LRK the Lurker. ▣ is a treasure, * a magic item, ≡ a sewer, ↑ the stair of the Great Hall, a number in a wall a closed door, X one that Karrion seals. With a hero: ♥ Hit Points, H and M Hit and Miss cards, ▪ cards of others, ● coins, ★ figures, † a Golden Weapon.

## Making a table

blurb = Four heroes search a haunted village for Keys, golden weapons and hostages, sneak past the Lurker and storm the Fortress. Play the heroes together, or play the Warlord who waits there.
here-one-against-all = One of you plays the Warlord and the village, the others play the heroes.
role = { $number ->
    [1] plays the Warlord
   *[other] { role-heroes }
}
preset-normal-text = Four heroes, shared by those who do not play the Warlord. About an hour.
preset-house-rules-text = Damage to the Warlord adds up, treasures lie where they always do, magic items come by chance.
setting-boss_damage = The Warlord falls to
setting-treasure_setup = The treasures are hidden
setting-treasure_setup-warlord = by the Warlord
setting-treasure_setup-preset = where they always are
setting-item_choice-warlord = by the Warlord
setting-hit_cards-0 = 18, for any number of players
setting-round_limit = The Warlord wins after so many rounds

## The browser's screen

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
print-fortress = Fortress
print-step = Step
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
trial-hero-told = { $hero } on { $point }
trial-lurker-told = The Lurker on { $point }, in secret
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
