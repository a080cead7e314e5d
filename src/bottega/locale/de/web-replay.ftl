# Die Wiederholung: eine Partie noch einmal, Zug um Zug.

replay-title = Wiederholung
replay-move = Zug
replay-of = von { $last }
replay-move-of = Zug { $move } von { $last }.
replay-at =
    { $round ->
        [0] Zug { $move } von { $last }
       *[other] Zug { $move } von { $last }: Runde { $round }
    }
replay-won =
    { $count ->
        [one] { $names } hat mit { $points } gewonnen.
       *[other] { $names } haben sich mit { $points } den Sieg geteilt.
    }
replay-running = Die Partie läuft noch.
replay-this-move = Dieser Zug
replay-deal = Der Tisch ist gedeckt.
replay-quiet = Nichts, was alle sehen konnten.
replay-chosen = { $who ->
    [you] Du wählst: „{ $what }.“
   *[other] { $name } wählt: „{ $what }.“
 }
replay-missing = Dieses Bild ist nicht angekommen. Versuch es gleich noch einmal.
replay-lead = { $name } gegen die anderen

# whose eyes
replay-eyes = Mit wessen Augen
replay-all-open = Alles offen
replay-as = Wie { $name } es sah
replay-hands = Was alle in der Hand haben

# the time line
replay-time = Zeitleiste
replay-points = Punkte
replay-points-now = Punkte in diesem Moment
replay-curve = Die Punkte aller im Lauf der Partie. Am Ende: { $end }
replay-turning = Wendepunkte
replay-turning-how = Die Züge, die den Abstand an Punkten am meisten verändert haben.
replay-turn = { $name } { $change }
replay-turn-name = Wendepunkt { $number }, Zug { $move }: { $what }

# keys
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-back = Einen Zug zurück
replay-round-on = Zur nächsten Runde
replay-round-back = Zum Anfang der Runde
replay-speed = Tempo
replay-speed-now = Tempo: { $speed }-fach
replay-key-space = Leertaste
replay-hint-play = abspielen
replay-hint-step = Schritt
replay-hint-turn = Wendepunkt
replay-hint-eyes = Augen

# share and download
replay-share = Diesen Moment teilen
replay-share-all = Wer den Link öffnet, sieht Zug { $move }, wie du ihn jetzt siehst: alles offen.
replay-share-as = Wer den Link öffnet, sieht Zug { $move }, wie { $name } ihn sah.
replay-share-watch = Wer den Link öffnet, sieht Zug { $move }, wie ihn die Zuschauer sahen.
replay-share-running = Solange die Partie läuft, zeigt der Link das nur dir.
replay-link = Link
replay-copy = Link kopieren
replay-record = Partie herunterladen

# play on
replay-play-on = Von hier weiterspielen
replay-play-on-what = Ein neuer Tisch, wie er nach Zug { $move } stand: du gegen Computer.
replay-play-as = Du spielst
replay-against = Gegen
replay-trial-note = Das ist ein Versuch: Was noch gezogen wird, ist wie in dieser Partie, und die Aufzeichnung sagt, woher er stammt.
replay-begin = Anfangen
