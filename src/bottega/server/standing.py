"""How a server stands now: what is counted only when somebody asks."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry


def standing(registry: "TableRegistry") -> dict[str, tuple[str, float]]:
    """By the name of a metric, what it means and how much it is."""
    tables = list(registry.tables.values())
    thinking = registry.settings.thinkers - len(registry.workers.turns.free)
    return {
        "bottega_tables_live": ("Tables in memory.", len(tables)),
        "bottega_pages": (
            "Pages that show a table.",
            sum(len(pages) for table in tables for pages in table.presence.pages.values()),
        ),
        "bottega_programs": ("Lines to programs.", len(registry.programs.lines)),
        "bottega_computers_thinking": ("Computers that think now.", thinking),
        "bottega_computers_waiting": ("Computers that wait to think.", max(0, registry.metrics.asked - thinking)),
        "bottega_hints_waiting": ("Hints that are thought out, or wait for it.", len(registry.workers.thinking)),
        "bottega_store_refusing": ("1 while the store takes no rows.", registry.store.writer.refusing),
    }
