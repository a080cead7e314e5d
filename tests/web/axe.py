"""What axe finds on a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .guests import painted

AXE = Axe()
# Only what is wrong is worked out whole; of each fault a few places are enough.
VIOLATIONS = """(more) => axe.run({resultTypes: ['violations'], ...more}).then((told) => told.violations.map(
  ({id, impact, nodes}) => ({id, impact, nodes: nodes.slice(0, 4).map(
    ({target, html, failureSummary}) => ({target, html, failureSummary}))})
))"""


def violations(page: Page, **more: Any) -> list[dict[str, Any]]:
    """All of them; `more` are options of axe."""
    painted(page).evaluate(AXE.axe_script)
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS, more)
    return found
