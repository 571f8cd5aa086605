# Dark Dealings: every sentence a person reads.
# $own is yes where $name is the reader. $types is made of T (trap), S (spell) and M (minion).

## What is played

mode = { mode-name }{ mode-rows }{ mode-expansion }{ mode-piles }{ mode-eviction }{ mode-strikes }{ mode-memory }
mode-name = { $players ->
    [one] { $mode ->
        [hardcore] solo hardcore mode
       *[normal] solo mode
    }
   *[other] { $mode ->
        [hardcore] hardcore mode
       *[normal] normal mode
    }
}
mode-rows = { $rows ->
    [unset] {""}
   *[other] , rows of { $rows }
}
mode-expansion = { $expansion ->
    [yes] , with the expansion
   *[no] {""}
}
mode-piles = { $no_peeking ->
    [yes] , closed piles
   *[no] {""}
}
mode-eviction = { $elimination ->
    [yes] , eviction
   *[no] {""}
}
mode-strikes = { $failed_fight ->
    [rollback] , failed strikes taken back
   *[strikes_stand] {""}
}
mode-memory = { $memory_aid ->
    [no] , rivals' piles closed
   *[yes] {""}
}

## Cards

cards-heroes = Heroes
cards-defenses = Defense Cards
weakness = { $types ->
    [T] trap
    [S] spell
    [M] minion
    [TS] trap or spell
    [TM] trap or minion
    [SM] spell or minion
   *[TSM] anything
}
hero = { $hero } — { $class }, armor { $armor }, weak to { weakness }, challenge { $challenge }
hero-brief = { $hero } — { $class }, armor { $armor }, weak to { weakness }
hero-class = { $hero } ({ $class } { $armor })
hero-challenge = { $hero } (challenge { $challenge })

defense = { $defense } — { $sides }
defense-with-ability = { $defense } ({ $abilities }) — { $sides }
type = { $types ->
    [T] trap
    [S] spell
    [M] minion
    [TS] trap/spell
    [TM] trap/minion
    [SM] spell/minion
   *[TSM] any
}
side = { type } { $value }
side-boosted = { type } { $value }+{ $bonus }
then = { $first }, then { $rest }
afterwards = { $last ->
    [yes] then trashed
   *[no] then { $next }
}
defense-side = { $defense } ({ $side })

## What cards do

explained = { $title }: { $text }.
explained-expansion = { $title } (in the expansion only): { $text }.
effect-exact = your strikes must add up to exactly the armor; with one point too many it gets away
effect-twice = must be struck down twice in one fight, starting again from zero, and a defense that struck the first time may not strike the second time
effect-toll_trash = if you fight, you first have to trash one of your defenses
effect-toll_rotate = if you fight, you first have to turn two of your defenses to their next sides; one that shows its last side is trashed
effect-trash_strikers = once it falls, every defense that struck it is trashed
effect-strike_again = the same defense may strike it again and again, one side after the other
effect-none = nothing special, only thick armor

ability-rotate_other = Heavy Hitter
ability-detour = Detour
ability-boost = Booster
effect-rotate_other = before each of its strikes, you must turn another of your defenses to its next side
effect-detour = turn it to its next side to send a hero you have just met to the bottom of your pile; you meet the next one instead
effect-boost = strikes for 1 more for each other defense of yours that shows the same type at that moment, written as 1+3

card-text = { $text }
sentences = { $first } { $rest }
brief-exact = Your strikes must add up to exactly its armor.
brief-twice = Must fall twice in one fight, from zero each time.
brief-toll_trash = Before you fight it, trash a defense.
brief-toll_rotate = Before you fight it, turn two defenses.
brief-trash_strikers = Once it falls, all that struck it is trashed.
brief-strike_again = The same defense may strike it again and again.
brief-none = No trick, only thick armor.
brief-rotate_other = Before each strike, turn another defense.
brief-detour = Turn it to send a hero under your pile.
brief-boost = 1 more for each other defense of its type.

## Lessons, told once

lesson = { $text }
paragraphs =
    { $first }

    { $rest }
lesson-hero =
    THE HERO PHASE. Eight heroes will storm your castle, and you choose which.
    Keep two heroes of your hand and the rest goes to the player on your left,
    while the player on your right hands you theirs. When only three are left in
    the hand, drop one and keep two.

    { lesson-armor } Challenge is what the hero is worth as bait: the higher
    it is, the sooner you may choose when the Dark Masters hand out defenses. So
    a terrible hero brings a fine defense, and an easy one brings leftovers.
lesson-armor =
    Armor is what your strikes will have to add up to, made by defenses of a type
    the hero is weak to.
lesson-classes = Every hero belongs to a class with its own way of fighting:
lesson-defense =
    THE DEFENSE PHASE. In each of four rounds the Dark Masters lay out two
    defenses for every player. Everyone secretly picks two heroes to show; then
    the owner of the highest challenge takes a defense, then the next highest,
    and so on down. A hero that has been used goes on top of your pile, and the
    pile will attack from the top: the hero you use last comes first.
lesson-sides =
    A defense has one to four sides. It strikes with the side that is up, then
    turns to its next side; after the last one it is trashed.
lesson-abilities = Some defenses have an ability:
lesson-solo =
    LURING HEROES. Eight heroes will storm your castle, and you choose which. Four
    times you see a row of heroes above a row of defenses, the strongest on the
    left. Each time, lure two heroes, one after the other. Each brings you the
    defense right below it or, if you prefer, one further to the right. So a
    terrible hero brings a fine defense, and an easy one brings leftovers. Gaps do
    not close, and what you leave in the rows is gone.

    A hero you lure goes on top of your pile, and the pile will attack from the
    top: the hero you lure last comes first.

    { lesson-armor }
lesson-both = Heroes belong to classes, and some defenses have abilities:
lesson-no_peeking =
    CLOSED PILES. A hero on a pile lies facedown, and nobody may look at it again
    before it attacks. That goes for your own pile too: remember which heroes you
    put there, and in which order. This screen will not tell you again.
lesson-elimination = { $alone ->
    [yes] ONE FAILURE IS THE END. The first hero you do not defeat evicts you from your castle, and the game is over.
   *[no] ONE FAILURE AND YOU ARE OUT. The first hero you do not defeat evicts you from your castle. The others go on without you.
}
lesson-combat =
    THE COMBAT PHASE. { $alone ->
        [yes] In every round you meet the top hero of your pile.
       *[no] In every round each overlord meets the top hero of their pile.
    } To defeat it, strike with defenses that show a type it is weak to, one
    after the other, until they add up to its armor. Each may strike a hero once.
lesson-rampage =
    Or let the hero rampage, and save your defenses for the next ones.
lesson-eviction =
    If you do not defeat it, you are evicted{ $alone ->
        [yes] {""}, and the game is over
       *[no] {""}, and out
    }. You can also yield at once, which evicts you all the same but costs no
    defense. Whatever you spend on this hero is missing against the next.
lesson-victory =
    Whoever has defeated the most heroes wins. If that is equal, the one with
    more defenses left; then the one who defeated the strongest hero.
lesson-last-standing =
    If only one overlord is left at the end of a round, that one wins. If several
    withstand all eight heroes, or the last ones are evicted in the same round,
    the one with more defenses left wins; then the one whose last hero had the
    higher challenge.
lesson-titles =
    Defeat as many heroes as you can. With 4 you are a Landlord in Arrears, with 5
    a Petty Tyrant, with 6 a Dread Lord, with 7 an Archfiend, and with all 8 the
    Master of Evil. With fewer you are evicted.

## The table

hero-phase = Hero Phase, hand { $round } of 4.
tally = { $traps } weak to traps, { $spells } to spells, { $minions } to minions
kept = Kept so far ({ tally }):
chosen = Chosen so far: { $heroes }. One more.
defense-phase = Defense Phase, round { $round } of 4.
on-offer = On offer in this round:
last-pick = Taking now: { $now }.
picks = Taking now: { $now }. Next in order: { $later }.
pick = { $own ->
    [yes] you with { $hero }
   *[no] { $name } with { $hero }
}
hand = In your hand ({ tally }):
pile = Your pile, top first ({ tally }):
pile-closed = Your pile: { facedown }.
facedown = { $count ->
    [one] 1 hero, facedown
   *[other] { $count } heroes, facedown
}
coming = Still to come: { $heroes }.
coming-closed = Still to come: { facedown }.
defenses = { $count ->
    [one] Your only defense:
   *[other] Your { $count } defenses:
}
solo-phase = Deal { $round } of 4, { $pair ->
    [1] first hero
   *[2] second hero
}. Heroes above, defenses below, strongest first:
card = { $card }
gap = —
row-defenses = The defenses, from left to right:
stranded = No defense is left below or to the right of { $heroes }.
lured = You lure { $hero }.
combat-phase = Combat Phase, round { $round } of { $elimination ->
    [yes] at most 8
   *[no] 8
}; { $left ->
    [0] it is the last
    [one] 1 more after it
   *[other] { $left } more after it
}.
standing = { $own ->
    [yes] You: { score }
   *[no] { $name }: { score }
}
score = { $defeated } defeated, { $coming } to come, { defenses-left }
defenses-left = { $defenses ->
    [0] no defenses
    [one] 1 defense
   *[other] { $defenses } defenses
}
out = { $own ->
    [yes] You: { evicted }
   *[no] { $name }: { evicted }
}
evicted = evicted in round { $round } by { $hero }, { $defeated } defeated, { defenses-left }
facing = You face { $hero }. { $text }
fighting = { $exact ->
    [yes] You fight { $hero }. So far: { $progress }. Exactly { $armor } are needed.
   *[no] You fight { $hero }. So far: { $progress }.
}
striking = About to strike: { $defense }.
idle = Not able to strike now: { $defenses }.
progress = { $needed ->
    [1] { reached }
   *[other] { $defeats ->
        [0] { reached } for the first defeat
       *[other] { reached } for the second defeat
    }
}
reached = { $state ->
    [short] { $total } of { $armor }
    [enough] { $total } of { $armor }, enough
   *[over] { $total } of { $armor }, too much
}

## Questions

prompt-keep-a-hero = Which hero do you keep? You keep two of this hand.
prompt-drop-a-hero = Which hero do you send away? You keep the other two.
prompt-reveal-a-hero = Which hero do you show the Dark Masters? You show two.
prompt-take-a-defense = Which defense do you take?
prompt-fight-or-discard = What do you do?
prompt-pay-the-toll = Which of your defenses do you trash before the fight?
prompt-strike-or-stop = What do you do?
prompt-rotate-another = Which other defense do you turn before the Heavy Hitter strikes?
prompt-which-first = Your next two heroes have the same challenge. Which one do you use first? The other will lie above it and attack sooner.
prompt-flip-a-hero = Your next hero is at the gate, facedown.
prompt-fight-or-yield = What do you do?
prompt-give-ground = Which defense do you turn before the fight? Two have to turn, one after the other.
prompt-lure-a-hero = Which hero do you lure? You lure two of this row.
prompt-take-from-the-row = Which defense do you take for it?

## What hangs on the answer

stakes-keep-a-hero = { $more ->
    [one] One more to keep.
   *[other] { $more } to keep.
} The other { $passed } go to { $name }.
stakes-drop-a-hero = It is out of the game, and everyone will see which it was.
stakes-reveal-a-hero = { $more ->
    [one] One more to show.
   *[other] { $more } to show.
} Heroes you show in later rounds will attack sooner.
stakes-take-a-defense = { $hero } then goes on top of your pile. { $again ->
    [never] It is your last choice of this round.
    [leftover] After this you get what is left over.
   *[choice] { $others ->
        [0] You choose again right after.
        [one] You choose again after one other.
       *[other] You choose again after { $others } others.
    }
}
stakes-which-first = You take two defenses in a row, whichever comes first.
stakes-lure-a-hero = { $more ->
    [one] One more to lure.
   *[other] { $more } to lure.
} What stays in the rows is gone.
stakes-take-from-the-row = { $hero } then goes on top of your pile{ $before ->
    [0] .
    [one] , above one other hero.
   *[other] , above { $before } other heroes.
}
stakes-flip-a-hero = { $after ->
    [0] It is your last.
    [one] One more waits after it.
   *[other] { $after } more wait after it.
}
stakes-fight-or-discard = { $best ->
    [one] Without this one you can still defeat 1 hero at most.
   *[other] Without this one you can still defeat { $best } heroes at most.
}
stakes-fight-or-yield = Unless { $hero } falls, you are evicted.
stakes-pay-the-toll = It is lost for good, whatever comes of the fight.
stakes-give-ground = Turning is no strike: what turns may still strike with its new side.
stakes-strike-or-stop = { $state ->
    [enough] { $price ->
        [0] Stopping now defeats { $hero }.
        [one] Stopping now defeats { $hero } and trashes 1 defense that struck.
       *[other] Stopping now defeats { $hero } and trashes { $price } defenses that struck.
    }
    [over] { $elimination ->
        [yes] That is too much: { $hero } gets away, and you are evicted.
       *[no] That is too much: { $hero } gets away.
    }
   *[short] { $elimination ->
        [yes] Stopping now gets you evicted by { $hero }.
       *[no] Stopping now lets { $hero } get away.
    }
}
stakes-rotate-another = Turning is no strike: if it has not struck yet, it still may.

## Tips for a first game

tip-keep-a-hero = A high challenge lets you choose defenses early, but comes with a hard fight. Heroes that share a weakness can be beaten by the same defenses.
tip-drop-a-hero = With the two you keep you have { $count } heroes, and all of them will storm your castle. Send away the one your future defenses would like least.
tip-reveal-a-hero = { $count } defenses lie open, and the highest challenge takes first. Show strong heroes when you want something here, weak ones when you do not.
tip-take-a-defense = A defense hurts only heroes that are weak to its type. { $count ->
    [one] Of the one hero you can look at
   *[other] Of the { $count } heroes you can look at
}, traps hurt { $traps }, spells { $spells } and minions { $minions }.
tip-which-first = You get to choose from the same defenses either way. Only the order of attack depends on it.
tip-lure-a-hero = Heroes further left fight harder, and bring better defenses. The hero you lure last attacks first.
tip-take-from-the-row = { $hero } is weak to { weakness }, but the defense may be meant for any of your heroes. { $count ->
    [one] Only one is within reach.
   *[other] { $count } are within reach; every side is one more strike.
}
tip-flip-a-hero = The hero that went on your pile last comes first. Think what it was, before you look.
tip-fight-or-discard = { strength } Not every hero is worth a fight: a defense saved may decide a later one.
strength = { $count ->
    [0] None of your defenses can strike { $hero } now.
    [one] One of your defenses can strike { $hero } now, for { $worth } of { $armor }.
   *[other] { $count } of your defenses can strike { $hero } now; as they lie they make { $worth } of { $armor }.
}
tip-fight-or-yield = { strength } If you cannot win, yielding saves your defenses, and these break ties.
tip-pay-the-toll = All its sides go at once. Give up what your other heroes fear least, or what has few sides left.
tip-give-ground = { last-sides } Look for one whose next side serves you better.
last-sides = { $last ->
    [0] None of these shows its last side, so nothing will be trashed.
    [one] One of these shows its last side, and would be trashed.
   *[other] { $last } of these show their last side, and would be trashed.
}
tip-strike-or-stop = { $state ->
    [over] Strikes cannot be unmade, but the last one can be taken back with undo.
    [enough] { $exact ->
        [yes] You have what you need, and one point more would spoil it.
       *[no] You have what you need. You may strike on, if only to turn a defense to a better side.
    }
   *[short] { $exact ->
        [yes] Exactly { $missing } more will do; with too many, { $hero } gets away.
       *[no] { $missing } more will do.
    } After its strike a defense turns to the next side of its strip.
}
tip-rotate-another = { last-sides } Turn one that you need least as it lies.

## Why something cannot be chosen

why-not-kept = You are keeping { $hero } already.
why-not-shown = You are showing { $hero } already.
why-not-stranded = No defense is left below { $hero } or further right.
why-not-left = { $defense } lies to the left of { $hero }: too good for such a hero.
why-not-detour = { $defense } cannot send the last hero of a pile away: nobody would come instead.
why-not-ground = { $defense } has turned already; the second one must be another.
why-not-striker = { $defense } is about to strike; another one must turn.
why-not-struck = { $defense } has struck { $hero } already, and may do so only once.
why-not-type = { $defense } shows { $side } now, and { $hero } is weak to { weakness } only.
why-not-alone = { $defense } is a Heavy Hitter and has no other defense to turn.

## Options, whatever the position

option-keep = Keep { $thing }
option-drop = Send { $thing } away
option-reveal = Show { $thing }
option-take = Take { $thing }
option-fight = Fight
option-discard = Let the hero rampage
option-detour = Detour by { $thing }
option-trash = Trash { $thing }
option-strike = Strike with { $thing }
option-rotate = Turn { $thing }
option-done = Stop striking
option-first = Use { $thing } first
option-flip = Flip the hero
option-yield = Yield and be evicted
option-lure = Lure { $thing }

## Options as they stand

option-keep-now = Keep { $hero }
option-drop-now = Send away { $hero }
option-reveal-now = Show { $hero }
option-take-now = Take { $defense }
option-fight-now = Fight { $hero } ({ $strikers ->
    [0] but no defense of yours can strike
    [one] one defense of yours can strike
   *[other] { $strikers } defenses of yours can strike
})
option-discard-now = Let { $hero } rampage: no victory, but no defense spent
option-detour-now = Detour by { $name } ({ $side }, { afterwards }): { $hero } to the bottom of your pile
option-trash-now = Trash { $defense }
option-strike-now = { $heavy ->
    [yes] Turn another and strike with { $name }: { $side } makes { $progress }; { afterwards }
   *[no] Strike with { $name }: { $side } makes { $progress }; { afterwards }
}
option-rotate-now = { $last ->
    [yes] Turn { $name } from { $side } to the trash
   *[no] Turn { $name } from { $side } to { $next }
}
option-done-now = { $state ->
    [enough] Stop here and defeat { $hero }
   *[other] { $elimination ->
        [yes] Give up on { $hero } and be evicted
       *[no] Give up on { $hero }
    }
}
option-first-now = First { $hero }
option-flip-now = Flip it (this cannot be taken back)
option-yield-now = Yield to { $hero }: you are evicted, but no defense is spent
option-lure-now = Lure { $hero }; brings { $count ->
    [1] only { $best }
    [2] { $best } or { $second }
   *[other] { $best } or one of the { $others } further right
}

## Events

event-first-player-chosen = { $own ->
    [yes] The dark tower is yours: you begin every round of combat.
   *[no] { $name } has the dark tower and begins every round of combat.
}
event-hand-dealt = { $own ->
    [yes] You are dealt { $count } heroes: { $cards }.
   *[no] { $name } is dealt { $count } heroes.
}
event-heroes-kept = { $own ->
    [yes] You keep { $cards }.
   *[no] { $name } keeps { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }.
}
event-hand-received = { $own ->
    [yes] You are handed { $count } heroes: { $cards }.
   *[no] { $name } is handed { $count } heroes.
}
event-last-hero-dropped = { $own ->
    [yes] You send { $hero } away.
   *[no] { $name } sends { $hero } away.
}
event-defenses-turned-up = The Dark Masters lay out { $defenses }.
event-heroes-revealed = { $own ->
    [yes] You show { $heroes }.
   *[no] { $name } shows { $heroes }.
}
event-defense-taken = { $own ->
    [yes] You take { $defense } for { $hero }.
   *[no] { $name } takes { $defense } for { $hero }.
}
event-combat-round-began = Round { $round } of combat begins.
event-hero-flipped = { $own ->
    [yes] At your gate: { $hero }!
   *[no] { $name } faces { $card }.
}
event-hero-detoured = { $own ->
    [yes] You send { $hero } to the bottom of your pile by { $defense }.
   *[no] { $name } sends { $hero } to the bottom of the pile by { $defense }.
}
event-hero-rampaged = { $own ->
    [yes] You let { $hero } rampage.
   *[no] { $name } lets { $hero } rampage.
}
event-defense-struck = { $own ->
    [yes] You strike with { $defense } for { $value }: { $total } of { $armor }.
   *[no] { $name } strikes with { $defense } for { $value }: { $total } of { $armor }.
}
event-defense-rotated = { $why ->
    [helper] { $defense } makes way and turns to { $now }.
    [ground] { $defense } gives ground and turns to { $now }.
   *[other] { $defense } turns to { $now }.
}
event-defense-trashed = { $why ->
    [toll] { $defense } is lost to the magic.
    [berserker] { $defense } is hacked to pieces.
    [helper] { $defense } makes way and is trashed.
    [ground] { $defense } gives ground and is trashed.
   *[other] { $defense } is trashed.
}
event-defeated-once = { $hero } fall once, and get up again.
event-hero-defeated = { $own ->
    [yes] You defeat { $hero }!
   *[no] { $name } defeats { $hero }.
}
event-hero-escaped = { $own ->
    [yes] You fail to defeat { $hero }.
   *[no] { $name } fails to defeat { $hero }.
}
event-strikes-rolled-back = { $own ->
    [yes] Your defenses are as they were before the fight.
   *[no] The defenses of { $name } are as they were before the fight.
}
event-overlord-evicted = { $own ->
    [yes] You are evicted by { $hero }!
   *[no] { $name } is evicted by { $hero }.
}
event-rows-dealt = New heroes come by, and the Dark Masters lay out new defenses.
event-hero-lured = { $own ->
    [yes] You lure { $hero } and take { $defense }.
   *[no] { $name } lures { $hero } and takes { $defense }.
}
event-forced = { $verb ->
    [done] No defense of yours can strike now.
    [take] One defense is left.
    [lure] Only one hero can still bring you a defense.
   *[other] You have no other choice: { $choice }.
}

## Result

score-name = { $players ->
    [one] Heroes defeated
   *[other] { $mode ->
        [hardcore] Rounds survived
       *[normal] { $elimination ->
            [yes] Rounds survived
           *[other] Heroes defeated
        }
    }
}
score-heroes-defeated = { $value ->
    [0] no hero defeated
    [one] 1 hero defeated
   *[other] { $value } heroes defeated
}
score-defenses-left = { $value ->
    [0] no defenses left
    [one] 1 defense left
   *[other] { $value } defenses left
}
score-best-hero = { $value ->
    [0] {""}
   *[other] strongest hero of challenge { $value }
}
score-hero-2 = { next-hero }
score-hero-3 = { next-hero }
score-hero-4 = { next-hero }
score-hero-5 = { next-hero }
score-hero-6 = { next-hero }
score-hero-7 = { next-hero }
score-hero-8 = { next-hero }
next-hero = { $value ->
    [0] {""}
   *[other] then { $value }
}
score-rounds-survived = { $value ->
    [0] no round survived
    [one] 1 round survived
   *[other] { $value } rounds survived
}
score-last-hero = last hero of challenge { $value }

decided-rounds-survived = holding out longer
decided-last-hero = the higher challenge of the last hero
decided-heroes-defeated = more heroes defeated
decided-defenses-left = more defenses left
decided-best-hero = the strongest hero defeated
decided-hero-2 = the second strongest hero defeated
decided-hero-3 = the third strongest hero defeated
decided-hero-4 = the fourth strongest hero defeated
decided-hero-5 = the fifth strongest hero defeated
decided-hero-6 = the sixth strongest hero defeated
decided-hero-7 = the seventh strongest hero defeated
decided-hero-8 = the eighth strongest hero defeated

alone = { $own ->
    [yes] The Dark Masters' verdict on you: { title }.
   *[no] The Dark Masters' verdict on { $name }: { title }.
}
title = { $value ->
    [8] Master of Evil
    [7] Archfiend
    [6] Dread Lord
    [5] Petty Tyrant
    [4] Landlord in Arrears
   *[other] Evicted
}
alone-scores = Score: { $scores }. { $value ->
    [8] There is no higher title.
    [7] With one more it would have been Master of Evil.
    [6] With one more it would have been Archfiend.
    [5] With one more it would have been Dread Lord.
    [4] With one more it would have been Petty Tyrant.
   *[other] With 4 it would have been Landlord in Arrears.
}

## On the screen

card-armor = armor { $armor }
card-challenge = ★{ $challenge }
row-heroes = The heroes that come by, the strongest first:
seat-hero = hand { $hand }, kept { $kept }
seat-defense = hand { $hand }, pile { $pile }
seat-solo = pile { $pile }
seat-combat = { $defeated } defeated, { $pile } to come
seat-evicted = evicted in round { $round }
seat-defenses = { $own ->
    [yes] Your defenses
   *[no] Defenses of { $name }
}
stage = { $own ->
    [yes] At your gate
   *[no] At the gate of { $name }
}
headline-solo = Luring heroes, deal { $round } of 4.
headline-combat = Combat Phase, round { $round } of 8.
idle-struck = has struck
idle-type = cannot strike

## Looking at the table

summary = On the table: { $seats }.
semicolon = { $first }; { $rest }
seat-summary = { $own ->
    [yes] you { counts }
   *[no] { $name } { counts }
}
counts = { $phase ->
    [hero] { seat-hero }
    [combat] { $defeated } defeated, { $pile } to come, { defenses-left }
   *[other] { seat-defense }, { defenses-left }
}
look-pile = hero pile
look-hand = hand
look-kept = kept heroes
look-defenses = defenses
look-offer = offer
look-rows = rows
look-fight = fight

## In the browser

phase-hero = Heroes
phase-hero-now = Heroes · hand { $round } of 4
phase-defense = Defenses
phase-defense-now = Defenses · round { $round } of 4
phase-solo = Luring heroes
phase-solo-now = Luring heroes · deal { $round } of 4
phase-combat = Combat
phase-combat-now = Combat · round { $round } of 8
bonus = { $value }+{ $bonus }
zone-hand = Your hand
zone-kept = Kept so far
zone-kept-none = Nothing yet: eight heroes will be yours in the end.
zone-offer = On offer
zone-offer-none = All defenses of this round are taken.
zone-track = Who takes when
zone-pile = Your pile, first to attack first
zone-own-defenses = Your defenses
zone-heroes = Heroes that come by
zone-row = Defenses below them
zone-defeated = Defeated · { $count }
zone-coming = Still to come · { $count }
zone-castles = How the castles stand
sealed = Sealed until everyone has chosen.
one-chosen = One chosen, one more to go.
reach-note = A hero brings the defense below it, or one further right.
hand-of = { $name }: { $hand } in hand, { $kept } kept
pile-of = { $own ->
    [yes] Your pile: { facedown }
   *[no] Pile of { $name }: { facedown }
}
pick-now = { $name } is taking now, with { $hero }
pick-done = { $name } has taken
pick-later = { $name }, with { $hero }
gap-in-row = taken
ring = { $total } of { $armor }
ring-goal = of { $armor }
ring-short = { $needed ->
    [1] { $exact ->
        [yes] Exactly { $missing } more, no more and no less.
       *[no] { $missing } more to win.
    }
   *[other] { $defeats ->
        [0] { $missing } more, and they fall for the first time.
       *[other] { $missing } more, and they fall for good.
    }
}
ring-enough = Enough to win.
ring-over = Too much: nothing but the exact sum will do.
can-do-it = { $count ->
    [one] One of your cards can do it alone.
   *[other] { $count } of your cards can do it alone.
}
best-possible = Best still possible: { $best } of 8
tower-mark = has the dark tower: begins every round of combat
coming-count = { $count } to come
defeated-count = { $count } defeated
hand-count = hand { $count }
kept-count = kept { $count }
castle-end = { $defeated } defeated, { defenses-left }
evicted-by = Evicted in round { $round } by { $hero }

## Making a table

blurb = Lure heroes to your castle, earn defenses for your courage, then withstand the siege you have laid out for yourself.
here-each-for-themselves = Every overlord with a castle of their own.
here-alone = Just you and your castle: see how many heroes you can defeat.
preset-normal = Normal
preset-normal-text = A hero that is not defeated rampages, and the siege goes on. The best first game.
preset-hardcore = Hardcore
preset-hardcore-text = Piles stay closed once used, and the first hero you fail to defeat throws you out.
preset-expansion = With the expansion
preset-expansion-text = Twelve more heroes with ways of their own.
preset-hardcore-expansion = Hardcore, with the expansion
preset-hardcore-expansion-text = Everything at once, for old overlords.
preset-solo = Solo
preset-solo-text = Four deals of five heroes and five defenses. From each you choose two of both.
preset-solo-hardcore = Solo, hardcore
preset-solo-hardcore-text = The first hero you fail to defeat ends it.
setting-mode = Mode
setting-mode-normal = normal
setting-mode-hardcore = hardcore
setting-rows = Playing alone: how many heroes come by at a time
setting-expansion = With the heroes of the expansion
setting-no_peeking = Hero piles stay closed
setting-elimination = The first hero not defeated throws you out
setting-failed_fight = When a fight fails
setting-failed_fight-strikes_stand = the strikes stand
setting-failed_fight-rollback = the strikes are taken back
setting-memory_aid = Rivals' piles can be looked at
