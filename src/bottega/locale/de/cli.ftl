# Der Befehl `bottega`.

cli-help =
    Bottega: Brettspiele der Renaissance an deinem eigenen Tisch.

    bottega                  dasselbe wie bottega serve, mit denselben Angaben
    bottega serve            den Webtisch öffnen: im Browser spielen, allein oder mit Freunden
    bottega play SPIEL       im Terminal spielen, gegen Computer
    bottega replay DATEI     ein gesichertes Spiel Zug für Zug ansehen
    bottega review DATEI     was die Entscheidungen einer gesicherten Partie gekostet haben
    bottega arena SPIEL      Computer viele Spiele spielen lassen und zählen
    bottega lab              Spieler lernen lassen und einstufen, Spiele untersuchen
    bottega backup DATEI     alles, was ein Server aufhebt, in einer Datei, während er läuft
    bottega restore DATEI    und zurück, in einen leeren Ordner
    bottega admin            einen Server betreuen: was eingestellt ist, seine Tische, seine Gäste
    bottega games            welche Spiele es gibt, und ihre Einstellungen
    bottega edition check DATEI   prüfen, ob eine Ausgabe zu gebrauchen ist
    bottega database copy VON NACH   mit allen Spielen in eine andere Datenbank umziehen

    --version   die Version        --lang XX   die Sprache: { $languages } (sonst nach LANG)
    Jeder Befehl hat ein eigenes --help. Zum Anfangen: bottega play fresco
cli-help-serve =
    bottega serve [Angaben]: den Webtisch öffnen, für diesen Rechner oder auch für andere.

    --host H          die Adresse, auf der er erreichbar ist (sonst 127.0.0.1: nur dieser Rechner; 0.0.0.0: das ganze Netz)
    --port P          der Port (sonst 8765; 0 für irgendeinen freien)
    --data ORDNER     der Ordner, in dem die Spiele liegen
    --database URL    stattdessen eine Datenbank, wie BOTTEGA_DATABASE: postgresql://NAME@HOST/DATENBANK, sqlite:///DATEI
    --no-open         den Browser nicht öffnen
    --name NAME       ein Name, unter dem andere diesen Rechner erreichen, auch mehrmals; Adressen gehen immer
    --pace S          Sekunden zwischen den Zügen der Computer (sonst 0,25)
    --grace S         Sekunden, bis ein Computer den Platz von jemandem nimmt, der gegangen ist (sonst 90)
    --edition DATEI   eine Ausgabe, die neben der Hausausgabe gespielt werden kann; auch mehrmals
    --behind-proxy A,B  Adressen oder Netze (10.0.0.0/8) von Proxys, denen geglaubt wird, wenn sie sagen, wer fragt
    --thinkers N      wie viele Computer gleichzeitig nachdenken dürfen (sonst 1)
    --config DATEI    Einstellungen aus einer Datei (docs/operating.md); Angaben und BOTTEGA_... gehen vor
    --log FORM        das Protokoll in der Fehlerausgabe: lines (sonst) oder json
    --log-level L     debug, info, warning (sonst) oder error
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-play =
    bottega play SPIEL [Angaben]: im Terminal spielen, gegen Computer.

    --players N       wie viele am Tisch sitzen (sonst so viele, wie das Spiel zulässt)
    --seat K          dein Platz, von 1 an gezählt (sonst 1)
    --bots A,B,C      die Computer auf den anderen Plätzen, oder ein Name für alle (sonst { $usual })
    --seed S          eine Zahl; die gleiche Startzahl ergibt das gleiche Spiel
    --modules A,B     Module mit Namen oder Nummer (1,6); first (keine), family (1-3), big-box (alle)
    --option K=W      eine Einstellung des Spiels, auch mehrmals; bottega games zählt sie auf
    --edition DATEI   eigenes Spielmaterial
    --load DATEI      mit einem gesicherten Spiel weitermachen
    --ask-all         auch fragen, wo es kaum etwas zu wählen gibt
    --watch           nur Computer spielen, du schaust zu
    --pace P          Sekunden zwischen den Zügen, während du zuschaust, oder step: auf Enter warten
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-replay =
    bottega replay DATEI [Angaben]: ein gesichertes Spiel Zug für Zug ansehen.

    --to N            bei Zug N anfangen
    --seat K          mit dem, was man auf Platz K wusste; sonst als Zuschauer
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-review =
    bottega review DATEI [Angaben]: was die Entscheidungen einer gesicherten Partie gekostet haben, mit Punkten nach Runden.

    --seat K          die Entscheidungen auf Platz K (meist 1)
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-arena =
    bottega arena SPIEL --bots A,B,C [Angaben]: Computer viele Spiele spielen lassen und zählen.

    --bots A,B,C      die Spieler, so viele wie der Tisch Plätze hat; eigene als paket.modul:Klasse
                      oder, in jeder Sprache, als exec:BEFEHL
    --games N         wie viele Spiele (sonst 100)
    --seed S          eine Zahl; die gleiche Startzahl gibt die gleichen Ergebnisse (sonst 1)
    --options K=W ... Einstellungen des Spiels, eine oder mehrere (auch --option K=W, mehrmals)
    --modules A,B     Module mit Namen oder Nummer (1,6); first (keine), family (1-3), big-box (alle)
    --edition DATEI   eigenes Spielmaterial
    --jobs N          wie viele Prozesse (sonst 1)
    --keep DATEI      die Spiele in einer Datei behalten und mit denen einer Datei weitermachen
    --rows DATEI      eine Zeile je Spieler und Spiel, als .csv oder .parquet
    --choices DATEI   eine Zeile je Entscheidung, als .csv oder .parquet
    --records DATEI   die Spiele selbst in einer Datei (bottega.Records)
    --json            das Ergebnis als ein JSON-Objekt
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-lab =
    bottega lab: was viele Spiele lehren.

    bottega lab train SPIEL       den schnellen Spieler eines Spiels gegen sich selbst lernen lassen
    bottega lab judge SPIEL       lernen, was eine Stellung wert ist
    bottega lab ladder SPIEL      alle Spieler eines Spiels an gemischten Tischen einstufen
    bottega lab study SPIEL ART   eine Frage zu einem Spiel durch einen Versuch klären
    bottega lab collect SPIEL     viele Spiele zwischen unseren Spielern, in einer Datei

    --lang XX   die Sprache: { $languages }
    --help      diese Seite

    Jeder Befehl hat ein eigenes --help.
cli-help-lab-train =
    bottega lab train SPIEL [Angaben]: den schnellen Spieler eines Spiels gegen sich selbst lernen lassen.

    Jede Generation wird als Datei gesichert; derselbe Befehl macht dort weiter, wo er unterbrochen wurde.

    --out ORDNER      wo die Generationen liegen (sonst training-SPIEL)
    --generations N   bis es so viele sind (sonst 10)
    --players N       wie viele am Tisch sitzen (sonst so viele wie möglich)
    --games N         Spiele jeder Generation, um zu sehen, wohin es geht (sonst 400)
    --trials N        Spiele, um zu sehen, ob es richtig war (sonst 200)
    --seed S          eine Zahl; die gleiche Startzahl lernt das Gleiche (sonst 1)
    --options K=W ... Einstellungen des Spiels, eine oder mehrere
    --modules A,B     Module mit Namen oder Nummer (1,6); first (keine), family (1-3), big-box (alle)
    --from DATEI      mit den Gewichten einer Generation eines anderen Laufs beginnen
    --jobs N          wie viele Prozesse (sonst 1)
    --ray ADRESSE     auf den Rechnern eines Ray-Clusters spielen (braucht bottega[cluster])
    --json            jede Generation als ein JSON-Objekt
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-lab-judge =
    bottega lab judge SPIEL [Angaben]: lernen, was eine Stellung zwischen zwei Runden wert ist, aus Spielen eines schnellen
    Spielers gegen sich selbst. Ausgegeben wird es als JSON, wie der Meister es liest.

    --players N       wie viele am Tisch sitzen (sonst jede Zahl, die einen Unterschied macht)
    --games N         wie viele Spiele gespielt werden (sonst 400)
    --seed S          eine Zahl; die gleiche Startzahl lernt das Gleiche (sonst 1)
    --options K=W ... Einstellungen des Spiels, eine oder mehrere
    --modules A,B     Module mit Namen oder Nummer (1,6); first (keine), family (1-3), big-box (alle)
    --jobs N          wie viele Prozesse (sonst 1)
    --ray ADRESSE     auf den Rechnern eines Ray-Clusters spielen (braucht bottega[cluster])
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-lab-ladder =
    bottega lab ladder SPIEL [Angaben]: alle Spieler eines Spiels an gemischten Tischen einstufen.

    Alle spielen gleich oft und auf jedem Platz; zu jeder Wertung gehört der Bereich, in dem sie 19 von 20 Mal liegt.

    --bots A,B        nur diese Spieler (sonst alle, die das Spiel kennen)
    --players N       nur an Tischen zu N (sonst an allen, die das Spiel erlaubt)
    --games N         Partien je Spielerzahl (sonst 100)
    --seed S          eine Zahl; dieselbe ergibt dieselben Partien (sonst 1)
    --options K=W ... Einstellungen des Spiels, eine oder mehrere
    --modules A,B     Module mit Namen oder Nummer (1,6); first (keine), family (1-3), big-box (alle)
    --jobs N          wie viele Prozesse (sonst 1)
    --ray ADRESSE     auf den Rechnern eines Ray-Clusters spielen (braucht bottega[cluster])
    --json            das Ergebnis als ein JSON-Objekt
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-lab-collect =
    bottega lab collect SPIEL [Angaben]: unsere Spieler an gemischten Tischen viele Spiele spielen lassen, in einer Datei.

    Die gleiche Startzahl ergibt die gleichen Spiele; die Prüfsumme, die erscheint, sagt, ob sie es sind.

    --out DATEI       wo sie liegen (sonst SPIEL.games); Python liest sie mit bottega.Records
    --bots A,B        wer spielt (sonst alle bis zu dem, der leere Plätze füllt)
    --players N       wie viele am Tisch sitzen (sonst jede Anzahl der Reihe nach)
    --games N         wie viele Spiele (sonst 10000)
    --seed S          eine Zahl; die gleiche Startzahl ergibt die gleichen Spiele (sonst 1)
    --options K=V ... Einstellungen des Spiels, eine oder mehrere
    --modules A,B     Module mit Namen oder Nummer (1,6); first (keine), family (1-3), big-box (alle)
    --jobs N          wie viele Prozesse (sonst 1)
    --ray ADRESSE     auf den Rechnern eines Ray-Clusters spielen (braucht bottega[cluster])
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-lab-study =
    bottega lab study SPIEL ART [VERB] [Angaben]: eine Frage zu einem Spiel durch einen Versuch klären.

    choices VERB      was eine Wahl wert ist, Runde für Runde: bei jeder dritten solchen Entscheidung eines Platzes
                      wählt der Zufall (VERB ist das erste Wort eines Zugs, etwa rise oder open)
    modules           was jedes Modul an Punkten, Runden und Entscheidungen ändert: gleiche Karten mit und ohne
    seats             was es wert ist, als Erster, Zweiter und so weiter zu ziehen

    Eine Wirkung ist in Punkten: die eigenen ohne das Mittel der anderen. Der Fehler ist ein Standardfehler.

    --bots NAME       wer auf allen Plätzen spielt (sonst der übliche Gegner)
    --players N       wie viele am Tisch sitzen (sonst so viele wie möglich)
    --games N         wie viele Versuche (sonst 100)
    --seed S          eine Zahl; die gleiche Startzahl ergibt die gleichen Partien (sonst 1)
    --options K=W ... Einstellungen des Spiels, eine oder mehrere
    --modules A,B     Module mit Namen oder Nummer (1,6); first (keine), family (1-3), big-box (alle)
    --out ORDNER      dort alle Zeilen (CSV, mit bottega[data] auch Parquet), Ergebnisse und ein Bild ablegen
    --jobs N          wie viele Prozesse (sonst 1)
    --ray ADRESSE     auf den Rechnern eines Ray-Clusters spielen (braucht bottega[cluster])
    --json            die Ergebnisse als JSON
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-games =
    bottega games [Angaben]: welche Spiele es gibt, für wie viele, und ihre Einstellungen.

    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-admin =
    bottega admin BEFEHL [Angaben]: einen Server betreuen.

    tables [STAND]    die neuesten Tische; nur die waiting, running oder over sind
    table ID          einer davon, und wer dort sitzt
    close ID          alle stehen auf, und Computer spielen ihn zu Ende
    delete ID         ihn löschen; nichts bleibt davon
    erase GAST        Name und Worte verschwinden von allen Tischen; die Spiele bleiben, wie sie waren
    block WEN         eine Adresse, ein Netz oder einen Gast von jetzt an abweisen
    unblock WEN       und nicht mehr
    blocked           wer abgewiesen wird
    announce [TEXT]   eine Zeile, die alle Seiten zeigen; ohne Text wird sie weggenommen
    check             jedes Spiel nachspielen, um zu sehen, ob es heil ist
    statistics        wie viel von allem da ist
    config            was eingestellt ist, und wo es gesagt wurde: in einer Angabe, der Umgebung, einer Datei

    Läuft ein Server, tut er es selbst; sonst geschieht es an dem, was er aufhebt.

    --data ORDNER     wo seine Spiele liegen
    --database URL    eine Datenbank statt des Ordners, wie bei serve
    --config DATEI    seine Einstellungen
    --json            für Programme
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-admin-state = Den Stand „{ $given }“ gibt es nicht. Bekannt: { $known }.
cli-admin-blocked-none = Niemand wird abgewiesen.
cli-admin-erased =
    Gast { $guest } ist gelöscht: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }.
cli-admin-announced-none = Die Seiten zeigen keine Zeile von dir mehr.
cli-admin-closed = Computer spielen Tisch { $table } zu Ende.
cli-admin-deleted = Tisch { $table } ist gelöscht.
cli-admin-fact-id = Tisch
cli-admin-fact-game = Spiel
cli-admin-fact-name = Name
cli-admin-fact-state = Stand
cli-admin-fact-players = wer spielt
cli-admin-fact-created = eröffnet
cli-admin-fact-touched = letzte Zeile
cli-admin-fact-rows = Zeilen
cli-admin-fact-moves = Züge
cli-admin-fact-chat = Zeilen im Gespräch
cli-admin-fact-pages = Seiten
cli-admin-fact-waiting = wartet
cli-admin-fact-running = läuft
cli-admin-fact-over = vorbei
cli-admin-fact-guests = Gäste mit Namen
cli-admin-fact-reviews = Rückblicke
cli-admin-fact-bytes = Bytes
cli-admin-fact-live = Tische im Speicher
cli-admin-fact-sockets = Leitungen
cli-config-usual = wie sonst
cli-help-backup =
    bottega backup DATEI [Angaben]: alles, was ein Server aufhebt, in einer Datei, während er läuft.
    bottega restore DATEI [Angaben]: eine solche Datei zurück in einen leeren Ordner.

    Spiele in einer Datenbank: bottega database copy VON sqlite:///DATEI, solange kein Server läuft, oder jederzeit pg_dump.

    --data ORDNER     wo die Spiele liegen; restore legt ihn an
    --database URL    wird abgelehnt, denn eine Datenbank wird anders gesichert: siehe oben
    --config DATEI    die Einstellungen des Servers, in denen es stehen kann
    --no-check        nicht jedes Spiel nachspielen, um zu sehen, ob es heil ist
    --json            für Programme
    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-help-edition =
    bottega edition check DATEI [Angaben]: prüfen, ob eine Ausgabe zu gebrauchen ist.

    --game SPIEL      das Spiel, für das sie ist; sonst, wie die Datei sagt
    --lang XX         die Sprache: { $languages }
    --help            diese Seite

cli-levels = Die Computerspieler, von schwach bis stark:
cli-level = { $about } ({ $time })

cli-version = Bottega { $version }
cli-version-compiled = Bottega { $version }, kompiliert
cli-help-database =
    bottega database copy VON NACH: mit Spielen, Namen und Cookies in eine andere Datenbank umziehen und dort jedes Spiel nachspielen.

    VON und NACH sind postgresql://NAME@HOST/DATENBANK oder sqlite:////ORDNER/bottega.sqlite. Währenddessen darf kein Server
    mit ihnen arbeiten, und NACH muss leer sein. Eine abgebrochene Kopie beginnt derselbe Befehl von vorn.

    --lang XX         die Sprache: { $languages }
    --help            diese Seite
cli-database-copied =
    { $games ->
        [one] { $rows } Zeilen liegen jetzt in { $where }; ein Spiel wurde dort nachgespielt und kam genauso heraus.
       *[other] { $rows } Zeilen liegen jetzt in { $where }; { $games } Spiele wurden dort nachgespielt und kamen genauso heraus.
    }
cli-database-stopped =
    { $stopped ->
        [one] Ein weiteres kann diese Version weder hier noch dort spielen; alle seine Zeilen sind da.
       *[other] { $stopped } weitere kann diese Version weder hier noch dort spielen; alle ihre Zeilen sind da.
    }
cli-edition-good = { $file }: eine gute Ausgabe von { $game }, „{ $name }“, mit eigenen { $tables }.
cli-games-line = { $id }: { $title }, { $low } bis { $high } Spieler
cli-games-modules = Module: { $modules }
cli-games-no-modules = Module: noch keine
cli-games-box = Module: mit Namen oder Nummer hinter --modules, oder first (keine), family (1-3), big-box oder all (die ganze Schachtel)
cli-games-module = { $module }: { $about }
cli-about-portraits = im Atelier Leute malen, für Geld, Farbe, Punkte oder bleibende Hilfe
cli-about-requests = drei restaurierte Plättchen abgeben für Punkte und mehr Einkommen
cli-about-special-blends = Rosa und Braun, teure Plättchen, die sie brauchen, und ein reicherer Altar
cli-about-wishing-well = Glückspfennige kaufen Wünsche
cli-about-leaf-gold = Gold vom Markt veredelt die Farbe der Runde
cli-about-glaziers = Fenster für den Rand des Deckenfreskos
cli-about-scrolls = eine geheime Reihe und Spalte, die einmal zahlen
cli-about-bells = Glocken, die man kauft und die am Ende zählen
cli-about-wall-fresco = ein zweites Fresko, an der Wand
cli-about-medico = Gehilfen werden krank und brauchen Arznei
cli-about-favors = die Gunst des Bischofs, unter jedem Plättchen verborgen (die Queenie)
cli-games-choice = { $values }; sonst { $default } ({ $rule })
cli-games-number = { $low } bis { $high }; sonst { $default } ({ $rule })

cli-arena-title = { $title }: { $games } Spiele, Startzahl { $seed }
cli-arena-player = Spieler
cli-arena-wins = Siege
cli-arena-share = Anteil
cli-arena-interval = 95 % zwischen
cli-arena-mean = Mittel
cli-arena-middle = mittlere Hälfte
cli-arena-between = { $low } und { $high }
cli-arena-foot = Siegreiche Punktzahl im Mittel { $winning }; { $rounds } Runden; { $speed } Entscheidungen je Sekunde, { $seconds } s.
cli-arena-progress = Spiele
cli-lab-generation = Generation { $generation }: { $taken ->
        [yes] um { $margin } ± { $error } Punkte besser als die vorige
       *[no] der Schritt war nicht besser ({ $margin } ± { $error } Punkte) und wird nicht behalten
    }; { $first } der Siege gegen die erste.
cli-lab-done = Alle Generationen und ein Bild ihrer Stärke liegen in { $folder }.
cli-ladder-title = { $title }: die Rangliste, Startzahl { $seed }
cli-ladder-of = An Tischen zu { $count }
cli-ladder-rating = Wertung
cli-ladder-games = Partien
cli-ladder-share = Siege
cli-ladder-mean = Punkte im Mittel
cli-study-title = { $title }: was gefunden wurde
cli-study-about = wovon
cli-study-effect = Punkte
cli-study-error = Fehler
cli-study-rows = Zeilen
cli-study-round = Runde
cli-study-round-all = alle Runden
cli-study-choice = Wahl
cli-study-module = Modul
cli-study-order = Reihenfolge
cli-study-winning = Punkte des Siegers
cli-study-rounds = Runden
cli-study-decisions = Entscheidungen
cli-study-win-share = Anteil der Siege
cli-study-no-verb = Nur „choices“ nimmt ein VERB: „{ $kind }“ hat keine Verwendung für „{ $given }“.
cli-study-every-module = Der Versuch „modules“ vergleicht jedes Modul mit keinem: Nenne keine Module.
cli-collected = { $games } Spiele in { $file }, Prüfsumme { $digest }
cli-study-written = Geschrieben: { $file }

cli-error = bottega: { $what }
cli-try-help = { $what } Versuche { $command }.
cli-no-such-option = Die Angabe { $option } gibt es nicht.
cli-missing = { $name } fehlt.
cli-needs-value = { $option } braucht einen Wert.
cli-unexpected = „{ $value }“ ist ein Wort zu viel.
cli-flag-first = { $flag } gehört zu bottega serve und darf nicht vor { $command } stehen: Schreib es hinter den Befehl, zu dem es gehört.
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht.
cli-usage = Das ist nicht zu lesen: { $detail }
cli-lang-unknown = Die Sprache „{ $lang }“ gibt es nicht. Es gibt: { $languages }.
cli-did-you-mean = { $what } Meinst du „{ $near }“?
cli-game-unknown = Das Spiel „{ $given }“ gibt es nicht. Bekannt: { $known }.
cli-option-unknown = Die Einstellung „{ $given }“ gibt es nicht. Bekannt: { $known }.
cli-option-form = „{ $given }“ ist keine Einstellung: Schreib Name=Wert.
cli-option-value = Die Einstellung { $name } kann nicht „{ $given }“ sein. Nimm eins von: { $known }.
cli-option-range = Die Einstellung { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
cli-module-unknown = Das Modul „{ $given }“ gibt es nicht. Bekannt: { $known }.
cli-module-none = Das Modul „{ $given }“ gibt es nicht: { $title } hat noch keine.
cli-players-count = { $title } spielt man zu { $low } bis { $high }, nicht zu { $given }.
cli-number-range = { $flag } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
cli-number-least = { $flag } muss eine ganze Zahl von mindestens { $low } sein, nicht „{ $given }“.
cli-seed-bad = Eine Startzahl ist eine ganze Zahl von 0 bis 2^128 − 1, nicht „{ $given }“.
cli-pace-bad = --pace ist eine Zahl von Sekunden, oder step; nicht „{ $given }“.
cli-pace-without-watch = --pace gehört zu --watch.
cli-bots-count = { $count } andere Plätze brauchen { $count } Computer, oder einen Namen für alle: In --bots stehen { $given }.
cli-bots-needed = Nenne die Spieler: --bots { $bots }
cli-bot-unknown = Den Computerspieler „{ $given }“ gibt es nicht. Bekannt: { $known }, oder ein eigener als paket.modul:Klasse oder exec:BEFEHL.
cli-load-alone = { $flag } geht nicht zusammen mit --load: Das gesicherte Spiel hat sein eigenes.
cli-load-other = { $file } ist ein Spiel von { $found }, nicht von { $wanted }: nimm { $command }
cli-record-broken = Dieses Spiel ist nicht zu lesen. { $detail }
cli-edition-broken = Diese Ausgabe ist nicht zu gebrauchen. { $detail }
cli-edition-twice = Zwei Ausgaben von { $game } heißen „{ $name }“. Gib jeder einen eigenen Namen.
cli-engine = { $detail }
cli-bot-failed = Der Computerspieler „{ $bot }“ auf Platz { $seat } ist bei Zug { $move } gescheitert (Startzahl { $seed }): { $detail }.
cli-bot-broke = Der Computerspieler „{ $bot }“ auf Platz { $seat } hat bei Zug { $move } die Regeln gebrochen (Startzahl { $seed }): { $detail }.
cli-worker-lost = Ein Prozess der Arena endete mitten in seinen Spielen, darum gibt es kein Ergebnis. Versuche ein kleineres --jobs.
cli-no-home = Es gibt kein Heimatverzeichnis für die Spiele: Setze BOTTEGA_STATE auf einen Ordner.
cli-output-closed = Die Standardausgabe ist geschlossen, darum ist nichts zu zeigen.
cli-output-lost = Die Ausgabe lässt sich nicht schreiben: { $detail }.
cli-system = { $file }: { $detail }.
cli-serve-started =
    Der Tisch steht bereit unter { $url }
    Die Spiele liegen in { $folder }. Strg-C beendet den Abend; jedes Spiel geht weiter, wo es war.
cli-serve-beyond = Andere in deinem Netz kommen herein über { $url } oder mit einer Einladung.
cli-serve-port = Port { $port } auf { $host } ist nicht zu gebrauchen: { $detail }. Versuche --port 0 für einen freien.
cli-serve-open = Unter { $url } ist schon ein Tisch offen: Geh dorthin, oder beende ihn erst. Ein zweiter daneben braucht einen eigenen Port und einen eigenen Ordner: --port 0 --data ORDNER, mit make: make play ARGS="--port 0 --data ORDNER".
cli-serve-taken = Port { $port } auf { $host } ist schon belegt. Versuche --port 0 für einen freien, mit make: make play ARGS="--port 0".
cli-serve-host = --host { $host } ist keine Adresse dieses Rechners: { $detail }. Lass es weg für nur diesen Rechner, oder nimm --host 0.0.0.0 für das ganze Netz.
cli-serve-data-or-database = { $one } und { $other } nennen zwei Orte für die Spiele: gib nur einen an.
cli-serve-extra = Der Webtisch braucht { $missing }: pip install bottega. Oder spiele im Terminal: bottega play fresco
cli-serve-proxy-bad = { $flag } braucht Adressen oder Netze wie 127.0.0.1,10.0.0.0/8, nicht „{ $given }“.
cli-seconds-bad = { $flag } muss eine Zahl von Sekunden von 0 bis { $most } sein, nicht „{ $given }“.
cli-backup-made = Alles, was in { $folder } liegt, ist in { $file }.
cli-backup-restored = Was in { $file } war, ist in { $folder }.
cli-backup-checked =
    { $games ->
        [one] Ein Spiel wurde nachgespielt bis dahin, wo es steht.
       *[other] { $games } Spiele wurden nachgespielt bis dahin, wo sie stehen.
    }
cli-backup-unchecked = Kein Spiel wurde zur Prüfung nachgespielt.
cli-backup-database = { $where } ist eine Datenbank, und dieser Befehl arbeitet mit einem Ordner (--data). Halte den Server an und nimm: bottega database copy VON sqlite:///DATEI, oder jederzeit, was die Datenbank mitbringt (pg_dump).
cli-backup-stopped = Tisch { $table } lässt sich nicht nachspielen: { $why }
cli-config-broken = { $file } ist als TOML nicht lesbar: { $detail }
cli-config-limits = In { $file } muss [limits] eine Tabelle sein.
cli-config-unknown = { $file } setzt „{ $given }“, das es nicht gibt. Bekannt: { $known }.
cli-config-one-of = { $flag } muss eines von { $known } sein, nicht „{ $given }“.
cli-config-text = { $flag } muss ein Text von mindestens { $least } Zeichen sein, nicht „{ $given }“.
cli-config-days = { $flag } muss eine Zahl von Tagen von 0 (nie) bis { $most } sein, nicht „{ $given }“.
cli-config-words = { $flag } muss ein Text sein oder mehrere, nicht „{ $given }“.
cli-config-rate = { $flag } muss aus zwei Zahlen bestehen, so viele auf einmal und so viele in der Sekunde, nicht „{ $given }“.
cli-review-not-over = Diese Partie ist nicht zu Ende: Es gibt noch nichts zurückzublicken.
