"""What one server process holds, measured from outside; from the folder of the repository:

.venv/bin/python -m tools.bench serve --json
.venv/bin/python -m tools.bench race --json

How fast the rules are is said by `mundi bench`.
"""

import click
from tools.bench import race, serve


@click.group("tools.bench", help="Measure the server.")
def main() -> None:
    pass


main.add_command(serve.command)
main.add_command(race.command)

if __name__ == "__main__":
    main()
