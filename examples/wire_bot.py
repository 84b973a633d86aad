"""A bot that plays a whole game over the wire: any legal action, chosen at random. Needs the package `websockets`.

python wire_bot.py http://127.0.0.1:8420                      # a new table, with the server's own bots
python wire_bot.py http://127.0.0.1:8420 TABLE [INVITATION]   # an open seat, or the one of the invitation
"""

import json
import random
import secrets
import sys
from typing import NoReturn
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, body: dict) -> dict:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        return json.load(urlopen(request))
    except HTTPError as error:
        # The server says in a sentence what is wrong: no such table, no seat left.
        stop(json.load(error)["detail"] if "json" in error.headers.get("Content-Type", "") else str(error))
    except URLError as error:
        stop(f"nobody answers at {url}: {error.reason}")


def stop(why: str) -> NoReturn:
    print(f"wire_bot: {why}", file=sys.stderr)
    sys.exit(2)


def sit_down(server: str, table: str = "", invitation: str | None = None) -> tuple[str, str]:
    """The id of the table, and the token of our seat at it."""
    if table:
        return table, post(f"{server}/api/tables/{table}/join", {"name": "Wire bot", "invitation": invitation})["token"]
    seats = [{"kind": "me", "name": "Wire bot"}, *[{"kind": "bot", "bot": "random"}] * 2]
    created = post(f"{server}/api/tables", {"game": "hotw2018", "seats": seats})
    return created["table"]["id"], created["seats"]["0"]


def play(server: str, table: str, token: str) -> dict:
    """Play to the end; gives the table as it then is. Each message holds what is legal now: nothing else is needed."""
    known: dict = {}
    with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for message in map(json.loads, socket):
            known |= message.get("table", {})
            if known.get("phase") == "over":
                return known
            if message["type"] in ("snapshot", "frame") and message["legal"]:
                action = random.choice(message["legal"])
                socket.send(json.dumps({"type": "act", "key": secrets.token_hex(8), "action": action}))
    raise SystemExit(f"the server closed the connection: {socket.close_code} {socket.close_reason}")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4 or not sys.argv[1].startswith(("http://", "https://")):
        stop("name a server, and a table if you like: python wire_bot.py http://127.0.0.1:8420 [TABLE [INVITATION]]")
    address, *seat = sys.argv[1:]
    over = play(address, *sit_down(address, *seat))
    print("scores:", over["scores"], "places:", over["places"])
