"""The games of the house; importing this registers them without loading any."""

from bottega.core.registry import register
from bottega.games.fresco.meta import META as FRESCO

register(FRESCO)
