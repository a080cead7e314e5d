"""A script that plays every game to its end, and says which of the two engines it had."""

COMPILED, PLAIN = "compiled", "plain"

SCRIPT = f"""
import bottega
for meta in bottega.metas():
    state = bottega.game(meta.id).new(seed=7)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, state.legal_actions(seat)[0])
    bottega.Record.of(state)
print({COMPILED!r} if bottega.compiled() else {PLAIN!r})
"""
