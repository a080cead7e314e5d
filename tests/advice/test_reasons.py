"""A reason is true of the figures that it is made from, has its words in every language, and there are many kinds."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import bottega
from bottega.advice import Weighed, hint
from bottega.advice.games.fresco import land
from bottega.advice.reasons import Figures, by_points, reason, speakers
from bottega.locale import LANGUAGES, Texts

from .positions import GAMES, decision, followed, made_up, positions

View = dict[str, Any]
Args = dict[str, Any]
KINDS = {"fresco": 14, "princes": 12, "fresco-cards": 12}  # that must turn up
EVERY = {"fresco": 5, "princes": 1, "fresco-cards": 1}  # games between careless computers are long


def tile(view: View, name: str) -> View:
    found: View = next(one for one in view["ceiling"] if one["segment"] == name)
    return found


def pays(paints: Counter[str], wanted: list[str]) -> bool:
    return all(paints[colour] >= count for colour, count in Counter(wanted).items())


def paints_after(view: View, steps: Sequence[View]) -> Counter[str]:
    """What the seat will have after the steps that it is told of, and no others."""
    have = Counter(view["mine"]["paints"])
    for step in steps:
        if step["verb"] == "blend":
            have.subtract(step["paints"])
            have[step["result"]] += 1
        elif step["verb"] == "buy":
            have.update(step["paints"])
    return have


def is_payable(view: View, steps: Sequence[View], args: Args) -> bool:
    one = tile(view, args["segment"])
    bonus = 0 if steps[0]["verb"] == "blend" else one["bonus"]
    paid = pays(paints_after(view, steps), one["paints"])
    return bool(one["covered"] and paid and args["points"] == one["points"] + bonus)


def wishes(view: View, choice: View, args: Args) -> bool:
    names = {work["profession"] for work in view["mine"]["professions"]}
    people = [one for one in view["professions"] if one["profession"] in names]
    return bool(args["count"] == sum(one["landscape"] == choice["item"] for one in people))


def squares(view: View, person: View) -> int:
    return next("".join(one["shape"]).count("#") for one in view["buildings"] if one["building"] == person["building"])


def shared_without(view: View, gone: str) -> int:
    names = {work["profession"] for work in view["mine"]["professions"]} - {gone}
    kept = [one for one in view["professions"] if one["profession"] in names]
    return sum(
        len({one["profession"] for one in kept if one[kind] == thing}) > 1
        for kind in ("building", "landscape", "freedom")
        for thing in {one[kind] for one in kept}
    )


def asking(view: View, colour: str) -> int:
    return sum(section is not None and colour in section["paints"] for section in view["row"])


def others(view: View, choice: View) -> list[View]:
    return [one for one in view["choices"] if one["verb"] == choice["verb"] and one["id"] != choice["id"]]


def all_of(steps: Sequence[View], verb: str) -> list[View]:
    return [step for step in steps if step["verb"] == verb]


def sent(view: View, steps: Sequence[View], place: str) -> int:
    """How many apprentices stand at a place at the end of the plan that is told."""
    placed = dict(zip(view["places"], view["mine"]["plan"], strict=True))[place]
    return int(placed + sum(step["place"] == place for step in all_of(steps, "plan")))


def mood_of(view: View) -> int:
    return int(view["people"][view["seat"]]["mood"])


def hands_at(view: View, mood: int) -> int:
    """By how many apprentices a mood changes what everybody has."""
    display = view["mood_display"]
    return int(dict(zip(display["values"], display["apprentices"], strict=True))[mood])


def bishop_adds(view: View, steps: Sequence[View], args: Args) -> bool:
    """As much as the tile brings more than it would now; he may not be paid for twice."""
    at = next(number for number, step in enumerate(steps) if step["verb"] == "restore")
    one = tile(view, steps[at]["segment"])
    gain = steps[at]["total"] - one["points"] - one["bonus"]
    paid = sum(step["price"] for step in all_of(steps[:at], "bishop"))
    return bool(gain == args["gain"] > 0 and paid == args["price"] and steps[at]["segment"] == args["segment"])


# What each of these claims, worked out once more from the view and the steps that are told with it.
OF_STEPS: dict[str, Callable[[View, Sequence[View], Args], bool]] = {
    "hint-fresco-plan-restore": lambda v, s, a: is_payable(v, s, a) and sent(v, s, "cathedral") > 0,
    "hint-fresco-plan-blend": lambda v, s, a: sent(v, s, "workshop") > 0 and a["tiles"] == v["tiles_left"],
    "hint-fresco-plan-market": lambda v, s, a: (
        0 < a["count"] <= sent(v, s, "market") and a["count"] * a["price"] <= v["mine"]["coins"]
    ),
    "hint-fresco-plan-studio": lambda v, s, a: a["thalers"] == sent(v, s, "studio") * v["economy"]["studio"] > 0,
    "hint-fresco-plan-theatre": lambda v, s, a: (
        mood_of(v) < int(a["mood"].replace("\N{MINUS SIGN}", "-")) <= mood_of(v) + 2 * sent(v, s, "theatre")
    ),
    "hint-fresco-buy-pays": is_payable,
    "hint-fresco-buy-count": lambda v, s, a: (
        a["count"] == sum(len(one["paints"]) for one in all_of(s, "buy"))
        and a["price"] == sum(one["price"] for one in all_of(s, "buy"))
    ),
    "hint-fresco-restore-visit": lambda v, s, a: a["points"] == sum(one["total"] for one in all_of(s, "restore")),
    "hint-fresco-bishop": bishop_adds,
    "hint-fresco-altar": lambda v, s, a: a["points"] == all_of(s, "altar")[:3][-1]["best"],
    "hint-fresco-earn": lambda v, s, a: a["thalers"] == sum(one["thalers"] for one in all_of(s, "earn")),
    "hint-fresco-blend-pays": is_payable,
    "hint-fresco-attend-hands": lambda v, s, a: a["more"] == hands_at(v, s[-1]["mood"]) - hands_at(v, mood_of(v)) > 0,
}

# The same where the first step alone is meant.
TRUE: dict[str, Callable[[View, View, Args], bool]] = {
    "hint-fresco-rise-final": lambda v, c, a: v["final"] and c["mood"] < v["people"][v["seat"]]["mood"],
    "hint-fresco-rise-first": lambda v, c, a: c["acts"] == [1, 1] and c["hour"] == a["hour"],
    "hint-fresco-rise-hands": lambda v, c, a: all(a["apprentices"] > one["apprentices"] for one in others(v, c)),
    "hint-fresco-rise-earliest": lambda v, c, a: all(
        a["apprentices"] > one["apprentices"] for one in others(v, c) if one["hour"] < c["hour"]
    ),
    "hint-fresco-rise-price": lambda v, c, a: all(
        a["price"] < one["price"] for one in others(v, c) if one["hour"] < c["hour"]
    ),
    "hint-fresco-rise-cheap": lambda v, c, a: all(c["price"] < one["price"] for one in others(v, c)),
    "hint-fresco-rise-free": lambda v, c, a: c["mood"] == v["people"][v["seat"]]["mood"],
    "hint-fresco-rise-mood": lambda v, c, a: c["mood"] > v["people"][v["seat"]]["mood"] and str(c["mood"]) in a["mood"],
    "hint-fresco-restore-on": lambda v, c, a: c["segment"] == v["bishop"] and c["total"] == a["total"],
    "hint-fresco-restore-near": lambda v, c, a: c["segment"] != v["bishop"] and c["bonus"] == a["bonus"] > 0,
    "hint-fresco-restore-most": lambda v, c, a: all(c["total"] > one["total"] for one in others(v, c)),
    "hint-fresco-restore-income": lambda v, c, a: not v["final"] and a["income"] == v["economy"]["tile_income"],
    "hint-fresco-restore": lambda v, c, a: a["total"] == c["points"] + c["bonus"],
    "hint-fresco-altar-rest": lambda v, c, a: all(one["verb"] != "restore" for one in v["choices"]),
    "hint-fresco-blend-wanted": lambda v, c, a: (
        a["count"] == sum(one["covered"] and c["result"] in one["paints"] for one in v["ceiling"])
    ),
    "hint-fresco-land-ahead": lambda v, c, a: a["points"] > 0 and c["where"] == "ahead",
    "hint-fresco-land-behind": lambda v, c, a: a["points"] > 0 and c["where"] == "behind" and not v["final"],
    "hint-fresco-save": lambda v, c, a: a["points"] * v["economy"]["thalers_per_point"] == v["mine"]["coins"],
    "hint-princes-return": lambda v, c, a: (
        shared_without(v, c["profession"]) == a["count"] > 0
        and all(shared_without(v, one["profession"]) <= a["count"] for one in others(v, c))
    ),
    "hint-princes-return-large": lambda v, c, a: (
        squares(v, c) == a["count"] and all(squares(v, one) <= a["count"] for one in others(v, c))
    ),
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
            first = number // 3 % len(observation.legal_actions)
            advice = followed(observation, first) if number % 2 else made_up(observation, first)
            view = observation.view
            for line in hint(observation, advice).lines:
                reason = line.reason
                if reason.id in TRUE:
                    assert TRUE[reason.id](view, line.steps[0], reason.args), (reason, line)
                if reason.id in OF_STEPS:
                    assert OF_STEPS[reason.id](view, line.steps, reason.args), (reason, line)
                if seen[reason.id] < 3:
                    for lang in LANGUAGES:
                        assert Texts(lang).text(reason.id, **reason.args)
                seen[reason.id] += 1
    told = {kind for kind in seen if kind.startswith("hint-") and kind.count("-") > 1}
    assert len(told) >= KINDS[game_id], sorted(told)


def test_an_hour_is_told_by_what_no_other_free_hour_has() -> None:
    """Five apprentices are no reason where four of five hours leave as many."""
    for seed in range(4):
        for state, seat in positions("fresco", 3, seed):
            observation = state.observe(seat)
            if observation.view["deciding"] != "rise" or len(observation.legal_actions) < 3:
                continue
            said = [line.reason for line in hint(observation, made_up(observation, 0)).lines]
            told = [
                one for one in said if one.id.startswith("hint-fresco-rise-") and one.id != "hint-fresco-rise-final"
            ]
            assert len({(one.id, *one.args.items()) for one in told}) == len(told)


def test_later_steps_are_told_as_they_are_offered_then() -> None:
    """After a step of the bishop a tile brings more, and there is less money."""
    seen = 0
    for state, seat in positions("fresco", 3, 4, "journeyman"):
        observation = state.observe(seat)
        if observation.view["deciding"] != "cathedral" or len(observation.legal_actions) < 2:
            continue
        coins = observation.view["mine"]["coins"]
        for line in hint(observation, followed(observation, 0)).lines:
            paid = 0
            for step in line.steps:
                if step["verb"] == "bishop":
                    paid += step["price"]
                    assert step["coins_left"] == coins - paid
            seen += any(step["verb"] == "bishop" for step in line.steps)
    assert seen


def test_three_choices_with_one_reason_each() -> None:
    observation = decision("fresco", "market")
    told = hint(observation, made_up(observation, 0))
    assert len(told.lines) == 3
    assert told.ways == len(observation.legal_actions)
    assert not told.alike


def test_no_two_choices_are_told_apart_by_the_same_sentence() -> None:
    """Whom to give back: each has a reason of its own, or says how far behind it is."""
    told = set()
    for seed in range(30):
        observation = bottega.game("princes").new(3, seed).observe(0)
        for first in range(4):
            said = [line.reason for line in hint(observation, made_up(observation, first)).lines]
            ours = [(one.id, *one.args.items()) for one in said if one.id.startswith("hint-princes-")]
            assert len(set(ours)) == len(ours)
            for line in hint(observation, made_up(observation, first)).lines:
                if line.reason.id in TRUE:
                    assert TRUE[line.reason.id](observation.view, line.steps[0], line.reason.args)
            told |= {one.id for one in said}
    assert {"hint-princes-return", "hint-princes-return-large", "hint-behind"} <= told


@pytest.mark.parametrize(
    ("more", "less", "spread", "told"),
    [
        (26.4, 25.6, 4.0, {}),
        (26.6, 25.4, 4.0, {"points": 2}),
        (26.43, 26.12, 0.5, {"points": 0.3}),
        (26.6, 26.45, 4.0, {}),
    ],
)
def test_a_distance_is_the_one_between_the_figures_that_are_shown(
    more: float, less: float, spread: float, told: dict[str, float]
) -> None:
    said = by_points("hint-ahead", more, less, spread)
    assert said == (reason("hint-ahead", **told) if told else reason("hint-close"))


@pytest.mark.parametrize(
    ("turns", "words"), [(0, "no quarter turn."), (1, "one quarter turn."), (2, "2 quarter turns.")]
)
def test_one_quarter_turn_is_singular(turns: int, words: str) -> None:
    assert Texts("en").text("hint-cards-pay", points=3, turns=turns).endswith(words)


def test_nobody_is_told_of_an_hour_after_the_last_round() -> None:
    """Who stands behind chooses sooner, and in the last round there is nothing to choose any more."""
    view = {"seat": 0, "final": True, "choices": []}
    behind = {"verb": "land", "painter": 0, "where": "behind", "score": 11}
    weighed = Weighed(1, 20.0, 1.0, 0.5, 4, (), ())
    assert land(Figures(view, (behind,), weighed, weighed, ())) is None


def test_choices_that_differ_by_nothing_are_said_to_be_alike() -> None:
    observation = decision("fresco-cards", "draw")
    advice = made_up(observation, 0)
    same = [Weighed(one.action, 20.0, 1.0, 0.5, 4, one.turn, ()) for one in advice.choices]
    told = hint(observation, type(advice)(advice.level, tuple(same), advice.chosen))
    assert told.alike


def test_a_game_of_another_package_is_advised_by_its_figures() -> None:
    assert speakers("chess") == ()
    assert speakers("../fresco") == ()
