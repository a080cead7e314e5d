# Following at the table what others do, in the browser.

follow-pace = What others do is shown
follow-pace-slow = slowly
follow-pace-usual = as usual
follow-pace-fast = fast
follow-pace-at-once = at once
follow-to-turn = To my turn
follow-skip = { $count ->
    [one] Skip 1 step
   *[other] Skip { $count } steps
 }
follow-again = What happened?
follow-concerns = This concerns you
follow-stood-in = { $count ->
    [one] A computer made a move for you while you were away.
   *[other] A computer made { $count } moves for you while you were away.
 }
follow-new = new
follow-sending = On its way to the table …
follow-lost-choice = Your last choice may not have arrived. You will see as soon as the line is back.
follow-resigned = You have resigned
follow-resigned-reason = A computer plays your seat to the end. You may stay and look on.
follow-not-arrived = Your last choice did not arrive. Please choose again.
follow-not-arrived-too-late = Your last choice did not arrive, and the game has gone on without it.
web-key-again = what happened since my last move
web-key-skip = skip to how the table stands now
