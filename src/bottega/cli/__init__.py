"""The command `bottega`: reads the words, says what is wrong with them in one line, and hands over to a table."""

import os
import sys
from collections.abc import Sequence

import typer

from bottega.cli.commands import Commands
from bottega.cli.reader import WRONG_USAGE, Fault
from bottega.core.edition import EditionError
from bottega.core.errors import BottegaError, OptionError, ReplayError
from bottega.locale import LANGUAGES, Texts, language

FAILED_FILE = 1
INTERRUPTED = 130


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that lacks a letter shows a question mark instead of a traceback.
            stream.reconfigure(errors="replace")
    try:
        texts = Texts(wanted_language(words))
    except Fault as fault:
        return complain(Texts(language()), fault)
    try:
        return obey(words, texts)
    except Fault as fault:
        return complain(texts, fault)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED_FILE


def complain(texts: Texts, fault: Fault) -> int:
    print(" ".join(texts.text("cli-error", what=fault.text).split("\n")), file=sys.stderr)
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
        raise Fault(WRONG_USAGE, Texts(language()).text("cli-lang-unknown", lang=given))
    return given


def obey(words: Sequence[str], texts: Texts) -> int:
    command = typer.main.get_command(Commands(texts).app)
    try:
        code = command.main(list(words), prog_name="bottega", standalone_mode=False)
    except typer.Exit as left:
        return left.exit_code
    except typer.Abort:
        return INTERRUPTED
    except USAGE_ERROR as error:
        raise Fault(WRONG_USAGE, usage_text(texts, error)) from None
    except EditionError as error:
        raise Fault(FAILED_FILE, texts.text("cli-edition-broken", detail=str(error))) from None
    except ReplayError as error:
        raise Fault(FAILED_FILE, texts.text("cli-record-broken", detail=str(error))) from None
    except OptionError as error:
        raise Fault(WRONG_USAGE, texts.text("cli-engine", detail=str(error))) from None
    except BottegaError as error:
        raise Fault(FAILED_FILE, texts.text("cli-engine", detail=str(error))) from None
    return code if isinstance(code, int) else 0


# Typer keeps the class of all wrong usage to itself; its public child knows it.
USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]


def usage_text(texts: Texts, error: Exception) -> str:
    """What is wrong with the words themselves, in the reader's language."""
    say = texts.text
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
