"""The Princes of Florence for tests: positions said in the words of the rules, and ways to play and look."""

from bottega.testing.princes.builders import (
    GAME,
    begin,
    changed,
    end_turns,
    new_game,
    open_to,
    play,
    position,
    prince,
    refuses,
    settle,
    sit_out,
    told,
    with_tables,
)

__all__ = [
    "GAME",
    "begin",
    "changed",
    "end_turns",
    "new_game",
    "open_to",
    "play",
    "position",
    "prince",
    "refuses",
    "settle",
    "sit_out",
    "told",
    "with_tables",
]
