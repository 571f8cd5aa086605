# Counterspell: every sentence a person reads.

look-table = table
round = Round { $round }
purse = { $own ->
    [yes] You have { $coins } coins.
   *[no] { $name } has { $coins } coins.
}
held = { $count ->
    [0] You hold no counterspell.
    [one] You hold one counterspell.
   *[other] You hold { $count } counterspells.
}

prompt-cast-a-hex = Whom do you hex?
prompt-counter-it = Do you counter the hex?
option-hold = Nobody
option-hold-now = { option-hold }
option-hex = Hex { $thing }
option-hex-now = { option-hex }
option-pass = Pass
option-pass-now = { option-pass }
option-counter = Counter it
option-counter-now = { option-counter }

event-hex-cast = { $own ->
    [yes] You cast a hex.
   *[no] { $name } casts a hex.
}
event-hex-countered = { $own ->
    [yes] You counter it.
   *[no] { $name } counters it.
}
event-coins-lost = { $own ->
    [yes] You lose { $coins } coins.
   *[no] { $name } loses { $coins } coins.
}
event-forced = You have no other choice: { $choice }.

score-name = Coins
score-coins = { $value } coins
decided-coins = more coins
