# Titles of the rules of the bestiary hex game; the rules are in docs/rules/bestiary.md.

rule-BH-INT-01 = Aim of the game

rule-BH-CMP-01 = What players own lies open
rule-BH-CMP-02 = Six types of beasts
rule-BH-CMP-03 = Beasts of Halloween
rule-BH-CMP-04 = The Beast deck
rule-BH-CMP-05 = What is in the Beast deck
rule-BH-CMP-06 = The Beast discard
rule-BH-CMP-07 = The type piles
rule-BH-CMP-08 = What is in the type piles
rule-BH-CMP-09 = The Terrain cards
rule-BH-CMP-10 = Cities are no terrain for tokens
rule-BH-CMP-11 = The Terrain card Sanctuary
rule-BH-CMP-12 = The hexes
rule-BH-CMP-13 = City hexes
rule-BH-CMP-14 = Tyrant cards
rule-BH-CMP-15 = Beast tokens
rule-BH-CMP-16 = Mission cards
rule-BH-CMP-17 = Dice of three levels
rule-BH-CMP-18 = Hero boards

rule-BH-TRM-01 = Beast Points
rule-BH-TRM-02 = Hearts
rule-BH-TRM-03 = The bestiary
rule-BH-TRM-04 = Agility
rule-BH-TRM-05 = Exploration

rule-BH-SET-01 = How many can play
rule-BH-SET-02 = Step 1: the map at the start
rule-BH-SET-03 = Step 1: the three stacks
rule-BH-SET-04 = Step 2: cards and tokens of the beasts
rule-BH-SET-05 = Step 3: the missions
rule-BH-SET-06 = Step 4: tyrants and their Terrain cards
rule-BH-SET-07 = All tyrants start face down
rule-BH-SET-08 = Step 5: the heroes
rule-BH-SET-09 = Step 6: who begins

rule-BH-RND-01 = Play in rounds
rule-BH-RND-02 = When a round is over
rule-BH-RND-03 = The first player changes

rule-BH-TIE-01 = Order of simultaneous effects
rule-BH-TIE-02 = Where ties come up

rule-BH-TRN-01 = Phases of a turn
rule-BH-TRN-02 = An encounter is the whole rest
rule-BH-TRN-03 = The die closes the turn
rule-BH-TRN-04 = End of the turn

rule-BH-P0-01 = Whose Phase 0 it is
rule-BH-P0-02 = Step 1: revealing
rule-BH-P0-03 = Step 1: retiring
rule-BH-P0-04 = Step 2: is the game over?
rule-BH-P0-05 = Step 3: placing tokens
rule-BH-P0-06 = One token for a hex, none for a City
rule-BH-P0-07 = Heroes do not keep tokens away
rule-BH-P0-08 = Too few tokens
rule-BH-P0-09 = Two placements for a tyrant at most
rule-BH-P0-10 = Hexes found later
rule-BH-P0-11 = Freed sanctuaries get tokens too
rule-BH-P0-12 = Timetable of the row

rule-BH-P1-01 = Moving
rule-BH-P1-02 = Exploring
rule-BH-P1-03 = The new hex is entered
rule-BH-P1-04 = Stacks that are empty
rule-BH-P1-05 = Turn that begins on a token
rule-BH-P1-06 = Getting away
rule-BH-P1-07 = Staying on a token
rule-BH-P1-08 = Entering a token's hex
rule-BH-P1-09 = Room for one hero
rule-BH-P1-10 = Walking past a hero
rule-BH-P1-11 = No stop beside another hero
rule-BH-P1-12 = Token and hero in one place

rule-BH-ENC-01 = What an encounter is
rule-BH-ENC-02 = Which beast is fought
rule-BH-ENC-03 = How it is fought
rule-BH-ENC-04 = Nothing comes after it
rule-BH-ENC-05 = The token is gone
rule-BH-ENC-06 = The card after a defeat
rule-BH-ENC-07 = No card left in the pile
rule-BH-ENC-08 = No encounters in Cities

rule-BH-SIT-01 = When site actions happen

rule-BH-LIB-01 = PB for liberating
rule-BH-LIB-02 = Liberating on a Sanctuary
rule-BH-LIB-03 = Humans cannot be liberated
rule-BH-LIB-04 = After liberation

rule-BH-HUM-01 = Imprisoning Humans
rule-BH-HUM-02 = After imprisonment
rule-BH-HUM-03 = The Human tyrant stays
rule-BH-HUM-04 = Humans in the bestiary

rule-BH-P2-01 = One of two actions
rule-BH-P2-02 = No Phase 2 after an encounter
rule-BH-P2-03 = In a City only mapping is left

rule-BH-MAP-01 = Mapping
rule-BH-MAP-02 = The default combat after mapping

rule-BH-TRK-01 = Tracking
rule-BH-TRK-02 = Tracking with a short deck
rule-BH-TRK-03 = One or two of them are fought
rule-BH-TRK-04 = The rest is discarded
rule-BH-TRK-05 = No tracking in a City

rule-BH-P3-01 = Cities have no beast combat
rule-BH-P3-02 = What has to be fought
rule-BH-P3-03 = A tyrant instead of beasts

rule-BH-CBT-01 = One die a combat
rule-BH-CBT-02 = Which die
rule-BH-CBT-03 = The strength of a beast
rule-BH-CBT-04 = Success
rule-BH-CBT-05 = Failure
rule-BH-CBT-06 = Two tracked beasts and two failures
rule-BH-CBT-07 = Death before the second combat
rule-BH-CBT-08 = The steps of a combat

rule-BH-DCK-01 = A new Beast deck
rule-BH-DCK-02 = Deck and discard both empty
rule-BH-DCK-03 = Drawn cards are not shuffled in

rule-BH-AST-01 = Who can help
rule-BH-AST-02 = One attempt only
rule-BH-AST-03 = Combats that can be assisted
rule-BH-AST-04 = No help from a City
rule-BH-AST-05 = An assist that works
rule-BH-AST-06 = An assist that fails
rule-BH-AST-07 = Abilities of the assistant
rule-BH-AST-08 = Where a dying hero counts as standing

rule-BH-TRP-01 = The steps of a capture
rule-BH-TRP-02 = A new card counts from the start
rule-BH-TRP-03 = When the new card itself must leave
rule-BH-TRP-04 = Effects on the cards
rule-BH-TRP-05 = Triggers come after the die
rule-BH-TRP-06 = Triggers may be declined and are limited
rule-BH-TRP-07 = Several triggers at once

rule-BH-BST-01 = Five cards
rule-BH-BST-02 = Overflow
rule-BH-BST-03 = Overflow is liberation
rule-BH-BST-04 = Cards that must stay
rule-BH-BST-05 = Humans escape
rule-BH-BST-06 = There is always a card to choose

rule-BH-TYR-01 = A tyrant for each sanctuary
rule-BH-TYR-02 = When a tyrant can be fought
rule-BH-TYR-03 = How a tyrant is fought
rule-BH-TYR-04 = Tyrant defeated
rule-BH-TYR-05 = The third one
rule-BH-TYR-06 = Tyrant not defeated
rule-BH-TYR-07 = No help against tyrants
rule-BH-TYR-08 = Captured tyrants in unlock costs
rule-BH-TYR-09 = Captured for good
rule-BH-TYR-10 = No missions and triggers for tyrants
rule-BH-TYR-11 = Beasts grow stronger at once

rule-BH-SAN-01 = Freed sanctuaries
rule-BH-SAN-02 = Still a Sanctuary
rule-BH-SAN-03 = More PB for liberating there
rule-BH-SAN-04 = Retiring frees no sanctuary

rule-BH-MIS-01 = How missions are completed
rule-BH-MIS-02 = What a mission brings
rule-BH-MIS-03 = Four missions again
rule-BH-MIS-04 = New missions in the row
rule-BH-MIS-05 = Two in one turn
rule-BH-MIS-06 = Claimed without asking
rule-BH-MIS-07 = Whose limit it is
rule-BH-MIS-08 = One mission for one event
rule-BH-MIS-09 = Every way of trapping counts
rule-BH-MIS-10 = No mission for wildcards and tyrants

rule-BH-DTH-01 = Dying
rule-BH-DTH-02 = Deaths are counted
rule-BH-DTH-03 = Back in a City
rule-BH-DTH-04 = Hearts after death
rule-BH-DTH-05 = Keeping or losing the bestiary
rule-BH-DTH-06 = Safe from death
rule-BH-DTH-07 = Where the lost cards go
rule-BH-DTH-08 = Untouched by death
rule-BH-DTH-09 = The steps of a death
rule-BH-DTH-10 = Dying pays as well

rule-BH-ABL-01 = Abilities from turn one
rule-BH-ABL-02 = The unlock cost
rule-BH-ABL-03 = Once in a turn
rule-BH-ABL-04 = Which turn a use belongs to
rule-BH-ABL-05 = Two kinds of timing
rule-BH-ABL-06 = The die stops abilities
rule-BH-ABL-07 = When Suerte Ajena is played
rule-BH-ABL-08 = What Suerte Ajena does
rule-BH-ABL-09 = Suerte Ajena in one's own turn
rule-BH-ABL-10 = One chance for every die
rule-BH-ABL-11 = Prices on top
rule-BH-ABL-12 = Triggers are for beasts
rule-BH-ABL-13 = No price that kills
rule-BH-ABL-14 = Use without effect

rule-BH-WLD-01 = Any beast
rule-BH-WLD-02 = A beast of a named type
rule-BH-WLD-03 = What is a wildcard
rule-BH-WLD-04 = Each card counts once
rule-BH-WLD-05 = Only for costs

rule-BH-HRO-01 = The heroes
rule-BH-HRO-02 = What the heroes can do

rule-BH-FX-01 = The operations
rule-BH-FX-02 = How long a die level lasts
rule-BH-FX-03 = Grave Whispers
rule-BH-FX-04 = Shadow Walk
rule-BH-FX-05 = Farsight Map
rule-BH-FX-06 = A look at a stack

rule-BH-END-01 = Three tyrants
rule-BH-END-02 = No tyrant is left in the row
rule-BH-END-03 = Ending at once

rule-BH-SCO-01 = The final score
rule-BH-SCO-02 = What does not score

rule-BH-PRZ-01 = Who gets a prize
rule-BH-PRZ-02 = Prize for missions
rule-BH-PRZ-03 = Prize for deaths
rule-BH-PRZ-04 = Prize for beasts liberated
rule-BH-PRZ-05 = Prize for Humans imprisoned
rule-BH-PRZ-06 = Tie for a prize

rule-BH-SCO-03 = Who wins
rule-BH-SCO-04 = What was spent is gone
rule-BH-SCO-05 = Tie for the victory
