# Titles of the rules of Murder at the Prancing Pony; the rules are in docs/rules/lotr_investigation.md.

rule-LR-INS-01 = Surge
rule-LR-INS-02 = Doomed X
rule-LR-INS-03 = Investigate X - trigger
rule-LR-INS-04 = Investigate X - fewer than X cards
rule-LR-INS-05 = Investigate at stage 2B
rule-LR-INS-06 = Creating the Investigation deck
rule-LR-INS-07 = No peeking
rule-LR-INS-08 = Investigation list
rule-LR-INS-09 = Naming in the accusation
rule-LR-INS-10 = Correct accusation
rule-LR-INS-11 = Incorrect accusation

rule-LR-CMP-01 = Card kinds
rule-LR-CMP-02 = Zones
rule-LR-CMP-03 = In play / out of play
rule-LR-CMP-04 = Tokens
rule-LR-CMP-05 = Ownership and control
rule-LR-CMP-06 = Golden rule
rule-LR-CMP-07 = Unique cards
rule-LR-CMP-08 = Discard piles
rule-LR-CMP-09 = Table talk
rule-LR-CMP-10 = No other limits

rule-LR-DCK-01 = Starter decks
rule-LR-DCK-02 = Tournament decks
rule-LR-DCK-03 = Heroes at the table
rule-LR-DCK-04 = Number of players

rule-LR-SET-01 = Order
rule-LR-SET-02 = Mulligan
rule-LR-SET-03 = Stage 1A
rule-LR-SET-04 = No actions during setup

rule-LR-RND-01 = Seven phases

rule-LR-RES-01 = Resource phase

rule-LR-PLN-01 = Planning phase
rule-LR-PLN-02 = Paying
rule-LR-PLN-03 = Cost 0
rule-LR-PLN-04 = Neutral cards
rule-LR-PLN-05 = Paying for abilities
rule-LR-PLN-06 = Entering play
rule-LR-PLN-07 = Events
rule-LR-PLN-08 = Cost X

rule-LR-QST-01 = Quest phase structure
rule-LR-QST-02 = Commit
rule-LR-QST-03 = Stay committed
rule-LR-QST-04 = Staging count
rule-LR-QST-05 = Reveal procedure (one card)
rule-LR-QST-06 = Added is not revealed
rule-LR-QST-07 = Empty encounter deck in the quest phase
rule-LR-QST-08 = Empty encounter deck outside the quest phase
rule-LR-QST-09 = Resolution values
rule-LR-QST-10 = Success
rule-LR-QST-11 = Failure
rule-LR-QST-12 = Tie
rule-LR-QST-13 = Explored
rule-LR-QST-14 = Placing progress on the quest by effects
rule-LR-QST-15 = Stage advancement
rule-LR-QST-16 = Order inside one resolution
rule-LR-QST-17 = Progress stays
rule-LR-QST-18 = Actions that change the comparison
rule-LR-QST-19 = Discard-until effects do not reset the deck

rule-LR-TRV-01 = Travel
rule-LR-TRV-02 = Travel costs
rule-LR-TRV-03 = Travel effects that are not costs
rule-LR-TRV-04 = Active location
rule-LR-TRV-05 = Travel cost that eliminates players

rule-LR-ENC-01 = Encounter phase
rule-LR-ENC-02 = Optional engagement
rule-LR-ENC-03 = Engagement checks
rule-LR-ENC-04 = Ties in engagement checks
rule-LR-ENC-05 = Engaging is mutual
rule-LR-ENC-06 = Staying engaged

rule-LR-CMB-01 = Combat phase
rule-LR-CMB-02 = Dealing shadow cards
rule-LR-CMB-03 = Enemy attacks
rule-LR-CMB-04 = Step 1 choose enemy
rule-LR-CMB-05 = Step 2 declare defender
rule-LR-CMB-06 = Sentinel
rule-LR-CMB-07 = Step 3 shadow effect
rule-LR-CMB-08 = Step 4 damage
rule-LR-CMB-09 = Undefended
rule-LR-CMB-10 = Attacker gone
rule-LR-CMB-11 = Player attacks
rule-LR-CMB-12 = Ranged
rule-LR-CMB-13 = Extra attacks by card effects
rule-LR-CMB-14 = Immediate attack outside combat
rule-LR-CMB-15 = Additional attack
rule-LR-CMB-16 = Late engagement
rule-LR-CMB-17 = Shadow cards leave
rule-LR-CMB-18 = Damage and defeat
rule-LR-CMB-19 = Direct damage
rule-LR-CMB-20 = Enemies that cannot attack
rule-LR-CMB-21 = Attacker and defender status
rule-LR-CMB-22 = Attacking is enough
rule-LR-CMB-23 = Changes during a player attack
rule-LR-CMB-24 = Damage to several cards at once
rule-LR-CMB-25 = Shadow cards are not revealed

rule-LR-REF-01 = Refresh phase
rule-LR-REF-02 = Durations

rule-LR-THR-01 = Elimination
rule-LR-THR-02 = What elimination does
rule-LR-THR-03 = Threat bounds
rule-LR-THR-04 = First player eliminated mid-phase
rule-LR-THR-05 = Elimination in the middle of something

rule-LR-WIN-01 = Loss
rule-LR-WIN-02 = Win

rule-LR-SCR-01 = Core score (lower is better, may be negative)
rule-LR-SCR-02 = Round tally

rule-LR-VIC-01 = Victory X

rule-LR-EFF-01 = Effect kinds
rule-LR-EFF-02 = Actions
rule-LR-EFF-03 = Responses
rule-LR-EFF-04 = Forced
rule-LR-EFF-05 = Cost "to"
rule-LR-EFF-06 = Then / either-or
rule-LR-EFF-07 = Canceling effects
rule-LR-EFF-08 = Lasting effects
rule-LR-EFF-09 = Variable values
rule-LR-EFF-10 = Search
rule-LR-EFF-11 = Put into play
rule-LR-EFF-12 = Limits
rule-LR-EFF-13 = One effect, several cards
rule-LR-EFF-14 = Printed values
rule-LR-EFF-15 = As much as there is

rule-LR-TIM-01 = Simultaneous effects
rule-LR-TIM-02 = Ambiguous scenario targets
rule-LR-TIM-03 = Action windows
rule-LR-TIM-04 = Ready / exhausted
rule-LR-TIM-05 = Dead targets
rule-LR-TIM-06 = Each player effects
rule-LR-TIM-07 = Reveal order

rule-LR-KEY-01 = Ranged keyword
rule-LR-KEY-02 = Sentinel keyword
rule-LR-KEY-03 = Restricted
rule-LR-KEY-04 = Surge keyword
rule-LR-KEY-05 = Doomed keyword
rule-LR-KEY-06 = Victory keyword
rule-LR-KEY-07 = Investigate keyword
rule-LR-KEY-08 = Condition attachments
rule-LR-KEY-09 = Attach-to text
rule-LR-KEY-10 = Cannot have attachments
rule-LR-KEY-11 = Immune to player card effects
rule-LR-KEY-12 = Traits and self reference

rule-LR-VAR-01 = Basic game without shadow cards
rule-LR-VAR-02 = Easy mode
rule-LR-VAR-03 = Campaign play out of scope

rule-LR-STG-01 = Stage 1B cap
rule-LR-STG-02 = Stage 1B forced choice
rule-LR-STG-03 = Stage 2A
rule-LR-STG-04 = Stage 2B, unsuccessful quest
rule-LR-STG-05 = Stage 2B, progress placed
rule-LR-STG-06 = Stage 3A search
rule-LR-STG-07 = Stage 3B engagement
rule-LR-STG-08 = Stage 3B protection
rule-LR-STG-09 = Stage 3B win condition
rule-LR-STG-10 = Stage 3B ignores Investigate

rule-LR-ACC-01 = Accusation sequence
rule-LR-ACC-02 = Eliminations inside the accusation
rule-LR-ACC-03 = Named card already in play
rule-LR-ACC-04 = Everything that entered counts

rule-LR-INV-01 = Look effects
rule-LR-INV-02 = Who looks
rule-LR-INV-03 = Taken by Surprise
rule-LR-INV-04 = Old Warehouse timing
rule-LR-INV-05 = Village Stable condition
rule-LR-INV-06 = Knowledge
rule-LR-INV-07 = Order memory

rule-LR-CRD-01 = Card list
rule-LR-CRD-20 = Threat 35 checks
rule-LR-CRD-21 = Bill Ferny
rule-LR-CRD-22 = No shadow effect checks
rule-LR-CRD-23 = Hired Muscle targets
rule-LR-CRD-24 = Smoke and Mirrors counting
rule-LR-CRD-25 = Ramshackle Manor clamp
rule-LR-CRD-26 = Dark Alley interactions
rule-LR-CRD-27 = Market Square triggers
rule-LR-CRD-28 = Todd excess damage
rule-LR-CRD-29 = Jake returns
rule-LR-CRD-30 = Johnny discard
rule-LR-CRD-31 = Susie protection
rule-LR-CRD-32 = Chetwood Campsite threat
rule-LR-CRD-33 = Combe Storehouse immediate attacks
rule-LR-CRD-34 = Staddle attack restriction
rule-LR-CRD-35 = Bill Ferny's House immunity
rule-LR-CRD-36 = Bill Ferny back from the victory display
rule-LR-CRD-37 = Rising Body Count in the Investigation deck
rule-LR-CRD-38 = Investigate value without active location
rule-LR-CRD-39 = Bill Ferny shadow option
rule-LR-CRD-40 = Chetwood Outlaw shadow on a Suspect
rule-LR-CRD-41 = Several Suspects engage at stage 3B
rule-LR-CRD-42 = Informant and an empty Investigation deck
