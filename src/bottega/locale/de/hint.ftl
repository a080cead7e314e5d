# Warum eine Wahl gut ist: die Sätze eines Rats, aus seinen Zahlen gemacht.

hint-only = Es gibt nur diesen einen Weg.
hint-close = Es macht kaum einen Unterschied: Die anderen enden etwa gleich.
hint-ahead = { $points ->
    [one] Weitergespielt endet es etwa { $points } Punkt über der nächsten Wahl.
   *[other] Weitergespielt endet es etwa { $points } Punkte über der nächsten Wahl.
 }
hint-behind = { $points ->
    [one] Weitergespielt endet es etwa { $points } Punkt unter der ersten Wahl.
   *[other] Weitergespielt endet es etwa { $points } Punkte unter der ersten Wahl.
 }

# --- Fresco ---
hint-fresco-rise-final = Es ist die letzte Runde: Stimmung zählt danach nicht mehr, früh dran sein schon.
hint-fresco-rise-first = Um { $hour } Uhr bist du zuerst dran: Stand und Segment kannst du dir aussuchen.
hint-fresco-rise-hands = { $apprentices } Gehilfen: mehr als zu jeder anderen freien Stunde.
hint-fresco-rise-earliest = Die früheste freie Stunde, zu der du { $apprentices } Gehilfen hast.
hint-fresco-rise-price = Die früheste freie Stunde, zu der ein Marktplättchen nur { $price } kostet.
hint-fresco-rise-mood = Ausschlafen bis { $hour } Uhr hebt deine Stimmung auf { $mood }.
hint-fresco-rise-cheap = Ein Marktplättchen kostet um { $hour } Uhr { $price }, weniger als zu jeder anderen freien Stunde.
hint-fresco-rise-free = { $hour } Uhr kostet keine Stimmung.
hint-fresco-plan-restore = Deine Farben bezahlen heute { $segment }: { $points } SP, so wie der Bischof steht.
hint-fresco-plan-blend =
    { $blended ->
        [one] { $blended } der { $tiles } übrigen Segmente verlangt eine Mischfarbe: Was du heute mischst, restauriert morgen.
       *[other] { $blended } der { $tiles } übrigen Segmente verlangen eine Mischfarbe: Was du heute mischst, restauriert morgen.
    }
hint-fresco-plan-market =
    { $count ->
        [one] Farbe für die nächsten Segmente: ein Marktplättchen für { $price }.
       *[other] Farbe für die nächsten Segmente: bis zu { $count } Marktplättchen zu je { $price }.
    }
hint-fresco-plan-theatre = Das Theater hebt deine Stimmung bis zum nächsten Morgen auf { $mood }.
hint-fresco-plan-studio = Das Atelier bringt { $thalers } Taler, am Ende { $points } SP.
hint-fresco-buy-pays = Dann bezahlen deine Farben { $segment }: { $points } SP, so wie der Bischof steht.
hint-fresco-buy-count = { $count } Farben für { $price } Taler.
hint-fresco-close = Niemand sonst bekommt Stand { $booth }; es kostet dich nur den Gehilfen.
hint-fresco-restore-on = Der Bischof steht dort: { $bonus } der { $total } SP sind von ihm.
hint-fresco-restore-near = Neben dem Bischof: { $total } SP, davon { $bonus } von ihm.
hint-fresco-restore-most = { $total } SP: Kein anderes Segment, das du zahlen kannst, bringt jetzt so viel.
hint-fresco-restore-income = { $total } SP, und von nun an nach jeder Runde { $income } Taler.
hint-fresco-restore = { $total } SP jetzt; Farbe, die am Ende übrig ist, ist nichts wert.
hint-fresco-restore-visit = { $tiles } Segmente in einem Besuch, zusammen { $points } SP.
hint-fresco-bishop = Für { $price } macht der Bischof { $segment } um { $gain } SP wertvoller.
hint-fresco-altar = Der Altar bringt für diese Farben bis zu { $points } SP.
hint-fresco-altar-rest = Kein Segment passt jetzt zu deinen Farben; der Altar bringt bis zu { $points } SP.
hint-fresco-earn = { $thalers } Taler: am Ende { $points } SP, oder morgen Farbe.
hint-fresco-blend-pays = Das bezahlt beim nächsten Besuch { $segment }: { $points } SP ohne den Bischof.
hint-fresco-blend-wanted =
    { $count ->
        [one] { $count } Segment der Decke verlangt noch diese Mischfarbe.
       *[other] { $count } Segmente der Decke verlangen noch diese Mischfarbe.
    }
hint-fresco-attend-hands =
    { $more ->
        [one] Stimmung { $mood }: ein Gehilfe mehr, solange du dort bleibst.
       *[other] Stimmung { $mood }: { $more } Gehilfen mehr, solange du dort bleibst.
    }
hint-fresco-attend = Stimmung { $mood }: Eine frühe Stunde kostet dann nicht so bald einen Gehilfen.
hint-fresco-land-ahead = { $points } SP mehr als dahinter.
hint-fresco-land-behind = Es kostet { $points } SP, aber wer hinten steht, wählt seine Stunde früher.
hint-fresco-save = Behalte deine { $coins } Taler: Am Ende sind sie { $points } SP.

# Was geraten wird, in wenigen Worten.
hint-told-fresco-rise = Um { $hour } Uhr aufstehen: Stimmung { $mood }, { $apprentices } Gehilfen, Marktplättchen zu { $price }
hint-told-fresco-plan-market = { $count } zum Markt
hint-told-fresco-plan-cathedral = { $count } zur Kathedrale
hint-told-fresco-plan-studio = { $count } ins Atelier
hint-told-fresco-plan-workshop = { $count } in die Werkstatt
hint-told-fresco-plan-theatre = { $count } ins Theater
hint-told-fresco-plan-cathedral-2 = { $count } noch einmal zur Kathedrale
hint-told-fresco-idle = Niemand wird losgeschickt
hint-told-fresco-buy = An Stand { $booth } { $paints } für { $price } nehmen
hint-told-fresco-close = Stand { $booth } schließen
hint-told-fresco-restore = { $segment } mit { $paints } restaurieren: { $sum } SP
hint-told-fresco-restore-bishop = Bischof für { $price } nach { $step }, dann { $segment } mit { $paints }: { $total } SP
hint-told-fresco-altar = Altar mit { $paints }: { $points } SP
hint-told-fresco-blend = { $result } aus { $paints } mischen
hint-told-fresco-earn = { $thalers } Taler verdienen
hint-told-fresco-attend = Ins Theater: Stimmung { $mood }
hint-told-fresco-pass-market = Nichts kaufen
hint-told-fresco-pass = Hier nichts mehr tun

# --- The Princes of Florence ---
hint-princes-return =
    { $count ->
        [one] Die anderen teilen noch einen Wunsch; bei keiner anderen Wahl wären es mehr.
       *[other] Die anderen teilen noch { $count } Wünsche; bei keiner anderen Wahl wären es mehr.
    }
hint-princes-return-large = Niemand hier wünscht sich ein größeres Gebäude: { $count } Felder deines Anwesens.
hint-princes-jester = +{ $value } für jedes kommende Werk: Für { $price } hat er sich nach { $works } bezahlt gemacht.
hint-princes-builder = Ein Gebäude kostet dann { $after } statt { $now }; sofort { $points } PP.
hint-princes-landscape-second = Die zweite ihrer Art: sofort { $points } PP für { $price }, ohne Aktion.
hint-princes-landscape =
    { $count ->
        [one] { $count } Person auf deiner Hand wünscht sie sich: +{ $value } für dieses Werk.
       *[other] { $count } Personen auf deiner Hand wünschen sie sich: +{ $value } für jedes ihrer Werke.
    }
hint-princes-prestige-card =
    { $left ->
        [one] Du wählst aus fünf; { $left } Runde vor dem Ende siehst du, welche passt.
       *[other] Du wählst aus fünf; { $left } Runden bleiben, sie zu erfüllen.
    }
hint-princes-recruiting-card = Sofort +{ $value } für jedes Werk, und ein Werk mehr mit jemandem, der schon eines gezeigt hat.
hint-princes-pass = Auf { $price } zu erhöhen, endete etwa { $points } PP tiefer.
hint-princes-work-best = Werkwert { $value }: Niemand hat in dieser Runde ein besseres gezeigt, und das beste bringt { $points } PP.
hint-princes-work-now = Werkwert { $value } reicht heute; die nächste Runde verlangt { $least }.
hint-princes-work = Werkwert { $value }: { $florins } Florin.
hint-princes-build =
    { $count ->
        [one] { $count } Person auf deiner Hand wünscht es sich: +{ $value } für dieses Werk, und { $points } PP.
       *[other] { $count } Personen auf deiner Hand wünschen es sich: +{ $value } für jedes ihrer Werke, und { $points } PP.
    }
hint-princes-build-points = { $points } PP für { $price } Florin.
hint-princes-freedom =
    { $count ->
        [one] { $count } Person auf deiner Hand wünscht sie sich: +{ $value } für dieses Werk.
       *[other] { $count } Personen auf deiner Hand wünschen sie sich: +{ $value } für jedes ihrer Werke.
    }
hint-princes-draw-person =
    { $left ->
        [one] Eine Person mehr ist ein Werk mehr und +{ $value } für jedes Werk; { $left } ist noch da.
       *[other] Eine Person mehr ist ein Werk mehr und +{ $value } für jedes Werk; { $left } sind noch da.
    }
hint-princes-draw-bonus = Für { $price } eine Bonuskarte, die ein Werk über den Mindestwert heben kann.
hint-princes-end =
    { $count ->
        [one] Nichts von dem, was jetzt offen ist, bringt mehr, als es kostet; { $count } Aktion bleibt ungenutzt.
       *[other] Nichts von dem, was jetzt offen ist, bringt mehr, als es kostet; { $count } Aktionen bleiben ungenutzt.
    }
hint-princes-exchange-last = Die letzte Runde: Florin sind am Ende nichts wert, { $points } PP schon.
hint-princes-exchange-none =
    { $left ->
        [one] Erst das Geld: { $left } Runde mit Versteigerung kommt noch.
       *[other] Erst das Geld: { $left } Runden mit Versteigerungen kommen noch.
    }
hint-princes-exchange =
    { $left ->
        [one] { $points } PP, und { $florins } Florin bleiben für die { $left } Runde, die noch kommt.
       *[other] { $points } PP, und { $florins } Florin bleiben für die { $left } Runden, die noch kommen.
    }
hint-princes-add = +{ $value } für dieses Werk: { $florins } Florin.
hint-princes-add-none = Das Werk steht ohne sie bei { $value }; heb die Karte für ein anderes auf.
hint-princes-keep-person = Ein Werk von { $value }, wie dein Fürstentum ist, { $best } mit allem, was fehlt.
hint-princes-keep-bonus = Wie es steht, ist sie { $value } für ein Werk wert.
hint-princes-keep-prestige = Wie es steht, sind es { $points } PP.
hint-princes-hold = Behalte die Karte: Wer später ein Werk zeigt, nützt dir vielleicht mehr.
hint-princes-recruit = Ein Werk von { $value }, wie dein Fürstentum ist.

# --- Fresco: The Card Game ---
hint-cards-restore-end = Bis zu { $points } SP, und mit { $count } Abschnitten läutest du das Ende ein.
hint-cards-restore-favourite = Er verlangt die Lieblingsfarbe: eine Drehung umsonst, bis zu { $points } SP.
hint-cards-restore-most = Bis zu { $points } SP: Kein anderer Abschnitt, den du zahlen kannst, bringt so viel.
hint-cards-restore-turned = Deine Karten geben ihm { $turns } Drehungen, mehr gibt es nicht: { $points } SP.
hint-cards-restore = Jetzt ein Abschnitt, bis zu { $points } SP, und ein Plättchen dazu.
hint-cards-swap-tile = Neue Karten und eine Restaurierung in einem Zug: Kein anderer Zug gibt beides.
hint-cards-swap-double =
    { $count ->
        [one] { $count } deiner Karten bringt zwei: eine Karte umsonst.
       *[other] { $count } deiner Karten bringen zwei: Karten umsonst.
    }
hint-cards-swap = Deine { $count } Karten reichen noch für keinen Abschnitt: Hol dir andere.
hint-cards-pass = Du behältst { $count } von höchstens { $most } Karten für einen besseren Zug.
hint-cards-lay-double = Sie bringt { $count } Karten: eine umsonst.
hint-cards-lay-unwanted = Kein Abschnitt der Auslage verlangt ihre Farbe.
hint-cards-lay-workshop = Ihr Werkstattzeichen bringt eine Mischfarbe, und jede macht einen Abschnitt teurer.
hint-cards-lay =
    { $count ->
        [one] Sie bringt eine neue Karte; { $count } Abschnitt der Auslage verlangt ihre Farbe.
       *[other] Sie bringt eine neue Karte; { $count } Abschnitte der Auslage verlangen ihre Farbe.
    }
hint-cards-draw-blend =
    { $count ->
        [one] Genau die Mischfarbe, die { $count } Abschnitt der Auslage verlangt.
       *[other] Genau die Mischfarbe, die { $count } Abschnitte der Auslage verlangen.
    }
hint-cards-draw-market =
    { $left ->
        [one] Grundfarben und halbe Flaschen zum Mischen; { $left } Karte ist noch da.
       *[other] Grundfarben und halbe Flaschen zum Mischen; { $left } Karten sind noch da.
    }
hint-cards-pay-tile = Es spart eine Karte und kostet die { $costs } SP des Plättchens; der Abschnitt steht bei { $points }.
hint-cards-pay-mix = Eine Mischung kostet eine Karte mehr und gibt eine Drehung: { $points } SP.
hint-cards-pay-bishop = Der Bischof darauf ist eine Drehung: { $points } SP.
hint-cards-pay-plain = Dieselben { $points } SP mit einer schlichten Karte: Bischöfe und Hälften bleiben für den nächsten Abschnitt.
hint-cards-pay = Der Abschnitt steht dann bei { $points } SP, Drehungen: { $turns }.
hint-cards-take-swap = Später in einem Zug tauschen und restaurieren; bis zum Ende behalten ist es nichts wert.
hint-cards-take-request =
    { $count ->
        [one] Eine Karte vom Gegner, wenn eine Farbe fehlt.
       *[other] Im besten Fall je eine Karte von { $count } Gegnern, wenn eine Farbe fehlt.
    }
hint-cards-take-turn = Eine Drehung für einen späteren Abschnitt, oder behalten { $points } SP.
hint-cards-take-paint = Es steht einmal für diese Farbe, oder behalten für { $points } SP.
hint-cards-request =
    { $wanted ->
        [one] { $wanted } Abschnitt der Auslage verlangt sie; Gegner, die sie haben können: { $count }.
       *[other] { $wanted } Abschnitte der Auslage verlangen sie; Gegner, die sie haben können: { $count }.
    }
hint-cards-turn = Die Drehung bringt { $gain } SP und kostet die { $costs } des Plättchens.
hint-cards-part =
    { $count ->
        [one] { $count } Abschnitt der Auslage verlangt ihre Farbe.
       *[other] { $count } Abschnitte der Auslage verlangen ihre Farbe.
    }
