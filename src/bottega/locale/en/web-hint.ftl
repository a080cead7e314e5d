# The panel of a hint.

hint-title = What would a master do?
hint-lead = The best { $count } of { $ways } ways. You still choose on the table.
hint-alike = It hardly matters here.
hint-unit = expected score at the end
hint-row =
    { $rank ->
        [0] { $choice }. About { $score } points at the end, between { $low } and { $high }
       *[other] Choice { $rank }: { $choice }. About { $score } points at the end, between { $low } and { $high }
    }
hint-mark =
    { $rank ->
        [0] one of the master’s choices
        [1] the master’s first choice
        [2] the master’s second choice
       *[other] the master’s third choice
    }
hint-then = Then: { $steps }.
hint-how =
    { $worlds ->
        [one] Played on once ({ $level }), from what you know.
       *[other] Played on { $worlds } times ({ $level }), from what you know.
    }
hint-seen = Others see that you asked, not what you saw.
hint-shut = Close the hint
hint-thinks = The master thinks, up to 5 seconds.
hint-missing = Still missing: { $names }.
hint-not-no-hints = Not at this table: hints are there when all have allowed them.
hint-not-busy = The master is at another table. Try again in a moment.
hint-not-stale = The game has moved on. Ask again.
hint-not-offline = The server does not answer. Your game is safe.
hint-not-your-turn = It is not your turn.
hint-not-lesson = In a lesson the master speaks by himself.
hint-not-fault = Something went wrong with the hint. Your game is safe.
