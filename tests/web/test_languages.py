"""The list of languages on every page, the words that a page has before its texts, and letters in our own fonts."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from bottega.locale import LANGUAGES, Texts, files, in_all
from tests.server.served import Served
from tests.soaked import mostly

from .guests import LAPTOP, PHONE, Guest, unhurried

Come = Callable[..., Guest]
# A letter that the face has not is drawn by the next one in the list: its width depends on which that is.
STRANGE = """async (signs) => {
  const faces = ['700 40px Alegreya', 'italic 500 40px Alegreya', '500 40px Alegreya Sans', '700 40px Alegreya Sans'];
  await Promise.all(faces.map((face) => document.fonts.load(face, 'a')));
  const pen = document.createElement('canvas').getContext('2d');
  const width = (face, other, sign) => {
    pen.font = `${face}, ${other}`;
    return pen.measureText(sign).width;
  };
  const strange = (face, sign) => width(face, 'serif', sign) !== width(face, 'monospace', sign);
  return [...signs].filter((sign) => faces.some((face) => strange(face, sign)));
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_language_can_be_chosen_and_stays(guest: Come, size: tuple[int, int]) -> None:
    player = guest(size=size)
    page = player.goto("/")
    names = in_all("language-name")
    expect(page.locator('[data-ui="lang"] option')).to_have_text(list(names.values()))
    for lang in reversed(LANGUAGES):
        page.locator('[data-ui="lang"]').select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_text(Texts(lang).text("web-set-table")).first).to_be_attached()
    page.locator('[data-ui="lang"]').select_option(LANGUAGES[-1])
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])
    page.reload()
    expect(page.locator('[data-ui="lang"]')).to_have_value(LANGUAGES[-1])
    player.well()


@pytest.mark.parametrize(
    ("asked", "reader", "shown"),
    [
        ("", "fr-CA", "fr"),
        ("?lang=fr", "en", "fr"),
        ("?lang=tlh", "fr", "fr"),
        ("?lang=FR-be", "en", "fr"),
        ("", "tlh", "en"),
    ],
)
def test_a_page_comes_in_the_first_language_that_is_known(guest: Come, asked: str, reader: str, shown: str) -> None:
    page = guest(lang=reader).goto(f"/{asked}")
    expect(page.locator("html")).to_have_attribute("lang", shown)


@pytest.mark.long
@pytest.mark.parametrize("lang", mostly(reversed(LANGUAGES)))
def test_a_server_that_does_not_answer_is_told_in_the_readers_language(guest: Come, lang: str) -> None:
    player = unhurried(guest(lang=lang, fresh=True))
    player.trouble.expected += ["/locale/", "ERR_FAILED"]
    player.page.route("**/locale/**", lambda route: route.abort())
    page = player.goto("/")
    told = page.locator('#root [role="alert"]')
    expect(told).to_contain_text(in_all("page-no-answer")[lang])
    assert not [text for code, text in in_all("page-try-again").items() if code != lang and text in told.inner_text()]
    page.unroute("**/locale/**")
    told.get_by_role("button").click()
    page.clock.resume()
    page.wait_for_selector(".lobby")


def test_without_scripts_every_language_says_what_is_missing(browser: Browser, server: Served) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(server.url)
        for lang, text in in_all("page-no-script").items():
            expect(page.locator(f'.noscript [lang="{lang}"]')).to_have_text(text)


def test_our_fonts_have_every_letter_of_our_texts(guest: Come) -> None:
    signs = {sign for lang in LANGUAGES for file in files(lang) for sign in file.read_text("utf-8") if sign > " "}
    page = guest().goto("/")
    assert page.evaluate(STRANGE, "☃" + "".join(sorted(signs))) == ["☃"], "python tools/fonts.py makes the fonts anew"
