"""What a step of the bishop would bring is told with the choice, before it is paid."""

from bottega.testing.fresco.builders import position


def test_the_best_restoration_after_a_step_is_told_with_it() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "RYBOG"},
        coins={0: 3},
        bishop="c3",
        tiles={"a1": (5, "RYB"), "b2": (4, "OG")},
    )
    before = s.view(0)
    for choice in before["choices"]:
        if choice["verb"] != "bishop":
            continue
        after = s.clone()
        after.apply(0, choice["id"])
        totals = {one["segment"]: one["total"] for one in after.view(0)["choices"] if one["verb"] == "restore"}
        assert totals[choice["best_segment"]] == choice["best"] == max(totals.values())
    assert s.view(0) == before


def test_only_whoever_is_asked_is_told_what_a_step_would_bring() -> None:
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RYBOG"}, coins={0: 3}, bishop="c3")
    assert any(choice["verb"] == "bishop" for choice in s.view(0)["choices"])
    assert not s.view(1)["choices"]
    assert not s.view(None)["choices"]
