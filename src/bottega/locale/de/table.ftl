waste-lost-fresco-idle = { $count } untätig
waste-ask-fresco-idle = { $count ->
    [one] Ein Gehilfe täte die ganze Runde nichts.
   *[other] { $count } Gehilfen täten die ganze Runde nichts.
 }
waste-lost-fresco-buy = { $count } untätig
waste-ask-fresco-buy = { $count ->
    [one] Dein Gehilfe könnte ein Plättchen kaufen und geht mit leeren Händen.
   *[other] Deine { $count } Gehilfen könnten kaufen und gehen mit leeren Händen.
 }
waste-lost-fresco-restore = { $count } untätig
waste-ask-fresco-restore = { $count ->
    [one] Deine Farben reichen für ein Segment, und ein Gehilfe ist noch da.
   *[other] Deine Farben reichen für ein Segment, und { $count } Gehilfen sind noch da.
 }
waste-lost-fresco-earn = { $count } Taler verschenkt
waste-ask-fresco-earn = Hier liegen { $count } Taler für dich bereit.
waste-lost-fresco-attend = Stimmung bleibt
waste-ask-fresco-attend = { $count ->
    [one] Das Stück höbe deine Stimmung, und ein Gehilfe ist noch da.
   *[other] Das Stück höbe deine Stimmung, und { $count } Gehilfen sind noch da.
 }
waste-lost-princes-actions = { $count ->
    [one] 1 Aktion verfällt
   *[other] { $count } Aktionen verfallen
 }
waste-ask-princes-actions = { $count ->
    [one] Du hast noch eine Aktion, und es gibt etwas für sie zu tun.
   *[other] Du hast noch { $count } Aktionen, und es gibt etwas für sie zu tun.
 }
waste-lost-cards-restore = nichts restauriert
waste-ask-cards-restore = { $count ->
    [one] Deine Hand reicht für einen Abschnitt.
   *[other] Deine Hand reicht für { $count } der Abschnitte.
 }
undo-anyway = { $why } Gegen Computer kommst du noch zurück: undo !, und die Partie ist „mit Zurücknahmen“.
taken-back = Zurückgenommen: { $move }. Dies ist nun eine Partie mit Zurücknahmen.
with-take-backs = Gespielt mit Zurücknahmen: { $count }.
end-last = Letzte Runde!
end-tiles-progress = { $done } von { $needed } Segmenten restauriert; die Runde danach ist die letzte
end-tiles-possible = Die nächste Runde ist vielleicht die letzte: mit { $needed } restaurierten Segmenten ist sie es.
end-tiles-sure = Die nächste Runde ist die letzte.
end-tiles-last = Danach ist das Spiel vorbei. Das Theater ist zu: Der fünfte Ort ist noch einmal die Kathedrale. Je { $thalers } Taler werden ein Punkt.
end-rounds-progress = Runde { $done } von { $needed }
end-rounds-sure = Noch eine Runde nach dieser.
end-rounds-last = Danach ist das Spiel vorbei. Dann werden die Prestigekarten gezeigt und gezählt; Gulden entscheiden nur einen Gleichstand.
end-sections-progress = { $done } von { $needed } Abschnitten beim besten Maler
end-sections-possible = Das ist vielleicht die letzte Runde: mit { $needed } Abschnitten bei irgendwem ist sie es.
end-sections-last = Die Runde wird zu Ende gespielt, damit alle gleich oft dran waren; dann bringen übrige Plättchen ihre Punkte.
