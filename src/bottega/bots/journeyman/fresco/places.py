"""The columns of a planning sheet, in the order of the round."""

MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST = range(5)  # the last is the theatre, or the second visit to the cathedral
COLUMNS = 5
EARLIEST = (MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST)
LATEST = EARLIEST[::-1]
