# Was auf den Bildern eines Spiels steht, die Python zeichnet, neben den Namen des Spiels selbst.

picture-seat = Platz { $seat }
picture-seats = { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
 }
picture-to-act = am Zug: { $seats }
picture-winner = gewonnen: { $seats }
picture-spectator = was alle sehen
picture-eyes = was Platz { $seat } sieht
picture-behind-screen = hinter dem Schirm
picture-tiles-left = noch { $left } von { $all }
picture-altar = Altar
picture-works = { $count }: { $names }
