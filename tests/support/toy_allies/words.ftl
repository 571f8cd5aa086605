# A toy of friends with open hands.

prompt-lay-a-card = Which card do you lay?
option-lay = Lay { $thing }
option-lay-now = Lay { $thing }

event-cards-drawn = { $seen ->
    [0] { $name } draws { $count } cards.
   *[other] { $own ->
        [yes] You draw { $cards }.
       *[no] { $name } draws { $cards }.
    }
}
event-card-laid = { $own ->
    [yes] You lay { $card }.
   *[no] { $name } lays { $card }.
}
event-forced = You have no other choice: { $choice }.

score-name = Laid by your side
score-laid = { $value } laid by the side
decided-laid = more on the table
