"""Golden play-throughs: whole games, written down line by line as a spectator hears them.

    python -m tests.kit.golden [GAME]

writes the files in `tests/games/GAME/golden/` anew. Do so only after a change that is meant to alter games, read
the difference before committing it, and raise the version of the game's rules if finished records would no longer
replay.

A line is the number of the step, the seat, its action, and after the arrow what a spectator is told. Seats choose at
random among the legal actions, now by kind and now keeping busy, so that all parts of the rules come up.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import click
from tests.kit.subject import Golden, Subject, subject, subjects


def path_of(played: Subject[Any], golden: Golden) -> Path:
    return played.folder / "golden" / f"{golden.name}.txt"


def written(played: Subject[Any], golden: Golden) -> Iterator[str]:
    """The lines of the file."""
    game = played.game
    setup = [f"{golden.players} seats", *(f"{name} {value}" for name, value in golden.options.items())]
    yield f"# {game.facts.title}, rules version {game.facts.rules_version}"
    yield f"# {', '.join(setup)}, seed {golden.seed}"
    yield "# Written by `python -m tests.kit.golden`: step, seat, action -> what a spectator is told."
    position = played.new(golden.seed, golden.players, golden.options)
    rng = Random(golden.seed)
    yield f"scores {_plain(position.standings())}"
    number = 0
    while position.result() is None:
        seat, action, events = played.step(position, rng, golden.style)
        number += 1
        told = [game.tell(event, None) for event in events]
        heard = "; ".join(_phrase("event", event) for event in told) or "nothing"
        who = "nobody" if seat is None else f"seat {seat}"
        yield f"{number:03} {who}: {_phrase('do', action.form)} -> {heard}"
        if any(event["event"] in played.scored_after for event in told):
            yield f"scores {_plain(position.standings())}"
    result = position.result()
    assert result is not None
    yield f"places {_plain(result.places)}"


def _phrase(name: str, form: Mapping[str, Any]) -> str:
    """`invade land=gaul via=[north_sea]`."""
    params = [f"{key}={_plain(value)}" for key, value in form.items() if key != name]
    return " ".join([form[name], *params])


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return "/".join(_plain(part) for part in value.values())
    if isinstance(value, list | tuple):
        return f"[{' '.join(_plain(part) for part in value)}]"
    if value is None:
        return "nobody"
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def text(played: Subject[Any], golden: Golden) -> str:
    return "\n".join(written(played, golden)) + "\n"


@click.command()
@click.argument("games", metavar="[GAME]...", nargs=-1, type=click.Choice(subjects()))
def main(games: tuple[str, ...]) -> None:
    """Write the golden play-throughs of these games, or of all, anew."""
    for played in map(subject, games or subjects()):
        for golden in played.golden:
            path = path_of(played, golden)
            path.parent.mkdir(exist_ok=True)
            new = text(played, golden)
            old = path.read_text(encoding="utf-8") if path.exists() else ""
            path.write_text(new, encoding="utf-8")
            click.echo(f"{path.name}: {'unchanged' if new == old else 'written'}, {len(new.splitlines())} lines")


if __name__ == "__main__":
    main()
