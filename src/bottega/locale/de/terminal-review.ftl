# Der Rückblick auf eine Partie im Terminal.

terminal-review-working = Der Meister geht die Partie durch
terminal-review-title = { $name }: { $points } Punkte, { $choices } Entscheidungen
terminal-review-none = Keine Entscheidung hat einen nennenswerten Punkt gekostet. Hier war es knapp:
terminal-review-cost = { $number }. Zug { $move } hat etwa { $cost } Punkte gekostet
terminal-review-did = Du hast gewählt: { $what }
terminal-review-better = Besser war: { $what } (etwa { $points } am Ende)
terminal-review-because = Denn: { $what }
terminal-review-best = Beste Entscheidung, Zug { $move }: { $what }. Etwa { $points } mehr wert als die nächstbeste.
terminal-review-rounds = Punkte nach Runden
terminal-review-round = Runde
terminal-review-end = Ende
terminal-review-sum = Summe
