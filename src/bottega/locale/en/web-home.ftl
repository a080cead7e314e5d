# The front page: tables that wait, the painters to play against, and settings.

home-lead = Three Renaissance games at one table.
home-doors = On this page
home-door-play = Play
home-door-tables = Tables
home-door-learn = Learn
home-door-history = Your games
home-door-settings = Settings
home-play = Play
home-play-note = no account: sit down and play
home-against = Play now against
home-turns =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
home-turns-more =
    { $count ->
        [one] And one more table waits for you, below.
       *[other] And { $count } more tables wait for you, below.
    }
home-with = with { $people }
home-moved = you moved { $ago }
home-modules =
    { $count ->
        [one] one module
       *[other] { $count } modules
    }
home-days = over days
home-tables = Tables
home-yours = Yours
home-yours-none-else =
    { $count ->
        [one] Only the table at the top, where it is your turn.
       *[other] Only the tables at the top, where it is your turn.
    }
home-open = Open to all
home-open-none = Nobody waits just now. Set a table and invite.
home-coming = One moment …
home-show-all = Show all { $count }
home-settings = Settings
home-settings-note = kept on this device
home-set-light = Light
home-light-day = Day
home-light-candlelight = Candle
home-light-device = As the device
home-set-sound = Sounds
home-set-sound-about = quiet ones; never the only sign
home-set-notices = Notices
home-set-notices-about = tell me when it is my turn
home-set-keys = Keys
home-set-keys-about = shortcuts at the table
home-set-summaries = Summaries
home-set-summaries-about = what each round brought
home-set-programs = Programs
home-set-programs-about = keys with which they play for you
home-set-programs-show = Show keys
home-bring-which =
    { $count ->
        [one] One game is in the file.
       *[other] { $count } games are in the file. Which one?
    }
