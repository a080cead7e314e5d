"""The games that a server offers: those of the house, and those that other packages bring and that can be played."""

import logging
from collections.abc import Mapping

import bottega
from bottega.core import registry
from bottega.core.errors import OptionError
from bottega.core.game import Meta

LOG = logging.getLogger("bottega.server")


def playable() -> Mapping[str, Meta]:
    """By id, as they were installed when the server started. A package whose game does not load costs one line in the
    log: a table of it could be opened, but never played.
    """
    house = {meta.id: meta for meta in bottega.metas()}
    found = dict(house)
    for fault in registry.faults():
        LOG.warning("%s", fault)
    for meta in bottega.metas(installed=True):
        if meta.id in house:
            continue
        try:
            bottega.game(meta.id)
        except OptionError as error:
            LOG.warning("%s", error)
        else:
            found[meta.id] = meta
    return found
