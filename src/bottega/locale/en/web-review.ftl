# The review of a finished game: where it was won or lost, for one of its players.

review-title = Review
review-replay = Replay
review-your-game = Your game
review-whose = Whose game
review-of = { $name }: { $result }

# the result
review-first = First with { review-with }, { $ahead } ahead of { $name }
review-shared = First with { review-with }, a shared victory
review-place =
    { $place ->
        [2] Second with { review-with }, { $behind } behind { $name }
        [3] Third with { review-with }, { $behind } behind { $name }
        [4] Fourth with { review-with }, { $behind } behind { $name }
       *[5] Fifth with { review-with }, { $behind } behind { $name }
    }
# Without the word “with 37, 105 behind …” reads like one number.
review-with =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-sum =
    { $count ->
        [one] One choice cost about { $points } points.
       *[other] { $count } choices cost about { $points } points.
    }
review-none = No choice cost a point worth naming. Where it was close:
review-bare = There is nothing to weigh in this game: only the points.

# while it is worked out
review-working = The master goes through the game, choice by choice.
review-waiting = The master is at another game, and comes to this one next.
review-later = The master cannot be reached just now; the page asks again.
review-failed = The master broke off. What was found out stays.
review-again = Go on
review-progress = How far the review is

# costly choices
review-lost = Where it was lost
review-won = Where there was more to win
review-out-of =
    { $count ->
        [one] out of one choice
       *[other] those that cost most, out of { $count } choices
    }
review-cost = cost you about
review-cost-other = cost about
review-lost-about = lost about { $points } points
review-did = You chose
review-did-other = { $name } chose
review-better = Better was
review-instead = About { $better } at the end instead of { $did }.
review-plainly = Played on many times, the other way brought about { $points } more.
review-see = See it
review-see-name = See it in the replay, after move { $move }
review-try = Try it from here
review-try-tip = A table of your own from this moment, with the same draws, against computers. It counts for nothing.
review-best = Your best choice
review-best-other = The best choice
review-best-what = { $place } · { $what }.
review-worth = Worth about { $points } more than the next best.
review-round = Round { $round }

# points by round
review-rounds = Your points, round by round
review-rounds-other = Points, round by round
review-round-head = Round
review-end = end
review-other = Other
review-typical = typical
review-lowest = furthest below typical
review-least = the fewest points

# typical scores
review-against = Against typical scores
review-against-what = { $games } games, { $players } at the table, { $level }
review-against-none = There are no games like this one to compare with.
review-in-all = In all
review-source = Points from
review-half = half of all games
review-low = low quarter
review-middle = middle
review-high = high quarter
review-you = you
review-usual = as usual
review-range = { $what }: { $name } { $own }; half of all games between { $low } and { $high }, middle { $middle }

review-how = Each choice was weighed by playing it on many times, with what could be known then. Give or take a point.

# the chance to win, in the replay
review-chances = Chances
review-points = Points
review-chances-now = Chance to win at this moment
review-course = What the lines show
review-curve = Everybody’s chance to win over the game
review-curve-table = Chance to win after each move that was looked at, in percent
review-turning-how = The moves that changed somebody’s chance to win most.
review-chance-of = { $name }’s chance
review-percent = { $percent } %
review-thinking = The master is still thinking: { $percent } %
