# Die Tafel mit dem Rat.

hint-title = Was täte ein starker Spieler?
hint-lead =
    { $count ->
        [1] Ein Weg ragt heraus. Wählen musst du auf dem Tisch.
        [2] Zwei Wege, der bessere zuerst. Wählen musst du auf dem Tisch.
       *[other] Die { $count } besten Wege, der beste zuerst. Wählen musst du auf dem Tisch.
    }
hint-plan-lead = Die { $count } besten Pläne, der beste zuerst. Die Gehilfen setzt du.
hint-reminder = Wie geraten
hint-reminder-done = Alle sind verteilt. Ob du bereit bist, sagst du.
hint-later = Dann
hint-alike = Hier macht es kaum einen Unterschied.
hint-unit = erwartete Punkte am Ende
hint-row =
    { $rank ->
        [0] { $choice }. Etwa { $score } Punkte am Ende, zwischen { $low } und { $high }
       *[other] Wahl { $rank }: { $choice }. Etwa { $score } Punkte am Ende, zwischen { $low } und { $high }
    }
hint-mark =
    { $rank ->
        [0] eine der geratenen Möglichkeiten
        [1] als Erstes geraten
        [2] als Zweites geraten
       *[other] als Drittes geraten
    }
hint-how =
    { $worlds ->
        [one] Computer ({ $level }) haben es einmal weitergespielt; was du nicht siehst, wurde ausgelost.
       *[other] Computer ({ $level }) haben jede davon { $worlds }-mal weitergespielt; was du nicht siehst, wurde ausgelost. Der Balken zeigt, wie weit die Ergebnisse streuten, die Raute ihr Mittel.
    }
hint-seen = Die anderen sehen, dass du gefragt hast, nicht, was du gesehen hast.
hint-shut = Rat schließen
hint-thinks = Der Meister denkt einige Sekunden nach.
hint-missing = Es fehlen noch: { $names }.
hint-not-no-hints = Nicht an diesem Tisch: Rat gibt es, wenn alle ihn erlaubt haben.
hint-not-busy = Der Meister ist an einem anderen Tisch. Versuch es gleich noch einmal.
hint-not-stale = Die Partie ist weitergegangen. Frag noch einmal.
hint-not-offline = Der Server antwortet nicht. Deine Partie ist sicher.
hint-not-your-turn = Du bist nicht am Zug.
hint-not-lesson = In einer Lektion spricht der Meister von selbst.
hint-not-fault = Mit dem Rat ist etwas schiefgegangen. Deine Partie ist sicher.
