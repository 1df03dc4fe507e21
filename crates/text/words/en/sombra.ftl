## Help

help-sombra = A table for games of shadow. Without a command, it opens tables for friends.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Print help
help-version = Print version
help-lang = Language: en or es (otherwise that of the system)
help-option = An option of the game, as NAME=VALUE ({ $known })

help-serve = Open tables for friends on this machine (also what sombra does by itself)
help-serve-listen = Where to listen, such as 0.0.0.0:7777 for the whole network (otherwise 127.0.0.1:7777, or a free port)
help-serve-data = The folder for the journal (otherwise where this system keeps data)
help-serve-push_services = Lets browsers name this push service for notices, besides those of the usual browsers: https://push.example.org; may be repeated
help-serve-rehearse = Deals the same games in every run: for tests and pictures, never for people, since whoever knows the seed knows every card
help-serve-requests_per_second = How many changes a second one address may ask for (otherwise 20)
help-serve-bot_pause = How many milliseconds a medium bot takes to answer while somebody looks (otherwise 600); others take a little more or less
help-serve-https = Browsers come by https, through a proxy: cookies are for https alone
help-serve-log = How much to log: off, error, warn, info, debug
help-serve-log_json = Write the log as JSON
help-play = Play a game here in the terminal, against bots or in turns at one keyboard
help-play-game = Which game
help-play-seats = Who sits where: you, you=NAME, or a bot (easy, medium, hard, master), with commas (otherwise you and as few bots as the game needs)
help-play-seed = The seed of the deal (otherwise a fresh one)
help-play-record = Write the record to this file when the game ends or is left
help-sim = Let bots play many games, and count
help-sim-game = Which game
help-sim-seats = How many seats
help-sim-bots = Which bots, with commas; one for each seat, or fewer to be repeated
help-sim-games = How many games
help-sim-seed = The seed that all games follow from
help-sim-jobs = How many games at once (otherwise one for each core)
help-arena = Let bots play against each other, seats rotated on the same deals, and measure their strength
help-arena-game = Which game
help-arena-bots = Which bots, with commas: a level, search:N (a search bot with N playouts for each choice) or cmd:PROGRAM; one for each seat, or fewer: then the last one takes the other seats
help-arena-bot = One more bot, after those of --bots; it may have commas, such as cmd:"./my-bot --weights 1,2"
help-arena-rivals = Instead of one table for all: each bot alone against a table of each of these rivals
help-arena-seats = How many seats
help-arena-games = How many games at most, rounded up so that every deal is played from every seat
help-arena-all = Play all games, even if all bots are told apart earlier
help-arena-seed = The seed that all games follow from
help-arena-jobs = How many games at once (otherwise one for each core)
help-arena-patience = How long an outside program may take for a choice
help-arena-json = As JSON
help-arena-chart = Also draw the win rates into this SVG file
help-learn = Learn the weights of search bots from games that bots play
help-learn-game = Which game
help-learn-seats = How many seats; several numbers, with commas, give weights for all of them
help-learn-games = How many games
help-learn-bot = Which bot plays them
help-learn-seed = The seed that all games follow from
help-learn-habits = Learn how the bots usually choose, instead of who wins
help-learn-jobs = How many games at once (otherwise one for each core)
help-learn-out = Write the weights to this file (otherwise print them)
help-transcript = Write one game of bots as JSON Lines, for other programs
help-transcript-game = Which game
help-transcript-seats = How many seats
help-transcript-seed = The seed of the deal
help-transcript-bots = Which bots, with commas (otherwise random)
help-replay = Tell a recorded game in sentences
help-replay-file = The record
help-replay-view = Through whose eyes: a seat (A, B, …), crowd or all
help-analyse = Tell what a strong bot thinks of a recorded game: who was winning, and what each choice cost
help-analyse-file = The record
help-analyse-seat = Only the choices of this seat: A, B, … (otherwise of all)
help-analyse-json = As JSON
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
help-cards-check = Only check this file of cards, and report every mistake in it
help-own-cards = Play with the cards of this file instead of the built-in ones (The Princess)
help-perft = Count the lines of play after a deal
help-perft-game = Which game
help-perft-seats = How many seats (otherwise as few as the game needs)
help-perft-seed = The seed of the deal
help-perft-depth = How many choices deep
help-bench = Measure how fast the rules are
help-bench-game = Which game (otherwise all)
help-bench-json = As JSON Lines
help-bench-seconds = How long to measure each number of seats
help-load = Measure how much the server bears, and what it loses when it is killed
help-load-game = Which game
help-load-tables = How many tables play
help-load-clients = How many clients play at each
help-load-seconds = How long to measure
help-load-idle_tables = How many more tables wait, to see what one takes up
help-load-idle_streams = How many streams look on at those
help-load-pages = Clients are browsers: they load pages and get pieces of them, not JSON
help-load-think = How many milliseconds a client thinks before each choice
help-load-bots = Instead: one client and bots of this level at each table; measure how late bots answer, and what people notice
help-load-chaos = Instead: kill the server so many times, and see what is lost
help-load-flood = Instead: let this many addresses read tables without a pause, and measure somebody who plays
help-load-server = Which server (otherwise one of its own)
help-load-json = As JSON
help-completions = Print completions for a shell
help-completions-shell = Which shell

## What went wrong

error-unknown-game = there is no game “{ $asked }”: there is { $known }
error-unknown-bot = there is no bot “{ $asked }”: there are { $known }
error-unknown-language = Sombra does not speak “{ $asked }”: it speaks en and es
error-option = { $why } ({ $game }: { $known })
options-none = no options
error-unknown-seat = “{ $asked }” is no seat of this table: seats are A, B, …
error-unknown-view = “{ $asked }” sees nothing: say a seat of this table, crowd or all
error-seats = { $game } is for { $least } to { $most } seats, not { $asked }
error-too-many-bots = { $bots } bots do not fit on { $seats } seats
error-playouts = search:{ $asked } is no search bot: give a number of playouts from 1 to { $most }, such as search:64
error-no-command = cmd:{ $asked } is no program: give a command and its arguments, such as cmd:"./my-bot --fast", with every quotation mark closed
error-no-bots = an arena needs a bot: --bots hard,greedy
error-program-missing = { $program }: there is no such program
error-program-denied = { $program }: this file may not be run; is it marked as a program (chmod +x)?
error-program-start = { $program }: it cannot be started: { $why }
error-program-ended = { $program }: it ended with code { $code } instead of answering; a program answers every line that it reads, until its input ends
error-program-closed = { $program }: it was killed, or closed its output, instead of answering; a program answers every line that it reads, until its input ends
error-program-silent = { $program }: it did not answer within { $seconds } s; a program has to flush each line that it writes, and --patience gives it more time
error-program-unasked = { $program }: it said “{ $said }” without being asked; a program answers every line that it reads with one line
error-program-unreadable = { $program }: it answered “{ $said }”; a line such as { $right } would have been right
error-program-illegal = { $program }: it chose “{ $said }”, which is not legal here; legal are: { $legal }
error-too-few-games = { $games } games with a winner are too few to learn from some and to try the weights on others: play more with --games
error-no-habits = This game has no habits to learn: in its playouts everybody goes on by the heuristic
error-no-you = somebody has to play: say you for at least one seat, or use sombra sim
error-name = a name has 1 to 40 plain characters, not “{ $asked }”
error-name-twice = two players cannot both be called “{ $asked }”
error-file = { $file }: { $why }
error-file-missing = { $file }: there is no such file
error-file-text = { $file }: this is not a text file
error-file-denied = { $file }: it may not be opened
error-file-large = { $file }: the file is too large: { $most } MiB at most
error-file-folder = { $file }: this is a folder, not a file
why-log = it is off, error, warn, info or debug
why-server = an address looks like 127.0.0.1:7777
why-seed = a seed is a whole number below 2⁶⁴ without zeros before it, or 64 hexadecimal digits in lower case
why-number = a whole number from 1 on is expected, and not too large a one
error-exists = { $file } is there already, and nothing was written over it
error-place = { $file }: line { $line }, column { $column }: { $what }
error-no-cards = the cards of { $game } cannot be replaced
error-mistakes = { $file } has { $count ->
    [one] a mistake
   *[other] { $count } mistakes
}; nothing was changed
cards-warned = { $file }: { $count ->
    [one] there is a warning
   *[other] there are { $count } warnings
}; sombra cards { $game } --check { $file } shows { $count ->
    [one] it
   *[other] them
}
cards-error = error
cards-warning = warning
cards-help = help
cards-good = { $file } has no mistakes{ $warnings ->
    [0] {""}
    [one] , and one warning
   *[other] , and { $warnings } warnings
}
    contents { $hash }
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
    seen     what you have seen and may look at again
    hint     what a strong bot would choose from what you know
    quit     leave the game
play-prompt = { $name }, your choice (? for help):
play-first = { $name }, you begin. Press Enter when nobody else is looking. (Between players the screen and what can be scrolled back to are cleared.)
play-hand-over = { $name }, your turn. Press Enter when nobody else is looking.
play-no-undo = There is no undo here: a choice is final, and what was seen cannot be unseen.
play-what = I do not know “{ $said }”. Type the number or the name of a choice, or ? for help.
play-which = Which do you mean: { $names }?
play-hint = What a strong bot would choose, from what you know, and your chance to win:
play-hint-equal = { $choice } (about as good)
play-hint-more = { $count } more: hint all
play-hint-people = There are no hints while other people play at this keyboard: it would not be fair.
play-nothing-seen = There is nothing to look at again.
play-which-card = There is no card “{ $said }” in this game.
play-forced = Only one choice is left: { $choice }.
play-story = What happened
play-save = Save the record? Type a file name, or Enter to leave without it:
play-saved = The record is in { $file }. Tell it again with: sombra replay { $file }
play-left = The game was left. Goodbye!
play-seed = Seed { $seed }
commands-help = ?, h, help
commands-table = table
commands-rules = rules
commands-log = log
commands-seen = seen
commands-quit = quit, exit, q
commands-hint = hint
commands-hint-all = hint all, hints
commands-undo = undo
commands-yes = y, yes
commands-no = n, no
you = You
percent = { $value }%
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
sim-character = Character
sim-ending = Ending
sim-count = Games
sim-rounds = Rounds per game
sim-rounds-value = { $median } (median), { $least } to { $most } in 90 of 100 games, { $longest } at most
sim-speed = Choices per second

## Arena

arena-title = { $title }, { $seats } seats, seed { $seed }
arena-rating = Rating
arena-time = ms/choice
arena-simulations = Simulations/s
arena-played = { $games } games: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, each played once from every seat. A bot counts once for each of its seats.
arena-stopped = Stopped early, after { $deals } of { $planned } deals: all bots are told apart.
arena-apart = All bots are told apart.
arena-undecided = Not told apart: { $pairs }.
arena-pair = { $one } and { $other }
arena-against = against { $rival }
arena-no-pairs = There is nothing to play: every bot is its own rival.
arena-method = The intervals hold whenever the arena stops. docs/bots-in-depth.md describes the method.
arena-chart-title = { $title }: how often each bot wins
arena-chart-what = { $games } games, { $seats } seats; 95% intervals
arena-chart-pair = { $bot } against { $rival }
arena-chart-each = each bot alone against its rivals; at most { $games } games, { $seats } seats; 95% intervals
arena-chart-fair = all together { $rate }

## Learn

learn-games = { $games } games with a winner. These figures are about the { $held } of them that were held out.
learn-weights = Weights
learn-loss = Log loss
learn-favorite = Favorite won
learn-now = learnt now
learn-before = used so far
learn-equal = equal chances
learn-seats = Seats
learn-predicted = Predicted
learn-observed = Won
learn-habits = How often the likeliest choice is the one that was made, in games that were held out:
learn-moment = Moment
learn-choices = Choices

## Replay, verify, scenario, perft, bench

replay-header = { $title } · { $options } · seed { $seed }
replay-header-sealed = { $title } · { $options } · commitment { $seed }
replay-unfinished = The game was left here.
analyse-title = { $title }: what a strong bot thinks of this game
analyse-at = Choices
analyse-what = What begins or ends
analyse-worst = What cost most
analyse-none = No choice cost anything that the bot can tell from chance.
analyse-choices = Every choice, from what the player knew then
analyse-agrees = { $name }: { $made } ({ $chance }). The bot would, too.
analyse-as-good = { $name }: { $made } ({ $chance }). As good: { $best } ({ $better }).
analyse-better = { $name }: { $made } ({ $chance }). Better: { $best } ({ $better }). Cost: { $cost }.
analyse-method = The bot searches like a hard one. Its figures vary by a few percent; what it cannot tell from chance costs nothing.
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

## What is wrong with a record, an option or a form

wrong-first-line = a record begins with the line “{ $line }”
wrong-after-end = nothing may follow the end of the game
wrong-carriage-return = lines end with a line feed alone, without a carriage return
wrong-cut-off = the record is cut off: its last line is “over …” or “unfinished”
wrong-player-lines = the record says “seats { $seats }”, so it has { $seats } lines that begin with “player”
wrong-other-line = expected a line that begins with “{ $key }”
wrong-mixed-order = words for the deal stand in the order of the seats
wrong-no-choice-line = expected a seat and its choice, “over …” or “unfinished”
wrong-no-contribution-line = expected a seat and its word for the deal
wrong-written = this is written “{ $written }”
wrong-no-seat = there is no seat { $seat } at a table of { $seats }
wrong-seat-count = a table has 1 to 8 seats
wrong-seat = a seat is one letter from A to H
wrong-name = a name has 1 to { $most } plain characters
wrong-contribution = a word for the deal has 1 to { $most } signs: letters without accents, digits or dashes
wrong-hexadecimal = expected 64 hexadecimal digits in lower case
wrong-other-game = this is a record of { $game }, not of { $asked }
wrong-commitment = this is the fingerprint of another seed or secret
wrong-mixed-seed = the seed does not follow from the secret and the words of the players
wrong-not-over = the game is not over after these choices
wrong-other-ending = the game ended otherwise: “{ $ending }”
wrong-seats = the game is for { $least } to { $most } seats, not { $asked }
wrong-game = there is no game “{ $asked }”
wrong-missing-field = “{ $field }” is missing
wrong-extra-field = there is no place for “{ $field }”
wrong-broken-body = it breaks off, or its chunks are malformed
wrong-no-object = an object is expected: {"{…}"}
wrong-syntax = this is no JSON from line { $line }, column { $column } on
wrong-value = a value is not of the right kind before line { $line }, column { $column }
wrong-no-option = there is no option “{ $option }” here; the options are: { $known }
wrong-twice-option = “{ $option }” is given twice
wrong-no-options = this game has no options, so “{ $option }” is none
wrong-no-value = “{ $option }” is one of { $known }, not “{ $value }”
wrong-contents = this game was played with other cards than are at hand: the record needs the cards with the hash { $needed } (on the command line: --cards FILE), and at hand are those with { $found }
wrong-form-value = a value is not of the right kind

## The server, and what it refuses

refusal-not-seated = You do not sit at this table.
refusal-seated-already = You sit at this table already.
refusal-no-such-seat = This table has no seat { $seat }.
refusal-seat-taken = Seat { $seat } is taken.
refusal-full = Every seat is taken.
refusal-no-bot = There is no bot at seat { $seat }.
refusal-not-missing = Nobody has to play for seat { $seat }: its player is here, or the game waits for others.
refusal-bad-name = A name has 1 to 40 letters, digits, ordinary signs and emoji on one line, without a space at its ends or signs that join others.
refusal-name-taken = Somebody here is called { $name } already.
refusal-bad-word = A word for the deal has 1 to 64 signs: letters without accents, digits or dashes.
refusal-bad-saying = A message has 1 to { $max } characters on one line, and one of them can be seen.
refusal-bad-options = The game has no such options: { $why }.
refusal-begun = The game has begun.
refusal-no-hints = There are hints only where everybody else is a bot.
refusal-nothing-asked = Nothing is asked of you now.
refusal-not-begun = The game has not begun.
refusal-not-over = The game is not over.
refusal-not-here = Not here yet: { $names }. The start waits for two minutes, and longer while the last game is still open on their screen. You can send them the link of this table.
refusal-seats-free = A game starts when every seat is taken.
refusal-stale = The game has gone on meanwhile. Look again, then choose.
refusal-too-much = You alone, or all together, have reached the limit of messages and changes at this table.
refusal-unreadable-person = That cannot be chosen now. Look again, and choose one of your cards.
refusal-unreadable = This is not how a choice is written. What can be chosen is in the list `legal`.
refusal-host-only = Only the server itself may do that.
refusal-bad-cards = The cards have { $count ->
    [one] a mistake
   *[other] { $count } mistakes
}. The first is at { $at }: { $what }
refusal-full-shelf = This server keeps no more cards of its players. Play with cards that it knows, or on a server of your own.
refusal-bad-opening = This table cannot be opened: { $why }.
refusal-no-page = There is nothing at this address.
refusal-wrong-method = This cannot be done at this address.
refusal-no-game = There is no such game on the shelf.
refusal-no-seat = Seats are numbered from 0 to 7.
refusal-no-level-person = There is no bot of that level.
refusal-no-level = There is no bot of that level: there are random, easy, greedy, medium, hard and master.
refusal-no-phrase = There is no such phrase.
refusal-bad-subscriber = This server cannot send notices to your browser: `endpoint` must be an address at a known push service, and `p256dh` and `auth` the keys that the browser gives with it.
refusal-over = The game is over.
refusal-quiet = This table is quiet: there are only set phrases.
refusal-muted = The host of this table has muted you.
refusal-removed = The host of this table has removed you. You can play at another one.
refusal-not-the-host = Only the host of this table may do that.
refusal-nobody-else = No other person sits at seat { $seat }.
refusal-no-standing = There is no such standing answer: there are ask, pass and pass-unless-target.
refusal-bad-clock-person = There is no such clock.
refusal-bad-clock = A clock is none, brisk, relaxed, 12-hours, 1-day or 3-days.
refusal-no-host = The request does not say in one Host header which host it is for.
refusal-bad-query = What stands in this address cannot be understood.
refusal-not-json = Send the body as application/json.
refusal-too-large = The body is too large: it may have 8 KiB, a form 256 KiB.
refusal-too-slow = The body did not come in time: send it whole within ten seconds.
refusal-bad-body-person = This form did not come as expected: { $why }. Load the page again and try once more.
refusal-bad-body = The body is not what this address takes: { $why }.
refusal-no-token-person = This browser has no seat here: sit down first.
refusal-no-token = A token is needed here: `Authorization: Bearer …`.
refusal-bad-token = What you showed is no token: a token has 64 hexadecimal digits.
refusal-foreign-origin = This was asked from a page of another site.
refusal-too-fast = Too much in too short a time: wait a second.
refusal-no-table = There is no such table.
refusal-full-house = The house is full: try again later.
refusal-too-many-browsers = Five of your browsers get notices of this table already. Turn them off in one of these first.
refusal-too-many-watchers = Too many are looking on at this table: try again later.
refusal-try-again = The table is busy: try again.
refusal-damaged = This table cannot be read any more. Its lines are kept, and the log of the server says what is wrong with them.
refusal-out-of-order = Something is out of order here: try again.

## Serve and load

serve-open =
    Sombra is open at http://{ $address }
    The journal is in { $folder }. Ctrl+C closes.
serve-closed = Closed. Every table is on disk.
error-push-key = { $file }: there is no key in it. Delete it, and Sombra makes a new one; browsers then have to ask for notices again
error-push-service = { $asked }: that is no push service; the address of one looks like https://push.example.org
error-address = { $asked }: nobody can listen there; an address looks like 127.0.0.1:7777
error-address-taken = { $asked }: something else listens there already; another --listen, or --listen 127.0.0.1:0 for a free port
error-address-denied = { $asked }: this system does not let you listen there; a port above 1024 needs no leave
error-data = { $folder }: { $why }
error-data-taken = { $folder }: another Sombra is using this folder; say another one with --data
error-no-home = this system names no folder for data: say one with --data
load-tables = Tables × clients
load-choices = Choices a second
load-p50 = Half told within
load-p99 = 99 in 100 told within
load-max = All told within
load-page-p50 = Half of the pages there within
load-page-p99 = 99 in 100 pages there within
load-errors = Errors
load-idle-tables = Tables that wait
load-idle-streams = Streams that wait
load-bytes = Memory for a table that waits
load-resident = Memory of the server in all
load-bots-tables = Tables × bots
load-bots-alone = Bots at one table: half, 99 in 100 answer within
load-bots-together = Bots at all tables: half, 99 in 100 answer within
load-bots-slower = 99 in 100 at all tables, by half at one table
load-bots-people = People: half, 99 in 100 choices taken within
load-bots-thoughtless = The same while bots do not think
load-kills = Kills
load-chaos-tables = Tables
load-chaos-choices = Choices in the journal
load-acknowledged = Choices acknowledged
load-lost = Of these lost
load-doubled = Written twice
load-addresses = Addresses that flood
load-flood-tables = Tables in the journal
load-reads = Their reads a second
load-refused = Of these refused
load-honest = Requests of the player
load-honest-p50 = Half answered within
load-honest-p99 = 99 in 100 answered within
load-honest-max = All answered within

## Pages

page-skip = Skip to the page
page-menu = Menu
page-rules = Rules
page-cards = Cards
page-contents = Contents
page-filter = Show
page-all = All
page-all-cards = All cards
page-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
} in the deck
page-missing = There is nothing here
page-refused = That could not be done
page-home = To the front page
page-foot = Sombra, a table for games of shadow.
front-title = A table for games of shadow
front-what = Hidden hands, secret plays. Pick one: bots fill every empty chair.
front-continue = Continue your games
front-yours = All your games
front-more = { $count ->
    [one] One more running game
   *[other] { $count } more running games
}
front-players = { $least }–{ $most } players
front-learn = Learn in 3 minutes
front-choose = Choose seats and bots
front-game = The game
front-tables = Open tables
front-looking = Looking for players
front-books = Rulebooks and cards
front-ways = More ways to play
front-bar-friends = Friends
front-bar-join = Join
front-bar-watch = Watch
open-what = Choose the game and what you agree on. Then you get a link and a name of four words to send.
open-who = Who may join
open-invited = By invitation
open-invited-what = Only people to whom you send the link or the name find the table.
open-quiet = A quiet table
open-quiet-what = No chat, only a dozen set phrases, which everybody reads in their own language.
open-anybody = Open for anybody
open-anybody-what = The front page lists the table. Strangers may sit down or watch.
open-do = Open the table
refused-table = The link may be incomplete, a word of the name may be misspelled, or nobody began the game within a week. A game that is over is found by its link, not by its name. You can do something else here:
refused-play = Choose a game

## Your games

yours-title = Your games
yours-name = Your name on this device:
yours-running = Running
yours-finished = Finished
yours-nothing = This browser has no games yet. Begin one, and it will be listed here.
yours-open = Open
yours-analyse = Analyse
yours-curve = Your chance to win over the game
yours-rename = Change the name
yours-rename-do = Save
yours-rename-what = At tables where you sit already, the old name stays.
yours-replay = Replay
yours-record = Record
yours-won = won
yours-lost = lost
yours-place = place { $place } of { $seats }
yours-gathering = not begun yet
yours-ready = ready to begin
yours-waits = waiting for { $names }
yours-alone = nobody else yet
yours-bots = { $bots ->
    [one] against one bot
   *[other] against { $bots } bots
}
yours-people = with { $names }
yours-both = { $bots ->
    [one] with { $names } and one bot
   *[other] with { $names } and { $bots } bots
}
left-minutes = { $count } min left
left-days = { $count } d { $hours } h left
left-hours = { $count } h left
age-minutes = { $count ->
    [0] just now
    [one] a minute ago
   *[other] { $count } minutes ago
}
age-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
age-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
device-title = Take your games to another device
device-what = No account, no password. Your other device gets your seats, too.
device-do = Show the code
device-nothing = This browser has no seats yet.
device-qr = QR code with the link
device-point = Point the camera of the other device here.
device-opens = Or type these words there, under “Join”.
device-words = The words for the other device
device-link = Show the link
device-once = { $count ->
    [one] Works once, within the next minute.
   *[other] Works once, within the next { $count } minutes.
} Whoever has it gets your seats: do not post it.
device-revoke = Take the code back
device-gone = The code was used or is too old. If another device took your seats, you can play on both now.
take-title = Your games on this device
take-what = This device gets the seats of { $name }.
take-what-nameless = This device gets the seats of the other one.
take-both = Both can play then. The link works once.
take-loses = { $count ->
    [one] This device has a running game of its own. It loses that seat.
   *[other] This device has { $count } running games of its own. It loses those seats.
}
take-do = Take the seats
take-no = No, leave it
taken-title = This code does not work
taken-what = It was used already, taken back, or is older than ten minutes. Make a new one on the other device, under “Your games”.
forget-title = Forget me
forget-device = Your seats, your name and your settings leave this browser.
forget-running = { $count ->
    [one] You cannot come back to your running game.
   *[other] You cannot come back to your { $count } running games.
}
forget-finished = Finished games stay: others played them, too.
forget-ask = Forget me…
forget-sure = This cannot be undone.
forget-names = Also replace my name at my tables by the letter of the seat. Bots play on for me, and my other devices lose these seats, too.
forget-do = Forget me now
forgotten-title = You are forgotten
forgotten-what = This browser has no seats, no name and no settings here any more.

## Without a connection

offline-title = No connection
offline-what = The table does not answer. This page tries again by itself and goes on where you were.
offline-kept = Nothing is lost: every choice that was accepted is kept.
offline-again = Try again

## Settings

settings-title = Settings
settings-what = They apply at once and stay in this browser.
settings-language = Language
settings-language-what = also of rules and cards
settings-theme = Theme
settings-theme-what = cards stay the same
settings-theme-system = System
settings-theme-night = Night
settings-theme-paper = Paper
settings-size = Text size
settings-size-what = never below 12 pixels
settings-pace = Pace
settings-pace-what = how fast steps are told; auto is briefer once you know them
settings-pace-auto = auto
settings-motion = Animation
settings-motion-what = cards that travel, dice that roll
settings-motion-system = System
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-volume = Sound
settings-volume-what = steps, and your move
settings-volume-0 = off
settings-confirm = Confirm
settings-confirm-what = ask before a choice that is final
settings-confirm-off = At once
settings-confirm-on = Ask first
settings-marks = Marks
settings-marks-what = what a card has become
settings-marks-words = Sign and word
settings-marks-signs = Sign only
settings-ghosts = Ghost marks
settings-ghosts-what = what the selected choice would change, on the board
settings-ghosts-on = Shown
settings-ghosts-off = Hidden
settings-sample = Two cards, as these settings show them
settings-reset = Restore the defaults
settings-done = Done
settings-sure = Are you sure?
settings-sure-yes = Yes
settings-sure-no = Not yet
share-do = Share the replay
share-moment = Share this moment
share-copied = The link is copied.

## Books

front-quick = Quick reference
front-rules = The rulebook
front-cards = The cards
front-programs = For programs
front-programs-what = The JSON interface: tables, choices, streams.

## About, and checking a record

about-title = About Sombra
about-what = Sombra is a table for games of shadow: hidden hands and secret plays, with friends in a browser, against bots, or in a terminal. Nobody makes an account; your browser keeps your seat for you.
about-fair = How you know that the deal is fair
about-fair-before = Before a game begins, the table shows the fingerprint (SHA-256) of a secret. Nobody can find the secret from it, and nobody can put another secret in its place any more.
about-fair-words = Each player may add a word. The seed of the deal is the SHA-256 of the secret and the words together, so neither the server alone nor a player alone can choose the deal.
about-fair-after = When the game is over, its record shows the secret, the words, the seed and every choice. Whoever has it can play the game again, card by card, and see that nothing was changed.
about-check = Check a record
about-check-what = Paste the record of a game here. It is played again, line by line, and not kept. If you would rather not trust this server, do the same on your own machine with
about-record = The record
about-check-do = Check it
about-made = What it is made of
about-made-what = Sombra is free software, MIT or Apache-2.0, as you like. It is written in Rust with axum, hyper and tokio, maud, Fluent, sqlx and SQLite, and with ChaCha8 and SHA-256 for the deal: free libraries too, nearly all under the same licenses, and SQLite in the public domain.
check-whole = This record is right, from the first line to the last
check-wrong = Something is wrong in this record
check-place = Line { $line }, column { $column }
check-back = Back to the table
check-game = Game
check-players = Players
check-ending = Result
check-choices = Choices
check-deal = The deal
check-mixed = { $words ->
    [0] The seed follows from the secret alone: nobody added a word. The secret
    [one] The seed follows from the secret and the word that one player added. The secret
   *[other] The seed follows from the secret and the words that { $words } players added. The secret
} is the one of this fingerprint.
check-seed = The seed is the one of this fingerprint; the players had no part in it.
check-compare = If the table showed the same fingerprint before the deal, nothing was changed after it:
check-self = See it for yourself
check-self-secret = the fingerprint
check-self-seed = the seed

## Playing in a browser

front-now = Play now
front-seats = Seats
front-bots = Bots
front-open = A table for friends
front-open-what = Open it, send the link. Bots take the chairs that stay empty.
own-cards = Your own cards
own-cards-what = Paste a card file, or choose one. The table keeps it for ever, and everybody at the table can read it.
own-cards-usual = The usual cards, to start from
own-cards-paste = The card file
own-cards-file = Or a file
own-cards-wrong = { $count ->
    [one] Your cards have a mistake
   *[other] Your cards have { $count } mistakes
}
own-cards-at = Line { $line }, column { $column }
own-cards-right = Right would be:
own-cards-again = Open the table with these cards
own-cards-note = This table plays with cards of its own.
own-cards-get = The card file
front-open-do = Open a table
front-find = Join a table
front-find-what = Somebody sent you a link or a name of four words? Put it here.
front-link = Link or name of the table
front-find-do = Join
front-watch = To watch
front-no-tables = No public table is open now. Yours could be the first.
front-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
front-join = Join
front-look = Watch

lobby-private = Private table
lobby-public = Public table
lobby-invited = { $name } invites you to play { $game }
lobby-invite = Send this link to your friends
lobby-named = or tell them its name:
lobby-share = Share
lobby-qr = Show a QR code
lobby-qr-what = QR code: the link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-name = Your name
lobby-sit = Sit down
lobby-full = Every seat is taken. You can stay and watch, or play at a table of your own.
lobby-others = Other open tables
lobby-you = you
lobby-free = free
lobby-add-bot = Seat a bot
lobby-add-level = Seat a bot: { $level }
lobby-send-bot = Send away
lobby-leave = Get up
lobby-move = Sit here
lobby-start = Begin
lobby-fill = Begin, with bots
lobby-host-begins = { $name } begins the game, and may fill the free seats with bots.
lobby-missing = { $count ->
    [0] Every seat is taken.
    [one] One seat is free: a bot will take it.
   *[other] { $count } seats are free: bots will take them.
}
lobby-away = { $count ->
    [one] { $names } is not here. If you begin now, you will be asked whether a bot plays for this seat until { $names } is back.
   *[other] Not here: { $names }. If you begin now, you will be asked whether bots play for these seats until their players are back.
}
lobby-away-timed = { $count ->
    [one] { $names } is not here. If you begin now, a bot plays for this seat whenever the time is up.
   *[other] Not here: { $names }. If you begin now, bots play for these seats whenever the time is up.
}
lobby-agreed = The game
lobby-options = Length
lobby-clock = Clock
lobby-agree = Agree
lobby-bot-plays = If somebody goes away, the others can let a bot play for them until they are back. With a clock, a bot plays when the time is up.
lobby-fair = How is the deal fair?
lobby-fair-what = The deal follows from a secret that nobody can change any more: this is its fingerprint. When the game is over the secret is shown, and anybody can check it.

lobby-word = Give the deal a word of your own, and nobody can have prepared it
lobby-swap = Change places
lobby-word-done = Your word has a part in the deal.
lobby-word-do = Give it

level-random = careless bot
level-easy = easy bot
level-greedy = greedy bot
level-medium = medium bot
level-hard = hard bot
level-master = master bot
level-random-name = Careless
level-random-temper = Plays whatever comes up.
level-easy-name = Easy
level-easy-temper = Plays fast and forgets things.
level-greedy-name = Greedy
level-greedy-temper = Takes what shines now.
level-medium-name = Medium
level-medium-temper = Looks one step ahead, not two.
level-hard-name = Hard
level-hard-temper = Counts your cards.
level-master-name = Master
level-master-temper = Takes its time and forgives nothing.
clock-none = No clock
clock-relaxed = Relaxed, 90 seconds
clock-brisk = Brisk, 20 seconds
clock-12-hours = Slow, 12 hours a choice
clock-1-day = Slow, 1 day a choice
clock-3-days = Slow, 3 days a choice
seat-you = you
seat-bot = bot
seat-away = away
seat-bot-plays = a bot plays
seat-expected = not here yet

room-guest = Guest
room-your-move = Your move
room-others-move = The others are choosing.
room-call-sound = A sound calls you when it is your move.
room-call-title = The title of this page says when it is your move.
room-call-days = You may leave this page. To come back, open
room-you-watch = You are watching
room-hands-hidden = Hands stay hidden from you until the game is over.
room-watching = You are watching. You see what everybody may see.
room-no-seat = This game goes on without you: watch it, or play at a table of your own.
room-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
room-chronicle = Chronicle
room-chat = Chat
room-say = Say something…
room-send = Send
chat-quiet = Quiet table: choose a phrase
chat-muted = The host has muted you.
chat-removed = { $name } was removed from the table.
chat-watchers = Watchers’ chat
chat-watchers-quiet = This table is quiet: those who watch do not chat either.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-move = I think it is your move.
phrase-close = That was close!
phrase-good-game = Good game!
phrase-goodbye = Goodbye!
host-tools = You host this table
host-is = { $name } hosts this table
room-leave = Leave the game
room-leave-sure = A bot plays for you until you come back.
host-mute = Mute
host-mute-name = Mute { $name }
host-unmute = Unmute
host-unmute-name = Let { $name } talk again
host-remove = Remove
host-remove-name = Remove { $name }
host-remove-sure = { $name } loses the seat and cannot sit here again.
host-remove-sure-now = { $name } loses the seat and cannot sit here again. A bot plays on until somebody else takes it.
host-quiet = Only set phrases
host-chat = Allow free chat
removed-title = The host has removed you from this table
removed-what = You can watch here as anybody may, or play at another table.
room-vacant = A seat is free: { $name }, a bot, plays it for now.
room-vacant-do = Take the seat
notice-your-move = It is your move
notice-over = The game is over
notice-where = { $game } with { $names }
notices-turn-on = Notify me when it is my move
notices-turn-off = Stop notifying me
notices-on = You will be notified when you are away and it is your move.
notices-off = You will get no more notices about this table.
notices-denied = Your browser does not allow notices from this page. You can change that in its settings.
room-sound = Sound
room-next = Next
room-step = Step { $number } of { $of }
key-next = Next step
help-again = Show the introduction again
key-space = Space
pace = How fast steps are told
pace-wait = wait
pace-slow = slow
pace-normal = normal
pace-brief = brief
pace-off = off
room-skip = Skip
room-more = and { $count } more
room-step-back = One step back
room-away = { $name } was away: a bot chose.
room-away-you = You were away: a bot chose for you.
room-missing = { $name } is away. Let a bot play for { $name } until they are back?
room-standing = When others act:
room-standing-ask = ask me each time
room-standing-pass = pass until my next turn
room-standing-pass-unless-target = ask only if I am attacked
room-standing-do = Set
room-missing-do = Let a bot play
room-missing-watch = { $name } is away, and the game waits.
room-sealed = The deal is sealed:
room-held = Time was up, or { $name } was away: a bot chose.
room-held-you = Time was up, or you were away: a bot chose for you.
room-look-again = Look again
room-lost = The connection is lost. Trying again…
room-failed = That did not get through. Try again.
room-choose-first = Choose one first.

over-again = { $name } wants to play again.
over-next = To the next game
over-rematch = Once more
over-other = With other options
over-play = Play this game yourself
over-replay = Watch it again
over-turned = See where the game turned
over-record = The record
over-check = Check the deal

page-help = Help
page-keys = Keys
page-close = Close
page-large = A closer look
page-back = Back to the table
key-number = Choose a card
key-arrows = From card to card; in a replay, back and forth
key-enter = Do it
key-escape = Skip what is being shown, or close
key-hint = A hint, where everybody else is a bot
key-chat = Say something
key-rules = Quick reference
key-sound = Sound on or off
key-settings = Settings
key-help = This help

film-first = To the beginning
film-before = A chapter back
film-back = A step back
film-next = A step on
film-after = A chapter on
film-last = To the end
film-pause = Pause
film-play = Play
film-speed = Speed
film-slow = slowly
film-steady = normal
film-fast = fast
film-go = Go there
film-moment = Moment { $at } of { $last }
hint-do = Hint
hint-wait = Thinking…
hint-title = A strong bot, from what you know: your chance to win
hint-close = about as good
hint-more = { $count } more
insight-title = How the game turned
insight-chart = The chance to win over time
insight-computing = A strong bot is looking at this game. That takes some seconds; then it is shown here who was winning when, and what each choice cost.
insight-now = At this moment
insight-moment = Moment { $at }: { $chances }
insight-costly = What cost most
insight-none = Nothing that the bot can tell from chance.
insight-cost = { $name }: { $made }. Better: { $best }.
insight-knew = From what { $name } knew then
insight-made = { $name } chose
insight-best = Better
insight-as-good = As good
insight-agrees = A strong bot would choose the same.
replay-of = { $game }: replay of the game of { $names }
replay-what = See move by move how the game went, through the eyes of each player.
replay-eyes = Through whose eyes
replay-all = Everything
replay-crowd = The crowd
example-crowd = the crowd

rules-examples = { $count ->
    [one] See it played
   *[other] See it played, { $count } times
}
example-set = So it stands at the beginning.
example-stacked = The deal is stacked, and played up to here.
example-holds = What holds now
example-to = To { $eyes }:

## Learn in 3 minutes

learn-do = Learn in 3 minutes
learn-title = Learn { $game }
learn-head = Lesson
learn-leave = Leave
learn-leave-what = the lesson
learn-step = { $at } of { $of }
learn-resume = Go on at step { $at }
learn-back = Back
learn-next = Next
learn-yours = Your move
learn-take-back = Take it back
learn-play = Now a real game
learn-refused = There is no such choice.
