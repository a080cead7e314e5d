"""Choices that give something away for nothing: a newcomer makes them by mistake, and they cost a round."""

from bottega.games.fresco.actions import ATTEND, BUY, CLOSE, EARN, PASS, PLACES, PLAN, READY, RESTORE, SEGMENTS
from bottega.games.fresco.sheet import COUNTS, PLACED
from bottega.games.fresco.state import FrescoState


def wasted(s: FrescoState, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
    deciding = s.menus[seat].name
    if deciding == "plan":
        return idle(s, seat, numbers)
    if PASS not in numbers or s.acts <= 0:
        return None
    if deciding == "market":
        return (PASS, "fresco-buy", s.acts) if s.booth < 0 and any(map(is_purchase, numbers)) else None
    if deciding == "cathedral":
        return (PASS, "fresco-restore", s.acts) if any(map(is_restoration, numbers)) else None
    if deciding == "studio":
        return (PASS, "fresco-earn", s.acts * s.rules.c.studio_thalers) if EARN in numbers else None
    if deciding == "theatre" and ATTEND in numbers and s.mood[seat] < s.rules.c.mood_top:
        return PASS, "fresco-attend", s.acts
    return None


def idle(s: FrescoState, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
    """Apprentices without a place, while there is one for them."""
    left = s.hands[seat] - PLACED[s.plans[seat] & COUNTS]
    placeable = any(PLAN <= number < PLAN + len(PLACES) for number in numbers)
    return (READY, "fresco-idle", left) if left > 0 and placeable and READY in numbers else None


def is_purchase(number: int) -> bool:
    return BUY <= number < CLOSE


def is_restoration(number: int) -> bool:
    """Of the ceiling: whoever keeps paints instead of giving them to the altar may have his reasons."""
    return RESTORE <= number < RESTORE + SEGMENTS
