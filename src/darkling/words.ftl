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

# What had to be forgotten, and that it was, is not spoken of.
event-forget = {""}
event-forgotten = {""}
