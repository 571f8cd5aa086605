"""What the two games of Dark World share: Korak's castle, and the village.

One seat, number 0, is the overlord; the four heroes belong to the others (`state.SHARES`). A game plugs in
like this:

- `cards/board.toml` becomes a `darkling.grid.Grid`; `pieces.Pieces` reads `monsters.toml` and `items.toml` of
  the game's card folder, and the heroes and Golden Weapons that both games have. The first two kinds of
  items are Healing Potion and Speed Boots.
- `vocabulary.py` makes one `lexicon.Lexicon` over the game's squares and pieces, with the game's own prompts,
  and declares the game's own options after it.
- `state.py` derives the position from `state.DarkWorld`: it adds fields, and answers the questions at the end
  of that class (`hero_ways`, `reached_from`, `at_boss`, `waking_place` and so on).
- `table.py` derives from that once more to answer with rules: `hero_turn`, `overlord_turn`, and what happens
  `on_arrival` at a square, `on_knock_out`, `on_kill` and `on_draw`; None where nothing does. They are apart
  so that rules can import the position, and the table can import rules.
- `hero_turn.HeroTurn` and `overlord_turn.OverlordTurn` are completed by a subclass: `others` offers what only
  this game has, `on_other` does it. `bout.Bout`, `bout.Harm`, `bout.KnockOut`, `reward.Reward`,
  `placing.PlaceMonsters` and `rounds.Rounds` are called as they are.
- `events.py` imports the shared events and adds the game's own; the game's `words.ftl` has words for all.
- `knowledge.py` deals anew what a seat cannot know of cards and Hit Strengths; `view.py` has the parts of a
  view that both games show.
- `outcome.side_outcome` ranks the seats, given the scores of the heroes.

Where a rule speaks of monsters, `state.BOSS` is the overlord's own figure. A monster is known by the order in
which monsters were placed, never by its strength; `figures` holds what it is. A choice that brings something
to light at once is offered as final: `shows_cards` says so of a step.
"""
