"""A bot that plays a whole game over the wire: any legal action, chosen at random.

python wire_bot.py http://127.0.0.1:8420                    # a new table, with the server's own bots
python wire_bot.py http://127.0.0.1:8420/t/TABLE            # an open seat at that table
python wire_bot.py http://127.0.0.1:8420/t/TABLE#invite=…   # the seat of the invitation: the whole link
"""

import asyncio
import random
import sys

from mappamundi.wire import Table, WireError


async def play(address: str) -> None:
    if "/t/" in address:
        seat = await Table.join(address, name="Wire bot")
    else:
        seats = [{"kind": "me", "name": "Wire bot"}, *[{"kind": "bot", "bot": "random"}] * 2]
        [seat] = await Table.set_up(address, "hotw2018", seats)
    async with seat:
        async for turn in seat:
            await seat.act(random.choice(turn.legal))
    print("scores:", seat.info["scores"], "places:", seat.info["places"])


if __name__ == "__main__":
    try:
        asyncio.run(play(*sys.argv[1:2] or ["none"]))
    except WireError as error:
        print(f"wire_bot: {error}", file=sys.stderr)
        sys.exit(2)
