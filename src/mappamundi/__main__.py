"""`python -m mappamundi` is the command `mundi`."""

from mappamundi.cli import main

main()
