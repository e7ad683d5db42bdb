"""Which build is running: this module is compiled together with the engine, or not at all."""

# Compiled with mypyc.

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
