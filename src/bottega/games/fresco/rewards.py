"""What a card or a tile gives at once: Thalers, paint, mood, points."""

from bottega.core.edition import Reader
from bottega.games.fresco.events import Rewarded
from bottega.games.fresco.paints import COLOURS, pack
from bottega.games.fresco.scoring import earn
from bottega.games.fresco.state import FrescoState

MOST_THALERS = 20
MOST_POINTS = 20
MOST_PAINTS = 4
TO_THE_TOP = 99
NAMES = ("thalers", "mood", "vp", "paint", "paints")


class Reward:
    __slots__ = ("colours", "mood", "paints", "points", "thalers")

    def __init__(self, thalers: int, mood: int, points: int, colours: list[int]) -> None:
        self.thalers = thalers
        self.mood = mood
        self.points = points
        self.colours = tuple(colours)
        self.paints = pack(colours)


def read_reward(effect: Reader, more: tuple[str, ...] = ()) -> Reward:
    """One thing at least; `more` are the names of what else the caller reads."""
    fields = effect.fields()
    for name, field in fields.items():
        if name not in NAMES and name not in more:
            field.fail(f"is no effect; there are {', '.join((*NAMES, *more))}")
    if not fields:
        effect.fail("must have an effect")
    colours: list[int] = []
    if "paint" in fields:
        colours.append(COLOURS.index(fields["paint"].word(COLOURS)))
    if "paints" in fields:
        colours += [COLOURS.index(paint.word(COLOURS)) for paint in fields["paints"].list(1, MOST_PAINTS)]
    return Reward(
        fields["thalers"].int(1, MOST_THALERS) if "thalers" in fields else 0,
        read_mood(fields["mood"]) if "mood" in fields else 0,
        fields["vp"].int(1, MOST_POINTS) if "vp" in fields else 0,
        colours,
    )


def read_mood(reader: Reader) -> int:
    return TO_THE_TOP if isinstance(reader.plain(), str) and reader.word(("top_space",)) else reader.int(1, 9)


def give(s: FrescoState, painter: int, reward: Reward, source: str) -> None:
    """Money, paint and mood at once; apprentices follow the mood in the next get-up (F-OQ-65). A painter who is no
    player has no use for them. The points are for the caller to book."""
    if painter >= s.players:
        return
    c = s.rules.c
    before = s.mood[painter]
    s.paints[painter] += reward.paints
    s.mood[painter] = min(before + reward.mood, c.mood_top)
    if s.log is not None:
        paints = tuple([COLOURS[colour] for colour in reward.colours])
        moods = c.mood_values[before], c.mood_values[s.mood[painter]]
        s.log.append(Rewarded(painter, source, reward.thalers, paints, moods[0], moods[1]))
    earn(s, painter, reward.thalers)
