"""Browsers that are watched: whatever goes wrong in one is written down."""

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.patience import PATIENCE

LAPTOP, PHONE, TABLET, WIDE = (1366, 768), (390, 844), (768, 1024), (1920, 1080)
KNOWN = """for (const game of ["fresco", "princes", "fresco-cards"])
  try { localStorage.setItem(`bottega.known.${game}`, "yes"); } catch { /* a page without storage */ }"""
# What others do is shown at once, unless a test looks at how it is shown.
PACE = """try { if (!localStorage.getItem("bottega.pace")) localStorage.setItem("bottega.pace", "%s"); }
catch { /* a page without storage */ }"""
# Who tries out every choice there is does not want to be asked about some of them.
UNASKED = "try { localStorage.setItem('bottega.ask-waste', 'off'); } catch { /* a page without storage */ }"
# No test looks at pictures, and to paint them is half of a page's work. What is transparent as a whole is not painted;
# it is laid out, hit, read and focused as ever.
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
}"""
CHOICE = "#table [data-action]:not([aria-disabled])"


@dataclass
class Trouble:
    """Everything that must not happen in a page."""

    base: str
    told: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)  # parts of addresses that may be refused

    def watch(self, page: Page) -> None:
        page.on("console", lambda message: self.note("console", message.text, message.type in ("error", "warning")))
        page.on("pageerror", lambda error: self.note("error", str(error)))
        page.on(
            "requestfailed", lambda request: self.note("failed", request.url, "ERR_ABORTED" not in str(request.failure))
        )
        page.on("response", self.look)

    def look(self, response: Response) -> None:
        self.note("abroad", response.url, not response.url.startswith((self.base, "data:", "blob:")))
        self.note("refused", f"{response.status} {response.url}", response.status >= 400)

    def note(self, kind: str, text: str, wrong: bool = True) -> None:
        if wrong and not any(part in text for part in self.expected):
            self.told.append(f"{kind}: {text}")


class Guest:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        size: tuple[int, int] = LAPTOP,
        lang: str = "en",
        theme: str = "day",
        motion: bool = False,
        newcomer: bool = False,
        pace: str = "at-once",
        careful: bool = False,
    ) -> None:
        small = size[0] < 700
        self.base = base
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if theme == "candlelight" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=small,
            is_mobile=small,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if not newcomer:  # most have played before and are not asked about a first game
            self.context.add_init_script(KNOWN)
        self.context.add_init_script(PACE % pace)
        self.context.add_init_script(UNPAINTED)
        if not careful:
            self.context.add_init_script(UNASKED)
        self.trouble = Trouble(base)
        self.page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        self.trouble.watch(page)
        return page

    def lay(self, game: str, seats: list[str], **more: Any) -> dict[str, str]:
        """A new table, laid by this browser, so that the seat is its own."""
        wish = {"game": game, "seats": seats, **more}
        answer = self.context.request.post(f"{self.base}/api/tables", data=wish, timeout=PATIENCE * 1000)
        assert answer.status == 201, answer.text()
        made: dict[str, str] = answer.json()
        return made

    def sit_down(self, game: str, seats: list[str], **options: Any) -> Page:
        """At a new table, with something to choose."""
        page = self.at_table(self.lay(game, seats, options=options)["url"])
        page.wait_for_selector(CHOICE, state="attached")
        return page

    def goto(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page

    def at_table(self, path: str) -> Page:
        page = self.goto(path)
        page.wait_for_selector("#table main")
        return lettered(page)

    def close(self) -> None:
        self.context.close()

    def renew(self) -> None:
        """Somebody else, in a browser that has seen our files before. What it keeps is forgotten on a picture: a page
        may still be on its way elsewhere, or write something down as it goes."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.context.set_offline(False)
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(f"{self.base}/static/art/mark.svg")
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.goto("about:blank")
        self.context.clear_cookies()
        self.trouble.told.clear()
        self.trouble.expected.clear()

    def well(self) -> None:
        """Nothing went wrong so far, and the page does not scroll sideways."""
        assert self.trouble.told == []
        assert not sideways(self.page)


def painted(page: Page) -> Page:
    """From here on to the next address, for whoever looks only at what can be seen."""
    page.evaluate("document.adoptedStyleSheets.length = 0")
    assert page.evaluate("getComputedStyle(document.documentElement).opacity") == "1"
    return page


def lettered(page: Page) -> Page:
    """With its letters: others, drawn until they come, take more or less room."""
    page.evaluate("document.fonts.ready.then(() => null)")
    return page


def unhurried(guest: Guest) -> Guest:
    """From the first page on the clock stands still, so that nothing tries again by itself."""
    guest.page.clock.install(time=0)
    guest.page.clock.pause_at(1)
    return guest


def stopped(page: Page) -> Page:
    """From here on its clock, which was installed, stands still until it is moved on."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    return page


def sideways(page: Page) -> int:
    return int(page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)"))


def path_of(page: Page) -> str:
    return urlsplit(page.url).path
