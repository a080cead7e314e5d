# Ce qu’on peut taper dans le terminal, avec des virgules ; le nom anglais d’une commande marche toujours.

words-undo = annuler
words-save = garder
words-log = journal
words-board = plateau
words-lang = langue
words-quit = quitter
words-help = aide
words-rules = règles
words-hint = conseil

words-modules = modules
words-limit = jusqu’à, jusqua, jusque, max, maximum
words-rest = reste, le reste
words-professions = professions, métiers
words-cards = cartes
