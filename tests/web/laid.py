"""A table that shows any position: one is laid with the same players and options, and its page is given the view."""

import dataclasses
import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from bottega.core.events import Event, facts_for
from bottega.core.state import State

from .guests import Guest

# Through the page's own modules, as if the server had said so; then until it is drawn.
SHOW = """async (told) => {
  const {get} = await import(new URL('common.js', document.querySelector('script[type=module]').src));
  const {version} = get('app/shell/state.js');
  const none = {can_undo: false, can_take_back: false, undo: [], weight: 0};
  get('app/net/messages.js').receive({type: 'state', version: version.value, ...none, ...JSON.parse(told)});
  for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
}"""


def lay(player: Guest, state: State, seat: int = 0, events: Sequence[Event] = ()) -> Page:
    """The seat is asked for the first decision of the laid table. Once nobody else is, the server has nothing more to
    say, which would be shown instead of the position."""
    seats = ["random"] * state.setup.players
    seats[seat] = "me"
    page = player.sit_down(state.game.id, seats, **state.setup.plain_options())
    expect(page.locator("#table")).to_have_attribute("data-to-act", str(seat))
    show(page, state, seat, events)
    return page


def show(page: Page, state: State, seat: int | None, events: Sequence[Event] = (), known: int = 0) -> None:
    """`events` are all so far; the page was told the first `known` of them before."""
    facts = facts_for(events, seat)
    narrator = state.game.narrator(state.setup)
    narrator.tell(facts[:known], 0)
    account = state.game.account(state.setup, facts) if state.is_over and events else None
    told: dict[str, Any] = {
        "reset": not known,
        "view": state.view(seat),
        "facts": facts[known:],
        "lines": {"from": known, "lines": [dataclasses.asdict(line) for line in narrator.tell(facts[known:], known)]},
        "account": account and dataclasses.asdict(account),
    }
    page.evaluate(SHOW, json.dumps(told))
