"""`use.py` is what somebody writes who uses Bottega: it is run in a folder of its own, and leaves a record there."""

collect_ignore = ["use.py"]
