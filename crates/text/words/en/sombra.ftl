## Help

help-sombra = A table for games of shadow. Without a command, it sits you down to play.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Print help
help-version = Print version
help-lang = Language: en or es (otherwise that of the system)

help-play = Play a game here in the terminal, against bots or in turns at one keyboard
help-play-game = Which game
help-play-seats = Who sits where: you, you=NAME, or a bot (easy, greedy, random), with commas
help-play-seed = The seed of the deal (otherwise a fresh one)
help-play-option = An option of the game, such as target=20
help-play-record = Write the record to this file when the game ends or is left
help-sim = Let bots play many games, and count
help-sim-game = Which game
help-sim-seats = How many seats
help-sim-bots = Which bots, with commas; one for each seat, or fewer to be repeated
help-sim-games = How many games
help-sim-seed = The seed that all games follow from
help-sim-jobs = How many games at once (otherwise one for each core)
help-sim-option = An option of the game, such as target=20
help-transcript = Write one game of bots as JSON Lines, for other programs
help-transcript-game = Which game
help-transcript-seats = How many seats
help-transcript-seed = The seed of the deal
help-transcript-bots = Which bots, with commas (otherwise random)
help-transcript-option = An option of the game, such as target=20
help-replay = Tell a recorded game in sentences
help-replay-file = The record
help-replay-view = Through whose eyes: a seat (A, B, …), crowd or all
help-verify = Play a record again and check every line, the result and the seed
help-verify-file = The record
help-scenario = Run scenarios: positions, choices, and what must be true after each
help-scenario-files = The scenarios
help-rules = Print the rules of a game
help-rules-game = Which game
help-rules-quick = Only the quick reference
help-cards = Print the cards of a game
help-cards-game = Which game
help-cards-json = As JSON Lines
help-perft = Count the lines of play after a deal
help-perft-game = Which game
help-perft-seats = How many seats
help-perft-seed = The seed of the deal
help-perft-depth = How many choices deep
help-bench = Measure how fast the rules are
help-bench-game = Which game (otherwise all)
help-bench-json = As JSON Lines
help-bench-seconds = How long to measure each number of seats
help-completions = Print completions for a shell
help-completions-shell = Which shell

## What went wrong

error-unknown-game = there is no game “{ $asked }”: there is { $known }
error-unknown-bot = there is no bot “{ $asked }”: there are { $known }
error-unknown-language = Sombra does not speak “{ $asked }”: it speaks en and es
error-unknown-option = { $game } has no option “{ $asked }”: { $why }
error-unknown-view = “{ $asked }” sees nothing: say a seat of this table, crowd or all
error-seats = { $game } is for { $least } to { $most } seats, not { $asked }
error-too-many-bots = { $bots } bots do not fit on { $seats } seats
error-no-you = somebody has to play: say you for at least one seat, or use sombra sim
error-name = a name has 1 to 40 plain characters, not “{ $asked }”
error-name-twice = two players cannot both be called “{ $asked }”
error-file = { $file }: { $why }
error-file-missing = { $file }: there is no such file
error-file-text = { $file }: this is not a text file
error-file-denied = { $file }: it may not be opened
error-file-folder = { $file }: this is a folder, not a file
why-seed = a seed is a whole number below 2⁶⁴ without zeros before it, or 64 hexadecimal digits in lower case
why-number = a whole number from 1 on is expected, and not too large a one
error-exists = { $file } is there already, and nothing was written over it
error-place = { $file }: line { $line }, column { $column }: { $what }
error-record-game = { $file }: line 2, column 6: there is no game “{ $asked }”: there is { $known }
error-command = there is no command “{ $asked }”: there are { $known }
error-argument = there is no option “{ $asked }” here; see { $help }
error-extra = “{ $asked }” is one word too many; see { $help }
error-value = “{ $asked }” is not right for { $argument }: { $why }
error-value-known = “{ $asked }” is not right for { $argument }: say { $known }
error-missing = { $argument } is missing; see { $help }
error-needs-value = { $argument } needs a value; see { $help }
error-text = the command line is not text; see { $help }
error-twice = { $argument } is said twice

## Play

play-deal = The deal follows from a seed whose SHA-256 is { $commitment }.
play-help =
    Type a number or a name to choose.
    ? NAME   what a card does        table   draw the table again
    rules    the quick reference     log     the story so far
    seen     the pools you looked at in this battle
    quit     leave the game
play-prompt = { $name }, your choice (? for help):
play-first = { $name }, you begin. Press Enter when nobody else is looking. (Between players the screen and what can be scrolled back to are cleared.)
play-hand-over = { $name }, your turn. Press Enter when nobody else is looking.
play-no-undo = There is no undo here: a choice is final, and what was seen cannot be unseen.
play-what = I do not know “{ $said }”. Type the number or the name of a choice, or ? for help.
play-which = Which do you mean: { $names }?
play-which-card = There is no card “{ $said }” in this game.
play-forced = Only one choice is left: { $choice }.
play-story = What happened
play-save = Save the record? Type a file name, or Enter to leave without it:
play-saved = The record is in { $file }. Tell it again with: sombra replay { $file }
play-left = The game was left. Goodbye!
play-standings = Final standings
play-seed = Seed { $seed }
commands-help = ?, h, help
commands-table = table
commands-rules = rules
commands-log = log
commands-seen = seen
commands-quit = quit, exit, q
commands-undo = undo
commands-yes = y, yes
commands-no = n, no
you = You
player = Player { $seat }

## Sim

sim-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $title }, { $seats } seats
sim-bot = Bot
sim-seat = Seat
sim-wins = Wins
sim-rate = Rate
sim-interval = 95% interval
sim-played = Played
sim-nobody = Nobody won
sim-length = Choices per game
sim-length-value = { $mean } on average, { $least } to { $most }
sim-speed = Choices per second

## Replay, verify, scenario, perft, bench

replay-header = { $title } · { $options } · seed { $seed }
replay-header-sealed = { $title } · { $options } · commitment { $seed }
replay-unfinished = The game was left here.
verify-good = { $file }: good. { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, { $ending }; the seed is the one that was committed to.
verify-over = { $winners } won
verify-nobody = nobody won
verify-unfinished = unfinished
scenario-good = { $title } ({ $claims ->
    [one] 1 claim
   *[other] { $claims } claims
})
scenario-sum = { $passed } of { $all } scenarios hold.
perft-depth = Depth
perft-lines = Lines of play
bench-seats = Seats
bench-games = Games/s
bench-decisions = Decisions/s
bench-clone = Clone
bench-allocations = Allocations/game
