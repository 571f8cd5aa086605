# A toy game: every sentence a person reads.

mode = { "normal" }
look-burrow = burrow
burrow = { $tiles } of 4 tiles are laid.
mole = { $own ->
    [yes] Your mole is at { $column }, { $row } and has eaten { $food }.
   *[no] { $name }'s mole is at { $column }, { $row } and has eaten { $food }.
}

prompt-lie = How does the next tile lie?
prompt-beside = Which tile does it touch?
prompt-place = Where does it touch that tile?
prompt-walk = Where does your mole go?
option-lie = Lay it { $thing }
option-beside = Beside tile { $thing }
option-place = At place { $thing }
option-lie-now = Lay it { $thing }
option-beside-now = Beside tile { $thing }
option-place-now = At place { $thing }
option-go = Go to { $thing }
option-go-now = Go to { $column }, { $row }
option-stay = Stay
option-stay-now = Stay

event-tile-laid = { $own ->
    [yes] You lay a tile at { $column }, { $row }.
   *[no] { $name } lays a tile at { $column }, { $row }.
}
event-walked = { $own ->
    [yes] Your mole walks.
   *[no] { $name }'s mole walks.
}
event-tile-turned-up = { $own ->
    [yes] Your mole eats { $eaten }.
   *[no] { $name }'s mole eats { $eaten }.
}
event-forced = You have no other choice: { $choice }.

score-name = Eaten
score-food = { $value } eaten
decided-food = more to eat
