# Der Tisch im Browser: alles rund um die Spiele, und die Lobby.

web-title-fresco = Fresko
web-title-princes = Die Fürsten von Florenz
web-title-fresco-cards = Fresko: Das Kartenspiel
web-short-fresco = Fresko
web-short-princes = Fürsten von Florenz
web-short-fresco-cards = Das Kartenspiel

# --- Werkzeuge und Menü ---
web-tools = Werkzeuge am Tisch
web-menu = Menü
web-rules-open = Spielregel
web-rules-open-name = Spielregel: { $game }
web-close = Schließen
web-no = Nein
web-as = Hier bist du { $name }. Zum Platz von { $other } wechseln
web-undo = Rückgängig
web-undo-name = Rückgängig: meinen letzten Schritt zurücknehmen
web-undo-tip = Meinen letzten Schritt zurücknehmen (U)
web-undo-nothing = Nichts zurückzunehmen: Gesehen ist gesehen.
web-language = Sprache
web-theme-day = Tageslicht
web-theme-candlelight = Kerzenlicht
web-sound-on = Der Ton ist aus. Einschalten
web-sound-off = Der Ton ist an. Ausschalten
web-pref-sound = Ton
web-pref-keys = Einzelne Tasten, siehe unten
web-pref-waste = Fragen, bevor ich etwas verschenke
web-pref-final = Vor jedem Schritt fragen, der sich nicht zurücknehmen lässt
web-pref-summaries = Auf die Übersicht jeder Runde hinweisen
web-pref-notices = Benachrichtige mich, wenn ich dran bin
web-keys = Tastatur
web-key-undo = meinen letzten Schritt zurücknehmen
web-key-rewind = zurückblicken, und wieder vor
web-key-close = schließen
web-key-rules = die Spielregel zu dem, was gefragt ist
web-key-help = diese Seite
web-key-arrows = auf einem Plan, in der Hand oder in der Chronik weitergehen
web-key-tab = alle Möglichkeiten durchgehen
web-signs = Zeichen
web-sign-gold = Gold: das darfst du
web-sign-lapis = Blau: hier bist du
web-sign-terracotta = Terrakotta: das hast du gewählt
web-links = Links zum Teilen
web-leave = Tisch verlassen
web-resign = Aufgeben
web-resign-sure = Ein Computer spielt deinen Platz zu Ende. Aufgeben?
web-resign-yes = Ja, ich gebe auf
web-to-lobby = Zur Lobby
web-to-lobby-name = Bottega, zur Lobby
web-edition = { $edition ->
    [house] Hausausgabe · nachgebildet
   *[other] { $edition } · korrigiert: { $tables } · der Rest ist nachgebildet
 }
web-other-choices = Weitere Möglichkeiten
web-understood = Verstanden

# --- Seitenspalte ---
web-side = Chronik, Chat und Leute
web-chronicle = Chronik
web-chronicle-order = Das Neueste steht zuoberst, auch innerhalb eines Zuges.
web-chronicle-all = Von Anfang an zeigen
web-chat = Chat
web-round = Runde
web-people = Leute
web-unread = ungelesen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-ready = Kurze Worte
web-chat-well-played = Gut gespielt
web-chat-one-moment = Moment
web-chat-your-turn = Du bist dran
web-chat-thank-you = Danke
web-chat-label = Nachricht an den Tisch
web-chat-placeholder = Sag etwas zum Tisch
web-chat-send = Senden
web-chat-mute = Chat für mich ausblenden
web-chat-muted = Der Chat ist für dich ausgeblendet.
web-chat-unmute = Wieder einblenden
web-open-seat = Freier Platz
web-seat-open = frei
web-seat-you = du
web-seat-here = am Tisch
web-seat-lost = offline
web-seat-resigned = aufgegeben, ein Computer spielt
web-seat-replaced = abwesend, ein Computer spielt
web-seat-decides = entscheidet
web-seat-thinks = denkt nach
web-seat-computer = Computer, { $level }
web-program-yours = dein Programm
web-program-of = Programm von { $name }
web-program-here = verbunden
web-program-lost = nicht verbunden
web-program-silent = stumm, ein Computer spielt
web-program-nonsense = Unsinn geantwortet, ein Computer entscheidet
web-program-revoked = Schlüssel widerrufen, ein Computer spielt
web-program-show = Schlüssel
web-program-show-of = Schlüssel von { $name }
web-takeover = Computer spielen lassen
web-return = Meinen Platz wieder einnehmen
web-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-invite = Einladung: gibt einen freien Platz
web-invite-alone = Dieser Link geht nur auf diesem Rechner. Für andere starte:
web-watching = Du schaust zu
web-watching-tip = Du siehst, was alle sehen dürfen; zu wählen gibt es hier nichts.
web-asking = Was ist das? Zum Fragen berühren
web-asking-now = Berühre irgendetwas und erfahre, was es ist. Langes Drücken tut dasselbe. Mit i oder Esc geht das Spiel weiter.
web-watch-link = Link zum Zuschauen
web-copy = Kopieren
web-copied = Kopiert
web-my-link = Mein Platz auf einem anderen Gerät
web-my-link-make = Link erstellen
web-my-link-note = Wer diesen Link hat, spielt deinen Platz. Behalte ihn für dich.
web-qr-show = Code fürs Handy zeigen
web-qr-hide = Code verbergen
web-qr-alt = Code mit der Einladung, für die Kamera eines Handys

# --- warten ---
web-opening = Der Tisch wird eingerichtet …
web-your-turn = Du bist dran
web-finished = Beendet
web-wait-ready = Du bist bereit
web-wait-ready-reason =
    { $count ->
        [one] { $names } überlegt noch.
       *[other] { $names } überlegen noch.
    }
web-wait-several = { $names } überlegen
web-wait-computer = { $name } denkt nach
web-wait-program = Der Tisch wartet auf { $names }
web-wait-program-reason =
    { $count ->
        [one] Das Programm ist nicht verbunden. Ist seine Zeit um, spielt ein Computer für es.
       *[other] Die Programme sind nicht verbunden. Ist ihre Zeit um, spielen Computer für sie.
    }
web-wait-look = Sieh dich ruhig um: Nichts, was du jetzt berührst, ist ein Zug.
web-wait-person = { $name } entscheidet
web-wait-days = Komm wieder, wann du magst: Der Tisch wartet.
web-wait-away = { $name } ist nicht da
web-wait-away-reason = Ein Computer kann den Platz spielen. Wer ihn hat, nimmt ihn jederzeit wieder ein.
web-wait-replaced = Ein Computer spielt deinen Platz
web-wait-replaced-reason = Du warst nicht da. Nimm den Platz wieder ein, wann du magst.
web-wait-nobody = Einen Moment
web-slow-thought = Das dauert länger als sonst. Der Tisch wartet.
web-room =
    { $count ->
        [0] Das Spiel beginnt
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
web-room-under = vor dem Spiel
web-room-reason = Das Spiel beginnt, sobald alle da sind.
web-room-invite = Einladen
web-room-share = Schick diesen Link allen, die mitspielen sollen. Er gibt einen freien Platz, nie deinen.

# --- Verbindung ---
web-lost = Verbindung verloren
web-lost-next =
    { $seconds ->
        [0] Neuer Versuch läuft.
        [one] Nächster Versuch in 1 Sekunde.
       *[other] Nächster Versuch in { $seconds } Sekunden.
    }
web-slow-answer = Die Antwort dauert länger als sonst. Einen Moment …
web-lost-safe = Dein letzter Zug ist gesichert.
web-lost-seat = Dein Platz bleibt deiner.
web-try-now = Jetzt versuchen
web-back = Wieder am Tisch
web-back-nothing = Inzwischen ist nichts passiert.
web-back-missed = Was inzwischen passiert ist, steht in der Chronik.
web-back-show = Zeigen
web-renewed = Bottega wurde erneuert
web-renewed-reason = Beende, was du gerade tust, und lade dann die Seite neu.
web-renew = Neu laden

# --- Übersicht ---
web-summary-again = Die letzte Runde im Überblick
web-summary-new = Neu: die letzte Runde im Überblick
web-summary-every = Nach jeder Runde darauf hinweisen
web-go-on = Weiter

# --- das Ende ---
web-end-title = Schlussabrechnung: { $totals }
web-end-reason = Danke fürs Mitspielen.
web-end-rematch = Jemand wünscht sich eine Revanche.
web-end-you =
    { $points ->
        [one] Du gewinnst mit 1 Punkt Vorsprung
       *[other] Du gewinnst mit { $points } Punkten Vorsprung
    }
web-end-you-tie = Du gewinnst mit { $points } durch den Gleichstandsentscheid
web-end-you-share = Du teilst dir den Sieg mit { $points }
web-end-share = Ein geteilter Sieg mit { $points }
web-end-other = { $name } gewinnt mit { $points }
web-end-other-tie = { $name } gewinnt mit { $points } durch den Gleichstandsentscheid
web-points-unit = SP
web-result = Ergebnis
web-by-source = Woher die Punkte kommen
web-by-round = Punkte nach jeder Runde
web-as-table = Als Tabelle
web-as-drawing = Als Zeichnung
web-player = Spieler
web-sum = Summe
web-telling = Erzählenswert
web-deal = Die Auslosung, geprüft
web-seed = Startzahl
web-fingerprint = Fingerabdruck
web-fingerprint-found = Hier berechnet
web-fingerprint-why = Der Fingerabdruck der Mischung, vor dem ersten Zug festgelegt. Nach dem Spiel wird die Startzahl gezeigt, und jeder kann prüfen, dass nichts verändert wurde.
web-deal-fits = Er passt zu dem, den dieses Gerät aufbewahrt, seit es den Tisch zum ersten Mal sah. Niemand konnte die Auslosung ändern.
web-deal-unseen = Dieses Gerät hat den Tisch vor dem Ende nicht gesehen: Ob der Fingerabdruck der erste ist, lässt sich hier nicht sagen.
web-deal-differs = Diese Startzahl passt nicht zum Fingerabdruck. Exportiere das Spiel und vergleiche.
web-deal-how = Der Fingerabdruck ist der SHA-256 der Startzahl.
web-deal-again = Hier noch einmal prüfen
web-deal-checked = Geprüft ({ $count })
web-what-next = Und jetzt
web-rematch = Revanche
web-rematch-note = gleicher Tisch, neue Auslosung
web-rematch-waits = der neue Tisch wartet auf dich
web-rematch-failed = Der neue Tisch konnte nicht eingerichtet werden. Versuche es noch einmal.
web-see-board = Zum Spielplan
web-see-account = Zur Abrechnung
web-export = Exportieren
web-see-review = Rückblick
web-see-replay = Noch einmal ansehen
web-bring = Eine Partie aus einer Datei ansehen
web-bring-reason = Zieh eine Aufzeichnung hierher oder wähle sie aus: Sie wird Zug um Zug nachgespielt.
web-bring-choose = Datei wählen
web-bring-drop = Loslassen, um diese Partie anzusehen
web-trial = Versuch ab Zug { $move }
web-trial-tip = Hier geht es ab Zug { $move } einer anderen Partie weiter: zu dieser Partie.
web-rewind = Zurückblicken
web-rewind-back = Einen Zug zurück
web-rewind-on = Einen Zug weiter
web-rewind-now = Zurück zu jetzt
web-rewind-title = Rückblick: { $back ->
        [one] vor einem Zug
       *[other] vor { $back } Zügen
    }
web-rewind-reason = Die Partie läuft inzwischen weiter. In der Vergangenheit gibt es nichts zu wählen.
web-rewind-turn = Du bist jetzt dran.

# --- verschlossene Türen ---
web-gate-full = Alle Plätze sind besetzt
web-gate-full-reason = Du kannst von der Galerie aus zuschauen; Verborgenes bleibt verborgen.
web-gate-link = Dieser Link öffnet keinen Platz
web-gate-link-reason = Vielleicht ist er abgeschnitten, oder der Platz wurde jemand anderem gegeben. Bitte um einen neuen.
web-gate-seat = Dieser Platz gehört dir nicht
web-gate-seat-reason = Öffne den Tisch mit dem Link, der dir den Platz gab, oder bitte um eine neue Einladung.
web-gate-expired = Dieser Link ist abgelaufen
web-gate-expired-reason = Wer den Tisch eingerichtet hat, kann dir einen neuen geben.
web-gate-page = Unter dieser Adresse ist nichts
web-gate-page-reason = Der Link ist falsch geschrieben, oder was dort war, ist umgezogen.
web-gate-none = Diesen Tisch gibt es nicht
web-gate-none-reason = Tische, an denen lange niemand zog, werden weggeräumt. Eine Aufzeichnung, die du exportiert hast, lässt sich weiter ansehen.
web-gate-stopped = Dieser Tisch wurde angehalten
web-gate-stopped-reason = Die Regeln haben sich seit Beginn geändert, darum kann es nicht unverändert weitergehen. War das Spiel zu Ende, lässt sich die Aufzeichnung exportieren.
web-gate-damaged = Dieser Tisch ist beschädigt
web-gate-damaged-reason = Was über ihn geschrieben steht, ist nicht mehr lesbar. Andere Tische sind nicht betroffen; wer den Server betreibt, hat vielleicht eine ältere Kopie.
web-gate-offline = Der Server antwortet nicht
web-gate-offline-reason = Sieh nach, ob er noch läuft und ob du verbunden bist.
web-gate-busy = Zu viel auf einmal
web-gate-busy-reason = Der Server bittet um einen Moment Geduld.
web-gate-trouble = Der Server hat Schwierigkeiten
web-gate-trouble-reason = Er konnte diese Seite nicht öffnen. Was gespielt wurde, bleibt erhalten; versuche es gleich noch einmal.
web-gate-name = Der Server kennt diesen Namen nicht
web-gate-name-reason = Öffne ihn über seine Adresse; sonst muss, wer ihn betreibt, diesen Namen hinzufügen:
web-gate-site = Das kam von einer fremden Seite
web-gate-site-reason = Zur Sicherheit dürfen nur Bottegas eigene Seiten danach fragen. Fang auf der Startseite an.
web-gate-replay = Diese Partie gibt es hier nicht zu sehen
web-gate-replay-reason = Vielleicht ist der Link abgeschnitten, oder die Aufzeichnung musste neueren weichen. Wer die Datei hat, kann sie auf der Startseite wieder mitbringen.
web-gate-running = Diese Partie läuft noch
web-gate-running-reason = Ansehen lässt sie sich, wenn sie zu Ende ist; bis dahin sehen nur die Mitspielenden, was sie gesehen haben.
web-gate-old = Nach früheren Regeln gespielt
web-gate-old-reason = Die Regeln haben sich seit dieser Partie geändert, ihre Züge führen nicht mehr dahin, wohin sie führten. Die Version, mit der sie gespielt wurde, kann sie noch lesen.
web-gate-paste = Füge den ganzen Link ein
web-gate-open = Öffnen
web-gate-new = Neuen Tisch einrichten
web-watch = Zuschauen

# --- Ablehnungen ---
web-error-unknown = Das hat nicht geklappt. Versuche es noch einmal.
web-error-offline = Der Server antwortet nicht. Es wurde nichts gesendet.
web-error-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und wähle neu.
web-error-slow-down = Zu viel auf einmal. Warte einen Moment.
web-error-too-many-tables = Du hast zu viele offene Tische. Beende erst einen.
web-error-too-large = Das ist zu lang.
web-error-malformed = Der Server hat das nicht verstanden. Lade die Seite neu.
web-error-bad-seats = Diese Plätze passen nicht zum Spiel.
web-error-bad-options = Diese Einstellungen passen nicht zum Spiel.
web-error-lesson = Die Lektion bittet hier um etwas anderes. Gespielt wurde nichts.
web-error-no-lesson = Diese Lektion gibt es nicht.
web-error-not-open = Das steht nicht mehr zur Wahl. Sieh noch einmal hin und wähle neu.
web-error-not-your-turn = Du bist nicht dran.
web-error-game-over = Das Spiel ist vorbei.
web-error-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
web-error-cannot-undo = Kein Weg zurück: Etwas wurde aufgedeckt oder weitergegeben. Gesehen ist gesehen.
web-error-resigned = Ein Computer spielt diesen Platz zu Ende.
web-error-away = Ein Computer spielt gerade diesen Platz. Nimm ihn erst wieder ein.
web-error-not-away = Diese Person ist da.
web-error-still-expected = Diese Person kann noch zurückkommen. Ein Computer springt nur in einem laufenden Spiel ein, und erst nach einer Weile.
web-error-watching = Wer zuschaut, kann das nicht tun.
web-error-not-started = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
web-error-not-over = Das Spiel ist noch nicht vorbei.
web-error-stopped = Dieses Spiel wurde angehalten.
web-error-not-kept = Das ließ sich nicht aufschreiben, also ist es nicht geschehen. Versuche es noch einmal.
web-error-conflict = Jemand anderes hat an diesem Tisch geschrieben. Er wurde neu gelesen; wähle neu.
web-error-not-seated = Du hast keinen Platz an diesem Tisch.
web-error-not-host = An einem Tisch, der allen offensteht, kann das nur, wer ihn eröffnet hat.
web-error-no-table = Diesen Tisch gibt es nicht.
web-error-wrong-link = Dieser Link führt zu keinem Tisch.
web-error-expired-link = Der Tisch hinter diesem Link ist geschlossen.
web-error-full = An diesem Tisch sind alle Plätze besetzt.
web-error-wrong-secret = Das ist kein Schlüssel zu einem Platz an diesem Tisch.
web-error-wrong-key = Das ist kein Schlüssel eines Programms, oder er wurde widerrufen.
web-error-wrong-protocol = Diese Fassung des Protokolls spricht der Server nicht.
web-error-too-many-keys = Du hast zu viele Schlüssel für Programme. Widerrufe erst einen.
web-error-no-key = Diesen Schlüssel hast du nicht.
web-error-no-game = Dieses Spiel gibt es nicht.
web-error-no-rules = Zu diesem Spiel gibt es keine Spielregel.
web-error-no-edition = Dieser Server bietet diese Ausgabe nicht an. Lade die Seite neu.
web-error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
web-error-seat-taken = Dieser Platz ist besetzt.
web-error-bad-record = Das ist keine Aufzeichnung einer Partie von hier, oder sie wurde beschädigt oder verändert.
web-error-old-record = Diese Partie wurde nach früheren Regeln gespielt und lässt sich nicht mehr nachspielen.
web-error-no-replay = Diese Partie gibt es hier nicht zu sehen.
web-error-no-eyes = So hat niemand diese Partie gesehen.
web-error-no-move = Diesen Zug hat die Partie nicht.

# --- Lobby ---
web-lobby = Lobby
web-vault = Ein Fresko wird restauriert: die Malerei als Allegorie, mit Palette und Pinsel
web-you-are = Du bist
web-poster-meta = { $least }–{ $most } Spieler · { $minutes } Min.
web-poster-fresco = Steh früh auf, kauf Farben, restauriere das Deckenfresko.
web-poster-princes = Biete mit, bau dein Fürstentum aus, lass große Werke entstehen.
web-poster-fresco-cards = Tausch Farben, misch sie, dreh die Abschnitte.
web-play-now = Jetzt spielen
web-play-now-name = Jetzt { $game } spielen, gegen Computer
web-play-now-seats = { $others ->
    [one] du und ein Computer
   *[other] du und { $others } Computer
 }
web-set-table = Tisch einrichten
web-set-table-name = Tisch einrichten für { $game }
web-setup = Der Tisch für { $game }
web-setup-edition = Ausgabe
web-setup-edition-house = Hausausgabe
web-how-many = Spieler
web-seat-number = Platz { $number }
web-seat-bot = Computer: { $level }
web-seat-friend = Freunde, per Link
web-program-put = Ein Programm von mir
web-program-name = Name des Programms auf Platz { $number }
web-modules = Module
web-presets = Fertige Zusammenstellungen
web-preset-first = erstes Spiel
web-preset-family = Familie
web-preset-big-box = die ganze Schachtel
web-house-rules = Hausregeln
web-pace-days = Über Tage, ohne Eile
web-public = Unter den offenen Tischen zeigen
web-start = Spiel beginnen
web-start-computers = Alle sind da: Das Spiel beginnt sofort.
web-start-invite = Tisch einrichten und einladen
web-start-open = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, wenn alle sitzen.
web-start-program = Den Schlüssel deines Programms siehst du am Tisch, ein einziges Mal.
web-no-tables = Noch keine. Spiel gleich los oder richte einen Tisch für Freunde ein.
web-table-stopped = Angehalten
web-take-seat = Platz nehmen
web-look-in = Hineinschauen
web-sit-down = Hinsetzen

# --- Einladung ---
web-invitation = Einladung
web-join = Du bist eingeladen: { $game }
web-join-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-join-name = Dein Name am Tisch

# --- Module von Fresko: was jedes hinzufügt ---
web-module-portraits = Porträts
web-module-portraits-about = Im Atelier lassen sich Leute porträtieren, die sich mit einem Geschenk bedanken.
web-module-requests = Aufträge
web-module-requests-about = Drei restaurierte Plättchen erfüllen in der Werkstatt einen Auftrag: Punkte und mehr Einkommen.
web-module-special-blends = Spezialfarben
web-module-special-blends-about = Rosa und Braun lassen sich mischen, und wertvollere Plättchen verlangen sie.
web-module-wishing-well = Wunschbrunnen
web-module-wishing-well-about = Pfennige, in den Brunnen am Markt geworfen, bringen Wunschkarten.
web-module-leaf-gold = Blattgold
web-module-leaf-gold-about = Blattgold vom Markt bringt beim Restaurieren mehr Punkte.
web-module-glaziers = Glaser
web-module-glaziers-about = Fenster für die Kathedrale, aus farbigem Glas.
web-module-scrolls = Schriftrollen
web-module-scrolls-about = Geheime Schriftrollen belohnen, wer in ihrer Reihe oder Spalte restauriert.
web-module-bells = Glocken
web-module-bells-about = Urkunden für Glocken; wer die meisten gießen lässt, bekommt Punkte.
web-module-wall-fresco = Wandfresko
web-module-wall-fresco-about = Ein zweites Bild an der Wand, Abschnitt für Abschnitt restauriert.
web-module-medico = Medicus
web-module-medico-about = Gehilfen können krank werden; Flaschen vom Medicus heilen sie.
web-module-favors = Gunst (Queenie)
web-module-favors-about = Jedes Plättchen verbirgt eine Gunst, für alle, die es beim Bischof restaurieren.

# --- Einstellungen ---
web-option-fresco-screens = Sichtschirme
web-option-fresco-screens-closed = zu: Taler und Farben sind geheim
web-option-fresco-screens-open = offen: alle sehen alles
web-option-fresco-market-refresh = Markt zwischen den Runden
web-option-fresco-market-refresh-fill = nur leere Plätze werden gefüllt
web-option-fresco-market-refresh-redraw = alle Plättchen werden neu gezogen
web-option-fresco-start-rotation = Maler auf den Startfeldern
web-option-fresco-start-rotation-front-to-rear = der vorderste geht nach hinten
web-option-fresco-start-rotation-rear-to-front = der hinterste geht nach vorn
web-option-fresco-hostel-three-players = Herberge zu dritt
web-option-fresco-hostel-three-players-five-rows = fünf Uhrzeiten
web-option-fresco-hostel-three-players-four-rows = vier Uhrzeiten
web-option-fresco-booths = Marktstände
web-option-fresco-booths-rising-booths = verschieden groß
web-option-fresco-booths-even-booths = gleich groß
web-option-fresco-m4-visit = Wunsch: Besuch des Bischofs
web-option-fresco-m4-visit-step = ein Schritt mehr
web-option-fresco-m4-visit-anywhere = auf ein beliebiges Segment
web-option-fresco-bottle-prices = Preise der Flaschen beim Medicus
web-option-fresco-bottle-prices-dearest-first = erst 3, dann 2
web-option-fresco-bottle-prices-first-two-swapped = erst 2, dann 3
web-option-fresco-m7-bishop-condition = Schriftrolle: der Bischof
web-option-fresco-m7-bishop-condition-before = steht vorher auf der Linie
web-option-fresco-m7-bishop-condition-none = darf irgendwo stehen
web-option-fresco-m7-double-needs-bishop = Beide Schriftrollen auf einmal
web-option-fresco-m7-double-needs-bishop-no = ohne den Bischof
web-option-fresco-m7-double-needs-bishop-yes = mit dem Bischof
web-option-fresco-m8-later-instalments = Glocken: was später auf eine Urkunde gelegt wird
web-option-fresco-m8-later-instalments-none = bringt keine Punkte
web-option-fresco-m8-later-instalments-score = bringt 1 Punkt je 2 Taler
web-option-fresco-m10-neutral = Medicus: der neutrale Gehilfe, der krank wird
web-option-fresco-m10-neutral-leaves = geht zurück ins Theater
web-option-fresco-m10-neutral-swapped = geht, ein kranker kommt dafür und bleibt
web-option-fresco-idle-rounds = Hausregel: Runden, in denen niemand etwas restauriert, bis zum Ende
web-option-fresco-idle-altar = Hausregel: den Altar restaurieren
web-option-fresco-idle-altar-is-work = zählt auch als Arbeit
web-option-fresco-idle-altar-is-idle = zählt nicht als Arbeit
web-option-princes-money = Geld
web-option-princes-money-hidden = bis zum Ende verdeckt
web-option-princes-money-open = für alle offen
web-option-princes-first-player = Startspieler
web-option-princes-first-player-first-seat = der erste Platz
web-option-princes-first-player-random = ausgelost
web-option-princes-free-sale = Verkauf von Prestigepunkten
web-option-princes-free-sale-no = nur wenn Geld fehlt
web-option-princes-free-sale-yes = bei jeder eigenen Entscheidung
web-option-princes-palace = Palazzo
web-option-princes-palace-wide = breit
web-option-princes-palace-tall-palace = hoch
web-option-princes-landscape-sizes = Wald, See, Park
web-option-princes-landscape-sizes-sizes-4-3-2 = 4, 3 und 2 Felder
web-option-princes-landscape-sizes-sizes-6-4-2 = 6, 4 und 2 Felder
web-option-princes-landscape-sizes-sizes-5-4-3 = 5, 4 und 3 Felder
web-option-princes-hospital-shape = Hospital
web-option-princes-hospital-shape-t-shape = wie ein T
web-option-princes-hospital-shape-plus-hospital = wie ein Kreuz
web-option-princes-profession-names = Namen der Personen
web-option-princes-profession-names-main-names = übliche
web-option-princes-profession-names-rival-names = andere
web-option-fresco-cards-half-bottles = Halbe Flaschen
web-option-fresco-cards-half-bottles-same-blend = zwei der gleichen Mischfarbe
web-option-fresco-cards-half-bottles-any = zwei beliebige
web-option-fresco-cards-workshop-piles = Werkstattstapel
web-option-fresco-cards-workshop-piles-mixed = gemischt: keine Rückseite verrät die Farbe
web-option-fresco-cards-workshop-piles-by-colour = nach Farbe: einer je Mischfarbe
web-option-fresco-cards-top-value = Höchster Abschnitt
web-option-fresco-cards-top-value-eight = 8 Punkte
web-option-fresco-cards-top-value-seven = 7 Punkte
web-option-fresco-cards-action-tile-mix = Aktionsplättchen
web-option-fresco-cards-action-tile-mix-turn-5-swap-5-request-4-paint-6 = übliche Mischung
web-option-fresco-cards-action-tile-mix-more-requests = mehr Bitten
web-option-fresco-cards-turn-cap = Züge je Spieler, höchstens

# --- Rat: was die Seite sagt, bevor die Tafel offen liegt ---
web-hint-name = Rat: Was täte ein Meister?
web-hint-short = Rat
web-hint-tip = Was täte ein starker Spieler? (H)
web-hint-not-here = Kein Rat an diesem Tisch, solange ihn nicht alle erlauben
web-hint-allow = Ich erlaube Rat an diesem Tisch
web-hint-count = { $count ->
    [one] hat um Rat gefragt
   *[other] hat { $count }-mal um Rat gefragt
 }
web-hint-asked = { $who ->
    [you] Du fragst den Meister um Rat.
   *[other] { $painter } fragt den Meister um Rat.
 }
web-pref-hints = Rat anbieten
web-key-hint = Rat: Was täte ein Meister?
web-error-no-hints = Nicht an diesem Tisch: Nicht alle haben Rat erlaubt.
web-error-busy = Der Meister ist an einem anderen Tisch. Versuch es gleich noch einmal.
web-error-no-advice = Der Meister weiß gerade keine Antwort. Versuch es gleich noch einmal.

web-waste-label = { $label }, { $lost }
web-ask-final = Das lässt sich nicht zurücknehmen. Trotzdem tun?
web-ask-take-back = Deine letzte Wahl zurücknehmen, obwohl du seitdem etwas gesehen hast? Die Partie heißt dann „mit Zurücknahmen“.
web-ask-take-back-yes = Zurücknehmen
web-ask-yes = Tun
web-ask-all-the-same = Trotzdem
web-ask-no = Nein, lieber nicht
web-take-back-tip = Zurück vor meine letzte Wahl (U); nur gegen Computer
web-take-backs = mit Zurücknahmen
web-take-backs-tip = { $count ->
    [one] Eine Wahl wurde zurückgenommen, nachdem schon etwas zu sehen war.
   *[other] { $count } Mal wurde eine Wahl zurückgenommen, nachdem schon etwas zu sehen war.
 }
web-end-understood = Verstanden
