"""The terminal and the browser draw the same account, of every game that is kept: the numbers come from the game."""

import dataclasses
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bottega.core.account import Account
from bottega.core.record import Record
from bottega.core.state import State
from bottega.games.fresco.events import BASE_SOURCES
from bottega.locale import Texts
from bottega.terminal.faces import face_of
from bottega.terminal.marks import Marks

from .guests import Guest
from .test_chronicle import FOLDERS, KEPT, SEAT, kept_game

Come = Callable[..., Guest]

WIDE = 240  # columns: room for every source side by side
WORDS = {"fresco": "fresco", "princes": "princes", "fresco-cards": "cards"}  # what the keys of texts begin with
SHARED = {"glass": "window", "spared": "window"}  # columns of the terminal
DRAWN = """async ({written, folder}) => {
  const games = JSON.parse(written);
  const [{load, setLanguage}, {context}, {default: game}] = await Promise.all(
    ['app/i18n/i18n', 'app/shell/context', `games/${folder}/index`].map((path) => import(`/static/${path}.js`)));
  await load(['common', 'web', folder.replace('_', '-'), `web-${folder.replace('_', '-')}`]);
  await setLanguage('en');
  return JSON.stringify(games.map((shown) => {
    const {sources, rows, perRound, telling} = game.account(context(shown, game));
    const labels = telling.map(({label, value, text}) => value && text && label);
    const columns = rows.map(({seat, place, total, bySource}) => ({seat, place, total, bySource}));
    return {labels, sources, perRound, rows: columns};
  }));
}"""


def account_of(state: State, facts: list[dict[str, Any]]) -> Account:
    account = state.game.account(state.setup, facts)
    assert account is not None
    return account


def columns_of(game: str, account: Account) -> list[str]:
    """As the terminal orders them: what modules brought comes first."""
    if game != "fresco":
        return account.sources
    own = [source for source in account.sources if source not in (*BASE_SOURCES, *SHARED)]
    return [*own, *BASE_SOURCES]


def numbers(line: str, first: int, count: int) -> list[int]:
    """The figures of a row, which stand behind the name."""
    return [int(word.replace("\u2212", "-")) for word in line.split()[first:][:count]]


def in_terminal(game: str, state: State, facts: list[dict[str, Any]]) -> list[list[int]]:
    """Rank by rank the points of each column and the sum, as they are drawn."""
    face = face_of(game, Texts("en"), Marks(True), SEAT, state.players, state.setup)
    lines = [line.plain for line in face.account(state.view(SEAT), facts, WIDE)]
    count = len(columns_of(game, account_of(state, facts))) + 1
    rows = [line for line in lines if line.split()[0].isdigit()]
    return [numbers(row, 3, count) for row in rows]


def in_browser(columns: Sequence[str], rows: list[dict[str, Any]]) -> list[list[int]]:
    drawn = []
    for row in rows:
        points = dict.fromkeys(columns, 0)
        for source, some in row["bySource"].items():
            points[SHARED.get(source, source)] += some
        drawn.append([*points.values(), row["total"]])
    return drawn


@pytest.mark.long
@pytest.mark.parametrize("game", list(FOLDERS))
def test_the_terminal_and_the_browser_show_the_same_numbers(guest: Come, game: str) -> None:
    shown, expected, accounts = [], [], []
    for file in KEPT:
        if Record.from_json(file.read_text("utf-8")).game != game:
            continue
        state, facts, _ = kept_game(file)
        if not state.is_over:  # one was broken off
            continue
        account = account_of(state, facts)
        assert account.totals[: state.players] == list(state.scores())
        seats = [{"seat": seat, "name": f"N{seat}", "kind": "person", "away": False} for seat in range(state.players)]
        table = {"seats": seats, "you": SEAT}
        told = dataclasses.asdict(account)
        shown.append({"view": state.view(SEAT), "facts": facts, "table": table, "account": told})
        expected.append(in_terminal(game, state, facts))
        accounts.append(account)
    reader = guest()
    page = reader.goto("/")
    drawn = json.loads(page.evaluate(DRAWN, {"written": json.dumps(shown), "folder": FOLDERS[game]}))
    for one, account, rows in zip(drawn, accounts, expected, strict=True):
        assert in_browser(columns_of(game, account), one["rows"]) == rows
        players = len(rows)
        drawn_rounds = [row["points"] for row in one["perRound"]]
        assert drawn_rounds[: len(account.rounds)] == [scores[:players] for scores in account.rounds]
        assert drawn_rounds[-1] == account.totals[:players]
        texts = Texts("en")
        words = WORDS[game]
        assert one["labels"] == [texts.text(f"web-{words}-tell-{told.kind}") for told in account.highlights]
    reader.well()
