# The panel of a hint.

hint-title = What would a strong player do?
hint-lead =
    { $count ->
        [1] One way stands out. You choose on the table.
        [2] Two ways, the better one first. You choose on the table.
       *[other] The { $count } best ways, the best first. You choose on the table.
    }
hint-plan-lead = The { $count } best plans, the best first. You place the apprentices.
hint-reminder = As advised
hint-reminder-done = All are placed. You say when you are ready.
hint-later = Then
hint-alike = It hardly matters here.
hint-unit = expected score at the end
hint-row =
    { $rank ->
        [0] { $choice }. About { $score } points at the end, between { $low } and { $high }
       *[other] Choice { $rank }: { $choice }. About { $score } points at the end, between { $low } and { $high }
    }
hint-mark =
    { $rank ->
        [0] one of the advised choices
        [1] advised first
        [2] advised second
       *[other] advised third
    }
hint-how =
    { $worlds ->
        [one] Computers ({ $level }) played it on once, drawing at random what you cannot see.
       *[other] Computers ({ $level }) played each of these on { $worlds } times, drawing at random what you cannot see. The bar: how far the results strayed; the diamond: their average.
    }
hint-seen = Others see that you asked, not what you saw.
hint-shut = Close the hint
hint-thinks = The master thinks for some seconds.
hint-missing = Still missing: { $names }.
hint-not-no-hints = Not at this table: hints are there when all have allowed them.
hint-not-busy = The master is at another table. Try again in a moment.
hint-not-stale = The game has moved on. Ask again.
hint-not-offline = The server does not answer. Your game is safe.
hint-not-your-turn = It is not your turn.
hint-not-lesson = In a lesson the master speaks by himself.
hint-not-fault = Something went wrong with the hint. Your game is safe.
