"""`python -m bottega` is the same as `bottega`."""

from bottega.cli import main

if __name__ == "__main__":
    main()
