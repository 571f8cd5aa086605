# The Night Watch: every sentence a person reads.
# $own is yes where $name is the reader.

## Cards

cards-goods = Goods
cards-bribes = Bribes
bribe = { $special ->
    [0] { $name } ({ coins })
   *[other] { $name } ({ coins }, { $effects })
}
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
stack = { $count } { $good }
nothing = nothing
ability-ahead = blackmail
effect-ahead = Blackmail goes ahead of all money, however much.

## Modes

mode = { $nights ->
    [5] five nights
   *[other] four nights
}

## Told once

lesson =
    Every night ships unload crates on the quay, three for each smuggler. You all
    seal a bribe for the watch; then the dearest bribe goes first and loads three
    crates, then the next, and the last takes what is left. A bribe is spent,
    whatever it got you. At the end, the first crate of a kind is worth 1, the
    second 2, the third 3, and so on: collect few kinds, and many of each.

## The table

look-quay = quay
quay = Night { $night } of { $nights }. On the quay: { $crates }.
cellar = { $own ->
    [yes] You have { $crates }, worth { $worth }.
   *[no] { $name } has { $crates }, worth { $worth }.
}

## Questions and options

prompt-seal-a-bribe = Which bribe do you seal for the watch?
prompt-load-a-crate = Which crate do you load?
option-seal = Seal { $thing }
option-load = Load { $thing }
stakes-seal-a-bribe = The dearest bribe loads first. Whatever you seal is spent.
stakes-load-a-crate = { $left ->
    [one] This is your last crate tonight.
   *[other] You load { $left } more crates tonight.
}
tip-seal-a-bribe = Pay much when the quay holds many crates of a kind that you collect, and little when it does not.
tip-load-a-crate = The more you have of a kind, the more the next one adds.
why-not-not-on-the-quay = There is no { $good } left on the quay.
option-seal-now = Seal { $bribe }
option-load-now = Load { $good }: you have { $owned }, this one adds { $adds }

## Events

event-hand-dealt = { $own ->
    [yes] You are dealt { $cards }.
   *[no] { $name } is dealt { $count } bribes.
}
event-quay-filled = Night { $night } falls. Ships bring { $crates }.
event-bribe-opened = { $own ->
    [yes] You slip the watch your { $bribe }.
   *[no] { $name } pays with { $bribe }.
}
event-crate-loaded = { $own ->
    [yes] You load { $crate }.
   *[no] { $name } loads { $crate }.
}
event-forced = { $verb ->
    [load] Only one kind is left.
   *[other] You have no other choice: { $choice }.
}

## Result

score-name = Worth of the cellar
score-worth = worth { $value }
score-tallest-stack = { $value } of one kind
decided-worth = a richer cellar
decided-tallest-stack = a taller stack of one kind
