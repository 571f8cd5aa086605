# A toy of spells that are picked in private.

prompt-cast-a-spell = Which spell do you cast?
prompt-react = Do you break the spell?
prompt-aim = At whom?
prompt-pay = Which element do you pay?
prompt-burn-a-spell = Which spell do you burn?
prompt-burn-for = For which element?
prompt-gather = Which element do you gather?

option-cast = Cast { $thing }
option-cast-now = Cast { $thing }
option-aim = Aim at { $thing }
option-aim-now = Aim at { $thing }
option-pay = Pay { $thing }
option-pay-now = Pay { $thing }
option-burn = Burn { $thing }
option-burn-now = Burn { $thing }
option-gather = Gather { $thing }
option-gather-now = Gather { $thing }
option-done = Done
option-done-now = Done
option-pass = Pass
option-pass-now = Pass

event-spell-drawn = { $own ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $count } spells.
}
event-spell-cast = { $own ->
    [yes] You cast { $spell }.
   *[no] { $name } casts { $spell }.
}
event-spell-broken = { $own ->
    [yes] You break the spell.
   *[no] { $name } breaks the spell.
}
event-nothing-used = { $own ->
    [yes] You are done.
   *[no] { $name } is done.
}
event-power-changed = { $own ->
    [yes] You have { $power } power.
   *[no] { $name } has { $power } power.
}
event-spell-burnt = { $own ->
    [yes] You burn { $spell }.
   *[no] { $name } burns { $spell }.
}
event-element-gathered = { $own ->
    [yes] You gather { $element }.
   *[no] { $name } gathers { $element }.
}
event-forced = You have no other choice: { $choice }.

score-name = Power
score-power = { $value } power
decided-power = more power
