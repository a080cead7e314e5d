"""Explanations: they are of what lies there now, they go with it, and every place of the board has one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import position

from .guests import PHONE, Guest
from .laid import lay, show
from .test_seen import in_cathedral, planning, played

Come = Callable[..., Guest]

LATER = 1000  # ms, of the page's clock: longer than a tip is waited for


# What the browser says when a redraw puts another piece where the mouse is.
SLID_UNDER = """() => {
  const here = {bubbles: true, pointerType: 'mouse', clientX: 0, clientY: 0};
  document.querySelector('#market .note').dispatchEvent(new PointerEvent('pointerover', here));
}"""


def in_market(coins: int) -> FrescoState:
    return position(3, at="market", plans={0: {"market": 2}}, coins={0: coins})


def onto(page: Page, place: str) -> None:
    box = page.locator(place).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)


def test_a_tip_says_what_is_so_now_and_goes_with_its_piece(guest: Come) -> None:
    page = lay(guest(fresh=True), in_market(9))
    page.clock.install()
    tip = page.locator("#tip")
    onto(page, "#screen .purse")
    page.clock.run_for(LATER)
    expect(tip).to_contain_text("9 Thalers")
    show(page, in_market(4), 0)
    expect(tip).to_contain_text("4 Thalers")
    onto(page, ".booth .shutbtn")
    page.clock.run_for(LATER)
    expect(tip).to_contain_text("booth")
    show(page, planning(), 0)
    expect(tip).to_be_hidden()


def test_what_comes_under_a_resting_mouse_explains_nothing(guest: Come) -> None:
    page = lay(guest(fresh=True), planning())
    page.clock.install()
    onto(page, ".stage .mv")
    page.mouse.down()
    page.mouse.up()
    show(page, in_market(9), 0)
    page.evaluate(SLID_UNDER)
    page.clock.run_for(LATER)
    expect(page.locator("#tip")).to_be_hidden()


@pytest.mark.parametrize("game", ["fresco", "princes"])
def test_every_title_has_an_explanation(guest: Come, game: str) -> None:
    titles = {
        "fresco": [
            *[f"#{place} h2" for place in ("hostel", "market", "cathedral", "studio", "workshop", "theatre")],
            *(".altar > b", ".recipe", "#track"),
        ],
        "princes": [".court li:nth-child(1)", ".court li:nth-child(2) small", ".ledger h2"],
    }[game]
    page = lay(guest(), planning() if game == "fresco" else played("princes", 3, 6)[0])
    for title in titles:
        tip = page.locator(title).first.get_attribute("data-tip")
        assert tip, title
        assert len(tip) > 20, title


def test_on_a_phone_a_touch_can_ask_instead_of_choosing(guest: Come) -> None:
    player = guest(size=PHONE)
    page = lay(player, in_cathedral())
    ply = page.get_attribute("#table", "data-ply")
    page.tap('[data-ui="asking"]')
    expect(page.locator(".asking-now")).to_contain_text("long press")
    page.locator(".seg.tile.legal").first.tap()
    expect(page.locator("#tip")).to_contain_text("VP")
    page.locator("#market h2").tap()
    expect(page.locator("#tip")).to_contain_text("Market:")
    page.locator(".moods").dispatch_event("click")  # the track itself, no space or painter of it
    expect(page.locator("#tip")).to_contain_text("Theatre:")
    page.locator(".booth").first.dispatch_event("click")
    expect(page.locator("#tip")).to_contain_text("Booth I")
    assert page.get_attribute("#table", "data-ply") == ply
    expect(page.locator("[data-held]")).to_have_count(0)
    expect(page.locator(".asking-now")).to_have_count(0)  # said, and gone from what lies below
    page.tap('[data-ui="asking"]')
    expect(page.locator("#tip")).to_be_hidden()
    page.tap('[data-ui="asking"]')
    page.keyboard.press("Escape")
    expect(page.locator('[data-ui="asking"]')).to_have_attribute("aria-pressed", "false")
    player.well()


def test_who_has_a_mouse_needs_no_sign_for_asking(guest: Come) -> None:
    page = lay(guest(), planning())
    expect(page.locator('[data-ui="asking"]')).to_be_hidden()
    theatre = page.locator(".prow").nth(4)
    expect(theatre).to_contain_text("Mood is 0; +2 each. At +3 one apprentice more")
    assert "Every 2 Thalers are a victory point" in str(page.locator("#screen .purse").first.get_attribute("data-tip"))


# Nothing that is unfolded lies over the pots.
POTS_SEEN = """() => [...document.querySelectorAll('.pots .pot-slot')].every((one) => {
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 4);
  return hit?.closest('.pots') !== null;
})"""


def test_what_can_be_restored_stands_out_and_is_found_from_its_paints(guest: Come) -> None:
    state = position(
        3, at="cathedral", seed=4, plans={0: {"cathedral": 2}}, paints={0: "RRYBOG"}, coins={0: 9}, bishop="c3"
    )
    page = lay(guest(), state)
    expect(page.locator(".seg.tile:not(.legal)").first).to_have_css("filter", "saturate(0.55) brightness(0.8)")
    expect(page.locator(".seg.tile.legal").first).to_have_css("filter", "none")
    legal = page.locator(".seg.tile.legal").count()
    assert page.locator(".hint-one").count() == 3 < legal
    page.hover(".hint-all")
    expect(page.locator(".seg.is-lit")).to_have_count(legal)
    page.click('[data-ui="open-all"]')
    expect(page.locator(".hint-one")).to_have_count(legal)
    page.hover(".hint-one >> nth=3")
    expect(page.locator(".seg.is-lit")).to_have_count(1)
    assert page.evaluate(POTS_SEEN)
    page.keyboard.press("Escape")
    expect(page.locator(".hint-one")).to_have_count(3)


def test_what_a_step_of_the_bishop_brings_is_said_before_it_is_paid(guest: Come) -> None:
    state = in_cathedral(tiles={"a1": (11, "OGP"), "e5": (3, "RYB")})
    page = lay(guest(), state)
    choices = state.view(0)["choices"]
    now = max(choice["total"] for choice in choices if choice["verb"] == "restore")
    for choice in choices:
        if choice["verb"] != "bishop":
            continue
        step = page.locator(f'.stepbtn[data-action="{choice["id"]}"]')
        tip = step.get_attribute("data-tip")
        more = choice["best"] > now
        wanted = f"{choice['best_segment']} brings {choice['best']} VP" if more else f"the best is still {now} VP"
        assert wanted in str(tip)
    step.hover()
    expect(page.locator(f'[data-spot="{choice_of(state)}"].is-lit')).to_have_count(1)


def choice_of(state: FrescoState) -> str:
    """Where the last of the steps would bring most."""
    return str([choice["best_segment"] for choice in state.view(0)["choices"] if choice["verb"] == "bishop"][-1])
