"""`mundi serve`: the server for browsers and programs."""

from pathlib import Path
from typing import Any

import click

from mappamundi.cli.common import data_option, keeping_options


@click.command("serve", short_help="Serve tables to browsers and programs.")
@click.option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for the whole network.  [default: 127.0.0.1]")
@click.option("--port", type=int, metavar="N", help="The port; 0 for any that is free.  [default: 8420]")
@click.option("--db", metavar="URL", help="sqlite:///FILE, postgresql://USER@HOST/NAME or the path of a file.")
@click.option("--bots", type=int, metavar="N", help="How many bots think at once.  [default: cores - 1]")
@click.option("--bot-seconds", type=float, metavar="S", help="How long a bot may think about a decision.  [default: 5]")
@click.option(
    "--bot",
    "guests",
    metavar="[GAME.]NAME=BOT",
    multiple=True,
    help="A bot of somebody else's that may sit at tables, under this name: FILE.py:NAME, run:COMMAND or an installed "
    "one; as often as there are such bots.",
)
@click.option("--studies", type=int, metavar="N", help="How many replays are prepared at once.  [default: 2]")
@click.option("--rate", type=float, metavar="R", help="Requests per second from one address; 0: any.  [default: 30]")
@click.option("--burst", type=int, metavar="N", help="Requests at once from one address.  [default: 120]")
@click.option("--proxies", type=int, metavar="N", help="Reverse proxies before the server.  [default: 0]")
@click.option("--proxy-from", metavar="NETWORKS", help="Where the nearest proxy is.  [default: private networks]")
@click.option(
    "--host-name",
    "host_names",
    metavar="NAME",
    multiple=True,
    help="A name under which the server is reached, such as games.example; as often as there are names. It always "
    "answers to localhost and addresses.",
)
@click.option(
    "--webhooks",
    type=click.Choice(["public", "any", "off"]),
    help="Where notices may be sent: public addresses, any (a server at home), nowhere.  [default: public]",
)
@keeping_options
@data_option
@click.option("--open", "browse", is_flag=True, help="Open the browser.")
def command(
    browse: bool, host_names: tuple[str, ...], guests: tuple[str, ...], data: Path | None, **given: Any
) -> None:
    """Serve tables until it is stopped, with Ctrl-C or SIGTERM.

    With --data, new tables of the games whose files are in that folder are played with corrected data, and say so. A
    table goes on with the data it was made with.

    Every option is also a variable of the environment: MUNDI_PORT for --port. Tables are kept in a file among your
    own data, or in the database that --db or MUNDI_DB names.
    """
    import asyncio
    import webbrowser

    from mappamundi.server.app import create_app
    from mappamundi.server.run import address_of, listening, serve
    from mappamundi.server.settings import settings

    listed = {"host_name": ",".join(host_names) or None, "bot": "\n".join(guests) or None}
    chosen = settings(given | listed | {"data": None if data is None else str(data)})
    # Before anybody can knock: corrected data are read and checked here, and bots of others tried.
    app = create_app(chosen)
    with listening(chosen.host, chosen.port) as door:

        def ready() -> None:
            click.echo(f"Mappa Mundi is at {address_of(door)} (Ctrl-C stops it)")
            if browse:
                webbrowser.open(address_of(door))

        asyncio.run(serve(app, door, ready))
