# Refusals and faults of Shadow Hunters in English.

## Refusals

refusal-not_a_living_player = Choose a living player.
refusal-not_yourself = You cannot choose yourself.
refusal-only_to_the_giver = You can give the equipment card only to the player who gave you the hermit card.
refusal-no_such_equipment = That equipment card is not there.
refusal-card_means_others = The card does not mean your character.
refusal-answer_truthfully = A hermit card must be answered truthfully.
refusal-dead = Dead players are out of the game.
refusal-already_revealed = That character is already revealed.
refusal-daniel_may_not_reveal = Daniel cannot reveal himself of his own will.
refusal-not_in_a_window = An announced action has to be finished first.
refusal-abilities_off = This game is played without special abilities.
refusal-reveal_first = Reveal your character first.
refusal-ability_void = Your special ability is void.
refusal-ability_is_automatic = This ability is not used by itself: it works automatically or through another action.
refusal-ability_used_this_turn = Your special ability can be used only once in a turn, and you have used it in this one.
refusal-ability_used = Your special ability can be used only once in a game, and you have used it.
refusal-wrong_moment = Your special ability cannot be used at this moment.
refusal-wrong_target = Your special ability cannot be used in this way.
refusal-must_attack = The Cursed Sword Masamune makes you attack.
refusal-machine_gun_hits_all = With the Machine Gun you attack everyone in range, not one player.
refusal-not_on_the_board_yet = You are not on the board yet, so there is nowhere to teleport from.
refusal-off_board = Who stands on no area cannot be reached.
refusal-out_of_range = That player is out of range.
refusal-not_your_ability = Your character does not have this ability.
refusal-not_attacked_or_out_of_range = Only a living player whom you have just attacked, in range, can be attacked again.
refusal-not_adjacent = That area is not adjacent.
refusal-same_area = You must go to another area.

## Faults of a setup

problem-only_with_mode_chosen = only allowed with expansion_mode=chosen
problem-not_in_pool = this character cannot be dealt here
problem-wrong_deck = this card belongs to another deck
problem-not_equipment = this card is not equipment
problem-no_possible_deal = no deal of characters fits this arrangement
problem-dead = dead players have nothing on the table
problem-off_board = nobody in turn stands off the board

expected-a-character-id = a character id
expected-a-sequence-of-character-ids-or-none = a list of character ids
expected-one-character-for-each-of-the-ten-initials = one character for each of the ten initials
expected-a-living-player = a living player
expected-each-character-once = each character once
expected-a-revealed-player = a revealed player
expected-no-area-no-equipment-no-protection = no area, no equipment, no protection
expected-an-equipment-card = an equipment card
expected-at-least-two-living-players = at least two living players
expected-a-new-game-nobody-on-an-area-damaged-or-dead = a new game: nobody on an area, damaged or dead
expected-batches-of-seats = groups of seats
expected-each-initial-once = each initial once
expected-a-shadow-hunters-setup = a Setup of Shadow Hunters
expected-gregor-revealed = Gregor, revealed
expected-n-of-group-hunter = { $n ->
        [one] 1 Hunter
       *[other] { $n } Hunters
    }
expected-n-of-group-shadow = { $n ->
        [one] 1 Shadow
       *[other] { $n } Shadows
    }
expected-n-of-group-neutral = { $n ->
        [0] no Neutral
        [one] 1 Neutral
       *[other] { $n } Neutrals
    }
expected-a-white-card = a white card
expected-a-black-card = a black card
expected-a-hermit-card = a hermit card
expected-characters-in-the-numbers-of-the-player-count-alive-with-their-damage-and-a-game-not-yet-over = characters in the numbers of the player count, alive with their damage, and a game not yet over
