# What stands on pictures of a game that Python draws, beside the names of the game itself.

picture-seat = seat { $seat }
picture-seats = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
 }
picture-to-act = { $seats } to act
picture-winner = { $seats } won
picture-spectator = as everybody sees it
picture-eyes = as seat { $seat } sees it
picture-behind-screen = behind the screen
picture-tiles-left = { $left } of { $all } left
picture-altar = Altar
picture-works = { $count }: { $names }
