# Dark Heists: every sentence a person reads.
# $own is yes where $name is the reader.

## What is played

mode = { mode-name }{ mode-cops }{ mode-challenge }{ mode-failed }{ mode-hands }{ mode-coins }{ mode-rounds }
mode-name = { $players ->
    [one] solo against the { $difficulty ->
        [easy] slow Auto Player
        [hard] quick Auto Player
       *[other] Auto Player
    }
   *[other] { $difficulty ->
        [easy] solo against the slow Auto Player
        [hard] solo against the quick Auto Player
       *[other] normal mode
    }
}
mode-cops = { $cop_effects ->
    [no] , Cops without street effects
   *[yes] {""}
}
mode-challenge = { $challenge_rule ->
    [meet] , meeting a challenge is enough
   *[exceed] {""}
}
mode-failed = { $failed_heist ->
    [lost] , failed heists are lost
   *[kept] {""}
}
mode-hands = { $hidden_hands ->
    [yes] , hidden hands
   *[no] {""}
}
mode-coins = { $starting_coins ->
    [0] {""}
    [one] , 1 coin to begin with
   *[other] , { $starting_coins } coins to begin with
}
mode-rounds = { $rounds ->
    [40] {""}
   *[other] , { $rounds } rounds at most
}

## Cards

cards-scoundrels = Scoundrels
cards-larceny = Larceny cards
cards-heists = Heists
suit = { $suit ->
    [brutal] Brutal
    [cops] Cops
    [crooked] Crooked
    [ghost] Ghost
   *[nobles] Nobles
}
one-of-suit = { $suit ->
    [brutal] Brutal card
    [cops] Cop
    [crooked] Crooked card
    [ghost] Ghost
    [heat] Heat
   *[nobles] Noble
}
trouble = { $card ->
    [heat] Heat
   *[specter] Specter
}
scoundrel = { $scoundrel } — { suit }, { worths }
scoundrel-with-text = { $scoundrel } — { suit }, { worths }; { $text }
worths = crime { $crime }, sway { $sway }{ $notoriety ->
    [0] {""}
   *[other] , notoriety { $notoriety }
}
cost-sway = { $sway } sway
cost-coins = { coins }
cost-heat = a Heat
cost-none = free
costs = costs { $cost }
coins = { $amount ->
    [0] no coins
    [one] 1 coin
   *[other] { $amount } coins
}
price = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
challenge-needs = { $needs ->
    [crime] crime over { $number }
    [sway] sway over { $number }
   *[either] crime or sway over { $number }
}
takes = { $needs ->
    [crime] { $needed } crime
    [sway] { $needed } sway
   *[either] { $needed } crime or sway
}
heist = { $heist } — { $notoriety } notoriety. { $challenges }. For good: { $permanent }.
step = { $challenge }, { takes }: { $bonus }
semicolon = { $first }; { $rest }
street-heat = when it comes out, { struck-heat }
street-pay_or_heat = when it comes out, { struck-pay_or_heat }
street-sweep = when it comes out, { struck-sweep }
street-pay_or_sweep = when it comes out, { struck-pay_or_sweep }
struck-heat = everyone takes a Heat
struck-pay_or_heat = everyone pays 2 coins or takes a Heat
struck-sweep = the Streets are swept
struck-pay_or_sweep = one coin per player is paid together, or the Streets are swept

## What cards do

scoundrel-text = { $text }.
scoundrel-figures = { suit }, sway { $sway }, crime { $crime }, { $notoriety } notoriety
never-recruited = cannot be recruited
larceny-text = Once: { $text }.
heist-text = { $notoriety } notoriety; { $challenges }; for good: { $permanent }.

# The same, short enough for a card.
brief-plus_per = +1 per other { one-of-suit }
brief-plus_per_coin = +1 per coin, { $most } at most
brief-coin = take { coins }
brief-coin_per = 1 coin per other { one-of-suit }
brief-steal = steal { coins }
brief-draw = draw { cards }
brief-draw_per = draw 1 per other { one-of-suit }
brief-pay_draw = { price }: draw 1
brief-bury = bury a card
brief-pay_bury = { price }: bury a card
brief-draw_or_bury = draw or bury 1
brief-ransom = ransom someone
brief-inflict = { price }: hand out a { trouble }
brief-ignore = ignores a { trouble }
brief-upkeep = costs 1 crime or sway
brief-coin_or_heat = costs a coin or a Heat
brief-penalty = costs 1 crime or sway
brief-notoriety_per_heat = +1 notoriety per Heat
brief-free_recruit = a free recruit
brief-draw_next = 1 more card next
brief-street-heat = when out: Heat for all
brief-street-pay_or_heat = when out: pay 2 or Heat
brief-street-sweep = when out: sweeps
brief-street-pay_or_sweep = when out: pay or sweep

explained = { $title }: { $text }.
starred = { $text }, any number of times a turn
effect-plus_per = +1 for each other { one-of-suit } in hand
effect-plus_per_coin = { $most ->
    [0] +1 crime or sway for a coin
    [1] +1 for a coin spent on it
   *[other] +1 for each coin spent on it, { $most } at most
}
effect-coin = take { coins }
effect-coin_per = take 1 coin for each other { one-of-suit } in hand
effect-steal = steal { coins }
effect-draw = draw { cards }
effect-draw_per = draw 1 card for each other { one-of-suit } in hand
effect-pay_draw = pay { price } to draw a card
effect-bury = bury a card
effect-pay_bury = pay { price } to bury a card
effect-draw_or_bury = draw a card, or bury one
effect-ransom = ransom someone
effect-inflict = { $coins ->
    [0] hand somebody a { trouble }
   *[other] pay { price } to hand somebody a { trouble }
}
effect-ignore = { $amount ->
    [one] ignore one { trouble }
   *[other] ignore { $amount } { $card ->
        [heat] Heat
       *[specter] Specters
    }
}
effect-crime = +{ $amount } crime
effect-sway = +{ $amount } sway
effect-flex = +{ $amount } crime or sway
effect-upkeep = costs 1 crime or sway whenever it comes up
effect-coin_or_heat = costs a coin or a Heat whenever it comes up
effect-penalty = costs 1 crime or sway whenever it comes up
effect-notoriety_per_heat = +1 notoriety for each Heat of yours at the end
effect-free_recruit = recruit someone for free
effect-draw_next = one more card for the next challenge

glossary-suits = Suits
text-suits = Brutal cards feed on Heat, Cops on each other and they attack, Crooked cards draw, Ghosts gather and ignore Specters, Nobles bring coins
glossary-heat = Heat and Specters
text-heat = each that comes up costs 1 crime or 1 sway of what your hand produces; Heat counts as a Cop, a Specter as a Ghost
glossary-bury = Bury
text-bury = put a card of your hand or discard pile in the Graveyard, out of your gang for good
glossary-ransom = Ransom
text-ransom = whoever is ransomed pays 2 coins, or loses a random card of the discard pile
glossary-larceny = Larceny
text-larceny = 3 crime for 2 coins, and a larceny card as long as there are any; its effect can be used once, now or later
glossary-permanent = Permanent effects
text-permanent = a completed heist has one, which can be used once in each of your turns, or if starred as often as you like

## Lessons, told once

lesson = { $text }
paragraphs =
    { $first }

    { $rest }
lesson-turn =
    A GANG OF YOUR OWN. Every turn you hold five cards of your deck. Either work
    the Streets, or do a heist. On the Streets, use each card for crime or for
    sway: sway recruits scoundrels, 3 crime make a larceny that brings 2 coins.
    Hand and recruits go to your discard pile, of which a new deck is made
    when the old one is used up. So what you recruit comes up again and again.
lesson-heist =
    A HEIST is a row of challenges, each to be beaten by the crime or the sway of
    one hand. After each you take its bonus, discard the hand and draw five new
    cards. If you have to give up, you may go on from there on a later turn.
    You may do one basic heist in a game; the others are advanced ones.
lesson-end = { $alone ->
    [yes] Complete three heists before the Auto Player does. It works at one job after the other, unless you attack it.
   *[no] When somebody has completed three heists, the round is played to its end. Then the most notorious gang wins: notoriety stands on scoundrels and on heists.
}
lesson-cops = When a Cop comes out into the Streets, everyone is hit: with Heat, or by a sweep that empties the Streets.

## The table

night = { $alone ->
    [yes] Round { $round }.
   *[no] Round { $round } of at most { $rounds }.
}
figures = { $notoriety } notoriety, { $heists ->
    [0] no heist done
    [one] 1 heist done
   *[other] { $heists } heists done
}, { coins }, deck { $deck }, discard { $discard }
own-piles = Your deck has { $deck }, your discard pile { $discard }.
underway = { $own ->
    [yes] Your heist: { $heist }, { met-of }.
   *[no] { $name } is at { $heist }, { met-of }.
}
met-of = { $met } of { $challenges } challenges met
auto-standing = Auto Player: { $heists } of 3 heists, job { $jobs } of { $target }{ $larcenies ->
    [0] {""}
   *[other] , { $larcenies } of 3 larcenies
}{ $attacked ->
    [yes] , attacked
   *[no] {""}
}
streets = In the Streets:
for-hire = For hire: { $cards }.
priced = { $card } ({ $price })
street-card = { $price }: { $card }
stacks = Beside them: Specters { $specters } (1 sway), Goons { $goons } (3 sway, bring 3 crime), Valets { $valets } (3 sway, bring 3 sway), Heat { $heat }, larceny cards { $larceny }.
hand = { $own ->
    [yes] Your hand:
   *[no] Hand of { $name }:
}
hand-closed = { $name } holds { cards }.
held = { $scoundrel }, crime { $crime }, sway { $sway }{ $used ->
    [crime] {""} (used for crime)
    [sway] {""} (used for sway)
   *[no] {""}
}
held-with-text = { $scoundrel }, crime { $crime }, sway { $sway }; { $text }{ $used ->
    [crime] {""} (used for crime)
    [sway] {""} (used for sway)
   *[no] {""}
}
pools = So far: crime { $crime }, sway { $sway }.{ $reserve ->
    [0] {""}
   *[other] {""} Heat, Specters and upkeep take { $reserve } of it{ $shopping ->
        [yes] , so you can spend { $free_crime } crime or { $free_sway } sway
       *[no] {""}
    }.
}
dues = { $dues ->
    [one] A coin is to be paid or a Heat to be taken before you can stop.
   *[other] { $dues } times a coin is to be paid or a Heat to be taken before you can stop.
}
recruited = Recruited: { $cards }.
facing = Challenge { $number } of { $heist }: { $challenge }. It takes { $needs ->
    [crime] { $needed } crime; you come to { $crime }
    [sway] { $needed } sway; you come to { $sway }
   *[either] { $needed } crime or sway; you come to { $crime } crime or { $sway } sway
}. Bonus: { $bonus }.
beside = Beside you:
kept-card = { $card }: { $text }, once
permanent-card = { $card }: { $text }
permanent-used = { $card }: { $text } (used this turn)
bonus-offered = { $challenge } is done. Bonus: { $bonus }.
cop-out = { $cop } is out: { $effect }.
sweep-pot = { $due ->
    [one] 1 coin is missing.
   *[other] { $due } coins are missing.
}
offered-so-far = { $own ->
    [yes] You have offered { coins }.
   *[no] { $name } has offered { coins }.
}
ransomed = You have { coins }, and in your discard pile: { $cards }.
discard-empty = nothing

## On the full screen of a terminal, where there is little room

headline = Round { $round }
headline-last = Round { $round }, the last one
tiny-plus_per = +1 per { tiny-suit }
tiny-suit = { $suit ->
    [brutal] Brutal
    [cops] Cop
    [crooked] Crooked
    [ghost] Ghost
    [heat] Heat
   *[nobles] Noble
}
tiny-plus_per_coin = { $most ->
    [0] +1 per coin
   *[other] +1 per coin (≤{ $most })
}
tiny-coin = { coins }
tiny-coin_per = 1 coin per { tiny-suit }
tiny-steal = steal { coins }
tiny-draw = draw { $amount }
tiny-draw_per = draw per { tiny-suit }
tiny-pay_draw = { price }: draw
tiny-bury = bury a card
tiny-pay_bury = { price }: bury
tiny-draw_or_bury = draw or bury
tiny-ransom = ransom
tiny-inflict = { $coins ->
    [0] give a { trouble }
   *[other] { price }: { trouble }
}
tiny-ignore = { $amount ->
    [one] ignore { trouble }
   *[other] ignore { $amount } { trouble }
}
tiny-crime = +{ $amount } crime
tiny-sway = +{ $amount } sway
tiny-flex = +{ $amount } crime or sway
tiny-upkeep = upkeep 1
tiny-coin_or_heat = coin or Heat
tiny-penalty = costs 1
tiny-notoriety_per_heat = ★1 per Heat
tiny-free_recruit = free recruit
tiny-draw_next = +1 card

tiny-cost-sway = { $sway } sway
tiny-cost-coins = ●{ $amount }
tiny-cost-heat = Heat
tiny-cost-none = free
card-figures = crime { $crime } sway { $sway }
tiny-figures = C{ $crime } S{ $sway }
tiny-crime-worth = crime { worth }
tiny-sway-worth = sway { worth }
worth = { $more ->
    [0] { $printed }
   *[other] { $printed }+{ $more }
}
tiny-used = { $used ->
    [crime] ✓ crime
   *[sway] ✓ sway
}
tiny-notoriety = ★{ $amount }
tiny-stack = { $card } ×{ $left }
tall-supplies = Streets; Heat { $heat }, larceny cards { $larceny }, heists { $basic } basic and { $advanced } advanced, Graveyard { $graveyard }
tiny-supplies = Heat { $heat }, larceny { $larceny }, Graveyard { $graveyard }
tall-seat-figures = ★{ $notoriety }, { coins }, ✓{ $heists }
tall-seat-piles = deck { $deck }, pile { $pile }
tiny-seat-figures = ★{ $notoriety } ●{ $amount } ✓{ $heists }
tiny-seat-piles = deck { $deck }+{ $pile }
tall-seat-heist = { $heist } { $met }/{ $challenges }
tiny-seat-heist = ▶{ $met }/{ $challenges }
tiny-auto = heists { $heists }/3, job { $jobs }/{ $target }{ $larcenies ->
    [0] {""}
   *[other] , larceny { $larcenies }/3
}
tiny-attacked = loses a move
tiny-last-moves = last: { $first }, { $second }
tiny-reached = { $strength } of { $needed }
tiny-pools = Crime { $crime }, sway { $sway }
tall-reserve = { $reserve } to pay for Heat, Specters, upkeep
tiny-reserve = { $reserve } to pay
tiny-discard = { $own ->
    [yes] Your discard pile
   *[no] Discard pile of { $name }
}
tiny-for-good = for good: { $text }
tiny-starred = { $text }, at any time
tiny-used-up = used this turn
trophies = Notoriety: { $parts }
trophy = ✓ { $heist } ★{ $notoriety }
deed-all_crime = all crime
deed-all_sway = all sway
deed-settle_coin = pay the coin
deed-settle_heat = take the Heat
deed-larceny = larceny
deed-end_turn = end turn
deed-attempt_crime = beat it by crime
deed-attempt_sway = beat it by sway
deed-give_up = give up
deed-draw = draw a card
deed-take = take the bonus
deed-decline = do without it

## Questions

prompt-choose-a-turn = What do you do this turn?
prompt-basic-or-advanced = Which kind of heist?
prompt-plan-a-heist = Which heist do you set out on? The other goes to the bottom of its deck.
prompt-recruit-or-steal = What do you do?
prompt-meet-the-challenge = What do you do?
prompt-steal-from = From whom do you steal?
prompt-ransom-whom = Whom do you ransom?
prompt-inflict-on = Who gets it?
prompt-bury-a-card = Which card do you bury?
prompt-draw-or-bury = Do you draw a card, or bury one?
prompt-take-the-bonus = Do you take the bonus?
prompt-crime-or-sway = Crime or sway?
prompt-pay-the-ransom = Do you pay the ransom of 2 coins?
prompt-pay-or-take-heat = Do you pay 2 coins, or take a Heat?
prompt-pay-against-the-sweep = How many coins do you offer against the sweep?

## What hangs on the answer

stakes-choose-a-turn = Used all for one thing, your hand comes to { hand-comes-to }.
hand-comes-to = { $crime } crime or { $sway } sway
stakes-basic-or-advanced = Two of them are shown to everyone, and you must take one.
stakes-plan-a-heist = You face its first challenge at once. Your hand comes to { hand-comes-to }.
stakes-recruit-or-steal = { $dues ->
    [0] You have { $crime } crime and { $sway } sway{ $reserve ->
        [0] .
        [one] , of which 1 must stay for penalties.
       *[other] , of which { $reserve } must stay for penalties.
    }
   *[other] A coin or a Heat is due before the turn can end.
}
stakes-meet-the-challenge = { $dues ->
    [0] It takes { $needs ->
        [crime] { $needed } crime, and you have { $crime }
        [sway] { $needed } sway, and you have { $sway }
       *[either] { $needed } crime or sway, and you have { $crime } or { $sway }
    }{ $reserve ->
        [0] .
       *[other] {""} after penalties of { $reserve }.
    }
   *[other] A coin or a Heat is due before the challenge can be decided.
}
stakes-steal-from = They lose what you gain, and there is no debt.
stakes-ransom-whom = They pay you 2 coins, or chance buries a card of their discard pile.
stakes-inflict-on = It goes to the discard pile, and costs 1 crime or sway whenever it comes up.
stakes-bury-a-card = It leaves your gang for good, and its notoriety with it.
stakes-draw-or-bury = One of the two; a card that is buried leaves your gang for good.
stakes-take-the-bonus = Then the hand is discarded{ $left ->
    [0] , and { $heist } is complete.
    [one] , and you draw for the last challenge.
   *[other] , and you draw for the next challenge; { $left } are left.
}
stakes-crime-or-sway = So far you have { $crime } crime and { $sway } sway.
stakes-pay-the-ransom = You have { coins }, and { $discard ->
    [0] nothing in your discard pile that could be buried.
    [one] 1 card in your discard pile that would be buried.
   *[other] { $discard } cards in your discard pile, one of which would be buried.
}
stakes-pay-or-take-heat = You have { coins }. A Heat costs 1 crime or sway whenever it comes up.
stakes-pay-against-the-sweep = { sweep-pot } Otherwise nobody pays, and { $swept ->
    [0] nothing is swept away.
    [one] 1 scoundrel is swept away.
   *[other] { $swept } scoundrels are swept away.
}

## Tips, for whoever is asked for the first time

tip-choose-a-turn = { $heist ->
    [none] Recruit first: a starter hand hardly beats a challenge. Basic heists begin at 4, advanced ones at 6 and more.
   *[other] { $heist } goes on where you left it: next comes { challenge-needs }. If your hand cannot make that, work the Streets.
}
tip-basic-or-advanced = A basic heist is the easier one, but you may do only one in a game. Advanced ones bring more notoriety.
tip-plan-a-heist = Look at what its challenges need, crime or sway, and at what it does for you once it is done.
tip-recruit-or-steal = First activate what draws cards or brings coins, then use each card for crime or for sway: the more cards you hold, the more combos count. { $larceny ->
    [0] The larceny cards are gone, but 3 crime still bring 2 coins.
    [one] 1 larceny card is left for whoever spends 3 crime.
   *[other] { $larceny } larceny cards are left for whoever spends 3 crime.
}
tip-meet-the-challenge = { $later ->
    [0] This is the last challenge, so nothing need be saved.
    [one] One more challenge comes after this, with a new hand. Use all you like of this one.
   *[other] { $later } more challenges come after this, each with a new hand. Use all you like of this one.
} Giving up costs you the turn only.
tip-steal-from = Take from whoever would spend the coins on you.
tip-ransom-whom = Someone without 2 coins cannot pay, and loses a card; a small discard pile makes it likely to be a good one.
tip-inflict-on = A gang of Brutal cards welcomes Heat, and Ghosts welcome Specters. You may even hand it to yourself.
tip-bury-a-card = A smaller gang draws its best cards more often. Starters, Heat and Specters go first.
tip-draw-or-bury = A card drawn helps now, a weak card buried helps in every hand to come.
tip-take-the-bonus = { $last ->
    [yes] A bonus costs nothing, and the heist is done either way.
   *[no] A bonus costs nothing. Take it unless it would hurt you.
}
tip-crime-or-sway = Whatever you do not spend is lost at the end of the turn.
tip-pay-the-ransom = { $discard ->
    [0] Your discard pile is empty, so refusing costs nothing.
   *[other] Refuse if you would not miss what lies in your discard pile.
}
tip-pay-or-take-heat = One Heat is no disaster if you have a card that ignores it, or one that feeds on it.
tip-pay-against-the-sweep = { $amount ->
    [0] Nobody after you has a coin to offer.
    [one] Those after you have 1 coin between them.
   *[other] Those after you have { $amount } coins between them.
} If it falls short, nobody pays anything.

## Why something cannot be chosen

why-not-sway = { $name } costs { $sway_price } sway, and you have { $sway }.
why-not-reserve = { $name } costs { $sway_price } sway, but { $reserve } of your crime and sway must stay for penalties.
why-not-coins = { $name } also costs { $coin_price ->
    [one] 1 coin
   *[other] { $coin_price } coins
}, and you have { $purse }.
why-not-never = { $name } cannot be recruited, only handed out.
why-not-empty = No { $name } is left in its stack.
why-not-used = { $name } has done its work this turn.
why-not-nothing = { $name } brings neither crime nor sway.
why-not-price = { not-now }: it takes { price }.
why-not-suit = { not-now }: there is no other { one-of-suit } in your hand.
why-not-draw = { not-now }: there is nothing left to draw.
why-not-bury = { not-now }: there is nothing to bury.
why-not-victim = { not-now }: nobody else has coins.
not-now = { $name } cannot be used now
why-not-at-the-end = { $name } counts at the end of the game.
why-not-once = { $name } has been used this turn.
why-not-ignore = There is no { trouble } penalty to ignore with { $name }.
why-not-poor = { $name } has no coins.

## Options, whatever the position

option-streets = Recruit and commit larceny
option-heist = Do a heist
option-basic = A basic heist
option-advanced = An advanced heist
option-plan = Set out on { $thing }
option-crime = Use { $thing } for crime
option-sway = Use { $thing } for sway
option-all_crime = Use all that are left for crime
option-all_sway = Use all that are left for sway
option-activate = Activate { $thing }
option-activate_second = Activate the second ability of { $thing }
option-coin_crime = Spend a coin on { $thing } for crime
option-coin_sway = Spend a coin on { $thing } for sway
option-settle_coin = Pay the coin that is due
option-settle_heat = Take the Heat that is due
option-recruit = Recruit { $thing }
option-larceny = Commit larceny
option-play = Play { $thing }
option-permanent = Use { $thing }
option-end_turn = End your turn
option-attempt_crime = Beat the challenge by crime
option-attempt_sway = Beat the challenge by sway
option-give_up = Give up
option-target = { $thing ->
    [P1] Player 1
    [P2] Player 2
    [P3] Player 3
    [P4] Player 4
   *[auto] The Auto Player
}
option-bury_hand = Bury { $thing } of your hand
option-bury_discard = Bury { $thing } of your discard pile
option-draw = Draw a card
option-take = Take it
option-decline = Do without
option-to_crime = Crime
option-to_sway = Sway
option-pay = Pay 2 coins
option-refuse = Refuse
option-take_heat = Take a Heat
option-offer = Offer { $thing }

## Options as they stand

option-streets-now = { option-streets }
option-heist-now = { $heist ->
    [none] Do a heist
   *[other] Go on with { $heist }: { $challenge }
}
option-basic-now = A basic heist, with 3 challenges ({ $left } left)
option-advanced-now = An advanced heist, with 4 challenges ({ $left } left)
option-plan-now = { $heist }
option-crime-now = Use { $name } for crime: { $before } + { $worth } = { $after }
option-sway-now = Use { $name } for sway: { $before } + { $worth } = { $after }
option-all_crime-now = Use all cards that are left for crime
option-all_sway-now = Use all cards that are left for sway
option-activate-now = Activate { $name }: { $text }
option-activate_second-now = Activate { $name }: { $text }
option-coin_crime-now = Spend a coin on { $name } for 1 more crime
option-coin_sway-now = Spend a coin on { $name } for 1 more sway
option-settle_coin-now = Pay the coin that is due
option-settle_heat-now = Take the Heat that is due
option-recruit-now = Recruit for { $price ->
    [none] nothing
   *[other] { $price }
}: { $card }
option-larceny-now = { $left ->
    [0] Commit larceny: 3 crime for 2 coins
   *[other] Commit larceny: 3 crime for 2 coins and a larceny card
}
option-play-now = Play { $name }: { $text }
option-permanent-now = Use { $name }: { $text }
option-end_turn-now = End your turn{ $wasted ->
    [0] {""}
   *[other] {""}, with { $wasted } crime and sway unspent
}
option-attempt_crime-now = Beat the challenge by crime: { $strength } against { $number }
option-attempt_sway-now = Beat the challenge by sway: { $strength } against { $number }
option-give_up-now = { $lost ->
    [yes] Give up and lose the heist
   *[no] Give up for this turn, and keep what is done of the heist
}
option-target-now = { $bonus ->
    [yes] Take it: { $who }
   *[no] { $who }
}
option-bury_hand-now = Bury of your hand: { $card }
option-bury_discard-now = Bury of your discard pile: { $card }
option-draw-now = Draw a card
option-take-now = Take it: { $text }
option-decline-now = Do without it
option-to_crime-now = Crime
option-to_sway-now = Sway
option-pay-now = Pay 2 of your { $amount } coins
option-refuse-now = Refuse: a random card of your discard pile is buried
option-take_heat-now = Take a Heat
option-offer-now = Offer { coins }

## Events

event-first-gang-chosen = { $own ->
    [yes] You begin every round.
   *[no] { $name } begins every round.
}
event-turn-began = { $own ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: the turn of { $name }.
}
event-hand-drawn = { $own ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-hand-laid-open = { $own ->
    [yes] You lay your hand open: { $cards }.
   *[no] { $name } lays a hand open: { $cards }.
}
event-scoundrels-drawn = { $own ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
event-deck-shuffled = { $own ->
    [yes] Your discard pile becomes your new deck.
   *[no] The discard pile of { $name } becomes a new deck.
}
event-card-used = { $pool ->
    [crime] { $card }: { $amount } crime.
   *[sway] { $card }: { $amount } sway.
}
event-pool-raised = { $pool ->
    [crime] That makes { $amount } more crime.
   *[sway] That makes { $amount } more sway.
}
event-ability-activated = { $own ->
    [yes] You activate { $card }.
   *[no] { $name } activates { $card }.
}
event-larceny-card-played = { $own ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-permanent-used = { $own ->
    [yes] You make use of { $card }.
   *[no] { $name } makes use of { $card }.
}
event-penalty-ignored = { $own ->
    [yes] You ignore { ignored }.
   *[no] { $name } ignores { ignored }.
}
ignored = { $amount ->
    [one] one { $card }
   *[other] up to { $amount } { $card } cards
}
event-coins-gained = { $own ->
    [yes] You take { coins }.
   *[no] { $name } takes { coins }.
}
event-coins-paid = { $own ->
    [yes] You pay { coins }.
   *[no] { $name } pays { coins }.
}
event-coins-stolen = { $own ->
    [yes] You steal { coins } from { $victim }.
   *[no] { $name } steals { coins } from { $victim }.
}
event-card-buried = { $own ->
    [yes] You bury { $card } of your { buried-from }.
   *[no] { $name } buries { $card } of the { buried-from }.
}
buried-from = { $zone ->
    [hand] hand
   *[discard] discard pile
}
event-buried-at-random = { $own ->
    [yes] Chance buries { $card } of your discard pile.
   *[no] Chance buries { $card } of the discard pile of { $name }.
}
event-trouble-taken = { $own ->
    [yes] A { $card } goes to your discard pile.
   *[no] A { $card } goes to the discard pile of { $name }.
}
event-trouble-inflicted = { $own ->
    [yes] You hand a { $card } to { $victim }.
   *[no] { $name } hands a { $card } to { $victim }.
}
event-ransom-demanded = { $own ->
    [yes] You demand a ransom of { $victim }.
   *[no] { $name } demands a ransom of { $victim }.
}
event-ransom-paid = { $own ->
    [yes] You pay the ransom of { coins }.
   *[no] { $name } pays the ransom of { coins }.
}
event-recruited = { $own ->
    [yes] You recruit { $card }.
   *[no] { $name } recruits { $card }.
}
event-larceny-committed = { $own ->
    [yes] You commit larceny for { coins }.
   *[no] { $name } commits larceny for { coins }.
}
event-larceny-card-gained = { $own ->
    [yes] Your larceny card: { $card } ({ $text }).
   *[no] { $name } turns up a larceny card: { $card } ({ $text }).
}
event-heists-shown = { $own ->
    [yes] You look at { $cards }.
   *[no] { $name } looks at { $cards }.
}
event-heist-chosen = { $own ->
    [yes] You set out on { $card }.
   *[no] { $name } sets out on { $card }.
}
event-heist-resumed = { $own ->
    [yes] You go on with { $card }, challenge { $number }.
   *[no] { $name } goes on with { $card }, challenge { $number }.
}
event-challenge-met = { $own ->
    [yes] You beat challenge { $number } of { $card } with { beaten-with }!
   *[no] { $name } beats challenge { $number } of { $card } with { beaten-with }.
}
beaten-with = { $pool ->
    [crime] { $strength } crime
   *[sway] { $strength } sway
}
event-challenge-failed = { $own ->
    [yes] You give up at challenge { $number } of { $card }.
   *[no] { $name } gives up at challenge { $number } of { $card }.
}
event-heist-lost = { $own ->
    [yes] You lose { $card }, which goes to the bottom of its deck.
   *[no] { $name } loses { $card }, which goes to the bottom of its deck.
}
event-heist-completed = { $own ->
    [yes] You complete { $card }!
   *[no] { $name } completes { $card }!
}
event-bonus-declined = { $own ->
    [yes] You do without the bonus.
   *[no] { $name } does without the bonus.
}
event-bonus-lapsed = { $own ->
    [yes] Your bonus finds nothing to work on.
   *[no] The bonus of { $name } finds nothing to work on.
}
event-final-round = { $own ->
    [yes] That is your third heist: this round is the last.
   *[no] That is the third heist of { $name }: this round is the last.
}
event-dawn-broke = Dawn breaks, and the night is over.
event-street-filled = { $card } comes out into the Streets.
event-street-deck-shuffled = The scoundrels of the Graveyard come back to the deck of the Streets.
event-cop-struck = { $card } strikes: { $effect }.
event-streets-swept = { $count ->
    [0] { $card } finds nobody to sweep away.
   *[other] { $card } sweeps away { $cards }.
}
event-coins-offered = { $own ->
    [yes] You offer { coins }.
   *[no] { $name } offers { coins }.
}
event-auto-card-drawn = { $attacked ->
    [yes] The Auto Player has been attacked and only makes its second move: { $second }.
   *[no] The Auto Player makes its moves: { $first }, { $second }.
}
event-auto-attacked = The Auto Player will lose its next first move.
event-auto-stole = { $own ->
    [yes] The Auto Player steals { coins } from you.
   *[no] The Auto Player steals { coins } from { $name }.
}
event-auto-demanded-ransom = { $own ->
    [yes] The Auto Player demands a ransom of 2 coins, or a random card of your discard pile.
   *[no] The Auto Player demands a ransom of { $name }.
}
event-auto-did-job = The Auto Player has done { $jobs } of { $target } jobs.
event-auto-completed-heist = { $heists ->
    [one] The Auto Player completes its first heist.
    [2] The Auto Player completes its second heist: three larcenies would now make the third.
   *[other] The Auto Player completes its third heist!
}
event-auto-buried = The Auto Player takes { $card } out of the game.
event-auto-did-larceny = { $counted ->
    [0] The Auto Player commits larceny.
   *[other] The Auto Player commits larceny, number { $counted } of 3.
}
event-auto-recruited = The Auto Player recruits { $card }, who is gone to the Graveyard.
event-forced = { $verb ->
    [streets] No heist is left for you.
   *[other] You have no other choice: { $choice }.
}

move-job = a job
move-larceny = larceny
move-recruit = recruit { $suit ->
    [brutal] a Brutal card
    [cops] a Cop
    [crooked] a Crooked card
    [ghost] a Ghost
   *[nobles] a Noble
}
move-heat = a Heat
move-specter = a Specter
move-steal = steal { coins }
move-ransom = a ransom
auto-player = the Auto Player
auto-player-first = The Auto Player

## Result

score-name = { $players ->
    [one] Heists completed
   *[other] Notoriety
}
score-notoriety = { $value } notoriety
score-heists = { $value ->
    [0] no heist
    [one] 1 heist
   *[other] { $value } heists
}
score-coins = { $value ->
    [0] no coins
    [one] 1 coin
   *[other] { $value } coins
}
score-scoundrels = { $value } from scoundrels
score-completed-heists = { $value } from heists
score-heat = { $value } from Heat

decided-notoriety = more notoriety
decided-heists = more heists completed
decided-coins = more coins

alone = { $own ->
    [yes] { $value ->
        [3] You win: three heists, and the Auto Player is left behind!
       *[other] You lose: the Auto Player was quicker.
    }
   *[no] { $value ->
        [3] { $name } wins with three heists.
       *[other] { $name } loses: the Auto Player was quicker.
    }
}
alone-scores = Score: { $scores }.

## Looking at the table

summary = On the table: { $seats }.
seat-summary = { $own ->
    [yes] you { short-figures }
   *[no] { $name } { short-figures }
}
short-figures = { $notoriety } notoriety, { $heists ->
    [0] no heist
    [one] 1 heist
   *[other] { $heists } heists
}, { coins }
seat-figures = { $own ->
    [yes] You: { figures }
   *[no] { $name }: { figures }
}
look-hand = hand
look-streets = Streets
look-heists = heists
look-larceny = larceny cards
look-discard = discard pile
look-graveyard = Graveyard
look-auto = Auto Player
several = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count })
}
pile = { $own ->
    [yes] In your discard pile: { $cards }.
   *[no] In the discard pile of { $name }: { $cards }.
}
graveyard = In the Graveyard: { $cards }.

## The screen in the browser

phase-round = Round { $round }
crime = Crime
sway = Sway
card-told = { $name }: { $text }
copies = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
zone-streets = The Streets
street-deck = { $left ->
    [one] 1 scoundrel still to come
   *[other] { $left } scoundrels still to come
}
gap-in-streets = Nobody stands here until the turn is over
zone-supply = Beside the Streets
stack-of = { $name }, { left-in-stack }
left-in-stack = { $left } left
larceny-left = { $left ->
    [one] 1 larceny card
   *[other] { $left } larceny cards
}
heists-left = { $basic } basic, { $advanced } advanced heists
graveyard-count = Graveyard · { $count }
hand-title = { $own ->
    [yes] Your hand
   *[no] Hand of { $name }
}
held-told = { $used ->
    [crime] { $name }, used for crime
    [sway] { $name }, used for sway
   *[no] { $name }
}
zone-belongings = What the gang has
deck-count = Deck { $count }
discard-count = Discard { $count }
larceny-kept = { $count ->
    [one] 1 larceny card kept
   *[other] { $count } larceny cards kept
}
heists-done = { $count } of 3 heists
zone-till = { $own ->
    [yes] Your crime and sway
   *[no] { $name } so far
}
within-reach = up to { $most }
reserve = { $reserve } must stay: { $heat ->
    [0] {""}
   *[other] Heat { $heat }
}{ $specters ->
    [0] {""}
   *[other] {""} Specters { $specters }
}{ $upkeep ->
    [0] {""}
   *[other] {""} upkeep { $upkeep }
}
due = { $dues ->
    [one] A coin or a Heat is due
   *[other] { $dues } times a coin or a Heat is due
}
do-all_crime = all
do-all_sway = all
do-larceny = larceny: 3 for 2 coins
do-settle_coin = pay a coin
do-settle_heat = take a Heat
do-activate = activate
do-activate_second = activate
do-coin_crime = 1 coin: +1
do-coin_sway = 1 coin: +1
do-bury_hand = bury
zone-plans = Two heists, and one is yours
for-good = For good: { $text }
heist-worth = { $notoriety } notoriety once all is done
strength = { $pool ->
    [crime] { $value } of the { $needed } crime it takes
   *[sway] { $value } of the { $needed } sway it takes
}
of-needed = of { $needed }
zone-discard = Your discard pile
target-figures = { coins }, discard { $discard }, { $notoriety } notoriety
auto-jobs = Job { $done } of { $of }
auto-heists = Heists { $done } of { $of }
auto-larcenies = Larcenies { $done } of { $of }
auto-is-attacked = attacked: loses its next first move
auto-last = Last card: { $first }, then { $second }
heist-scored = { $name }: { $notoriety }
cop-strikes = { $name } is out:

## Making a table

blurb = Gather a gang of crooked monsters and monstrous crooks, and pull off three heists before anyone else in the city does.
here-each-for-themselves = Every gang for itself.
here-alone = You race the Auto Player.
preset-normal = Normal
preset-normal-text = Three heists end the game, and the most notorious gang wins. Alone, you race the Auto Player.
preset-first-game = First game
preset-first-game-text = Cops come out without doing harm. An easier night to learn on.
preset-unforgiving = Unforgiving
preset-unforgiving-text = A heist that fails is lost, with all that was done of it.
preset-hidden-hands = Hidden hands
preset-hidden-hands-text = A hand is secret until its owner's turn. For two players or more.
preset-solo-easy = Easy
preset-solo-easy-text = A slow Auto Player takes five jobs for a heist.
preset-solo-hard = Hard
preset-solo-hard-text = A quick Auto Player takes three jobs for a heist.
setting-difficulty = Playing alone: how quick the Auto Player is
setting-difficulty-easy = slow
setting-difficulty-standard = usual
setting-difficulty-hard = quick
setting-cop_effects = Cops that come out do harm
setting-challenge_rule = A challenge has to be
setting-challenge_rule-exceed = exceeded
setting-challenge_rule-meet = met
setting-failed_heist = A heist that fails is
setting-failed_heist-kept = kept, with what was done of it
setting-failed_heist-lost = lost
setting-hidden_hands = Hands are secret until their owner's turn
setting-starting_coins = Coins to begin with
setting-rounds = Rounds at most
