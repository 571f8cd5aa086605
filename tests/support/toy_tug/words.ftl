# Tug: every sentence a person reads.

piles = The rope
pile-0 = the first side has pulled { $value }
pile-1 = the second side has pulled { $value }
prompt-pull-the-rope = Which card do you pull with?
option-pull = Pull with { $thing }
option-pull-now = { option-pull }
event-card-played = { $own ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-forced = { $choice }.
score-name = Pulled
score-pulled = { $value } pulled
decided-pulled = a stronger pull
