"""What is kept on disk. The journal is the game; everything else can be lost without losing a move."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    inspect,
)

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
    Column("program", String),  # the guest whose program plays here
    Index("seats_by_program", "program"),
)

# Only hashes of the keys, so that whoever reads the file cannot sit down.
KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
)

# A key of a program opens one seat, or without one every seat at which its guest has put a program.
PROGRAM_KEYS = Table(
    "program_keys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("hash", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("table_id", String),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("program_keys_by_guest", "guest"),
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

# A table at which a lesson is taught, or was.
LESSONS = Table(
    "lessons",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("lesson", String, nullable=False),
    Column("step", Integer, nullable=False),  # the one it has come to, from 0 on
    Column("state", String, nullable=False),  # see lessons.TAUGHT
    Column("begun", BigInteger, nullable=False),
    Column("done", BigInteger),  # when the last step was reached
    Index("lessons_by_guest", "guest"),
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

# Games that somebody brought to look at them again. The name is made from what is in them.
RECORDS = Table(
    "records",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("source", String, nullable=False),  # a mark of the address it came from, not the address
    Column("size", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What the histories of its players tell of a finished game. It can be worked out from the journal again.
DIGESTS = Table(
    "digests",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("version", String, nullable=False),  # of what worked it out
    Column("body", Text, nullable=False),
)

# What has been worked out of a finished game, a table's or one that was brought. Without it, it is worked out anew.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("id", String, primary_key=True),
    Column("done", Integer, nullable=False),  # pieces of work
    Column("total", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)


# What is true of the whole: the key of the cookies (of SQLite it is in a file), and that a copy is not finished.
PROPERTIES = Table(
    "properties",
    METADATA,
    Column("name", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)


def missing(connection: Connection) -> str | None:
    """A table or a column that a database must have and has not, or not under its key."""
    found = inspect(connection)
    columns = {name: {column["name"] for column in rows} for (_, name), rows in found.get_multi_columns().items()}
    keys = {name: key["constrained_columns"] for (_, name), key in found.get_multi_pk_constraint().items()}
    for table in METADATA.sorted_tables:
        if table.name not in columns:
            return f"table {table.name}"
        if lacking := [column.name for column in table.columns if column.name not in columns[table.name]]:
            return f"column {table.name}.{lacking[0]}"
        if keys.get(table.name) != [key.name for key in table.primary_key]:
            return f"key of table {table.name}"
    return None
