"""Editions: the faces of a game's components, read from files whose mistakes are named by their line."""

from bottega.core.edition.edition import Edition, earlier_edition, load_edition
from bottega.core.edition.placed_json import EditionError, Source
from bottega.core.edition.reader import Reader, read_text

__all__ = ["Edition", "EditionError", "Reader", "Source", "earlier_edition", "load_edition", "read_text"]
