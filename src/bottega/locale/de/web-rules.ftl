# The rule book: its page, and the sheet beside a table.

web-rules-title = Die Spielregel
web-rules-opening = Die Regel wird aufgeschlagen …
web-rules-books = Welches Spiel
web-rules-search = In der Regel suchen
web-rules-found = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
 }
web-rules-none = Von „{ $words }“ steht nichts in der Regel.
web-rules-not-in-play = nicht im Spiel
web-rules-contents = Inhalt
web-rules-modules = Module und Varianten
web-rules-only = Nur was im Spiel ist
web-rules-only-at = an deinem Tisch
web-rules-in-play = im Spiel
web-rules-hidden = { $count ->
    [one] Ein Kapitel ist ausgeblendet.
   *[other] { $count } Kapitel sind ausgeblendet.
 }
web-rules-link = Link zu diesem Kapitel: { $title }
web-rules-also = Mehr dazu:
web-rules-key = Am Tisch öffnet die Taste ? diese Regel beim Kapitel, das du brauchst.
web-rules-print = Dieses Blatt drucken
web-rules-edition = ° Eine Zahl der gespielten Ausgabe; eine andere Ausgabe kann eine andere haben.
web-rules-corrected = An diesem Tisch wird eine berichtigte Ausgabe gespielt: Zahlen mit ° können abweichen.
web-rules-english = Dieses Kapitel ist noch nicht übersetzt; hier steht es auf Englisch.
web-rules-asked = Was du jetzt gefragt wirst:
web-rules-now = Was jetzt geschieht:
web-rules-back = Zurück: { $title }
web-rules-whole = Ganze Regel
web-rules-close = Spielregel schließen
web-rules-see-also = Siehe auch
