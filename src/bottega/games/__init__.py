"""The games of Bottega; importing this registers them without loading any."""

from bottega.core.registry import register
from bottega.games.fresco.meta import META as FRESCO
from bottega.games.fresco_cards.meta import META as FRESCO_CARDS
from bottega.games.princes.meta import META as PRINCES

register(FRESCO)
register(PRINCES)
register(FRESCO_CARDS)
