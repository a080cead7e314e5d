"""The computer players as the command tells of them: lines of its help pages, and an example."""

from collections.abc import Iterable

import bottega
from bottega.bots import BotMeta, opponents, usual
from bottega.bots.registry import LEVELS
from bottega.core.game import Game
from bottega.locale import Texts

INDENT, COLUMN = 4, 18  # as the flags of a help page stand


def usual_name() -> str:
    """Who plays where nobody is named; the same in every game of the house."""
    return usual(bottega.metas()[0].id).id


def to_play_against(texts: Texts) -> str:
    return listed(texts, [level for level in LEVELS.values() if level.offered])


def all_there_are(texts: Texts) -> str:
    return listed(texts, LEVELS.values())


def listed(texts: Texts, levels: Iterable[BotMeta]) -> str:
    """A line for each, from weak to strong: its name, its character and how long it thinks."""
    lines = [f"{' ' * INDENT}{level.id:<{COLUMN}}{about(texts, level)}" for level in levels]
    return "\n".join([texts.text("cli-levels"), *lines])


def about(texts: Texts, level: BotMeta) -> str:
    time = texts.text("level-time", seconds=round(level.seconds))
    return texts.text("cli-level", about=texts.text(f"level-{level.id}-about"), time=time)


def example(game: Game) -> str:
    """Players for the arena: the usual one against the weakest that people play against."""
    return ",".join([usual(game.id).id, *[opponents(game.id)[0].id] * (game.players[-1] - 1)])
