# One's finished games: the list, figures over them, all as one file, and how they are deleted.

games-title = Your games
games-show-all = Show all
games-which = Which game
games-all = All
games-none = No finished game yet.
games-none-counted = No game that counts yet.
games-not-counted = Lessons, trials and games left to a computer do not count.
games-figures = Figures
games-list = All games
games-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
games-with = Players
games-by-players = { $game }, by number of players
games-place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
games-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
games-trial = trial
games-lesson = lesson
games-left = left to a computer
games-account = Final score
games-replay = Replay
games-delete = Delete
games-count = Games
games-won = Won
games-best = Best
games-mean = Average
games-mean-place = Average place
games-of = of { $players }
games-a-game = a game
games-places = Your last { $count } games: place in each
games-pending =
    { $count ->
        [one] One game is still being counted …
       *[other] { $count } games are still being counted …
    }
games-high-fresco-segment = Best segment
games-high-princes-work = Best work
games-high-fresco-cards-section = Best section
games-mean-fresco-segments = Segments
games-mean-fresco-altar = Visits to the altar
games-mean-fresco-spent = Thalers at the market
games-mean-princes-works = Works
games-mean-princes-paid = Florins at auctions
games-mean-fresco-cards-sections = Sections
games-mean-fresco-cards-mixes = Mixes
games-tally-fresco-hours = When you get up
games-tally-princes-items = What you buy
games-tally-princes-professions = Whose works you let be made
games-tally-fresco-cards-tiles = Tiles you take
games-more = Show more ({ $count })
games-yours = They are yours
games-file-about = All your finished games as one file: a line each, and every line is a record that can be looked at again here, in the terminal and in Python.
games-file = Download all games
games-delete-every = Delete all …
games-delete-one = Delete this game?
games-delete-all =
    { $count ->
        [one] Delete your one finished game?
       *[other] Delete all { $count } finished games?
    }
games-delete-alone = Nobody else keeps it: the table, its moves and its chat are gone for good, and links to it lead nowhere.
games-delete-shared = What only you keep is gone for good. Others who played along keep their copy; it leaves your lists and your figures, and your seat there is no longer yours. What you said in the chat stays.
games-delete-name = Take my name out where others keep the game
games-delete-no-way-back = This cannot be undone.
games-keep = Keep
games-delete-yes = Delete
