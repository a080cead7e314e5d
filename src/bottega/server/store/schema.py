"""What is kept on disk. The journal is the game; everything else can be lost without losing a move."""

from sqlalchemy import BigInteger, Boolean, Column, Connection, Index, Integer, MetaData, String, Table, Text, inspect

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String, nullable=False),
    Column("invite", String, nullable=False, unique=True),
    Column("watch", String, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("over", BigInteger),
    Column("rematch", String),
    Column("result", Text),  # of a finished game, so that it stays when the rules change
    Index("tables_by_owner", "owner"),
    Index("tables_by_public_and_started", "public", "started"),
    Index("tables_by_over_and_started", "over", "started"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String),
)

# Only hashes of the keys, so that whoever reads the file cannot sit down.
KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, primary_key=True),
    Index("holders_by_guest", "guest"),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
)

# The primary key is what lets only one of two writers win.
JOURNAL = Table(
    "journal",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("mark", String, nullable=False),  # of the position after a move; see journal.fingerprint
    Column("at", BigInteger, nullable=False),
    Column("waiting", Integer),  # the seats that are asked after a move, as bits; lists need no more of the game
    sqlite_with_rowid=False,
)


def missing(connection: Connection) -> str | None:
    """A table or a column that a file must have and has not, or not under its key."""
    found = inspect(connection)
    for table in METADATA.sorted_tables:
        if not found.has_table(table.name):
            return f"table {table.name}"
        columns = {column["name"] for column in found.get_columns(table.name)}
        if lacking := [column.name for column in table.columns if column.name not in columns]:
            return f"column {table.name}.{lacking[0]}"
        if found.get_pk_constraint(table.name)["constrained_columns"] != [key.name for key in table.primary_key]:
            return f"key of table {table.name}"
    return None
