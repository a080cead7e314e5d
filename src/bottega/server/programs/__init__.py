"""Programs at the table: in whatever language they are written, they sit there like a computer player, know what their
seat knows, and are checked like a person.
"""
