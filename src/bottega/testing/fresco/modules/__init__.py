"""What tests know of Fresco's modules, one file each: setters for positions, and books found by the module's name."""

from importlib import import_module
from importlib.util import find_spec

from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.module_books import ModuleBooks


def books_of(module: str, s: FrescoState) -> ModuleBooks:
    """The books of a module at this table; one without a file here keeps none."""
    name = f"{__name__}.{module}"
    if find_spec(name) is None:
        return ModuleBooks(s)
    books: ModuleBooks = import_module(name).Books(s)
    return books
