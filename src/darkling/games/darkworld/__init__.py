"""What the two games of Dark World share: Korak's castle, and the village.

One seat, number 0, is the overlord; the four heroes belong to the others (`state.SHARES`). A game has the
same rooms as this package and plugs in like this:

- `cards`: `board.toml` becomes a `darkling.grid.Grid`; `pieces.Pieces` reads `monsters.toml` and
  `items.toml` of the game's card folder, and the heroes and Golden Weapons that both games have. The first
  two kinds of items are Healing Potion and Speed Boots.
- `rules/vocabulary.py` makes one `lexicon.Lexicon` over the game's squares and pieces, with the game's own
  prompts and reasons, and declares the game's own options after it.
- `rules/state.py` derives the table from `state.DarkWorld`: it adds fields, and answers the questions at
  the end of that class (`hero_steps`, `reached_from`, `at_boss`, `waking_place` and so on).
- `rules/position.py` derives from that once more to answer with rules: `hero_turn`, `overlord_turn`, and
  what happens `on_arrival` at a square, `on_knock_out`, `on_kill` and `on_draw`; None where nothing does.
  They are apart so that rules can import the table, and the position can import rules.
- `rules/arranging.py` sets positions up with an `arranging.Arranger`; `rules/invariants.py` tells what cannot
  be in this game, besides what `invariants.wrong_in_dark_world` tells of both.
- `hero_turn.HeroTurn` and `overlord_turn.OverlordTurn` are completed by a subclass: `others` offers what
  only this game has, `others_barred` says why some of it is out of reach, `on_other` does it. `bout.Bout`,
  `bout.Harm`, `bout.KnockOut`, `reward.Reward`, `placing.PlaceMonsters` and `rounds.Rounds` are called as
  they are. `outcome.side_outcome` ranks the seats, given the scores of the heroes.
- `sight`: `knowledge.py` deals anew what a seat cannot know of cards and Hit Strengths; `view.py` has the
  parts of a view that both games show. Where a figure can walk is made of the steps that the rules offer.
- `telling`: the game's `words.ftl` has words for the shared events too. `blocks.FigureBlocks` and
  `options.FigureOptions` speak of figures by the game's names; `questions.py` has what shared questions
  speak of.
- `bot`: quick choices, distances and chances that both games' bots count on.

Where a rule speaks of monsters, `state.BOSS` is the overlord's own figure. A monster is known by the order
in which monsters were placed, never by its strength; `figures` holds what it is. A choice that brings
something to light at once is offered as final: `shows_cards` says so of a step.
"""
