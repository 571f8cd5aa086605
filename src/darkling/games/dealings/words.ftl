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
progress = { $defeat ->
    [first] { reached } for the first defeat
    [second] { reached } for the second defeat
   *[only] { reached }
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

offer-keep = Keep { $hero }
offer-drop = Send away { $hero }
offer-reveal = Show { $hero }
offer-take = Take { $defense }
offer-fight = Fight { $hero } ({ $strikers ->
    [0] but no defense of yours can strike
    [one] one defense of yours can strike
   *[other] { $strikers } defenses of yours can strike
})
offer-discard = Let { $hero } rampage: no victory, but no defense spent
offer-detour = Detour by { $name } ({ $side }, { afterwards }): { $hero } to the bottom of your pile
offer-trash = Trash { $defense }
offer-strike = { $heavy ->
    [yes] Turn another and strike with { $name }: { $side } makes { $progress }; { afterwards }
   *[no] Strike with { $name }: { $side } makes { $progress }; { afterwards }
}
offer-rotate = { $last ->
    [yes] Turn { $name } from { $side } to the trash
   *[no] Turn { $name } from { $side } to { $next }
}
offer-done = { $state ->
    [enough] Stop here and defeat { $hero }
   *[other] { $elimination ->
        [yes] Give up on { $hero } and be evicted
       *[no] Give up on { $hero }
    }
}
offer-first = First { $hero }
offer-flip = Flip it (this cannot be taken back)
offer-yield = Yield to { $hero }: you are evicted, but no defense is spent
offer-lure = Lure { $hero }; brings { $count ->
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
