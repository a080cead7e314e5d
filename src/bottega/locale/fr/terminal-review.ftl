# L’analyse d’une partie dans le terminal.

terminal-review-working = Le maître parcourt la partie
terminal-review-title = { $name } : { $points } points, { $choices } choix
terminal-review-none = Aucun choix n’a coûté un point qui mérite d’être nommé. Là où c’était serré :
terminal-review-cost = { $number }. Le coup { $move } a coûté environ { $cost } points
terminal-review-did = Vous avez choisi : { $what }
terminal-review-better = Mieux valait : { $what } (environ { $points } à la fin)
terminal-review-because = Parce que : { $what }
terminal-review-best = Meilleur choix, coup { $move } : { $what }. Environ { $points } de plus que le suivant.
terminal-review-rounds = Points par manche
terminal-review-round = Manche
terminal-review-end = fin
terminal-review-sum = somme
