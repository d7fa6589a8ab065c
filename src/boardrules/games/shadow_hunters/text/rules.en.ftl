# Titles of the rules of Shadow Hunters; the rules are in docs/rules/shadow_hunters.md.

rule-SH-CMP-01 = Player count
rule-SH-CMP-02 = Physical components
rule-SH-CMP-03 = The two dice are distinct
rule-SH-CMP-04 = Damage track

rule-SH-SET-01 = Board and areas
rule-SH-SET-02 = Slot geometry (ring of three pairs)
rule-SH-SET-03 = Decks
rule-SH-SET-04 = Colours and pieces
rule-SH-SET-05 = Character allocation table
rule-SH-SET-06 = Dealing characters
rule-SH-SET-07 = Unused characters
rule-SH-SET-08 = First player

rule-SH-TRN-01 = Turn order
rule-SH-TRN-02 = Steps of a turn
rule-SH-TRN-03 = Start-of-turn step
rule-SH-TRN-04 = End-of-turn step
rule-SH-TRN-05 = Death of the current player
rule-SH-TRN-06 = Game over stops everything
rule-SH-TRN-07 = Extra turns

rule-SH-MOV-01 = Roll and move
rule-SH-MOV-02 = Area numbers
rule-SH-MOV-03 = Seven
rule-SH-MOV-04 = You must change area; re-roll
rule-SH-MOV-05 = First move
rule-SH-MOV-06 = Movement is mandatory
rule-SH-MOV-07 = Mystic Compass
rule-SH-MOV-08 = Sharing an area

rule-SH-ARA-01 = Area action is optional
rule-SH-ARA-02 = Hermit's Cabin
rule-SH-ARA-03 = Church
rule-SH-ARA-04 = Cemetery
rule-SH-ARA-05 = Underworld Gate
rule-SH-ARA-06 = Weird Woods
rule-SH-ARA-07 = Weird Woods on an undamaged player
rule-SH-ARA-08 = Erstwhile Altar
rule-SH-ARA-09 = Area actions are not attacks

rule-SH-HER-01 = Draw and give
rule-SH-HER-02 = Who resolves
rule-SH-HER-03 = No match
rule-SH-HER-04 = Honesty
rule-SH-HER-05 = Secrecy
rule-SH-HER-06 = Discard
rule-SH-HER-07 = Exhausted hermit deck
rule-SH-HER-08 = Equipment-or-damage cards
rule-SH-HER-09 = Heal cards at zero
rule-SH-HER-10 = Kill credit of hermit damage
rule-SH-HER-11 = Hermit effects are not attacks

rule-SH-CRD-01 = Two kinds
rule-SH-CRD-02 = Single use
rule-SH-CRD-03 = Equipment
rule-SH-CRD-04 = Public
rule-SH-CRD-05 = "You may reveal" cards
rule-SH-CRD-06 = Exhausted deck
rule-SH-CRD-07 = "Another character"
rule-SH-CRD-08 = Off-board players
rule-SH-CRD-09 = Card effects are not attacks

rule-SH-EQP-01 = Stacking
rule-SH-EQP-02 = Always on
rule-SH-EQP-03 = Worked combination
rule-SH-EQP-04 = Snapshot at announcement
rule-SH-EQP-05 = Transfer
rule-SH-EQP-06 = No trading

rule-SH-ATK-01 = Optional, at the end of the turn
rule-SH-ATK-02 = Range
rule-SH-ATK-03 = Legal targets
rule-SH-ATK-04 = Roll and damage
rule-SH-ATK-05 = Miss
rule-SH-ATK-06 = Several targets, one roll
rule-SH-ATK-07 = Announced target only
rule-SH-ATK-08 = Order of modifiers
rule-SH-ATK-09 = "Successful"
rule-SH-ATK-10 = Sequence of one attack
rule-SH-ATK-11 = Masamune makes the attack mandatory
rule-SH-ATK-12 = No attack against yourself, no range changes
rule-SH-ATK-13 = One robe only

rule-SH-DMG-01 = Tracking
rule-SH-DMG-02 = Healing floor
rule-SH-DMG-03 = "Fully heal"
rule-SH-DMG-04 = Set-to-7 effects
rule-SH-DMG-05 = Simultaneity
rule-SH-DMG-06 = Reductions by source

rule-SH-DTH-01 = Death
rule-SH-DTH-02 = Consequences
rule-SH-DTH-03 = Loot
rule-SH-DTH-04 = Kill credit
rule-SH-DTH-05 = No killer
rule-SH-DTH-06 = Several kills at once
rule-SH-DTH-07 = Silver Rosary
rule-SH-DTH-08 = Dead players
rule-SH-DTH-09 = Order inside a death batch

rule-SH-REV-01 = Reveal at any time
rule-SH-REV-02 = Ability needs the reveal
rule-SH-REV-03 = Announced actions cannot be interrupted
rule-SH-REV-04 = Windows
rule-SH-REV-05 = Reveals inside an action
rule-SH-REV-06 = Reveal right after being attacked
rule-SH-REV-07 = Reveal for abilities that work on your own attack
rule-SH-REV-08 = Secret showing is not a reveal
rule-SH-REV-09 = Forced end reveal

rule-SH-CHR-01 = Allie - Mother's Love
rule-SH-CHR-02 = Bob - Robbery
rule-SH-CHR-03 = Charles - Bloody Feast
rule-SH-CHR-04 = Daniel - Scream
rule-SH-CHR-05 = Emi - Teleport
rule-SH-CHR-06 = Franklin - Lightning
rule-SH-CHR-07 = George - Demolish
rule-SH-CHR-08 = Unknown - Deceit
rule-SH-CHR-09 = Vampire - Suck Blood
rule-SH-CHR-10 = Werewolf - Counterattack
rule-SH-CHR-11 = Hunters' victory
rule-SH-CHR-12 = Shadows' victory
rule-SH-CHR-13 = Data on a character card
rule-SH-CHR-14 = Once-per-game abilities

rule-SH-WIN-01 = Immediate end
rule-SH-WIN-02 = When conditions are checked
rule-SH-WIN-03 = All who qualify win
rule-SH-WIN-04 = Dead winners
rule-SH-WIN-05 = Two kinds of condition
rule-SH-WIN-06 = Check procedure
rule-SH-WIN-07 = Event conditions
rule-SH-WIN-08 = Opposed simultaneous wins

rule-SH-WHT-01 = Advent
rule-SH-WHT-02 = Blessing
rule-SH-WHT-03 = Chocolate
rule-SH-WHT-04 = Concealed Knowledge
rule-SH-WHT-05 = Concealed Knowledge and death
rule-SH-WHT-06 = Disenchant Mirror
rule-SH-WHT-07 = First Aid
rule-SH-WHT-08 = Flare of Judgement
rule-SH-WHT-09 = Guardian Angel
rule-SH-WHT-10 = Holy Water of Healing
rule-SH-WHT-11 = Fortune Brooch
rule-SH-WHT-12 = Holy Robe
rule-SH-WHT-13 = Mystic Compass
rule-SH-WHT-14 = Silver Rosary
rule-SH-WHT-15 = Spear of Longinus
rule-SH-WHT-16 = Talisman

rule-SH-BLK-01 = Banana Peel
rule-SH-BLK-02 = Bloodthirsty Spider
rule-SH-BLK-03 = Spider deaths
rule-SH-BLK-04 = Diabolic Ritual
rule-SH-BLK-05 = Dynamite
rule-SH-BLK-06 = Moody Goblin
rule-SH-BLK-07 = Spiritual Doll
rule-SH-BLK-08 = Vampire Bat
rule-SH-BLK-09 = Butcher Knife
rule-SH-BLK-10 = Chainsaw
rule-SH-BLK-11 = Rusted Broad Axe
rule-SH-BLK-12 = Handgun
rule-SH-BLK-13 = Machine Gun
rule-SH-BLK-14 = Cursed Sword Masamune

rule-SH-GRN-01 = Hermit's Blackmail
rule-SH-GRN-02 = Hermit's Greed
rule-SH-GRN-03 = Hermit's Anger
rule-SH-GRN-04 = Hermit's Slap
rule-SH-GRN-05 = Hermit's Spell
rule-SH-GRN-06 = Hermit's Exorcism
rule-SH-GRN-07 = Hermit's Nurturance
rule-SH-GRN-08 = Hermit's Aid
rule-SH-GRN-09 = Hermit's Huddle
rule-SH-GRN-10 = Hermit's Bully
rule-SH-GRN-11 = Hermit's Tough Lesson of Love
rule-SH-GRN-12 = Hermit's Prediction
rule-SH-GRN-13 = Giving to a dead-end

rule-SH-EXP-01 = Replacement cards
rule-SH-EXP-02 = Mode a: only new
rule-SH-EXP-03 = Mode b: chosen replacement
rule-SH-EXP-04 = Mode c: random per initial
rule-SH-EXP-05 = Mode d: all twenty
rule-SH-EXP-06 = Group/HP of new characters
rule-SH-EXP-07 = Agnes - victory
rule-SH-EXP-08 = Agnes - Capricious
rule-SH-EXP-09 = Bryan - victory
rule-SH-EXP-10 = Bryan - My GOD!!!
rule-SH-EXP-11 = Catherine - victory
rule-SH-EXP-12 = Catherine - Stigmata
rule-SH-EXP-13 = David - victory and Grave Digger
rule-SH-EXP-14 = Ellen - Chain of Forbidden Curse
rule-SH-EXP-15 = Fu-ka - Dynamite Nurse
rule-SH-EXP-16 = Gregor - Ghostly Barrier
rule-SH-EXP-17 = Ultra Soul - Murder Ray
rule-SH-EXP-18 = Valkyrie - Horn of War Outbreak
rule-SH-EXP-19 = Bob, second card (7-8 players)
rule-SH-EXP-20 = Two Bobs
rule-SH-EXP-21 = Wight - Multiplication

rule-SH-VAR-01 = Simple game without abilities
rule-SH-VAR-02 = Expansion mode
rule-SH-VAR-03 = Bob with 7-8 players
rule-SH-VAR-04 = Vampire per target
rule-SH-VAR-05 = Robbery scope
rule-SH-VAR-06 = Quick start (fan variant, not official)

rule-SH-NOT-01 = Advice has no rules effect

rule-SH-INF-01 = Public
rule-SH-INF-02 = Private
rule-SH-INF-03 = Hidden from all
rule-SH-INF-04 = Reshuffle knowledge
rule-SH-INF-05 = What the drawer of a hermit card learns
rule-SH-INF-06 = What bystanders learn from a hermit card
rule-SH-INF-07 = Prediction
rule-SH-INF-08 = Public white/black cards leak
rule-SH-INF-09 = No leaking prompts
rule-SH-INF-10 = Group counts

rule-SH-INV-01 = Card conservation
rule-SH-INV-02 = What lies in front of a player
rule-SH-INV-03 = Life and damage
rule-SH-INV-04 = Board
rule-SH-INV-05 = Position
rule-SH-INV-06 = Monotone flags
rule-SH-INV-07 = Characters dealt
rule-SH-INV-08 = No unnoticed end
rule-SH-INV-09 = Whose turn
rule-SH-INV-10 = Sources of change
rule-SH-INV-11 = Game over
rule-SH-INV-12 = Determinism and secrecy
