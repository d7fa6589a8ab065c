"""``python -m boardrules.cli``."""

import sys

from boardrules.cli import main

sys.exit(main())
