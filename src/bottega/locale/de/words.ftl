# Was man im Terminal eingeben darf, mit Kommas dazwischen; der englische Name eines Befehls geht immer.

words-undo = zurück, rückgängig
words-save = sichern, speichern
words-log = chronik
words-board = tisch, brett
words-lang = sprache
words-quit = aufhören
words-help = hilfe
words-rules = regeln, regel, spielregel
words-hint = rat

words-modules = module
words-limit = bis, bis zu, höchstens, max, maximal
words-rest = rest, den rest, egal
words-professions = personen
words-cards = karten
