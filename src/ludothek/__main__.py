"""``python -m ludothek`` is the ``ludothek`` command."""

import sys

from ludothek.cli.main import main

sys.exit(main())
