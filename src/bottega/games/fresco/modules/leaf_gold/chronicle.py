"""What is told of the leaf gold."""

from bottega.games.fresco.telling import Telling, nothing, these

TELLING = Telling(
    {"gold-taken": these("gold"), "gold-used": nothing, "gold-exchanged": these("gold", "thalers")},
    follows={
        "gold-taken": frozenset({"bought"}),
        "booth-shut": frozenset({"gold-taken"}),
        "scored": frozenset({"gold-used"}),
    },
    places={"gold-used": "cathedral"},
    sources=frozenset({"gold"}),
)
