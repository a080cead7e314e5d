"""What several servers with one PostgreSQL say to it about each other. All times are the database's; a server lives as
long as its row says, and whoever has a lease without living has lost it to the first who asks.
"""

from typing import Final

from sqlalchemy import TextClause, text

from bottega.server.store.notices import CHANNEL

PULSE_EVERY: Final = 1.0  # seconds
TERM: Final = 3500  # milliseconds for which a server is believed to live; one that dies is noticed within a pulse more
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE: Final = f"SELECT id FROM servers WHERE until > {NOW}"  # noqa: S608 -- words of ours, here and below

WORK: Final = "review "  # so begins the id of a lease that is of no table, and that nobody takes over by itself
IS_WORK: Final = f"starts_with(leases.id, '{WORK}')"

# --- of the thread that listens, in the words of the driver ---------------------------------------------------------

# It need not be on the disk: whatever rests on it is written later, and not before it.
EASY: Final = "SET synchronous_commit = off"
# Whoever sleeps in the middle of a transaction keeps its leases locked: nobody waits for that so long that he is
# believed to be dead himself.
HASTY: Final = "SET lock_timeout = 500"
LISTEN: Final = f"LISTEN {CHANNEL}"
PULSE: Final = f"""
WITH mine AS (
    INSERT INTO servers (id, until) VALUES (%(server)s, {NOW} + {TERM})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0 AS fresh)
SELECT (SELECT fresh FROM mine), ARRAY({ALIVE}),
    EXISTS (SELECT FROM servers WHERE until <= {NOW} AND id <> %(server)s),
    ARRAY(SELECT id FROM leases WHERE server = %(server)s AND wanted IS NOT NULL),
    (SELECT count(*) FROM leases WHERE server = %(server)s)
"""  # noqa: S608
# Of several that see it, one does it: the row of the dead server is there once.
ADOPT: Final = f"""
WITH dead AS (DELETE FROM servers WHERE until <= {NOW} AND id <> %(server)s RETURNING id),
    gone AS (DELETE FROM presence WHERE server IN (SELECT id FROM dead) OR server NOT IN (SELECT id FROM servers))
UPDATE leases SET server = CASE WHEN {IS_WORK} THEN '' ELSE %(server)s END,
    fence = fence + 1, wanted = NULL, wanted_at = NULL
WHERE server IN (SELECT id FROM dead) OR server <> '' AND server NOT IN (SELECT id FROM servers)
"""  # noqa: S608

# --- of the loop, as queries ----------------------------------------------------------------------------------------

TAKE: Final = text(f"""
INSERT INTO leases AS lease (id, server, fence, changes) VALUES (:id, :server, 1, 0)
ON CONFLICT (id) DO UPDATE SET server = :server, wanted = NULL, wanted_at = NULL,
    fence = CASE WHEN lease.server = :server THEN lease.fence ELSE lease.fence + 1 END
WHERE lease.server IN ('', :server) OR lease.server NOT IN ({ALIVE})
    OR lease.wanted = :server AND lease.wanted_at < {NOW} - {TERM}
RETURNING fence
""")  # noqa: S608
WANT: Final = text(f"""
WITH asked AS (
    UPDATE leases SET wanted = :server, wanted_at = CASE WHEN wanted = :server THEN wanted_at ELSE {NOW} END
    WHERE id = :id AND server <> :server AND (wanted IS NULL OR wanted = :server OR wanted NOT IN ({ALIVE}))
    RETURNING id)
SELECT pg_notify('{CHANNEL}', :server || ' want ' || id) FROM asked
""")  # noqa: S608
GIVE: Final = text(f"""
WITH given AS (
    UPDATE leases SET server = wanted, fence = fence + 1, wanted = NULL, wanted_at = NULL
    WHERE id = :id AND server = :server AND wanted IN ({ALIVE}) RETURNING id, server)
SELECT pg_notify('{CHANNEL}', :server || ' given ' || id || ' ' || server) FROM given
""")  # noqa: S608
# When a server stops: to another one, if there is one; nobody is the empty word. It stays as one that is dead, so that
# the others look at its leases: it may have been given some meanwhile.
LEAVE: Final = text(f"""
WITH gone AS (UPDATE servers SET until = 0 WHERE id = :server), left_there AS (DELETE FROM presence WHERE server = :server),
    given AS (
    UPDATE leases SET fence = fence + 1, wanted = NULL, wanted_at = NULL, server = CASE WHEN {IS_WORK} THEN '' ELSE
        coalesce((SELECT id FROM servers WHERE until > {NOW} AND id <> :server ORDER BY random() LIMIT 1), '') END
    WHERE server = :server RETURNING id, server)
SELECT pg_notify('{CHANNEL}', :server || ' end ' || coalesce((SELECT max(server) FROM given), ''))
""")  # noqa: S608
END_LEASE: Final = text("""
UPDATE leases SET server = '', fence = fence + 1, wanted = NULL, wanted_at = NULL
WHERE id = :id AND server = :server RETURNING id
""")
MINE: Final = text("SELECT id, fence FROM leases WHERE server = :server")
# All that is new of a table since its last known row; no row at all when the table is gone.
NEWS: Final = text("""
SELECT coalesce(lease.changes, 0) AS changes, entry.* FROM tables
LEFT JOIN leases AS lease ON lease.id = tables.id
LEFT JOIN journal AS entry ON entry.table_id = tables.id AND entry.number >= :number
WHERE tables.id = :id ORDER BY entry.number
""")
# How far each of many tables is.
STAND: Final = text("""
SELECT tables.id, coalesce(lease.changes, 0) AS changes,
    (SELECT max(number) FROM journal WHERE journal.table_id = tables.id) AS number
FROM tables LEFT JOIN leases AS lease ON lease.id = tables.id WHERE tables.id = ANY(:ids)
""")
TELL: Final = text(f"SELECT pg_notify('{CHANNEL}', :words)")
CHANGED: Final = text("UPDATE leases SET changes = changes + 1 WHERE id = :id")
FREE: Final = f"tables.id NOT IN (SELECT leases.id FROM leases WHERE leases.server IN ({ALIVE}))"  # noqa: S608


def notice_of(server: str, kind: str, about: str = "", more: str = "") -> TextClause:
    """A notice that goes out with what is committed beside it."""
    return TELL.bindparams(words=f"{server} {kind} {about} {more}".rstrip())
