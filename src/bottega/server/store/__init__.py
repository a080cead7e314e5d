"""The store: what must outlive the server. One protocol, kept by a SQLite file or by PostgreSQL; a schema and how it
grew; and the one thread that writes.
"""
