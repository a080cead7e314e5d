# Wörter, die alle Spiele teilen.

# Die Sprache selbst, und was eine Seite sagt, bevor sie weiß, wer sie liest.
language-name = Deutsch
page-no-script = Bottega braucht JavaScript.
page-no-answer = Der Server antwortet nicht.
page-try-again = Noch einmal versuchen
page-not-now = Diese Seite kann gerade nicht gezeigt werden. Versuche es gleich noch einmal.

paint-red = Rot
paint-yellow = Gelb
paint-blue = Blau
paint-orange = Orange
paint-green = Grün
paint-purple = Violett

painter-you = du
painter-leonardo = Leonardo

# Computerspieler nach Stufen: wie einer heißt, wie mehrere heißen, und ihr Wesen in einer Zeile.
level-random = nach Zufall
level-random-many = Spieler nach Zufall
level-random-about = Irgendetwas, was erlaubt ist: der Maßstab für alle anderen.
level-apprentice = Lehrling
level-apprentice-many = Lehrlinge
level-apprentice-about = Eifrig, oft nur Zweitbester. Ein sanfter Einstieg.
level-journeyman = Geselle
level-journeyman-many = Gesellen
level-journeyman-about = Solide, nach Faustregel. Ein ebenbürtiger Abend.
level-master = Meister
level-master-many = Meister
level-master-about = Probiert jeden Zug erst im Kopf. Rechne mit Niederlagen.
level-maestro = Maestro
level-maestro-many = Maestri
level-maestro-about = Denkt lange und sieht weit. Biete alles auf, was du kannst.
level-program = Programm eines Spielers
level-time =
    { $seconds ->
        [0] zieht sofort
        [one] denkt eine Sekunde nach
       *[other] denkt { $seconds } Sekunden nach
    }

illegal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
illegal-game-over = Das Spiel ist vorbei.
illegal-not-your-turn = Du bist nicht dran.
illegal-not-open = „{ $move }“ geht jetzt nicht. Mit ? siehst du, was gefragt ist.
malformed = „{ $input }“ steht hier nicht zur Wahl. Gib eine Nummer aus der Liste ein, ? oder hilfe.

# Ein Ereignis eines Spiels, das keine eigenen Wörter hat.
plain-event = { $facts }
