# Fresko: Das Kartenspiel im Browser: was nur ein gezeichneter Tisch braucht. Der Rest steht in fresco-cards.ftl.

web-cards-round = Runde { $round } · Ende bei { $sections }
web-cards-round-last = Runde { $round } · die letzte Runde
# Under one another, beside the tools of a phone.
web-cards-round-short = Runde { $round }
web-cards-end-short = bis { $sections } Abschnitte
web-cards-unit = SP
web-cards-points = { $points } SP
web-cards-or = oder

# --- Karten, Plättchen, Stapel und Abschnitte in Worten --------------------------------------------------------

web-cards-card = { $colour }{ $half ->
    [none] {""}
   *[other] , halbe Flasche { $half }
 }{ $bishop ->
    [0] {""}
    [one] , Bischofssymbol
   *[other] , { $bishop } Bischofssymbole
 }
web-cards-whole-card = { $card }; { $fetches }
web-cards-fetches = bringt { $kind ->
    [market] { $market } vom Markt
    [workshop] { $workshop } aus der Werkstatt
   *[either] { $market } vom Markt oder { $workshop } aus der Werkstatt
 }
web-cards-tile = { $sort ->
    [turn] Vierteldrehung
    [swap] Tauschen und restaurieren
    [request] Bitte
   *[paint] Farbe: { $colour }
 }
web-cards-tile-short = { $sort ->
    [turn] zur nächsten Zahl
    [swap] beides in einem Zug
    [request] alle um eine Farbe bitten
   *[paint] steht für eine Farbe
 }
web-cards-tile-use = { $sort ->
    [turn] gibt einem Abschnitt, den du restaurierst, eine Vierteldrehung mehr, zur nächsten Zahl, oder ist am Ende { $points } SP wert
    [swap] in einem Zug tauschen und dann bis zu zwei Abschnitte restaurieren
    [request] alle anderen geben dir eine Karte einer Farbe, die du nennst
   *[paint] zahlt diese Farbe bei einer Restaurierung, oder ist am Ende { $points } SP wert
 }
web-cards-tile-kept = { $points } SP, wenn behalten
web-cards-tile-now = jetzt { $points } SP{ $costs ->
    [0] {""}
   *[other] , behalten { $costs }
 }
web-cards-tile-taken = Dieses Plättchen ist weg
web-cards-pile-facts = { $pile }: { $left ->
    [0] nichts mehr zu ziehen, die Ablage wird gemischt
    [one] eine Karte zu ziehen
   *[other] { $left } Karten zu ziehen
 }, { $used } abgelegt
web-cards-pile-holds = Insgesamt: { $holds }
web-cards-discards = Abgelegt, { $pile }: { $cards }
web-cards-backs = { $count } auf der Hand aus dem Stapel: { $pile }
web-cards-section = Abschnitt aus { $paints }: { $points } Punkte für keine bis drei Vierteldrehungen{ $favourite ->
    [yes] ; er braucht die Lieblingsfarbe des Bischofs, die ihn um ein Viertel dreht
   *[no] {""}
 }
web-cards-section-now = Abschnitt aus { $paints }, { $turns ->
    [0] nicht gedreht
    [one] eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
 }: { $points } SP
web-cards-gone = Restauriert; am Ende des Zuges kommt ein neuer Abschnitt
web-cards-favourite = Die Lieblingsfarbe des Bischofs ist { $colour }: Ein Abschnitt, der sie braucht, bekommt eine Vierteldrehung. { $left ->
    [0] Sie ist die letzte.
    [one] Noch eine Farbe folgt.
   *[other] Noch { $left } folgen.
 }
web-cards-no-favourite = Der Bischof hat keine Lieblingsfarbe mehr
web-cards-favourite-short = Lieblingsfarbe

# --- die Teile des Tisches ---------------------------------------------------------------------------------------

web-cards-offer = Im Angebot
web-cards-tiles = Aktionsplättchen; für jeden restaurierten Abschnitt nimmst du eins
web-cards-own-tiles = Deine Aktionsplättchen
web-cards-asks = Um eine Farbe bitten
web-cards-hand = Deine Hand: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }, { $limit } erlaubt am Ende deines Zuges
web-cards-walls = Was alle restauriert haben
web-cards-wall-bare = noch nichts restauriert
web-cards-no-cards = Du hast keine Karten auf der Hand.
web-cards-empty-hand = keine Karten
web-cards-set-aside = Beiseitegelegt; Rückgängig holt sie wieder
web-cards-not-this-one = Diese Karte taugt hier nicht
web-cards-not-now = Damit ist jetzt nichts zu tun
web-cards-progress = { $restored } von { $end } Abschnitten
web-cards-score = { $points } SP: { $sections } für Abschnitte, { $tiles } für behaltene Plättchen
web-cards-builder = { $stage ->
    [pay] Restaurierung: was du zahlst
    [lay] Tausch: was du legst
    [swap] Tausch: aufgedeckte Karten
    [request] Bitte
    [last] Die letzte Restaurierung
   *[guide] Wie ein Abschnitt Punkte bringt
 }

# --- restaurieren --------------------------------------------------------------------------------------------------

web-cards-slot-tile = Farbplättchen
web-cards-slot-mix = Mischung: Vierteldrehung
web-cards-slot-bishop = { $bishops ->
    [one] Bischofssymbol: Vierteldrehung
   *[other] { $bishops } Bischofssymbole: { $bishops } Vierteldrehungen
 }
web-cards-slot-favourite = Lieblingsfarbe: Vierteldrehung
web-cards-slot-now = wähle eine Karte
web-cards-slot-half = wähle die andere Hälfte
web-cards-term = { $cause ->
    [sections] Rote Zahl
    [symbols] { $count ->
        [one] Bischofssymbol
       *[other] { $count } Bischofssymbole
     }
    [mixes] { $count ->
        [one] Mischung
       *[other] { $count } Mischungen
     }
    [favourite] Lieblingsfarbe
   *[turns] { $count ->
        [one] Drehplättchen
       *[other] { $count } Drehplättchen
     }
 }
web-cards-total = { $turns ->
    [0] Keine Vierteldrehung
    [one] Eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
 }
web-cards-so-far = { $turns ->
    [0] Noch keine Vierteldrehung
    [one] Sicher: eine Vierteldrehung
   *[other] Sicher: { $turns } Vierteldrehungen
 }
web-cards-most = höchstens { $most } SP
web-cards-most-reached = Mehr geht nicht: drei Vierteldrehungen.
web-cards-guide-open = Berühre einen Abschnitt, um ihn zu restaurieren
web-cards-guide-none = Noch ist kein Abschnitt bezahlbar
web-cards-guide-mix = Zwei halbe Flaschen einer Mischfarbe stehen für sie und drehen den Abschnitt um ein Viertel.
web-cards-recipe = Halbe Flaschen auf { $one } und { $other } ergeben { $blend }
web-cards-guide-red = zählt
web-cards-guide-each = { $cause ->
    [symbols] Jedes Bischofssymbol
    [mixes] Jede Mischung
   *[favourite] Lieblingsfarbe
 }
web-cards-guide-turn = Vierteldrehung
web-cards-guide-most = Jede Vierteldrehung des Abschnitts zeigt die nächste Zahl; mehr als drei gibt es nicht.

# --- tauschen und bitten --------------------------------------------------------------------------------------------

web-cards-swap-lay = Dein Tausch
web-cards-swap-open = Tausch
web-cards-swap-hint = Berühre die Karten, die du gibst. Niemand sieht sie, bevor du sie aufdeckst.
web-cards-swap-sum = { $kind ->
    [market] Vom Markt
    [workshop] Aus der Werkstatt
   *[either] Das eine oder das andere
 }
web-cards-swap-total = Neue Karten
web-cards-swap-left = { $workshop ->
    [0] { $either ->
        [0] Alle Karten sind gezogen.
        [one] Eine Karte ist noch zu entscheiden.
       *[other] { $either } Karten sind noch zu entscheiden.
     }
    [one] Noch eine Werkstattkarte zu ziehen.
   *[other] Noch { $workshop } Werkstattkarten zu ziehen.
 }
web-cards-asking = { $who ->
    [you] Du bittest alle um { $paints } { $colour }
   *[other] { $painter } bittet alle um { $paints } { $colour }
 }
web-cards-asking-note = Wer eine Karte dieser Farbe hat, gibt eine nach eigener Wahl. Wer keine hat, zeigt die Hand.
web-cards-answer = { $answer ->
    [gave] hat eine Karte gegeben
    [none] hat keine und zeigte die Hand
    [now] wählt eine Karte
   *[later] kommt danach
 }

# --- der Balken --------------------------------------------------------------------------------------------------

web-cards-why-choice = { $sections ->
    [0] Noch ist kein Abschnitt bezahlbar: Ein Tausch bringt neue Karten.
    [one] Berühre einen Abschnitt, um ihn zu restaurieren: Deine Karten reichen für einen.
   *[other] Berühre einen Abschnitt, um ihn zu restaurieren: Deine Karten reichen für { $sections }.
 }
web-cards-ask-more = { $open ->
    [restore] { $restored ->
        [0] Restaurieren: Wähle einen Abschnitt oder „Fertig“
       *[other] Restaurieren: Wähle noch einen Abschnitt oder „Fertig“
     }
    [request] Ende deines Zuges: Bitte um eine Farbe oder wähle „Fertig“
   *[nothing] Ende deines Zuges
 }
web-cards-why-more = { $open ->
    [restore] { $allowed ->
        [any] Berühre den Abschnitt. Du darfst so viele restaurieren, wie du zahlen kannst.
        [one] Berühre den Abschnitt. Das Plättchen erlaubt noch einen.
       *[other] Berühre den Abschnitt. Das Plättchen erlaubt { $allowed }.
     }
    [request] Deine Bitte: Berühre die Farbe, die dir alle geben sollen.
   *[nothing] { $allowed ->
        [0] Das Plättchen erlaubt keinen weiteren Abschnitt.
       *[other] Deine Karten reichen für keinen weiteren Abschnitt.
     }
 }
web-cards-why-lay = { $cards ->
    [0] Jede Karte bringt, was unten auf ihr steht.
   *[other] Bisher bringen sie: Markt { $market }, Werkstatt { $workshop }{ $either ->
        [0] {""}
       *[other] , und nach Wahl { $either }
     }.
 }
web-cards-why-pay = { $points } SP sind sicher, höchstens { $most }: Jedes Bischofssymbol und jede Mischung dreht ihn zur nächsten Zahl.
web-cards-button-swap = Tauschen
web-cards-button-reveal = { $cards ->
    [one] Aufdecken
   *[other] Alle { $cards } aufdecken
 }
web-cards-button-pass = Passen
web-cards-button-done = Fertig
web-cards-button-turn = Noch eine Vierteldrehung: { $points } SP
web-cards-wait-choice = { $painter } restauriert, tauscht oder passt
web-cards-wait-lay = { $painter } wählt Karten zum Tauschen
web-cards-wait-draw = { $painter } zieht neue Karten
web-cards-wait-pay = { $painter } restauriert einen Abschnitt
web-cards-wait-reward = { $painter } nimmt ein Aktionsplättchen
web-cards-wait-more = { $painter } darf noch einmal restaurieren
web-cards-wait-give = { $painter } gibt { $who ->
    [you] dir
   *[other] { $asker }
 } eine Karte in { $paints } { $colour }
web-cards-wait-discard = { $painter } wirft ab
web-cards-wait-reason = Sieh dich ruhig um: Nichts, was du jetzt berührst, ist ein Zug.
web-cards-wait-last = Das ist die letzte Runde.
web-cards-over = Schlussabrechnung
web-cards-winners = { $count ->
    [one] { $who ->
        [you] Du gewinnst mit { $points } SP.
       *[other] { $painter } gewinnt mit { $points } SP.
     }
   *[other] Geteilter Sieg mit { $points } SP: { $painters }.
 }

# --- der gesprochene Name jeder Möglichkeit -----------------------------------------------------------------------------

web-cards-name-lay = Zum Tauschen beiseitelegen: { $card }
web-cards-name-reveal = { $cards ->
    [one] Die Karte
   *[other] Die { $cards } Karten
 } aufdecken: Markt { $market }, Werkstatt { $workshop }{ $either ->
    [0] {""}
   *[other] , nach deiner Wahl { $either }
 }
web-cards-name-pay = { $colour } bezahlen mit { $card }{ $mix ->
    [yes] , als Hälfte einer Mischung
   *[no] {""}
 }: { $points } SP, { $turns ->
    [0] keine Vierteldrehung
    [one] eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
 }
web-cards-name-pay-tile = { $colour } bezahlen mit deinem Farbplättchen: { $points } SP{ $costs ->
    [0] {""}
   *[other] ; das Plättchen zählte am Ende { $costs } SP
 }
web-cards-name-give = Für { $painter }: { $card }
web-cards-name-discard = Abwerfen: { $card }
web-cards-name-swap = In diesem Zug Karten tauschen und nichts restaurieren
web-cards-name-swap-and-restore = Dein Plättchen „Tauschen und restaurieren“ nutzen: erst tauschen, dann bis zu zwei Abschnitte restaurieren
web-cards-name-request = Dein Plättchen „Bitte“ nutzen: alle um { $colour } bitten
web-cards-name-restore = Den Abschnitt aus { $paints } restaurieren: { $points }{ $favourite ->
    [yes] , mit der Lieblingsfarbe
   *[no] {""}
 }
web-cards-name-pass = Passen: die Karten behalten und den Zug beenden
web-cards-name-draw = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
 } ziehen vom Stapel: { $pile }; { $left ->
    [0] er ist leer, zuerst wird die Ablage gemischt
   *[other] noch { $left }
 }
web-cards-name-turn = Ein Drehplättchen nutzen: Der Abschnitt dreht sich auf { $points } SP, { $gain } mehr{ $costs ->
    [0] {""}
   *[other] ; das Plättchen zählte am Ende { $costs } SP
 }
web-cards-name-take = Das Plättchen „{ $tile }“ nehmen: { $use }
web-cards-name-done = { $step ->
    [reward] Fertig: den Abschnitt lassen, wie er ist
   *[other] Fertig: in diesem Zug nichts mehr restaurieren
 }

# --- das Ende einer Runde und des Spiels --------------------------------------------------------------------------

web-cards-summary = Runde { $round } ist vorbei
web-cards-summary-lead = Hier ist nichts zu entscheiden.
web-cards-summary-left = { $sections ->
    [one] Abschnitt noch im Stapel
   *[other] Abschnitte noch im Stapel
 }
web-cards-summary-restored = Restauriert
web-cards-summary-restored-rule = die Runde, in der jemand { $end } erreicht, ist die letzte
web-cards-summary-row = Die Auslage
web-cards-summary-row-rule = die Zahl oben zählt ohne Vierteldrehung
web-cards-summary-favour = Lieblingsfarbe und Plättchen
web-cards-summary-favour-rule = die Farbe, die einen Abschnitt dreht, und die Plättchen zum Nehmen
web-cards-summary-go = Zu Runde { $round }
web-cards-account-lead = { $sections } Abschnitte in { $rounds } Runden restauriert.
web-cards-account-end = Ende
web-cards-source = { $source ->
    [sections] Rote Zahlen
    [symbols] Bischofssymbole
    [mixes] Mischungen
    [favourite] Lieblingsfarbe
    [turns] Drehplättchen
   *[tiles] Behaltene Plättchen
 }
web-cards-tell-best = Bester Abschnitt
web-cards-tell-best-text = { $painter }: { $section }, { $turns ->
    [0] nicht gedreht
    [one] eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
 }
web-cards-tell-mixes = Die meisten Mischungen
web-cards-tell-mixes-none = Niemand hat Farben gemischt.
web-cards-tell-swapped = Die meisten Karten getauscht
web-cards-tell-swapped-none = Niemand hat getauscht.
web-cards-tell-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
web-cards-tell-lead = Führung gewechselt
web-cards-tell-times = { $changes ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $changes }-mal
 }
web-cards-tell-lead-text = { $changes ->
    [0] Wer zuerst führte, führte bis zum Ende.
   *[other] Gezählt, wenn einer allein führte.
 }

web-cards-take-card = Antippen, um sie zurückzunehmen.
