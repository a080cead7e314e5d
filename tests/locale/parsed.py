"""The files of a language as Fluent reads them, once for all tests."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bottega.locale import files


@cache
def resources(lang: str) -> dict[str, fluent.Resource]:
    """By the name of the file."""
    return {file.name: FluentParser().parse(file.read_text(encoding="utf-8")) for file in files(lang)}
