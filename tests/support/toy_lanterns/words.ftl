# Lanterns: every sentence a person reads.

piles = The lanterns
pile-0 = red: { $value } oil
pile-1 = green: { $value } oil
pile-2 = blue: { $value } oil
cards-oil = Oil
prompt-feed-a-lantern = Which lantern do you feed?
option-feed_red = Feed the red lantern with { $thing }
option-feed_green = Feed the green lantern with { $thing }
option-feed_blue = Feed the blue lantern with { $thing }
option-feed_red-now = { option-feed_red }
option-feed_green-now = { option-feed_green }
option-feed_blue-now = { option-feed_blue }
event-card-played = { $own ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-wind-blew = The wind blows at the { $lantern } lantern. It has { $oil } oil.
event-forced = { $choice }.
score-name = Turns of light
score-turns = { $value } turns of light
score-oil = { $value } oil given
all-lose = The night has swallowed you all after { $value } turns.
