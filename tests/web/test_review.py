"""The review: what cost most, the points, what is usual, and the ways to the replay and to a trial."""

import json
import re
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from bottega import Record
from bottega.play.frames import Frames
from bottega.review import SeatWork, Weighing, Worked
from bottega.review.worked import Knot
from bottega.server.reviewer import ENCODER
from bottega.server.store.file import FILE
from tests.server.served import Served
from tests.soaked import mostly

from .guests import LAPTOP, PHONE, Guest
from .test_care import RETURNED
from .test_everyone import serious

Come = Callable[..., Guest]
KEPT = Path(__file__).parents[1] / "games"
NAMES = ["fresco/kept/end-idle", "princes/kept/odd-3", "fresco_cards/kept/usual-2"]


def kept(name: str) -> Record:
    return Record.load(KEPT / f"{name}.json")


def choices_of(record: Record, seat: int) -> list[Weighing]:
    """Some decisions of a seat, as if they had been weighed."""
    found: list[Weighing] = []
    frames = Frames(record)
    for ply, then in enumerate(frames.span(0, frames.last - 1)):
        mover, notation = record.moves[ply]
        if mover != seat or len(then.legal_actions(seat)) < 2 or len(found) == 6:
            continue
        chosen = then.game.number(notation)
        better = next(action for action in then.legal_actions(seat) if action != chosen)
        cost = 5.5 - 1.5 * len(found)
        found.append(Weighing(ply, chosen, better, cost, 1.0, 0.4, 0.5, 60.0, 60.0 + cost, [better]))
    found[-1].cost = -4.0
    return found


def worked(record: Record) -> Worked:
    last, players = len(record.moves), record.players
    knots = [Knot(last * k // 8, [[50.0 + (k * seat) % 7 for seat in range(players)]] * 2) for k in range(8)]
    seats = [SeatWork(seat, 40, True, [], [], choices_of(record, seat)) for seat in range(players)]
    return Worked(players, level="journeyman", knots=knots, seats=seats)


def brought(server: Served, guest: Guest, name: str, review: bool = True) -> str:
    record = kept(name)
    answer = guest.context.request.post(f"{guest.base}/api/replays", data=json.loads(record.to_json()))
    name = str(answer.json()["id"])
    if review:
        values = (name, 9, 9, 0, zlib.compress(ENCODER.encode(worked(record))))
        with closing(sqlite3.connect(server.folder / FILE, timeout=60)) as file, file:
            file.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?)", values)
    return name


def opened(guest: Guest, id: str, query: str = "") -> Page:
    page = guest.goto(f"/review/{id}{query}")
    page.wait_for_selector(".an-bars")
    return page


# The patterns of the legend by what they stand for.
PATTERNS = """() => Object.fromEntries([...document.querySelectorAll('.key li:has(rect)')]
  .map((one) => [one.textContent.trim(), one.querySelector('rect').getAttribute('fill')]))"""


def test_a_source_has_the_same_pattern_for_everybody(server: Served, guest: Come) -> None:
    reader = guest()
    game = brought(server, reader, NAMES[1])
    first, second = (opened(reader, game, f"?seat={seat}").evaluate(PATTERNS) for seat in (0, 1))
    assert set(first) & set(second) < set(first) | set(second)  # not everybody has points of everything
    assert {source: second.get(source, pattern) for source, pattern in first.items()} == first


@pytest.mark.parametrize("name", mostly(NAMES))
def test_what_cost_most_is_told_beside_what_was_better(server: Served, guest: Come, name: str) -> None:
    reader = guest()
    record = kept(name)
    page = opened(reader, brought(server, reader, name))
    expect(page.locator(".cost-c")).to_have_count(3)
    costs = page.locator(".lost > span:first-child").all_text_contents()
    assert [re.findall(r"[\d.]+", cost)[0] for cost in costs] == ["5.5", "4", "2.5"]
    for side in (".did p", ".bet p"):
        for words in page.locator(side).all_text_contents():
            assert words.strip()
    expect(page.locator(".an-good")).to_contain_text("4 more")
    page.click('[data-ui="table-rounds"]')
    assert record.result is not None
    sums = page.locator(".an-bars tbody tr td:nth-last-child(2)" if typical(page) else ".an-bars tbody td:last-child")
    assert (
        sum(int(one.replace("\N{MINUS SIGN}", "-")) for one in sums.all_text_contents()) == record.result["scores"][0]
    )
    assert serious(page) == []
    reader.well()


def typical(page: Page) -> bool:
    return page.locator(".an-cmp .rg, .an-cmp .figures").count() > 0


def test_the_sum_is_that_of_what_is_shown(server: Served, guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """6.46, 4.66 and 2.76 are shown as 6.5, 4.7 and 2.8: together 14, not 13.9."""
    real = choices_of

    def odd(record: Record, seat: int) -> list[Weighing]:
        found = real(record, seat)
        for one, cost in zip(found, (6.46, 4.66, 2.76, 0.1, 0.1), strict=False):
            one.cost = cost
        return found

    monkeypatch.setitem(globals(), "choices_of", odd)
    reader = guest()
    page = opened(reader, brought(server, reader, NAMES[2]))
    expect(page.locator(".prompt-text [role=status]")).to_contain_text("about 14 points")


def test_a_plan_is_told_as_a_whole(server: Served, guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept(NAMES[0])
    frames = Frames(record)
    ply = next(at for at, then in enumerate(frames.span(0, 30)) if then.view(0)["deciding"] == "plan")
    game = frames.game
    better = [game.number(name) for name in ("plan market", "plan market", "plan cathedral", "plan cathedral", "ready")]
    did = [game.number(notation) for mover, notation in record.moves[ply:] if mover == 0][:5]
    assert record.moves[ply][0] == 0
    one = Weighing(ply, did[0], better[0], 5.0, 1.0, 0.4, 0.5, 60.0, 65.0, better, did=did)
    monkeypatch.setitem(globals(), "choices_of", lambda record, seat: [one] if seat == 0 else [])
    reader = guest()
    page = opened(reader, brought(server, reader, NAMES[0]))
    expect(page.locator(".bet p")).to_have_text(["2 to the market, 2 to the cathedral"])


def test_the_order_under_the_pile_is_not_told(server: Served, guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept(NAMES[1])
    frames = Frames(record)
    keeps = [ply for ply, (_, notation) in enumerate(record.moves) if notation.startswith("keep ")]
    ply = next(at for at in keeps if record.moves[at][0] == 0 and record.moves[at + 1][1].startswith("under "))
    then = next(iter(frames.span(ply, ply)))
    did = [then.game.number(notation) for _, notation in record.moves[ply : ply + 2]]
    kept_one = next(action for action in then.legal_actions(0) if action != did[0])
    under = then.game.number("under " + record.moves[ply][1].removeprefix("keep "))
    one = Weighing(ply, did[0], kept_one, 5.0, 1.0, 0.4, 0.5, 60.0, 65.0, [kept_one, under], did=did)
    monkeypatch.setitem(globals(), "choices_of", lambda record, seat: [one] if seat == 0 else [])
    reader = guest()
    page = opened(reader, brought(server, reader, NAMES[1]))
    assert page.locator(".cost-c :is(.did, .bet) p").count() == 2
    assert "pile" not in page.inner_text(".cost-c .versus")


def test_the_ways_lead_to_the_moment_and_to_a_trial(server: Served, guest: Come) -> None:
    reader = guest()
    game = brought(server, reader, NAMES[2])
    page = opened(reader, game, "?seat=1")
    expect(page.locator("#review")).to_have_attribute("data-seat", "1")
    first = worked(kept(NAMES[2])).seats[1].weighed[0]
    page.click(".cost-c:first-child [data-ui=see]")
    page.wait_for_selector(f'#table[data-move="{first.ply}"]')
    expect(page.locator('[data-ui="judged"] p')).to_have_count(2)  # what was chosen there, and what was better
    expect(page.locator('[data-ui="eyes-1"]')).to_have_attribute("aria-pressed", "true")
    page = opened(reader, game)
    page.select_option('[data-ui="seat"]', "1")
    expect(page.locator("#review")).to_have_attribute("data-seat", "1")
    page.click('[data-ui="try-1"]')
    page.wait_for_selector('[data-ui="trial"]')
    assert page.get_attribute('[data-ui="trial"]', "href") == f"/replay/{game}#{first.ply}"


def test_what_is_not_worked_out_is_begun_and_comes(server: Served, guest: Come) -> None:
    reader = guest()
    page = opened(reader, brought(server, reader, NAMES[2], review=False))
    page.wait_for_selector('#review[data-state="done"]')
    expect(page.locator(".an-progress")).to_have_count(0)
    expect(page.locator(".an-cost")).to_have_attribute("aria-busy", "false")


def test_the_replay_shows_chances_where_they_are_known(server: Served, guest: Come) -> None:
    reader = guest()
    game = brought(server, reader, NAMES[2])
    page = reader.goto(f"/replay/{game}")
    page.wait_for_selector('[data-ui="course-chances"][aria-pressed="true"]')
    expect(page.locator(".tl-now b").first).to_contain_text("%")
    rows = page.locator(".tl-draw tbody tr")
    expect(rows).to_have_count(9)
    page.click('[data-ui="course-points"]')
    expect(page.locator(".tl-now b").first).not_to_contain_text("%")
    assert serious(page) == []
    page.click('[data-ui="to-review"]')
    page.wait_for_selector(".an-bars")


# --- what goes wrong --------------------------------------------------------------------------------------------------


def told(state: str, **more: Any) -> Callable[[Route], None]:
    """The server's own answer, in another state."""

    def answer(route: Route) -> None:
        found = route.fetch(method="GET", post_data=None)
        route.fulfill(json={**found.json(), "state": state, **more})

    return answer


def refuse(status: int, code: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=status, json={"error": code, "message": ""})


def answered(page: Page, gets: list[Callable[[Route], None]], posts: list[Callable[[Route], None]]) -> None:
    """What the server says of a review, one answer after the other, the last one again and again."""

    def answer(route: Route) -> None:
        left = posts if route.request.method == "POST" else gets
        (left.pop(0) if len(left) > 1 else left[0])(route)

    page.route("**/api/reviews/*", answer)


@pytest.mark.long
def test_the_replay_says_that_a_review_failed_or_cannot_be_begun(server: Served, guest: Come) -> None:
    reader = guest(fresh=True, size=PHONE)
    reader.trouble.expected.append("429")
    game = brought(server, reader, NAMES[2], review=False)
    posts = [refuse(429, "slow-down"), told("working", done=4, total=10)]
    gets = [told("none"), told("working", done=4, total=10)]
    answered(reader.page, gets, posts)
    page = reader.goto(f"/replay/{game}")
    page.click('[data-ui="course-chances"]')
    expect(page.locator(".tl-wait")).to_contain_text("Wait a moment")
    expect(page.locator('[data-ui="course-points"]')).to_have_attribute("aria-pressed", "true")
    page.click('[data-ui="course-chances"]')
    expect(page.locator(".tl-wait")).to_contain_text("40")
    gets[:] = [told("failed", done=4, total=10)]
    expect(page.locator(".tl-wait")).to_contain_text("broke off")
    reader.well()


@pytest.mark.long
def test_a_game_that_went_away_is_not_asked_for_again(server: Served, guest: Come) -> None:
    reader = guest(fresh=True)
    reader.trouble.expected += ["404", "503"]
    game = brought(server, reader, NAMES[2], review=False)
    gets = [told("none", seats=[])]  # others may have had the same game worked out
    posts = [refuse(503, "not-kept")]
    answered(reader.page, gets, posts)
    page = opened(reader, game)
    expect(page.locator(".prompt-text")).to_contain_text("asks again")
    gets[:] = [refuse(404, "no-replay")]
    posts[:] = [told("working", seats=[])]
    page.wait_for_selector("body.page-gate #root *")


def test_a_seat_asked_for_as_the_work_ended_is_asked_for_again(server: Served, guest: Come) -> None:
    reader = guest(fresh=True)
    game = brought(server, reader, NAMES[2])
    answered(reader.page, [told("done", seats=[])], [told("done", seats=[]), told("done")])
    expect(opened(reader, game).locator(".cost-c")).to_have_count(3)


def test_what_is_heard_of_a_close_choice_is_what_is_seen(server: Served, guest: Come) -> None:
    reader = guest(fresh=True)
    game = brought(server, reader, NAMES[2])
    facts = reader.context.request.get(f"{reader.base}/api/reviews/{game}").json()
    seat = {**facts["seats"][0], "costly": [], "close": [{**facts["seats"][0]["costly"][0], "cost": -0.7}]}
    answered(reader.page, [told("done", seats=[seat])], [])
    page = opened(reader, game, "?seat=0")
    expect(page.locator(".lost > span:first-child")).to_have_text(re.compile(r"^0\D*$"))
    expect(page.locator(".lost .vh")).to_have_text("lost about 0 points")


def test_the_way_back_tries_it_again(server: Served, guest: Come) -> None:
    reader = guest(fresh=True)
    page = opened(reader, brought(server, reader, NAMES[2]))
    page.route("**/api/replays/*/play", lambda it: it.fulfill(status=201, json={"url": "#nowhere"}))
    page.click('[data-ui="try-1"]')
    expect(page.locator('[data-ui="try-1"]')).to_be_disabled()
    page.evaluate(RETURNED)
    expect(page.locator('[data-ui="try-1"]')).to_be_enabled()


def test_on_a_phone_in_other_languages(server: Served, guest: Come) -> None:
    for lang, title in (("fr", "Analyse"), ("de", "Rückblick")):
        reader = guest(size=PHONE, lang=lang)
        page = opened(reader, brought(server, reader, NAMES[0]))
        expect(page.locator(".cost-c")).to_have_count(3)
        assert title in page.title()
        assert serious(page) == []
        reader.well()


def test_a_game_that_goes_on_has_no_review(guest: Come) -> None:
    host = guest()
    host.trouble.expected.append("409")
    made = host.lay("fresco-cards", ["me", "random"])
    page = host.goto(f"/review/{made['id']}")
    page.wait_for_selector("body.page-gate #root *")
    assert page.locator(".an-bars").count() == 0


def test_the_end_leads_to_the_review(guest: Come, server: Served) -> None:
    watcher = guest()
    made = watcher.lay("fresco-cards", ["random", "random"])
    page = watcher.goto(made["url"])
    page.wait_for_selector('.final-acts [data-ui="review"]')
    assert page.get_attribute('.final-acts [data-ui="review"]', "href") == f"/review/{made['id']}"


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_end_leaves_the_points_in_sight(guest: Come, size: tuple[int, int]) -> None:
    """On a phone one line stays where the page is read; the other ways wait at its end."""
    page = guest(size=size, lang="de").goto(guest(size=size).lay("fresco-cards", ["random", "random"])["url"])
    page.wait_for_selector('.final-acts [data-ui="review"]')
    stays = page.locator('.final-first [data-ui="review"]').bounding_box()
    assert stays is not None
    assert stays["y"] + stays["height"] <= size[1]
    assert size[1] - stays["y"] < 0.1 * size[1]
    assert "Runde" not in page.inner_text(".brand b")
    for way in ("replay", "board", "export", "lobby"):
        page.locator(f'.final-rest [data-ui="{way}"]').scroll_into_view_if_needed()
        assert page.locator(f'.final-rest [data-ui="{way}"]').is_visible()


def test_every_mark_of_the_rounds_is_in_the_legend(server: Served, guest: Come) -> None:
    reader = guest()
    page = opened(reader, brought(server, reader, NAMES[1]))
    assert page.locator(".an-bars > svg.wide .low").count() == page.locator(".key .low-key").count() == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_costly_choice_has_a_reason(server: Served, guest: Come, name: str) -> None:
    reader = guest(size=PHONE, lang="de")
    page = opened(reader, brought(server, reader, name))
    expect(page.locator(".cost-c")).to_have_count(3)
    for why in page.locator(".cost-c .why").all():
        assert len(why.inner_text()) > len(why.locator("i").inner_text()) + 5
    over = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator(".ranges li > :first-child").evaluate_all(over) == []
