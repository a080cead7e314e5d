"""How the tithe is told."""

from bottega.games.fresco.telling import Telling, these

TELLING = Telling(
    {"tithe-given": these("thalers")},
    follows={"scored": frozenset({"tithe-given"})},
    places={"tithe-given": "studio"},
    sources=frozenset({"tithe"}),
)
