# Die Startseite: wartende Tische, die Maler als Gegner, Einstellungen.

home-lead = Drei Renaissance-Spiele an einem Tisch.
home-doors = Auf dieser Seite
home-door-play = Spielen
home-door-tables = Tische
home-door-learn = Lernen
home-door-history = Deine Partien
home-door-settings = Optionen
home-play = Spielen
home-play-note = ohne Konto: hinsetzen und spielen
home-against = Sofort spielen gegen
home-turns =
    { $count ->
        [one] An einem Tisch bist du am Zug
       *[other] An { $count } Tischen bist du am Zug
    }
home-turns-more =
    { $count ->
        [one] Noch ein Tisch wartet auf dich, weiter unten.
       *[other] Noch { $count } Tische warten auf dich, weiter unten.
    }
home-with = mit { $people }
home-moved = dein letzter Zug: { $ago }
home-modules =
    { $count ->
        [one] ein Modul
       *[other] { $count } Module
    }
home-days = über Tage
home-tables = Tische
home-yours = Deine
home-yours-none-else =
    { $count ->
        [one] Nur der Tisch ganz oben, an dem du dran bist.
       *[other] Nur die Tische ganz oben, an denen du dran bist.
    }
home-open = Offen für alle
home-open-none = Gerade wartet niemand. Richte einen Tisch ein und lade Freunde ein.
home-coming = Einen Augenblick …
home-show-all = Alle { $count } zeigen
home-settings = Optionen
home-settings-note = auf diesem Gerät gespeichert
home-set-light = Licht
home-light-day = Tag
home-light-candlelight = Kerze
home-light-device = Wie das Gerät
home-set-sound = Klänge
home-set-sound-about = leise; nie das einzige Zeichen
home-set-notices = Hinweise
home-set-notices-about = melden, wenn ich am Zug bin
home-set-keys = Tasten
home-set-keys-about = Kurzbefehle am Tisch
home-set-summaries = Rückblicke
home-set-summaries-about = was jede Runde gebracht hat
home-set-programs = Programme
home-set-programs-about = Schlüssel, mit denen sie für dich spielen
home-set-programs-show = Schlüssel zeigen
home-bring-which =
    { $count ->
        [one] Eine Partie ist in der Datei.
       *[other] { $count } Partien sind in der Datei. Welche?
    }
