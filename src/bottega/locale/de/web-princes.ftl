# Die Fürsten von Florenz im Browser: was der gezeichnete Tisch außer princes.ftl sagt. Artikel im Akkusativ, wie dort.

web-princes-the-university = die Universität
web-princes-the-laboratory = das Laboratorium
web-princes-the-workshop = die Werkstatt
web-princes-the-library = die Bibliothek
web-princes-the-opera = die Oper
web-princes-the-studio = das Atelier
web-princes-the-hospital = das Hospital
web-princes-the-theatre = das Theater
web-princes-the-tower = den Turm
web-princes-the-chapel = die Kapelle
web-princes-palace = Palazzo
web-princes-the-palace = den Palazzo
web-princes-unit = PP
web-princes-account-lead = { $works } Werke in { $rounds } Runden.

# --- der Balken -----------------------------------------------------------------------------------------------------

web-princes-round = Runde { $round } von { $rounds }
web-princes-arcade = Runden und der Mindestwert eines Werks
web-princes-tip-round = Runde { $round }: Ein Werk braucht { $minimum }.
web-princes-ask-return = Dein Hof: Behalte drei, gib eine Person zurück
web-princes-why-return = Berühre, wer geht. Niemand sonst sieht deine Karten.
web-princes-ask-open = Versteigerung: Eröffne mit { $price }, oder kaufe nichts
web-princes-why-open = Du hast { $florins } Florin. Wirst du überboten, eröffnest du neu.
web-princes-why-bid = { $can ->
    [yes] { $fans ->
        [0] { $prince } führt; du hast { $florins } Florin.
        [one] { $prince } führt. Eine Person auf deiner Hand wünscht es sich: +{ $value }.
       *[other] { $prince } führt. { $fans } Personen auf deiner Hand wünschen es sich: je +{ $value }.
     }
   *[no] { $prince } führt; du hast { $florins } Florin.
 }
web-princes-why-sell = { $leads ->
    [yes] { $prince } führt; du hast { $florins } Florin. Gewinnst du, verkaufst du
   *[no] Du hast { $florins } Florin. Bekommst du es, verkaufst du
 } { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 } zu je { $each } Florin.
web-princes-why-place = { $places ->
    [one] Eine Stelle ist offen.
   *[other] { $places } Stellen sind offen.
 } Zieh das Teil oder berühre eine goldene Stelle.
web-princes-why-turn = Ein Werk braucht diese Runde { $minimum }.{ $sells ->
    [yes] {" "}Du hast { $florins } Florin: Was fehlt, bezahlst du mit Prestige, 1 PP für je { $each }.
   *[no] {""}
 }
web-princes-why-under = { $count ->
    [one] Eine Karte ist übrig.
   *[other] { $count } Karten sind übrig. Die erste liegt am weitesten oben.
 }
web-princes-wait-open = Was kommt zur Versteigerung?
web-princes-wait-take = Was? Wer als Letztes frei ist, nimmt etwas ohne Versteigerung.
web-princes-wait-bid = { $who ->
    [you] Du führst mit { $bid } für { $item }.
   *[other] { $prince } führt mit { $bid } für { $item }.
 }
web-princes-wait-place = Ein Teil wird ins Fürstentum gelegt.
web-princes-wait-keep = Eine der Karten wird behalten.
web-princes-wait-under = Die anderen Karten gehen unter den Stapel.
web-princes-wait-recruit = Die Abwerbekarte wird genutzt oder behalten.
web-princes-wait-turn = Zwei Aktionen: Werke, Gebäude, Freiheiten, Karten.
web-princes-wait-add = Ein Werk entsteht.
web-princes-wait-exchange = Ein Werk wird bezahlt.
web-princes-button-give-up = Nichts kaufen
web-princes-button-sell = 1 PP für { $florins } verkaufen
web-princes-button-end = Zug beenden
web-princes-button-raise = { $price } bieten
web-princes-button-limit = Bis zu …
web-princes-button-pass = Passen
web-princes-button-hold = Karte für später behalten
web-princes-button-done = Das ist alles: { $value }

# --- der gesprochene Name jeder Möglichkeit --------------------------------------------------------------------------

web-princes-do-return = Zurückgeben: { $profession }; Wünsche: { $building }, { $landscape } und { $freedom }
web-princes-do-open = Versteigern: { $item }, Gebot { $price }; es bleiben { $left } Florin, wenn niemand mehr bietet{ $points ->
    [0] {""}
   *[other] ; { $points } PP
 }{ $sold ->
    [0] {""}
   *[other] ; verkauft { $sold } PP
 }
web-princes-do-take = Nehmen: { $item } für { $price }; es bleiben { $left } Florin{ $points ->
    [0] {""}
   *[other] ; { $points } PP
 }{ $sold ->
    [0] {""}
   *[other] ; verkauft { $sold } PP
 }
web-princes-do-give-up = In dieser Runde nichts kaufen
web-princes-do-raise = { $price } Florin für { $the } bieten; es bleiben { $left }{ $sold ->
    [0] {""}
   *[other] ; verkauft { $sold } PP
 }
web-princes-do-pass = Passen: { $prince } bekommt { $the } für { $bid }
web-princes-do-place = Legen: { $piece } auf { $all }{ $price ->
    [-1] {""}
   *[other] ; { $price } Florin, es bleiben { $left }
 }
web-princes-do-keep = { $deck ->
    [profession] Behalten: { $card }; Wünsche: { $wishes }; ein Werk ist jetzt { $value } wert, bestenfalls { $best }
    [bonus] Die Bonuskarte „{ $card }“ behalten: { $value } für ein Werk jetzt
   *[prestige] Die Prestigekarte „{ $card }“ behalten, { $worth } PP: { $points }, wäre das Spiel jetzt zu Ende
 }
web-princes-do-under = { $deck ->
    [profession] Als Nächstes unter den Stapel legen: { $card }
    [bonus] Die Bonuskarte „{ $card }“ als Nächstes unter den Stapel legen
   *[prestige] Die Prestigekarte „{ $card }“ als Nächstes unter den Stapel legen
 }
web-princes-do-hold = Die Abwerbekarte für später behalten
web-princes-do-work = Ein Werk { $work } zeigen: { $value } wert{ $more ->
    [0] {""}
   *[other] , { $more } mit allen Bonuskarten
 }; diese Runde braucht es { $minimum }
web-princes-do-build = Bauen: { $building } für { $price }; { $points } PP; es bleiben { $left } Florin; { $places ->
    [one] eine Stelle
   *[other] { $places } Stellen
 }{ $fans ->
    [0] {""}
   *[other] ; gewünscht von: { $names }
 }{ $sold ->
    [0] {""}
   *[other] ; verkauft { $sold } PP
 }
web-princes-do-introduce = Gewähren: { $freedom } für { $price }; es bleiben { $left } Florin{ $fans ->
    [0] {""}
   *[other] ; gewünscht von: { $names }
 }{ $sold ->
    [0] {""}
   *[other] ; verkauft { $sold } PP
 }
web-princes-do-draw = { $deck ->
    [profession] { $count } Personenkarten für { $price } ansehen und eine behalten
   *[bonus] { $count } Bonuskarten für { $price } ansehen und eine behalten
 }; es bleiben { $left } Florin{ $sold ->
    [0] {""}
   *[other] ; verkauft { $sold } PP
 }
web-princes-do-recruit = Von { $other } abwerben: { $profession }; ein Werk ist { $value } wert, diese Runde braucht es { $minimum }
web-princes-do-sell = 1 PP für { $florins } Florin verkaufen; dann { $left } Florin
web-princes-do-end = Den Zug beenden{ $unused ->
    [0] {""}
    [one] ; eine Aktion verfällt
   *[other] ; { $unused } Aktionen verfallen
 }
web-princes-do-add = Die Bonuskarte „{ $card }“ spielen: plus { $value }, das Werk ist { $total } wert
web-princes-do-done = Keine weitere Bonuskarte: Das Werk ist { $value } wert, { $florins } Florin
web-princes-do-exchange = { $florins } Florin und { $points } PP nehmen; dann hast du { $left } Florin und { $prestige } PP

# --- Stapel und Versteigerung ---------------------------------------------------------------------------------------

web-princes-pile-empty = keine mehr
web-princes-unsold = noch kein Preis
web-princes-paid = bisher { $prices }
web-princes-lure-fans = +{ $value } für { $fans ->
    [one] 1 Werk
   *[other] { $fans } Werke
 }
web-princes-lure-both = +{ $points } PP, +{ $value } × { $fans }
web-princes-tip-pile = { $item }: { $left ->
    [0] keine mehr
   *[other] noch { $left }
 }.{ $sold ->
    [yes] {" "}In dieser Runde verkauft.
   *[no] {""}
 }
web-princes-running = { $item }, Gebot
web-princes-bought = { $item }, verkauft für
web-princes-opener = Als Nächstes eröffnet
web-princes-opening = ab { $price }
web-princes-bidders = Bieter der Reihe nach
web-princes-bidder-in = { $who ->
    [you] bist dabei
   *[other] ist dabei
 }
web-princes-bidder-bids = { $who ->
    [you] bietest
   *[other] bietet
 }
web-princes-bidder-opens = { $who ->
    [you] eröffnest
   *[other] eröffnet
 }
web-princes-bidder-passes = { $who ->
    [you] passt
   *[other] passt
 }
web-princes-bidder-out = { $who ->
    [you] kaufst nichts
   *[other] kauft nichts
 }
web-princes-limit-open = Ein Höchstgebot nennen; bis dahin bietet der Tisch für dich
web-princes-limit-label = Bis zu wie viel für { $item }?
web-princes-limit-less = { $step } weniger
web-princes-limit-more = { $step } mehr
web-princes-limit-go = Bis { $most } bieten
web-princes-limit-close = Jetzt nicht
web-princes-limit-stop = Anhalten

# --- Aktionen -------------------------------------------------------------------------------------------------------

web-princes-action = Aktion { $number }
web-princes-action-open = offen
web-princes-did-work = Werk zu { $value }
web-princes-build = Bauen
web-princes-freedom = Freiheit
web-princes-cards = Karte
web-princes-ware-university = Univ.
web-princes-ware-laboratory = Labor
web-princes-ware-workshop = Werkstatt
web-princes-ware-library = Biblioth.
web-princes-deck-profession = Person
web-princes-deck-bonus = Bonus
web-princes-deck-prestige = Prestige
web-princes-not-twice = Das hast du schon.
web-princes-none-left = Davon ist nichts mehr da.
web-princes-left = Noch { $count }.
web-princes-not-once = Einmal im Zug, und das hast du schon getan.
web-princes-not-now = Geht jetzt nicht: keine Aktion, kein Platz oder zu wenig Florin.

# --- Fürstentum -----------------------------------------------------------------------------------------------------

web-princes-estate = Dein Fürstentum
web-princes-estate-of = { $who ->
    [you] Dein Fürstentum
   *[other] Fürstentum von { $prince }
 }: { $pieces }; { $empty } Felder frei
web-princes-empty = { $count ->
    [one] 1 Feld frei
   *[other] { $count } Felder frei
 }
web-princes-freedoms = Freiheiten
web-princes-florins = Florin
web-princes-prestige = Prestige
web-princes-tip-plot = { $piece }, { $squares } Felder: +{ $value } für Werke, die es sich wünschen.
web-princes-tip-palace = Der Palazzo{ $jesters ->
    [0] .
    [one] , mit einem Gaukler.
   *[other] , mit { $jesters } Gauklern.
 }
web-princes-tip-jester = Ein Gaukler: +{ $value } für jedes deiner Werke.
web-princes-tip-builders = { $count ->
    [0] Kein Baumeister: Ein Gebäude kostet { $price }.
    [one] Ein Baumeister: Ein Gebäude kostet { $price }.
    [2] Zwei Baumeister: Ein Gebäude kostet { $price } und darf andere berühren.
   *[other] Drei Baumeister: Ein Gebäude kostet nichts.
 }
web-princes-tip-freedoms = Freiheiten: Wer die gewünschte hat, arbeitet besser, um { $value } je Werk. Eine kostet { $price }, und jede lässt sich einmal einführen.
web-princes-tip-ledger = Alle Personen des Spiels: welches Gebäude, welche Landschaft und welche Freiheit sich jede wünscht, und wo sie ist, soweit du es weißt.
web-princes-tip-no-freedom = Noch ohne diese Freiheit: { $freedom }.
web-princes-tip-florins = Würdest du deine Prestigepunkte zu je 100 verkaufen, könntest du { $means } zahlen.
web-princes-tip-points = Prestigepunkte entscheiden das Spiel.
web-princes-tip-held = Zieh { $piece } in dein Fürstentum.
web-princes-turning = Das Teil drehen
web-princes-turn = Drehen
web-princes-mirror = Spiegeln
web-princes-pays = { $price }, bleiben { $left }
web-princes-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
 }
web-princes-places-in-all = { $count ->
    [one] insgesamt 1 Stelle
   *[other] insgesamt { $count } Stellen
 }
web-princes-way = So halten: { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
 }
web-princes-way-here = { $count ->
    [one] So gehalten passt es an eine Stelle.
   *[other] So gehalten passt es an { $count } Stellen.
 }
web-princes-way-none = So gehalten passt es nirgends. Dreh es, oder wähle unten eine andere Lage.
web-princes-other-ways = Oder leg es anders
web-princes-no-walls = { $piece } kannst du dort nicht innerhalb der Mauern legen.
web-princes-no-room = { $piece } kannst du nicht über { $other } legen.
web-princes-no-touch = { $piece } kannst du nicht an { $other } legen. Das erlauben erst zwei Baumeister; du hast { $builders ->
    [0] keinen
    [one] einen
   *[other] { $builders }
 }. Ecken dürfen sich berühren.

# --- Hand und Werke -------------------------------------------------------------------------------------------------

web-princes-hand = Deine Hand
web-princes-hand-with = Werkwert jetzt · mit: { $item }
web-princes-hand-least = Werkwert jetzt · mindestens { $minimum }
web-princes-hand-empty = Keine Personen auf deiner Hand.
web-princes-hand-card = { $profession }: Werkwert jetzt { $value }, bestenfalls { $best }; diese Runde braucht es { $minimum }
web-princes-card-count = Leute: { $count }
web-princes-of = nötig: { $minimum }
web-princes-with = { $value } mit: { $thing }
web-princes-show = Werk zeigen
web-princes-bonus = Bonus
web-princes-tip-bonus = Bonuskarte „{ $card }“: +{ $value } für ein Werk, das du jetzt zeigst. Sie gilt nur einmal.
web-princes-tip-prestige-card = Prestigekarte „{ $card }“: { $worth } PP am Ende; { $points }, wäre das Spiel jetzt zu Ende.
web-princes-played = Werke von: { $names }
web-princes-tip-cards = Jede Person auf deiner Hand oder auf dem Tisch bringt jedem Werk 1, eine Abwerbekarte auch.
web-princes-tip-played = Personen, die auf dem Tisch liegen, zählen je eins für deine Werke.
web-princes-work = Ein Werk zeigen
web-princes-without = { $value } ohne Bonuskarten
web-princes-work-value = Werkwert
web-princes-at-least = mindestens { $minimum }
web-princes-makes = macht { $value }
web-princes-best = { $how ->
    [first] Das erste Werk dieser Runde. Das beste bringt { $points } PP.
    [beats] { $value } schlägt { $other }. Das beste der Runde bringt { $points } PP.
    [ties] { $value } ist gleich gut wie das beste. Jedes davon bringt { $points } PP.
   *[less] Das beste dieser Runde ist bisher { $other }.
 }
web-princes-pay = Lohn: { $florins } Florin. Etwas davon in Prestige tauschen?
web-princes-pay-hint = Berühre, was du nimmst: oben Florin, unten Prestige.
web-princes-all-florins = alles in Florin
web-princes-all-prestige = alles in Prestige
web-princes-keep-one = Behalte eine
web-princes-put-back = Zurück unter den Stapel
web-princes-pile-left = noch { $count } im Stapel
web-princes-most = bestenfalls { $best }
web-princes-worth = { $worth } PP am Ende
web-princes-now-work = für ein Werk jetzt
web-princes-now-points = PP jetzt
web-princes-under-hint = Berühre die nächste, oder:
web-princes-rest = Alle, in dieser Folge

# --- die anderen, die Liste der Personen ----------------------------------------------------------------------------

web-princes-rivals = Andere Spieler
web-princes-st-acts = ist dran
web-princes-st-next = danach
web-princes-st-bought = { $item }, { $price }
web-princes-st-bought-tip = gekauft: { $item }, { $price }
web-princes-st-work = Werk zu { $value }
web-princes-track = Prestigepunkte: { $standing }
web-princes-tip-prestige = { $points ->
    [one] { $prince }: 1 Prestigepunkt
   *[other] { $prince }: { $points } Prestigepunkte
 }
web-princes-ledger = Die { $count } Personen
web-princes-ledger-title = Personen
web-princes-ledger-note = { $edition ->
    [house] Hausausgabe
   *[other] { $edition }
 }
web-princes-played-by = { $who ->
    [you] von dir gespielt
   *[other] von { $prince } gespielt
 }
web-princes-recruited-by = von { $prince } abgeworben, auf der Hand
web-princes-at-unseen-tip = nicht gesehen: auf einer Hand oder im Stapel
web-princes-at-hand-tip = auf deiner Hand
web-princes-at-looking-tip = gerade vor dir
web-princes-at-pile-tip = im Stapel
web-princes-key-unseen = nicht gesehen
web-princes-key-played = gespielt
web-princes-key-held = auf der Hand
web-princes-at-hand = bei dir
web-princes-at-looking = gesehen
web-princes-at-pile = Stapel
web-princes-tip-wish = { $wish }{ $met ->
    [yes] : in deinem Fürstentum
   *[no] {""}
 }

# --- vor Runde 1 ----------------------------------------------------------------------------------------------------

web-princes-dealt = { $count } Personen für dich
web-princes-deal-secret = Alle sehen sich vier Personen an und geben eine zurück.
web-princes-goes-back = geht zurück
web-princes-stays = bleibt
web-princes-size = { $size ->
    [large] groß
    [medium] mittel
   *[small] klein
 }, { $squares } Felder
web-princes-shares = gemeinsam: { $wishes }
web-princes-shares-nothing = teilt keinen Wunsch
web-princes-together = Deine Personen zusammen
web-princes-serves = { $wish } dient { $count ->
    [2] zweien
    [3] dreien
   *[other] { $count }
 }
web-princes-each = { $names }: je +{ $value }
web-princes-squares = { $count } Felder mit Gebäuden
web-princes-squares-of = { $sum } von deinen { $squares }
web-princes-begin = { $count ->
    [3] Drei für den Anfang
   *[other] { $count } zur Auswahl
 }
web-princes-begin-more = jede Karte bringt jedem Werk 1; Runde 1 verlangt { $minimum }
web-princes-at-table = Am Tisch
web-princes-has-chosen = hat gewählt
web-princes-chooses = wählt
web-princes-each-florins = Florin für jeden
web-princes-rounds = { $rounds } Runden
web-princes-begins = { $who ->
    [you] Du beginnst
   *[other] { $prince } beginnt
 }

# --- Chronik, Ende einer Runde, Abrechnung ----------------------------------------------------------------------------

web-princes-sum-title = Runde { $round } ist vorbei
web-princes-sum-best = { $count ->
    [0] Niemand hat ein Werk gezeigt.
    [one] Das beste Werk der Runde, { $value }: { $princes }, +{ $points } PP.
   *[other] Die besten Werke der Runde, je { $value }: { $princes }, je +{ $points } PP.
 }
web-princes-sum-least = Mindestwert
    in Runde { $round }
web-princes-sum-bought = Gekauft
web-princes-sum-deeds = Getan
web-princes-sum-points = Prestige
web-princes-sum-nothing = nichts
web-princes-sum-work = { $profession } { $value }
web-princes-sum-go = Zu Runde { $round }
web-princes-source-exchange = Aus Werken
web-princes-source-best-work = Beste Werke
web-princes-source-building = Gebäude
web-princes-source-landscape = Landschaften
web-princes-source-builder = Baumeister
web-princes-source-prestige-card = Prestigekarten
web-princes-source-sold = Verkauft
web-princes-tell-work = Größtes Werk
web-princes-tell-work-text = { $prince }, Runde { $round }: { $work }
web-princes-tell-price = Höchster Preis
web-princes-tell-price-text = { $prince }, Runde { $round }: { $item }
web-princes-tell-estate = Wenigste leere Felder
web-princes-tell-estate-text = { $prince }, { $buildings } Gebäude
web-princes-tell-card = Beste Prestigekarte
web-princes-tell-card-text = { $prince }: { $card }
web-princes-tell-lead = Führung gewechselt
web-princes-tell-lead-text = { $princes }
