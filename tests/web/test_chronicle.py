"""The terminal and the browser tell the same story: of every game that is kept, line by line, in every language."""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from bottega.core.chronicle import Line, Piece
from bottega.core.events import Event, facts_for
from bottega.core.record import Record
from bottega.core.state import State
from bottega.locale import Texts
from bottega.terminal.chronicle import draw_line
from bottega.terminal.faces import face_of
from bottega.terminal.marks import Marks
from tests.soaked import LONGEST_FIRST, mostly

from .guests import Guest

Come = Callable[..., Guest]

KEPT = sorted((Path(__file__).parents[1] / "games").glob("*/kept/*.json"))
FOLDERS = {"fresco": "fresco", "princes": "princes", "fresco-cards": "fresco_cards"}
SEAT = 1
# Each line twice: with its arguments left as they came, and as the page draws it.
TELL = """async ({written, lang, folder}) => {
  const games = JSON.parse(written);
  const [{load, setLanguage}, {context}, {told}, {default: game}] = await Promise.all(
    ['app/i18n/i18n', 'app/shell/context', 'app/shell/chronicle', `games/${folder}/index`]
      .map((path) => import(`/static/${path}.js`)));
  await load(['common', 'web', folder.replace('_', '-'), `web-${folder.replace('_', '-')}`]);
  await setLanguage(lang);
  for (const {view} of games) await game.prepare?.(view);
  return JSON.stringify(games.map(({view, facts, table, lines, kinds}) => {
    const ctx = context({view, facts, table}, game);
    const bare = Object.fromEntries(kinds.map((kind) =>
      [kind, kind === 'who' ? (_, seat) => ctx.who(seat) : (_, of) => `${kind} ${JSON.stringify(of)}`]));
    return {
      bare: lines.map((line) => told(ctx, line, {...game, pieces: bare})),
      drawn: lines.map((line) => ctx.plain(told(ctx, line, game))),
    };
  }));
}"""


class Bare:
    """Speaks as the face of a game does, and leaves the arguments as they came."""

    def __init__(self, words: Any, seat: int) -> None:
        self.words, self.marks, self.seat = words, Marks(True), seat

    def text(self, key: str, **args: str | int) -> str:
        said: str = self.words.text(key, **args)
        return said

    def styled(self, sentence: str) -> Text:
        return Text(sentence)

    def emblem(self, seat: int) -> Text:
        return Text()

    def drawn(self, piece: Piece) -> str:
        if piece.kind == "who":
            return "you" if piece.of == self.seat else "other"
        return f"{piece.kind} {json.dumps(piece.of, separators=(',', ':'), ensure_ascii=False)}"


def kept_game(file: Path) -> tuple[State, list[dict[str, Any]], list[Line]]:
    record = Record.from_json(file.read_text("utf-8"))
    events: list[list[Event]] = []
    state = record.replay(events)
    facts = facts_for([*state.deal_events(), *[event for move in events for event in move]], SEAT)
    return state, facts, state.game.narrator(state.setup).tell(facts)


@pytest.mark.long
@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
@pytest.mark.parametrize("game", list(FOLDERS))
def test_the_terminal_and_the_browser_tell_the_same_lines(guest: Come, game: str, lang: str) -> None:
    shown, expected = [], []
    for file in KEPT:
        if Record.from_json(file.read_text("utf-8")).game != game:
            continue
        state, facts, lines = kept_game(file)
        face: Any = face_of(game, Texts(lang), Marks(True), SEAT, state.players, state.setup)
        bare = Bare(face.words, SEAT)
        told_in_terminal = [line for line in lines if not line.heading]
        assert len(face.log(facts)) == len(told_in_terminal)
        expected.append([draw_line(bare, line).plain.lstrip("◆ ") for line in told_in_terminal])
        seats = [{"seat": seat, "name": f"N{seat}", "kind": "person", "away": False} for seat in range(state.players)]
        args = [arg for line in lines for one in line.sentences for arg in one.args.values()]
        shown.append(
            {
                "view": state.view(SEAT),
                "facts": facts,
                "table": {"seats": seats, "you": SEAT},
                "lines": [dataclasses.asdict(line) for line in told_in_terminal],
                "kinds": sorted({arg.kind for arg in args if isinstance(arg, Piece)}),
            }
        )
    reader = guest()
    page = reader.goto("/")
    asked = {"written": json.dumps(shown), "lang": lang, "folder": FOLDERS[game]}
    said = json.loads(page.evaluate(TELL, asked))
    assert [game["bare"] for game in said] == expected
    for drawn in [line for game in said for line in game["drawn"]]:
        assert drawn
        assert "undefined" not in drawn
        assert "[object" not in drawn
    reader.well()


def test_thirty_games_are_kept() -> None:
    games = [Record.from_json(file.read_text("utf-8")).game for file in KEPT]
    assert len(games) >= 30
    assert set(games) == set(FOLDERS)
