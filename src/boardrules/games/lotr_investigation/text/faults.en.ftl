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
expected-a-sequence-of-seatplace-or-none = a list of SeatPlace
expected-a-seatplace-or-none = a SeatPlace
expected-a-table-or-none = a Table
expected-a-sequence-of-spot = a list of Spot
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
expected-the-id-of-a-name = the id of a Suspect or a Hideout
expected-a-card-that-lies-nowhere-else = a card that lies nowhere else
