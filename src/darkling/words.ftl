# Words that all games share.

comma = { $first }, { $rest }
and = { $first } and { $rest }

who = { $own ->
    [yes] you
   *[no] { $name }
}
who-first = { $own ->
    [yes] You
   *[no] { $name }
}

undo-nothing-chosen = there is nothing of yours to take back yet
undo-dice = dice have been rolled since
undo-revealed = something hidden has come to light since
undo-joined = everyone's choices have been opened
undo-shown = a choice made in private has been shown since
undo-other-seat = another player has chosen since

victory = { $count ->
    [one] { $own ->
        [yes] You win!
       *[no] { $name } wins.
    }
   *[other] { $winners } share the victory.
}
victory-of-side = { $winners } win together.
all-win = Everyone wins together!
all-lose = Everyone loses together.
all-scores = Together: { $scores }.
place = { $place }. { $count ->
    [one] { $who }: { $scores }.
   *[other] { $who }, equal in everything: { $scores }.
}
ahead = Ahead of { $below } by { $reason }.
accounts = What the scores are made of:
account = { $own ->
    [yes] You: { $parts }.
   *[no] { $name }: { $parts }.
}

# With whom and against whom a game is played. A game may say more of it: `here-together` and so on.

company-together = together
company-together-text = All of you against the game.
company-one-against-all = one against all
company-one-against-all-text = One of you plays against the others.
company-teams = duel or teams
company-teams-text = You fight each other, one on one or side by side.
company-each-for-themselves = everyone for themselves
company-each-for-themselves-text = Each of you plays to win.
company-alone = on your own
company-alone-text = Just you, and no rivals at the table.
team = Team { $team }

# What had to be forgotten, and that it was, is not spoken of.
event-forget = {""}
event-forgotten = {""}
