"""A reason is true of the figures that it is made from, has its words in every language, and there are many kinds."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bottega.advice import Weighed, hint
from bottega.advice.reasons import speakers
from bottega.locale import LANGUAGES, Texts

from .positions import GAMES, decision, made_up, positions

View = dict[str, Any]
Args = dict[str, Any]
KINDS = {"fresco": 14, "princes": 12, "fresco-cards": 12}  # that must turn up
EVERY = {"fresco": 5, "princes": 1, "fresco-cards": 1}  # games between careless computers are long


def tile(view: View, name: str) -> View:
    found: View = next(one for one in view["ceiling"] if one["segment"] == name)
    return found


def pays(paints: Counter[str], wanted: list[str]) -> bool:
    return all(paints[colour] >= count for colour, count in Counter(wanted).items())


def paints_after(view: View, choice: View) -> Counter[str]:
    have = Counter(view["mine"]["paints"])
    if choice["verb"] == "blend":
        have.subtract(choice["paints"])
        have[choice["result"]] += 1
    elif choice["verb"] == "buy":
        have.update(choice["paints"])
    return have


def is_payable(view: View, choice: View, args: Args) -> bool:
    one = tile(view, args["segment"])
    bonus = 0 if choice["verb"] == "blend" else one["bonus"]
    paid = pays(paints_after(view, choice), one["paints"])
    return bool(one["covered"] and paid and args["points"] == one["points"] + bonus)


def wishes(view: View, choice: View, args: Args) -> bool:
    names = {work["profession"] for work in view["mine"]["professions"]}
    people = [one for one in view["professions"] if one["profession"] in names]
    return bool(args["count"] == sum(one["landscape"] == choice["item"] for one in people))


def asking(view: View, colour: str) -> int:
    return sum(section is not None and colour in section["paints"] for section in view["row"])


def others(view: View, choice: View) -> list[View]:
    return [one for one in view["choices"] if one["verb"] == choice["verb"] and one["id"] != choice["id"]]


# What each of these claims, worked out once more from the view.
TRUE: dict[str, Callable[[View, View, Args], bool]] = {
    "hint-fresco-rise-final": lambda v, c, a: v["final"] and c["mood"] < v["people"][v["seat"]]["mood"],
    "hint-fresco-rise-first": lambda v, c, a: c["acts"] == [1, 1] and c["hour"] == a["hour"],
    "hint-fresco-rise-hands": lambda v, c, a: c["apprentices"] == a["apprentices"] > a["fewest"],
    "hint-fresco-rise-cheap": lambda v, c, a: all(c["price"] < one["price"] for one in others(v, c)),
    "hint-fresco-rise-free": lambda v, c, a: c["mood"] == v["people"][v["seat"]]["mood"],
    "hint-fresco-rise-mood": lambda v, c, a: c["mood"] > v["people"][v["seat"]]["mood"] and str(c["mood"]) in a["mood"],
    "hint-fresco-plan-restore": is_payable,
    "hint-fresco-plan-idle": lambda v, c, a: c["verb"] == "ready" and v["mine"]["to_place"] == a["count"],
    "hint-fresco-plan-done": lambda v, c, a: v["mine"]["to_place"] == 0,
    "hint-fresco-plan-blend": lambda v, c, a: a["blended"] <= a["tiles"] == v["tiles_left"],
    "hint-fresco-buy-pays": is_payable,
    "hint-fresco-buy-count": lambda v, c, a: a["count"] == len(c["paints"]) and a["price"] == c["price"],
    "hint-fresco-restore-on": lambda v, c, a: c["segment"] == v["bishop"] and c["total"] == a["total"],
    "hint-fresco-restore-near": lambda v, c, a: c["segment"] != v["bishop"] and c["bonus"] == a["bonus"] > 0,
    "hint-fresco-restore-most": lambda v, c, a: all(c["total"] > one["total"] for one in others(v, c)),
    "hint-fresco-restore-income": lambda v, c, a: not v["final"] and a["income"] == v["economy"]["tile_income"],
    "hint-fresco-restore": lambda v, c, a: a["total"] == c["points"] + c["bonus"],
    "hint-fresco-bishop": lambda v, c, a: a["cost"] * v["economy"]["thalers_per_point"] == c["price"],
    "hint-fresco-altar-rest": lambda v, c, a: all(one["verb"] != "restore" for one in v["choices"]),
    "hint-fresco-altar": lambda v, c, a: a["points"] == c["best"],
    "hint-fresco-earn": lambda v, c, a: a["points"] * v["economy"]["thalers_per_point"] == c["thalers"],
    "hint-fresco-blend-pays": is_payable,
    "hint-fresco-blend-wanted": lambda v, c, a: (
        a["count"] == sum(one["covered"] and c["result"] in one["paints"] for one in v["ceiling"])
    ),
    "hint-fresco-land-ahead": lambda v, c, a: a["points"] > 0 and c["where"] == "ahead",
    "hint-fresco-land-behind": lambda v, c, a: a["points"] > 0 and c["where"] == "behind",
    "hint-fresco-save": lambda v, c, a: a["points"] * v["economy"]["thalers_per_point"] == v["mine"]["coins"],
    "hint-princes-jester": lambda v, c, a: (a["works"] - 1) * 2 * v["economy"]["per_value"] < c["price"],
    "hint-princes-builder": lambda v, c, a: a["now"] == v["mine"]["building_price"] >= a["after"],
    "hint-princes-landscape": wishes,
    "hint-princes-landscape-second": lambda v, c, a: v["people"][v["seat"]]["landscapes"][c["item"]] > 0,
    "hint-princes-work-now": lambda v, c, a: a["least"] == v["minimums"][v["round"]] > c["value"],
    "hint-princes-work-best": lambda v, c, a: all(c["value"] >= (one["best_work"] or 0) for one in v["people"]),
    "hint-princes-work": lambda v, c, a: a["florins"] == a["value"] * v["economy"]["per_value"],
    "hint-princes-build": lambda v, c, a: a["count"] == len(c["wished_by"]) > 0,
    "hint-princes-freedom": lambda v, c, a: a["count"] == len(c["wished_by"]),
    "hint-princes-draw-person": lambda v, c, a: a["left"] == v["decks"]["profession"],
    "hint-princes-exchange-last": lambda v, c, a: v["round"] == v["rounds"],
    "hint-princes-exchange-none": lambda v, c, a: c["points"] == 0 and a["left"] > 0,
    "hint-cards-restore-favourite": lambda v, c, a: v["favourite"] in c["paints"],
    "hint-cards-restore-most": lambda v, c, a: all(a["points"] > max(one["points"]) for one in others(v, c)),
    "hint-cards-swap": lambda v, c, a: all(one["verb"] != "restore" for one in v["choices"]),
    "hint-cards-swap-double": lambda v, c, a: 0 < a["count"] <= len(v["mine"]["hand"]),
    "hint-cards-pass": lambda v, c, a: a["count"] == len(v["mine"]["hand"]),
    "hint-cards-lay-double": lambda v, c, a: max(c["market"], c["workshop"]) == a["count"] > 1,
    "hint-cards-lay-unwanted": lambda v, c, a: asking(v, c["colour"]) == 0,
    "hint-cards-lay": lambda v, c, a: asking(v, c["colour"]) == a["count"] > 0,
    "hint-cards-lay-workshop": lambda v, c, a: c["workshop"] > 0,
    "hint-cards-pay-mix": lambda v, c, a: c["mix"] and c["points"] == a["points"],
    "hint-cards-pay-bishop": lambda v, c, a: c["bishop"] > 0,
    "hint-cards-pay-plain": lambda v, c, a: not c["bishop"] and c["half"] is None,
    "hint-cards-part": lambda v, c, a: asking(v, c["colour"]) == a["count"],
    "hint-cards-request": lambda v, c, a: asking(v, c["colour"]) == a["wanted"],
    "hint-cards-turn": lambda v, c, a: a["gain"] == c["gain"] and a["costs"] == c["costs"],
    "hint-close": lambda v, c, a: False,  # made-up scores are a point apart
}


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_reasons_are_true_and_have_their_words(game_id: str, players: int) -> None:
    seen: Counter[str] = Counter()
    number = 0
    for seed in (2, 3):
        for state, seat in positions(game_id, players, seed):
            observation = state.observe(seat)
            if len(observation.legal_actions) < 2:
                continue
            number += 1
            if number % EVERY[game_id]:
                continue
            advice = made_up(observation, number // 3 % len(observation.legal_actions))
            view = observation.view
            by_id = {choice["id"]: choice for choice in view["choices"]}
            for line in hint(observation, advice).lines:
                reason = line.reason
                if reason.id in TRUE:
                    assert TRUE[reason.id](view, by_id[line.weighed.action], reason.args), (reason, line.weighed)
                if seen[reason.id] < 3:
                    for lang in LANGUAGES:
                        assert Texts(lang).text(reason.id, **reason.args)
                seen[reason.id] += 1
    told = {kind for kind in seen if kind.startswith("hint-") and kind.count("-") > 1}
    assert len(told) >= KINDS[game_id], sorted(told)


def test_three_choices_with_one_reason_each() -> None:
    observation = decision("fresco", "market")
    told = hint(observation, made_up(observation, 0))
    assert len(told.lines) == 3
    assert told.ways == len(observation.legal_actions)
    assert not told.alike


def test_choices_that_differ_by_nothing_are_said_to_be_alike() -> None:
    observation = decision("fresco-cards", "draw")
    advice = made_up(observation, 0)
    same = [Weighed(one.action, 20.0, 1.0, 0.5, 4, one.turn, ()) for one in advice.choices]
    told = hint(observation, type(advice)(advice.level, tuple(same), advice.chosen))
    assert told.alike


def test_a_game_of_another_package_is_advised_by_its_figures() -> None:
    assert speakers("chess") == ()
    assert speakers("../fresco") == ()
