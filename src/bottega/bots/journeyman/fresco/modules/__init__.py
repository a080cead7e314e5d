"""The modules as the journeyman judges them, one file each: found by the names that the game gives them."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from bottega.bots.journeyman.fresco.extras import Extras, together
from bottega.bots.journeyman.fresco.module_judge import MANY_ROUNDS, Facts, ModuleJudge

if TYPE_CHECKING:
    from bottega.bots.journeyman.fresco.odds import Earlier
    from bottega.bots.journeyman.fresco.situation import Situation
    from bottega.bots.journeyman.fresco.worth import Worth


@cache
def judge_of(module: str) -> ModuleJudge:
    """One that has no file here adds nothing: what it offers is tried out."""
    name = f"{__name__}.{module}"
    if find_spec(name) is None:
        return ModuleJudge()
    judge: ModuleJudge = import_module(name).JUDGE
    return judge


def in_play(view: Facts) -> list[tuple[ModuleJudge, Facts]]:
    """The judges of the modules at this table, in the game's order, with what the view tells of each."""
    return [(judge_of(module), facts) for module, facts in view["modules"].items()]


def goods(view: Facts, worth: "Worth") -> float:
    """All that the modules in play have given the viewer and that is worth something later."""
    return sum([judge.goods(facts, view, worth) for judge, facts in in_play(view)])


def extras(view: Facts, s: "Situation", worth: "Worth", earlier: "Earlier") -> Extras:
    """What the modules in play add to the sheet."""
    return together([judge.extras(facts, view, s, worth, earlier) for judge, facts in in_play(view)])


def most_after(view: Facts) -> int:
    """How many rounds can follow this one: some modules end the game when their cards or tiles run out."""
    return min([MANY_ROUNDS, *[judge.rounds_after(facts) for judge, facts in in_play(view)]])


def ill_at(view: Facts, seat: int) -> int:
    """How many apprentices of a painter are ill."""
    return sum([judge.ill(facts, seat) for judge, facts in in_play(view)])
