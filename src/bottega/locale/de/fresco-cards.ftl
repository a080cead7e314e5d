# Fresko: Das Kartenspiel: Karten, Plättchen, Fragen, Möglichkeiten, die Chronik und die Regel hinter jeder Entscheidung.

cards-title = Fresko-Kartenspiel
cards-letter-market = m
cards-letter-workshop = w
cards-pile-market = Markt
cards-pile-workshop = Werkstatt { $pile }
cards-tile-turn = Drehung
cards-tile-swap = Tausch+
cards-tile-request = Bitte
cards-tile-paint = Farbe
cards-points-between = { $least }–{ $most } SP

# --- der Tisch --------------------------------------------------------------------------------------------------

cards-ends = Ende bei { $sections } Abschnitten
cards-supply-bishop = Liebling
cards-supply-tiles = Plättchen
cards-supply-market = Markt
cards-supply-workshop = Werkstatt
cards-supply-discards = weg
cards-no-favourite = keine Farbe
cards-left = (noch { $left })
cards-section-gone = fertig
cards-column-sections = Abschnitte
cards-column-hand = Hand
cards-column-tiles = Plättchen
cards-known = bekannt:
cards-hand = Hand
cards-laid = Aufgedeckt

# --- was gefragt wird -----------------------------------------------------------------------------------------------

cards-ask-choice = Dein Zug: Restauriere, tausche oder passe
cards-why-choice = { $sections ->
    [0] Deine Karten reichen noch für keinen Abschnitt; ein Tausch bringt neue.
    [one] Deine Karten reichen für einen Abschnitt der Auslage.
   *[other] Deine Karten reichen für { $sections } Abschnitte der Auslage.
 }
cards-ask-lay = Tausch: Wähle die Karten, die du gibst, dann decke sie auf
cards-why-lay = { $cards ->
    [0] Jede Karte bringt, was unten auf ihr steht. Mehrere auf einmal: 1 3 5
   *[other] Bisher bringen sie: Markt { $market }, Werkstatt { $workshop }{ $either ->
        [0] {""}
       *[other] , und nach Wahl { $either }
     }.
 }
cards-ask-draw = { $left ->
    [0] Tausch: Wähle, was { $card } bringt
   *[other] Tausch: Wähle den Stapel der nächsten Karte
 }
cards-why-draw = { $left ->
    [0] Sie trägt beide Symbole; nur die gewählten zählen.
    [one] Eine Werkstattkarte kommt noch.
   *[other] Noch { $left } Werkstattkarten; du siehst jede, bevor du die nächste wählst.
 }
cards-ask-pay = { $half ->
    [yes] { $section } restaurieren: Wähle die andere Hälfte für { $paints } { $colour }
   *[no] { $section } restaurieren: Wähle, womit du { $paints } { $colour } zahlst
 }
cards-why-pay = Bisher { $points } SP, höchstens { $most }: Jedes { $bishop } und jede Mischung dreht ihn weiter.
cards-ask-reward = { $take ->
    [no] Lohn: Dreh { $section } noch einmal, oder sag fertig
   *[yes] { $turn ->
        [yes] Lohn: Dreh { $section } noch einmal, oder nimm ein Plättchen
       *[no] Lohn: Nimm ein Aktionsplättchen
     }
 }
cards-why-reward = { $section } steht auf { $points } SP. { $turn ->
    [yes] Ist ein Plättchen genommen, dreht er sich nicht mehr.
   *[no] Ein Plättchen für jeden restaurierten Abschnitt.
 }
cards-ask-more = { $open ->
    [restore] { $restored ->
        [0] Restaurieren: Wähle einen Abschnitt, oder sag fertig
       *[other] Restaurieren: Wähle noch einen Abschnitt, oder sag fertig
     }
    [request] Ende deines Zuges: Spiele eine Bitte, oder sag fertig
   *[nothing] Restaurieren: Sag fertig
 }
cards-why-more = { $allowed ->
    [any] Du darfst so viele Abschnitte restaurieren, wie du zahlen kannst.
    [0] In diesem Zug keine Abschnitte mehr.
    [one] Das Plättchen erlaubt noch einen Abschnitt.
   *[other] Das Plättchen erlaubt { $allowed } Abschnitte.
 }
cards-ask-give = { $painter } bittet um { $paints } { $colour }: Wähle die Karte, die du gibst
cards-why-give = Du musst eine Karte dieser Farbe geben. Niemand sonst sieht, welche.
cards-ask-discard = { $over ->
    [one] Hand: Wirf eine Karte ab
   *[other] Hand: Wirf { $over } Karten ab, eine nach der anderen
 }
cards-why-discard = Du hast { $held } Karten; am Ende deines Zuges sind { $limit } erlaubt.

# --- Möglichkeiten -----------------------------------------------------------------------------------------------------

cards-choice-swap = tauschen
cards-choice-swap-and-restore = tauschen, dann restaurieren
cards-choice-reveal = { $cards ->
    [one] aufdecken
   *[other] alle aufdecken
 }
cards-choice-pass = passen
cards-choice-done = fertig
cards-choice-half = halbe
cards-choice-turn = den Abschnitt drehen
cards-choice-turn-gain = ({ $gain })
cards-choice-take-worth = ({ $points } SP, wenn behalten)
cards-choice-draw-cards = { $cards } Karten
cards-group-restore = Restaurieren
cards-group-request = Bitten
cards-group-take = Nehmen
cards-words-swap = tauschen
cards-words-reveal = aufdecken
cards-words-pass = passen
cards-words-turn = drehen
cards-words-done = fertig

# --- die Chronik: eine Zeile je Art von Ereignis -------------------------------------------------------------------

cards-log-heading = Runde { $round }
cards-log-turn-began = Runde { $round } beginnt.
cards-log-drew = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $painter } zieht { $cards }.
 }
cards-log-drew-card = Du ziehst { $cards }.
cards-log-swapped = { $who ->
    [you] Du tauschst { $cards } gegen { $drawn }.
   *[other] { $painter } tauscht { $cards } gegen { $drawn }.
 }
cards-log-laid = { $who ->
    [you] Du deckst { $cards } auf.
   *[other] { $painter } deckt { $cards } auf.
 }
cards-log-discarded = { $who ->
    [you] Du wirfst { $cards } ab.
   *[other] { $painter } wirft { $cards } ab.
 }
cards-log-reshuffled = Ein Stapel wird neu gemischt ({ $pile }): { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }.
cards-log-draw-lost = { $who ->
    [you] Für dich ist nichts mehr zu ziehen: { $cards ->
        [one] Eine Karte entfällt.
       *[other] { $cards } Karten entfallen.
     }
   *[other] Für { $painter } ist nichts mehr zu ziehen: { $cards ->
        [one] Eine Karte entfällt.
       *[other] { $cards } Karten entfallen.
     }
 }
cards-log-passed = { $who ->
    [you] Du passt.
   *[other] { $painter } passt.
 }
cards-log-restored = { $who ->
    [you] Du restaurierst { $section } mit { $paid }: { $points } SP{ $turns ->
        [0] {""}
        [one] , eine Vierteldrehung
       *[other] , { $turns } Vierteldrehungen
     }.
   *[other] { $painter } restauriert { $section } mit { $paid }: { $points } SP{ $turns ->
        [0] {""}
        [one] , eine Vierteldrehung
       *[other] , { $turns } Vierteldrehungen
     }.
 }
cards-log-turned = { $who ->
    [you] Du drehst { $section } mit { $tile }: { $points } SP.
   *[other] { $painter } dreht { $section } mit { $tile }: { $points } SP.
 }
cards-log-tile-taken = { $who ->
    [you] Du nimmst das Plättchen { $tile }.
   *[other] { $painter } nimmt das Plättchen { $tile }.
 }
cards-log-tile-used = { $who ->
    [you] Du nutzt das Plättchen { $tile }.
   *[other] { $painter } nutzt das Plättchen { $tile }.
 }
cards-log-requested = { $who ->
    [you] Du bittest alle um { $paints } { $colour } ({ $tile }).
   *[other] { $painter } bittet alle um { $paints } { $colour } ({ $tile }).
 }
cards-log-gave = { $painter } gibt { $other } eine Karte: { $cards }.
cards-log-gave-card = Du gibst { $other } { $cards }.
cards-log-got-card = { $other } gibt dir { $cards }.
cards-log-showed-hand = { $who ->
    [you] Du hast keine Karte der gefragten Farbe und zeigst { $other } deine Hand.
   *[other] { $painter } hat keine und zeigt { $other } die ganze Hand.
 }
cards-log-saw-hand = { $other } hat keine und zeigt dir: { $cards }.
cards-log-tiles-refilled = Neue Plättchen: { $tiles }.
cards-log-row-refilled = Neu in der Auslage: { $sections }.
cards-log-favourite-changed = { $colour ->
    [none] Der Bischof hat keine Lieblingsfarbe mehr.
   *[other] Der Bischof liebt jetzt { $paints } { $colour }.
 }
cards-log-end-called = { $reason ->
    [no-sections] Kein Abschnitt ist übrig.
   *[sections] { $who ->
        [you] Du hast genug Abschnitte restauriert.
       *[other] { $painter } hat genug Abschnitte restauriert.
     }
 } Das ist die letzte Runde.
cards-log-game-ended = Das Spiel ist vorbei. { $count ->
    [one] { $who ->
        [you] Du gewinnst mit { $points } SP.
       *[other] { $painter } gewinnt mit { $points } SP.
     }
   *[other] Geteilter Sieg mit { $points } SP: { $painters }.
 }

# --- die Abrechnung am Ende ------------------------------------------------------------------------------------------

cards-source-sections = Abschn.
cards-source-symbols = Symbole
cards-source-mixes = Misch.
cards-source-favourite = Bischof
cards-source-turns = Drehung
cards-source-tiles = Plättch.

# --- die Regeln in unseren Worten; die Nummern sind Zeilen in docs/rules/fresco-cards.md -----------------------------------

cards-explain-signs = Auf einer Karte: ihre Farbe; { $half } und eine Farbe, eine halbe Flasche dieser Mischfarbe; { $bishop } ein Bischofssymbol; m oder w, was sie von Markt oder Werkstatt bringt.
cards-explain-choice = Du hast eine Marktkarte gezogen (C-DRAW-1). Nun tu eins von diesen: einen oder mehrere Abschnitte der Auslage restaurieren, Karten tauschen oder passen (C-CHOICE-1, C-RESTORE-8). Ein Abschnitt braucht die drei Farben, die er zeigt (C-RESTORE-2), und bringt dir seine Zahl und ein Aktionsplättchen (C-RESTORE-6). Eine Bitte darfst du außerdem spielen (C-TILE-8); mit einem Plättchen Tausch+ tauschst du und restaurierst dann bis zu zwei Abschnitte (C-TILE-5, C-TILE-6).
cards-explain-lay = Lege so viele Karten, wie du willst (C-SWAP-1). Für jede ziehst du so viele, wie sie Symbole hat: m vom Markt, w von einem Werkstattstapel deiner Wahl (C-SWAP-3 bis C-SWAP-7). Hat sie beide Symbole, wählst du eine Art (C-SWAP-5). Sind sie aufgedeckt, werden alle Karten gezogen (C-OQ-15).
cards-explain-draw = Für jedes Werkstattsymbol wählst du neu einen Stapel und siehst die Karte an, bevor du weiter wählst (C-SWAP-7, C-SWAP-8). Eine Karte mit beiden Symbolen bringt die eine oder die andere Art, nie von beiden etwas (C-SWAP-5, C-OQ-16).
cards-explain-pay = Jede Farbe des Abschnitts zahlst du mit einer Karte dieser Farbe, einem Farbplättchen oder einer Mischung: zwei Karten mit halben Flaschen dieser Mischfarbe (C-RESTORE-2, C-TILE-15, C-MIX-2, C-OQ-17). Der Abschnitt beginnt bei seiner roten Zahl; jedes { $bishop } auf den Karten, jede Mischung und die Lieblingsfarbe geben ihm eine Vierteldrehung zur nächsten Zahl, höchstens drei (C-RESTORE-5, C-MIX-4, C-BISHOP-1, C-RESTORE-10).
cards-explain-reward = Für jeden restaurierten Abschnitt nimmst du eins der offenen Aktionsplättchen (C-RESTORE-6). Vorher dürfen Drehplättchen, die du schon hast, den Abschnitt weiterdrehen, zusammen höchstens drei Vierteldrehungen (C-TILE-1, C-TILE-4, C-OQ-8). Dreh- und Farbplättchen, die du bis zum Ende behältst, zählen je 1 SP (C-TILE-3, C-TILE-17).
cards-explain-more = Du darfst mit den Karten und Plättchen, die du noch hast, weitere Abschnitte restaurieren (C-RESTORE-8, C-RESTORE-9); Auslage und Plättchen werden erst danach aufgefüllt (C-RESTORE-12). Nach einem Plättchen Tausch+ sind zwei Abschnitte das Höchste (C-TILE-6). Eine Bitte darf noch gespielt werden (C-OQ-1).
cards-explain-give = Eine Bitte nennt eine Farbe, und alle anderen, die eine Karte davon haben, geben eine nach eigener Wahl (C-TILE-9, C-TILE-10, C-OQ-22). Wer keine hat, zeigt die Hand (C-TILE-13).
cards-explain-discard = Am Ende deines Zuges hast du höchstens 7 Karten und wirfst den Rest nach deiner Wahl ab (C-HAND-1, C-HAND-2). Die Ablage dürfen alle sehen (C-OQ-30).

cards-about-lay = Du legst { $cards } beiseite. Sie bringt { $both ->
    [yes] { $market } vom Markt oder { $workshop } aus der Werkstatt
   *[no] { $market ->
        [0] { $workshop } aus der Werkstatt
       *[other] { $market } vom Markt
     }
 }. Niemand sieht sie, bevor du sie aufdeckst. (C-SWAP-1, C-SWAP-3 bis C-SWAP-6)
cards-about-reveal = Du deckst { $cards } auf und ziehst, was sie bringen; danach kommen sie in die Ablage. (C-SWAP-9, C-SWAP-10)
cards-about-pay = Du nimmst { $cards } { $mix ->
    [yes] als Hälfte einer Mischung für { $paints } { $colour }
   *[no] für { $paints } { $colour }
 }. Der Abschnitt steht dann auf { $points } SP ({ $turns ->
    [one] 1 Vierteldrehung
   *[other] { $turns } Vierteldrehungen
 }). { $mix ->
    [yes] (C-MIX-2, C-MIX-4)
   *[no] (C-RESTORE-2, C-RESTORE-5)
 }
cards-about-pay-tile = Dein Farbplättchen steht für { $paints } { $colour } und kommt aus dem Spiel; bis zum Ende behalten wäre es { $costs } SP wert. Der Abschnitt steht dann auf { $points } SP. (C-TILE-15 bis C-TILE-17)
cards-about-give = { $painter } bekommt { $cards }, ohne dass die anderen es sehen. (C-TILE-10, C-OQ-22)
cards-about-discard = { $cards } kommt auf seine Ablage. (C-HAND-2, C-HAND-3)
cards-about-swap = Du gibst Karten und ziehst andere, und restaurierst in diesem Zug nichts. (C-CHOICE-2, C-SWAP-1)
cards-about-swap-and-restore = Das Plättchen Tausch+ ist sofort verbraucht; du tauschst mindestens eine Karte und darfst dann einen oder zwei Abschnitte restaurieren. (C-TILE-5 bis C-TILE-7, C-OQ-2)
cards-about-request = Alle anderen, die { $paints } { $colour } haben, geben dir eine Karte davon; wer keine hat, zeigt dir die Hand. Das Plättchen ist verbraucht. (C-TILE-9 bis C-TILE-14)
cards-about-restore = { $section } braucht { $paints } und bringt { $points }, noch ohne Drehplättchen{ $favourite ->
    [yes] ; dabei ist die Lieblingsfarbe, die ihn um ein Viertel dreht
   *[no] {""}
 }. (C-RESTORE-2, C-RESTORE-5, C-BISHOP-1)
cards-about-pass = Du behältst deine Karten und beendest deinen Zug. (C-PASS-2, C-PASS-3)
cards-about-draw = Du ziehst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } von diesem Stapel: { $pile }; { $left ->
    [0] er ist leer, darum wird erst seine Ablage gemischt
    [one] eine Karte liegt dort
   *[other] { $left } Karten liegen dort
 }. (C-SWAP-3 bis C-SWAP-8, C-DRAW-2)
cards-about-turn = { $section } dreht sich auf { $points } SP, { $gain } mehr. Das Plättchen kommt aus dem Spiel; bis zum Ende behalten wäre es { $costs } SP wert. (C-TILE-1 bis C-TILE-4)
cards-about-take = Du nimmst { $tile }: { $sort ->
    [turn] Es gibt einem Abschnitt, den du später restaurierst, eine Vierteldrehung mehr, oder ist am Ende { $points } SP wert. (C-TILE-1, C-TILE-3)
    [swap] In einem späteren Zug tauschst du und restaurierst dann bis zu zwei Abschnitte. (C-TILE-5, C-TILE-6)
    [request] Alle anderen geben dir eine Karte einer Farbe, die du nennst. (C-TILE-8 bis C-TILE-10)
   *[paint] Es zahlt diese Farbe bei einer Restaurierung, oder ist am Ende { $points } SP wert. (C-TILE-15, C-TILE-17)
 }
cards-about-done = { $step ->
    [reward] Du lässt den Abschnitt, wie er ist. (C-OQ-24)
   *[other] Du restaurierst in diesem Zug nichts mehr. (C-CHOICE-3, C-RESTORE-12)
 }
