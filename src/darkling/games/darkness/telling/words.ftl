# Attack the Darkness: every sentence a person reads.
# $own is yes where $name is the reader.

## Cards: joining words
# $start is yes where a sentence begins. $who is whom an effect is for: you, it or each (of the targets of its
# part), target (of the action that a resource card goes with), attacker, victim, same, enemies, allies.

beside = { $first } { $rest }
then = { $first }, then { $rest }
either = { $first } or { $rest }
sentence = { $text }.
led = { $start ->
    [yes] { $lead }: { $rest }
   *[no] { $lead }, { $rest }
}
led-on = { $lead }, { $rest }
titled = { $title }: { $text }

amount-unsaved = as much as the unsaved damage

fx-near = { $distance ->
    [melee] {" "}next to you
    [reach] {" "}in reach
    [ranged] {" "}at range
   *[any] {""}
}
fx-object = { $who ->
    [you] yourself
    [each] each target
    [target] the target
    [attacker] the attacker
    [victim] the victim
    [same] the others of its name
    [enemies] { $count ->
        [99] each enemy
        [one] 1 enemy
       *[other] up to { $count } enemies
    }{ fx-near }
    [allies] { $count ->
        [99] each ally
        [one] 1 ally
       *[other] up to { $count } allies
    }{ fx-near }
    [itself] itself
    [ally] the ally
   *[it] it
}
fx-subject = { $start ->
    [yes] { $who ->
        [you] You have
        [each] Each target has
        [target] The target has
        [attacker] The attacker has
        [victim] The victim has
        [same] The others of its name have
        [ally] The ally has
        [enemies] Each enemy{ fx-near } has
        [allies] Each ally{ fx-near } has
       *[it] It has
    }
   *[no] { $who ->
        [you] you have
        [each] each target has
        [target] the target has
        [attacker] the attacker has
        [victim] the victim has
        [same] the others of its name have
        [ally] the ally has
        [enemies] each enemy{ fx-near } has
        [allies] each ally{ fx-near } has
       *[it] it has
    }
}
fx-lasting = { $lasts ->
    [998] while this is in play
    [one] for 1 round
   *[other] for { $lasts } rounds
}
fx-cards = { $kind ->
    [AC] { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    }
    [RC] { $count ->
        [one] 1 resource card
       *[other] { $count } resource cards
    }
    [ATK] { $count ->
        [one] 1 attack card
       *[other] { $count } attack cards
    }
    [random] { $count ->
        [one] 1 card at random
       *[other] { $count } cards at random
    }
   *[any] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
resource-type = { $resource ->
    [S] Stamina
    [F] Focus
    [M] Mana
    [SF] Stamina or Focus
    [SM] Stamina or Mana
    [FM] Focus or Mana
   *[ANY] any resource
}
action-type = { $type ->
    [ATK] Attack
    [MAN] Maneuver
    [REC] Recovery
    [CMD] Command
   *[DEF] Defense
}
monster-type = { $type ->
    [VERMIN] Vermin
    [MINION] Minion
    [OUTSIDER] Outsider
    [UNDEAD] Undead
    [DEMON] Demon
    [SHADOW] Shadow
    [BEAST] Beast
   *[BOSS] Boss
}

## Cards: what effects do

does-dmg = { $amount } damage
does-dmg-hits = { $hits } hits of { $amount } damage
does-hits = { $amount } hits
does-dot = { $start ->
    [yes] Lasting
   *[no] lasting
} damage { $who ->
    [target] to the target: { $numbers }
   *[other] { $numbers }
}
does-slay = { $start ->
    [yes] Slay
   *[no] slay
} { fx-object }
does-lose = { $who ->
    [enemies] { $start ->
        [yes] Each
       *[no] each
    } enemy{ fx-near } loses { $amount } HP
   *[you] { $start ->
        [yes] Lose
       *[no] lose
    } { $amount } HP
}
does-pierce = { $actor ->
    [it] { $start ->
        [yes] Its
       *[no] its
    } attacks ignore
   *[you] { $start ->
        [yes] Ignore
       *[no] ignore
    }
} { $amount ->
    [999] all saves
    [one] 1 point of saves
   *[other] { $amount } points of saves
}
does-heal = { $who ->
    [allies] { $count ->
        [99] { $start ->
            [yes] Each
           *[no] each
        } ally{ fx-near } heals { $amount }
       *[other] { $start ->
            [yes] Heal
           *[no] heal
        } { $amount } to { fx-object }
    }
    [each] { $start ->
        [yes] Each
       *[no] each
    } target heals { $amount }
    [itself] { $start ->
        [yes] It
       *[no] it
    } heals { $amount }
   *[other] { $start ->
        [yes] Heal
       *[no] heal
    } { $amount }
}
does-revive = { $start ->
    [yes] Wake
   *[no] wake
} an unconscious ally with { $amount ->
    [half] half of its HP
   *[other] { $amount } HP
}
does-cleanse = { $start ->
    [yes] End
   *[no] end
} all lasting damage and penalties
does-move = { $start ->
    [yes] Move
   *[no] move
} { $full ->
    [yes] exactly { $amount }
   *[no] { $amount }
}
does-fly = { $start ->
    [yes] Fly
   *[no] fly
} { $full ->
    [yes] exactly { $amount }
   *[no] { $amount }
}
does-teleport = { $start ->
    [yes] Teleport
   *[no] teleport
} { $amount }
does-push = { $what ->
    [toward] { $start ->
        [yes] Pull
       *[no] pull
    } { fx-object } { $amount } closer
    [away] { $start ->
        [yes] Push
       *[no] push
    } { fx-object } { $amount } away
   *[other] { $start ->
        [yes] Push
       *[no] push
    } { fx-object } { $amount }
}
does-swap = { $start ->
    [yes] Change
   *[no] change
} places with { $type ->
    [DEF] the ally
   *[other] { fx-object }
}
does-save = { $start ->
    [yes] Save
   *[no] save
} { $amount ->
    [999] everything
   *[other] { $amount }
}
does-block = { $start ->
    [yes] Block
   *[no] block
} the attack
does-redirect = { $what ->
    [attacker] { $start ->
        [yes] Turn
       *[no] turn
    } the attack on the attacker
   *[self] { $start ->
        [yes] Take
       *[no] take
    } the attack yourself
}
does-hide = { $start ->
    [yes] Hide
   *[no] hide
} { fx-lasting }
does-stun = { $start ->
    [yes] Stun
   *[no] stun
} { fx-object } { fx-lasting }
does-immob = { $start ->
    [yes] Immobilize
   *[no] immobilize
} { fx-object } { fx-lasting }
does-dominate = { $start ->
    [yes] Dominate
   *[no] dominate
} { fx-object } { fx-lasting }
does-taunt = { $start ->
    [yes] Taunt
   *[no] taunt
} { fx-object } { fx-lasting }
does-raise = { $start ->
    [yes] Raise
   *[no] raise
} { fx-object } to fight for you { fx-lasting }
does-mod = { fx-subject } { $signed ->
    [none] no { fx-modified }
   *[other] { $signed } { fx-modified }
} { fx-lasting }
fx-modified = { $what ->
    [dmg] damage
    [move] movement
    [save] save
    [atk] { $size ->
        [one] attack
       *[other] attacks
    }
    [def] { $size ->
        [one] defense
       *[other] defenses
    }
    [speed] speed
    [handAC] { $size ->
        [one] action card in hand
       *[other] action cards in hand
    }
   *[handRC] { $size ->
        [one] resource card in hand
       *[other] resource cards in hand
    }
}
does-zone = { $what ->
    [fire] { $start ->
        [yes] Fire
       *[no] fire
    } that does { $amount } damage to all who enter it or start their turn in it
    [fog] { $start ->
        [yes] Fog
       *[no] fog
    } that nobody sees into or through
   *[ward] { $start ->
        [yes] Allies
       *[no] allies
    } inside save { $amount } from every attack
}
does-draw = { $start ->
    [yes] Draw
   *[no] draw
} { fx-cards }
does-fetch = { $start ->
    [yes] Take
   *[no] take
} { fx-cards } back from your discards
does-cycle = { $start ->
    [yes] Discard
   *[no] discard
} up to { fx-cards } and draw that many
does-scry = { $start ->
    [yes] Look
   *[no] look
} at your next { fx-cards }, put 1 on top and the rest at the bottom
does-reuse = { $start ->
    [yes] Take
   *[no] take
} the action card back at the end of your turn
does-end = { $start ->
    [yes] Discard
   *[no] discard
} this card
does-gain = { $start ->
    [yes] Gain
   *[no] gain
} { $amount } { $resource ->
    [ANY] of any resource
   *[other] { resource-type }
}
does-split = { $start ->
    [yes] May
   *[no] may
} be split between { $amount } actions
does-plus = { $signed } { $what ->
    [dmg] damage
    [save] save
    [heal] healing
    [move] movement
    [push] push
    [hits] { $size ->
        [one] hit
       *[other] hits
    }
    [targets] { $size ->
        [one] target
       *[other] targets
    }
    [dist] distance
   *[dur] { $size ->
        [one] round
       *[other] rounds
    }
}
does-times = { $start ->
    [yes] Damage
   *[no] damage
} ×{ $amount }
does-asdist = { $start ->
    [yes] The
   *[no] the
} attack may be { $what ->
    [melee] melee
    [reach] at reach
    [ranged] ranged
   *[any] melee or ranged
}
does-choose = { $start ->
    [yes] Choose
   *[no] choose
}: { $choices }
does-nothing = nothing
does-all = { $first }, { $rest }
does-either = { $first }; or { $rest }
does-summon = { $start ->
    [yes] Another
   *[no] another
} monster card joins it: { $types }
does-skirmish = { $start ->
    [yes] A
   *[no] a
} fight breaks out, with { $amount } danger for each player
does-treasure = { $start ->
    [yes] Find
   *[no] find
} { $amount ->
    [one] 1 piece of equipment
   *[other] { $amount } pieces of equipment
}
does-train = { $start ->
    [yes] Draw
   *[no] draw
} { $amount } advancements and keep 1
does-hp = { $who ->
    [allies] { $start ->
        [yes] Every
       *[no] every
    } character { $down ->
        [yes] loses { $size } HP
       *[no] gains { $size } HP
    }
   *[other] { $start ->
        [yes] You
       *[no] you
    } { $down ->
        [yes] lose { $size } HP
       *[no] gain { $size } HP
    }
}
does-survive = { $what ->
    [far] { $start ->
        [yes] It
       *[no] it
    } has { $amount } HP instead and appears far away
   *[other] { $start ->
        [yes] Have
       *[no] have
    } { $amount } HP instead
}
does-stat = { $what ->
    [save] { $start ->
        [yes] Save
       *[no] save
    } { $amount } from every attack
    [digskip] { $start ->
        [yes] Skip
       *[no] skip
    } { $amount ->
        [one] the first monster card
       *[other] the first { $amount } monster cards
    } each time you dig
    [fatiguekeep] { $start ->
        [yes] Keep
       *[no] keep
    } up to { $amount } cards when you are fatigued
    [mastery] { $start ->
        [yes] Your
       *[no] your
    } class ability is stronger
   *[other] +{ $amount } { $what ->
        [maxhp] maximum HP
        [speed] speed
        [slots] { $amount ->
            [one] slot
           *[other] slots
        }
        [handAC] { $amount ->
            [one] action card in hand
           *[other] action cards in hand
        }
        [handRC] { $amount ->
            [one] resource card in hand
           *[other] resource cards in hand
        }
       *[finds] { $amount ->
            [one] find when you explore
           *[other] finds when you explore
        }
    }
}
does-reshuffle = { $start ->
    [yes] Shuffle
   *[no] shuffle
} your discards back into your decks
does-immune = { $what ->
    [push] { $start ->
        [yes] It
       *[no] it
    } cannot be pushed or swapped
   *[far] { $start ->
        [yes] Nothing
       *[no] nothing
    } from more than { $amount } squares away affects it
}
does-deck = { $operation ->
    [add] { $start ->
        [yes] Add
       *[no] add
    } up to { fx-cards } to your decks
    [remove] { $start ->
        [yes] Remove
       *[no] remove
    } up to { fx-cards } from your decks
   *[swap] { $start ->
        [yes] Swap
       *[no] swap
    } up to { fx-cards } of your decks for others
}
does-nextdanger = { $start ->
    [yes] The
   *[no] the
} next room has { $size } { $down ->
    [yes] less
   *[no] more
} danger for each player
does-nextstart = { $start ->
    [yes] Start
   *[no] start
} the next room on the tile farthest from the stairs

## Cards: when effects happen

on-kill = { $start ->
    [yes] After
   *[no] after
} a kill
on-start = { $start ->
    [yes] At
   *[no] at
} the start of your turn
on-attacked = { $start ->
    [yes] When
   *[no] when
} you are attacked
on-approach = { $start ->
    [yes] When
   *[no] when
} an enemy comes next to you
on-damaged = { $start ->
    [yes] When
   *[no] when
} the target is hurt
on-hit = { $start ->
    [yes] When
   *[no] when
} its attack does damage
on-turn = { $start ->
    [yes] At
   *[no] at
} the start of its turn
on-place = { $start ->
    [yes] When
   *[no] when
} it comes into play
on-dead = { $start ->
    [yes] When
   *[no] when
} it would die
on-unconscious = { $start ->
    [yes] When
   *[no] when
} its attack knocks out a character

if = { $start ->
    [yes] If
   *[no] if
} { $what }
is-discard = you discard { fx-cards }
is-pay_hp = you lose { $count } HP
is-after = your last action was { fx-action }
is-first = this is your first action
is-nth = you took { $before ->
    [one] an action
   *[other] { $before } actions
} before this one
is-final = this is your last action
is-still = you do not move this turn
is-moved = { $actor ->
    [it] it moved{ $count ->
        [one] {""}
       *[other] {" "}{ $count } or more squares
    }
   *[you] you moved{ $count ->
        [one] {""}
       *[other] {" "}{ $count } or more squares
    }
}
is-adj = { $count ->
    [one] an enemy is next to you
   *[other] { $count } or more enemies are next to you
}
is-offturn = it is not your turn
is-area = the attack is on an area
is-as = it gives { resource-type }
is-attacked = you are attacked{ fx-class }
is-react = an enemy next to you walks away
is-corpse = a monster other than a boss died this round
is-full = the target is unhurt
is-wounded = the target is wounded
is-hp = the target has { $count } HP or less
is-nonboss = the target is not a boss
is-type = the target is { $types }
is-flanked = another ally is next to the target
is-alone = no other enemy is next to the target
is-hindered = the target is hindered
is-offender = the target has hurt you since your last turn
is-self_half = you have half of your HP or less
is-ally_half = an ally has half of its HP or less
is-unsaved = { $count } or more damage gets through
is-round = it is round { $count } or later
is-even = the round is even
is-order = the parts are done in order
is-solo = it is played alone
fx-action = { $kind ->
    [ATK] an attack
    [MAN] a maneuver
    [REC] a recovery
    [CMD] a command
   *[DEF] a defense
}
fx-class = { $kind ->
    [melee] {" "}in melee
    [ranged] {" "}from range
   *[any] {""}
}

must-if = Only if { $what }
must-discard = Discard { fx-cards }
must-pay_hp = Lose { $count } HP
must-final = Your last action this turn
must-order = In this order
must-solo = May be played alone

## Cards: whole texts

part-head = { $type ->
    [DEF] { $answers ->
        [melee] Defense against melee
        [ranged] Defense against ranged
       *[any] Defense
    }{ $kind ->
        [allies] , for an ally{ fx-near }
       *[self] {""}
    }
   *[other] { action-type }{ $kind ->
        [self] {""}
       *[other] , { part-distance }, { part-targets }
    }
}
part-distance = { $distance ->
    [melee] melee
    [reach] reach
    [ranged] ranged
   *[any] any distance
}
part-targets = { $kind ->
    [enemies] { $count ->
        [99] all enemies
        [one] 1 enemy
       *[other] up to { $count } enemies
    }
    [allies] { $count ->
        [99] all allies
        [one] 1 ally
       *[other] up to { $count } allies
    }
    [area] an area
    [attacker] the attacker
   *[corpse] a dead monster
}
gem = { $is_x ->
    [yes] X { resource-type }
   *[no] { $points } { $resource ->
        [ANY] of any resource
       *[other] { resource-type }
    }
}
gift = { $named ->
    [yes] { $points } of one type
   *[no] { $points } { resource-type }
}
free = free
gives-nothing = nothing
x-source = X is { $kind ->
    [paid] what you pay
    [adjA] how many other allies are next to the target
    [moved] how many squares you moved this turn
    [prevATK] how many attacks you made earlier this turn
    [rcs] how many other resource cards are in this action
    [round] the round number
    [half_round] half the round number
   *[discdmg] the damage of the discarded card
}{ $most ->
    [999] {""}
   *[other] , up to { $most }
}
stays = { $lasts ->
    [998] Keep this in play
    [one] Stays 1 round
   *[other] Stays { $lasts } rounds
}

per = { $per ->
    [turn] Once a turn
    [round] Once a round
    [encounter] Once an encounter
    [dungeon] Once a dungeon
    [once] Once
   *[passive] Always
}
used = { $when ->
    [own] on your turn
    [with] with { used-with }
    [attacked] when attacked{ $answers ->
        [melee] {" "}in melee
        [ranged] {" "}from range
       *[any] {""}
    }
    [dying] when you would be knocked out
    [end_step] before you draw at the end of your turn
   *[other] {""}
}
used-once = { $when ->
    [own] On your turn
   *[dying] When you would be knocked out
}
used-with = { $fits ->
    [melee] a melee attack
    [melee-reach] a melee or reach attack
    [ranged] a ranged attack
   *[none] any action
}
used-discarded = Discard this after use
special-slayer = With your first attack each turn: { $text }
special-marksman = With your ranged attacks on single enemies: { $text }
special-field_medic = With your recoveries: { $text }
special-vanguard = In round 1: { $text }
special-mastery = A class ability that works once a turn now works twice. Flow adds 2, Crescendo up to 4, Poise 5
special-times = { $text }, { $times ->
    [one] once an encounter
    [2] twice an encounter
   *[other] { $times } times an encounter
}

ability-rage = Rage: Once a turn, when you attack, discard 1 action card for +2 damage.
ability-flow = Flow: Each attack of your turn after the first has +1 damage.
ability-arcane_font = Arcane Font: Once a turn, while you pay, discard 1 action card to gain 2 Mana.
ability-poise = Poise: End your turn without an attack to gain Poise. Spend it on an attack for +3 damage.
ability-crescendo = Crescendo: Your action cards heal and save more: by half the round number, up to 3.
ability-the_question = The Question: Once a turn, after your attack does damage, push that enemy 1, or it has −2 movement for 1 round.
ability-flux = Flux: Once a turn, discard 1 action card or 1 resource card, and draw 1 of the same kind.

foe-attacks = { $attacks ->
    [one] 1 { foe-distance } attack of { $damage } damage
   *[other] { $attacks } { foe-distance } attacks of { $damage } damage
}
foe-distance = { $distance ->
    [melee] melee
    [reach] reach
    [ranged] ranged
   *[any] melee or ranged
}
foe-moves = { $flies ->
    [yes] Flies { $speed }
   *[no] Walks { $speed }
}{ $maneuvers ->
    [one] {""}
   *[other] {" "}({ $maneuvers } times)
}
foe-defends = { $guards ->
    [none] No defenses
   *[other] Saves { $saves ->
        [999] everything
       *[other] { $saves }
    } from { $defenses ->
        [999] every { foe-guards }attack
        [one] 1 { foe-guards }attack a round
       *[other] { $defenses } { foe-guards }attacks a round
    }
}
foe-guards = { $guards ->
    [melee] melee{" "}
    [ranged] ranged{" "}
   *[any] {""}
}
behaviour = { $behaviour ->
    [B-SNIPE] Shoots the closest enemy; then flees from an enemy within { $reaches }, or comes into range
    [B-BRUTE] Attacks the character with the most HP, or advances on them
    [B-SWARM] Attacks the closest enemy, or advances on it
    [B-HUNT] Attacks the character with the least HP, or advances on them
    [B-BLOOD] Attacks the character who has lost the most HP, or advances on them
    [B-PIKE] Attacks the closest enemy in reach, or advances on it
    [B-RAID] Attacks the enemy with the least HP, or advances on it; then flees
    [B-GRUDGE] Attacks the one who hurt it last, or advances on them
   *[B-TURRET] Shoots the closest enemy; then flees from an enemy within { $reaches }, or stays
}{ $ends ->
    [melee] . Ends next to an enemy
    [reach] . Ends 2 squares from an enemy
   *[out] . Ends more than 2 squares from all enemies
}

## End of cards
## What is played

mode = { $play ->
    [arena] { mode-teams }{ mode-hands }{ mode-decks }
   *[adventure] { mode-dungeon }{ mode-dungeons }{ mode-hands }{ mode-decks }{ mode-building }{ mode-bosses }{ mode-danger }{ mode-master }
}
mode-teams = { $teams ->
    [2] { $players ->
        [2] a duel in the arena
       *[other] the arena, 2 teams
    }
   *[other] the arena, { $teams } teams
}
mode-dungeon = { $dungeon ->
    [random] { $encounters ->
        [one] a random dungeon of 1 encounter
       *[other] a random dungeon of { $encounters } encounters
    }
   *[other] { dungeon-name }
}
mode-dungeons = { $dungeons ->
    [one] {""}
   *[other] , the first of { $dungeons } dungeons
}
mode-hands = { $open_hands ->
    [no] , closed hands
   *[yes] {""}
}
mode-decks = { $decks ->
    [build] , decks of your own
   *[sample] {""}
}
mode-building = { $map_building ->
    [players] , maps laid by the players
   *[auto] {""}
}
mode-bosses = { $bosses_in_deck ->
    [yes] , bosses may turn up
   *[no] {""}
}
mode-danger = { $danger_percent ->
    [100] {""}
   *[other] , { $danger_percent } % danger
}
mode-master = { $play ->
    [tabletop] , with a game master
   *[other] {""}
}
dungeon-name = { $dungeon ->
    [cellar] The Tavern Cellar
    [sewer] The Sewer
    [prison] The Prison
    [tower] The Tower
    [cave] The Cave
   *[random] a random dungeon
}

## Pieces

cards-actions = Action cards
cards-resources = Resource cards
cards-items = Equipment
cards-advancements = Advancements
cards-foes = Monsters
cards-classes = Classes
somebody = somebody
the-dead = A dead monster
foe = { $number ->
    [0] { $article ->
        [yes] the { $kind }
       *[no] { $kind }
    }
   *[other] { $kind } { $number }
}
foe-first = { $number ->
    [0] { $article ->
        [yes] The { $kind }
       *[no] { $kind }
    }
   *[other] { $kind } { $number }
}
foes = { $count ->
    [one] { $article ->
        [yes] The { $one }
       *[no] { $one }
    }
   *[other] { $count } { $many }
}
tile-name = { $first } to { $last }
price = for { $cost }
price-free = free
no-cards = no cards
copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
action-cards = { $acs ->
    [0] no action card
    [one] 1 action card
   *[other] { $acs } action cards
}
resource-cards = { $rcs ->
    [0] no resource card
    [one] 1 resource card
   *[other] { $rcs } resource cards
}
uses-left = { $uses ->
    [0] {""}
    [one] {" "}the next time
   *[other] {" "}the next { $uses } times
}
turns-left = { $left ->
    [0] {""}
    [one] {" "}for 1 more turn
   *[other] {" "}for { $left } more turns
}
status = { $verb ->
    [stun] stunned
    [immob] immobilized
    [hide] hidden
    [taunt] taunted by { $by }
    [dominate] commanded by { $by }
    [raise] raised by { $by }
    [dot] will lose { $rest } HP
    [mod] { $signed } { fx-modified }
    [on] { $card } in play
   *[other] has cheated death
}{ $verb ->
    [dot] {""}
    [on] {""}
   *[other] { turns-left }{ uses-left }
}
state-fatigued = fatigued
state-poise = poised
state-tiring = a deck will run out at the next draw

## Lessons

lesson = { $text }
paragraphs =
    { $first }

    { $rest }
explained = { $title }: { $text }.
lesson-goal =
    WIN TOGETHER. You are a party of heroes. Win every encounter of the dungeon.
    If all of you are unconscious at the same time, the game is lost.
lesson-turn =
    A TURN. First you draw up to three action cards and three resource cards.
    Then play as many actions as you can pay for, and move once for free, in any
    order. When all heroes have acted, the monsters act.
lesson-cards =
    AN ACTION. Choose an action card, then add resource cards until its cost is
    paid. What those cards say is added to the action, so a Reaching Hack! hits
    farther than a plain Hack! Resources beyond the cost are lost.
lesson-monsters =
    MONSTERS. Each kind follows one simple rule. The table shows what each
    monster will do if nobody moves, so stand where it hurts least. When one attacks you, a Defense card can still save you. Pay for
    it with the cards you have kept.
lesson-led-monsters =
    MONSTERS. A game master places them and leads them, so nobody can tell what
    they will do. When one attacks you, a Defense card can still save you. Pay
    for it with the cards you have kept.
lesson-master =
    YOU ARE THE GAME MASTER. The heroes must win every encounter of the dungeon.
    You win as soon as all of them are unconscious at the same time.
lesson-muster =
    BEFORE A FIGHT. You lay the map, pick monsters from the dungeon deck, and
    place them. Their danger may be up to 5 above the level of the encounter. Any
    of these steps you can leave to chance.
lesson-lead =
    MONSTERS. When the heroes have acted, you lead your monsters, one after the
    other. Each has the moves and attacks of its card, in any order. You can also
    leave a turn, or all that are left, to what the cards say. When a hero attacks
    a monster, you decide whether it uses one of its defenses.
lesson-heroes =
    THE HEROES hold cards that you do not see. They can answer your attacks, and
    they get tired: their decks do not refill.
lesson-decks =
    FATIGUE. Your decks do not refill. If you have to draw and a deck is empty,
    you are fatigued and lose your cards: you can only move and use equipment
    until your next draw. Resting between fights lets you shuffle your discards
    back.
lesson-end =
    AFTER A FIGHT. Each of you wakes a friend, rests, or looks for treasure. After
    every second encounter you learn something new, and the dungeon gets more
    dangerous.
lesson-arena-goal =
    LAST TEAM STANDING. Heroes fight in teams. A team is out as soon as none of
    its heroes is awake, and the last team wins. Teams that fall by the same
    action share their place.
lesson-arena-turn =
    A TURN. First you draw up to three action cards and three resource cards.
    Then play as many actions as you can pay for, and move once for free, in any
    order. You all take turns in the order that was cut before the fight.
lesson-arena-enemies =
    ENEMIES. You do not see the cards of other teams, but you can look at what
    their decks held and at what they have discarded. When you are attacked in
    an enemy's turn, a Defense card can save you. Pay for it with the cards you
    have kept.
lesson-arena-cards =
    WHAT IS DIFFERENT HERE. There is no equipment, and no class has its special
    ability. For your cards, every enemy is a boss. Cards that command monsters
    do nothing to heroes.
lesson-arena-decks =
    FATIGUE. Your decks do not refill. If you have to draw and a deck is empty,
    you are fatigued and lose your cards: you can only move until your next
    draw. Then all your discards are shuffled back.
glossary-melee = Melee
text-melee = the 8 squares around a figure
glossary-reach = Reach
text-reach = melee, and the squares one farther, if nothing blocks the view
glossary-ranged = Ranged
text-ranged = everyone in sight who is not next to the figure
glossary-area = Area
text-area = 3 by 2 squares, either way round; all who stand there are hit, friends too
glossary-hits = Hits
text-hits = each hit is an attack of its own; you see what it does before you choose who takes the next one
glossary-save = Save
text-save = takes that much off the damage; everything else the attack does still happens
glossary-block = Block
text-block = cancels the whole attack, and everything it would do
glossary-push = Push
text-push = you choose where the target ends, up to that many steps away
glossary-stun = Stunned
text-stun = does nothing on its turn, and uses no defenses
glossary-immobilized = Immobilized
text-immobilized = does not walk, but can be pushed
glossary-arena-stun = Stunned, in the arena
text-arena-stun = the hero acts, but discards an action card and a resource card after drawing
glossary-arena-immobilized = Immobilized, in the arena
text-arena-immobilized = the hero has no free move, and pays twice as much for cards with a maneuver
glossary-penalty = Penalties, in the arena
text-penalty = less damage, movement or saving counts for the next attack, move or save, however long it takes; where a card says rounds, for as many of them
glossary-initiative = Initiative
text-initiative = before the fight everyone cuts their action deck, and the lowest cost goes first; ties are cut again
glossary-lasting = Lasting damage
text-lasting = strikes at the start of your next turns, and nothing saves from it
glossary-hidden = Hidden
text-hidden = only enemies next to you can attack you; it ends when you attack
glossary-taunt = Taunted
text-taunt = comes for you, and attacks you if it can
glossary-dominate = Dominated
text-dominate = fights for you, and you say what it does
glossary-danger = Danger
text-danger = the number of heroes times the number of tiles, plus the danger of your advancements; monsters are drawn until they match it
glossary-dig = Dig
text-dig = turn up dungeon cards until you find something; monsters among them wait in the next room

## Questions

prompt-choose-a-class = Which class do you play?
prompt-sample-or-own = Do you take the sample decks, or build your own?
prompt-build-the-resources = What do you change in your resource deck?
prompt-build-the-actions = What do you change in your action deck?
prompt-who-marches-next = Who is next in the marching order?
prompt-which-dungeon = Into which dungeon do you go next?
prompt-lay-which-way = Which way round do you lay your tile?
prompt-lay-beside = Next to which tile do you lay it?
prompt-lay-where = Where do you lay it? Count from the top left square of { $tile }.
prompt-stand-where = Where do you start?
prompt-which-tile = Several tiles are equally far away. On which one do the next monsters start?
prompt-draw-your-cards = Your turn begins. Draw your cards.
prompt-your-turn = What do you do?
prompt-keep-or-discard = Your turn ends. Do you keep your hand?
prompt-second-breath = Do you use Second Breath before you draw?
prompt-move-where = Where do you move?
prompt-pay-for-it = { $missing ->
    [none] { $spoken } is paid for. Do you add anything?
   *[other] How do you pay for { $spoken }? { $missing } missing.
}
prompt-give-as = Which resource does it give?
prompt-how-much-x = How much is X for { $spoken }?
prompt-add-to-it = Do you add anything to { $spoken }?
prompt-discard-which = Which card do you discard?
prompt-discard-at-random = { $spoken }: you lose a card at random.
prompt-which-part = { $spoken }: { $state ->
    [next] what comes next?
   *[first] what comes first?
}
prompt-choose-target = { $part }: who is it for?
prompt-next-hit = { $part }: who takes the next hit?
prompt-aim-the-area = { $part }: where do you aim?
prompt-which-box = { $part }: which squares does it cover?
prompt-move-by-card = Where do you go?
prompt-push-where = Where do you push it?
prompt-draw-or-skip = { $look ->
    [yes] Do you look at the next { next-cards }?
   *[no] Do you draw { next-cards }?
}
prompt-take-which = Which card do you take?
prompt-cycle-which = Which card do you swap?
prompt-keep-on-top = Which card goes back on top?
prompt-which-of-two = Flux: which kind of card do you swap?
prompt-use-ability = The Question: what do you do to the enemy?
prompt-breath-to-keep = Which cards do you keep?
prompt-react = { $own ->
    [yes] You attack { $target }. How do you react?
   *[no] { $name } attacks { $target }. How do you react?
}
prompt-strike-the-leaving = An enemy walks away from you. Do you strike?
prompt-stunned = You are stunned. Which card do you discard?
prompt-stay-up = You are about to be knocked out. What do you do?
prompt-command-monster = You command { $figure }. What does it do?
prompt-more-come = The Master calls for help. Turn up the card that comes.
prompt-keep-or-discard-clearing = The room is yours. Do you keep your hand?
prompt-revive-rest-explore = The room is quiet. What do you do?
prompt-reshuffle-or-not = Do you shuffle your discards into your decks?
prompt-give-what = What do you give away?
prompt-give-to-whom = Who gets it?
prompt-accept-gift = A friend offers you a gift. Do you take it?
prompt-flip-which = Where do you look?
prompt-keep-the-find = You have found { $card }. Do you take it?
prompt-drop-which = There is not enough room. What do you drop?
prompt-answer-the-mystery = { $card }: what do you do?
prompt-change-the-deck = Which cards do you change in your decks?
prompt-go-deeper = Are you ready for what comes next?
prompt-train-or-not = Do you learn something new?
prompt-which-advancement = Which of these do you learn?
prompt-enlist-whom = Which monsters do you pick?
prompt-muster-on-tile = { $foes }: on which tile?
prompt-place-monster = { $left ->
    [one] { $foes }: on which square?
   *[other] { $foes } to place: on which square do you put the next one?
}
prompt-lead-monster = You lead { $figure }. What does it do?
prompt-shove-where = { $figure } has hit. Where do you push the hero?
prompt-breathe-where = { $figure } can breathe. Where do you aim?
prompt-which-breath = Which squares does the breath cover?
prompt-defend-or-not = { $figure } is attacked for { $damage }. Does it use a defense?

## What hangs on the answer

deck-fill = { $have } of { $size } cards.
decks-left = Left in your decks: { $ac_deck } and { $rc_deck }.
stakes-choose-a-class = It decides your cards, your speed and your hit points for the whole game.
stakes-sample-or-own = Both decks have 27 cards. Building takes a while; you cannot change your mind later.
stakes-build-the-resources = { deck-fill } Up to 3 copies of each card. Core cards stay.
stakes-build-the-actions = { deck-fill } Up to 3 copies of each card.
stakes-who-marches-next = The first hero acts first, and decides for the group. The order stays the same for the whole dungeon.
stakes-which-dungeon = You enter it with full HP and all your cards.
stakes-lay-which-way = { $laid ->
    [one] Only the stairs are on the table so far.
   *[other] { $laid } tiles are on the table so far.
}
stakes-lay-beside = It must touch a tile on the table. A corner is enough.
stakes-lay-where = Squares that touch are connected, corners too.
stakes-stand-where = { $arena ->
    [yes] Your team starts in this corner. The other teams start in other corners.
   *[no] The monsters come next, { $known ->
        [no] and nobody knows where.
       *[yes] as far away from you as they can.
    }
}
stakes-which-tile = They will come at you from there.
stakes-draw-your-cards = You hold { any-cards }, and draw up to { $to_acs } and { $to_rcs }. { decks-left }
stakes-your-turn = You have { $hp } of { $max_hp } HP.{ $known ->
    [no] {""}
   *[yes] {" "}{ $threatened ->
        [0] If nobody moves, no monster will hurt you.
       *[other] If nobody moves, the monsters will hit you for { $threatened }.
    }
}
stakes-keep-or-discard = Keep all of it or nothing; either way you draw up to { $to_acs } and { $to_rcs }. { decks-left }
stakes-second-breath = Once a dungeon. { decks-left }
stakes-move-where = Once a turn, up to { $speed } squares. It is no action.
stakes-pay-for-it = { $missing ->
    [none] More cards only add their effects.
   *[other] Anything beyond the cost is lost.
}
stakes-give-as = { $missing ->
    [none] The cost is already paid.
   *[other] Still missing: { $missing }.
}
stakes-how-much-x = You have paid enough for each of these.
stakes-add-to-it = You can use these only a limited number of times.
stakes-discard-which = It goes to your discards, and comes back only when they are shuffled.
stakes-discard-at-random = Any card of your hand may go.
stakes-which-part = Each part is done whole. You can leave parts out.
stakes-choose-target = { $amounts ->
    [none] You may choose nobody.
   *[other] It will do this: { $amounts }. You may choose nobody.
}
stakes-next-hit = { $amounts ->
    [none] You may stop here.
   *[other] It will do this: { $amounts }. You may stop here.
}
stakes-aim-the-area = All who stand in the area are hit, friends too.
stakes-which-box = All who stand on these squares are hit, friends too.
stakes-move-by-card = You may stay where you are.
stakes-push-where = You may leave it where it is.
stakes-draw-or-skip = { decks-left } { $look ->
    [yes] One of them goes back on top, the others to the bottom.
   *[no] If you draw from an empty deck, you are fatigued.
}
stakes-take-which = It comes back to your hand.
stakes-cycle-which = You draw a new card for each one. { decks-left }
stakes-keep-on-top = The others go to the bottom of the deck.
stakes-which-of-two = You discard up to one card and draw another. { decks-left }
stakes-use-ability = Once a turn.
stakes-breath-to-keep = All other cards in your hand are discarded.
stakes-react = { $who ->
    [none] There is nothing left to answer.
   *[other] { $loss ->
        [0] Unanswered, it does no damage.
       *[other] Unanswered, it costs { $own ->
            [yes] you
           *[no] { $who }
        } { $loss } HP: { $hp } → { $hp_after }.
    }{ $others ->
        [yes] {" "}Others can still help.
       *[no] {""}
    }
}
stakes-strike-the-leaving = You hold { any-cards }. It costs nothing of your own turn.
stakes-stunned = A stun costs you one card of each kind, as far as you have any. Then your turn goes on.
stakes-stay-up = If you are knocked out, you lose your hand and all your cards in play.
stakes-command-monster = It has the moves and attacks of its card, in any order.
stakes-more-come = Its monsters come at once, and act from the next round on.
stakes-keep-or-discard-clearing = Keep all of it or nothing; either way you draw up to { $to_acs } and { $to_rcs }. { decks-left }
stakes-revive-rest-explore = You do one thing only. You have { $hp } of { $max_hp } HP. { decks-left }
stakes-reshuffle-or-not = { decks-left } Then you draw one card of each kind.
stakes-give-what = Only those who rested take part. Nobody has to take a gift.
stakes-give-to-whom = It is theirs only if they take it.
stakes-accept-gift = { $free ->
    [0] All your slots are taken; you would have to drop something.
    [one] You have 1 free slot.
   *[other] You have { $free } free slots.
}
stakes-flip-which = { $finds ->
    [0] You go on until you find something, or stop.
   *[other] You may look for one more find.
}{ $dig ->
    [yes] {" "}Or dig: monsters you dig up wait in the next room, for half of their danger.
   *[no] {""}
} What is turned up cannot be taken back.
stakes-keep-the-find = { $slots ->
    [0] It takes no slot.
    [one] It takes 1 slot.
   *[other] It takes { $slots } slots.
} { $free ->
    [0] You have none free.
    [one] You have 1 free.
   *[other] You have { $free } free.
} What you leave here is gone.
stakes-drop-which = What you drop is gone.
stakes-answer-the-mystery = You have { $hp } of { $max_hp } HP.
stakes-change-the-deck = The change is for good. No deck may have fewer than 20 cards.
stakes-go-deeper = { $encounter ->
    [0] You enter the dungeon as you are now.
   *[other] { $dungeons_left ->
        [0] You have won encounter { $encounter } of { $encounters }.
       *[other] Nothing of this room can be used any more.
    }
} Once you go on, the next map is laid, and nothing can be taken back.
stakes-train-or-not = You draw 3 cards, and 1 more for each advancement you have, and keep 1. Its danger is added to every encounter to come. Once you have drawn, you must keep one.
stakes-which-advancement = It is yours for good. Its danger is added to every encounter to come{ $level ->
    [0] .
   *[other] ; the next one has { $level } so far.
}
stakes-enlist-whom = The danger is { $danger } so far. It may be up to { $most }, for a level of { $level }.
stakes-muster-on-tile = They all stand on one tile, and the stairs are for the heroes.
stakes-place-monster = { $left ->
    [one] It is the last one.
   *[other] There are { $left } left to place.
}
stakes-lead-monster = It has { $attacks ->
    [0] no attack
    [one] 1 attack
   *[other] { $attacks } attacks
} and { $maneuvers ->
    [0] no move
    [one] 1 move
   *[other] { $maneuvers } moves
} left.
stakes-shove-where = You need not push at all.
stakes-breathe-where = If it breathes, it does not attack this turn.
stakes-which-breath = All heroes there are hit, and have 2 less movement for a turn.
stakes-defend-or-not = { $left ->
    [one] It has 1 defense left
   *[other] It has { $left } defenses left
} this round. With it { $defended } of { $hp } HP would be left, without it { $undefended }.

## Tips, for those who are asked for the first time

tip-choose-a-class = For a first game take the Champion or the Assassin: strong, and simple to play.
tip-sample-or-own = Take the sample decks until you know the cards.
tip-build-the-resources = Cards that give two resources keep a deck going. The others change what your actions do.
tip-build-the-actions = A third of your cards should be Defense cards or cost very little.
tip-who-marches-next = Put strong heroes first: they draw the monsters away from the others.
tip-which-dungeon = The Cellar is the easiest, the Tower and the Cave end with a boss.
tip-lay-which-way = { $known ->
    [printed] A short way to the heroes gives them little time to shoot.
   *[other] A long way to the monsters gives you time to shoot.
}
tip-lay-beside = { $known ->
    [printed] Wide places are good for crowds, narrow ones for those who guard a way.
   *[other] Narrow places keep crowds from you.
}
tip-lay-where = { $known ->
    [printed] Behind a corner nobody sees what waits.
   *[other] A corner you can stand behind blocks their view.
}
tip-stand-where = { $arena ->
    [yes] Shooters need a free view. If you have few HP, start where a wall covers you.
   *[no] With many HP, stand where the monsters will come from. With few, stand behind the others.
}
tip-which-tile = Put the shooters where walls keep them from seeing you.
tip-draw-your-cards = { $tiring ->
    [yes] A deck is about to run out. You will be fatigued for a turn, and then get all your cards back.
   *[no] This comes first in every turn.{ $known ->
        [no] {""}
       *[yes] {" "}After it, look at what the monsters will do next.
    }
}
tip-your-turn = { $state ->
    [fatigued] You are fatigued: { $arena ->
        [yes] move out of reach.
       *[no] move out of reach, and use your equipment.
    } At the end of your turn you draw again.
    [danger] The monsters would knock you out. Move away, slay one, or keep Defense cards and the resources for them.
    [far] No enemy is near you. Move for free or with a card, or attack from range.
    [first] Play an action: choose its card, then pay for it. You can play several, and move once between them.
   *[later] { $arena ->
        [yes] A hero who is out cannot hurt you, so finish off the weak ones first.
       *[no] A dead monster cannot hurt you, so finish off the weak ones first.
    } Keep something to defend yourself with.
}
tip-keep-or-discard = Keep Defense cards and something to pay for them. Discard a hand only if it will not help you, and your decks are still full.
tip-second-breath = Use it when a deck is almost empty.
tip-move-where = Shooters keep their distance, strong heroes stand in front. { $arena ->
    [yes] Whoever you walk away from may strike you.
   *[no] The table shows where the monsters will go.
}
tip-pay-for-it = { $missing ->
    [none] You can play it now. Save other cards for your next action, or for a defense.
   *[other] Resource cards also change the action: read what each adds before you choose.
}
tip-give-as = Choose what the cost still needs.
tip-how-much-x = More is better, unless you want to keep the effect small.
tip-add-to-it = Use what comes back next turn; save what comes back only in the next encounter.
tip-discard-which = Discard what you cannot pay for soon.
tip-discard-at-random = That is the price of the card you added.
tip-which-part = Move first if the enemy is not in range yet, strike first if it is.
tip-choose-target = { $arena ->
    [yes] Look at what is left after the hit. A hero with no cards in hand cannot defend.
   *[no] Look at what is left after the hit, and at the defenses a monster still has this round.
}
tip-next-hit = A dead target needs no more hits.
tip-aim-the-area = Aim away from your friends.
tip-which-box = Choose the one with the most enemies and no friends.
tip-move-by-card = { $arena ->
    [yes] An enemy you walk away from may strike you, and fire burns.
   *[no] It is safe to walk away from an enemy, but not to walk through fire.
}
tip-push-where = Away from the weak, into fire, or out of reach of your friends.
tip-draw-or-skip = { $tiring ->
    [yes] A deck is empty or about to be: better not.
   *[no] More cards now, but the decks do not refill.
}
tip-take-which = Take what you can pay for this turn.
tip-cycle-which = Swap what you cannot use.
tip-keep-on-top = You draw it next.
tip-which-of-two = Swap what you have too much of.
tip-use-ability = Pushing helps at once, slowing keeps it away next turn.
tip-breath-to-keep = Keep a Defense card and something to pay for it.
tip-react = { $loss ->
    [0] It does nothing. Keep your cards.
   *[other] { $hp_after ->
        [0] This would knock you out: use what you have.
       *[other] Small hits are not worth a card. { $arena ->
            [yes] Think of the enemies still to act.
           *[no] Think of the monsters still to come.
        }
    }
}
tip-strike-the-leaving = It does not use up your own turn.
tip-stunned = Give up what you cannot use this turn.
tip-stay-up = Staying up keeps your cards, too.
tip-command-monster = Let it attack its own kind, or stand in their way.
tip-more-come = { $known ->
    [printed] Keep him far from the heroes: more come every round.
   *[other] More of them come every round, so bring him down soon.
}
tip-keep-or-discard-clearing = Bad cards can go now, if your decks still have enough.
tip-revive-rest-explore = { $down ->
    [0] { $weak ->
        [yes] You are hurt. Rest, and shuffle your discards back.
       *[no] You are well: look for equipment, unless your decks run low.
    }
   *[other] Someone must wake the fallen, or they start the next fight on the floor.
}
tip-reshuffle-or-not = Yes, unless your decks are still almost full.
tip-give-what = Shields for those in front, bows for those behind.
tip-give-to-whom = Think of who can use it.
tip-accept-gift = Take it if it helps you more.
tip-flip-which = Two cards in five are equipment or mysteries.
tip-keep-the-find = Equipment stays with you, even when you fall.
tip-drop-which = Keep what works every turn.
tip-answer-the-mystery = Not with few HP left.
tip-change-the-deck = A smaller deck shows its best cards more often, but is empty sooner.
tip-go-deeper = { $encounter ->
    [0] Random dungeons grow from one to the next. All others begin small again.
   *[other] The next map is larger and more dangerous than this one.
}
tip-train-or-not = Everyone shares the danger, but the gain is yours.
tip-which-advancement = Nothing beats more cards in hand. More HP are good for any hero.
tip-enlist-whom = Mix those who strike close by with those who shoot. Or leave it to chance.
tip-muster-on-tile = Put shooters where they see far, and all others where they wait out of sight.
tip-place-monster = A monster in a narrow place keeps the heroes from those behind it.
tip-lead-monster = Strike the same hero with all you have. If you are in a hurry, leave it to the cards.
tip-shove-where = Into fire, or away from friends.
tip-breathe-where = It is worth it where two heroes stand close together.
tip-which-breath = Take the squares with the most heroes.
tip-defend-or-not = Defenses come back every round. Keep one only for a harder blow that is still to come.

## Why something cannot be chosen

why-not-not-in-your-turn = { $card } answers attacks. It cannot be played in your own turn.
why-not-as-one-leaves = You can play { $card } only when an enemy walks away from you.
why-not-when-attacked = You can play { $card } only when you are attacked.
why-not-no-defense = { $card } does not answer attacks.
why-not-enemys-turn-only = { $card } only answers attacks in an enemy's turn.
why-not-another-attack = { $card } does not answer an attack like this one.
why-not-condition-missing = You do not meet the condition of { $card } right now.
why-not-too-dangerous = { $foes } has danger { $danger }. There is room for { $spare ->
    [0] no more danger
   *[other] only { $spare } more
}.
why-not-fatigued = You are fatigued: you can only move and use equipment.
why-not-last-action-taken = You have taken your last action of this turn.
why-not-cannot-pay = { $is_free ->
    [yes] { $card } asks you to discard more than you hold.
   *[no] You cannot pay for { $card }: it costs { $cost }{ $discards ->
        [yes] {""}, and cards to discard
       *[no] {""}
    }.
}

## Options, whatever the position

option-pass = Do nothing
option-class = { $thing }
option-sample = Take the sample decks
option-custom = Build your own decks
option-deck_add_rc = Put in { $thing }
option-deck_drop_rc = Take out { $thing }
option-deck_add_ac = Put in { $thing }
option-deck_drop_ac = Take out { $thing }
option-done = Done
option-next = Seat { $thing } is next
option-dungeon = { $thing }
option-vertical = Upright
option-horizontal = On its side
option-beside = Beside tile { $thing }
option-offset = Place { $thing }
option-stand = Start on square { $thing }
option-on_tile = On tile { $thing }
option-draw_up = Draw
option-free_move = Move
option-play = Play { $thing }
option-solo = Play { $thing } by itself
option-use = Use { $thing }
option-use_advancement = Use { $thing }
option-ability = Use your class ability
option-end_turn = End your turn
option-keep_hand = Keep your hand
option-discard_hand = Discard your hand
option-add = Add { $thing }
option-float = Use what is left over
option-as = As { $thing }
option-x = X is { $thing }
option-discard_ac = Discard { $thing }
option-random_card = Discard a card at random
option-discard_rc = Discard { $thing }
option-part = Part { $thing }
option-leave_out = Leave out: { leave-what }
option-target = Who stands on square { $thing }
option-aim = Aim at square { $thing }
option-box = Area { $thing }
option-go = To square { $thing }
option-push = To square { $thing }
option-stay = Stay
option-no_push = Do not push
option-skip = Do without it
option-draw = Draw
option-look = Look
option-take_ac = { $thing }
option-take_rc = { $thing }
option-either = { $thing ->
    [0] The first
   *[other] The second
}
option-attack = Attack who stands on square { $thing }
option-revive = Wake hero { $thing }
option-rest = Rest
option-explore = Explore
option-nothing = Do nothing
option-reshuffle = Shuffle your discards into your decks
option-give = Give { $thing }
option-to = To hero { $thing }
option-accept = Take it
option-refuse = Refuse it
option-flip = Flip tile { $thing }
option-dig = Dig
option-stop = Stop
option-keep = Take { $thing }
option-drop = Drop { $thing }
option-leave = Leave it
option-go_on = Go on
option-train = Learn something new
option-decline = Learn nothing
option-enlist = Pick { $thing }
option-propose = Leave it to the rules
option-as_printed = As its card says
option-all_as_printed = All as their cards say
option-defend = Defend
option-take_it = Take it
option-advance = { $thing }
leave-what = { $thing ->
    [dmg] the damage
    [plus] the bonus
    [times] the multiplied damage
    [pierce] ignoring saves
    [mod] the change to the target
    [immob] immobilizing it
    [stun] stunning it
    [dot] the lasting damage
    [taunt] the taunt
    [dominate] the command
    [heal] the healing
    [cleanse] the cleansing
    [slay] slaying it
    [reuse] taking the card back
   *[other] the rest of it
}

## Options as they stand

option-pass-now = { $state ->
    [fall] Be knocked out
    [attack] Take it: { $who } { $hp } → { $hp_after } HP
   *[let] Let it go
}
option-class-now = { $class }: { $hp } HP, speed { $speed }, { $resources }.{ $arena ->
    [yes] {""}
   *[no] {" "}{ $ability }
}
option-sample-now = Take the sample decks
option-custom-now = Build your own decks
option-deck_add_rc-now = Put in { $card } ({ $copies } so far), { $gives }{ $text ->
    [none] {""}
   *[other] : { $text }
}
option-deck_drop_rc-now = Take out { $card } ({ $copies } there), { $gives }{ $text ->
    [none] {""}
   *[other] : { $text }
}
option-deck_add_ac-now = Put in { $card } ({ $copies } so far), { $price }: { $text }
option-deck_drop_ac-now = Take out { $card } ({ $copies } there), { $price }: { $text }
option-done-now = { $state ->
    [decks] It is finished
    [paid] Play { $spoken }
    [gifts] Give nothing more
    [muster] That is enough
   *[enough] Nothing more
}
option-next-now = { $who }, { $class }
option-dungeon-now = { $dungeon ->
    [random] A random dungeon of { $count } encounters
   *[other] { $title }, { $count } encounters
}
option-vertical-now = Upright: 3 wide, 4 high
option-horizontal-now = On its side: 4 wide, 3 high
option-beside-now = Beside { $tile }
option-offset-now = { $right ->
    [0] { $left ->
        [0] In the same columns
       *[other] { $left } to the left
    }
   *[other] { $right } to the right
}, { $down ->
    [0] { $up ->
        [0] in the same rows
       *[other] { $up } up
    }
   *[other] { $down } down
}
option-stand-now = { $square }
option-on_tile-now = On { $tile }
option-draw_up-now = Draw your cards
option-free_move-now = Move for free, up to { $speed ->
    [one] 1 square
   *[other] { $speed } squares
}
option-play-now = Play { $card } ({ $price }){ $leads ->
    [none] {""}
   *[other] : { $leads }
}
leads = { $what }; { $who } { $hp } → { $hp_after } HP
answer-blocks = blocks it
answer-saves = saves { $amount ->
    [999] everything
   *[other] { $amount }
}
answer-redirects = { $to ->
    [attacker] turns it on the attacker
   *[self] takes it instead
}
answer-counters = strikes back for { $damage }
answer-other = helps without a save
option-solo-now = Play { $card } by itself: { $text }
option-use-now = Use { $item }{ $leads ->
    [none] : { $text }
   *[other] : { $leads }
}
option-use_advancement-now = Use { $card }{ $leads ->
    [none] : { $text }
   *[other] : { $leads }
}
option-ability-now = { $text }
option-end_turn-now = End your turn
option-keep_hand-now = Keep your hand, and draw
option-discard_hand-now = Discard your hand, and draw
option-add-now = Add { $card } ({ $gives }){ $text ->
    [none] {""}
   *[other] : { $text }
}
option-float-now = Use what is left over: { $floats }
option-as-now = As { resource-type }
option-x-now = X = { $x }
option-discard_ac-now = Discard { $card } ({ $price })
option-random_card-now = Discard a card at random
option-discard_rc-now = Discard { $card } ({ $gives })
option-part-now = { $text }
option-leave_out-now = Leave out: { leave-what }
hit = { $damage } damage{ $saved ->
    [0] {""}
   *[other] , { $saved } of it saved
}: { $hp } → { $hp_after } HP
option-target-now = { $who } on { $square }{ $outcome ->
    [none] { $max_hp ->
        [0] {""}
       *[other] , { $hp } of { $max_hp } HP
    }
   *[other] : { $outcome }
}
option-aim-now = Aim at { $square }
option-box-now = { $figures ->
    [none] Nobody on { $squares }
   *[other] { $figures } on { $squares }
}
option-go-now = { $square }{ $steps ->
    [0] {""}
    [one] , 1 step
   *[other] , { $steps } steps
}{ $fire ->
    [0] {""}
   *[other] , through fire for { $fire }
}{ $leaves ->
    [none] {""}
   *[other] , away from { $leaves }
}
option-push-now = To { $square }
option-stay-now = Stay where you are
option-no_push-now = Leave it where it is
option-skip-now = Do without it
next-cards = { $count ->
    [one] 1 { deck-kind } card
   *[other] { $count } { deck-kind } cards
}
option-draw-now = Draw { next-cards }
option-look-now = Look at the next { next-cards }
option-take_ac-now = { $card }, { $price }: { $text }
option-take_rc-now = { $card }, { $gives }{ $text ->
    [none] {""}
   *[other] : { $text }
}
option-either-now = { $choice ->
    [mystery] { $text }
    [push] Push it 1 square
    [slow] It has −2 movement on its next turn
    [actions] An action card
   *[resources] A resource card
}
choice-nothing = Leave it alone.
option-attack-now = Attack { $who } on { $square }{ $max_hp ->
    [0] {""}
   *[other] { $damage ->
        [0] , { $hp } of { $max_hp } HP
       *[other] {""} for { $damage }: { $hp } → { $hp_after } HP
    }
}
option-revive-now = Wake { $who }, who will have { $hp } HP
option-rest-now = Rest: { $hp } → { $hp_after } HP, and one more card of each kind
option-explore-now = Explore: { $tiles ->
    [0] no tile is left, but you can dig
    [one] 1 tile lies face down
   *[other] { $tiles } tiles lie face down
}
option-nothing-now = Do nothing
option-reshuffle-now = Shuffle your discards into your decks
option-give-now = Give away { $item }: { $text }
option-to-now = { $who }, { $class }
option-accept-now = Take it
option-refuse-now = Refuse it
option-flip-now = Flip the tile { $tile }
option-dig-now = Dig greedily
option-stop-now = Stop looking
option-keep-now = Take { $item }
option-drop-now = Drop { $item }: { $text }
option-leave-now = Leave it here
option-go_on-now = Go on
option-train-now = Draw, and learn one of them
option-decline-now = Learn nothing
option-enlist-now = { $foes }, danger { $danger }, { $hp } HP{ $number ->
    [one] {""}
   *[other] {" "}each
}{ $copies ->
    [one] {""}
   *[other] , { $copies } cards left
}: { $attacks }. { $moves }. { $defends }.
option-propose-now = { $state ->
    [map] Leave the rest of the map to chance
    [muster] Leave the rest to chance
    [place] Leave the placing to the rules
   *[printed] As its card says
}
option-as_printed-now = Let { $figure } go on as its card says
option-all_as_printed-now = Let all monsters that are left act as their cards say
option-defend-now = Use a defense: { $hp } → { $defended } HP
option-take_it-now = Keep it: { $hp } → { $undefended } HP
option-advance-now = { $card }, danger { $danger }: { $text }

## Events

event-class-chosen = { $own ->
    [yes] You are the { $klass }.
   *[no] { $name } is the { $klass }.
}
event-deck-built = { $own ->
    [yes] Your decks are ready.
   *[no] The decks of { $name } are ready.
}
event-march-set = { $count ->
    [1] Marching order: { $march } alone.
   *[other] Marching order: { $march }.
}
event-dungeon-entered = { $dungeon ->
    [random] A random dungeon lies ahead.
   *[other] { $title } lies ahead.
}
event-map-laid = Encounter { $encounter }: a map of { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
event-tile-placed = { $own ->
    [yes] You lay a tile.
   *[no] { $name } lays a tile.
}
event-hero-placed = { $own ->
    [yes] You start on { $to }.
   *[no] { $name } starts on { $to }.
}
event-monster-card-drawn = { $fate ->
    [monsters] The next card is { $card }: danger { $danger } so far.
    [aside] The next card is { $card }, set aside until its whole set is there.
    [below] { $card } goes under the dungeon deck.
   *[discarded] { $card } is discarded: no monster.
}
event-monsters-placed = { $count ->
    [0] There is no room for { $foe }.
    [one] { $foes } waits on { $squares }.
   *[other] { $foes } wait on { $squares }.
}
event-deck-searched = { $own ->
    [yes] You look through the dungeon deck and shuffle it. It has { $cards }.
   *[no] { $name } looks through the dungeon deck and shuffles it.
}
event-monsters-enlisted = { $foes } { $count ->
    [one] is
   *[other] are
} picked: danger { $danger } so far, of { $most } at most.
event-cards-turned-up = { $by } turns up { $cards } first, which { $count ->
    [one] goes
   *[other] go
} back into the deck.
event-summoned = { $card } joins the fight, summoned by { $by }.
event-encounter-began = { $encounter ->
    [0] A fight breaks out
   *[other] Encounter { $encounter } begins
}: danger { $danger }, for a level of { $level }.
event-encounter-won = Encounter { $encounter } is won!
event-dungeon-won = { $dungeon ->
    [random] The dungeon is won!
   *[other] { $title } is won!
}
event-all-fallen = Nobody is left standing. The darkness wins.
event-too-late = The fight has gone on for too long. The darkness wins.
event-arena-laid = The teams enter the arena.
event-initiative-cut = { $own ->
    [yes] You cut { $ac }: cost { $cost }.
   *[no] { $name } cuts { $ac }: cost { $cost }.
}
event-initiative-set = Order of turns: { $march }.
event-team-fell = Team { $team } is out.
event-time-is-up = Time is up. The team with the most HP left is ahead.
event-team-won = Team { $team } wins!
event-teams-drew = It is a draw: { $count } teams share the first place.
event-fight-round-began = Round { $round }.
event-player-turn-began = { $own ->
    [yes] Your turn.
   *[no] { $name }'s turn.
}
event-monster-turn-began = {""}
event-monster-held = { $why ->
    [stunned] { $name } is stunned and does nothing.
   *[idle] { $name } finds nothing to do.
}
deck-kind = { $kind ->
    [RC] resource
   *[AC] action
}
event-hero-drew = { $own ->
    [yes] You draw { $cards }{ $stop }
   *[no] { $shown ->
        [yes] { $name } draws { $cards }{ $stop }
       *[no] { $name } draws { $count ->
            [one] 1 { deck-kind } card
           *[other] { $count } { deck-kind } cards
        }.
    }
}
event-scried = { $own ->
    [yes] You look at { $cards }{ $stop }
   *[no] { $shown ->
        [yes] { $name } looks at { $cards }{ $stop }
       *[no] { $name } looks at the top of the { deck-kind } deck.
    }
}
event-scry-returned = One goes back on top, the others to the bottom.
event-decks-shuffled = { $own ->
    [yes] You shuffle your discards into your decks.
   *[no] { $name } shuffles all discards into the decks.
}
event-hand-discarded = { $own ->
    [yes] You discard your hand: { $cards }{ $stop }
   *[no] { $name } discards { $cards }{ $stop }
}
event-card-discarded = { $own ->
    [yes] You discard { $cards }{ $stop }
   *[no] { $name } discards { $cards }{ $stop }
}
event-card-taken = { $own ->
    [yes] You take back { $cards }{ $stop }
   *[no] { $name } takes back { $cards }{ $stop }
}
event-fatigued = { $own ->
    [yes] A deck of yours is empty: you are fatigued.
   *[no] A deck of { $name } is empty: { $name } is fatigued.
}
event-refreshed = { $own ->
    [yes] You have caught your breath.
   *[no] { $name } has caught their breath.
}
event-action-named = {""}
event-resource-added = {""}
event-resource-played = { $own ->
    [yes] You play { $rc } by itself.
   *[no] { $name } plays { $rc } by itself.
}
event-action-declared = { $own ->
    [yes] You play { $spoken }{ $x ->
        [0] { $stop }
       *[other] , with X = { $x }.
    }
   *[no] { $name } plays { $spoken }{ $x ->
        [0] { $stop }
       *[other] , with X = { $x }.
    }
}
event-equipment-used = { $own ->
    [yes] You use { $item }.
   *[no] { $name } uses { $item }.
}
event-advancement-used = { $own ->
    [yes] You use { $advancement }.
   *[no] { $name } uses { $advancement }.
}
ability-name = { $ability ->
    [rage] Rage
    [flow] Flow
    [arcane_font] Arcane Font
    [poise] Poise
    [crescendo] Crescendo
    [the_question] The Question
   *[flux] Flux
}
event-ability-used = { $own ->
    [yes] You use { ability-name }.
   *[no] { $name } uses { ability-name }.
}
event-walked = { $own ->
    [yes] { $flying ->
        [yes] You fly to { $to }.
       *[no] You go to { $to }.
    }
   *[no] { $flying ->
        [yes] { $name } flies to { $to }.
       *[no] { $name } goes to { $to }.
    }
}
event-pushed = { $own ->
    [yes] You push { $figure } to { $to }.
   *[no] { $name } pushes { $figure } to { $to }.
}
event-teleported = { $own ->
    [yes] You appear on { $to }.
   *[no] { $name } appears on { $to }.
}
event-swapped = { $own ->
    [yes] You change places with { $other }.
   *[no] { $name } changes places with { $other }.
}
event-attacked = { $own ->
    [yes] You attack { $target } for { $damage }.
   *[no] { $name } attacks { $target } for { $damage }.
}
event-saved = { $own ->
    [yes] You save { $amount } of it.
   *[no] { $name } saves { $amount } of it.
}
event-blocked = The attack on { $target } is blocked.
event-redirected = The attack goes to { $new } instead of { $old }.
event-hurt = { $own ->
    [yes] { $hp ->
        [0] You lose your last { $amount } HP{ hurt-by }.
       *[other] You lose { $amount } HP{ hurt-by } and have { $hp } left.
    }
   *[no] { $hp ->
        [0] { $is_foe ->
            [yes] {""}
           *[no] { $name } loses the last { $amount } HP{ hurt-by }.
        }
       *[other] { $name } loses { $amount } HP{ hurt-by } and has { $hp } left.
    }
}
hurt-by = { $cause ->
    [dot] {" "}to lasting damage
    [fire] {" "}to the fire
    [slain] {" "}in one blow
   *[other] {""}
}
event-healed = { $own ->
    [yes] You gain { $amount } HP and have { $hp }.
   *[no] { $name } gains { $amount } HP and has { $hp }.
}
event-fell-unconscious = { $own ->
    [yes] You fall unconscious!
   *[no] { $name } falls unconscious!
}
event-survived = { $own ->
    [yes] But you stay up, with { $hp } HP!
   *[no] But { $name } is still there, with { $hp } HP!
}
event-foe-died = { $name } is dead.
for-turns = { $lasts ->
    [one] {" "}for a turn
    [998] {""}
   *[other] {" "}for { $lasts } turns
}
for-uses = { $uses ->
    [0] { for-turns }
    [one] {" "}the next time
   *[other] {" "}the next { $uses } times
}
event-effect-began = { $verb ->
    [none] {""}
    [zone] { $what ->
        [fire] Fire burns on { $squares }.
        [fog] Fog lies on { $squares }.
       *[ward] A ward protects { $squares }.
    }
   *[other] { $own ->
        [yes] { $verb ->
            [stun] You are stunned{ for-turns }.
            [immob] You are immobilized{ for-turns }.
            [hide] You are hidden{ for-turns }.
            [dot] You take lasting damage{ for-turns }.
           *[mod] You have { $signed } { fx-modified }{ for-uses }.
        }
       *[no] { $verb ->
            [stun] { $name } is stunned{ for-turns }.
            [immob] { $name } is immobilized{ for-turns }.
            [hide] { $name } is hidden{ for-turns }.
            [dot] { $name } takes lasting damage{ for-turns }.
            [taunt] { $name } is taunted by { $by }{ for-turns }.
            [dominate] { $name } is commanded by { $by }{ for-turns }.
           *[mod] { $name } has { $signed } { fx-modified }{ for-uses }.
        }
    }
}
event-effect-ended = { $verb ->
    [none] {""}
    [zone] { $what ->
        [fire] The fire goes out.
        [fog] The fog lifts.
       *[ward] The ward fades.
    }
   *[other] { $own ->
        [yes] { $verb ->
            [stun] You are no longer stunned.
            [immob] You are no longer immobilized.
            [hide] You are no longer hidden.
            [dot] The lasting damage on you is over.
           *[mod] {""}
        }
       *[no] { $verb ->
            [stun] { $name } is no longer stunned.
            [immob] { $name } is no longer immobilized.
            [hide] { $name } is no longer hidden.
            [dot] { $name } takes no more lasting damage.
            [taunt] { $name } is no longer taunted.
            [dominate] { $name } is no longer commanded.
           *[mod] {""}
        }
    }
}
event-raised = { $own ->
    [yes] You raise { $figure } on { $square }. It fights for you now.
   *[no] { $name } raises { $figure } on { $square }. It fights for the heroes now.
}
event-revived = { $own ->
    [yes] You wake { $hero }.
   *[no] { $name } wakes { $hero }.
}
event-rested = { $own ->
    [yes] You rest.
   *[no] { $name } rests.
}
event-tile-turned = { $own ->
    [yes] You turn over a tile: { $card }{ find-said }
   *[no] { $name } turns over a tile: { $card }{ find-said }
}
find-said = { $kind ->
    [monsters] , long gone.
   *[other] { $stop }
}
event-card-dug = { $own ->
    [yes] You turn up { $card }{ dug-said }
   *[no] { $name } turns up { $card }{ dug-said }
}
dug-said = { $fate ->
    [seed] , which waits in the next room.
    [discarded] {" "}and discards it.
   *[other] { $stop }
}
event-equipment-taken = { $own ->
    [yes] You take { $item }.
   *[no] { $name } takes { $item }.
}
event-equipment-dropped = { $own ->
    [yes] You drop { $item }.
   *[no] { $name } drops { $item }.
}
event-equipment-given = { $own ->
    [yes] You give { $item } to { $to }.
   *[no] { $name } gives { $item } to { $to }.
}
event-gift-refused = { $own ->
    [yes] You do not want { $item }.
   *[no] { $name } does not want { $item }.
}
event-mystery-began = { $own ->
    [yes] You find a mystery: { $mystery }{ $stop }
   *[no] { $name } finds a mystery: { $mystery }{ $stop }
}
event-dungeon-deck-shuffled = The dungeon deck is used up. Its discards are the new deck.
event-deck-changed = { $own ->
    [yes] Your decks change: { deck-changes }.
   *[no] The decks of { $name } change: { deck-changes }.
}
deck-changes = { $added ->
    [none] {""}
   *[other] { $added } in{ $removed ->
        [none] {""}
       *[other] , {""}
    }
}{ $removed ->
    [none] {""}
   *[other] { $removed } out{ $place ->
        [hand] {" "}of the hand
        [pile] {" "}of the discard pile
       *[deck] {""}
    }
}
event-advancements-drawn = { $own ->
    [yes] You draw { $cards }{ $stop }
   *[no] { $shown ->
        [yes] { $name } draws { $cards }{ $stop }
       *[no] { $name } draws { $count } advancements.
    }
}
event-advanced = { $own ->
    [yes] You learn { $advancement }.
   *[no] { $name } learns { $advancement }.
}
event-forced = { $verb ->
    [add] There is only one card to add.
    [done] There is nothing more to add.
    [target] There is only one target.
    [attack] There is only one target.
    [go] There is only one square to go to.
    [push] There is only one square to push it to.
    [aim] There is only one square to aim at.
    [stand] There is only one square to start on.
    [box] There is only one way to cover it.
    [part] There is only one part to do.
    [on_tile] There is only one tile for them.
    [beside] There is only one tile to lay it beside.
    [offset] There is only one place for it.
    [flip] There is only one tile left.
    [next] There is only one hero left.
    [to] There is only one hero to give it to.
    [drop] There is only one thing to drop.
    [random_card] A card is lost at random.
    [end_turn] { $own ->
        [yes] You can do nothing more this turn.
       *[no] { $name } can do nothing more this turn.
    }
   *[other] { $own ->
        [yes] You have no other choice: { $choice }.
       *[no] { $name } has no other choice: { $choice }.
    }
}

## Result

alone = { $own ->
    [yes] { $won ->
        [yes] You have won!
       *[no] You have fallen.
    }
   *[no] { $won ->
        [yes] { $name } has won!
       *[no] { $name } has fallen.
    }
}
alone-scores = Score: { $scores }.
score-name = { $play ->
    [arena] Teams outlasted
   *[adventure] Encounters won
}
score-teams-outlasted = { $value ->
    [0] no team outlasted
    [one] 1 team outlasted
   *[other] { $value } teams outlasted
}
score-prevailed = { $value ->
    [0] defeated
   *[other] victorious
}
score-encounters-won = { $value ->
    [one] 1 encounter won
   *[other] { $value } encounters won
}
score-danger-defeated = danger { $value } defeated
score-hp-left = { $value } HP left
decided-prevailed = the fate of the dungeon
decided-encounters-won = more encounters won
decided-teams-outlasted = lasting longer
decided-danger-defeated = more danger defeated
decided-hp-left = more HP left

## Looking at the table

summary = { $heroes }. { $monsters ->
    [0] No monster stands.
    [one] 1 monster stands.
   *[other] { $monsters } monsters stand.
}
summary-arena = { $heroes }.
nobody-yet = Nobody has a class yet
hero-summary = { $own ->
    [yes] You
   *[no] { $name }
}{ $team ->
    [0] {""}
   *[other] {" "}(team { $team })
} { $hp ->
    [0] unconscious
   *[other] { $hp }/{ $max_hp } HP
}
look-hand = your hand
look-gear = your equipment
look-own = yourself
look-dungeon = { $arena ->
    [yes] the teams
   *[no] the dungeon
}
look-map = map
look-tiles = tiles
look-monsters = monsters
look-behaviour = behaviour of the monsters
look-heroes = heroes
look-hands = hands
look-action = what is being played
arena-line = The arena{ $round ->
    [0] {""}
   *[other] , round { $round } of { $round_cap }
}.
team-line = Team { $team }{ $max_hp ->
    [0] : { $heroes }
   *[other] {" "}({ $heroes }): { $awake ->
        [0] out
       *[other] { $hp } of { $max_hp } HP
    }
}{ $place ->
    [0] {""}
   *[other] , place { $place }
}.
cuts-title = Cut for initiative, the lowest cost first:
cut-line = { $own ->
    [yes] You
   *[no] { $name }
}: { $card }, cost { $cost }.
progress-line = { $dungeon ->
    [random] A random dungeon
   *[other] { $title }
}{ $encounter ->
    [0] {""}
   *[other] , encounter { $encounter } of { $encounters }{ $map ->
        [none] {""}
       *[other] : { $map }
    }
}{ $skirmish ->
    [yes] , an unexpected fight
   *[no] {""}
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}.
danger-line = { $round ->
    [0] The next encounter will have danger { $level }{ $placed ->
        [0] {""}
       *[other] , of which { $placed } has been dug up
    }.
   *[other] Danger { $placed }, for a level of { $level }.
}
budget-line = { $own ->
    [yes] Danger { $danger } so far. The level is { $level }, and you may go up to { $most }.
   *[no] { $name } picks the monsters: danger { $danger } so far, of { $most } at most.
}
master-line = { $own ->
    [yes] You are the game master: you pick the monsters and lead them.
   *[no] { $name } is the game master, who picks the monsters and leads them.
}
led-line = { $who } has { $attacks ->
    [0] no attack
    [one] 1 attack
   *[other] { $attacks } attacks
} and { $maneuvers ->
    [0] no move
    [one] 1 move
   *[other] { $maneuvers } moves
} left.
dungeons-left = { $count ->
    [one] One more dungeon after this one.
   *[other] { $count } more dungeons after this one.
}
won-line = Encounters won: { $won }. Danger defeated: { $defeated }.
seeds-line = Waiting in the next room: { $cards }.
deck-line = Dungeon deck: { $deck } cards, { $discarded } discarded face up{ $below ->
    [0] {""}
    [one] , 1 boss card underneath
   *[other] , { $below } boss cards underneath
}.
map-title = The map, tile by tile:
tile-line = { $tile }: { $state ->
    [stairs] the stairs
    [hidden] face down
    [claimed] searched, equipment taken
   *[flipped] { $card }
}
zone-line = { $kind ->
    [fire] Fire for { $amount }
    [fog] Fog
   *[ward] A ward that saves { $amount }
} on { $squares }{ turns-left }
plan-title = The map. { $arena ->
    [yes] Heroes in capitals with the number of their team, . is free; ^ fire, % fog, + ward.
   *[no] Heroes in capitals, monsters in small letters with their number, . is free; ^ fire, % fog, + ward.
}
plan-row = { $head } { $cells }
party-title = { $order ->
    [none] Heroes so far:
    [turns] Heroes, in the order of their turns:
   *[march] Heroes, in marching order:
}
hero-line = { $own ->
    [yes] You
   *[no] { $name }
}, { $kind }{ $team ->
    [0] {""}
   *[other] , team { $team }
}: { $hp ->
    [0] unconscious
   *[other] { $hp } of { $max_hp } HP
}{ $square ->
    [none] {""}
   *[other] {" "}on { $square }
}{ $turn ->
    [now] , acting now
    [acted] , has acted
   *[none] {""}
}; { any-cards }; decks { $ac_deck } and { $rc_deck }{ $save ->
    [0] {""}
   *[other] ; saves { $save } of each attack
}{ $conditions ->
    [none] {""}
   *[other] ; { $conditions }
}{ $items ->
    [none] {""}
   *[other] ; has { $items }
}{ $threatened ->
    [0] {""}
   *[other] ; would lose { $threatened } HP to the monsters
}.
hand-title = Your cards:
hand-none = You hold no cards.
hand-action = { $card } ({ $price }): { $text }
hand-resource = { $card } (gives { $gives }){ $text ->
    [none] .
   *[other] : { $text }
}
floats-line = Left over for one more action: { $floats }.
hands-title = What the others hold:
any-cards = { $acs ->
    [0] { $rcs ->
        [0] no cards
       *[other] { resource-cards }
    }
   *[other] { $rcs ->
        [0] { action-cards }
       *[other] { action-cards }, { resource-cards }
    }
}
hand-line = { $own ->
    [yes] You hold
   *[no] { $name } holds
} { $cards }
in-play-line = { $card } in play{ turns-left }
pile-line = { $kind ->
    [AC] Discarded actions
   *[RC] Discarded resources
}: { $cards }
gear-title = { $own ->
    [yes] Your equipment and advancements
   *[no] Equipment and advancements of { $name }
}, { $taken } of { $slots } slots taken:
gear-line = { $card }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}: { $text }
decks-title = Your decks:
deck-list = { $kind ->
    [AC] Actions
   *[RC] Resources
}, { $size } cards: { $cards }
line-title = Monsters, in the order in which they act{ $known ->
    [yes] , with what they will do if nobody moves
    [printed] , with what their cards say if nobody moves
   *[no] {""}
}:
foe-card = { $card }: { $attacks }. { $moves }. { $defends }.
foe-line = { $who } on { $square }: { $hp } of { $max_hp } HP{ $defenses ->
    [-1] {""}
    [0] , no defense left
    [one] , 1 defense left
   *[other] , { $defenses } defenses left
}{ $conditions ->
    [none] {""}
   *[other] , { $conditions }
}{ $commander ->
    [none] {""}
   *[other] , fights for { $commander }
}{ $acted ->
    [yes] ; has acted
   *[no] { $next ->
        [none] ; stays
        [unknown] {""}
       *[other] ; { $next }
    }
}
next-summon = summons others
next-go = goes to { $square }
next-attack = attacks { $target } for { $amount }{ $is_all ->
    [yes] {""}
   *[no] {""}, { $loss ->
        [0] which does nothing
       *[other] which costs { $loss }
    }
}
next-again = { $told }{ $times ->
    [2] , twice
   *[other] , { $times } times
}
next-hurt = costs { $target } { $amount } HP
next-hold = does nothing
bestiary-title = How these monsters behave:
bestiary-line = { $card } ({ monster-type }, danger { $danger }): { $behaviour }.{ $specials ->
    [none] {""}
   *[other] {" "}{ $specials }
}
action-item = { $item }: { $text }
action-title = { $spoken }: { $text }
action-cost = { $missing ->
    [none] { $paid ->
        [none] It costs nothing.
       *[other] Paid with { $paid }.
    }
   *[other] { $paid ->
        [none] Missing: { $missing }.
       *[other] Missing: { $missing }; so far { $paid }.
    }
}
paid-as = { $card }{ $named ->
    [none] {""}
    [S] {" "}as Stamina
    [F] {" "}as Focus
   *[M] {" "}as Mana
}
action-amounts = As it stands: { $amounts }.
amount-damage = { $hits ->
    [0] { $damage } damage
    [one] { $damage } damage
   *[other] { $hits } hits of { $damage } damage
}
amount-pierce = { $amount ->
    [999] all saves ignored
   *[other] { $amount } of saves ignored
}
amount-moves = a move of { $amount }
amount-heals = { $amount } HP healed
amount-saves = { $amount ->
    [999] everything saved
   *[other] { $amount } saved
}
action-hit = { $who }: { $hit }
attack-line = { $own ->
    [yes] You attack
   *[no] { $name } attacks
} { $target } for { $damage }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
}, { $distance ->
    [melee] in melee
   *[ranged] from range
}.
sum-part = { $what ->
    [printed] { $amount }
    [run] { $amount } for the run
   *[effects] { $amount } by effects
}
plus-sign = { $first } + { $rest }
attack-saved = Saved so far: { $amount ->
    [999] everything
   *[other] { $amount }
}.
attack-pierces = It ignores { $amount ->
    [999] all saves
    [one] 1 point of saves
   *[other] { $amount } points of saves
}.
clearing-title = The room is won. { $tiles ->
    [0] No tile is left to search.
    [one] 1 tile lies face down.
   *[other] { $tiles } tiles lie face down.
}
clearing-line = { $own ->
    [yes] You
   *[no] { $name }
}, { $kind }, { $hp } of { $max_hp } HP: { $state ->
    [waiting] still to choose
    [now] choosing now
    [done] done
   *[out] unconscious
}
offered-item = { $card }, { $slots ->
    [0] no slot
    [one] 1 slot
   *[other] { $slots } slots
}: { $text }
offered-next = After that you may take { $card }.
offered-mystery = { $card }: { $text }
training-title = You have drawn:
training-line = { $card }, danger { $danger }: { $text }

## Making a table

blurb = A party of heroes, each with decks of their own, fights through a dungeon room by room. Everyone wins together, or nobody does. Or one of you plays the monsters, or you meet in the arena, team against team.
here-together = All of you against the dungeon.
here-one-against-all = One of you is the game master and leads the monsters, the others are the heroes.
here-teams = Heroes against heroes in the arena, one on one or in teams.
role = { $company ->
    [one-against-all] { $number ->
        [1] is the game master
       *[other] plays a hero
    }
    [teams] plays for team { $team }
   *[other] {""}
}
preset-first-dungeon = First dungeon
preset-first-dungeon-text = The Tavern Cellar: two rooms, the easiest dungeon. The place to learn the game.
preset-adventure = Adventure
preset-adventure-text = A random dungeon of four rooms, each larger than the last.
preset-arena = Arena
preset-arena-text = No dungeon: two teams of up to three heroes fight until one is left. For two players it is a duel.
preset-four-teams = Arena, four teams
preset-four-teams-text = Four teams, one in each corner of the arena. With four players everyone is on their own.
preset-closed-hands = Closed hands
preset-closed-hands-text = A random dungeon in which nobody sees the cards of the others.
preset-own-decks = Own decks
preset-own-decks-text = A random dungeon for heroes whose decks you build yourselves. You lay the maps, too.
preset-campaign = Campaign
preset-campaign-text = Five dungeons in a row with the same heroes, beginning in the Tavern Cellar. Takes several evenings.
preset-game-master = Game master
preset-game-master-text = One of you lays the maps, picks the monsters and leads them. The others are the heroes.
setting-play = What you play
setting-play-adventure = an adventure: together through a dungeon
setting-play-tabletop = with a game master, who plays the monsters
setting-play-arena = the arena: team against team
setting-teams = Teams in the arena
setting-dungeon = The first dungeon
setting-dungeon-random = a random one
setting-dungeon-cellar = The Tavern Cellar (2 rooms)
setting-dungeon-sewer = The Sewer (4 rooms)
setting-dungeon-prison = The Prison (4 rooms)
setting-dungeon-tower = The Tower (4 rooms, a boss)
setting-dungeon-cave = The Cave (4 rooms, a dragon)
setting-dungeons = Dungeons in a row
setting-encounters = Encounters of a random dungeon
setting-map_building = Random maps are laid
setting-map_building-auto = by chance
setting-map_building-players = by the players
setting-bosses_in_deck = Bosses may turn up in random dungeons
setting-unique_classes = Each class is played only once
setting-decks = Everyone plays with
setting-decks-sample = the sample decks
setting-decks-build = decks they build
setting-box_limited = All decks must come from one box
setting-open_hands = You see the hands of your allies
setting-dig_early = You may dig while tiles are still face down
setting-danger_percent = Danger, in percent
setting-boss_scaling = Boss HP depend on the number of players
setting-round_cap = An encounter is lost, or the arena decided by HP, after this many rounds

## On the screen

zoom-closer = Closer
zoom-farther = Farther away
zoom-reset = The whole map
screen-room = Room { $encounter } of { $encounters }
screen-round = Round { $round }
screen-phase-setup = Preparations
screen-phase-map = Laying the map
screen-phase-entry = The entrance
screen-phase-heroes = Heroes
screen-phase-monsters = Monsters
screen-phase-clearing = Clearing the room
screen-phase-advancement = Advancement
screen-phase-between = Between dungeons
screen-phase-over = The end
screen-phase-corners = The corners
screen-map = The map: { $map }
screen-random-map = An unknown place
screen-tile = The tile from { $first } to { $last }
screen-danger = danger { $placed } of { $level }

screen-line = The monsters, in the order in which they act
screen-foe = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
}
screen-foe-hp = { $figure }: { $hp } of { $max } HP
screen-slain = { $count } slain
screen-defenses = { $count ->
    [99] Defends itself against every { screen-guarded }
    [one] Defends itself against 1 { screen-guarded } a round
   *[other] Defends itself against { $count } { screen-guarded } a round
}: { $saves ->
    [99] saves everything
   *[other] saves { $saves }
}
screen-guarded = { $guards ->
    [melee] melee attack
    [ranged] ranged attack
   *[any] attack
}
screen-acts-now = acts now
screen-has-acted = has acted
screen-next = { $kind ->
    [summon] summons others
    [go] comes closer
   *[hold] stays
}
screen-strikes = { $goes ->
    [yes] comes to hit
   *[no] hits
} { $own ->
    [yes] you
   *[no] { $name }
} for { $amount }
screen-strikes-foe = { $goes ->
    [yes] comes to hit
   *[no] hits
} { $target } for { $amount }
screen-status = { $verb ->
    [stun] stunned
    [immob] cannot move
    [hide] hidden
    [taunt] taunted
    [dominate] commanded
    [raise] raised
    [dot] will lose HP: { $rest }
    [mod] { $amount } { screen-modified }{ uses-left }
   *[other] a card is in play
}{ $verb ->
    [dot] {""}
   *[other] { $left ->
        [0] {""}
        [one] , 1 more turn
       *[other] , { $left } more turns
    }
}
screen-modified = { $what ->
    [dmg] damage
    [move] movement
    [save] saved from each attack
    [atk] attacks
    [def] defenses
    [speed] speed
    [handAC] action cards in hand
    [handRC] resource cards in hand
   *[other] of something
}
screen-by-card = { $told } ({ $card })
screen-figure = { $figure }{ $square ->
    [none] {""}
   *[other] {" "}on { $square }
}: { $hp } of { $max } HP
screen-zone = { $kind ->
    [fire] Fire, { $amount } damage
    [fog] Fog
   *[ward] Ward, saves { $amount }
}{ $left ->
    [0] {""}
    [one] , 1 more round
   *[other] , { $left } more rounds
}
screen-through-fire = { $amount ->
    [0] {""}
   *[other] Fire on the way does { $amount }.
}
screen-leaves = It leaves the reach of { $figure }.

screen-heroes = The heroes, in marching order
screen-place = Marches in place { $place }.
screen-hp = { $hp } of { $max } HP
screen-hp-change = { $hp } HP become { $after }
screen-backs = { $acs ->
    [one] 1 action card
   *[other] { $acs } action cards
} and { $rcs ->
    [one] 1 resource card
   *[other] { $rcs } resource cards
} in hand
screen-decks = Left in the decks: { $acs } actions, { $rcs } resources{ $tiring ->
    [yes] . The next draw finds a deck empty: fatigue!
   *[no] {""}
}
screen-in-hand = In hand: { $cards }
screen-discarded = { $count ->
    [one] { $card }, discarded
   *[other] { $count } × { $card }, discarded
}
screen-unconscious = unconscious
screen-fatigued = Fatigued: it can only move and use equipment
screen-poise = Poised
screen-saves = Saves { $amount } from each attack
screen-threatened = If nobody moves, the monsters will do { $amount } damage
screen-in-play = { $card } in play{ $left ->
    [0] {""}
    [one] , 1 more round
   *[other] , { $left } more rounds
}
screen-gear = { $card }{ $used ->
    [yes] , used
   *[no] {""}
}
screen-hand = { $own ->
    [yes] Your hand
   *[no] The hand of { $name }
}
screen-resources = Resources
screen-actions = Actions
screen-no-cards = none
screen-type = { $type ->
    [ATK] Attack
    [MAN] Maneuver
    [REC] Recovery
    [CMD] Command
   *[DEF] Defense
}
screen-float = { $points } { resource-type } left over
screen-missing = { $count } { $resources ->
    [S] Stamina
    [F] Focus
    [M] Mana
    [SF] Stamina or Focus
    [SM] Stamina or Mana
    [FM] Focus or Mana
   *[ANY] of anything
} missing
screen-result-damage = { $amount } damage
screen-result-hits = { $amount } hits
screen-result-moves = moves { $amount }
screen-result-heals = heals { $amount }
screen-result-saves = saves { $amount }
screen-pierces = { $amount ->
    [99] ignores all saves
   *[other] ignores { $amount } of saves
}
screen-after-saves = { $damage } − { $saved } saved

screen-attacks = { $own ->
    [yes] { $attacker } attacks you
   *[no] { $attacker } attacks { $name }
}
screen-attacks-foe = { $attacker } attacks { $target }
screen-sum = { $what ->
    [printed] printed { $amount }
    [run] { $amount } for the run
    [effects] { $amount } by cards in play
   *[other] { $amount }
}
screen-distance = { $distance ->
    [melee] melee
    [reach] reach
   *[ranged] ranged
}
screen-saved = { $saved ->
    [99] all of it is saved
   *[other] { $saved } saved
}
screen-answer = { $what ->
    [block] block it
    [redirect-self] it strikes you instead
    [redirect-attacker] it strikes the attacker
    [all] save everything
   *[save] save { $saves }
}
screen-answer-counter = { $told }, strike back for { $counter }
screen-take-the-blow = Take the blow
screen-keep-cards = keep your cards
screen-nobody-answers = Nobody has an answer.
screen-others-may-answer = Somebody may still answer.
screen-choose = { $verb ->
    [box] Which squares does the area cover?
    [x] How much is X?
    [as] Which type does it give?
    [part] Which part comes next?
    [leave_out] What may be left out
    [either] Which of the two?
    [to] To whom?
    [take_ac] Which card do you take?
    [take_rc] Which card do you take?
   *[other] What do you choose?
}
screen-nobody-there = nobody there

screen-clearing = { $stage ->
    [hands] The room is clear: new hands
    [gifts] The room is clear: gifts
   *[deeds] The room is clear
}
screen-clearing-state = { $state ->
    [waiting] to come
    [now] chooses
    [done] done
   *[out] unconscious
}
screen-revive = Revive the { $hero }
screen-rest = Rest
screen-rest-note = Reshuffle if you like, and draw 1 more of each kind.
screen-explore = Explore
screen-explore-note = { $tiles ->
    [0] No tile lies face down.
    [one] 1 tile lies face down.
   *[other] { $tiles } tiles lie face down.
}
screen-dig = Dig
screen-dig-note = Turn up cards of the dungeon deck; monsters wait in the next room.
screen-exploring = { $own ->
    [yes] You are exploring
   *[no] { $name } is exploring
}: { $finds ->
    [one] 1 find
   *[other] { $finds } finds
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} face down.
screen-found-next = Found with it, for you to choose next:
screen-seeds = Waiting in the next room:

screen-master = Game master
screen-preparing = { $own ->
    [yes] You are preparing the room
   *[no] { $name } is preparing the room
}
screen-preparing-note = The game master is picking monsters and putting them into the room. What comes next is a secret.
screen-recruits = Monsters in the deck
screen-recruit = { $number ->
    [one] { $hp } HP
   *[other] { $number } of { $hp } HP each
}
screen-copies = { $copies ->
    [one] 1 card in the deck
   *[other] { $copies } cards in the deck
}
screen-budget = danger { $danger } of up to { $most }, for a level of { $level }
screen-placing = { $left ->
    [one] { $foes }: 1 to place
   *[other] { $foes }: { $left } to place
}
screen-placing-note = { $stage ->
    [tile] Choose a tile that glows, or drag the token there.
   *[square] Choose a square that glows, or drag the token there.
}
screen-led = Your monster: { $figure }
screen-attacks-left = { $count ->
    [0] no attack left
    [one] 1 attack left
   *[other] { $count } attacks left
}
screen-moves-left = { $count ->
    [0] no move left
    [one] 1 move of { $speed } left
   *[other] { $count } moves of { $speed } left
}
screen-in-reach = It can strike
screen-nobody-in-reach = { $attacks ->
    [0] It has no attack left.
   *[other] Nobody. Choose a square that glows to go there.
}
screen-as-printed = Let it act by itself
screen-all-as-printed = Let all others act, too
screen-all-as-printed-note = The rest of this phase goes by their cards.
screen-end-its-turn = End its turn
screen-end-its-turn-note = It does no more this round.
screen-defend = Defend
screen-defend-note = { $saves ->
    [99] It saves everything
   *[other] It saves { $saves }
} and has { $left ->
    [0] no defense
    [one] 1 defense
   *[other] { $left } defenses
} left.
screen-keep-defense = { $left ->
    [one] It keeps its defense for a later attack.
   *[other] It keeps its { $left } defenses for later attacks.
}
screen-defenses-left = { $count ->
    [one] 1 defense left
   *[other] { $count } defenses left
}

screen-teams = The teams
screen-team = { $mine ->
    [yes] Your team
   *[no] Team { $team }
}
screen-team-awake = { $awake } of { $heroes } awake
screen-team-out = out, place { $place }
screen-turns = The order of turns
screen-turn = { $hero }, { $own ->
    [yes] you
   *[no] { $name }
}: { screen-turn-state }
screen-turn-state = { $state ->
    [now] acts now
    [acted] has acted
    [out] is out
   *[next] to come
}
screen-cuts = Cut for initiative
screen-cut = { $own ->
    [yes] You cut { $card }: cost { $cost }
   *[no] { $name } cuts { $card }: cost { $cost }
}
screen-cut-cost = cost { $cost }
screen-goes-first = { $own ->
    [yes] The lowest cost is yours: you go first!
   *[no] The lowest cost goes first: { $name }
}
screen-dear = Its maneuvers cost twice as much
screen-team-won = { $mine ->
    [yes] Your team wins!
   *[no] Team { $team } wins!
}
screen-team-draw = { $teams ->
    [2] A draw between two teams
    [3] A draw between three teams
   *[other] A draw
}
screen-team-end = { $rounds ->
    [one] The fight was over in the first round.
   *[other] The fight lasted { $rounds } rounds.
}
screen-team-place = { $place ->
    [1] First place
    [2] Second place
    [3] Third place
   *[other] Fourth place
}{ $shared ->
    [one] {""}
   *[other] , shared
}

screen-classes = Choose your heroes
screen-classes-note = Each hero has two decks: actions, and the resources that pay for them.
screen-class-hp = { $hp } HP
screen-class-speed = Moves { $speed } squares a turn
screen-class-resources = Pays with { resource-types }
resource-types = { $resources ->
    [S] Stamina
    [F] Focus
    [M] Mana
    [SF] Stamina and Focus
    [SM] Stamina and Mana
    [FM] Focus and Mana
   *[ANY] all resources
}
screen-marching = Who goes first?
screen-marching-note = Heroes act in this order, and stand on the stairs in this order.
screen-building = { $kind ->
    [AC] Action deck
   *[RC] Resource deck
}{ $own ->
    [yes] {""}
   *[no] {" "}of { $name }
}
screen-building-note = { $total } of { $size } cards
screen-in-deck = In the deck: { $total } of { $size }
screen-can-be-added = Can be added
screen-training = { $own ->
    [yes] You have learned from the fight
   *[no] { $name } has learned from the fight
}
screen-training-note = What makes you stronger also makes the next rooms more dangerous.
screen-train-note = Three cards are drawn; you keep one.
screen-more-danger = { $danger ->
    [0] no more danger
   *[other] +{ $danger } danger
}
screen-has-already = Learned before: { $cards }
screen-between = The way down
screen-victory = The darkness is driven out!
screen-defeat = The darkness has won.
screen-dungeons = You have finished { $behind } of { $total } dungeons
screen-score = Rooms won: { $won }. Danger defeated: { $defeated }.
screen-campaign = { screen-score } { $left ->
    [0] This is the last dungeon.
    [one] 1 more dungeon after this one.
   *[other] { $left } more dungeons after this one.
}

## Pieces, whole texts

card-text = { $text }
class-role = { $role ->
    [rage] Fights in the front row, strikes hard and takes a lot
    [flow] Quick and deadly: many small attacks, one after the other
    [arcane_font] Fragile, and burns whole groups from far away
    [poise] Waits for the moment, then lands one great blow
    [crescendo] Holds the line, heals and guards the others, stronger with every round
    [the_question] Controls enemies from a distance and wears them down
   *[flux] Something for every distance and every need
}
class-text = { class-role }. { $hp } HP, speed { $speed }, pays with { $resources }. { $ability }
action-text = { $types }, { $cost }. { $text }
resource-text = Gives { $gives }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
foe-text = { monster-type }, danger { $danger }. { $number ->
    [one] One with { $hp } HP.
   *[other] { $number } of them with { $hp } HP each.
} { $text }{ $specials ->
    [none] {""}
   *[other] {" "}{ $specials }
}
dungeon-text = { $dungeon ->
    [random] Rooms laid by chance, each one tile larger than the last.
    [cellar] { $count } rooms, and no bosses: { $maps }.
    [sewer] { $count } rooms, and vampires in the last: { $maps }.
    [prison] { $count } rooms; bosses and a trap door may turn up: { $maps }.
    [tower] { $count } rooms, and the High Order Master in the last: { $maps }.
   *[cave] { $count } rooms, and the Salt Dragon in the last: { $maps }.
}

## The terminal

headline = { $phase ->
    [setup] { $encounters ->
        [0] Before the fight
       *[other] Before the dungeon
    }
    [clearing] { headline-place }: clearing
    [advancement] { headline-place }: advancement
    [between] Between dungeons
   *[other] { headline-place }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }
}
headline-place = { $encounters ->
    [0] { $map }
   *[other] { headline-room }
}
headline-room = { $map ->
    [none] Room { $encounter } of { $encounters }
   *[other] { $map } ({ $encounter } of { $encounters })
}
tiny-cards = { $acs }A { $rcs }R
tiny-decks = ▤{ $acs }·{ $rcs }
tiny-card = { $card } [{ $price }]
tiny-down = down
tiny-fatigued = fatigued
tiny-poise = Poise
tiny-order = Order of turns:
tiny-team = Team { $team }{ $state ->
    [out] {" "}out
    [standing] {" "}{ $hp }/{ $max_hp }
   *[none] :
}
tiny-recruit = { $foes } ◆{ $danger } ♥{ $hp } ↯{ $attacks ->
    [one] {""}
   *[other] { $attacks }×
}{ $damage }{ $copies ->
    [one] {""}
   *[other] {" "}▤{ $copies }
}
tiny-game-master = Game master
tiny-trophy = { $kind }, { $hp } HP left
tiny-legend = On the map: heroes are three capital letters in their colour, ✗ one who is unconscious; monsters have two letters and a number, or three letters. ⌂ stairs, ✦ a tile face down, ◇ flipped, ◌ its treasure taken, ✝ fallen this round, ▒ fire, ░ fog, ∙∙∙ a ward, + the area aimed at, ◂ ▸ more of the map. Beside a monster: its HP, → whom it will hurt and how much if nobody moves, ♢ defenses left this round, ✶ stunned, ⚓ immobilized, ☠ damage to come, ! taunted, ♟ commanded, ▾ weakened, ▴ strengthened, ✓ has acted. Beside a hero: HP, cards in hand (A actions, R resources), ▤ cards left in both decks, ! the next draw finds one of them empty, ♢ what every attack is lowered by, ◌ hidden, ▾ and a number: the damage to come this round.
tiny-legend-arena = In the arena: heroes are two capital letters and the number of their team, ⌂1 is the corner of team 1, a team has the HP of all its heroes, ▶ whose turn it is, ✓ has had a turn this round.
tiny-legend-master = Where a game master picks monsters: ◆ danger, ♥ HP of each, ↯ damage of an attack (2×4: two attacks of 4), ▤ cards left; on the bar █ is danger that is picked, ░ up to the level, ▒ what may go beyond it.
