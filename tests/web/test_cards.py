"""The table of the card game: the cards it knows, the sum of a restoration, and arrow keys in the hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import bottega
from bottega.locale import LANGUAGES
from bottega.terminal.fresco_cards.deck import deck_of
from tests.server.served import Served

from .clicker import Clicker
from .guests import PHONE, TABLET, Guest
from .moments import View, at_moment, found, offers
from .test_lessons import ALL, after, begin, look, press, touch
from .test_table import sit_down

Come = Callable[..., Guest]

DECK = """async (view) => {
  const { deck } = await import('/static/games/fresco_cards/deck.js');
  const { cards, sections } = deck(view);
  return [[...cards.values()], [...sections.values()]];
}"""
SUM = """() => {
  const lines = [...document.querySelectorAll(':is(.b-pay, .b-last) .account li b')];
  return lines.map((line) => parseInt(line.textContent.replace('\\u2212', '-'), 10));
}"""
# What a choice needs and the window does not show, and how much bare table lies above the hand.
NEEDED = ".prompt, .deck, .fcard, .atile, .builder, .builder li, .hc-face, .asks"
CUT = f"""() => [...document.querySelectorAll('{NEEDED}')].filter((part) => {{
  const {{ left, right, top, bottom }} = part.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}}).map((part) => part.className)"""
BAND = """() => Math.min(...[...document.querySelectorAll('.hc-face')].map((card) => card.getBoundingClientRect().top))
  - document.querySelector('.builder').getBoundingClientRect().bottom"""
# By how many pixels the offer sticks out of its frame, to the right.
OUT = """() => {
  const end = (part) => part.getBoundingClientRect().right;
  const parts = [...document.querySelectorAll('.decks, .frow, .favour, .atile')].map(end);
  return Math.max(...parts) - end(document.querySelector('.vault'));
}"""
NAMES = "cards => cards.map((card) => card.getAttribute('aria-label'))"


@pytest.mark.parametrize("workshop_piles", ["mixed", "by_colour"])
@pytest.mark.parametrize("top_value", ["eight", "seven"])
def test_the_page_knows_the_cards_of_the_edition(guest: Come, workshop_piles: str, top_value: str) -> None:
    options = {"workshop_piles": workshop_piles, "top_value": top_value}
    state = bottega.game("fresco-cards").new(players=2, seed=1, options=options)
    cards, sections = guest().goto("/").evaluate(DECK, state.view(None))
    known = deck_of(state.setup)
    assert cards == list(known.cards.values())
    assert sections == [
        {"section": name, "paints": face.paints, "points": list(face.points)} for name, face in known.sections.items()
    ]


def test_the_points_of_a_restoration_add_up(guest: Come) -> None:
    page = sit_down(guest(), "fresco-cards")
    clicker = Clicker(page, 6)
    added = 0
    while added < 4 and clicker.step():
        if lines := page.evaluate(SUM):
            *terms, total = lines
            assert sum(terms) == total
            added += 1
    assert added == 4


# The window of a small laptop, with the bars of its browser and without.
@pytest.mark.parametrize("height", [640, pytest.param(768, marks=pytest.mark.soak)])
def test_a_choice_shows_everything_at_once_on_a_laptop(guest: Come, height: int) -> None:
    page = sit_down(guest(size=(1366, height)), "fresco-cards", 3, "journeyman")
    clicker = Clicker(page, 5)
    for _ in range(20):
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.locator(".hc-face").count() == 0 or page.evaluate(BAND) < 40
        if not clicker.step():
            break


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_offer_stays_in_its_frame_on_a_laptop(guest: Come, lang: str) -> None:
    page = sit_down(guest(lang=lang), "fresco-cards")
    assert page.evaluate(OUT) <= 0


@pytest.mark.parametrize("workshop_piles", ["mixed", "by_colour"])
def test_every_pile_has_a_name_of_its_own(guest: Come, workshop_piles: str) -> None:
    page = sit_down(guest(), "fresco-cards", workshop_piles=workshop_piles)
    names = page.locator(".deck small").all_inner_texts()
    assert len(set(names)) == 4


def test_arrow_keys_move_in_the_hand(guest: Come) -> None:
    page = sit_down(guest(), "fresco-cards")
    page.locator("[data-action]", has_text="Swap").first.click()
    page.wait_for_selector(".fan [data-action]")
    names = page.eval_on_selector_all(".fan button", NAMES)
    page.focus(".fan button")
    assert walk(page, "ArrowRight", len(names)) == names
    assert walk(page, "ArrowLeft", len(names)) == names[::-1]


def walk(page: Page, key: str, steps: int) -> list[str]:
    """The names of what the key leads to, beginning with where it is."""
    names = []
    for step in range(steps):
        if step:
            page.keyboard.press(key)
        names.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    return names


# --- a phone ---------------------------------------------------------------------------------------------------------

# What can be chosen now, but is not in sight.
AWAY = """() => {
  const choices = [...document.querySelectorAll('#table [data-action]')];
  const seen = choices.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at?.closest('[data-action]') === one;
  }).map((one) => one.dataset.action);
  return choices.filter((one) => !seen.includes(one.dataset.action)).map((one) => one.getAttribute('aria-label'));
}"""
# Words beside the tools that do not fit. A seventh tool comes with the end of the first round.
CUT_WORDS = """() => {
  const tool = document.querySelector('.tools .tool');
  tool.before(tool.cloneNode(true));
  return [...document.querySelectorAll('.brand :is(span, b, small)')]
    .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflow === 'hidden')
    .map((one) => one.textContent);
}"""


def a_turn_or_a_tile(view: View) -> bool:
    return view["deciding"] == "reward" and bool(offers(view, "turn")) and bool(offers(view, "take"))


def only_a_request(view: View) -> bool:
    return view["deciding"] == "more" and bool(offers(view, "request")) and not offers(view, "restore")


@pytest.mark.parametrize("wanted", [a_turn_or_a_tile, only_a_request])
def test_what_is_asked_for_is_in_sight_on_a_phone(server: Served, guest: Come, wanted: Callable[[View], bool]) -> None:
    page = at_moment(server, guest(size=PHONE), found("fresco-cards", wanted))
    assert page.evaluate(AWAY) == []


# What a card says and no other card covers: of each sign the corners, which must be seen, on the screen.
HIDDEN = """() => [...document.querySelectorAll('.hcard')].flatMap((card) =>
  [...card.querySelectorAll('.hc-fetch > *, .hc-bish, .hc-half .glyph, .hc-band > .glyph')].filter((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [[x, top + 2], [x, bottom - 2]]);
    return corners.some(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      const over = seen?.closest('.hc-fetch > *, .hc-bish, .glyph, .hc-chip');
      if (seen?.closest('.hcard') !== card) return true;
      return over && over !== sign && !sign.contains(over) && !over.contains(sign);
    });
  }).map((sign) => `${card.getAttribute('aria-label')}: ${sign.className.baseVal ?? sign.className}`))"""


def paying_from(cards: int) -> Callable[[View], bool]:
    return lambda view: (cards > 9 or view["deciding"] == "pay") and len(view["mine"]["hand"]) == cards


@pytest.mark.parametrize("cards", [6, 8, 10])
def test_a_hand_on_a_phone_hides_nothing_of_a_card(server: Served, guest: Come, cards: int) -> None:
    page = at_moment(server, guest(size=PHONE, lang="de"), found("fresco-cards", paying_from(cards)))
    assert page.evaluate(HIDDEN) == []


def test_a_section_shows_all_its_numbers_on_a_phone(server: Served, guest: Come) -> None:
    """The paints lie on its picture, not on a number; and the paints to pay stand in one line."""
    page = at_moment(server, guest(size=PHONE, lang="de"), found("fresco-cards", paying_from(8)))
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.fcard')].filter((card) => {
          const [need, foot] = ['.fc-need', '.fc-in'].map((one) => card.querySelector(one)?.getBoundingClientRect());
          const numbers = [...card.querySelectorAll('.side')].map((one) => one.getBoundingClientRect());
          return need && numbers.some((one) => Math.min(one.bottom, need.bottom) - Math.max(one.top, need.top) > 1
            && Math.min(one.right, need.right) - Math.max(one.left, need.left) > 1 && foot);
        }).length"""
    )
    assert covered == 0
    tops = page.locator(".slots .slot-in").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 1
    said, sum_ = (page.locator(f".account .total > {one}").bounding_box() for one in ("span", "b"))
    assert said is not None
    assert sum_ is not None
    assert said["x"] + said["width"] + 6 <= sum_["x"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_game_is_told_on_a_phone(guest: Come, lang: str) -> None:
    page = sit_down(guest(size=PHONE, lang=lang), "fresco-cards")
    assert page.evaluate(CUT_WORDS) == []
    assert "6" in page.inner_text(".brand small")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_section_is_restored_by_touching_it_and_this_is_said(server: Served, guest: Come, lang: str) -> None:
    state = found("fresco-cards", lambda view: view["deciding"] == "choice" and bool(offers(view, "restore")))
    page = at_moment(server, guest(size=PHONE, lang=lang), state)
    said = {"en": "Touch a section", "fr": "Touchez une section", "de": "Berühre einen Abschnitt"}
    assert said[lang] in page.inner_text(".prompt p")
    assert all(len(label) < 12 for label in page.locator(".prompt-acts .btn").all_inner_texts())


# Where a card that can be chosen is seen, before a pointer comes: points in the middle, and to its left and right.
FACES = """() => [...document.querySelectorAll('.hcard.legal')].flatMap((card) => {
  const face = card.querySelector('.hc-face').getBoundingClientRect();
  return [0.15, 0.5, 0.85].map((part) => [face.left + face.width * part, face.top + face.height * 0.4])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.hcard') === card)
    .map((at) => [at, card.dataset.action]);
})"""
UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('.hcard')?.dataset.action"


def test_a_card_in_the_ring_of_chalk_stays_on_top_under_the_pointer(guest: Come) -> None:
    page = begin(guest(size=TABLET), "fresco-cards")
    mix = str([step.id for step in ALL["fresco-cards"].steps].index("mix"))
    while (seen := look(page))["step"] != mix:
        touch(page, seen["awaits"].split(",")[0], small=False) if seen["awaits"] else press(page, "next", small=False)
        after(page, seen)
    faces = page.evaluate(FACES)
    assert len(faces) > 3
    for at, action in faces:
        page.mouse.move(5, 200)
        page.mouse.move(*at)
        assert page.evaluate(UNDER, at) == action
