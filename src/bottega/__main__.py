"""`bottega`, which is the same as `python -m bottega`."""

import sys


def main() -> None:
    try:
        from bottega.cli import main as command
    except ImportError as error:
        # Somebody took the engine alone. Our texts, in his language, are read by a package that may be missing too.
        if error.name is None or error.name.partition(".")[0] == "bottega":
            raise
        brings = "which `pip install bottega` brings. `import bottega` works."
        sys.exit(f"bottega: The command needs {error.name}, {brings}")
    command()


if __name__ == "__main__":
    main()
