"""Runs uv with what pip is told here: where packages come from, whom to trust and how long to wait.

    python tools/uv_as_pip.py UV ARGUMENT...

uv installs in a tenth of the time, but does not read pip's files and variables; a machine with a mirror of its own has
nothing else.
"""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Mapping

# pip's options, and the variables by which uv has the same.
VARIABLES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "client-cert": "SSL_CLIENT_CERT",
    "proxy": "ALL_PROXY",
    "timeout": "UV_HTTP_TIMEOUT",
    "default-timeout": "UV_HTTP_TIMEOUT",
}
# Of a kind that takes several, pip has them between blanks and uv, here, between commas.
BETWEEN_COMMAS = {"find-links"}
LINE = re.compile(r"(?P<section>[\w:]*)\.(?P<option>[\w-]+)=(?P<value>.*)")
# What is said later counts: for all commands, for this one, in the environment.
SECTIONS = ("global", "install", ":env:")


def as_uv(listed: str) -> dict[str, str]:
    """The variables for uv, from what `pip config list` says."""
    found: dict[str, str] = {}
    lines = [line for line in map(LINE.fullmatch, listed.splitlines()) if line and line["section"] in SECTIONS]
    for line in sorted(lines, key=lambda line: SECTIONS.index(line["section"])):
        option = line["option"]
        if option in VARIABLES:
            words = str(ast.literal_eval(line["value"])).split()
            found[VARIABLES[option]] = ("," if option in BETWEEN_COMMAS else " ").join(words)
    return found


def surroundings(listed: str, environment: Mapping[str, str]) -> dict[str, str]:
    """The same environment for uv, in which its own variables go before pip's."""
    return as_uv(listed) | dict(environment)


def main() -> int:
    listed = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True)
    # pip takes the best version of all indices. Which one it comes from does not matter where hashes are required.
    command = [*sys.argv[1:], "--index-strategy", "unsafe-best-match"]
    environment = surroundings(listed.stdout, os.environ)
    return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 - our own command


if __name__ == "__main__":
    sys.exit(main())
