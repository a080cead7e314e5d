# The replay: a game again, move by move.

replay-title = Replay
replay-move = Move
replay-of = of { $last }
replay-move-of = Move { $move } of { $last }.
replay-at =
    { $round ->
        [0] Move { $move } of { $last }
       *[other] Move { $move } of { $last }: round { $round }
    }
replay-won =
    { $count ->
        [one] { $names } won with { $points }.
       *[other] { $names } shared the victory with { $points }.
    }
replay-running = The game is still going on.
replay-this-move = This move
replay-deal = The table is laid.
replay-quiet = Nothing that everybody could see.
replay-chosen = { $who ->
    [you] You choose: “{ $what }.”
   *[other] { $name } chooses: “{ $what }.”
 }
replay-missing = This picture did not come. Try again in a moment.
replay-lead = { $name } against the others

# whose eyes
replay-eyes = Whose eyes
replay-all-open = All open
replay-as = As { $name } saw it
replay-hands = What everybody holds

# the time line
replay-time = Time line
replay-points = Points
replay-points-now = Points at this moment
replay-curve = Everybody’s points over the game. At the end: { $end }
replay-turning = Turning points
replay-turning-how = The moves that changed the distance in points most.
replay-turn = { $name } { $change }
replay-turn-name = Turning point { $number }, move { $move }: { $what }

# keys
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-back = One move back
replay-round-on = To the next round
replay-round-back = To the beginning of the round
replay-speed = Speed
replay-speed-now = Speed: { $speed } times
replay-key-space = Space
replay-hint-play = play
replay-hint-step = step
replay-hint-turn = turning point
replay-hint-eyes = eyes

# share and download
replay-share = Share this moment
replay-share-all = Whoever opens the link sees move { $move } as you see it now: all open.
replay-share-as = Whoever opens the link sees move { $move } as { $name } saw it.
replay-share-watch = Whoever opens the link sees move { $move } as those who looked on saw it.
replay-share-running = While the game is going on, the link shows this only to you.
replay-link = Link
replay-copy = Copy the link
replay-record = Download the record

# play on
replay-play-on = Play on from here
replay-play-on-what = A new table as it stood after move { $move }, you against computers.
replay-play-as = You play
replay-against = Against
replay-trial-note = It is a trial: the draws to come are those of this game, and its record says where it came from.
replay-begin = Begin
