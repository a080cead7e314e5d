# Am Tisch verfolgen, was andere tun, im Browser.

follow-pace = Was andere tun, wird gezeigt
follow-pace-slow = langsam
follow-pace-usual = wie üblich
follow-pace-fast = schnell
follow-pace-at-once = sofort
follow-to-turn = Zu meinem Zug
follow-skip = { $count ->
    [one] 1 Schritt überspringen
   *[other] { $count } Schritte überspringen
 }
follow-again = Was ist geschehen?
follow-concerns = Das betrifft dich
follow-stood-in = { $count ->
    [one] Ein Computer hat einen Zug für dich gemacht, während du fort warst.
   *[other] Ein Computer hat { $count } Züge für dich gemacht, während du fort warst.
 }
follow-new = neu
follow-sending = Unterwegs zum Tisch …
follow-lost-choice = Deine letzte Wahl ist vielleicht nicht angekommen. Du siehst es, sobald die Verbindung wieder steht.
follow-resigned = Du hast aufgegeben
follow-resigned-reason = Ein Computer spielt deinen Platz zu Ende. Du kannst bleiben und zusehen.
follow-not-arrived = Deine letzte Wahl ist nicht angekommen. Bitte wähle noch einmal.
follow-not-arrived-too-late = Deine letzte Wahl ist nicht angekommen, und das Spiel ist ohne sie weitergegangen.
web-key-again = was seit meinem letzten Zug geschehen ist
web-key-skip = dahin springen, wie der Tisch jetzt steht
