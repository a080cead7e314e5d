# What may be typed in the terminal, with commas between; the English name of a command always works.

words-undo = undo
words-save = save
words-log = log
words-board = board
words-lang = lang
words-quit = quit, exit
words-help = help
words-rules = rules
words-hint = hint

words-modules = modules
words-limit = up to, upto, max, max., maximum
words-rest = rest, the rest, any
words-professions = professions
words-cards = cards
