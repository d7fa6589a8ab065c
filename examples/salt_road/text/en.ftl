# Salt Road in English.

game-name = Salt Road

## The board and what lies on it

space-harbour = Harbour
    .to = to the harbour
    .do = nobody is robbed there
space-ford = Ford
    .to = to the ford
    .do = nothing to do there
space-mill = Mill
    .to = to the mill
    .do = nothing to do there
space-saltworks = Saltworks
    .to = to the saltworks
    .do = load two sacks
space-chapel = Chapel
    .to = to the chapel
    .do = take a charm
space-bridge = Bridge
    .to = to the bridge
    .do = nothing to do there
space-city = City
    .to = to the city
    .do = deliver the sacks

token-coin = coins
    .one = a coin
token-sack = sacks of salt
    .one = a sack of salt
token-charm = charms
    .one = a charm

phase-setup = setup
phase-bids = bids
phase-journeys = journeys
phase-evening = evening

## Questions and answers

prompt-bid = How many coins do you bid for the first journey?
prompt-again = The die shows { $result }. Give a charm back and have it rolled again?
prompt-drive = Where do you drive? { $steps ->
        [one] Your wagon goes one step.
       *[other] Your wagon goes up to { $steps } steps.
    }
prompt-pay = You are being robbed. What do you give?

action-bid = { $coins ->
        [0] Bid nothing
        [one] Bid a coin
       *[other] Bid { $coins } coins
    }
action-pass = Leave it
action-roll-again = Give a charm back and have the die rolled again
action-drive = Go { $space_to }: { $space_do }
action-drive-known = { $stays ->
        [yes] Stay where you are
       *[no] Go { $space_to }: { $space_do }
    }
action-give = Give { $token_one }

## What happens

event-round-began = Round { $number }
event-bid-made = { $coins ->
        [none] { $seat } bids in secret.
       *[other] { $seat } bids { $coins } in secret.
    }
event-bids-shown = The bids are { $bids }; { $first } drives first.
event-rolled = { $seat } rolls { $result }.
event-rolled-again = { $seat } gives a charm back; now the die shows { $result }.
event-drove = { $seat } drives { $space_to }.
event-took = { $seat } takes { $count ->
        [one] { $token_one }
       *[other] { $count } { $token }
    }.
event-delivered = { $seat } delivers { $count ->
        [one] { token-sack.one }
       *[other] { $count } { token-sack }
    }.
event-gave = { $seat } is robbed and gives { $to } { $token_one }.
event-rain-began = It begins to rain, until the end of round { $last }.
event-game-ended = The last wagon is unhitched.

reason-most_points = the most points

## Refusals

refusal-too_few_coins = You have too few coins for that bid.
refusal-too_far = That is too far: the wagon goes { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }.

## The table

table-title = Round { $round } of { $rounds }
table-rain = it rains until the end of round { $rain }
table-player = { $place } · coins { $coins }, sacks { $sacks }, charms { $charms }, delivered { $delivered }
table-bid = bids { $bid ->
        [none] in secret
       *[other] { $bid }
    }
table-supply = In the box: coins { $coin }, sacks { $sack }, charms { $charm }

## Rules

rule-SR-BOX-01 = The board
rule-SR-BOX-02 = Die and tokens
rule-SR-SET-01 = The beginning
rule-SR-RND-01 = The round
rule-SR-BID-01 = Bids
rule-SR-BID-02 = Who drives first
rule-SR-JRN-01 = The roll
rule-SR-CHA-01 = Charms
rule-SR-JRN-02 = The journey
rule-SR-ROB-01 = Robbery
rule-SR-ROB-02 = Paying instead
rule-SR-SPC-01 = The saltworks
rule-SR-SPC-02 = The chapel
rule-SR-SPC-03 = The city
rule-SR-RAI-01 = Rain
rule-SR-EVE-01 = The evening
rule-SR-END-01 = The end
rule-SR-WIN-01 = The winner
