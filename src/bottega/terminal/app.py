"""The table: asks the person, lets the computers play, keeps the game. It knows no game; the face does."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from bottega.bots import BotError
from bottega.core.errors import IllegalAction, MalformedAction
from bottega.locale import LANGUAGES, Texts, named_languages
from bottega.play.live import CannotUndo
from bottega.terminal import hint, rules, saves
from bottega.terminal.blocks import Block, ink, paragraphs, wrapped
from bottega.terminal.commands import (
    BOARD,
    EXPLAIN,
    HELP,
    HINT,
    LANG,
    LOG,
    QUIT,
    RULES,
    SAVE,
    UNDO,
    Command,
    command,
    echo,
    matches,
)
from bottega.terminal.desk import Desk
from bottega.terminal.face import Aid, Choice, Standing, View
from bottega.terminal.faces import face_of
from bottega.terminal.numbers import number
from bottega.terminal.saves import SaveError, Seating
from bottega.terminal.screen import compose, log_lines
from bottega.terminal.sitting import Sitting

INTERRUPTED = 130
LONGEST_NOTE = 3
LONGEST_PATH = 900
ANYWAY = "!"  # behind `undo`: also after something was seen


class Quit(Exception):
    """The person gets up from the table."""


class TerminalApp:
    def __init__(self, desk: Desk, sitting: Sitting, texts: Texts, file: Path, ask_all: bool = False) -> None:
        self.desk = desk
        self.sitting = sitting
        self.file = file
        self.ask_all = ask_all
        self.complained = False  # one word about a full disk is enough
        self.note: Block = []  # to be said under the next board
        self.seen = 0  # facts that have been on the screen
        self.printed = 0  # facts that have been printed, where nothing is drawn again
        self.standing: Standing | None = None  # a wish that is being followed
        self.told_end = ""  # how near the end was when that was last said
        self.speak(texts)

    def speak(self, texts: Texts) -> None:
        self.texts = texts
        first = self.sitting.first
        self.face = face_of(first.game.id, texts, self.desk.marks, self.sitting.seat, first.players, first.setup)
        self.aid = self.face if isinstance(self.face, Aid) else None

    # --- the game ---------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the end or until the person stops; the exit code of the command. A `BotError` goes on its way."""
        try:
            self.keep()
            while not self.sitting.state.is_over:
                self.one_move()
            self.finish()
        except (Quit, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        except BotError:
            self.leave(1)
            raise
        return 0

    def one_move(self) -> None:
        sitting = self.sitting
        seat = sitting.next_seat()
        if seat != sitting.seat:
            sitting.let_computer_play(seat)
            return
        if self.standing is not None and self.follow(self.standing):
            self.keep()
            return
        routine = None if self.ask_all else self.face.routine(sitting.state.view(seat))
        if routine is not None:
            sitting.play(seat, routine)
            self.keep()
        else:
            self.decide()

    def follow(self, standing: Standing) -> bool:
        """Act on a standing wish; it is dropped at the first decision that it does not answer."""
        seat = self.sitting.next_seat()
        action = standing.next(self.sitting.state.view(seat))
        self.standing = None if action is None else standing
        if action is not None:
            self.sitting.play(seat, action, asked=True)
        return action is not None

    def decide(self) -> None:
        """Ask until the person has made a choice or taken one back."""
        self.keep()  # what the computers did is shown now, so it must not be lost
        self.note += self.end_in_sight()
        self.draw()
        ply = len(self.sitting.moves)
        prompt = "prompt"
        while True:
            answer = self.answer(self.desk.ask(self.texts.text(prompt)))
            if len(self.sitting.moves) != ply:
                self.note += answer
                break
            prompt = self.tell(answer)
        self.keep()

    def end_in_sight(self) -> Block:
        """Once when it comes near, and once when it is there."""
        end = self.sitting.state.view(self.sitting.seat)["end"]
        if end is None:
            return []
        near = "last" if end["last"] else end["soon"]
        if near in ("no", self.told_end):
            return []
        self.told_end = near
        rate = end["money_per_point"] or 0
        said = self.texts.text(f"end-{end['by']}-{near}", needed=end["needed"], thalers=rate)
        return self.said(f"{self.texts.text('end-last')} {said}" if near == "last" else said)

    def tell(self, answer: Block) -> str:
        """Say something without losing the board: a line or two under it, or a page of its own. Names the prompt."""
        if not self.desk.interactive:
            if answer:
                self.desk.show(answer)
            return "prompt"
        if len(answer) > LONGEST_NOTE:
            self.desk.show([*answer, Text()], fresh=True)
            return "prompt-short"
        self.note = answer
        self.draw()
        return "prompt"

    def draw(self) -> None:
        view = self.sitting.state.view(self.sitting.seat)
        facts = self.sitting.facts
        if not self.desk.interactive:
            # A pipe gets every line once, as it comes, and boards without a log.
            self.desk.show(log_lines(self.face, facts, self.printed, self.desk.width))
            self.printed = len(facts)
            facts = []
        unseen = max(0, len(facts) - self.seen)
        self.seen = len(facts)
        height = self.desk.height - 1 - len(self.note)
        screen = compose(self.face, self.texts, view, facts, self.desk.width, height, unseen)
        self.desk.show([*screen, *self.note], fresh=True)
        self.note = []

    # --- answers ----------------------------------------------------------------------------------------------------

    def answer(self, line: str) -> Block:
        """Carry out what was typed; the answer is what there is to say about it."""
        if not line.strip():
            return []
        known = command(line, whole=True, lang=self.texts.lang)
        if known is None:
            view = self.sitting.state.view(self.sitting.seat)
            aided = self.aided(line, view)
            if aided is not None:
                return aided
            refusal = self.choose(line, view)
            if refusal is None:
                return []
            known = command(line, whole=False, lang=self.texts.lang)
            if known is None:
                return self.said(refusal)
        return self.obey(known)

    def aided(self, line: str, view: View) -> Block | None:
        """A page of the game's own, or a standing wish; None when the line is neither."""
        if self.aid is None:
            return None
        page = self.aid.page(line, view, self.desk.width)
        if page is not None:
            return page
        standing = self.aid.standing(line, view)
        if standing is None:
            return None
        if isinstance(standing, str):
            return self.said(standing)
        self.follow(standing)
        return self.said(standing.said)

    def obey(self, known: Command) -> Block:
        actions: dict[str, Callable[[str], Block]] = {
            EXPLAIN: self.explain,
            RULES: self.rules,
            HINT: self.hint,
            UNDO: self.undo,
            SAVE: self.save,
            LOG: self.log,
            BOARD: self.board,
            LANG: self.lang,
            QUIT: self.quit,
            HELP: self.help,
        }
        return actions[known.name](known.rest)

    def said(self, sentence: str) -> Block:
        return wrapped(ink(sentence, "bold"), self.desk.width)

    def choices(self, view: View) -> list[Choice]:
        return [choice for group in self.face.groups(view) for choice in group.choices]

    def choose(self, line: str, view: View) -> str | None:
        """Make the choice, or the choices, of a line; the answer is a refusal or nothing."""
        found = self.find(line, view)
        if isinstance(found, Choice):
            self.make(found)
            return None
        tokens = line.split()
        if len(tokens) == 1:
            return found
        if not self.face.several(view):
            first = self.find(tokens[0], view)
            return self.texts.text("one-at-a-time", input=echo(line)) if isinstance(first, Choice) else found
        return self.choose_several(tokens)

    def choose_several(self, tokens: list[str]) -> str | None:
        for place, token in enumerate(tokens):
            rest = " ".join(tokens[place:])
            view = self.sitting.state.view(self.sitting.seat)
            if not self.face.several(view) or not view["choices"]:
                return self.after_some(place, self.texts.text("stopped-at", input=echo(rest)))
            found = self.find(token, view)
            if not isinstance(found, Choice):
                return self.after_some(place, found)
            self.make(found)
        return None

    def after_some(self, made: int, refusal: str) -> str | None:
        """A refusal after some choices were made is told at once, for the question is asked anew."""
        if made == 0:
            return refusal
        self.note = self.said(refusal)
        return None

    def find(self, typed: str, view: View) -> Choice | str:
        """The one choice that is meant, or why there is none."""
        choices = self.choices(view)
        found = matches(typed, choices)
        if len(found) == 1:
            return found[0]
        say = self.texts.text
        if found:
            meant = ", ".join(choice.notation for choice in found[:4]) + (" …" if len(found) > 4 else "")
            return say("ambiguous", input=echo(typed), choices=meant)
        if number(typed.strip()) is not None:
            numbers = [choice.number for choice in choices]
            return say("not-a-number", number=typed.strip(), first=min(numbers), last=max(numbers))
        game = self.sitting.first.game
        try:
            action = game.parse(typed)
            self.sitting.state.clone().apply(self.sitting.next_seat(), game.number(action))
        except MalformedAction:
            return say("malformed", input=echo(typed))
        except IllegalAction as refused:
            return say(f"illegal-{refused.reason}", move=str(action))
        return say("malformed", input=echo(typed))

    def make(self, choice: Choice) -> None:
        self.sitting.play(self.sitting.next_seat(), choice.id, asked=True)

    # --- commands ---------------------------------------------------------------------------------------------------

    def explain(self, rest: str) -> Block:
        view = self.sitting.state.view(self.sitting.seat)
        if self.sitting.state.is_over:
            return self.said(self.texts.text("over-only"))
        if not rest:
            text = [*self.face.explain(view), *rules.hint(self.texts, view, self.desk.width)]
        else:
            found = self.find(rest, view)
            if not isinstance(found, Choice):
                return self.said(found)
            text = self.face.explain_choice(view, found.id)
        return [row for line in text for row in wrapped(line, self.desk.width, 0)]

    def rules(self, rest: str) -> Block:
        """The rule book, also when the game is over."""
        return rules.page(self.texts, self.sitting.state.view(self.sitting.seat), rest, self.desk.width)

    def hint(self, rest: str) -> Block:
        if self.sitting.state.is_over:
            return self.said(self.texts.text("over-only"))
        observation = self.sitting.state.observe(self.sitting.next_seat())
        # What is random in it follows from the number of moves, never from the deal.
        return hint.page(
            self.texts, observation, self.choices(observation.view), len(self.sitting.moves), self.desk.width
        )

    def undo(self, rest: str) -> Block:
        try:
            back = self.sitting.undo(anyway=rest == ANYWAY or self.sitting.take_backs > 0)
        except CannotUndo as refused:
            why = self.texts.text(f"undo-{refused.reason}")
            return self.said(self.texts.text("undo-anyway", why=why) if self.sitting.can_go_back() else why)
        self.seen = self.printed = min(self.seen, len(self.sitting.facts))
        move = str(self.sitting.first.game.action(back.choice.action))
        return self.said(self.texts.text("taken-back" if back.seen else "undone", move=move))

    def save(self, rest: str) -> Block:
        try:
            file = saves.place(rest) if rest else self.file
            if rest and saves.is_foreign(file):
                return self.said(self.texts.text("save-foreign", file=echo(str(file), LONGEST_PATH)))
            self.write(file)
        except SaveError as error:
            return self.said(
                self.texts.text("save-failed", file=echo(str(error.file), LONGEST_PATH), detail=error.detail)
            )
        return self.said(self.texts.text("saved", file=echo(str(file), LONGEST_PATH)))

    def log(self, rest: str) -> Block:
        return log_lines(self.face, self.sitting.facts, 0, self.desk.width)

    def board(self, rest: str) -> Block:
        if not self.desk.interactive:
            self.draw()
        return []

    def lang(self, rest: str) -> Block:
        wanted = rest.lower()
        if wanted not in LANGUAGES:
            return self.said(self.texts.text("lang-unknown", lang=echo(rest), languages=named_languages()))
        self.speak(Texts(wanted))
        return self.board("")

    def help(self, rest: str) -> Block:
        own = "" if self.aid is None else "\n" + self.aid.help()
        page = self.texts.text("help", example=self.face.example, languages=", ".join(LANGUAGES))
        return paragraphs(page + own, self.desk.width)

    def quit(self, rest: str) -> Block:
        raise Quit

    # --- keeping ----------------------------------------------------------------------------------------------------

    def write(self, file: Path) -> None:
        saves.write(file, self.sitting.record(), Seating(self.sitting.seat, self.sitting.bots, self.sitting.take_backs))

    def keep(self) -> bool:
        """Write the game down where it can be found again; a full disk does not stop the game."""
        try:
            self.write(self.file)
        except SaveError as error:
            if not self.complained:
                self.complained = True
                self.note += self.said(
                    self.texts.text("autosave-failed", file=echo(str(error.file), LONGEST_PATH), detail=error.detail)
                )
            return False
        return True

    def leave(self, code: int) -> int:
        over = self.sitting.state.is_over
        kept = over or self.keep()
        self.desk.console.print()
        if over:
            return code
        if kept:
            command = saves.way_back(self.sitting.first.game.id, self.file)
            self.desk.show([Text(self.texts.text("auto-saved", command=command))])
        else:
            self.desk.show(self.note)
        return code

    # --- the end ----------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        kept = self.keep()
        self.show_end(kept, [])
        while True:
            line = self.desk.ask(self.texts.text("save-hint"))
            known = command(line, whole=False, lang=self.texts.lang)
            if known is not None and known.name not in (UNDO, BOARD):
                answer = self.obey(known)
            else:
                answer = self.said(self.texts.text("over-only")) if line.strip() and known is None else []
            if len(answer) > LONGEST_NOTE or (answer and not self.desk.interactive):
                self.desk.show(answer, fresh=True)
            else:
                self.show_end(kept, answer)

    def show_end(self, kept: bool, note: Block) -> None:
        sitting, say = self.sitting, self.texts.text
        view = sitting.state.view(sitting.seat)
        account = self.face.account(view, sitting.facts, self.desk.width)
        seed = str(sitting.first.seed)
        last = (
            say("seed-line", seed=seed, file=echo(str(self.file), LONGEST_PATH))
            if kept
            else say("seed-unkept", seed=seed)
        )
        marked = [ink(say("with-take-backs", count=sitting.take_backs))] if sitting.take_backs else []
        lines = [*account, Text(), *marked, *wrapped(ink(last), self.desk.width), *note]
        room = self.desk.height - 2 - len(lines)
        board = compose(self.face, self.texts, view, sitting.facts, self.desk.width, room)
        self.desk.show([*board, *lines], fresh=True)
