# Une partie revue coup par coup.

replay-title = Partie revue
replay-move = Coup
replay-of = sur { $last }
replay-move-of = Coup { $move } sur { $last }.
replay-at =
    { $round ->
        [0] Coup { $move } sur { $last }
       *[other] Coup { $move } sur { $last } : manche { $round }
    }
replay-won =
    { $count ->
        [one] { $names } a gagné avec { $points }.
       *[other] { $names } ont partagé la victoire avec { $points }.
    }
replay-running = La partie est encore en cours.
replay-this-move = Ce coup
replay-deal = La table est dressée.
replay-quiet = Rien que tous aient pu voir.
replay-chosen = { $who ->
    [you] Vous choisissez : « { $what }. »
   *[other] { $name } choisit : « { $what }. »
 }
replay-missing = Cette image n’est pas arrivée. Réessayez dans un instant.
replay-lead = { $name } face aux autres

# whose eyes
replay-eyes = Par les yeux de
replay-all-open = Tout ouvert
replay-as = Comme { $name } l’a vu
replay-hands = Ce que chacun tient

# the time line
replay-time = Ligne du temps
replay-points = Points
replay-points-now = Points à cet instant
replay-curve = Les points de chacun au fil de la partie. À la fin : { $end }
replay-turning = Tournants
replay-turning-how = Les coups qui ont le plus changé l’écart de points.
replay-turn = { $name } { $change }
replay-turn-name = Tournant { $number }, coup { $move } : { $what }

# keys
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup plus loin
replay-back = Un coup en arrière
replay-round-on = À la manche suivante
replay-round-back = Au début de la manche
replay-speed = Vitesse
replay-speed-now = Vitesse : { $speed } fois
replay-key-space = Espace
replay-hint-play = lecture
replay-hint-step = pas à pas
replay-hint-turn = tournant
replay-hint-eyes = regard

# share and download
replay-share = Partager cet instant
replay-share-all = Qui ouvre le lien voit le coup { $move } comme vous à présent : tout ouvert.
replay-share-as = Qui ouvre le lien voit le coup { $move } comme { $name } l’a vu.
replay-share-watch = Qui ouvre le lien voit le coup { $move } comme les spectateurs l’ont vu.
replay-share-running = Tant que la partie dure, ce lien ne montre cela qu’à vous.
replay-link = Lien
replay-copy = Copier le lien
replay-record = Télécharger la partie

# play on
replay-play-on = Jouer à partir d’ici
replay-play-on-what = Une nouvelle table telle qu’elle était après le coup { $move }, vous contre des ordinateurs.
replay-play-as = Vous jouez
replay-against = Contre
replay-trial-note = C’est un essai : les tirages à venir sont ceux de cette partie, et son relevé dit d’où il vient.
replay-begin = Commencer
