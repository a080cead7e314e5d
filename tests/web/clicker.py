"""A player who knows nothing of the games: it chooses among what carries `data-action` and can be seen."""

import random

from playwright.sync_api import Error, Page

from tests.patience import PATIENCE

GLANCE = 260  # ms; a choice that has just come to lie under the pointer is not taken at once
# The clock of the hand alone goes on by so much: nobody waits, and a busy machine does not matter.
GO_ON = """(ms) => {
  if (window.later === undefined) {
    const now = performance.now.bind(performance);
    window.later = 0;
    performance.now = () => now() + window.later;
  }
  window.later += ms;
}"""
NEAR = 10  # pixels
SMALLEST = 23  # pixels; a target of 24 may be measured a little less

# Everything there is to know of the picture: what can be chosen, its name, and where it can be hit. A choice that is
# covered wherever one touches it has no place to be hit. Once something had to be scrolled, no place is sure any more.
LOOK = """() => {
  const table = document.querySelector('#table');
  const points = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8]];
  const hit = (element) => {
    const box = element.getBoundingClientRect();
    const size = Math.min(box.width, box.height);
    for (const [x, y] of points) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      if (document.elementFromPoint(...at)?.closest('[data-action]') === element) return {at, size};
    }
    return null;
  };
  const choices = [];
  let scrolled = false;
  for (const element of document.querySelectorAll('[data-action]')) {
    if (!element.getClientRects().length || getComputedStyle(element).visibility === 'hidden') continue;
    if (element.getAttribute('aria-disabled') === 'true') continue;
    let place = hit(element);
    if (!place) {
      scrolled = true;
      element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      place = hit(element);
    }
    const name = (element.getAttribute('aria-label') || element.textContent).trim();
    choices.push({action: element.dataset.action, name, place});
  }
  return {
    choices,
    scrolled,
    over: table?.dataset.over !== undefined,
    ply: table?.dataset.ply,
    to_act: table?.dataset.toAct,
    refused: document.querySelector('.prompt .why')?.textContent ?? '',
    fallback: document.querySelectorAll('.fallback [data-action]').length,
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
}"""

FIND = """(action) => {
  const points = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8]];
  for (const element of document.querySelectorAll(`[data-action="${action}"]`)) {
    if (!element.getClientRects().length) continue;
    for (const scroll of [false, true]) {
      if (scroll) element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const box = element.getBoundingClientRect();
      for (const [x, y] of points) {
        const at = [box.left + box.width * x, box.top + box.height * y];
        if (document.elementFromPoint(...at)?.closest('[data-action]') === element) return at;
      }
    }
  }
  return null;
}"""

# Looked at when something in the document has changed, not at every picture: a page that rests is left in peace. What
# styles alone let appear is noticed a little later.
WAIT = """([ply, choices, patience]) => new Promise((resolve) => {
  const there = () => {
    const table = document.querySelector('#table');
    if (!table) return false;
    if (table.dataset.over !== undefined) return true;
    if (document.querySelector('[data-held]')) return false;
    const seen = (e) => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden'
      && e.getAttribute('aria-disabled') !== 'true';
    const now = [...document.querySelectorAll('[data-action]')].filter(seen).map((e) => e.dataset.action);
    return now.length > 0 && (table.dataset.ply !== ply || now.join() !== choices);
  };
  let next = 0;
  const end = (found) => {
    watching.disconnect();
    clearInterval(besides);
    clearTimeout(late);
    resolve(found);
  };
  const look = () => {
    next = 0;
    if (there()) end(true);
  };
  const soon = () => {
    next ||= requestAnimationFrame(look);
  };
  const watching = new MutationObserver(soon);
  watching.observe(document, {subtree: true, childList: true, attributes: true});
  const besides = setInterval(soon, 100);
  const late = setTimeout(end, patience, false);
  soon();
})"""


def wait_for_another(page: Page, ply: str, choices: str) -> None:
    """Until the picture is another one and there is something to choose, or the end."""
    while True:
        try:
            there = page.evaluate(WAIT, [ply, choices, PATIENCE * 1000])
        except Error as error:
            if "navigation" not in error.message:
                raise
            page.wait_for_selector("#table main")  # the page of a new build came meanwhile
            continue
        if there:
            return
        raise AssertionError(f"nothing happens any more: {page.evaluate(LOOK)}")


def glance(page: Page) -> None:
    """So long that whatever lies under the pointer may be meant."""
    page.evaluate(GO_ON, GLANCE)


class Clicker:
    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.touch = touch
        self.clicks = 0
        self.last = (-NEAR, -NEAR)
        self.names: set[str] = set()

    def play(self, most: int = 2000) -> bool:
        """To the end of the game, or so many choices; whether it is over."""
        self.wait("", "")
        while self.clicks < most:
            if not self.step():
                return True
        return bool(self.page.evaluate(LOOK)["over"])

    def step(self, wait: bool = True) -> bool:
        seen = self.page.evaluate(LOOK)
        if seen["over"]:
            return False
        choices = seen["choices"]
        assert not seen["refused"], seen["refused"]
        assert choices, f"nothing to choose at ply {seen['ply']}, to act {seen['to_act']}"
        assert not seen["fallback"], f"choices without a place: {choices}"
        assert not seen["sideways"], f"scrolls sideways by {seen['sideways']}"
        assert not [choice for choice in choices if not choice["name"]], "a choice without a name"
        covered = [choice["name"] for choice in choices if choice["place"] is None]
        assert not covered, f"covered: {covered}"
        small = [choice["name"] for choice in choices if choice["place"]["size"] < SMALLEST]
        assert not small, f"too small to hit: {small}"
        chosen = self.rng.choice(choices)
        self.names.add(chosen["name"])
        at = self.page.evaluate(FIND, chosen["action"]) if seen["scrolled"] else chosen["place"]["at"]
        if max(abs(at[0] - self.last[0]), abs(at[1] - self.last[1])) < NEAR:
            glance(self.page)
        self.last = at
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        self.clicks += 1
        if wait:
            self.wait(seen["ply"], ",".join(choice["action"] for choice in choices))
        return True

    def wait(self, ply: str, choices: str) -> None:
        wait_for_another(self.page, ply, choices)
