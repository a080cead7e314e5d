"""What a replay looks like: nothing lies on anything else, every text stands once, and the board takes its room."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .guests import LAPTOP, PHONE, Guest, lettered
from .test_care import MODULE
from .test_replay import AT, kept, opened

Come = Callable[..., Guest]
CARDS, PRINCES = "fresco_cards/kept/usual-3", "princes/kept/usual-4"
# Which of them lie on each other, by more than a hair.
OVER = """(among) => {
  const all = [...document.querySelectorAll(among)].filter((one) => one.checkVisibility());
  const names = all.map((one) => one.className || one.textContent);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const found = [];
  boxes.forEach((a, k) => boxes.slice(k + 1).forEach((b, j) => {
    const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (x > 1 && y > 1) found.push(`${names[k]} / ${names[k + 1 + j]}: ${x.toFixed()} x ${y.toFixed()}`);
  }));
  return found;
}"""


def at(guest: Guest, name: str, move: int, more: str = "") -> Page:
    page = opened(guest, kept(name), f"{more}#{move}")
    page.wait_for_function(AT, arg=move)
    return lettered(page)


@pytest.mark.parametrize(("players", "move"), [(3, 110), (4, 140), (5, 170)])
@pytest.mark.parametrize("eyes", ["all", "watch"])
def test_a_shop_leaves_the_estates_their_room(guest: Come, players: int, move: int, eyes: str) -> None:
    """In the actions as in the auctions, for whoever holds no seat: the same columns."""
    page = at(guest(), f"princes/kept/usual-{players}", move, f"?eyes={eyes}")
    assert page.locator(".acts").count() == 1
    assert page.locator(".rival").count() == players
    assert page.evaluate(OVER, ".showing .acts, .rival, .ledger") == []
    assert page.evaluate(OVER, ".rival .estate-map, .rival header, .facts2, .ledger") == []
    assert page.evaluate(OVER, ".ware-n") == []
    ends = "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))"
    beside = page.locator(".ledger").evaluate("(one) => one.getBoundingClientRect().left")
    for part in (".rival", ".showing .acts"):
        assert 0 < beside - page.locator(part).evaluate_all(ends) < 20, part


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de"), (LAPTOP, "fr")])
def test_a_text_is_said_once(guest: Come, size: tuple[int, int], lang: str) -> None:
    """What has a long form and a short one shows one of them."""
    page = at(guest(size=size, lang=lang), CARDS, 12)
    said = {
        "de": ("Runde 1 \u00b7 Ende bei 6", "Fresko-Kartenspiel"),
        "fr": ("Manche 1 \u00b7 fin \u00e0 6 sections", "Fresco, le jeu de cartes"),
    }
    assert (page.inner_text(".prompt h1").strip(), page.inner_text(".brand b").strip()) == said[lang]


# --- whose eyes ------------------------------------------------------------------------------------------------------

PRESSED = '.eyes [aria-pressed="true"]'


def test_the_arrows_step_wherever_one_is(guest: Come) -> None:
    """The way by keyboard: to the eyes by Tab, chosen by Space or Enter, and the arrows still step."""
    page = at(guest(), PRINCES, 88)
    page.focus('[data-ui="eyes-all"]')
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.ui") == "eyes-0"
    page.keyboard.press("Space")
    page.wait_for_selector('.eyes [data-ui="eyes-0"][aria-pressed="true"]')
    for move in (89, 90):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(AT, arg=move)
    assert page.get_attribute(PRESSED, "data-ui") == "eyes-0"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector('.eyes [data-ui="eyes-1"][aria-pressed="true"]')
    page.click('[data-ui="tab-turns"]')
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(AT, arg=89)
    assert page.get_attribute('[aria-selected="true"]', "id") == "tab-turns"


# Of the lines in which somebody is "you": the shields beside them.
YOURS = """() => [...new Set([...document.querySelectorAll('.log .mv-line')]
  .filter((line) => /^You /.test(line.querySelector('span').textContent.trim()))
  .map((line) => line.querySelector('.shield')?.outerHTML))]"""


def test_the_chronicle_is_that_of_the_eyes(guest: Come) -> None:
    """However fast one goes from eyes to eyes; those that were asked for last are the ones that stay."""
    page = at(guest(), PRINCES, 88)
    page.keyboard.press("e")
    page.keyboard.press("e")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("e")
    page.wait_for_selector('.eyes [data-ui="eyes-2"][aria-pressed="true"]')
    page.wait_for_function(AT, arg=89)
    yours = page.evaluate(YOURS)
    assert len(yours) == 1
    assert yours[0] == page.locator('[data-ui="eyes-2"] .shield').evaluate("(one) => one.outerHTML")
    page.click('[data-ui="eyes-0"]')
    page.wait_for_selector('.eyes [data-ui="eyes-0"][aria-pressed="true"]')
    assert page.evaluate(YOURS) == [page.locator('[data-ui="eyes-0"] .shield').evaluate("(one) => one.outerHTML")]


# --- what the chronicle does not tell --------------------------------------------------------------------------------

QUIET = {
    "fresco/kept/base-3": (4, r"“One apprentice goes to the \w+\.”", "You choose: “One"),
    PRINCES: (1, r"“Give back the \w+, who wishes for .+\.”", "You return a profession"),
    CARDS: (2, r"“Set aside for the swap: yellow\.”", "You choose: “Set"),
}


@pytest.mark.parametrize("game", QUIET)
def test_a_choice_made_in_secret_is_told_in_words(guest: Come, game: str) -> None:
    """With all open and through the eyes of whoever chose; others are told that there was nothing to see."""
    first, words, own = QUIET[game]
    record = kept(game)
    seat, _ = record.moves[first - 1]
    page = at(guest(), game, first, "?eyes=all")
    assert re.fullmatch(rf"\w+ chooses: {words}", page.inner_text(".ev-quiet"))
    page.click(f'[data-ui="eyes-{seat}"]')
    expect(page.locator(".ev-t")).to_contain_text(own)
    page.click(f'[data-ui="eyes-{(seat + 1) % record.players}"]')
    expect(page.locator(".ev-quiet")).to_have_text("Nothing that everybody could see.")


# --- turning points --------------------------------------------------------------------------------------------------


def turned_at(page: Page, moves: list[int]) -> None:
    """The game turned at these moves, as a review would say."""
    known = f"async (moves) => {{ const {{replay}} = await ({MODULE})('app/replay/player.js');"
    made = "moves.map((move) => ({move, seat: 0, change: 9}))"
    page.evaluate(f"{known} replay.value = {{...replay.value, turns: {made}}}; }}", moves)
    page.wait_for_function("(count) => document.querySelectorAll('.pin').length === count", arg=len(moves))


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_turning_points_stand_apart_and_say_what_turned(guest: Come, size: tuple[int, int]) -> None:
    """Also where the choice was a secret one: then it is told with what it went on with."""
    page = at(guest(size=size), PRINCES, 138)
    secret = 136 if not told_at(page, 136) else next(m for m in range(120, 330) if not told_at(page, m))
    turned_at(page, [secret, 324, 328, 334, 341])
    assert page.evaluate(OVER, ".pin span") == []
    distances = page.locator(".pin").evaluate_all(
        """(all) => all.flatMap((a, k) => all.slice(k + 1).map((b) => {
          const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
        }))"""
    )
    assert min(distances) > 26  # as squares on their corners
    page.click('[data-ui="tab-turns"]')
    for line in page.locator(".turning .mv-line > span").all_inner_texts():
        assert re.match(r"Round \d \u00b7 \w+\s+\S+ \w+.*Ginevra \+9$", line, re.DOTALL), line
    assert "Round" in str(page.locator(".pin").first.get_attribute("aria-label"))


def told_at(page: Page, move: int) -> bool:
    known = f"async (move) => (await ({MODULE})('app/replay/player.js')).past.peek().linesOf(move).length > 0"
    return bool(page.evaluate(known, move))


# --- the card game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "move", "eyes"), [(3, 0, "all"), (4, 100, "all"), (3, 60, "1")])
def test_the_card_game_takes_its_room(guest: Come, players: int, move: int, eyes: str) -> None:
    """No line is cut, no name of a pile runs into the next, and the board is as wide as its frame."""
    page = at(guest(lang="de"), f"fresco_cards/kept/usual-{players}", move, f"?eyes={eyes}")
    cut = "(one) => one.scrollHeight - one.clientHeight"
    assert page.locator(".ev-t").evaluate(cut) <= 1
    assert page.evaluate(OVER, ".deck small") == []
    assert page.evaluate(OVER, ".vault, .builder, .walls, .fan, .panel") == []
    width = "(one) => one.getBoundingClientRect().width"
    assert page.locator(".vault").evaluate(width) > 0.98 * page.locator(".frame").evaluate(width)
    assert float(page.locator(".frame").evaluate("(one) => one.style.getPropertyValue('--zoom')")) > 0.72
    if eyes == "all":
        assert page.locator(".walls").evaluate(cut) <= 1
