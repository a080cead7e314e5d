"""The segments of the ceiling: their names and who lies beside whom."""

from typing import Final

from bottega.games.fresco.actions import SEGMENT_NAMES, SEGMENTS, SIDE


def segment_names(segments: int) -> list[str]:
    return [SEGMENT_NAMES[i] for i in range(min(segments.bit_length(), SEGMENTS)) if segments >> i & 1]


def neighbours(segment: int, diagonal: bool) -> int:
    row, column = divmod(segment, SIDE)
    mask = 0
    for other in range(SEGMENTS):
        down, across = abs(other // SIDE - row), abs(other % SIDE - column)
        if other != segment and (max(down, across) == 1 if diagonal else down + across == 1):
            mask |= 1 << other
    return mask


AROUND: Final = tuple([neighbours(segment, True) for segment in range(SEGMENTS)])
BESIDE: Final = tuple([neighbours(segment, False) for segment in range(SEGMENTS)])
