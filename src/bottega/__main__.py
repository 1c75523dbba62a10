"""`python -m bottega` is the command line."""

import sys

from bottega.cli import main

if __name__ == "__main__":
    sys.exit(main())
