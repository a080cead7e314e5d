"""The command `bottega`: reads the words, says what is wrong with them in one line, and hands over to a table."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import typer

from bottega.bots.turn import BROKE, BotError
from bottega.cli.commands import Commands
from bottega.cli.reader import FAILED, WRONG_USAGE, Fault, said
from bottega.core.edition import EditionError
from bottega.core.errors import BottegaError, OptionError, ReplayError
from bottega.locale import LANGUAGES, Texts, language, named_languages
from bottega.terminal.saves import NoHome

INTERRUPTED = 130
OPTIONS = "--options"


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that lacks a letter shows a question mark instead of a traceback.
            stream.reconfigure(errors="replace")
    try:
        texts = Texts(wanted_language(words))
    except Fault as fault:
        return complain(Texts(language()), fault)
    if sys.stdout is None:
        return complain(texts, Fault(FAILED, texts.text("cli-output-closed")))
    try:
        code = obey(words, texts)
        sys.stdout.flush()
    except Fault as fault:
        return complain(texts, fault)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        give_up_output()
        return FAILED
    except OSError as error:
        give_up_output()
        return complain(texts, Fault(FAILED, system_text(texts, error)))
    return code


def give_up_output() -> None:
    """What is left unwritten goes nowhere; else Python would complain once more when it flushes at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def system_text(texts: Texts, error: OSError) -> str:
    """What the system refuses: a file that it names, or else our output."""
    detail = error.strerror or str(error)
    if error.filename is None:
        return said(texts, "cli-output-lost", detail=detail)
    return said(texts, "cli-system", file=str(error.filename), detail=detail)


def complain(texts: Texts, fault: Fault) -> int:
    if sys.stderr is not None:
        with suppress(OSError):
            print(" ".join(said(texts, "cli-error", what=fault.text).split("\n")), file=sys.stderr)
    return fault.code


def wanted_language(words: Sequence[str]) -> str:
    """Known before anything else, so that even a wrong word is refused in the right language."""
    given: str | None = None
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            given = words[place + 1]
        elif word.startswith("--lang="):
            given = word.partition("=")[2]
    if given is None:
        return language()
    if given not in LANGUAGES:
        raise Fault(WRONG_USAGE, said(Texts(language()), "cli-lang-unknown", lang=given, languages=named_languages()))
    return given


def obey(words: Sequence[str], texts: Texts) -> int:
    command = typer.main.get_command(Commands(texts).app)
    try:
        told = with_command(separated(words), command, texts)
        code = command.main(told, prog_name="bottega", standalone_mode=False)
    except typer.Exit as left:
        return left.exit_code
    except typer.Abort:
        return INTERRUPTED
    except USAGE_ERROR as error:
        raise Fault(WRONG_USAGE, usage_text(texts, error)) from None
    except BotError as error:
        raise Fault(FAILED, bot_text(texts, error)) from None
    except NoHome:
        raise Fault(FAILED, texts.text("cli-no-home")) from None
    except EditionError as error:
        raise Fault(FAILED, said(texts, "cli-edition-broken", detail=str(error))) from None
    except ReplayError as error:
        raise Fault(FAILED, said(texts, "cli-record-broken", detail=str(error))) from None
    except OptionError as error:
        raise Fault(WRONG_USAGE, said(texts, "cli-engine", detail=str(error))) from None
    except BottegaError as error:
        raise Fault(FAILED, said(texts, "cli-engine", detail=str(error))) from None
    return code if isinstance(code, int) else 0


def separated(words: Sequence[str]) -> list[str]:
    """`--options a=1 b=2` as the flag once for each value, which is all that Typer reads.

    >>> separated(["arena", "fresco", "--options", "a=1", "b=2", "--json"])
    ['arena', 'fresco', '--options', 'a=1', '--options', 'b=2', '--json']
    """
    spread: list[str] = []
    flag_before = going_on = False
    for word in words:
        is_value = not word.startswith("-") and (flag_before or "=" in word)
        if going_on and is_value and not flag_before:
            spread.append(OPTIONS)
        spread.append(word)
        flag_before = word == OPTIONS
        going_on = flag_before or word.startswith(f"{OPTIONS}=") or (going_on and is_value)
    return spread


def with_command(words: list[str], bottega: Any, texts: Texts) -> list[str]:
    """Flags that are not of `bottega` itself are those of `serve`, which needs no word; they stand before no other."""
    flags = {flag: option for option in bottega.commands["serve"].params for flag in option.opts}
    own = {flag for option in bottega.params for flag in option.opts}
    foreign, place = "", 0
    while place < len(words) and words[place].startswith("-"):
        flag, equals, _ = words[place].partition("=")
        foreign = foreign or ("" if flag in own else flag)
        place += 1 if equals or flag not in flags or flags[flag].is_flag else 2
    if not foreign:
        return words
    if foreign in flags and place < len(words) and words[place] in bottega.commands:
        command = f"bottega {words[place]}"
        raise Fault(WRONG_USAGE, said(texts, "cli-flag-first", flag=foreign, command=command))
    return ["serve", *words]


def bot_text(texts: Texts, error: BotError) -> str:
    """Seats and moves are counted from 1, as at the table."""
    key = "cli-bot-broke" if error.fault == BROKE else "cli-bot-failed"
    facts = {"seat": str(error.seat + 1), "move": str(error.ply + 1), "seed": str(error.seed)}
    return said(texts, key, bot=error.bot, detail=error.detail, **facts)


# Typer keeps the class of all wrong usage to itself; its public child knows it.
USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]


def usage_text(texts: Texts, error: Exception) -> str:
    """What is wrong with the words themselves, in the reader's language."""
    say = partial(said, texts)
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "bottega")
    if kind == "NoSuchOption":
        what = say("cli-no-such-option", option=str(getattr(error, "option_name", "")))
        near = list(getattr(error, "possibilities", None) or [])
        if near:
            return say("cli-did-you-mean", what=what, near=near[0])
    elif kind == "MissingParameter":
        what = say("cli-missing", name=str(getattr(getattr(error, "param", None), "name", "")).upper())
    elif kind == "BadOptionUsage":
        what = say("cli-needs-value", option=str(getattr(error, "option_name", "")))
    else:
        message = str(getattr(error, "message", error))
        quoted = message.partition("'")[2].partition("'")[0] or message.rpartition("(")[2].rstrip(").")
        if message.startswith("No such command"):
            what = say("cli-no-such-command", command=quoted)
        elif "unexpected extra" in message:
            what = say("cli-unexpected", value=quoted)
        else:
            what = say("cli-usage", detail=message)
    return say("cli-try-help", what=what, command=f"{path} --help")
