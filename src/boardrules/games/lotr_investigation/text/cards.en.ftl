# What the cards and the quest stages of the murder at the Prancing Pony do, and the words printed on cards, in English.
#
# A card without any effect has no message here. Victory, Surge, Investigate and the other keywords of a card are part of its text.

## Heroes

card-aragorn-text = Sentinel. Response: When Aragorn has committed to the quest, he can pay 1 resource of his own to become ready again. He stays committed.
card-theodred-text = Response: After Théodred commits to the quest, choose a hero who is committed to it now, whoever controls that hero; Théodred himself may be chosen. That hero gets 1 resource.
card-gloin-text = Response: After Glóin is damaged and survives, he gets 1 resource for every point of that damage.
card-gimli-text = Every point of damage on Gimli gives him +1 attack.
card-legolas-text = Ranged. Response: After an attack in which Legolas takes part destroys an enemy, 2 progress is placed on the current quest, the active location first.
card-thalin-text = As long as Thalin is committed to the quest, every enemy revealed from the encounter cards takes 1 damage at once, before its keywords and its When Revealed effect; if that destroys it, they do not happen. Enemies that are only added or put into play are spared.
card-eowyn-text = Action: Any player may discard 1 card from hand to give Éowyn +1 willpower until the phase ends. Each player may do so once per round.
card-eleanor-text = Response: When a treachery has just been revealed from the encounter deck, exhaust Eleanor to cancel its When Revealed effects and discard it, then reveal the next encounter card in its place. Surge and Doomed of the cancelled card still count.
card-dunhere-text = Dúnhere may attack an enemy in the staging area if he attacks alone, and has +1 attack when he does. The enemy is not engaged by this; one that is immune to player card effects cannot be chosen.
card-denethor-text = Action: Exhaust Denethor. You see the top card of the encounter deck and may put it at the bottom.
card-glorfindel-text = Action: For 1 resource of his own, Glorfindel heals 1 damage on a character of any player. Once per round.
card-beravor-text = Action: Exhaust Beravor to let a player of your choice draw 2 cards. Once per round.

## Leadership

card-faramir-text = Action: Exhaust Faramir and choose a player. All characters this player controls now get +1 willpower until the phase ends.
card-son_of_arnor-text = Response: When Son of Arnor comes into play, choose an enemy in the staging area or one engaged with another player. It is now engaged with you.
card-snowbourn_scout-text = Response: When Snowbourn Scout comes into play, place 1 progress on a location of your choice, active or in the staging area.
card-silverlode_archer-text = Ranged: this character can also attack enemies engaged with other players.
card-longbeard_orc_slayer-text = Response: When Longbeard Orc Slayer comes into play, every Orc enemy in play takes 1 damage.
card-brok_ironfist-text = Response: When a Dwarf hero you control leaves play, put Brok Ironfist into play from your hand without paying for him.
card-ever_vigilant-text = Action: Ready 1 ally of any player.
card-common_cause-text = Action: One hero you control exhausts so that another hero, of any player, becomes ready.
card-for_gondor-text = Action: Until the phase ends, every character has +1 attack and every Gondor character has +1 defense.
card-sneak_attack-text = Action: Put 1 ally from your hand into play without paying for it. If it is still in play when the phase ends, it goes back to your hand.
card-valiant_sacrifice-text = Response: When an ally has left play, no matter how or whose, the player who controlled it draws 2 cards.
card-grim_resolve-text = Action: Ready every character of every player.
card-steward_of_gondor-text = Attach to a hero, who becomes a Gondor character. Action: Exhaust this card, and the hero gets 2 resources.
card-celebrians_stone-text = Attach to a hero. Restricted. The hero has +2 willpower and, if it is Aragorn, a Spirit resource icon as well.

## Tactics

card-gondorian_spearman-text = Sentinel. Response: When Gondorian Spearman is declared as a defender, the attacking enemy takes 1 damage.
card-horseback_archer-text = Ranged: this character can also attack enemies engaged with other players.
card-beorn-text = Action: Beorn gets +5 attack until the phase ends. If he is still in play then, he is shuffled into his owner's deck. Once per round.
card-blade_mastery-text = Action: A character of your choice gets +1 attack and +1 defense until the phase ends.
card-rain_of_arrows-text = Action: Exhaust a character you control that has Ranged and choose a player. Every enemy engaged with this player takes 1 damage.
card-feint-text = Combat Action: Choose an enemy engaged with a player. It cannot attack this player for the rest of the phase; an attack already begun goes on.
card-quick_strike-text = Action: Exhaust a character you control. It attacks, alone and at once, an enemy it could normally attack, in any phase. Nobody can join in, and the attack does not use up your attack against that enemy.
card-thicket_of_spears-text = Its 3 resources must come from 3 different heroes, each with a Tactics icon. Action: Choose a player. The enemies engaged with this player cannot attack this player for the rest of the phase.
card-swift_strike-text = Response: When any player's character is declared as a defender, the attacking enemy takes 2 damage.
card-stand_together-text = Action: Choose a player. Until the phase ends, this player may declare any number of defenders against each attacking enemy. Their defense is added up, and the remaining damage all goes to one of them, chosen by this player.
card-blade_of_gondolin-text = Attach to a hero. Restricted. The hero has +1 attack when attacking an Orc. Response: When the hero has attacked and destroyed an enemy, 1 progress is placed on the current quest, the active location first.
card-citadel_plate-text = Attach to a hero. Restricted. The hero has +4 hit points.
card-dwarven_axe-text = Attach to a hero. Restricted. The hero has +1 attack, or +2 if a Dwarf.
card-horn_of_gondor-text = Attach to a hero. Restricted. Response: When any player's character has been destroyed, the hero with the horn gets 1 resource.

## Spirit

card-wandering_took-text = Action: If your threat is at least 3, lower it by 3 to hand Wandering Took over to another player, whose threat rises by 3. Once per round.
card-lorien_guide-text = Response: When Lórien Guide has committed to the quest, the active location gets 1 progress.
card-northern_tracker-text = Response: When Northern Tracker has committed to the quest, each location in the staging area gets 1 progress.
card-the_galadhrims_greeting-text = Action: Choose one: the threat of one player drops by 6, or the threat of every player drops by 2.
card-strength_of_will-text = Response: When the players have travelled to a location, a Spirit character you control can exhaust to bring 2 progress to that location.
card-hasty_stroke-text = Response: When a shadow effect is triggered, cancel it.
card-will_of_the_west-text = Action: Choose a player, who shuffles their discard pile back into their deck; heroes stay in the pile. Then Will of the West is removed from the game.
card-a_test_of_will-text = Response: When a card has just been revealed from the encounter deck, cancel its When Revealed effects. Its keywords still count, and an enemy or a location still goes to the staging area.
card-stand_and_fight-text = Action: Choose an ally of printed cost X in any player's discard pile and put it into play under your control. It must belong to a sphere, so it cannot be neutral.
card-a_light_in_the_dark-text = Action: An enemy of your choice that is engaged with a player goes back to the staging area.
card-dwarven_tomb-text = Action: Take 1 Spirit card from your discard pile into your hand; it cannot be a hero.
card-fortune_or_fate-text = Action: Choose a hero in the discard pile of any player still in the game. The hero returns to play under the owner's control, ready and undamaged, with no resources and no attachments.
card-the_favor_of_the_lady-text = Attach to a hero, who has +1 willpower.
card-power_in_the_earth-text = Attach to a location. It has -1 threat.
card-unexpected_courage-text = Attach to a hero. Action: Exhaust this card, and the hero is ready again.

## Lore

card-daughter_of_the_nimrodel-text = Action: Exhaust Daughter of the Nimrodel, and a hero of any player is healed of up to 2 damage.
card-erebor_hammersmith-text = Response: When you play Erebor Hammersmith from your hand, choose a player. The topmost attachment in this player's discard pile returns to its owner's hand.
card-henamarth_riversong-text = Action: Exhaust Henamarth Riversong, and you see which card is on top of the encounter deck.
card-miner_of_the_iron_hills-text = Response: When Miner of the Iron Hills comes into play, choose a Condition attachment in play, such as Hired Muscle, and discard it.
card-gleowine-text = Action: Exhaust Gléowine, and one player, whom you choose, draws 1 card.
card-lore_of_imladris-text = Action: A character of your choice is healed of all its damage.
card-loriens_wealth-text = Action: A player of your choice draws 3 cards.
card-radagasts_cunning-text = Quest Action: Choose an enemy in the staging area. Its threat does not count until the phase ends.
card-secret_paths-text = Quest Action: Choose a location in the staging area. Its threat does not count until the phase ends.
card-gandalfs_search-text = Action: Pick a deck, yours or another player's, and look at its X topmost cards. One of them goes to its owner's hand, the others back on top in an order you choose.
card-beorns_hospitality-text = Action: All heroes of one player, whom you choose, are healed of all their damage.
card-forest_snare-text = Attach to an enemy engaged with a player. The enemy cannot attack, even if it later returns to the staging area.
card-protector_of_lorien-text = Attach to a hero. Action: Discard 1 card from your hand to give the hero +1 defense or +1 willpower, as you choose, until the phase ends. Three times per phase.
card-dark_knowledge-text = Attach to a hero, who has -1 willpower. Response: When a shadow card has been dealt to an enemy that is attacking you or engaged with you, exhaust Dark Knowledge to look at that card.
card-self_preservation-text = Attach to a character, hero or ally. Action: Exhaust this card, and the character is healed of 2 damage.

## Neutral

card-gandalf-text = Forced: When the round ends, Gandalf is discarded. Response: When Gandalf comes into play, choose one: you draw 3 cards, one enemy in play takes 4 damage, or your threat drops by 5.

## Hideouts

card-bill_fernys_house-text = Immune to player card effects. Travel: Look for Bill Ferny in the encounter deck, the encounter discard pile and the victory display, add him to the staging area and shuffle the encounter deck. While in the victory display: all Suspects and the shadow cards dealt to them are immune to player card effects. Victory 5.
card-staddle_hiding_hole-text = Immune to player card effects. Travel: Look for a Greenway Footpad in the encounter deck and discard pile, reveal it, add it to the staging area and shuffle the encounter deck. While in the victory display: a player can attack a Suspect only while engaged with it, and nobody else can join that attack. Victory 5.
card-combe_storehouse-text = Immune to player card effects. Travel: Look for a Lawless Ruffian in the encounter deck and discard pile, add it to the staging area without revealing it and shuffle the encounter deck. While in the victory display: each Suspect that engages a player attacks this player at once, as a Forced effect. Victory 5.
card-archet_trading_post-text = Immune to player card effects. Travel: Look for a Bree-land Informant in the encounter deck and discard pile, add it to the staging area without revealing it and shuffle the encounter deck. While in the victory display: each Suspect can take no more than 5 damage per round, from all sources together. Victory 5.
card-chetwood_campsite-text = Immune to player card effects. Travel: Look for a Chetwood Outlaw in the encounter deck and discard pile, add it to the staging area without revealing it and shuffle the encounter deck. While in the victory display: each Suspect has +1 threat, +1 attack and +1 defense. Victory 5.

## Suspects

card-todd_the_troll-text = Nothing can be attached to Todd. When he attacks and deals a character more damage than it has hit points left, the threat of the defending player rises by the excess. Victory 5.
card-susie_the_spider-text = Nothing can be attached to Susie. X is the number of Brigand enemies in play, Susie included. She takes no damage while another Brigand is in play. Victory 5.
card-wolf_pelt_jake-text = Nothing can be attached to Jake. Forced: When his attack has destroyed an ally, he returns to the staging area with the damage he has. Victory 5.
card-johnny_goblin_fingers-text = Nothing can be attached to Johnny. Forced: When he attacks, before defenders are declared, the defending player discards 1 random card from hand and raises their own threat by its printed cost; X is 0. Victory 5.
card-old_orc_eyes-text = Nothing can be attached to Old Orc-eyes. Forced: After he has attacked with a shadow card on which no shadow effect is printed, he attacks the same player once more. No shadow card is dealt for that attack. Victory 5.

## Other investigation cards

card-taken_by_surprise-text = Forced: When a player looks at Investigation cards and this is one of them, shuffle the encounter discard pile into the encounter deck and discard cards from the top until an enemy turns up. That enemy comes into play engaged with the first player. Then this card is removed from the game, and no other card is looked at in its place.

## Locations of Bree

card-the_prancing_pony-text = Forced: When it is explored, active or not, the first player chooses: look at the top 2 cards of the Investigation deck and put them back in the same order, or each player draws 2 cards. An option that cannot be carried out in full is open only if the other cannot either. Victory 2.
card-ramshackle_manor-text = Investigate 2. While it is in play, a player card effect that reduces a player's threat reduces it by only 1. Travel: To travel here, the threat of each player rises by 1.
card-dark_alley-text = Investigate 3. While it is in play, enemies in the staging area take no damage. Travel: Shuffle the encounter discard pile into the encounter deck, discard cards from the top until an enemy turns up and add this enemy to the staging area without revealing it.
card-market_square-text = Investigate 2. Forced: When a player places progress on a location in the staging area, the threat of this player rises by 1, for each such location. Travel: To travel here, each player spends 1 resource; all must be able to.
card-old_warehouse-text = Investigate 1. Forced: Before its Investigate is resolved, the first player chooses: look at 2 cards more, which needs 3 cards in the Investigation deck, or lower the threat of each player by 3. Travel: To travel here, reveal the top card of the encounter deck.
card-village_stable-text = Investigate 1. Response: If the card seen with its Investigate is a Suspect or a Hideout, the first player may put Village Stable into the victory display, where it is worth no points, to add that card to the staging area. Travel: To travel here, each player discards 1 random card from hand; all must be able to.

## Enemies

card-bill_ferny-text = Cannot be engaged by choice in the optional engagement step. While he is in play, the first treachery revealed in each round gains Doomed 1, and its effects cannot be cancelled. Shadow: The defending player chooses: raise their own threat by 4, or this attack counts as undefended. Victory 3.
card-bree_land_informant-text = Response: After this enemy has attacked you with a shadow card on which no shadow effect is printed, you may raise your threat by 1 and spend 1 resource to look at the bottom card of the Investigation deck. This enemy is then discarded.
card-lawless_ruffian-text = Has +2 attack while engaged with a player whose threat is 35 or more. Shadow: After this attack, the attacking enemy attacks the defending player once more, with a new shadow card.
card-greenway_footpad-text = When Revealed: The first player chooses: the threat of each player rises by 2, or this enemy attacks the first player at once before it goes to the staging area. Shadow: The attacking enemy has +1 attack for this attack, or +2 if the threat of the defending player is 35 or more.
card-chetwood_outlaw-text = Forced: After a player has engaged this enemy in the optional engagement step, the threat of this player rises by 4. Shadow: The defending player chooses: raise their own threat by 2, or the attacking enemy returns to the staging area after this attack.

## Treacheries

card-hired_muscle-text = Surge. When Revealed: The first player chooses a Brigand that can have attachments and has no Hired Muscle yet; this card is attached to it as a Condition, and if it was engaged it returns to the staging area. If there is no such enemy, discard this card. The enemy has +1 threat, +1 attack and +1 defense. Forced: When it is defeated, the first player looks at the bottom card of the Investigation deck.
card-smoke_and_mirrors-text = When Revealed: Discard the top cards of the encounter deck: 1, and as many more as the Investigate value of the active location. Their printed threat is added to the threat in the staging area until the phase ends. Shadow: The defending player discards 1 attachment of their choice that they control.
card-rising_body_count-text = When Revealed: The first player chooses: the threat of each player rises by 2, or this card is shuffled into the Investigation deck, where it does nothing. Shadow: If this attack destroys a character, the defending player chooses: raise their own threat by 2, or shuffle this card into the Investigation deck.
card-deadly_accusations-text = When Revealed: The threat of each player rises by 1, and by as much more as the Investigate value of the active location. Shadow: The attacking enemy has extra attack for this attack, equal to the Investigate value of the active location.

## Quest stages

stage-text-investigating_the_crime-a = Setup: Take the 5 Suspects and the 5 Hideouts out of the encounter deck and put 1 random card of each kind aside face down, unseen. The other 8 and both copies of Taken by Surprise are shuffled into the Investigation deck. The Prancing Pony is the active location, 1 Ramshackle Manor is added to the staging area, and the encounter deck is shuffled.
stage-text-investigating_the_crime-b = No more than 4 progress can be placed on this stage per round; what is beyond that is lost. Forced: When the quest phase begins, each player chooses: raise their own threat by 2, or 1 more encounter card is revealed in the staging step of this phase.
stage-text-running_out_of_time-a = When Revealed: Shuffle the encounter discard pile into the encounter deck and discard cards from the top until as many locations have turned up as there are players in the game, or the deck is empty. Those locations are added to the staging area without being revealed.
stage-text-running_out_of_time-b = Progress alone never ends this stage. Forced: After the players quest unsuccessfully, 1 random card of the Investigation deck is removed from the game, unseen. Forced: When a successful quest has placed progress on this stage itself, the first player chooses: reveal 1 encounter card and stay here, or make the accusation and advance to stage 3A.
stage-text-apprehending_the_killer-a = When Revealed: Each player other than the first one looks for a Brigand enemy in the encounter deck and discard pile and adds it to the staging area without revealing it. Then shuffle the encounter deck.
stage-text-apprehending_the_killer-b = Investigate is not resolved any more. Suspects take no damage while a Hideout is in play. Forced: When the encounter phase begins, every Suspect in play engages the first player. As soon as no Suspect is in play, the players win the game.

## Spheres

sphere-leadership = Leadership
sphere-tactics = Tactics
sphere-spirit = Spirit
sphere-lore = Lore
sphere-neutral = Neutral

## Types of cards

cardtype-hero = Hero
cardtype-ally = Ally
cardtype-attachment = Attachment
cardtype-event = Event
cardtype-enemy = Enemy
cardtype-location = Location
cardtype-treachery = Treachery

## Keywords

keyword-ranged = Ranged
keyword-sentinel = Sentinel
keyword-restricted = Restricted
keyword-surge = Surge
keyword-doomed = Doomed
keyword-investigate = Investigate
keyword-victory = Victory

## Traits

trait-archer = Archer
trait-armor = Armor
trait-artifact = Artifact
trait-beorning = Beorning
trait-bree = Bree
trait-brigand = Brigand
trait-condition = Condition
trait-craftsman = Craftsman
trait-dunedain = Dúnedain
trait-dwarf = Dwarf
trait-gondor = Gondor
trait-hideout = Hideout
trait-hobbit = Hobbit
trait-istari = Istari
trait-item = Item
trait-minstrel = Minstrel
trait-noble = Noble
trait-noldor = Noldor
trait-ranger = Ranger
trait-rohan = Rohan
trait-scout = Scout
trait-silvan = Silvan
trait-skill = Skill
trait-steward = Steward
trait-suspect = Suspect
trait-title = Title
trait-trap = Trap
trait-warrior = Warrior
trait-weapon = Weapon
