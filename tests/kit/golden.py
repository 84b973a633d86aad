"""Golden play-throughs: three whole games, written down line by line as a spectator hears them.

    python -m tests.kit.golden

writes the files in `tests/games/hotw2018/golden/` anew. Do so only after a change that is meant to alter games, read
the difference before committing it, and raise the version of the game's rules if finished records would no longer
replay.

A line is the number of the step, the seat, its action, and after the arrow what a spectator is told. Seats choose at
random among the legal actions, now by kind and now keeping busy, so that all parts of the rules come up.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click
from tests.kit.random_play import BUSY, BY_KIND, GAME, new_game, step

FOLDER = Path(__file__).parents[1] / "games" / "hotw2018" / "golden"


class Golden(NamedTuple):
    """A game that is kept."""

    name: str
    players: int
    selection: str
    style: int
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


GAMES = (
    Golden("hotw2018-3-draft", 3, "draft", BY_KIND, 1),
    Golden("hotw2018-5-draft", 5, "draft", BUSY, 2),
    Golden("hotw2018-4-classic", 4, "classic", BUSY, 3),
)


def written(golden: Golden) -> Iterator[str]:
    """The lines of the file."""
    yield f"# {GAME.facts.title}, rules version {GAME.facts.rules_version}"
    yield f"# {golden.players} seats, selection {golden.selection}, seed {golden.seed}"
    yield "# Written by `python -m tests.kit.golden`: step, seat, action -> what a spectator is told."
    position = new_game(golden.seed, golden.players, golden.selection)
    rng = Random(golden.seed)
    yield f"scores {_plain(position.scores)}"
    number = 0
    while position.to_act():
        seat, action, events = step(position, rng, golden.style)
        number += 1
        told = [GAME.tell(event, None) for event in events]
        heard = "; ".join(_phrase("event", event) for event in told) or "nothing"
        yield f"{number:03} seat {seat}: {_phrase('do', action.form)} -> {heard}"
        if any(event["event"] == "turn_ended" for event in told):
            yield f"scores {_plain(position.scores)}"
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


def text(golden: Golden) -> str:
    return "\n".join(written(golden)) + "\n"


@click.command()
def main() -> None:
    """Write all golden play-throughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        new = text(golden)
        old = golden.path.read_text(encoding="utf-8") if golden.path.exists() else ""
        golden.path.write_text(new, encoding="utf-8")
        click.echo(f"{golden.path.name}: {'unchanged' if new == old else 'written'}, {len(new.splitlines())} lines")


if __name__ == "__main__":
    main()
