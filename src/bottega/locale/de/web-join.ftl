# Was eine Einladung von ihrem Tisch erzählt.

join-meta = { $count } Spieler · etwa { $minutes } Minuten
join-live = am Stück gespielt
join-days = über mehrere Tage
join-modules = Module
join-never = Noch nie gespielt?
join-lesson = Der alte Meister zeigt dir eine erste Runde: { $minutes } Minuten.
join-lesson-back = Dieser Link gilt solange weiter.
