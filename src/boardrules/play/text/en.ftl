# The library and its command line in English.

language-name = English

## Players and lists

# $number counts the seats from 1.
seat = Player { $number }
    .name = Player { $number }
    .to = to Player { $number }
    .of = of Player { $number }
seat-named = { $name }
    .name = { $name }
    .to = to { $name }
    .of = of { $name }

# A list grows from the left; $initial is the sound with which $last begins.
list-more = { $head }, { $next }
list-last =
    { $initial ->
       *[other] { $head } and { $last }
    }

# A card that the content of a game names: in lists, where names may have commas of their own, it stands in quotes.
named-card = { $name }
    .quoted = “{ $name }”

## Answers that several games have

action-done = Nothing more
action-decline = Decline
action-pass = Pass

## Outcomes

outcome =
    { $winners_count ->
        [0] Nobody wins: { $reasons }.
        [one] { $winners } wins: { $reasons }.
       *[other] { $winners } win: { $reasons }.
    }

## Refusals

refusal-not_an_action = This is not an action of the game.
refusal-no_such_seat =
    { $seats ->
        [one] There is no such seat: the game has one player.
       *[other] There is no such seat: the game has { $seats } players.
    }
refusal-game_over = The game is over.
refusal-not_your_decision = It is for { $owed_by } to decide.
refusal-not_offered = That is not possible now.
refusal-stale_answer = That was meant for decision { $got }; the open one is { $expected }.
refusal-nothing_to_undo = There is nothing to take back.
refusal-nothing_to_redo = There is nothing to take again.
refusal-undo_not_allowed =
    { $policy ->
        [never] Nothing can be taken back in this game.
       *[other] What has been rolled, drawn or revealed cannot be taken back.
    }

## Faults of setups and documents

# $what is one of the problem-... messages below.
problem =
    { $expected ->
        [none] { $got ->
            [none] { $path }: { $what }
           *[other] { $path }: { $what } (got { $got })
        }
       *[other] { $got ->
            [none] { $path }: { $what } (expected { $expected })
           *[other] { $path }: { $what } (expected { $expected }, got { $got })
        }
    }
problem-list = { $problems }; and { $more } more
problem-out_of_range = out of range
problem-wrong_type = wrong kind of value
problem-unknown_value = unknown value
problem-unknown_id = unknown id
problem-unknown_key = unknown key
problem-unknown_type = unknown type
problem-unknown_game = unknown game
problem-missing_key = a key is missing
problem-wrong_length = wrong length
problem-wrong_number = wrong number
problem-too_many = too many
problem-duplicate = more than once
problem-duplicate_key = a key given twice
problem-contradiction = contradicts the rest
problem-dead = this player is dead
problem-wrong_card = this card cannot be here
problem-wrong_deck = this card belongs to another deck or pile
problem-wrong_components = not the components of the game
problem-no_such_seat = no such seat
problem-too_deep = nested too deeply
problem-not_json = not readable
problem-unreadable = not readable
problem-wrong_game = a save of another game
problem-other_version = another version
problem-illegal_action = this action is not allowed here
problem-other_digest = the game does not play back as saved

# Technical texts of the library, by their English words; n, id and list stand for whatever is there.
expected-n-to-n = { $n } to { $n2 }
expected-at-most-n = at most { $n }
expected-n-of-id = { $n } of { $id }
expected-n-of-id-in-all-zones = { $n } of { $id } in all zones
expected-n-different-ones-of-list = { $n } different ones of { $list }
expected-n-items = { $n ->
        [one] 1 item
       *[other] { $n } items
    }
expected-n-digests = { $n ->
        [one] 1 digest
       *[other] { $n } digests
    }
expected-the-id-of-a-card = the id of a card
expected-the-id-of-a-character = the id of a character
expected-the-id-of-a-area = the id of an area
expected-a-number-a-text-nothing-seats-or-a-kind-with-an-id = a number, a text, nothing, seats, or a kind with an id
expected-a-seat-number-or-none = a seat
expected-a-whole-number = a whole number
expected-a-whole-number-from-0-to-2-64-1 = a whole number from 0 to 2^64 - 1
expected-true-or-false = true or false
expected-a-sequence-of-ids = a list of ids
expected-a-position = a Position
expected-a-position-or-none = a Position
expected-a-sequence-of-position-or-none = a list of Positions
expected-a-seat-or-none = a seat
expected-an-id-or-none = an id
expected-an-object = an object
expected-an-object-with-a-type = an object with a type
expected-a-list = a list
expected-a-text = a text
expected-nothing = nothing
expected-a-legal-action = a legal action
expected-each-stream-once = each stream once
expected-each-key-once = each key once
expected-a-whole-number-from-n-to-n = a whole number from { $n } to { $n2 }
expected-one-of-list = one of { $list }
expected-a-line-of-text-of-n-to-n-signs = a line of text of { $n } to { $n2 } signs
got-a-table-of-n = a table of { $n }
got-a-list-of-n = a list of { $n }
expected-a-whole-number-or-none = a whole number
expected-a-card-id = a card id
expected-a-sequence-of-card-ids = a list of card ids
expected-results-by-stream = results of each die
expected-a-stream-and-its-results = a die and its results
expected-a-whole-number-from-n-to-n-or-none = a whole number from { $n } to { $n2 }
expected-an-id = an id
expected-a-seat = a seat
expected-a-sequence-of-ids-or-none = a list of ids
expected-a-key-and-its-value = a key and its value
expected-a-list-each-a-whole-number = a list of whole numbers
expected-a-list-each-a-whole-number-from-n-to-n = a list of whole numbers from { $n } to { $n2 }
expected-a-mapping-of-list = values by { $list }
expected-a-list-each-an-id = a list of ids
expected-nothing-no-die-is-rolled = nothing: no die is rolled
expected-seats-in-order = seats in order
expected-json = JSON
got-a-very-large-number = a very large number
got-none = none
got-nothing = nothing

# Faults of content files.
expected-an-id-of-up-to-n-small-letters-digits-and-beginning-with-a-letter = an id of up to { $n } small letters, digits and _, beginning with a letter
expected-an-id-of-up-to-n-small-letters-digits-and-beginning-with-a-letter-other-than-id = an id of up to { $n } small letters, digits and _, beginning with a letter, other than { $id }
expected-one-of-id = { $id } and nothing else
expected-n-to-n-of-them = { $n } to { $n2 } of them
expected-each-at-most-once = each at most once
expected-each-id-once-it-stands-at-path-too = each id once; it stands at { $path } too
expected-a-folder-with-content-files = a folder with content files
expected-at-least-one-of-list = at least one of { $list }
expected-at-most-n-bytes = at most { $n } bytes
expected-a-readable-file = a readable file
expected-text-in-utf-8 = text in UTF-8
expected-toml = TOML
expected-text = text
expected-a-table-with-list = a table with { $list }
expected-a-table-with-id = a table with { $id }
expected-a-table-with-a-value-for-each-key = a table with a value for each key
expected-an-array-of-tables = an array of tables
got-an-unknown-file = an unknown file
got-nested-too-deeply = nested too deeply
got-byte-n = byte { $n }

## Errors of the command line

cli-error = boardrules: { $message }
cli-unknown_game = unknown game { $game } (known: { $known })
cli-unknown_game_near = unknown game { $game }, did you mean { $near }? (known: { $known })
cli-game_of_replay = { $message }; a game that is not installed is named beside the file: boardrules replay FILE --game module:NAME
cli-game_of_resume = { $message }; a game that is not installed is named beside the file: boardrules play module:NAME --resume FILE
cli-unknown_language = unknown language { $lang } (known: { $known })
cli-unknown_option = unknown option { $name } (known: { $known })
cli-option_too_deep = { $name } cannot be given on the command line (what can be given: { $known })
cli-unknown_rule = unknown rule { $rule }
cli-unknown_rule_near = unknown rule { $rule }, did you mean { $near }?
cli-option_form = options are given as NAME=VALUE, not { $got }
cli-option_twice = { $name } cannot be both { $first } and { $second }
cli-not_with_resume = a saved match is resumed as it is, without { $names }
cli-not_a_number = { $name } must be a whole number, not { $got }
cli-seat_range = --seat must be from 1 to { $last }, not { $got }
cli-cannot_read = cannot read { $file }: { $reason }
cli-cannot_write = cannot write { $file }: { $reason }
cli-not_a_save = { $file } is not a saved match, so it is not written over
cli-no_output = cannot write the output: { $reason }
cli-not_text = not a text file
cli-bad_name = this cannot be the name of a file
cli-os-ENOENT = no such file or folder
cli-os-EISDIR = it is a folder
cli-os-EACCES = not allowed
cli-os-EPERM = not allowed
cli-os-EROFS = it is read-only
cli-os-ENOTDIR = part of the way is not a folder
cli-os-ENAMETOOLONG = the name is too long
cli-os-ENOSPC = no space left
cli-os-EBADF = it is closed
cli-os-EIO = the device does not answer
cli-no_extra = the command line needs { $package }: pip install 'boardrules[cli]'
cli-missing = missing: { $names } (see boardrules --help)
cli-unrecognized = unknown argument: { $names } (see boardrules --help)
cli-no_value = { $name } needs a value (see boardrules --help)
cli-unknown_command = unknown command { $got } (known: { $known })
cli-bad_arguments = bad arguments: { $detail }
cli-endless = the rules of this game do not end it: it is not over after { $count } answers in a row, the most that it should take (most_decisions)
cli-internal = internal error, please report it: { $detail }

## Help

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-about = Real tabletop games, played exactly by their rulebooks.
help-help = show this help and leave
help-version = show the version and leave
help-play = play a game in the terminal; without a terminal, let it play itself
help-replay = play a saved match back in words and check every digest
help-games = list the installed games
help-rules = show the rules of a game, where the code applies them and which tests cover them
help-game = id of an installed game, such as shadow_hunters, or module:NAME
help-game-or-resume = id of an installed game, such as shadow_hunters, or module:NAME (with --resume only where the game is not installed)
help-game-of-save = the game of the match as module:NAME, where it is not installed (a save never says which module to run)
help-rule = one rule id; without it, all of them
help-file = a saved match
help-players = number of players
help-seed = whole number that decides all dice and shuffles (default: a random one)
help-seat = the player you are, from 1 (default: 1)
help-lang = language: { $known } (default: en)
help-save = file to which the match is saved
help-resume = go on with a saved match, which is saved to the same file unless --save names another
help-undo = what may be taken back: everything (free), nothing (never), or every answer that has shown nothing new (until_reveal, if nothing is said)
help-option = a simple field of the game's Setup, in which seats count from 0 (positions are arranged by the library alone); may be given several times
help-show_rules = show the rule ids behind everything that happens

## Playing

play-header = { $game } · seed { $seed }
play-resumed = { $count ->
        [one] The match goes on after 1 step.
       *[other] The match goes on after { $count } steps.
    }
play-log = What has happened
play-you = { $seat } (you)
play-ask = Your answer [1-{ $count }, h for help]:
play-ask_offer = Your answer [1-{ $count }, Enter to let them go on, h for help]:
play-only_pass = (You are asked all the same, so that nobody learns what you hold. w lets all of this go by.)
play-only_decline = (You are asked all the same, so that nobody learns what you hold.)
play-offer = You may step in here.
play-unknown = Please answer with a number from 1 to { $count }, or h for help.
play-rules_on = Rule ids are shown.
play-rules_off = Rule ids are hidden.
play-undone = Taken back.
play-saved = Saved to { $file }.
play-explain_nothing = Nothing that does something is called “{ $words }”.
play-save_where = Give a file name: s FILE
play-passing = Passing until your next turn.
play-passing_later = Windows will be passed until your next turn, but this question wants an answer.
play-left = You have left the game.
play-interrupted = Interrupted.
play-over = The game is over
play-winner = { $seat }: { $character }
play-winner_plain = { $seat }
play-help-number = take this action
play-help-t = show the table
play-help-i = explain the cards and areas on the table; i NAME explains what is called so
play-help-l = show everything that has happened
play-help-r = show or hide rule ids; r ID shows the title of a rule
play-help-u = take back your last answer
play-help-w = pass all windows until your next turn
play-help-s = save the match
play-help-q = quit
play-help-h = this help

## Replaying and rules

replay-header = { $game } · seed { $seed } · { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
replay-start = The start
replay-step = { $number }. { $seat }: { $action }
replay-ok =
    { $count ->
        [one] The digest agrees.
       *[other] All { $count } digests agree.
    }
replay-open = The match is not over.
rules-code = code
rules-tests = tests
rules-none = none

## The table of a game that draws none of its own

view-phase = Phase: { $phase }
view-waiting = To decide: { $seats }
view-yes = yes
view-no = no
view-nothing = –

## What several tables say

table-you = you
table-first = first player: { $seat }
