# Fresko: Orte, Fragen, Möglichkeiten, die Chronik und die Regel hinter jeder Entscheidung.

fresco-place-market = Markt
fresco-place-cathedral = Kathedrale
fresco-place-studio = Atelier
fresco-place-workshop = Werkstatt
fresco-place-theatre = Theater
fresco-place-cathedral-2 = Kathedrale erneut
# the same inside a sentence
fresco-inside-market = Markt
fresco-inside-cathedral = Kathedrale
fresco-inside-studio = Atelier
fresco-inside-workshop = Werkstatt
fresco-inside-theatre = Theater
fresco-inside-cathedral-2 = Kathedrale noch einmal
fresco-letter-market = M
fresco-letter-cathedral = K
fresco-letter-studio = A
fresco-letter-workshop = W
fresco-letter-theatre = T
fresco-letter-cathedral-2 = K

# --- der Spielplan ----------------------------------------------------------------------------------------------

fresco-title = Fresko
fresco-round = Runde { $round }
fresco-final = letzte Runde
fresco-phase-get-up = Aufstehen
fresco-phase-planning = Planen
fresco-phase-market = Markt
fresco-phase-cathedral = Kathedrale
fresco-phase-studio = Atelier
fresco-phase-workshop = Werkstatt
fresco-phase-theatre = Theater
fresco-phase-cathedral-2 = Kathedrale noch einmal
fresco-phase-prepare = Einkommen
fresco-phase-refill = Einkommen
fresco-phase-final-scoring = Wertung
fresco-phase-over = das Ende
fresco-tiles-left = { $left } von { $all } Segmenten, letzte Runde ab { $at }
fresco-tiles-left-final = { $left } von { $all } Segmenten
fresco-edition = { $edition ->
    [house] Hausausgabe, nachgebildet
   *[other] Ausgabe { $edition }
 }
fresco-hostel = Herberge
fresco-hostel-hour = Zeit{" "}
fresco-hostel-mood = Sti.
fresco-hostel-price = Pr.
fresco-hour = { $hour } Uhr
fresco-market = Markt
fresco-market-bag = ({ $tiles } im Beutel)
fresco-booth-empty = leer
fresco-cathedral = Kathedrale
fresco-altar-terms = Altar { $basics } { $basic } SP, Mischfarbe +{ $blend }, { $blends } { $three }
fresco-painters = Maler
fresco-column-points = SP
fresco-column-hour = auf
fresco-column-mood = Sti.
fresco-column-apprentices = Geh
fresco-column-tiles = Pl.
fresco-points = { $points } SP
fresco-mood = Sti. { $mood }
fresco-apprentices-short = { $count } Geh.
fresco-tiles-count = { $tiles ->
    [one] 1 Pl.
   *[other] { $tiles } Pl.
 }
fresco-holds-tile = Führung: { $painter }
fresco-ready = bereit
fresco-hidden = plant
fresco-goods = Dein
fresco-goods-coins = { $coins ->
    [one] 1 Taler
   *[other] { $coins } Taler
 }
fresco-goods-income = +{ $income } je Runde
fresco-goods-price = Preis { $price }
fresco-goods-plan = Plan

# --- was gefragt wird -----------------------------------------------------------------------------------------------

fresco-ask-rise = { $who ->
    [you] Herberge: Wähle, wann du aufstehst
   *[other] Herberge: Wähle, wann { $painter } aufsteht
 }
fresco-why-rise = { $who ->
    [you] Wer früh aufsteht, handelt früh, zahlt aber mehr, und die Stimmung sinkt.
   *[other] Du hast sein Plättchen für diese Runde. Preis und Stimmung treffen ihn nicht.
 }
fresco-ask-plan = { $left ->
    [0] Planen: Sag bereit
    [one] Planen: noch ein Gehilfe
   *[other] Planen: noch { $left } Gehilfen
 }
fresco-why-plan = Niemand sieht deinen Plan, bis alle bereit sind. Mehrere auf einmal: m m k w t
fresco-ask-market = { $booth ->
    [none] Markt: Wähle einen Stand
   *[other] Markt: Kauf an Stand { $booth }, oder geh
 }
fresco-why-market = Ein Plättchen kostet dich { $price }. { $can ->
    [0] Du hast { $coins }: Du kannst nur einen Stand schließen.
    [one] Du hast { $coins } und kaufst höchstens ein Plättchen.
   *[other] Du hast { $coins } und kaufst bis zu { $can } an einem Stand.
 }
fresco-ask-cathedral = { $step ->
    [altar] Altar: Gib die nächste Farbe ({ $given } von 3)
    [special] Altar: Gib die nächste Farbe ({ $given } von 3)
    [moved] Kathedrale: Restauriere ein Segment
    [scroll] Kathedrale: Restauriere ein Segment für deine Schriftrolle
    [only-altar] Kathedrale: Restauriere den Altar
    [only-segment] Kathedrale: Restauriere ein Segment
   *[open] Kathedrale: Restauriere ein Segment oder den Altar
 }
fresco-why-cathedral = { $step ->
    [altar] Jede Mischfarbe statt einer Grundfarbe bringt einen Punkt mehr.
    [special] Ohne Grundfarben dürfen Rosa und Braun Mischfarben ersetzen: Das bringt mehr.
    [only-altar] { $apprentices ->
        [one] Du hast hier einen Gehilfen. Jede Mischfarbe bringt einen Punkt mehr, der Bischof keinen.
       *[other] Du hast hier { $apprentices } Gehilfen. Jede Mischfarbe bringt einen Punkt mehr, der Bischof keinen.
     }
    [moved] Der Bischof wurde versetzt. Punkte sind Segment + Bischof.
    [scroll] Sie liegt offen und zählt mit dieser Restaurierung. Punkte sind Segment + Bischof.
   *[open] { $apprentices ->
        [one] Du hast hier einen Gehilfen. Punkte sind Segment + Bischof.
       *[other] Du hast hier { $apprentices } Gehilfen. Punkte sind Segment + Bischof.
     }
 }
fresco-ask-studio = { $also ->
    [portrait] Atelier: Verdiene Geld oder male ein Porträt
   *[nothing] Atelier: Verdiene oder geh
 }
fresco-why-studio = Jeder Gehilfe verdient { $thalers } Taler. { $also ->
    [portrait] Einmal je Runde darf einer stattdessen malen.
   *[nothing] {""}
 }
fresco-ask-workshop = { $also ->
    [request] Werkstatt: Mische zwei Farben oder erfülle einen Auftrag
   *[nothing] Werkstatt: Mische zwei Farben
 }
fresco-why-workshop = { $blends ->
    [one] Noch eine Mischung.
   *[other] Bis zu { $blends } Mischungen, soweit deine Farben reichen.
 }
fresco-ask-theatre = Theater: Geh hinein oder geh
fresco-why-theatre = Jeder Besuch hebt deine Stimmung um { $mood }.
fresco-ask-land = { $who ->
    [you] Feld { $space } ist besetzt: Stell dich davor oder dahinter
   *[other] Feld { $space } ist besetzt: { $painter } davor oder dahinter
 }
fresco-why-land = { $final ->
    [yes] Das Feld ist der Punktestand, und dies ist die letzte Runde: Danach kommt nur noch die Abrechnung.
   *[no] Das Feld ist der Punktestand, und die Hintersten wählen nächste Runde zuerst.
 }
fresco-ask-leonardo-market = Markt: Wähle den Stand, den { $painter } schließt
fresco-why-leonardo-market = { $painter } kauft nie. Du hast diese Runde sein Plättchen.
fresco-ask-leonardo-cathedral = Kathedrale: Wähle, was { $painter } restauriert
fresco-why-leonardo-cathedral = Er braucht keine Farbe; Plättchen und Bischof zählen. Du hast sein Plättchen.
fresco-waiting = { $painter } ist dran.
fresco-waiting-planning = Alle planen.

# --- Möglichkeiten -----------------------------------------------------------------------------------------------------

fresco-choice-rise = { fresco-hour }: Stimmung { $mood }, { $apprentices } Gehilfen, Plättchen { $price }, dran als { $acts }
fresco-choice-rise-leonardo = { fresco-hour }: dran als { $acts }
fresco-acts = { $first ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
 }
fresco-acts-between = { $first ->
    [1] Erster
    [2] Zweiter
   *[other] Dritter
 } bis { $last ->
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
 }
fresco-choice-plan-market = Markt: kaufen oder schließen
fresco-choice-plan-cathedral = Kathedrale: restaurieren
fresco-choice-plan-studio = Atelier: +{ $thalers } Taler
fresco-choice-plan-workshop = Werkstatt: { $blends } Mischungen
fresco-choice-plan-theatre = Theater: Stimmung +{ $mood }
fresco-choice-plan-cathedral-2 = noch einmal Kathedrale: restaurieren
fresco-choice-ready = { $left ->
    [0] bereit
    [one] bereit (1 bleibt untätig)
   *[other] bereit ({ $left } bleiben untätig)
 }
fresco-choice-close = schließen
fresco-choice-pass = gehen
fresco-choice-pass-market = { $bought ->
    [yes] gehen
   *[no] nichts kaufen
 }
fresco-choice-altar = bis zu { $points } SP
fresco-choice-altar-last = { $points } SP
fresco-choice-earn = { $thalers } verdienen: { $coins } Taler
fresco-choice-attend = hineingehen: Stimmung { $mood }
fresco-choice-land-ahead = davor, auf { $score } ({ $shift })
fresco-choice-land-behind = dahinter, auf { $score } ({ $shift })
fresco-group-restore = Restaurieren
fresco-group-bishop = Bischof ({ $price } T)
fresco-group-altar = Altar
fresco-group-booth = Stand { $booth }
fresco-group-close = Schließen
fresco-words-market = markt
fresco-words-cathedral = kathedrale
fresco-words-studio = atelier
fresco-words-workshop = werkstatt
fresco-words-theatre = theater
fresco-words-cathedral-2 = noch einmal
fresco-words-ready = bereit
fresco-words-pass = gehen
fresco-words-earn = verdienen
fresco-words-attend = hineingehen
fresco-words-ahead = davor
fresco-words-behind = dahinter

# --- die Chronik: eine Zeile je Art von Ereignis -------------------------------------------------------------------

fresco-log-heading = Runde { $round } · { $place }
fresco-log-round-began = { $final ->
    [yes] Das ist die letzte Runde.
   *[no] Runde { $round } beginnt.
 } Es stehen auf: { $order }.
fresco-log-leonardo-passed = { $who ->
    [you] Du führst diese Runde Leonardo.
   *[other] { $painter } führt diese Runde Leonardo.
 }
fresco-log-rose = { $who ->
    [you] Du stehst um { fresco-hour } auf.
   *[other] { $painter } steht um { fresco-hour } auf.
 } { $change ->
    [same] Stimmung { $mood }.
   *[other] Stimmung { $change }, jetzt { $mood }.
 } { $apprentices ->
    [4] Ein Gehilfe bleibt im Bett.
    [6] Ein sechster Gehilfe hilft mit.
   *[other] {""}
 }
fresco-log-rose-leonardo = { $painter } steht um { fresco-hour } auf.
fresco-log-revealed = Die Sichtschirme öffnen sich. Reihenfolge: { $order }.
fresco-log-bought = { $who ->
    [you] Du nimmst { $paints } an Stand { $booth } für { $price }.
   *[other] { $painter } nimmt { $paints } an Stand { $booth } für { $price }.
 }
fresco-log-booth-shut = { $closed ->
    [yes] { $who ->
        [you] Du schließt Stand { $booth }.
       *[other] { $painter } schließt Stand { $booth }.
     }
   *[no] Der Stand schließt.
 }
fresco-log-bishop-moved = { $who ->
    [you] Du führst den Bischof nach { $segment }
   *[other] { $painter } führt den Bischof nach { $segment }
 } { $price ->
    [0] ohne Kosten.
   *[other] für { $price }.
 }
fresco-log-restored = { $who ->
    [you] Du restaurierst { $segment }: { $sum } SP.
   *[other] { $painter } restauriert { $segment }: { $sum } SP.
 }
fresco-log-restored-with = { $who ->
    [you] Du restaurierst { $segment } mit { $paints }: { $sum } SP.
   *[other] { $painter } restauriert { $segment } mit { $paints }: { $sum } SP.
 }
fresco-sum = { $points } + { $bonus } Bischof = { $total }
fresco-log-altar-restored = { $who ->
    [you] Du restaurierst den Altar mit { $paints }: { $points } SP.
   *[other] { $painter } restauriert den Altar mit { $paints }: { $points } SP.
 }
fresco-log-earned = { $who ->
    [you] Du verdienst { $thalers } Taler im Atelier.
   *[other] { $painter } verdient { $thalers } Taler im Atelier.
 }
fresco-log-blended = { $who ->
    [you] Du mischst { $paints }.
   *[other] { $painter } mischt { $paints }.
 }
fresco-log-attended = { $who ->
    [you] Du gehst ins Theater. Stimmung { $mood }.
   *[other] { $painter } geht ins Theater. Stimmung { $mood }.
 }
fresco-log-left = { $who ->
    [you] Du gehst.
   *[other] { $painter } geht.
 } { $place }: { $unused ->
    [one] Ein Gehilfe bleibt untätig.
   *[other] { $unused } Gehilfen bleiben untätig.
 }
fresco-log-idled = { $who ->
    [you] Du kannst nichts mehr tun.
   *[other] { $painter } kann nichts mehr tun.
 } { $place }: { $unused ->
    [one] Ein Gehilfe bleibt untätig.
   *[other] { $unused } Gehilfen bleiben untätig.
 }
fresco-log-only-segment = Deine Farben reichen nur für { $segment }, also wird es gleich restauriert.
fresco-log-scored = +{ $points } SP ({ $source }).
fresco-log-shifted = { $who ->
    [you] Das Feld ist besetzt: Du stehst auf { $score } ({ $shift }).
   *[other] Das Feld ist besetzt: { $painter } steht auf { $score } ({ $shift }).
 }
fresco-log-income = Einkommen: { $incomes }.
fresco-log-market-laid = Neuer Markt; { $bag ->
    [0] der Beutel ist leer
    [one] 1 Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
 }.
fresco-log-start-rotated = Die Startfelder wechseln: { $order }.
fresco-log-money-counted = { $who ->
    [you] Du hast noch { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
     }: { $points } SP.
   *[other] { $painter } hat noch { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
     }: { $points } SP.
 }
fresco-log-game-ended = { $reason ->
    [ceiling] Das Deckenfresko ist fertig.
    [portraits] Die letzten Porträts wurden gezeigt.
    [infection] Die letzte Seuche wurde aufgedeckt.
    [idle] Zu lange hat niemand mehr als Altäre restauriert: Eine Hausregel beendet das Spiel.
   *[other] Die letzte Runde ist vorbei.
 } { $who ->
    [you] Du gewinnst mit { $points } SP.
   *[other] { $painter } gewinnt mit { $points } SP.
 }

# --- die Abrechnung am Ende ------------------------------------------------------------------------------------------

fresco-account = Die Abrechnung
fresco-account-place = Platz
fresco-account-painter = Maler
fresco-source-tile = Plättchen
fresco-source-bishop = Bischof
fresco-source-altar = Altar
fresco-source-money = Geld
fresco-source-shift = Leiste
fresco-source-portrait = Porträts
fresco-source-request = Aufträge
fresco-source-gold = Gold
fresco-source-favor = Gunst
fresco-source-scroll = Rollen
fresco-account-total = SP
fresco-account-leonardo = Leonardo zieht auf der Leiste mit, kann aber nicht gewinnen.

# --- die Regeln in unseren Worten; die Nummern sind Zeilen in docs/rules/fresco.md ---------------------------------------

fresco-explain-rise =
    Jeder Maler nimmt eine freie Uhrzeit, der hinterste auf der Leiste zuerst (F-P1-1, F-P1-4). Sie ändert sofort deine Stimmung (F-P1-6), bestimmt deinen Preis für jedes Marktplättchen dieser Runde (F-P1-18) und die Reihenfolge, in der alle handeln, die frühesten zuerst (F-P1-19).
    Auf den zwei obersten Feldern der Stimmung hilft ein sechster Gehilfe mit (F-P1-9); auf den zwei untersten bleibt einer weg (F-P1-13).
fresco-explain-plan =
    Alle planen gleichzeitig hinter einem Sichtschirm (F-PLAN-1). Jeder Ort hat drei Felder für Gehilfen, und jeder Gehilfe dort ist eine Aktion (F-PLAN-2, F-PLAN-4). Die Orte werden von allen in dieser Reihenfolge besucht: Markt, Kathedrale, Atelier, Werkstatt, Theater (F-RND-5).
    Eine Aktion, die du nicht bezahlen kannst, verfällt (F-RND-10). Sag bereit, wenn du fertig bist; dann steht der Plan (F-PLAN-8). In der letzten Runde tritt ein zweiter Besuch der Kathedrale an die Stelle des Theaters (F-END-3).
fresco-explain-market =
    Du nutzt einen Marktstand je Runde (F-MKT-2). Jeder Gehilfe darf eins seiner Plättchen zum Preis deiner Uhrzeit kaufen, und du nimmst die Farben, die es zeigt (F-MKT-3, F-MKT-5, F-MKT-7). Nach deinem letzten Kauf wird der ganze Stand geleert (F-MKT-8).
    Statt zu kaufen, darfst du einen Stand schließen, ohne Kosten (F-MKT-9, F-MKT-10), oder alles lassen, wie es ist (F-MKT-12).
fresco-explain-cathedral =
    Jeder Gehilfe restauriert einmal ein Segment oder den Altar (F-CATH-1). Ein Segment braucht genau seine Farben und gibt seine Punkte, 3 mehr mit dem Bischof darauf und 2 mehr mit ihm daneben (F-CATH-3, F-CATH-14, F-CATH-15). Danach steht der Bischof dort (F-CATH-7), und das Plättchen bringt dir jede Runde einen Taler (F-BTW-3).
    Vor jedem Segment darfst du den Bischof für 1 Taler einen Schritt führen (F-CATH-9 bis F-CATH-11); dann musst du ein Segment restaurieren (F-OQ-41). Der Altar nimmt drei verschiedene Grundfarben für 2 Punkte, jede Mischfarbe statt einer davon bringt 1 mehr; Orange, Grün und Violett zusammen geben 6 (F-CATH-20 bis F-CATH-24).
fresco-explain-studio =
    Jeder Gehilfe im Atelier verdient 3 Taler (F-STU-1). Du darfst stattdessen gehen (F-RND-9), aber einen Grund dafür hat noch niemand gefunden.
fresco-explain-workshop =
    Jeder Gehilfe mischt bis zu zweimal (F-WRK-1): Zwei Farben gehen, eine kommt (F-WRK-3). Rot und Gelb ergeben Orange, Gelb und Blau ergeben Grün, Rot und Blau ergeben Violett (F-WRK-4).
fresco-explain-theatre =
    Jeder Gehilfe hebt deine Stimmung um zwei Felder, höchstens bis ganz oben (F-THE-1, F-THE-2). Sie zählt, wenn du in der nächsten Runde aufstehst (F-THE-3).
fresco-explain-land =
    Auf keinem Feld der Leiste stehen zwei Maler (F-VPT-3). Wem der Maler gehört, stellt ihn auf das nächste freie Feld davor oder dahinter (F-VPT-4), und das ist der Punktestand (F-VPT-7). Wer weiter hinten steht, steht nächste Runde früher auf (F-P1-1).
fresco-explain-leonardo-market =
    Im Spiel zu zweit ist Leonardo der dritte Maler; wer sein Plättchen hat, entscheidet für ihn (F-LEO-9). Auf dem Markt schließt er einen Stand und kauft nie (F-LEO-13).
fresco-explain-leonardo-cathedral =
    Leonardo restauriert ein Segment je Runde, neben seinem Maler, nicht schräg (F-LEO-15); ist dort keins mehr, eins mit dem niedrigsten Wert (F-LEO-16). Er zahlt nichts, und Plättchen und Bischof zählen (F-LEO-17, F-LEO-18). Bischof und Leonardo stehen danach dort (F-LEO-21).

fresco-about-rise = { $who ->
    [you] Du stehst um { fresco-hour } auf: Stimmung { $mood }, { $apprentices } Gehilfen diese Runde, jedes Marktplättchen für { $price }. Dran bist du als { $acts }. (F-P1-6, F-P1-18, F-P1-19)
   *[other] { $painter } steht um { fresco-hour } auf und ist dran als { $acts }. (F-LEO-12)
 }
fresco-about-plan = Ein Gehilfe für diesen Ort: { $place }; noch { $left ->
    [one] einer
   *[other] { $left }
 } zu verteilen. (F-PLAN-4)
fresco-about-ready = Dein Plan ist fertig; sind alle bereit, öffnen sich die Sichtschirme. (F-PLAN-7, F-PLAN-8)
fresco-about-buy = Du zahlst { $price } und nimmst { $paints } an Stand { $booth }; { $coins ->
    [one] 1 Taler bleibt
   *[other] { $coins } Taler bleiben
 }. Der Stand ist diese Runde deiner. (F-MKT-2, F-MKT-5, F-MKT-7)
fresco-about-close = { $who ->
    [you] Du kaufst diese Runde nichts, und niemand sonst kauft an Stand { $booth }. (F-MKT-9, F-MKT-11)
   *[other] { $painter } leert Stand { $booth } für diese Runde. (F-LEO-13)
 }
fresco-about-bishop = Du zahlst { $price }, und der Bischof geht nach { $segment }; dann restaurierst du ein Segment mit seinem Bonus von dort. { $coins ->
    [one] 1 Taler bleibt
   *[other] { $coins } Taler bleiben
 }. (F-CATH-9 bis F-CATH-11, F-OQ-41)
fresco-about-restore = { $who ->
    [you] Du gibst { $paints } und bekommst { $sum } SP{ $window ->
        [yes] , dazu ein Fenster, das etwas bringt oder kostet (F-M06-16)
       *[no] {""}
     }; der Bischof geht nach { $segment }, und das Plättchen bringt jede Runde einen Taler. (F-CATH-3, F-CATH-5, F-CATH-7)
   *[other] { $painter } bekommt { $sum } SP auf { $segment } und zahlt nichts. (F-LEO-17, F-LEO-18)
 }
fresco-about-altar = Du gibst { $paints } an den Altar, Farbe { $given } von 3. Der Altar kann bis zu { $points } SP bringen. (F-CATH-20 bis F-CATH-26)
fresco-about-earn = Ein Gehilfe verdient { $thalers }; dann hast du { $coins } Taler. (F-STU-1)
fresco-about-blend = Du gibst { $paints } und nimmst { $result }. (F-WRK-3)
fresco-about-attend = Deine Stimmung steigt auf { $mood }. (F-THE-1)
fresco-about-land = Der Maler steht dann auf { $score } ({ $shift }). (F-VPT-4, F-VPT-7)
fresco-about-pass = Du tust hier nichts mehr; die übrigen Gehilfen handeln nicht. (F-RND-9, F-RND-11)

# --- Module: was sie dem Tisch hinzufügen -----------------------------------------------------------------------------

paint-pink = Rosa
paint-brown = Braun

fresco-help = module: alles über die Module im Spiel; module 6: über eines
fresco-modules-more = Für eines mit seinen Regeln: sag module und seinen Namen: { $names }
fresco-modules-unknown = „{ $given }“ ist kein Modul im Spiel. Im Spiel: { $names }
fresco-explain-modules = Auch Module ändern das: { $names }. Für die Regeln sag module und einen Namen, etwa module { $name }.
fresco-modules-none = Kein Modul ist im Spiel.
fresco-module-portrait = Porträt
fresco-module-owned = Gemalt
fresco-module-requests = Aufträge
fresco-module-fulfilled = Erfüllt
fresco-module-special-blends = Spezialfarben
fresco-module-leaf-gold = Gold
fresco-module-scrolls = Schriftrollen
fresco-module-favors = Gunst
fresco-portraits-deck = dann noch { $deck }
fresco-requests-needed = für { $needed } Plättchen
fresco-requests-loose = du hast { $tiles }:
fresco-mood-now = Stimmung jetzt { $mood }
fresco-request-any = beliebig
fresco-request-basic = eine Grundfarbe
fresco-special-altar = Mischfarben-Altar
fresco-gold-refined = veredelt { $paints }
fresco-gold-mine = { $gold } bei dir
fresco-scroll-row = Reihe { $name }
fresco-scroll-column = Spalte { $name }
fresco-scroll-dead = (verloren)
fresco-scrolls-none = keine mehr
fresco-scrolls-held = Noch auf der Hand:
fresco-scrolls-gone = Gespielt: { $lines }
fresco-favors-left = noch { $left }
fresco-favors-unseen = Noch nicht gesehen: { $kinds }

fresco-portrait-god-s-servant = Diener Gottes
fresco-portrait-actor = Mime
fresco-portrait-abbot = Abt
fresco-portrait-sexton = Küster
fresco-portrait-pretty-girl = Schönes Mädchen
fresco-portrait-peer = Edelmann
fresco-portrait-merchant = Händler
fresco-portrait-self-portrait = Selbstbild
fresco-portrait-muse = Muse
fresco-portrait-bishop = Bischof
fresco-portrait-virgin-mary = Madonna
fresco-portrait-patron = Mäzen
fresco-effect-income-thalers = +{ $number } T/Runde
fresco-effect-theatre-mood-per-apprentice = Theater +{ $number }
fresco-effect-bishop-bonus-extra = Bischof +{ $number }
fresco-effect-bishop-anywhere-cost = Bischof überallhin für { $number } T
fresco-effect-thalers = { $number } T
fresco-effect-mood = { $number ->
    [top_space] beste Stimmung
   *[other] Stimmung +{ $number }
 }
fresco-effect-vp = { $number } SP
fresco-effect-basic-paints-of-choice = { $number ->
    [one] 1 Grundfarbe
   *[other] { $number } beliebige Grundfarben
 }

# --- Module: was gefragt wird --------------------------------------------------------------------------------------------

fresco-ask-sexton = Kathedrale: Den Bischof rufen, bevor du gehst?
fresco-why-sexton = Deine Gehilfen sind fertig; den Küster kannst du noch schicken.
fresco-ask-gild = Kathedrale: { $segment } mit Blattgold veredeln?
fresco-why-gild = Das Plättchen zeigt { $paints }, die Farbe dieser Runde. { $gold ->
    [one] Du hast ein Blattgold.
   *[other] Du hast { $gold } Blattgold.
 }
fresco-ask-portrait-paint = Atelier: Wähle eine Grundfarbe
fresco-why-portrait-paint = { $left ->
    [one] Das Porträt gibt dir noch eine.
   *[other] Das Porträt gibt dir { $left } nach deiner Wahl.
 }
fresco-ask-leonardo-portrait = Atelier: Wähle das Porträt, das { $painter } nimmt
fresco-why-leonardo-portrait = Er bekommt nur die Punkte davon. Du hast diese Runde sein Plättchen.
fresco-ask-pile = { $who ->
    [you] Werkstatt: Wähle ein Plättchen für den Auftrag { $request }, { $given } von { $needed }
   *[other] Werkstatt: Wähle ein Plättchen, das { $painter } für { $request } gibt, { $given } von { $needed }
 }
fresco-why-pile = { $who ->
    [you] Es bringt kein Einkommen mehr und dient keinem anderen Auftrag.
   *[other] Es kommt aus dem Spiel.
 }
fresco-ask-request-paint = Einkommen: Wähle die Grundfarbe deines Auftrags
fresco-why-request-paint = { $left ->
    [one] Niemand sieht sie, bis alle gewählt haben.
   *[other] { $left } zu wählen. Niemand sieht sie, bis alle gewählt haben.
 }
fresco-ask-leonardo-request = Werkstatt: Erfüllt { $painter } einen Auftrag?
fresco-why-leonardo-request = Er bekommt nur Punkte, und die Plättchen kommen aus dem Spiel. Du führst ihn.
fresco-hint-sexton = {" "}· küster { $segment }: Bischof dorthin, { $price } T
fresco-choice-no-gild = kein Gold
fresco-choice-no-sexton = den Bischof dort lassen
fresco-choice-no-leonardo-request = kein Auftrag
fresco-choice-portrait-leonardo = { $card }: { $points } SP
fresco-choice-request = { $request }: { $points } SP, Einkommen { $income } T und { $paint }
fresco-choice-request-leonardo = { $request }: { $points } SP
fresco-choice-gild = Gold: +{ $points } SP, noch { $left }
fresco-choice-scroll = { $lines }: { $points } SP ({ $segments })
fresco-group-scroll = Schriftrolle
fresco-group-sexton = Küster
fresco-group-request = Auftrag
fresco-words-no = nein
fresco-words-sexton = küster
fresco-words-gild = gold
fresco-words-row = reihe
fresco-words-column = spalte
fresco-words-both = beide

# --- Module: die Chronik -------------------------------------------------------------------------------------------------

fresco-log-rewarded = Das bringt { $goods }.
fresco-log-portraits-shown = Zu malen: { $cards }; { $deck ->
    [0] der Stapel ist leer
   *[other] { $deck } im Stapel
 }.
fresco-log-portraits-removed = Ungemalt und fort: { $cards }.
fresco-log-portrait-taken = { $who ->
    [you] Du malst ein Porträt: { $card }.
   *[other] { $painter } malt ein Porträt: { $card }.
 }
fresco-log-paint-picked = { $who ->
    [you] Du wählst { $paints }.
   *[other] { $painter } wählt { $paints }.
 }
fresco-log-request-fulfilled = { $who ->
    [you] Du erfüllst einen Auftrag ({ $request }) mit { $segments }.
   *[other] { $painter } erfüllt einen Auftrag ({ $request }) mit { $segments }.
 }
fresco-log-income-picked = Du wählst { $paints } als Einkommen.
fresco-log-request-income = Aufträge bringen: { $incomes }.
fresco-log-colour-refined = Blattgold veredelt diese Runde { $paints } { $colour }.
fresco-log-gold-taken = { $gold ->
    [one] Dazu kommt ein Blattgold.
   *[other] Dazu kommen { $gold } Blattgold.
 }
fresco-log-gold-used = { $who ->
    [you] Du gibst Blattgold dazu.
   *[other] { $painter } gibt Blattgold dazu.
 }
fresco-log-gold-exchanged = { $who ->
    [you] Du tauschst { $gold } Blattgold in Taler: { $thalers }.
   *[other] { $painter } tauscht { $gold } Blattgold in Taler: { $thalers }.
 }
fresco-log-favor-taken = { $who ->
    [you] Du nimmst die Gunst des Bischofs auf { $segment }.
   *[other] { $painter } nimmt die Gunst des Bischofs auf { $segment }.
 }
fresco-log-favor-removed = Die Gunst auf { $segment } ist ungesehen fort.
fresco-log-scroll-played = { $who ->
    [you] { $count ->
        [one] Du spielst eine Schriftrolle: { $lines }.
       *[other] Du spielst beide Schriftrollen: { $lines }.
     }
   *[other] { $count ->
        [one] { $painter } spielt eine Schriftrolle: { $lines }.
       *[other] { $painter } spielt beide Schriftrollen: { $lines }.
     }
 }

# --- Module: die Regeln in unseren Worten ----------------------------------------------------------------------------------

fresco-explain-sexton =
    Mit dem Porträt des Küsters darfst du den Bischof für 1 Taler auf ein beliebiges Segment rufen, einmal je Runde, in jedem Augenblick deines Besuchs in der Kathedrale: auch nach der letzten Restaurierung, bevor du gehst (F-M01-18, F-OQ-93).
fresco-explain-gild =
    Das Plättchen zeigt die veredelte Farbe, darum darfst du zu den Farben ein Blattgold geben, nie mehr (F-M05-9, F-M05-10). Es ist 3 Punkte wert mit dem Bischof auf dem Segment, 2 mit ihm daneben und sonst 1, zusätzlich zu seinem Bonus (F-M05-11 bis F-M05-14).
    Gold, das am Ende übrig ist, wird zu je einem Taler (F-M05-17).
fresco-explain-portrait-paint =
    Der Händler gibt Grundfarben deiner Wahl, gleiche oder verschiedene, und einen Taler (F-M01-19).
fresco-explain-leonardo-portrait =
    Leonardo hat einen Gehilfen im Atelier und muss ein Porträt nehmen, wenn eins da ist (F-M01-27, F-M01-28). Nur die Punkte zählen für ihn, und die Karte kommt aus dem Spiel (F-M01-29).
fresco-explain-pile =
    Wähle, welche Plättchen unter den Auftrag gehen; jedes muss seinen Farbklecks zeigen, und eines mit mehreren dient für einen davon (F-M02-8, F-M02-9, F-OQ-97). Plättchen im Stapel bringen kein Einkommen und dienen nicht mehr (F-M02-11, F-M02-12).
fresco-explain-request-paint =
    Ein allgemeiner Auftrag bringt jede Runde einen Taler und eine Grundfarbe; die Farbe wählst du jedes Mal neu (F-M02-13, F-M02-15). Alle wählen gleichzeitig, jeder für sich (F-OQ-67).
fresco-explain-leonardo-request =
    Leonardo hat einen Gehilfen in der Werkstatt und darf mit seinen Plättchen einen Auftrag erfüllen (F-M02-18, F-M02-19). Er bekommt nur die Punkte; seine drei Plättchen und der Auftrag kommen aus dem Spiel (F-M02-20).
fresco-change-plan-portraits = Porträts: Im Atelier darf ein Gehilfe je Runde eins der beiden malen, statt zu verdienen (F-M01-5, F-M01-6).
fresco-change-plan-requests = Aufträge: In der Werkstatt darf ein Gehilfe je Runde drei restaurierte Plättchen für Punkte und mehr Einkommen geben (F-M02-5, F-M02-13).
fresco-change-plan-special-blends = Rosa und Braun mischt man wie die anderen, auch aus einer eben gemischten Farbe (F-M03-8, F-M03-9).
fresco-change-plan-leaf-gold = Blattgold kommt mit zwei Plättchen des Marktes und veredelt ein Segment in der Farbe dieser Runde (F-M05-6, F-M05-9).
fresco-change-plan-scrolls = Schriftrollen: Deine Reihe und deine Spalte zahlen einmal, mit einer Restaurierung dort (F-M07-6 bis F-M07-10).
fresco-change-plan-favors = Gunst: Wer restauriert, wo der Bischof steht, nimmt die, die dort liegt (F-Q-2).
fresco-change-market-leaf-gold = Zwei Plättchen des Marktes tragen Blattgold, das ohne Aufpreis dazukommt (F-M05-6).
fresco-change-cathedral-special-blends = In einem Altar aus Mischfarben darf jede Rosa sein für 3 mehr oder Braun für 5 mehr (F-M03-10, F-M03-11).
fresco-change-cathedral-leaf-gold = Nach einem Segment der veredelten Farbe wirst du nach Blattgold gefragt (F-M05-9).
fresco-change-cathedral-scrolls = Spiel erst eine Schriftrolle, dann restauriere auf ihrer Linie, oder beide an ihrer Kreuzung; angeboten wird, was Bischof und Einstellungen erlauben (F-M07-6, F-M07-9). Sie zahlt für jedes restaurierte Segment, auch dieses (F-M07-7).
fresco-change-cathedral-favors = Unter dem Bischof nimmst du auch die Gunst, anderswo ist sie verloren (F-Q-2, F-Q-4).
fresco-change-cathedral-portraits = Der Abt erhöht den Bonus des Bischofs um 1; der Küster ruft ihn für 1 Taler überallhin, einmal je Runde in jedem Augenblick deines Besuchs (F-M01-17, F-M01-18, F-OQ-93).
fresco-change-studio-portraits = Ein Gehilfe je Runde darf eins der beiden Porträts nehmen statt des Geldes (F-M01-5, F-M01-6). Die als bleibend gekennzeichneten helfen dir bis zum Ende, die anderen zahlen sofort (F-M01-10, F-M01-11).
fresco-change-workshop-requests = Ein Gehilfe je Runde darf den obersten Auftrag eines Stapels erfüllen, statt zu mischen: Drei restaurierte Plättchen gehen darunter, für einen besonderen mit seinem Farbklecks (F-M02-4 bis F-M02-8). Punkte gibt es sofort, dann jede Runde einen Taler und eine Farbe (F-M02-10, F-M02-13).
fresco-change-workshop-special-blends = Violett und Rot ergeben Rosa, Orange und Grün ergeben Braun; eine eben gemischte Farbe darf dabei sein (F-M03-8, F-M03-9).
fresco-change-theatre-portraits = Mit dem Porträt des Mimen sind es drei Felder (F-M01-16).

fresco-about-no = { $deciding ->
    [gild] Du behältst dein Gold und restaurierst nur mit Farbe. (F-M05-9)
    [wall] Dein Gehilfe restauriert nichts. (F-RND-9, F-OQ-30)
    [heal] Du behältst deine Flaschen für eine andere Runde. (F-M10-47)
    [glazery] Du kaufst diese Runde kein Glas mehr. (F-M06-10, F-OQ-30)
    [glaze] Die anderen Scheiben bekommen kein Glas. (F-M06-26, F-OQ-124)
    [altar-glass] Das Altarfenster bekommt kein Glas mehr. (F-M06-29)
    [bell-last] Die Urkunden bleiben, wie sie sind. (F-OQ-141)
    [sexton] Der Bischof bleibt, wo er ist, und dein Besuch ist zu Ende. (F-OQ-93)
   *[other] Leonardo behält seine Plättchen, und der Auftrag bleibt. (F-M02-19)
 }
fresco-about-pick = { $deciding ->
    [request-paint] Du nimmst { $paints } mit dem kommenden Einkommen. (F-M02-15)
   *[other] Du nimmst { $paints } sofort. (F-M01-19)
 }
fresco-about-portrait = { $who ->
    [you] Ein Gehilfe malt { $card } ({ $effect }), statt zu verdienen; { $lasting ->
        [yes] das Porträt liegt bis zum Ende des Spiels vor dir. (F-M01-5, F-M01-10)
       *[no] du bekommst es sofort. (F-M01-5, F-M01-11)
     }
   *[other] { $painter } bekommt { $points } SP mit { $card }; die Karte kommt aus dem Spiel. (F-M01-28, F-M01-29)
 }
fresco-about-sexton = Du zahlst { $price }, und der Küster ruft den Bischof nach { $segment }; wer als Nächstes restauriert, hat seinen Bonus von dort. { $coins ->
    [one] 1 Taler bleibt
   *[other] { $coins } Taler bleiben
 }. (F-M01-18, F-OQ-93)
fresco-about-request = { $who ->
    [you] Du bekommst { $points } SP und stapelst { $needed } von { $segments }. Von nun an jede Runde: { $income } T und { $paint }. (F-M02-10 bis F-M02-15)
   *[other] { $painter } bekommt { $points } SP und gibt { $needed } von { $segments }. (F-M02-19, F-M02-20)
 }
fresco-about-pile = { $who ->
    [you] Das Plättchen von { $segment } geht unter den Auftrag und bringt kein Einkommen mehr. (F-M02-11, F-M02-12)
   *[other] { $painter } gibt das Plättchen von { $segment }. (F-M02-20)
 }
fresco-about-gild = Du gibst zu den Farben von { $segment } ein Blattgold für { $points } SP mehr; noch { $left }. (F-M05-9 bis F-M05-14)
fresco-about-scroll = Du legst offen: { $lines }, und bekommst { $points } SP, wenn du dort restaurierst: { $segments }. Dann musst du restaurieren. (F-M07-6 bis F-M07-10, F-M07-12)

# --- Ortsplättchen, Wandfresko und Medicus --------------------------------------------------------------------------------

fresco-tile-glazery = Glaserei
fresco-tile-audience = Audienz
fresco-tile-wall = Wandfresko
fresco-tile-medico = Medicus
fresco-tile-letter-glazery = g
fresco-tile-letter-audience = a
fresco-tile-letter-wall = f
fresco-tile-letter-medico = m
fresco-group-cover = Abdecken ({ $tile })
fresco-group-plan-ill = Krank
fresco-group-plan-neutral = Neutral
fresco-group-saint = Heiliger
fresco-choice-cover = { $place }
fresco-about-cover = Dieses Plättchen deckt diese Runde einen Ort ab: { $tile }, { $place }. { $kind ->
    [medico] Dort musst du eine Flasche kaufen, wenn du kannst, und ein Gehilfe hat noch Platz (F-M10-39 bis F-M10-41).
    [wall] Es braucht einen Gehilfen, der einen Abschnitt der Wand restauriert (F-M09-6, F-M09-7).
    [glazery] Die zwei aufgedruckten Gehilfen kaufen Glas, ein dritter von dir darf helfen (F-M06-6 bis F-M06-9).
   *[other] Es braucht keinen Gehilfen; du erwirbst eine Urkunde (F-M08-6 bis F-M08-9).
 }
fresco-log-tile-laid = { $who ->
    [you] Du hast Orte abgedeckt: { $tiles }.
   *[other] { $painter } hat Orte abgedeckt: { $tiles }.
 }

fresco-module-wall-fresco = Wand
fresco-wall-left = noch { $left }, offen:
fresco-wall-splash = Klecks
fresco-ask-wall = Wandfresko: Einen Abschnitt restaurieren?
fresco-why-wall = Jeder gibt { $points } SP und je Runde eine Grundfarbe. Welche, zeigt die Rückseite.
fresco-ask-exchange = Werkstatt: Wähle ein Plättchen, das du für { $paints } gibst
fresco-why-exchange = Beide Plättchen kommen aus dem Spiel; die Kleckse der anderen behältst du.
fresco-choice-no-wall = nichts restaurieren
fresco-choice-exchange = Wandplättchen { $paints } für { $result } je Runde
fresco-source-wall = Wand
fresco-log-wall-restored = { $who ->
    [you] Du restaurierst { $section } der Wand mit { $paints }; das bringt { $income } je Runde.
   *[other] { $painter } restauriert { $section } der Wand mit { $paints }; das bringt { $income } je Runde.
 }
fresco-log-wall-tiles-exchanged = { $who ->
    [you] Du tauschst { $sections } gegen { $paints } je Runde.
   *[other] { $painter } tauscht { $sections } gegen { $paints } je Runde.
 }
fresco-log-wall-income = Die Wand bringt: { $incomes }.
fresco-explain-wall =
    Dein Gehilfe auf dem Plättchen darf einen Abschnitt neben einem restaurierten restaurieren, Kante an Kante; unten links ist von Anfang an fertig (F-M09-9, F-M09-10). Er kostet die Farbe, die er zeigt, und gibt 4 Punkte, was der Bischof auch tut (F-M09-11, F-M09-12, F-OQ-153).
    Das Plättchen liegt vor dir und zeigt eine Grundfarbe: je Runde eine von jeder Farbe, wie viele Plättchen sie auch zeigen (F-M09-13, F-M09-18).
fresco-explain-exchange =
    Zwei Wandplättchen mit verschiedenen Grundfarben kommen aus dem Spiel für ein Tauschplättchen ihrer Mischfarbe (F-M09-14, F-M09-15). Von zweien mit gleicher Farbe wählst du, denn sie zeigen verschiedene Kleckse (F-M09-21).
fresco-change-plan-wall-fresco = Wand: Deck einen Ort mit dem Plättchen ab, stell einen Gehilfen darauf, restauriere einen Abschnitt (F-M09-6, F-M09-7).
fresco-change-workshop-wall-fresco = Statt zu mischen, werden zwei Wandplättchen verschiedener Farben zu einem Tauschplättchen: jede Runde ihre Mischfarbe; eins je Mischfarbe (F-M09-14, F-M09-16, F-M09-19).
fresco-about-wall = Du gibst { $paints } für { $section }: { $points } SP, und die Rückseite bringt je Runde eine Grundfarbe. (F-M09-11 bis F-M09-13)
fresco-about-give = { $deciding ->
    [pile] Das Wandplättchen { $section } geht unter den Auftrag und bringt keine Farbe mehr. (F-M09-21, F-OQ-99)
   *[other] Das Wandplättchen { $section } kommt aus dem Spiel. (F-M09-15)
 }
fresco-about-exchange = Die Wandplättchen { $paints } kommen aus dem Spiel; du bekommst jede Runde { $result }. (F-M09-14, F-M09-19)

fresco-module-medico = Medicus
fresco-module-bottles = Flaschen
fresco-module-apprentices = Gehilfen
fresco-medico-infected = verseucht: { $place }
fresco-medico-stack = { $left ->
    [one] noch 1 Plättchen
   *[other] noch { $left } Plättchen
 }
fresco-medico-ill = krank
fresco-medico-neutral = neutral
fresco-medico-same = gleicher Ort
fresco-medico-unseen = Seuchen, die noch kommen: { $places }
fresco-medico-to-place = noch { $healthy } gesund, { $neutral } neutral, { $sick } krank
fresco-bottle = { $portions ->
    [one] 1 Portion
   *[other] { $portions } Portionen
 }
fresco-bottle-juice = Saft
fresco-ask-aside = Aufstehen: Wer bleibt im Bett?
fresco-why-aside = Ein kranker wird dort gesund und kommt gesund zurück. { $ill ->
    [one] Du hast einen.
   *[other] Du hast { $ill }.
 }
fresco-ask-send = { $place }: Wer arbeitet als Nächster?
fresco-why-send = { $left } sind hier. Wer neben einem kranken arbeitet, ist danach krank.
fresco-ask-infect = { $place }: Wer wird krank?
fresco-why-infect = { $swapped ->
    [yes] Der neutrale geht zurück ins Theater; ein kranker nimmt seine Stelle ein und bleibt.
   *[no] Der neutrale geht zurück ins Theater und lässt keinen kranken da.
 }
fresco-ask-bottle = Medicus: Wähle die Flasche, die du kaufst
fresco-why-bottle = Mit dem Medicus-Plättchen musst du eine kaufen. Du hast { fresco-goods-coins }.
fresco-ask-heal = Medicus: Eine Flasche benutzen?
fresco-why-heal = { $ill ->
    [0] Niemand von deinen ist krank.
    [one] Einer deiner Gehilfen ist krank.
   *[other] { $ill } deiner Gehilfen sind krank.
 }
fresco-choice-no-heal = den Rest behalten
fresco-choice-plan-ill = { $place }
fresco-choice-plan-neutral = { $place }
fresco-choice-aside-healthy = ein gesunder
fresco-choice-aside-ill = ein kranker, der gesund wird
fresco-choice-send-healthy = ein gesunder
fresco-choice-send-ill = ein kranker
fresco-choice-infect-own = einer von deinen
fresco-choice-infect-neutral = der neutrale
fresco-choice-saint = für { $thalers } T
fresco-choice-bottle = { $bottle } für { $price } T
fresco-choice-use = { $bottle }: heilt { $heals }
fresco-choice-use-juice = Saft: Stimmung +1
fresco-words-healthy = gesund
fresco-words-ill = krank
fresco-words-own = eigener
fresco-words-neutral = neutral
fresco-log-sick-shown = { $who ->
    [you] Krank bei dir ({ $apprentices }): { $place }.
   *[other] Krank bei { $painter } ({ $apprentices }): { $place }.
 }
fresco-log-infection-revealed = { $kind ->
    [none] Diese Runde ist nichts verseucht.
    [same] Derselbe Ort ist wieder verseucht: { $place }.
   *[place] Diese Runde verseucht: { $place }.
 } { $left ->
    [0] Das war das letzte Plättchen.
    [one] Noch 1 Plättchen.
   *[other] Noch { $left } Plättchen.
 }
fresco-log-replaced = { $who ->
    [you] Ein kranker nimmt bei dir seine Stelle ein.
   *[other] Ein kranker nimmt bei { $painter } seine Stelle ein.
 }
fresco-log-fell-ill = { $apprentices ->
    [0] { $who ->
        [you] Dein neutraler Gehilfe
       *[other] Der neutrale Gehilfe von { $painter }
     } wird krank ({ $place }) und geht zurück ins Theater; niemand geht zum Medicus.
   *[other] { $who ->
        [you] Du verlierst an den Medicus
       *[other] { $painter } verliert an den Medicus
     } ({ $place }): { $apprentices ->
        [one] 1 Gehilfen
       *[other] { $apprentices } Gehilfen
     }{ $neutral ->
        [yes] ; der neutrale geht zurück ins Theater
       *[no] {""}
     }.
 }
fresco-log-recovered = { $who ->
    [you] Einer deiner kranken Gehilfen bleibt im Bett und wird gesund.
   *[other] Ein kranker Gehilfe von { $painter } bleibt im Bett und wird gesund.
 }
fresco-log-saint-painted = { $who ->
    [you] Ein kranker Gehilfe von dir malt einen Heiligen mit { $paints }: { $thalers } Taler.
   *[other] Ein kranker Gehilfe von { $painter } malt einen Heiligen mit { $paints }: { $thalers } Taler.
 }
fresco-log-bottles-laid = { $count ->
    [0] Der Medicus hat keine Flasche zu verkaufen.
   *[other] Der Medicus verkauft: { $bottles }.
 }
fresco-log-bottle-bought = { $who ->
    [you] Du kaufst eine Flasche ({ $bottle }) für { $price }.
   *[other] { $painter } kauft eine Flasche ({ $bottle }) für { $price }.
 }
fresco-log-bottle-too-dear = { $who ->
    [you] Du kannst keine Flasche bezahlen.
   *[other] { $painter } kann keine Flasche bezahlen.
 }
fresco-log-bottle-used = { $kind ->
    [juice] { $who ->
        [you] Du trinkst Himbeersaft. Stimmung { $mood }.
       *[other] { $painter } trinkt Himbeersaft. Stimmung { $mood }.
     }
   *[medicine] { $who ->
        [you] Du benutzt Arznei; geheilt: { $healed }.
       *[other] { $painter } benutzt Arznei; geheilt: { $healed }.
     }
 }
fresco-log-health-credited = { $who ->
    [you] Dir werden { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
     } für deine gesunden Gehilfen ({ $apprentices }) angerechnet.
   *[other] Für { $painter } werden { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
     } für gesunde Gehilfen ({ $apprentices }) angerechnet.
 }
fresco-explain-aside =
    Auf den zwei untersten Feldern der Stimmung bleibt ein Gehilfe weg. In dem Augenblick, in dem du dorthin absteigst, darf es ein kranker sein: Er wird gesund und kommt gesund zurück, wenn deine Stimmung besser ist (F-M10-57, F-M10-58, F-OQ-16).
fresco-explain-send =
    Gesunde und kranke Gehilfen an einem Ort arbeiten in der Reihenfolge, die du willst (F-M10-37). In der Kathedrale führt ein kranker den Bischof nicht und hält sich von ihm fern, im Atelier malt er für eine Farbe einen Heiligen, in der Werkstatt mischt er einmal (F-M10-24, F-M10-25, F-M10-32, F-M10-34). Danach sind alle deine Gehilfen an diesem Ort krank (F-M10-38).
fresco-explain-infect =
    Der Ort ist verseucht, darum wird einer deiner gesunden Gehilfen krank, wenn deine Arbeit dort getan ist; du wählst, welcher (F-M10-13). Ein eigener geht zum Medicus, und ein kranker nimmt seine Stelle ein; der neutrale geht einfach zurück ins Theater, oder je nach Einstellung kommt auch für ihn ein kranker (F-M10-14, F-M10-15, F-DIF-16).
fresco-explain-bottle =
    Liegt das Medicus-Plättchen auf deinem Markt, musst du vor allem anderen eine Flasche kaufen, wenn du eine bezahlen kannst (F-M10-41, F-M10-43, F-OQ-168). Jeder Platz hat seinen Preis (F-M10-42). Zwei Flaschen darfst du behalten (F-M10-44).
fresco-explain-heal =
    Sind alle Orte fertig, darf jeder beliebige seiner Flaschen benutzen (F-M10-46, F-M10-47). Arznei heilt so viele, wie sie Portionen hat, der Rest davon verfällt; Himbeersaft hebt die Stimmung um eins (F-M10-48 bis F-M10-50). Am Ende ist jeder Gehilfe, der nicht beim Medicus ist, 5 Taler wert (F-M10-60).
fresco-change-plan-medico = Medicus: xk, xa, xw schicken einen kranken, der auch zu Hause bleiben darf; alle gesunden müssen gehen (F-M10-18 bis F-M10-23, F-OQ-20). Dann ist ein Ort verseucht (F-M10-9).
fresco-change-market-medico = Auf einem verseuchten Markt wird ein gesunder Gehilfe krank (F-M10-13).
fresco-change-cathedral-medico = Ein kranker führt den Bischof nicht und restauriert weder unter noch neben ihm; der Altar steht ihm offen (F-M10-24, F-M10-25, F-M10-31).
fresco-change-studio-medico = Ein kranker verdient hier nichts, darf aber für eine Farbe einen Heiligen malen: 3 Taler (F-M10-32).
fresco-change-workshop-medico = Ein kranker mischt nur einmal (F-M10-34).
fresco-about-plan-ill = Ein kranker Gehilfe für diesen Ort: { $place }; wer dort neben ihm arbeitet, wird krank. (F-M10-23, F-M10-38)
fresco-about-plan-neutral = Der neutrale Gehilfe für diesen Ort: { $place }. (F-P1-11, F-M10-15)
fresco-about-aside = { $who ->
    [ill] Der kranke bleibt im Bett, wird gesund und kommt gesund zurück. (F-M10-57, F-M10-58)
   *[healthy] Ein gesunder bleibt im Bett; die kranken bleiben krank. (F-P1-13, F-OQ-16)
 }
fresco-about-send = { $who ->
    [ill] Ein kranker Gehilfe arbeitet als Nächster, soweit es ihm offensteht. (F-M10-37)
   *[healthy] Ein gesunder Gehilfe arbeitet als Nächster. (F-M10-37)
 }
fresco-about-infect = { $who ->
    [neutral] Der neutrale geht zurück ins Theater; nächste Runde ist er gesund. (F-M10-15, F-M10-16)
   *[own] Einer von deinen geht zum Medicus, ein kranker nimmt seine Stelle ein. (F-M10-14)
 }
fresco-about-saint = Du gibst { $paints } für { $thalers } Taler; dann hast du { $coins }. (F-M10-32)
fresco-about-bottle = Du zahlst { $price } für { $bottle } und behältst { fresco-goods-coins }. (F-M10-41, F-M10-42)
fresco-about-use = { $kind ->
    [juice] Deine Stimmung steigt um eins; niemand wird geheilt. (F-M10-50)
   *[medicine] Du heilst { $heals }; noch krank: { $ill }, und übrige Portionen verfallen. (F-M10-48, F-M10-49)
 }

# --- Wunschbrunnen, Glaser und Glocken ------------------------------------------------------------------------------------

fresco-module-wishing-well = Brunnen
fresco-module-wishes = Wünsche
fresco-module-glaziers = Glas
fresco-module-windows = Fenster
fresco-module-bells = Glocken
fresco-module-own-bells = Deine
fresco-well-state = { $thrown } von { $room } Pfennigen geworfen
fresco-well-pennies = { $pennies ->
    [one] 1 Pfennig bei dir
   *[other] { $pennies } Pfennige bei dir
 }
fresco-well-planned = ({ $pennies } auf dem Plan)
fresco-well-cards = Karten: { $deck } im Stapel, auf der Hand:
fresco-well-used = Benutzt: { $cards }
fresco-wish-lucky = Glückspilz
fresco-wish-paint = Farbe geschenkt
fresco-wish-praise = Lob des Bischofs
fresco-wish-tip = Trinkgeld
fresco-wish-finder = Finderlohn
fresco-wish-busker = Straßenmusikant
fresco-wish-visit = Besuch des Bischofs
fresco-wish-alchemy = Alchemie
fresco-wish-effect = { $kind ->
    [lucky] +{ $pennies } Pfennige
    [paint] { $paints } zu einem Kauf
    [praise] Bischof +{ $points }
    [tip] +{ $thalers } T, +{ $pennies } Pfennig
    [finder] +{ $thalers } T
   *[busker] Stimmung +{ $mood }
 }
fresco-glass-board = im Angebot
fresco-glass-mine = deins
fresco-glass-penalties = Ohne Glas:
fresco-glass-segments = Fenster noch zu erneuern: { $segments }
fresco-glass-reserve = Im Vorrat:
fresco-for-price = {" "}({ $price } T)
fresco-certificate = { $price } T, { $points } SP, { $golden ->
    [one] { $golden } Glocke
   *[other] { $golden } Glocken
 }
fresco-certificate-short = { $price } T, { $golden ->
    [one] { $golden } Glocke
   *[other] { $golden } Glocken
 }
fresco-bells-sold = alle verkauft
fresco-bells-mine = { $golden ->
    [one] { $golden } Glocke
   *[other] { $golden } Glocken
 }
fresco-bells-partly = Nr. { $number }: { $placed } von { $price } T
fresco-bells-stack = { $stack } im Stapel, verdeckt:
fresco-bells-ranks = Ränge: { $ranks } SP · Marken: { $marks }
fresco-source-window = Fenster
fresco-source-glass = Glas
fresco-source-spared = nicht unter 0
fresco-source-bell = Glocken

fresco-ask-alchemy = Werkstatt: Gib die nächste Grundfarbe hinein, { $given } von 3
fresco-why-alchemy = Drei beliebige ergeben eine Mischfarbe. Im Topf: { $paints }
fresco-ask-alchemy-blend = Werkstatt: Wähle die Mischfarbe, die herauskommt
fresco-why-alchemy-blend = Im Topf: { $paints }
fresco-ask-glazery = Glaserei: Ein Stück Glas kaufen?
fresco-why-glazery = { $left ->
    [one] Noch eine Aktion; du hast { fresco-goods-coins }.
   *[other] Noch { $left } Aktionen; du hast { fresco-goods-coins }.
 }
fresco-ask-window = Kathedrale: Wähle das Fenster neben { $segment }
fresco-why-window = Es muss erneuert werden. Du hast { fresco-goods-coins } und darfst danach Glas geben.
fresco-ask-glaze = Kathedrale: Glas für { $paints } geben?
fresco-why-glaze = Jede Scheibe ohne Glas kostet Punkte; das Fenster bringt { $points }.
fresco-ask-altar-glass = Altar: Glas für sein Fenster geben?
fresco-why-altar-glass = Von jeder Farbe höchstens eins, je { $points } SP.
fresco-ask-audience = Audienz: Wähle eine Urkunde
fresco-why-audience = Du musst eine erwerben, ganz oder in Raten.
fresco-ask-certificate = Audienz: Wie viel von { $price } zahlst du?
fresco-why-certificate = Ganz { $points } SP, sonst 1 je zwei Taler. { $golden ->
    [one] { $golden } Glocke
   *[other] { $golden } Glocken
 }. Du hast { $coins }.
fresco-ask-instalment = Glocken: Wie viel kommt auf Urkunde { $number }?
fresco-why-instalment = { $score ->
    [yes] Das bringt 1 SP je zwei Taler.
   *[no] Das bringt jetzt keine Punkte.
 } Du hast { fresco-goods-coins }.
fresco-ask-bell-due = Glocken: Wohin gehen die { $thalers } Taler, die du verdient hast?
fresco-why-bell-due = Was du verdienst, geht auf Urkunden, bis sie bezahlt sind.
fresco-ask-bell-last = Glocken: Vor der Wertung eine Urkunde fertig bezahlen?
fresco-why-bell-last = Unbezahlte zählen gegen dich. Du hast { fresco-goods-coins }.
fresco-choice-penny = Pfennig auf den Markt ({ $pennies })
fresco-choice-throw = einen Pfennig werfen, noch { $left }
fresco-choice-wish = { $card }: { $effect }
fresco-choice-glass = {" "}für { $price }, bleiben { $coins } T
fresco-choice-window = {" "}{ $points } SP, ohne Glas −{ $penalty }, { $price } T
fresco-choice-glaze = {" "}Glas: +{ $points } SP, noch { $left }
fresco-choice-pay = { $full ->
    [yes] { $thalers }, ganz
   *[no] { $thalers }
 }{ $points ->
    [0] {""}
   *[other] : { $points } SP
 }
fresco-choice-instalment = Nr. { $number }: noch { $missing } T, { $golden ->
    [one] { $golden } Glocke
   *[other] { $golden } Glocken
 }
fresco-choice-no-glazery = kein Glas
fresco-choice-no-glaze = kein Glas mehr
fresco-choice-no-altar-glass = kein Glas mehr
fresco-choice-no-bell-last = keine mehr
fresco-group-visit = Besuch des Bischofs
fresco-group-alchemy = Alchemie
fresco-group-wish = Wünsche
fresco-group-instalment = Urkunden
fresco-words-penny = pfennig
fresco-words-throw = werfen

fresco-log-pennies-shown = Pfennige auf den Plänen: { $pennies }.
fresco-log-penny-thrown = { $who ->
    [you] Du wirfst einen Pfennig in den Brunnen und ziehst eine Karte.
   *[other] { $painter } wirft einen Pfennig in den Brunnen und zieht eine Karte.
 } { $deck ->
    [0] Es war die letzte.
   *[other] {""}
 }
fresco-log-card-drawn = Es ist: { $card }.
fresco-log-wish-used = { $who ->
    [you] Du benutzt eine Wunschkarte: { $card }.
   *[other] { $painter } benutzt eine Wunschkarte: { $card }.
 } { $gives ->
    [both] Taler: { $thalers }, Pfennige: { $pennies }.
    [some] { $thalers ->
        [0] Pfennige: { $pennies }.
       *[other] Taler: { $thalers }.
     }
   *[no] {""}
 }
fresco-log-free-paint = { $paints } gibt es geschenkt.
fresco-log-pennies-exchanged = { $who ->
    [you] Du tauschst deine Pfennige ({ $pennies }) in Taler: { $thalers }.
   *[other] { $painter } tauscht Pfennige ({ $pennies }) in Taler: { $thalers }.
 }
fresco-log-glass-drawn = Neues Glas: { $paints }.
fresco-log-glass-bought = { $who ->
    [you] Du kaufst Glas { $paints } für { $price }.
   *[other] { $painter } kauft Glas { $paints } für { $price }.
 }
fresco-log-glass-used = { $who ->
    [you] Du gibst Glas { $paints }.
   *[other] { $painter } gibt Glas { $paints }.
 }
fresco-log-window-chosen = { $who ->
    [you] Du nimmst ein Fenster { $paints } für { $segment } und zahlst { $price }.
   *[other] { $painter } nimmt ein Fenster { $paints } für { $segment } und zahlt { $price }.
 }
fresco-log-window-renewed = Fenster { $paints }: { $penalty ->
    [0] { $points } SP.
   *[other] { $points } − { $penalty } = { $total } SP.
 }
fresco-log-certificates-shown = Glockenurkunden: { $certificates }; { $stack } im Stapel.
fresco-log-certificates-returned = Unter den Stapel: { $certificates }.
fresco-log-certificate-acquired = { $who ->
    [you] Du erwirbst eine Urkunde ({ $certificate })
   *[other] { $painter } erwirbt eine Urkunde ({ $certificate })
 } { $full ->
    [yes] zum vollen Preis.
   *[no] mit einer Anzahlung von { $thalers }.
 }
fresco-log-instalment-paid = { $who ->
    [you] Du zahlst { $thalers } auf eine Urkunde
   *[other] { $painter } zahlt { $thalers } auf eine Urkunde
 } { $complete ->
    [yes] ein, die nun bezahlt ist und verdeckt liegt.
   *[no] ein ({ $placed } von { $price }).
 }
fresco-log-bells-counted = { $who ->
    [you] Deine goldenen Glocken: { $golden }; { $space ->
        [below] unter der Leiste
       *[other] Feld { $space }
     }.
   *[other] Goldene Glocken von { $painter }: { $golden }; { $space ->
        [below] unter der Leiste
       *[other] Feld { $space }
     }.
 }
fresco-log-bishop-bells = Unverkaufte goldene Glocken: { $golden }; der Bischof steht auf Feld { $space }.

fresco-explain-alchemy =
    Die Karte des Alchemisten ist eine Mischung zusätzlich: drei beliebige Grundfarben für ein Orange, Grün oder Violett deiner Wahl (F-M04-25). Sie braucht jemanden in der Werkstatt und sonst nichts: Ob er außerdem mischt, liegt bei dir (F-OQ-114, F-OQ-116).
fresco-explain-alchemy-blend =
    Wähle Orange, Grün oder Violett; es darf sofort weitergemischt werden, wo der Tisch mehr Mischungen kennt (F-M04-25, F-OQ-116).
fresco-explain-glazery =
    Zwei Gehilfen sind auf das Plättchen gedruckt, ein dritter darf von dir sein: Jeder darf ein Stück Glas von der Auslage kaufen (F-M06-8 bis F-M06-10). Blau und Gelb kosten 1 Taler, Rot und Grün 2 (F-M06-11, F-M06-12).
fresco-explain-window =
    Neben diesem Segment ist ein Fenster, das mit einem von der Werkbank zum Preis seines Platzes erneuert werden muss (F-M06-16, F-M06-17). Es bringt seine Punkte; jede Scheibe ohne Glas kostet: Gelb 2, Blau 4, Rot 6, Grün 8 (F-M06-20 bis F-M06-25). Die ganze Summe ist nie unter 0 (F-M06-28).
fresco-explain-glaze =
    Für jede Scheibe darfst du ein Stück Glas ihrer Farbe geben (F-M06-21). Was keins hat, kostet: Gelb 2, Blau 4, Rot 6, Grün 8 (F-M06-22 bis F-M06-25). Benutztes Glas kommt in den Vorrat (F-M06-35).
fresco-explain-altar-glass =
    Beim Altar darfst du bis zu vier Stück Glas geben, von jeder Farbe höchstens eins, für je 1 Punkt (F-M06-29, F-M06-30).
fresco-explain-audience =
    In einer Audienz musst du eine der gezeigten Urkunden erwerben (F-M08-9). Am Ende bringen goldene Glocken Punkte nach Rang und nach den Marken der Glockenleiste (F-M08-30); die von unbezahlten Urkunden zählen gegen dich (F-M08-25).
fresco-explain-certificate =
    Ganz bezahlt bringt sie ihre Punkte und liegt verdeckt (F-M08-10). Oder leg einen beliebigen Betrag darauf, auch keinen, für 1 Punkt je 2 Taler: Dann liegt sie offen, und was du verdienst, geht darauf, bis sie bezahlt ist (F-M08-11 bis F-M08-15, F-OQ-135). Du darfst mehr dazulegen, wann immer du an einem der fünf Orte gefragt wirst (F-OQ-141).
fresco-explain-instalment =
    Du darfst Geld auf eine Urkunde legen, wann immer du auf dem Markt, in der Kathedrale, im Atelier, in der Werkstatt oder im Theater gefragt wirst, und sie vor der Schlusswertung fertig bezahlen (F-M08-16, F-OQ-141). Das bringt keine Punkte, oder je nach Einstellung 1 je 2 Taler (F-OQ-136).
fresco-explain-bell-due =
    Solange eine Urkunde nur zum Teil bezahlt ist, geht jeder Taler, den du verdienst, darauf (F-M08-14). Sind es mehrere, wählst du bei jedem Verdienst (F-OQ-137).
fresco-explain-bell-last =
    Die letzte Gelegenheit, eine Urkunde fertig zu bezahlen: Taler auf einer unbezahlten sind verloren, und ihre Glocken zählen gegen dich (F-OQ-141, F-OQ-142, F-M08-25).
fresco-change-rise-wishing-well = Mit einem Straßenmusikanten steigt deine Stimmung um 1, nachdem die Uhrzeit sie geändert hat, einer je Runde; spiel ihn, bevor du wählst (F-M04-27, F-M04-28).
fresco-change-plan-wishing-well = Brunnen: Mit jemandem auf dem Markt darfst du bis zu zwei Pfennige auf deinen Plan legen und dort für Wunschkarten werfen (F-M04-4, F-M04-6).
fresco-change-plan-glaziers = Glas: Deck einen Ort mit der Glaserei ab; zwei aufgedruckte Gehilfen kaufen Glas, ein dritter darf von dir sein (F-M06-6 bis F-M06-9).
fresco-change-plan-bells = Glocken: Deck einen Ort mit der Audienz ab; auch ohne Gehilfen erwirbst du dort eine Urkunde (F-M08-6 bis F-M08-9).
fresco-change-market-wishing-well = Zuerst darfst du die Pfennige auf deinem Plan werfen: je eine Karte, zwei je Runde für alle zusammen (F-M04-6 bis F-M04-9). Karten werden offen gelegt vor dem, wobei sie helfen, eine je Gehilfe (F-M04-11, F-M04-12).
fresco-change-cathedral-wishing-well = Vor einer Restaurierung je eine Karte: Der Bischof geht ohne Kosten, einen Schritt oder je nach Einstellung überallhin; oder 1 mehr Bonus (F-M04-21, F-M04-23).
fresco-change-cathedral-glaziers = Zwölf Segmente am Rand verlangen ein neues Fenster: seine Punkte, abzüglich der Scheiben ohne Glas (F-M06-15, F-M06-27).
fresco-change-studio-wishing-well = Ein Trinkgeld bringt zur Arbeit eines Gehilfen einen Taler und einen Pfennig dazu (F-M04-24).
fresco-change-studio-bells = Was du verdienst, geht zuerst auf teilweise bezahlte Urkunden (F-M08-14).
fresco-change-workshop-wishing-well = Der Alchemist macht eine Mischung mehr, aus drei beliebigen Grundfarben (F-M04-25).
fresco-change-theatre-wishing-well = Ein Finderlohn bringt 3 Taler dazu (F-M04-26).

fresco-about-penny = { $pennies ->
    [one] Ein Pfennig liegt auf dem Markt deines Plans; du darfst ihn dort für eine Wunschkarte werfen. (F-M04-4, F-M04-6)
   *[other] { $pennies } Pfennige liegen auf dem Markt deines Plans; du darfst sie dort für Wunschkarten werfen. (F-M04-4, F-M04-6)
 }
fresco-about-throw = Du wirfst einen Pfennig und ziehst eine Karte, die nur du siehst; Pfennige übrig: { $left }. (F-M04-6, F-M04-7)
fresco-about-wish = Du zeigst { $card } ({ $effect }), und die Karte kommt aus dem Spiel. { $kind ->
    [lucky] Sonst muss nichts folgen. (F-M04-14, F-M04-17)
    [paint] Dann musst du kaufen, wo dieses Plättchen liegt. (F-M04-18, F-OQ-110)
    [praise] Dann musst du restaurieren, wo der Bischof einen Bonus gibt. (F-M04-23, F-OQ-108)
    [busker] Dann wählst du deine Uhrzeit. (F-M04-27)
   *[other] Dann tut der Gehilfe hier seine Arbeit. (F-M04-14, F-OQ-114)
 }
fresco-about-visit = Der Bischof geht ohne Kosten nach { $segment }; dann restaurierst du ein Segment mit seinem Bonus von dort. (F-M04-21, F-M04-22)
fresco-about-alchemy = { $basic ->
    [yes] Du gibst { $paints } hinein, Stück { $given } von 3. (F-M04-25)
   *[no] Der Topf gibt dir { $paints }. (F-M04-25)
 }
fresco-about-glass = Du kaufst Glas { $paints } für { $price }; { $coins ->
    [one] 1 Taler bleibt
   *[other] { $coins } Taler bleiben
 }. (F-M06-10 bis F-M06-13)
fresco-about-window = Das Fenster { $paints } neben { $segment } kostet { $price } und bringt { $points } SP, { $penalty } weniger ganz ohne Glas. (F-M06-17, F-M06-20)
fresco-about-glaze = { $deciding ->
    [altar-glass] Du gibst { $paints } für das Altarfenster: { $points } SP mehr. (F-M06-30)
   *[other] Du gibst { $paints } für eine Scheibe und sparst { $points } SP. (F-M06-21)
 }
fresco-about-certificate = Du erwirbst die Urkunde: { $price } Taler im Ganzen für { $points } SP, oder in Raten; { $golden ->
    [one] { $golden } goldene Glocke
   *[other] { $golden } goldene Glocken
 }. (F-M08-9 bis F-M08-12)
fresco-about-pay = { $first ->
    [yes] Du zahlst { $thalers } und bekommst { $points } SP; { $full ->
        [yes] sie liegt verdeckt vor dir. (F-M08-10)
       *[no] was du verdienst, geht darauf, bis sie bezahlt ist. (F-M08-11 bis F-M08-14)
     }
   *[no] Du legst { $thalers } dazu { $points ->
        [0] ohne Punkte
       *[other] und bekommst { $points } SP
     }; { $full ->
        [yes] sie ist bezahlt und wird umgedreht. (F-M08-16, F-M08-17)
       *[no] sie ist noch nicht bezahlt. (F-M08-16)
     }
 } { $coins ->
    [one] 1 Taler bleibt.
   *[other] { $coins } Taler bleiben.
 }
fresco-about-instalment = Geld geht auf Urkunde { $number }: noch { $missing } T für { $golden ->
    [one] { $golden } goldene Glocke
   *[other] { $golden } goldene Glocken
 }{ $points ->
    [0] {""}
   *[other] , { $points } SP jetzt
 }. (F-M08-14, F-M08-16)
