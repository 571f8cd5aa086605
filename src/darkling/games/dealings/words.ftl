# Dark Dealings: every sentence a person reads.
# $own is yes where $name is the reader. $types is made of T (trap), S (spell) and M (minion).

## Cards

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
effect-exact = your strikes must add up to exactly the armor; with one point too many it gets away
effect-twice = must be struck down twice in one fight, starting again from zero, and a defense that struck the first time may not strike the second time
effect-toll_trash = if you fight, you first have to trash one of your defenses
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

lesson-hero =
    THE HERO PHASE. Eight heroes will storm your castle, and you choose which.
    Keep two heroes of your hand and the rest goes to the player on your left,
    while the player on your right hands you theirs. When only three are left in
    the hand, drop one and keep two.

    Armor is what your strikes will have to add up to, made by defenses of a type
    the hero is weak to. Challenge is what the hero is worth as bait: the higher
    it is, the sooner you may choose when the Dark Masters hand out defenses. So
    a terrible hero brings a fine defense, and an easy one brings leftovers.

    Every hero belongs to a class with its own way of fighting:
lesson-defense =
    THE DEFENSE PHASE. In each of four rounds the Dark Masters lay out two
    defenses for every player. Everyone secretly picks two heroes to show; then
    the owner of the highest challenge takes a defense, then the next highest,
    and so on down. A hero that has been used goes on top of your pile, and the
    pile will attack from the top: the hero you use last comes first.

    A defense has one to four sides. It strikes with the side that is up, then
    turns to its next side; after the last one it is trashed.

    Some defenses have an ability:
lesson-combat =
    THE COMBAT PHASE. In every round each overlord meets the top hero of their
    pile. To defeat it, strike with defenses that show a type it is weak to, one
    after the other, until they add up to its armor. Each may strike a hero once.
    Or let the hero rampage, and save your defenses for the next ones.

    Whoever has defeated the most heroes wins. If that is equal, the one with
    more defenses left; then the one who defeated the strongest hero.

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
coming = Still to come: { $heroes }.
defenses = { $count ->
    [one] Your last defense:
   *[other] Your { $count } defenses:
}
combat-phase = Combat Phase, round { $round } of 8.
standing = { $own ->
    [yes] You: { score }
   *[no] { $name }: { score }
}
score = { $defeated } defeated, { $coming } to come, { $defenses ->
    [0] no defenses
    [one] 1 defense
   *[other] { $defenses } defenses
}
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
   *[other] Give up on { $hero }
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
   *[other] { $defense } turns to { $now }.
}
event-defense-trashed = { $why ->
    [toll] { $defense } is lost to the magic.
    [berserker] { $defense } is hacked to pieces.
    [helper] { $defense } makes way and is trashed.
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
event-forced = { $verb ->
    [done] No defense of yours can strike now.
    [take] One defense is left.
   *[other] You have no other choice: { $choice }.
}

## Result

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
   *[other] best hero { $value }
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
