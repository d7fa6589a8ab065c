# Refusals and faults of Murder at the Prancing Pony in English.

## Refusals

refusal-exhausted = { $card } is exhausted.
refusal-cannot_pay = There are not enough matching resources for { $card_quoted }.
refusal-no_icon = None of your heroes has the resource icon for { $card_quoted }.
refusal-limit_reached = The ability of { $card } has been used as often as it can be for now.
refusal-empty_hand = You have no card in hand to discard for { $card_quoted }.
refusal-not_now = What { $card_quoted } asks for is not given now.
refusal-no_target = There is nothing to choose for { $card_quoted }.
refusal-no_legal_target = That cannot be chosen here.
refusal-wrong_moment = { $card_quoted } cannot be used at this moment.
refusal-not_in_hand = { $card_quoted } is not in your hand.
refusal-unique_in_play = { $card_quoted } is unique and in play already.
refusal-not_a_name = The card you have seen is neither a Suspect nor a Hideout.
refusal-not_in_staging = There is no such card in the staging area.
refusal-travel_resources = Not every player has a resource to spend for travelling to { $card }.
refusal-travel_encounter_deck = The encounter deck is empty: no card can be revealed for travelling to { $card }.
refusal-travel_hands = Not every player has a card to discard for travelling to { $card }.
refusal-cannot_be_engaged = { $card } cannot be engaged by choice.
refusal-not_your_character = You control no such character.
refusal-no_sentinel = { $card } has no Sentinel.
refusal-already_chosen = { $card } has been chosen already.
refusal-not_an_enemy = That is no enemy in play.
refusal-not_engaged_with_you = As long as Staddle Hiding Hole is in the victory display, only whoever is engaged with { $card } can attack that Suspect.
refusal-already_attacked = You have already attacked { $card } in this phase.
refusal-no_attacker = None of your ready characters can attack { $card }.
refusal-no_ranged = { $card } cannot reach that enemy.

## Faults of setups

problem-hero_taken = somebody else plays this hero
problem-too_few = too few
problem-not_in_deck = not so many copies are in this deck
problem-only_with_table = this needs a table

expected-a-lotr-investigation-setup = a Setup of Murder at the Prancing Pony
expected-a-sequence-of-deck-lists = a list of DeckList
expected-a-deck-list = a DeckList
expected-ids-with-numbers = ids of cards with numbers
expected-a-table-or-none = a Table
expected-a-sequence-of-spot = a list of Spot
expected-a-spot-or-none = a Spot
expected-a-table = a Table
expected-a-deck-and-its-cards = a deck and its cards
expected-a-sequence-of-spot-or-none = a list of Spot
expected-an-id-and-a-number = the id of a card and a number
expected-a-spot = a Spot
expected-cards-by-the-name-of-a-deck = ids of cards by the name of a deck
expected-n-decks = { $n ->
        [one] 1 deck
       *[other] { $n } decks
    }
expected-at-least-n-cards = at least { $n } cards
expected-heroes-nobody-else-has = heroes that nobody else plays
expected-the-id-of-a-hero = the id of a hero
expected-the-id-of-a-player-card = the id of a player card
expected-the-id-of-an-ally = the id of an ally
expected-the-id-of-an-attachment = the id of an attachment
expected-the-id-of-an-enemy = the id of an enemy
expected-the-id-of-a-location = the id of a location
expected-the-id-of-an-enemy-or-a-location = the id of an enemy or a location
expected-the-id-of-an-encounter-card = the id of an encounter card
expected-a-card-of-the-encounter-deck = a card that can lie in the encounter deck then
expected-a-card-of-the-investigation-deck = a card that can lie in the Investigation deck then
expected-the-id-of-a-name = the id of a Suspect or a Hideout
expected-a-card-that-lies-nowhere-else = a card that lies nowhere else

## Faults of positions

problem-not_in_game = this player is eliminated

expected-n-to-n-players = { $n } to { $n2 } players
expected-n-before-the-first-round-alone = { $n }, and only before the first round
expected-one-suspect-before-it-is-set-aside = one Suspect, before it is set aside
expected-one-hideout-before-it-is-set-aside = one Hideout, before it is set aside
expected-n-to-n-heroes = { $n } to { $n2 } heroes
expected-a-hero = a hero
expected-a-player-in-the-game = a player who is in the game
expected-players-in-the-game = players who are in the game
expected-a-suspect-and-a-hideout = a Suspect and a Hideout
expected-stage-n-after-the-accusation = stage { $n } after the accusation
expected-nothing-after-the-accusation-or-before-stage-n = nothing after the accusation, or before stage { $n }
expected-nothing-before-stage-n = nothing before stage { $n }
expected-stage-n-without-progress = stage { $n } without progress
expected-names-each-once = names of Suspects and Hideouts, each once
expected-no-name-of-the-case = no name of the case
expected-every-name-that-lies-face-up = every name that lies face up
expected-names-marked-in-one-look = names that were crossed out in one look
expected-nobody-it-acts-at-once = nobody: the card acts at once
expected-what-the-look-has-marked = what the look has crossed out
expected-a-marked-name-that-somebody-has-seen = a crossed-out name that somebody has seen
expected-the-look-that-has-marked-it = the look that has crossed it out
expected-no-name-that-was-accused = no name that was accused
expected-no-card-of-the-last-looks = no card of the last looks
expected-a-character-until-the-phase-ends = a character, until the phase ends
expected-an-ally-in-play = an ally in play
expected-an-enemy-and-a-seat = an enemy and a seat
expected-an-enemy-or-location-once = an enemy or location, once
expected-the-end-of-the-game-all-are-eliminated = the end of the game: all are eliminated
expected-what-the-game-has-come-to = what the game has come to
expected-less-than-the-hit-points = less than the hit points
expected-less-than-the-quest-points = less than the quest points
expected-less-than-n = less than { $n }
expected-true-eliminated = true: the player is eliminated
expected-a-win-no-suspect-is-in-play = a win: no Suspect is in play
expected-the-next-number-in-order-below-next-uid = the next number in order, below next_uid
expected-one-place-that-lists-the-card = one place that lists the card
expected-every-card-that-a-place-lists = every card that a place lists
expected-hero-or-ally = a hero or an ally
expected-enemy-or-location = an enemy or a location
expected-enemy = an enemy
expected-location = a location
expected-attachment-or-treachery = an attachment or a treachery
expected-enemy-or-location-or-treachery = an enemy, a location or a treachery
expected-hero-that-may-have-it = a hero that may have it
expected-hero-or-ally-that-may-have-it = a character that may have it
expected-enemy-that-may-have-it = an enemy that may have it
expected-location-that-may-have-it = a location that may have it
expected-a-seat-if-it-is-engaged = a seat if it is engaged
expected-a-card-if-it-is-attached = a card if it is attached
expected-seats-n-to-n = seats { $n } to { $n2 }
expected-the-owner-of-a-player-card = an owner for a player card, none for others
expected-an-attachment = an attachment
expected-a-brigand-with-one-of-them = a Brigand with one of them
expected-a-unique-card-once-in-play = a unique card once in play
expected-n-more-of-id = { $n } more of { $id }
expected-a-card-of-that-deck = a card of that deck
expected-a-card-of-that-pile = a card of that pile
expected-a-card-with-victory-points = a card with victory points
expected-a-player-card = a player card
expected-no-hero = no hero
expected-each-hero-once-in-play-or-dead = each hero once, in play or dead
expected-decks-of-n-cards = decks of { $n } cards
expected-players-who-attack-an-enemy = players who attack an enemy
expected-n-with-restricted = at most { $n } with Restricted
expected-none = nothing
expected-true-it-is-face-up = true: it is face up
expected-an-attack-of-this-enemy = an attack of this enemy
got-none = nothing
got-other-heroes = other heroes
got-another-outcome = another outcome
got-fewer = fewer
got-n-too-few = { $n } too few
got-id-n-lists = { $id }, listed { $n } times
expected-n-outside-of-the-quest = { $n } outside of the quest
expected-false-outside-of-the-quest = false outside of the quest
expected-nothing-outside-of-a-combat = nothing outside of a combat
