# L’analyse d’une partie terminée : où elle s’est gagnée ou perdue, pour un de ses joueurs.

review-title = Analyse
review-replay = Revoir
review-your-game = Votre partie
review-whose = La partie de qui
review-of = { $name } : { $result }

# the result
review-first = Première place avec { review-with }, { $ahead } devant { $name }
review-shared = Première place avec { review-with }, victoire partagée
review-place =
    { $place ->
        [2] Deuxième place avec { review-with }, { $behind } derrière { $name }
        [3] Troisième place avec { review-with }, { $behind } derrière { $name }
        [4] Quatrième place avec { review-with }, { $behind } derrière { $name }
       *[5] Cinquième place avec { review-with }, { $behind } derrière { $name }
    }
# Sans le mot, « avec 37, 105 derrière … » se lit comme un seul nombre.
review-with =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-sum =
    { $count ->
        [one] Un choix a coûté environ { $points } points.
       *[other] { $count } choix ont coûté environ { $points } points.
    }
review-none = Aucun choix n’a coûté un point qui mérite d’être nommé. Là où c’était serré :
review-bare = Il n’y a rien à peser dans cette partie : seulement les points.

# while it is worked out
review-working = Le maître parcourt la partie, choix par choix.
review-waiting = Le maître est à une autre partie ; celle-ci vient ensuite.
review-later = Le maître n’est pas joignable pour l’instant ; la page redemande.
review-failed = Le maître s’est interrompu. Ce qu’il a trouvé reste.
review-again = Continuer
review-progress = Avancement de l’analyse

# costly choices
review-lost = Où la partie s’est perdue
review-won = Où il y avait plus à gagner
review-out-of =
    { $count ->
        [one] sur un seul choix
       *[other] les plus coûteux, sur { $count } choix
    }
review-cost = vous a coûté environ
review-cost-other = a coûté environ
review-lost-about = perte d’environ { $points } points
review-did = Vous avez choisi
review-did-other = { $name } a choisi
review-better = Mieux valait
review-instead = Environ { $better } à la fin au lieu de { $did }.
review-plainly = Rejouée bien des fois, l’autre voie a rapporté environ { $points } de plus.
review-see = Voir
review-see-name = Voir ce moment, après le coup { $move }
review-try = Essayer d’ici
review-try-tip = Une table à vous dès ce moment, avec les mêmes tirages, contre des ordinateurs. Rien ne compte.
review-best = Votre meilleur choix
review-best-other = Le meilleur choix
review-best-what = { $place } · { $what }.
review-worth = Environ { $points } de plus que le choix suivant.
review-round = Manche { $round }

# points by round
review-rounds = Vos points, manche par manche
review-rounds-other = Points, manche par manche
review-round-head = Manche
review-end = fin
review-other = Autres
review-typical = habituel
review-lowest = le plus en dessous de l’habituel
review-least = le moins de points

# typical scores
review-against = Face aux scores habituels
review-against-what = { $games } parties, { $players } à la table, { $level }
review-against-none = Il n’y a pas de parties comme celle-ci à comparer.
review-in-all = En tout
review-source = Points de
review-half = la moitié des parties
review-low = quart inférieur
review-middle = milieu
review-high = quart supérieur
review-you = vous
review-usual = habituel
review-range = { $what } : { $name } { $own } ; la moitié des parties entre { $low } et { $high }, milieu { $middle }

review-how = Chaque choix a été pesé en le jouant jusqu’au bout bien des fois, avec ce qu’on pouvait savoir alors. À un point près.

# the chance to win, in the replay
review-chances = Chances
review-points = Points
review-chances-now = Chances de gagner à ce moment
review-course = Ce que montrent les lignes
review-curve = Les chances de gagner de chacun au fil de la partie
review-curve-table = Chances de gagner après chaque coup examiné, en pour cent
review-turning-how = Les coups qui ont le plus changé les chances de quelqu’un.
review-chance-of = Chances de { $name }
review-percent = { $percent } %
review-thinking = Le maître réfléchit encore : { $percent } %
