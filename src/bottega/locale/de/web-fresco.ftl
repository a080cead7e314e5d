# Fresko im Browser: was nur sein Tisch sagt.

web-fresco-round = Runde { $round }
web-fresco-last-round = Letzte Runde
web-fresco-modules = { $count ->
    [one] 1 Modul
   *[other] { $count } Module
 }
web-fresco-vp = SP
web-fresco-thalers = Taler
web-fresco-apprentices = Gehilfen
web-fresco-mood = Stimmung
web-fresco-left = noch { $left }
web-fresco-places = Orte
web-fresco-order = Ablauf der Runde

# --- die Frage ----------------------------------------------------------------------------------------------------

web-fresco-about-bishop = Du zahlst { $price }, und der Bischof geht nach { $segment }. { $gain ->
    [0] Das bringt nicht mehr: Das Beste sind weiter { $now } SP
   *[other] Dann bringt { $target } { $best } SP, { $gain } mehr als das beste Segment jetzt
 }. { $coins ->
    [one] 1 Taler bleibt.
   *[other] { $coins } Taler bleiben.
 }
web-fresco-why-step = Ein Schritt des Bischofs kostet { $price }.
web-fresco-why-plan = Geheim, bis alle bereit sind. { $left ->
    [0] Berühre einen Gehilfen, um ihn zurückzuholen.
   *[other] Berühre ein Feld, und ein Gehilfe geht hin.
 }
web-fresco-ready = { $left ->
    [0] Ich bin bereit
   *[other] Bereit, { $left } untätig
 }
web-fresco-buy-nothing = Nichts kaufen
web-fresco-leave = Gehen
web-fresco-gild = Mit Gold: +{ $points }
web-fresco-no-gild = Ohne Gold
web-fresco-no-leonardo-request = Kein Auftrag
web-fresco-land-ahead = Davor, auf { $score } ({ $shift })
web-fresco-land-behind = Dahinter, auf { $score } ({ $shift })
web-fresco-choosers = Wer wählt: wenigste Punkte zuerst
web-fresco-chooser = { $hour ->
    [0] { $name }: muss noch wählen
   *[other] { $name }: steht um { $hour } Uhr auf
 }
web-fresco-choosing = wählt

# --- Punkteleiste und Herberge ------------------------------------------------------------------------------------

web-fresco-track = Siegpunkte: { $scores }
web-fresco-score-of = { $name }: { $score } SP
web-fresco-start-of = { $name }: noch keine Punkte, Startfeld { $space }
web-fresco-sleeps = { $who ->
    [you] Du schläfst hier.
   *[other] { $name } schläft hier.
 }
web-fresco-bed-free = Das Bett ist frei.
web-fresco-hour-tip = { $hour } Uhr: Stimmung { $mood }, ein Marktplättchen kostet { $price }. { $sleeper }
web-fresco-hour-effects = Stimmung { $mood } · { $apprentices } Gehilfen · als { $acts } dran
web-fresco-act = als { $acts } dran
web-fresco-compare = Was jede Uhrzeit bringt
web-fresco-if-up-at = Aufstehen um
web-fresco-for-tiles = { $tiles } Marktplättchen
web-fresco-too-dear = zu teuer
web-fresco-you-act = { $who ->
    [you] dran als
   *[other] er dran als
 }
web-fresco-nth = { $place }.

# --- Markt --------------------------------------------------------------------------------------------------------

web-fresco-a-tile = je Plättchen
web-fresco-price-by-hour = Preis je nach Uhrzeit
web-fresco-closed = geschlossen
web-fresco-booth = Marktstand { $booth }: { $goods }
web-fresco-booth-empty = Marktstand { $booth } ist leer.
web-fresco-booth-closed = { $who ->
    [you] Marktstand { $booth }, von dir geschlossen.
   *[other] Marktstand { $booth }, von { $name } geschlossen.
 }
web-fresco-good = { $paints }{ $gold ->
    [0] {""}
    [one] , mit einem Blattgold
   *[other] , mit { $gold } Blattgold
 }
web-fresco-bought = { $who ->
    [you] Du hast { $paints } gekauft.
   *[other] { $name } hat { $paints } gekauft.
 }

# --- Kathedrale und Altar -------------------------------------------------------------------------------------------

web-fresco-tiles-left = noch { $left } von { $all }
web-fresco-plus-bishop = { " " }+ { $bonus } Bischof
web-fresco-segment = Segment { $segment }: { $points } Punkte{ $bonus ->
    [0] {""}
   *[other] , dazu { $bonus } durch den Bischof
 }; { $paints }
web-fresco-segment-open = Segment { $segment } ist freigelegt.
web-fresco-restored-by = { $who ->
    [you] Segment { $segment }, von dir restauriert.
   *[other] Segment { $segment }, restauriert von { $name }.
 }
web-fresco-bishop = der Bischof
web-fresco-bishop-tip = Der Bischof: { $on } Punkte mehr, wo er steht, { $near } auf den Segmenten um ihn herum.
web-fresco-leonardo-tip = Leonardo: Er restauriert ein Segment neben sich, nie schräg.
web-fresco-altar = Altar
web-fresco-altar-tip = Altar: Rot, Gelb und Blau für { $basic } Punkte; jede Mischfarbe stattdessen bringt { $blend } mehr; Orange, Grün und Violett geben { $three }.
web-fresco-altar-laid = Auf dem Altar: { $paints }
web-fresco-altar-sum = { $sure ->
    [yes] alle drei: { $points } SP
   *[no] alle drei: bis zu { $points } SP
 }
web-fresco-blend = gemischt
web-fresco-each-blend = je Mischfarbe
web-fresco-sexton = Küster: ruf den Bischof

# --- Atelier, Werkstatt, Theater ------------------------------------------------------------------------------------

web-fresco-crew = { $name }: { $count ->
    [one] 1 Gehilfe
   *[other] { $count } Gehilfen
 }
web-fresco-earn = Verdienen
web-fresco-tip-hostel = Herberge: Wer früh aufsteht, ist überall zuerst dran, zahlt aber mehr für Farben und verliert die gute Laune. Wer auf der Punkteleiste am weitesten hinten steht, wählt zuerst.
web-fresco-tip-market = Markt: Jeder Gehilfe kauft ein Marktplättchen, alle am selben Stand, zum Preis deiner Uhrzeit. Danach wird der Stand geleert. Oder er schließt einen Stand und kauft nichts.
web-fresco-tip-cathedral = Kathedrale: Jeder Gehilfe restauriert ein Segment mit genau seinen Farben, oder den Altar. Ein Segment bringt seine Punkte und den Bonus des Bischofs: { $on }, wo er steht, { $near } um ihn herum.
web-fresco-tip-theatre = Theater: Jeder Gehilfe hebt deine Stimmung um { $mood }. Beim Aufstehen bringt eine gute Stimmung einen Gehilfen mehr, eine schlechte nimmt einen weg.
web-fresco-tip-workshop = Werkstatt: Jeder Gehilfe mischt bis zu { $blends }-mal zwei Farben zu einer. Sie kommt nach der Kathedrale: Was du jetzt mischst, hilft in der nächsten Runde.
web-fresco-tip-track = Punkteleiste: die Siegpunkte aller. Wer am weitesten hinten steht, wählt zuerst, wann er aufsteht.
web-fresco-studio-tip = Jeder Gehilfe im Atelier verdient { $thalers } Taler.
web-fresco-workshop-tip = Jeder Gehilfe in der Werkstatt mischt bis zu { $blends }-mal.
web-fresco-blends = { $blends ->
    [one] 1 Mischung
   *[other] { $blends } Mischungen
 }
web-fresco-recipe = { $first } und { $second } ergeben { $result }
web-fresco-mood-of = { $name }: Stimmung { $mood }
web-fresco-theatre-shut = In der letzten Runde ist das Theater geschlossen, und die Stimmung zählt nicht mehr. Wer hierher geschickt wird, restauriert am Schluss noch einmal in der Kathedrale.

# --- der eigene Sichtschirm -----------------------------------------------------------------------------------------

web-fresco-screen = Hinter deinem Sichtschirm
web-fresco-cards = Karten
web-fresco-paints = Deine Farben
web-fresco-plan = Plan
web-fresco-apprentices-tip = Du hast in dieser Runde { $count } Gehilfen.
web-fresco-income = Einkommen nach dieser Runde: { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Taler
 }
web-fresco-a-round = je Runde
web-fresco-income-none = kein Einkommen
web-fresco-income-none-tip = Nach der letzten Runde gibt es kein Einkommen: Deine Segmente bringen keine Taler mehr.
web-fresco-own-tiles = { $tiles ->
    [0] Noch kein restauriertes Segment
    [one] 1 restauriertes Segment; es bringt jede Runde einen Taler
   *[other] { $tiles } restaurierte Segmente; jedes bringt jede Runde einen Taler
 }
web-fresco-tiles-count = { $tiles ->
    [one] 1 Segment
   *[other] { $tiles } Segmente
 }
web-fresco-loose-tile = Dein Plättchen von { $segment }, mit Farbklecksen: { $paints }
web-fresco-own-request = Einer deiner Aufträge: { $kind }
web-fresco-pot = { $count } { $paint }
web-fresco-gold-tip = { $gold ->
    [one] 1 Blattgold
   *[other] { $gold } Blattgold
 }; jedes, das am Ende übrig ist, wird zu { $thalers ->
    [one] 1 Taler
   *[other] { $thalers } Talern
 }
web-fresco-open-none = Deine Farben reichen noch für kein Segment.
web-fresco-open-segment = { $paints } { $points }{ $bonus ->
    [0]  SP
   *[other]  + { $bonus } Bischof
 }
web-fresco-open-to-you = Deine Farben reichen für:
web-fresco-open-more = und { $more ->
    [one] ein weiteres
   *[other] { $more } weitere
 }
web-fresco-open-less = weniger

# --- planen -----------------------------------------------------------------------------------------------------------

web-fresco-your-plan = Dein Plan
web-fresco-unseen = den siehst nur du
web-fresco-planned = { $place }: { $count ->
    [0] niemand
    [one] 1 Gehilfe
   *[other] { $count } Gehilfen
 }
web-fresco-take-back-from = Einen Gehilfen zurücknehmen: { $place }
web-fresco-to-place = Zu verteilen
web-fresco-to-place-count = { $count ->
    [0] Alle deine Gehilfen sind verteilt.
    [one] 1 Gehilfe zu verteilen
   *[other] { $count } Gehilfen zu verteilen
 }
web-fresco-who-is-ready = Wer bereit ist
web-fresco-worth-market = Je ein Marktplättchen, { $price } Taler; oder schließ einen Stand.
web-fresco-worth-cathedral = Je ein Segment oder der Altar.
web-fresco-worth-studio = Je { $thalers } Taler.
web-fresco-worth-workshop = Je höchstens { $blends } Mischungen.
web-fresco-worth-theatre = Stimmung jetzt { $now }; je +{ $mood }.
web-fresco-worth-theatre-next = Stimmung jetzt { $now }; je +{ $mood }. Bei { $at } ein Gehilfe mehr.

# --- die Tafeln -----------------------------------------------------------------------------------------------------------

web-fresco-person = am Tisch
web-fresco-away = nicht da
web-fresco-up-at = Steht diese Runde um { $hour } Uhr auf
web-fresco-not-up = Schläft noch
web-fresco-not-yet = noch nicht
web-fresco-tiles-of = { $tiles ->
    [one] 1 Segment; es bringt jede Runde einen Taler
   *[other] { $tiles } Segmente; jedes bringt jede Runde einen Taler
 }
web-fresco-splashes = Farbkleckse auf den Plättchen: { $paints }
web-fresco-hidden-goods = Taler und Farben sind hinter dem Sichtschirm.
web-fresco-requests-of = { $count ->
    [one] 1 Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
 }
web-fresco-scrolls-of = { $count ->
    [one] noch 1 Schriftrolle
   *[other] noch { $count } Schriftrollen
 }
web-fresco-up = Auf um { $hour } Uhr. { $apprentices ->
    [4] Ein Gehilfe bleibt im Bett.
    [6] Ein sechster Gehilfe hilft mit.
   *[other] {""}
 }
web-fresco-chooses = { $turn ->
    [0] Wählt jetzt
    [1] Wählt als Nächstes
   *[other] Wählt später
 }

# --- Module --------------------------------------------------------------------------------------------------------------

web-fresco-portrait = { $name }: { $effect }. { $lasting ->
    [yes] Gilt bis zum Ende des Spiels.
   *[no] Sofort.
 }
web-fresco-portrait-pile = { $deck ->
    [one] 1 weiteres Porträt
   *[other] { $deck } weitere Porträts
 }; die Runde der letzten zwei ist die letzte Runde.
web-fresco-portrait-gone = Dieses Porträt ist gemalt.
web-fresco-to-the-top = ganz nach oben
web-fresco-request = Auftrag ({ $kind }): { $needed } Plättchen für { $points } Punkte und jede Runde eine Farbe; noch { $left } im Stapel.
web-fresco-basket = Blattgold veredelt diese Runde { $paint }: { $on } Punkte mit dem Bischof auf dem Segment, { $near } neben ihm, sonst { $elsewhere }.
web-fresco-scroll = Deine Schriftrolle, { $line }: { $restored } von { $all } restauriert. { $one } Punkte für jedes, wenn du dort restaurierst und der Bischof dort steht; { $both } mit beiden Schriftrollen an ihrer Kreuzung.
web-fresco-scroll-dead = Deine Schriftrolle, { $line }: Dort gibt es nichts mehr zu restaurieren.

# --- zwischen den Runden -----------------------------------------------------------------------------------------------------

web-fresco-round-over = Runde { $round } ist vorbei
web-fresco-round-over-lead = Schon für alle erledigt. Hier ist nichts zu entscheiden.
web-fresco-of-left = von { $all } übrig, letzte Runde ab { $at }
web-fresco-of-left-final = von { $all } übrig: Das ist die letzte Runde
web-fresco-next-up = Runde { $round } · in dieser Reihenfolge wird gewählt
web-fresco-to-round = { $final ->
    [yes] Zur letzten Runde
   *[no] Zu Runde { $round }
 }
web-fresco-income-title = Einkommen
web-fresco-income-rule = { $thalers ->
    [one] 1 Taler für jedes restaurierte Segment
   *[other] { $thalers } Taler für jedes restaurierte Segment
 }
web-fresco-market-title = Markt neu ausgelegt
web-fresco-market-rule = { $bag ->
    [0] Der Beutel ist leer.
    [one] 1 Marktplättchen bleibt im Beutel.
   *[other] { $bag } Marktplättchen bleiben im Beutel.
 }
web-fresco-mood-title = Stimmung
web-fresco-mood-rule = nach dem Theater; die Aufstehzeit zählt noch
web-fresco-mood-tip = Ab +3: einer mehr. Ab −3: einer weniger.
web-fresco-mood-change = Stimmung von { $from } auf { $to }

# --- das Ende --------------------------------------------------------------------------------------------------------------

web-fresco-account-lead = { $restored } von { $all } Segmenten in { $rounds } Runden restauriert.
web-fresco-end = Ende
web-fresco-source-tile = Segmente
web-fresco-source-bishop = Bischof
web-fresco-source-altar = Altar
web-fresco-source-money = Taler
web-fresco-source-shift = Besetzte Felder
web-fresco-source-shift-tip = Auf der Leiste gewonnene oder hergegebene Punkte: Wer auf ein besetztes Feld käme, stellt sich davor oder dahinter.
web-fresco-source-portrait = Porträts
web-fresco-source-request = Aufträge
web-fresco-source-gold = Blattgold
web-fresco-source-favor = Gunst
web-fresco-source-scroll = Schriftrollen
web-fresco-tell-best = Beste Restaurierung
web-fresco-tell-best-text = { $who ->
    [you] von dir, mit { $paints }
   *[other] von { $painter }, mit { $paints }
 }{ $bonus ->
    [0] {""}
   *[other] : { $points } + { $bonus } Bischof
 }
web-fresco-tell-bishop = Am meisten vom Bischof
web-fresco-tell-market = Eifrigster Käufer
web-fresco-tell-altar = Am meisten am Altar
web-fresco-tell-early = Am frühesten auf
web-fresco-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
 }

# --- Ortsplättchen ---------------------------------------------------------------------------------------------------------

web-fresco-cover-glazery = Glaserei
web-fresco-cover-audience = Audienz
web-fresco-cover-wall = Wand
web-fresco-cover-medico = Medicus
web-fresco-cover-glazery-tip = Glaserei: Kauf hier stattdessen Glas, einen Glasstein je Gehilfe auf dem Plättchen, aufgedruckte zählen mit.
web-fresco-cover-audience-tip = Audienz: Nimm hier stattdessen eine Glockenurkunde.
web-fresco-cover-wall-tip = Wandfresko: Restauriere hier stattdessen einen Abschnitt der Wand.
web-fresco-cover-medico-tip = Medicus: Kauf zuerst eine Flasche; wer auf dem Plättchen steht, geht danach auf den Markt.

# --- weitere Module: was gefragt wird ---------------------------------------------------------------------------------------

web-fresco-ask-glazery = Glaserei: Kauf Glas
web-fresco-why-glazery = { $left ->
    [one] Noch ein Glasstein zu kaufen.
   *[other] Noch { $left } Glassteine zu kaufen.
 } Glas füllt eine Scheibe seiner Farbe.
web-fresco-ask-window = Kathedrale: Wähle das Fenster für { $segment }
web-fresco-why-window = Es zählt seine Punkte, abzüglich der Scheiben ohne Glas. Die Zahl darunter ist dein Ergebnis.
web-fresco-ask-glaze = Kathedrale: Gib Glas für das Fenster
web-fresco-why-glaze = { $left ->
    [one] Eine Scheibe ist noch leer und kostet Punkte.
   *[other] { $left } Scheiben sind noch leer und kosten Punkte.
 }
web-fresco-ask-altar-glass = Altar: Gib Glas für das Altarfenster
web-fresco-why-altar-glass = Jede Farbe bringt { $points ->
    [one] 1 Punkt mehr.
   *[other] { $points } Punkte mehr.
 }
web-fresco-ask-audience = Audienz: Nimm eine Glockenurkunde
web-fresco-why-audience = Zahl sie ganz für ihre Punkte, oder zum Teil: dann ein Punkt je zwei Taler.
web-fresco-ask-certificate = Audienz: Wie viele Taler kommen darauf?
web-fresco-why-certificate = Sie kostet { $price }. Ganz bezahlt bringt sie { $points } Punkte und liegt verdeckt.
web-fresco-ask-instalment = Glocken: Wie viele Taler kommen darauf?
web-fresco-why-instalment = Sie kostet im Ganzen { $price }. Nicht ganz bezahlte Glocken zählen gegen dich.
web-fresco-ask-bell-due = Glocken: Auf welche Urkunde kommt das Geld?
web-fresco-why-bell-due = { $due ->
    [one] 1 verdienter Taler ist fällig.
   *[other] { $due } verdiente Taler sind fällig.
 }
web-fresco-ask-bell-last = Glocken: Eine Urkunde fertig bezahlen?
web-fresco-why-bell-last = Das ist die letzte Gelegenheit. Nicht ganz bezahlte Glocken zählen gegen dich.
web-fresco-ask-wall = Wandfresko: Restauriere einen Abschnitt
web-fresco-why-wall = Neben einem fertigen, für eine Mischfarbe: { $points } Punkte und jede Runde eine Farbe.
web-fresco-ask-exchange = Werkstatt: Wähle das Wandplättchen, das du für { $paint } gibst
web-fresco-why-exchange = Zwei Plättchen gehen, und ein Tauschplättchen bringt jede Runde diese Farbe.
web-fresco-ask-alchemy = Alchemie: Gib eine Grundfarbe in den Topf
web-fresco-why-alchemy = { $given ->
    [one] Eine ist darin.
   *[other] { $given } sind darin.
 } Am Ende nimmst du eine Mischfarbe.
web-fresco-ask-alchemy-blend = Alchemie: Nimm eine Mischfarbe
web-fresco-why-alchemy-blend = Welche du willst.
web-fresco-ask-aside = Schlechte Stimmung: Wer bleibt weg?
web-fresco-why-aside = Wer krank ist, wird gesund, während er weg ist.
web-fresco-ask-send = { $place }: Wer arbeitet als Nächster?
web-fresco-why-send = Ein kranker Gehilfe kann weniger und hält sich vom Bischof fern.
web-fresco-ask-infect = { $place }: Wer wird krank?
web-fresco-why-infect = Der Ort ist verseucht. Ein neutraler Gehilfe geht zurück ins Theater{ $swapped ->
    [yes] , und ein kranker nimmt seine Stelle ein.
   *[no] .
 }
web-fresco-ask-bottle = Medicus: Kauf eine Flasche
web-fresco-why-bottle = Noch vor allem anderen; du darfst { $most } haben.
web-fresco-ask-heal = Medicus: Eine Flasche benutzen?
web-fresco-why-heal = { $ill ->
    [one] Einer deiner Gehilfen ist krank.
   *[other] { $ill } deiner Gehilfen sind krank.
 }

web-fresco-no-glazery = Nichts mehr kaufen
web-fresco-no-glaze = Kein Glas mehr
web-fresco-no-altar-glass = Kein Glas mehr
web-fresco-no-wall = Nichts restaurieren
web-fresco-no-bell-last = Keine fertig bezahlen
web-fresco-no-heal = Behalten
web-fresco-no-sexton = Dort lassen
web-fresco-one-healthy = Ein gesunder
web-fresco-one-ill = Ein kranker
web-fresco-one-own = Einer von mir
web-fresco-one-neutral = Der neutrale

web-fresco-about-no = { $deciding ->
    [gild] Du behältst dein Gold und restaurierst nur mit Farbe.
    [leonardo-request] Leonardo behält seine Plättchen, und der Auftrag bleibt.
    [glazery] Du kaufst kein Glas mehr.
    [glaze] Du gibst kein Glas mehr; leere Scheiben kosten Punkte.
    [altar-glass] Du gibst kein Glas mehr für das Altarfenster.
    [wall] Du restaurierst keinen Abschnitt der Wand.
    [bell-last] Du bezahlst keine Urkunde fertig; ihre Glocken zählen gegen dich.
    [heal] Du behältst deine Flaschen.
    [sexton] Der Bischof bleibt, wo er ist, und dein Besuch ist zu Ende.
   *[other] Du lehnst ab.
 }
web-fresco-about-penny = Du legst einen Pfennig auf den Markt deines Plans, den { $planned ->
    [1] ersten
   *[other] zweiten
 }.
web-fresco-about-throw = Du wirfst einen Pfennig in den Brunnen und ziehst eine Wunschkarte; { $left ->
    [one] 1 Pfennig bleibt.
   *[other] { $left } Pfennige bleiben.
 }
web-fresco-about-wish = { $kind ->
    [lucky] Du benutzt „Glückspilz“: { $pennies } Pfennige.
    [paint] Du benutzt „Farbe geschenkt“: Zu einem Kauf kommt ein Plättchen mit { $paints }.
    [praise] Du benutzt „Lob des Bischofs“: { $points } Punkte mehr für seinen Bonus.
    [tip] Du benutzt „Trinkgeld“: { $thalers } Taler und { $pennies } Pfennige.
    [finder] Du benutzt „Finderlohn“: { $thalers } Taler.
    [busker] Du benutzt „Straßenmusikant“: Stimmung +{ $mood }.
   *[other] Du benutzt eine Wunschkarte.
 }
web-fresco-about-visit = Du benutzt die Wunschkarte: Der Bischof besucht { $segment }, ohne dass du zahlst.
web-fresco-about-alchemy = { $deciding ->
    [blend] Du nimmst { $paint } aus dem Topf.
   *[pot] Du benutzt „Alchemie“ und gibst { $paint } in den Topf.
 }
web-fresco-about-glass = Du kaufst Glas in { $colour } für { $price }; { $coins ->
    [one] 1 Taler bleibt.
   *[other] { $coins } Taler bleiben.
 }
web-fresco-about-window = Du wählst das Fenster { $panes } für { $segment }: { $points } Punkte, Preis { $price }; { $coins ->
    [one] 1 Taler bleibt.
   *[other] { $coins } Taler bleiben.
 }
web-fresco-about-glaze = { $deciding ->
    [altar-glass] Du gibst Glas in { $colour } für das Altarfenster: { $points } Punkte mehr; noch { $left } übrig.
   *[other] Du gibst Glas in { $colour } für eine Scheibe und sparst { $points } Punkte; noch { $left } übrig.
 }
web-fresco-about-certificate = Du nimmst die Urkunde mit { $golden } goldenen Glocken: Preis { $price }, { $points } Punkte, wenn gleich ganz bezahlt.
web-fresco-about-pay = Du legst { $thalers } von { $price } Talern darauf{ $full ->
    [yes] , alles, was fehlt
   *[no] {""}
 }; jetzt { $brings } Punkte; { $coins ->
    [one] 1 Taler bleibt.
   *[other] { $coins } Taler bleiben.
 }
web-fresco-about-instalment = Du legst Geld auf die Urkunde mit { $golden } goldenen Glocken; es fehlen { $missing } von { $price } Talern{ $brings ->
    [0] .
   *[other] ; jetzt { $brings } Punkte.
 }
web-fresco-about-cover = Du deckst diesen Ort deines Plans ({ $place }) mit dem Plättchen ab: { $tile }.
web-fresco-about-wall = Du gibst { $paint } und restaurierst diesen Abschnitt der Wand: { $points } Punkte.
web-fresco-about-give = Du gibst das Wandplättchen mit { $income } Einkommen und einem Klecks { $splash } ab.
web-fresco-about-exchange = Du gibst zwei Wandplättchen, { $paints }, für das Tauschplättchen: jede Runde { $result }.
web-fresco-about-plan-ill = Ein kranker Gehilfe für diesen Ort: { $place }; { $left ->
    [one] noch ein kranker
   *[other] noch { $left } kranke
 } zu verteilen.
web-fresco-about-plan-neutral = Der neutrale Gehilfe für diesen Ort: { $place }.
web-fresco-about-aside = { $who ->
    [ill] Ein kranker Gehilfe bleibt weg und wird gesund.
   *[healthy] Ein gesunder Gehilfe bleibt weg.
 }
web-fresco-about-send = { $who ->
    [ill] Ein kranker Gehilfe arbeitet als Nächster.
   *[healthy] Ein gesunder Gehilfe arbeitet als Nächster.
 }
web-fresco-about-infect = { $who ->
    [neutral] Der neutrale Gehilfe wird krank und geht zurück ins Theater.
   *[own] Einer deiner eigenen Gehilfen wird krank.
 }
web-fresco-about-saint = Ein kranker Gehilfe malt mit { $paint } einen Heiligen für { $thalers }; du hättest { $coins } Taler.
web-fresco-about-bottle = Du kaufst { $bottle } für { $price }; { $coins ->
    [one] 1 Taler bleibt.
   *[other] { $coins } Taler bleiben.
 }
web-fresco-about-use = { $juice ->
    [yes] Du trinkst { $bottle }: Stimmung +1.
   *[no] Du benutzt { $bottle }: { $heals ->
        [one] Ein Gehilfe wird gesund.
       *[other] { $heals } Gehilfen werden gesund.
     }
 }

# --- weitere Module: die Teile ------------------------------------------------------------------------------------------------

web-fresco-well = Wunschbrunnen: { $pennies } von { $size } Pfennigen sind darin; { $deck ->
    [one] noch 1 Wunschkarte.
   *[other] noch { $deck } Wunschkarten.
 }
web-fresco-pennies = { $pennies ->
    [one] 1 Glückspfennig von dir
   *[other] { $pennies } Glückspfennige von dir
 }
web-fresco-penny-planned = Ein Pfennig für den Brunnen
web-fresco-wish-lucky = Glückspilz
web-fresco-wish-paint = Farbe geschenkt
web-fresco-wish-visit = Besuch des Bischofs
web-fresco-wish-praise = Lob des Bischofs
web-fresco-wish-tip = Trinkgeld
web-fresco-wish-alchemy = Alchemie
web-fresco-wish-finder = Finderlohn
web-fresco-wish-busker = Straßenmusikant
web-fresco-wish-lucky-tip = Glückspilz: Pfennige, auf dem Markt.
web-fresco-wish-paint-tip = Farbe geschenkt: Das gezeigte Plättchen gibt es zu einem Kauf an seinem Stand dazu.
web-fresco-wish-visit-tip = Besuch des Bischofs: { $visit ->
    [anywhere] er kommt, wohin du willst
   *[step] er geht einen Schritt weiter, ohne dass du zahlst
 }, vor einer Restaurierung.
web-fresco-wish-praise-tip = Lob des Bischofs: Sein Bonus ist bei einer Restaurierung mehr wert.
web-fresco-wish-tip-tip = Trinkgeld: Taler und Pfennige, im Atelier.
web-fresco-wish-alchemy-tip = Alchemie: Grundfarben werden zu einer Mischfarbe, in der Werkstatt.
web-fresco-wish-finder-tip = Finderlohn: Taler, im Theater.
web-fresco-wish-busker-tip = Straßenmusikant: bessere Stimmung, beim Aufstehen.
web-fresco-glass = Glas in { $colour }
web-fresco-glass-tip = Glas in { $colour }: { $count } im Angebot für je { $price }; eine Scheibe ohne kostet { $penalty } Punkte.
web-fresco-own-glass = Dein Glas in { $colour }: { $count }
web-fresco-or-minus = oder −{ $points } SP
web-fresco-give-glass = Glas geben
web-fresco-window = Fenster { $panes }: { $points } Punkte, Preis { $price }; mit deinem Glas { $net }
web-fresco-window-in = Fenster von { $segment }: { $panes }
web-fresco-window-open = Öffnung von { $segment }: Wer es restauriert, wählt ein Fenster.
web-fresco-altar-glass = Altarfenster: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jede Farbe Glas
web-fresco-certificate = Glockenurkunde: Preis { $price }, { $golden } goldene Glocken, { $points } Punkte, wenn gleich ganz bezahlt{ $placed ->
    [0] {""}
   *[other] ; { $placed } Taler liegen darauf
 }.
web-fresco-certificate-add = Du kannst weitere Taler darauflegen, wann immer du auf dem Markt, in der Kathedrale, im Atelier, in der Werkstatt oder im Theater gefragt wirst, und sie vor der Schlusswertung fertig bezahlen.
web-fresco-own-bells = Deine goldenen Glocken: { $bells }
web-fresco-bell-track = Glockenleiste: Die Marken bringen am Ende Punkte, der Rang auch.
web-fresco-ranks = Punkte für den Rang auf der Glockenleiste
web-fresco-wall-front = noch { $left }, { $open } offen
web-fresco-wall-hint = Je eine Mischfarbe, neben einem fertigen Abschnitt: { $points } Punkte.
web-fresco-section = Abschnitt der Wand: { $paint }{ $open ->
    [yes] , offen
   *[no] , noch nicht offen
 }
web-fresco-section-done = Ein fertiger Abschnitt der Wand
web-fresco-exchange = Tauschplättchen: jede Runde { $paint } für zwei Wandplättchen mit den Grundfarben davon.
web-fresco-own-wall = Deine Wandplättchen; Einkommen jede Runde: { $paints }
web-fresco-ill-one = kranker Gehilfe
web-fresco-well-ill = gesund, krank
web-fresco-infected = Diese Runde verseucht
web-fresco-infected-now = Diese Runde verseucht: { $place }.
web-fresco-infections = { $left ->
    [one] Noch 1 Seuchenplättchen.
   *[other] Noch { $left } Seuchenplättchen.
 }
web-fresco-ward = Kranke Gehilfen und Flaschen aller Spieler
web-fresco-all-well = alle gesund
web-fresco-bottle = { $kind ->
    [juice] Himbeersaft
    [1] Arznei, 1 Portion
   *[other] Arznei, { $kind } Portionen
 }
web-fresco-bottle-for = { $bottle }: { $price } Taler
web-fresco-bottle-none = keine Flasche
web-fresco-bottle-none-own = Du hast keine Flasche.
web-fresco-drawers = Schubladen
web-fresco-drawer-shut = Schublade schließen
web-fresco-drawer-glaziers = Glaser
web-fresco-drawer-glaziers-note = Werkbank und Glas
web-fresco-drawer-medico = Medicus
web-fresco-drawer-medico-note = Flaschen und Kranke
web-fresco-drawer-wall = Wandfresko
web-fresco-drawer-wall-note = 18 Abschnitte
web-fresco-drawer-bells = Glocken
web-fresco-drawer-bells-note = Urkunden
web-fresco-call-bishop = Bischof rufen
web-fresco-visit = Besuch des Bischofs
web-fresco-certificates-of = { $count ->
    [one] 1 Glockenurkunde
   *[other] { $count } Glockenurkunden
 }
web-fresco-ill-of = { $count ->
    [one] 1 kranker Gehilfe
   *[other] { $count } kranke Gehilfen
 }
web-fresco-wishes-of = { $count ->
    [one] 1 Wunschkarte
   *[other] { $count } Wunschkarten
 }
web-fresco-wall-of = Einkommen aus dem Wandfresko: { $paints }
web-fresco-source-window = Fenster
web-fresco-source-glass = Altarglas
web-fresco-source-spared = Nicht unter null
web-fresco-source-bell = Glocken
web-fresco-source-wall = Wandfresko

web-fresco-end-sign = noch { $left } von { $all } · letzte Runde bei { $at }
web-fresco-purse-worth = = { $points } SP
web-fresco-purse-rate = Je { $thalers } Taler sind am Ende ein Siegpunkt.
web-fresco-bill-tiles = { $tiles ->
    [one] Ein Marktplättchen kostet { $cost } deiner { $coins } Taler.
   *[other] { $tiles } Marktplättchen kosten bis zu { $cost } deiner { $coins } Taler.
 }
web-fresco-bill-short = Deine { $coins } Taler reichen nur für { $affordable ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $affordable } Plättchen
 }.
web-fresco-bill-studio = Das Atelier zahlt erst nach dem Markt.
web-fresco-bill-workshop = Die Werkstatt kommt nach der Kathedrale: Was sie mischt, dient der nächsten Runde.
web-fresco-same-again = Wie zuletzt
web-fresco-same-again-tip = Die Gehilfen stellen, wie sie in der letzten Runde standen.
web-fresco-take-any = Antippen, um ihn zurückzunehmen, oder an einen anderen Ort ziehen.
web-fresco-earn-all = Alles verdienen: { $thalers } Taler
web-fresco-attend-all = Alle { $count } schicken
