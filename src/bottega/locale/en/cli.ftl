# The command `bottega`.

cli-help =
    Bottega: Renaissance board games at your own table.

    bottega                  the same as bottega serve, with the same flags
    bottega serve            open the web table: play in the browser, alone or with friends
    bottega play GAME        play in the terminal, against computers
    bottega replay FILE      step through a game that was kept
    bottega review FILE      what the choices of a kept game have cost
    bottega arena GAME       let computers play many games and count
    bottega lab              train players, rate them, and study the games
    bottega backup FILE      all that a server keeps, in one file, while it runs
    bottega restore FILE     and back, into an empty folder
    bottega admin            look after a server: what is set, its tables, its guests
    bottega games            which games there are, and their options
    bottega edition check FILE   see whether an edition file can be used
    bottega database copy FROM TO   move all games to another database

    --version   the version        --lang XX   the language: { $languages } (else from LANG)
    Each command has its own --help. To begin: bottega play fresco
cli-help-serve =
    bottega serve [options]: open the web table, for this machine or for others too.

    --host H          the address to listen on (usually 127.0.0.1: this machine only; 0.0.0.0: the whole network)
    --port P          the port (usually 8765; 0 for any free one)
    --data DIR        the folder where games are kept
    --database URL    a database instead of that folder, as BOTTEGA_DATABASE: postgresql://NAME@HOST/DATABASE, sqlite:///FILE
    --no-open         do not open the browser
    --name NAME       a name by which others reach this machine, may be repeated; addresses always work
    --pace S          seconds between the moves of computers (usually 0.25)
    --grace S         seconds until a computer takes the seat of somebody who left (usually 90)
    --edition FILE    an edition that tables can be set with, besides the house edition; may be repeated
    --behind-proxy A,B  addresses or networks (10.0.0.0/8) of proxies that are believed when they say who asks
    --thinkers N      how many computers may think at the same time (usually 1)
    --config FILE     settings from a file (docs/operating.md); flags and BOTTEGA_... go before it
    --log FORM        the log on the standard error: lines (usually) or json
    --log-level L     debug, info, warning (usually) or error
    --lang XX         the language: { $languages }
    --help            this page
cli-help-play =
    bottega play GAME [options]: play in the terminal, against computers.

    --players N       how many sit at the table (usually the most the game takes)
    --seat K          your seat, counted from 1 (usually 1)
    --bots A,B,C      the computers at the other seats, or one name for all (usually { $usual })
    --seed S          a number; the same seed deals the same game
    --modules A,B     modules by name or number (1,6); first (none), family (1-3), big-box (all)
    --option K=V      an option of the game, may be repeated; bottega games lists them
    --edition FILE    components of your own
    --load FILE       go on with a game that was kept
    --ask-all         ask also where there is hardly a choice
    --watch           only computers play, you watch
    --pace P          seconds between moves while you watch, or step to wait for Enter
    --lang XX         the language: { $languages }
    --help            this page
cli-help-replay =
    bottega replay FILE [options]: step through a game that was kept.

    --to N            begin at move N
    --seat K          with what the player at seat K knew; else as an onlooker
    --lang XX         the language: { $languages }
    --help            this page
cli-help-review =
    bottega review FILE [options]: what the choices of a kept game have cost, and its points by round.

    --seat K          the choices of the player at seat K (usually 1)
    --lang XX         the language: { $languages }
    --help            this page
cli-help-arena =
    bottega arena GAME --bots A,B,C [options]: let computers play many games and count.

    --bots A,B,C      the players, as many as the table has seats; yours as package.module:Class
                      or, in any language, as exec:COMMAND
    --games N         how many games (usually 100)
    --seed S          a number; the same seed gives the same results (usually 1)
    --options K=V ... options of the game, one or several (also --option K=V, repeated)
    --modules A,B     modules by name or number (1,6); first (none), family (1-3), big-box (all)
    --edition FILE    components of your own
    --jobs N          how many processes (usually 1)
    --keep FILE       keep the games in a file, and go on with those of a file
    --rows FILE       a row for each player of each game, as .csv or .parquet
    --choices FILE    a row for each decision, as .csv or .parquet
    --records FILE    the games themselves in one file (bottega.Records)
    --json            the result as one JSON object
    --lang XX         the language: { $languages }
    --help            this page
cli-help-lab =
    bottega lab: what many games can teach.

    bottega lab train GAME        let the quick player of a game learn from games against itself
    bottega lab judge GAME        learn what a position is worth
    bottega lab ladder GAME       rate all players of a game, at mixed tables
    bottega lab study GAME KIND   ask a question about a game by an experiment
    bottega lab collect GAME      many games between our players, in one file

    --lang XX   the language: { $languages }
    --help      this page

    Each command has its own --help.
cli-help-lab-train =
    bottega lab train GAME [options]: let the quick player of a game learn from games against itself.

    Every generation is kept as a file; the same command goes on where it was stopped.

    --out DIR         where generations are kept (usually training-GAME)
    --generations N   until there are so many (usually 10)
    --players N       how many sit at the table (usually the most the game takes)
    --games N         games of each generation to see where to go (usually 400)
    --trials N        games to see whether it was right (usually 200)
    --seed S          a number; the same seed learns the same (usually 1)
    --options K=V ... options of the game, one or several
    --modules A,B     modules by name or number (1,6); first (none), family (1-3), big-box (all)
    --from FILE       begin with the weights of a generation of another course
    --jobs N          how many processes (usually 1)
    --ray ADDRESS     play on the machines of a Ray cluster (needs bottega[cluster])
    --json            each generation as one JSON object
    --lang XX         the language: { $languages }
    --help            this page
cli-help-lab-judge =
    bottega lab judge GAME [options]: learn what a position between two rounds is worth, from games of a quick player
    against himself. It is printed as JSON, as the master reads it.

    --players N       how many sit at the table (usually each number that makes a difference)
    --games N         how many games are played (usually 400)
    --seed S          a number; the same seed learns the same (usually 1)
    --options K=V ... options of the game, one or several
    --modules A,B     modules by name or number (1,6); first (none), family (1-3), big-box (all)
    --jobs N          how many processes (usually 1)
    --ray ADDRESS     play on the machines of a Ray cluster (needs bottega[cluster])
    --lang XX         the language: { $languages }
    --help            this page
cli-help-lab-ladder =
    bottega lab ladder GAME [options]: rate all players of a game, at mixed tables.

    Everybody plays equally often, at every seat; a rating comes with the interval in which it lies 19 times out of 20.

    --bots A,B        only these players (usually all that know the game)
    --players N       only at tables of so many (usually at all that the game takes)
    --games N         games at each number of players (usually 100)
    --seed S          a number; the same seed plays the same games (usually 1)
    --options K=V ... options of the game, one or several
    --modules A,B     modules by name or number (1,6); first (none), family (1-3), big-box (all)
    --jobs N          how many processes (usually 1)
    --ray ADDRESS     play on the machines of a Ray cluster (needs bottega[cluster])
    --json            the result as one JSON object
    --lang XX         the language: { $languages }
    --help            this page
cli-help-lab-collect =
    bottega lab collect GAME [options]: let our players play many games, at mixed tables, and keep them in one file.

    The same seed gives the same games; the checksum that is printed says whether they are.

    --out FILE        where they are kept (usually GAME.games); Python reads it with bottega.Records
    --bots A,B        who plays (usually all up to the one who fills empty seats)
    --players N       how many sit at the table (usually each number in turn)
    --games N         how many games (usually 10000)
    --seed S          a number; the same seed gives the same games (usually 1)
    --options K=V ... options of the game, one or several
    --modules A,B     modules by name or number (1,6); first (none), family (1-3), big-box (all)
    --jobs N          how many processes (usually 1)
    --ray ADDRESS     play on the machines of a Ray cluster (needs bottega[cluster])
    --lang XX         the language: { $languages }
    --help            this page
cli-help-lab-study =
    bottega lab study GAME KIND [VERB] [options]: ask a question about a game by an experiment.

    choices VERB      what a choice is worth, by round: at one in three such decisions of one seat chance
                      chooses (VERB is the first word of a move, such as rise or open)
    modules           what each module does to points, rounds and decisions: the same deals with and without it
    seats             what it is worth to move first, second, and so on

    An effect is in points: one’s own less the mean of the others’. Its error is a standard error.

    --bots NAME       who plays at all seats (usually the usual opponent)
    --players N       how many sit at the table (usually the most the game takes)
    --games N         how many experiments (usually 100)
    --seed S          a number; the same seed plays the same games (usually 1)
    --options K=V ... options of the game, one or several
    --modules A,B     modules by name or number (1,6); first (none), family (1-3), big-box (all)
    --out DIR         keep every row (CSV, and Parquet with bottega[data]), the findings and a picture there
    --jobs N          how many processes (usually 1)
    --ray ADDRESS     play on the machines of a Ray cluster (needs bottega[cluster])
    --json            the findings as JSON
    --lang XX         the language: { $languages }
    --help            this page
cli-help-games =
    bottega games [options]: which games there are, for how many, and their options.

    --lang XX         the language: { $languages }
    --help            this page
cli-help-admin =
    bottega admin COMMAND [options]: look after a server.

    tables [STATE]    the newest tables; only those that are waiting, running or over
    table ID          one of them, and who sits there
    close ID          its people leave, and computers play it to its end
    delete ID         delete it; nothing of it is left
    erase GUEST       a guest’s name and words go from every table; games stay as they were
    block WHO         refuse an address, a network or a guest from now on
    unblock WHO       and no more
    blocked           who is blocked
    announce [TEXT]   a line that every page shows; without a text it is taken away
    check             play every game again to see whether it is whole
    statistics        how much there is
    config            what is set for it, and where that was said: a flag, the environment, a file

    A server that runs does it itself; where none runs, it is done to what it keeps.

    --data DIR        where its games are kept
    --database URL    a database instead of that folder, as for serve
    --config FILE     its settings
    --json            for programs
    --lang XX         the language: { $languages }
    --help            this page
cli-admin-state = There is no state “{ $given }”. Known: { $known }.
cli-admin-blocked-none = Nobody is blocked.
cli-admin-erased =
    Guest { $guest } is erased: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-admin-announced-none = Pages show no line of yours any more.
cli-admin-closed = Computers play table { $table } to its end.
cli-admin-deleted = Table { $table } is deleted.
cli-admin-fact-id = table
cli-admin-fact-game = game
cli-admin-fact-name = name
cli-admin-fact-state = state
cli-admin-fact-players = players
cli-admin-fact-created = made
cli-admin-fact-touched = last row
cli-admin-fact-rows = rows
cli-admin-fact-moves = moves
cli-admin-fact-chat = lines of chat
cli-admin-fact-pages = pages
cli-admin-fact-waiting = waiting
cli-admin-fact-running = running
cli-admin-fact-over = over
cli-admin-fact-guests = guests with a name
cli-admin-fact-reviews = reviews
cli-admin-fact-bytes = bytes
cli-admin-fact-live = tables in memory
cli-admin-fact-sockets = sockets
cli-config-usual = usual
cli-help-backup =
    bottega backup FILE [options]: all that a server keeps, in one file, while it runs.
    bottega restore FILE [options]: such a file back into an empty folder.

    Games in a database: bottega database copy FROM sqlite:///FILE while no server runs, or pg_dump at any time.

    --data DIR        where games are kept; restore makes it
    --database URL    refused, for a database is copied otherwise: see above
    --config FILE     the settings of the server, which may say where
    --no-check        do not play every game again to see whether it is whole
    --json            for programs
    --lang XX         the language: { $languages }
    --help            this page
cli-help-edition =
    bottega edition check FILE [options]: see whether an edition file can be used.

    --game GAME       the game it is for; else as the file says
    --lang XX         the language: { $languages }
    --help            this page

cli-levels = Computer players, from weak to strong:
cli-level = { $about } ({ $time })

cli-version = Bottega { $version }
cli-version-compiled = Bottega { $version }, compiled
cli-help-database =
    bottega database copy FROM TO: move all games, names and cookies to another database, and play every game again there.

    FROM and TO are postgresql://NAME@HOST/DATABASE or sqlite:////FOLDER/bottega.sqlite. No server may use either of them
    meanwhile, and TO must be empty. A copy that was cut short is begun anew by the same command.

    --lang XX         the language: { $languages }
    --help            this page
cli-database-copied =
    { $games ->
        [one] { $rows } rows are in { $where } now; one game was played again there, and came out the same.
       *[other] { $rows } rows are in { $where } now; { $games } games were played again there, and came out the same.
    }
cli-database-stopped =
    { $stopped ->
        [one] One more cannot be played by this version, there as here; all of its rows are there.
       *[other] { $stopped } more cannot be played by this version, there as here; all of their rows are there.
    }
cli-edition-good = { $file }: a good edition of { $game }, “{ $name }”, with its own { $tables }.
cli-games-line = { $id }: { $title }, { $low } to { $high } players
cli-games-modules = modules: { $modules }
cli-games-no-modules = modules: none yet
cli-games-box = modules: by name or number with --modules, or first (none), family (1-3), big-box or all (the whole box)
cli-games-module = { $module }: { $about }
cli-about-portraits = paint people in the studio, for money, paint, points or lasting help
cli-about-requests = give up three restored tiles for points and a richer income
cli-about-special-blends = pink and brown, dear tiles that need them, and a richer altar
cli-about-wishing-well = lucky pennies buy wishes
cli-about-leaf-gold = gold from the market refines the colour of the round
cli-about-glaziers = windows for the border of the ceiling
cli-about-scrolls = a secret row and column that pay once
cli-about-bells = bells to be bought and counted at the end
cli-about-wall-fresco = a second fresco, on the wall
cli-about-medico = apprentices fall ill and want medicine
cli-about-favors = the bishop’s favours, hidden under every tile (the Queenie)
cli-games-choice = { $values }; usually { $default } ({ $rule })
cli-games-number = { $low } to { $high }; usually { $default } ({ $rule })

cli-arena-title = { $title }: { $games } games, seed { $seed }
cli-arena-player = player
cli-arena-wins = wins
cli-arena-share = share
cli-arena-interval = 95 % between
cli-arena-mean = mean score
cli-arena-middle = middle half
cli-arena-between = { $low } and { $high }
cli-arena-foot = Winning score { $winning } on average; { $rounds } rounds; { $speed } decisions a second, { $seconds } s.
cli-arena-progress = games
cli-lab-generation = Generation { $generation }: { $taken ->
        [yes] better by { $margin } ± { $error } points than the one before
       *[no] the step was no better ({ $margin } ± { $error } points), and is not kept
    }; { $first } of wins against the first.
cli-lab-done = All generations and a picture of their strength are in { $folder }.
cli-ladder-title = { $title }: the ladder, seed { $seed }
cli-ladder-of = At tables of { $count }
cli-ladder-rating = rating
cli-ladder-games = games
cli-ladder-share = wins
cli-ladder-mean = mean score
cli-study-title = { $title }: what was found
cli-study-about = about
cli-study-effect = points
cli-study-error = error
cli-study-rows = rows
cli-study-round = round
cli-study-round-all = all rounds
cli-study-choice = choice
cli-study-module = module
cli-study-order = order
cli-study-winning = winner’s points
cli-study-rounds = rounds
cli-study-decisions = decisions
cli-study-win-share = share of wins
cli-study-no-verb = Only “choices” takes a VERB: “{ $kind }” has no use for “{ $given }”.
cli-study-every-module = The study “modules” compares every module with none: name no modules.
cli-collected = { $games } games in { $file }, checksum { $digest }
cli-study-written = Written: { $file }

cli-error = bottega: { $what }
cli-try-help = { $what } Try { $command }.
cli-no-such-option = There is no flag { $option }.
cli-missing = { $name } is missing.
cli-needs-value = { $option } needs a value.
cli-unexpected = “{ $value }” is one word too many.
cli-flag-first = { $flag } is a flag of bottega serve and cannot stand before { $command }: write it after the command it belongs to.
cli-no-such-command = There is no command “{ $command }”.
cli-usage = That cannot be read: { $detail }
cli-lang-unknown = There is no language “{ $lang }”. There are: { $languages }.
cli-did-you-mean = { $what } Did you mean “{ $near }”?
cli-game-unknown = There is no game “{ $given }”. Known: { $known }.
cli-option-unknown = There is no option “{ $given }”. Known: { $known }.
cli-option-form = “{ $given }” is no option: write name=value.
cli-option-value = Option { $name } cannot be “{ $given }”. Use one of: { $known }.
cli-option-range = Option { $name } must be a whole number from { $low } to { $high }, not “{ $given }”.
cli-module-unknown = There is no module “{ $given }”. Known: { $known }.
cli-module-none = There is no module “{ $given }”: { $title } has none yet.
cli-players-count = { $title } is played by { $low } to { $high }, not by { $given }.
cli-number-range = { $flag } must be a whole number from { $low } to { $high }, not “{ $given }”.
cli-number-least = { $flag } must be a whole number of at least { $low }, not “{ $given }”.
cli-seed-bad = A seed is a whole number from 0 to 2^128 − 1, not “{ $given }”.
cli-pace-bad = --pace is a number of seconds, or step; not “{ $given }”.
cli-pace-without-watch = --pace goes with --watch.
cli-bots-count = { $count } other seats need { $count } computers, or one name for all: { $given } were named in --bots.
cli-bots-needed = Name the players: --bots { $bots }
cli-bot-unknown = There is no computer player “{ $given }”. Known: { $known }, or yours as package.module:Class or exec:COMMAND.
cli-load-alone = { $flag } cannot go with --load: the kept game has its own.
cli-load-other = { $file } is a game of { $found }, not of { $wanted }: use { $command }
cli-record-broken = This game cannot be read. { $detail }
cli-edition-broken = This edition cannot be used. { $detail }
cli-edition-twice = Two editions of { $game } are called “{ $name }”. Give each a name of its own.
cli-engine = { $detail }
cli-bot-failed = The computer player “{ $bot }” at seat { $seat } failed at move { $move } (seed { $seed }): { $detail }.
cli-bot-broke = The computer player “{ $bot }” at seat { $seat } broke the rules at move { $move } (seed { $seed }): { $detail }.
cli-worker-lost = A process of the arena ended in the middle of its games, so there is no result. Try a smaller --jobs.
cli-no-home = There is no home directory to keep games in: set BOTTEGA_STATE to a folder.
cli-output-closed = The standard output is closed, so nothing can be shown.
cli-output-lost = The output cannot be written: { $detail }.
cli-system = { $file }: { $detail }.
cli-serve-started =
    The table is set at { $url }
    Games are kept in { $folder }. Ctrl-C ends the evening; every game goes on from where it was.
cli-serve-beyond = Others in your network come in at { $url } or with an invitation.
cli-serve-port = Port { $port } on { $host } cannot be used: { $detail }. Try --port 0 for a free one.
cli-serve-open = A table is already open at { $url }: go there, or stop it first. A second one beside it needs a port and a folder of its own: --port 0 --data FOLDER, with make: make play ARGS="--port 0 --data FOLDER".
cli-serve-taken = Port { $port } on { $host } is already in use. Try --port 0 for a free one, with make: make play ARGS="--port 0".
cli-serve-host = --host { $host } is no address of this machine: { $detail }. Leave it out for this machine only, or use --host 0.0.0.0 for the whole network.
cli-serve-data-or-database = { $one } and { $other } name two places for the games: give one of them.
cli-serve-extra = The web table needs { $missing }: pip install bottega. Or play in the terminal: bottega play fresco
cli-serve-proxy-bad = { $flag } takes addresses or networks like 127.0.0.1,10.0.0.0/8, not “{ $given }”.
cli-seconds-bad = { $flag } must be a number of seconds from 0 to { $most }, not “{ $given }”.
cli-backup-made = All that is kept in { $folder } is in { $file }.
cli-backup-restored = What was in { $file } is in { $folder }.
cli-backup-checked =
    { $games ->
        [one] One game was played again to where it stands.
       *[other] { $games } games were played again to where they stand.
    }
cli-backup-unchecked = No game was played again to check it.
cli-backup-database = { $where } is a database, and this command works with a folder (--data). Stop the server and use: bottega database copy FROM sqlite:///FILE, or at any time what the database brings along (pg_dump).
cli-backup-stopped = Table { $table } cannot be played again: { $why }
cli-config-broken = { $file } cannot be read as TOML: { $detail }
cli-config-limits = In { $file } [limits] must be a table.
cli-config-unknown = { $file } sets “{ $given }”, which there is not. Known: { $known }.
cli-config-one-of = { $flag } must be one of { $known }, not “{ $given }”.
cli-config-text = { $flag } must be a text of at least { $least } letters, not “{ $given }”.
cli-config-days = { $flag } must be a number of days from 0 (never) to { $most }, not “{ $given }”.
cli-config-words = { $flag } must be one text or several, not “{ $given }”.
cli-config-rate = { $flag } must be two numbers, so many at once and so many a second, not “{ $given }”.
cli-review-not-over = This game is not over: there is nothing to look back at.
