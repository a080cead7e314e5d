# The review of a game in the terminal.

terminal-review-working = The master goes through the game
terminal-review-title = { $name }: { $points } points, { $choices } choices
terminal-review-none = No choice cost a point worth naming. Where it was close:
terminal-review-cost = { $number }. Move { $move } cost about { $cost } points
terminal-review-did = You chose: { $what }
terminal-review-better = Better was: { $what } (about { $points } at the end)
terminal-review-because = Because: { $what }
terminal-review-best = Best choice, move { $move }: { $what }. Worth about { $points } more than the next best.
terminal-review-rounds = Points by round
terminal-review-round = Round
terminal-review-end = end
terminal-review-sum = sum
