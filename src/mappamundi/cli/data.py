"""`mundi data`: a game's data file, to start a correction from."""

from pathlib import Path

import click

from mappamundi.cli.common import named_game, parse_options
from mappamundi.kernel import BadInput


@click.command("data", short_help="Write out a game's data file, to correct it.")
@click.argument("game_id", metavar="GAME")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path(),
    metavar="DIR",
    help="The folder to write it into; it is made if there is none.  [default: this folder]",
)
def command(game_id: str, out: Path) -> None:
    """Write the boards, cards and numbers of GAME into a file that can be corrected.

    The commands that load a game take the folder with --data and play with what stands there. A file that is there
    already is left alone.
    """
    from mappamundi import games

    game_id, carried = named_game(game_id)
    game = games.game(game_id)
    parse_options(game, carried, game.facts.usual_seats)
    text = games.own_data(game_id)
    if not out.is_dir():
        if out.exists():
            raise BadInput(f"--out {out} is not a folder")
        if not out.absolute().parent.is_dir():
            raise BadInput(f"--out {out}: there is no folder {out.parent}")
    file = out / f"{game_id}.yaml"
    try:
        out.mkdir(exist_ok=True)
        with file.open("x", encoding="utf-8", newline="") as written:
            written.write(text)
    except FileExistsError:
        raise BadInput(f"{file} exists already and is left as it is; name another folder with --out") from None
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    click.echo(f"wrote {file}; correct what you like, and play with it: mundi play {game_id} --data {out}")
