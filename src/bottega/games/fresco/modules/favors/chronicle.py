"""What is told of the bishop's favours."""

from bottega.games.fresco.telling import Telling, these

RESTORING = frozenset({"restored", "scored"})

TELLING = Telling(
    {"favor-taken": these("segment"), "favor-removed": these("segment")},
    follows={
        "favor-taken": RESTORING,
        "favor-removed": RESTORING,
        "rewarded": frozenset({"favor-taken"}),
        "scored": frozenset({"favor-taken", "favor-removed"}),
    },
    sources=frozenset({"favor"}),
)
