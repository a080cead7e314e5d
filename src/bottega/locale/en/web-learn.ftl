# The coach at the table of a lesson, and the places where lessons are offered.

learn-step = Step { $step } of { $steps }
learn-progress = Steps of the lesson: { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-play-on = Play on
learn-there = Take me there
learn-show-me = Show me
learn-there-tip = Brings the thing into sight and lets its ring pulse. You make the move yourself.
learn-there-now = Look for the pulsing ring of chalk with the hand beside it.
learn-show-me-tip = The master makes this move for you.
learn-know = I know this
learn-leave = Leave the lesson
learn-fold = Fold the master’s words away
learn-unfold = Show the master’s words
learn-wait = The others are moving …
learn-listen = One moment: first the words, then the move. Choose Next when you have read them.
learn-listen-back = You are looking back. Choose Next to return to your move.
learn-nothing-there = There is nothing to choose there. Look for the ring of chalk, or choose Take me there.
learn-later = Unsure later on? The ? above opens the rule book at the question in hand; beside it, once you play on, Hint shows what a strong player would do.
learn-leave-ask = Leave the lesson?
learn-leave-why = Your step is kept. You can go on another day, or play this game to its end without the master.
learn-leave-later = Go on another day
learn-leave-alone = Play on alone
learn-leave-stay = Stay
learn-keys = Keys: N next or to the move, B back, K I know this, Esc folds
learn-home = Learn with the old master
learn-home-lead = A real table, step by step: he points, you play.
learn-home-modules = Modules of Fresco, one minute each
learn-about = { $minutes ->
    [one] { $steps } steps, about a minute
   *[other] { $steps } steps, about { $minutes } minutes
 }
learn-at = Step { $step } of { $steps }
learn-done = Taken
learn-begin = Begin
learn-go-on = Go on
learn-again = Again
learn-over = Start over
learn-begin-name = { $act }: the lesson { $lesson }
learn-mini-leonardo = Leonardo, for two
learn-first = Your first time at { $game }?
learn-first-why = The old master can show you a first round at a real table. It takes about { $minutes } minutes, and the game goes on from there.
learn-first-lesson = Show me a first round
learn-first-play = I know it: play now
learn-first-never = Do not ask again
learn-module = New to you? A lesson of one minute shows it.
learn-module-show = Show me { $module }
