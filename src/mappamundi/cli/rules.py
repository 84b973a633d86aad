"""`mundi rules`: the numbered rules, and which of them are cited and shown."""

from pathlib import Path

import click

from mappamundi.cli.common import console, data_option, json_option, load_game, named_game, parse_options
from mappamundi.cli.language import chosen_language
from mappamundi.cli.signs import write, write_json
from mappamundi.games import EXAMPLE_ID
from mappamundi.kernel import BadInput
from mappamundi.kernel.rulebook import Rulebook, parse


@click.command("rules", short_help="Print or search the rules; report their coverage.")
@click.argument("game_id", required=False, metavar="GAME")
@click.argument("words", nargs=-1, metavar="[NUMBER or WORDS]")
@click.option("--coverage", is_flag=True, help="Which rules are cited in code and shown by tests.")
@click.option("--language", metavar="TAG", help="Of the rules, as in pt-BR; that of the terminal if left out.")
@click.option("--precise", is_flag=True, help="The exact wording for programmers, with actions, phases and setups.")
@json_option
@data_option
def command(
    game_id: str | None,
    words: tuple[str, ...],
    coverage: bool,
    language: str | None,
    precise: bool,
    as_json: bool,
    data: Path | None,
) -> None:
    """Print the rules of GAME: all, one by its number, a chapter, or those that contain some words.

    They are told to a player; --precise says them as a program needs them, under the same numbers.

    With --coverage, which needs a checkout with its tests: per game the number of rules, how many are cited
    in code and shown by tests, and which are missing.
    """
    game_id, carried = named_game(game_id) if game_id else (None, ())
    if coverage:
        if words:
            raise BadInput("--coverage reports whole games; leave the rule's number out")
        _coverage(game_id, data, as_json)
        return
    if game_id is None:
        raise BadInput(f"name a game, as in `mundi rules {EXAMPLE_ID} 8`; `mundi games` lists them")
    game = load_game(game_id, data)
    parse_options(game, carried, game.facts.usual_seats)
    if language is not None and language not in game.facts.languages:
        raise BadInput(f"{game_id} has no rules in {language!r}; they are in: {', '.join(game.facts.languages)}")
    text = game.rules_text(language or chosen_language(None), "precise" if precise else "player")
    book = parse(text)
    found = _find(book, " ".join(words)) if words else text
    if not found:
        raise BadInput(f"{game_id} has no rule, chapter or text {' '.join(words)!r}")
    if as_json:
        shown = [{"rule": number, "text": book.texts[number]} for number in _numbers(book, " ".join(words))]
        write_json(shown)
        return
    screen = console()
    if screen.is_terminal:
        from rich.markdown import Markdown

        screen.print(Markdown(found))
    else:
        write(found)


def _find(book: Rulebook, wanted: str) -> str:
    if (number := wanted.upper()) in book.texts:
        return book.item(number)
    if chapter := book.chapter(wanted):
        return chapter
    return "\n".join(book.item(number) for number in book.search(wanted))


def _numbers(book: Rulebook, wanted: str) -> list[str]:
    if not wanted:
        return list(book.texts)
    if (number := wanted.upper()) in book.texts:
        return [number]
    return book.of_chapter(wanted) or book.search(wanted)


def _coverage(game_id: str | None, data: Path | None, as_json: bool) -> None:
    from mappamundi import games
    from mappamundi.cli.coverage import Coverage, checkout, cover

    source, tests = checkout()
    ids = (game_id,) if game_id else games.GAME_IDS
    found: list[Coverage] = [
        cover(name, parse(load_game(name, data).rules_text(form="precise")), source, tests) for name in ids
    ]
    if as_json:
        write_json([coverage.json() for coverage in found])
        return
    for coverage in found:
        total = len(coverage.rules)
        click.echo(
            f"{coverage.game}: {total} rules, {total - len(coverage.uncited)} cited in code, "
            f"{total - len(coverage.unshown)} shown by tests"
        )
        click.echo(f"  not cited in code: {', '.join(coverage.uncited) or 'none'}")
        click.echo(f"  not shown by tests: {', '.join(coverage.unshown) or 'none'}")
