"""The Princes of Florence for tests: positions said in the words of the rules, and ways to play and look."""

from bottega.testing.princes.builders import (
    GAME,
    begin,
    changed,
    end_turns,
    finish_business,
    new_game,
    open_to,
    play,
    play_and_collect,
    position,
    prince,
    refuses,
    sit_out,
    with_tables,
)

__all__ = [
    "GAME",
    "begin",
    "changed",
    "end_turns",
    "finish_business",
    "new_game",
    "open_to",
    "play",
    "play_and_collect",
    "position",
    "prince",
    "refuses",
    "sit_out",
    "with_tables",
]
