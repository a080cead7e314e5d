# Beendete Partien: Liste, Zahlen, Datei, Löschen.

games-title = Deine Partien
games-show-all = Alle zeigen
games-which = Welches Spiel
games-all = Alle
games-none = Noch keine beendete Partie.
games-none-counted = Noch keine Partie, die zählt.
games-not-counted = Lektionen, Versuche und dem Computer überlassene Partien zählen nicht.
games-figures = Zahlen
games-list = Alle Partien
games-players =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
games-with = Spieler
games-by-players = { $game } nach Spielerzahl
games-place = { $place }.
games-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
games-trial = Versuch
games-lesson = Lektion
games-left = dem Computer überlassen
games-account = Endstand
games-replay = Ansehen
games-delete = Löschen
games-count = Partien
games-won = Gewonnen
games-best = Bestwert
games-mean = Durchschnitt
games-mean-place = Mittlerer Platz
games-of = von { $players }
games-a-game = pro Partie
games-places = Deine letzten { $count } Partien: der Platz in jeder
games-pending =
    { $count ->
        [one] Eine Partie wird noch ausgezählt …
       *[other] { $count } Partien werden noch ausgezählt …
    }
games-high-fresco-segment = Bestes Segment
games-high-princes-work = Bestes Werk
games-high-fresco-cards-section = Bester Abschnitt
games-mean-fresco-segments = Segmente
games-mean-fresco-altar = Besuche am Altar
games-mean-fresco-spent = Taler auf dem Markt
games-mean-princes-works = Werke
games-mean-princes-paid = Florin bei Versteigerungen
games-mean-fresco-cards-sections = Abschnitte
games-mean-fresco-cards-mixes = Mischungen
games-tally-fresco-hours = Wann du aufstehst
games-tally-princes-items = Was du kaufst
games-tally-princes-professions = Wessen Werke du schaffen lässt
games-tally-fresco-cards-tiles = Plättchen, die du nimmst
games-more = Mehr zeigen ({ $count })
games-yours = Sie gehören dir
games-file-about = Alle deine beendeten Partien als eine Datei: eine Zeile je Partie, und jede Zeile ist eine Aufzeichnung, die sich hier, im Terminal und in Python wieder ansehen lässt.
games-file = Alle Partien herunterladen
games-delete-every = Alle löschen …
games-delete-one = Diese Partie löschen?
games-delete-all =
    { $count ->
        [one] Deine eine beendete Partie löschen?
       *[other] Alle { $count } beendeten Partien löschen?
    }
games-delete-alone = Niemand sonst hat sie: Der Tisch, seine Züge und sein Chat sind endgültig weg, und Links dorthin führen ins Leere.
games-delete-shared = Was nur du hast, ist endgültig weg. Wer mitgespielt hat, behält sein Exemplar; es verschwindet aus deinen Listen und Zahlen, und der Platz dort ist nicht mehr deiner. Was du im Chat gesagt hast, bleibt stehen.
games-delete-name = Meinen Namen entfernen, wo andere die Partie behalten
games-delete-no-way-back = Das lässt sich nicht rückgängig machen.
games-keep = Behalten
games-delete-yes = Löschen
