# Ce qui est écrit sur les images d’une partie que dessine Python, à côté des noms du jeu lui-même.

picture-seat = place { $seat }
picture-seats = { $count ->
    [one] place { $seats }
   *[other] places { $seats }
 }
picture-to-act = à jouer : { $seats }
picture-winner = victoire : { $seats }
picture-spectator = ce que tout le monde voit
picture-eyes = ce que voit la place { $seat }
picture-behind-screen = derrière l’écran
picture-tiles-left = reste { $left } sur { $all }
picture-altar = Autel
picture-works = { $count } : { $names }
