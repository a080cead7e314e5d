# Die Nachbetrachtung einer Partie: wo sie gewonnen oder verloren wurde, für eine der beteiligten Personen.

review-title = Rückblick
review-replay = Noch einmal ansehen
review-your-game = Deine Partie
review-whose = Wessen Partie
review-of = { $name }: { $result }

# the result
review-first = Platz 1 mit { review-with }, { $ahead } vor { $name }
review-shared = Platz 1 mit { review-with }, ein geteilter Sieg
review-place = Platz { $place } mit { review-with }, { $behind } hinter { $name }
# Ohne das Wort läse sich „mit 0, 74 hinter …“ wie eine Dezimalzahl.
review-with =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
review-sum =
    { $count ->
        [one] Eine Entscheidung hat etwa { $points } Punkte gekostet.
       *[other] { $count } Entscheidungen haben etwa { $points } Punkte gekostet.
    }
review-none = Keine Entscheidung hat einen nennenswerten Punkt gekostet. Hier war es knapp:
review-bare = In dieser Partie gibt es nichts abzuwägen: nur die Punkte.

# while it is worked out
review-working = Der Meister geht die Partie durch, Entscheidung für Entscheidung.
review-waiting = Der Meister ist bei einer anderen Partie und kommt danach zu dieser.
review-later = Der Meister ist gerade nicht zu erreichen; die Seite fragt noch einmal.
review-failed = Der Meister hat abgebrochen. Was er gefunden hat, bleibt.
review-again = Weiter
review-progress = Wie weit der Rückblick ist

# costly choices
review-lost = Wo sie verloren ging
review-won = Wo mehr zu holen war
review-out-of =
    { $count ->
        [one] von einer einzigen Entscheidung
       *[other] die teuersten von { $count } Entscheidungen
    }
review-cost = hat dich etwa gekostet
review-cost-other = hat etwa gekostet
review-lost-about = etwa { $points } Punkte verloren
review-did = Du hast gewählt
review-did-other = { $name } hat gewählt
review-better = Besser war
review-instead = Etwa { $better } am Ende statt { $did }.
review-plainly = Oft weitergespielt brachte der andere Weg etwa { $points } mehr.
review-see = Ansehen
review-see-name = Im Verlauf ansehen, nach Zug { $move }
review-try = Ab hier versuchen
review-try-tip = Ein eigener Tisch ab diesem Moment, mit denselben Ziehungen, gegen Computer. Nichts davon zählt.
review-best = Deine beste Entscheidung
review-best-other = Die beste Entscheidung
review-best-what = { $place } · { $what }.
review-worth = Etwa { $points } mehr wert als die nächstbeste.
review-round = Runde { $round }

# points by round
review-rounds = Deine Punkte, Runde für Runde
review-rounds-other = Punkte, Runde für Runde
review-round-head = Runde
review-end = Ende
review-other = Sonstiges
review-typical = üblich
review-lowest = am weitesten unter dem Üblichen
review-least = die wenigsten Punkte

# typical scores
review-against = Neben üblichen Ergebnissen
review-against-what = { $games } Partien, { $players } am Tisch, { $level }
review-against-none = Es gibt keine Partien wie diese zum Vergleichen.
review-in-all = Insgesamt
review-source = Punkte aus
review-half = die Hälfte aller Partien
review-low = unteres Viertel
review-middle = Mitte
review-high = oberes Viertel
review-you = du
review-usual = wie üblich
review-range = { $what }: { $name } { $own }; die Hälfte aller Partien zwischen { $low } und { $high }, Mitte { $middle }

review-how = Jede Wahl wurde abgewogen, indem sie viele Male weitergespielt wurde, mit dem, was man damals wissen konnte. Auf etwa einen Punkt genau.

# the chance to win, in the replay
review-chances = Chancen
review-points = Punkte
review-chances-now = Siegchance in diesem Moment
review-course = Was die Linien zeigen
review-curve = Die Siegchance aller über die Partie
review-curve-table = Siegchance nach jedem betrachteten Zug, in Prozent
review-turning-how = Die Züge, die jemandes Siegchance am meisten verändert haben.
review-chance-of = Chance von { $name }
review-percent = { $percent } %
review-thinking = Der Meister denkt noch nach: { $percent } %
