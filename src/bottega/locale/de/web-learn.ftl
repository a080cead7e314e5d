# Der Meister am Tisch einer Lektion, und wo Lektionen angeboten werden.

learn-step = Schritt { $step } von { $steps }
learn-progress = Schritte der Lektion: { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-play-on = Weiterspielen
learn-there = Bring mich hin
learn-show-me = Zeig es mir
learn-there-tip = Bringt das Gesuchte ins Bild und lässt seinen Ring pulsieren. Den Zug machst du selbst.
learn-there-now = Schau auf den pulsierenden Kreidering mit der Hand daneben.
learn-show-me-tip = Der Meister macht diesen Zug für dich.
learn-know = Das kenne ich
learn-leave = Lektion verlassen
learn-fold = Die Worte des Meisters einklappen
learn-unfold = Die Worte des Meisters zeigen
learn-wait = Die anderen ziehen …
learn-listen = Einen Moment: erst die Worte, dann der Zug. Wähle Weiter, wenn du sie gelesen hast.
learn-listen-back = Du schaust zurück. Wähle Weiter, um zu deinem Zug zurückzukehren.
learn-nothing-there = Dort gibt es nichts zu wählen. Such den Kreidekreis oder wähle Bring mich hin.
learn-later = Später unsicher? Das ? oben schlägt die Spielregel bei der Frage auf, um die es gerade geht; sobald du weiterspielst, steht daneben der Rat eines starken Spielers.
learn-leave-ask = Die Lektion verlassen?
learn-leave-why = Dein Schritt ist gemerkt. Du kannst ein andermal weitermachen oder dieses Spiel ohne den Meister zu Ende spielen.
learn-leave-later = Ein andermal weiter
learn-leave-alone = Allein weiterspielen
learn-leave-stay = Bleiben
learn-keys = Tasten: N weiter oder zum Zug, B zurück, K das kenne ich, Esc klappt ein
learn-home = Vom alten Meister lernen
learn-home-lead = Ein echter Tisch, Schritt für Schritt: Er zeigt, du spielst.
learn-home-modules = Module von Fresko, je eine Minute
learn-about = { $minutes ->
    [one] { $steps } Schritte, etwa eine Minute
   *[other] { $steps } Schritte, etwa { $minutes } Minuten
 }
learn-at = Schritt { $step } von { $steps }
learn-done = Abgeschlossen
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-again = Noch einmal
learn-over = Von vorn
learn-begin-name = { $act }: die Lektion { $lesson }
learn-mini-leonardo = Leonardo, zu zweit
learn-first = Dein erstes Mal { $game }?
learn-first-why = Der alte Meister kann dir eine erste Runde an einem echten Tisch zeigen. Das dauert etwa { $minutes } Minuten, und danach geht das Spiel weiter.
learn-first-lesson = Zeig mir eine erste Runde
learn-first-play = Ich kenne es: gleich spielen
learn-first-never = Nicht mehr fragen
learn-module = Neu für dich? Eine Lektion von einer Minute zeigt es.
learn-module-show = Zeig mir: { $module }
