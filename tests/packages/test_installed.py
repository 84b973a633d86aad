"""Games and bots of other packages: whatever is wrong with one is told in a line, and ours are played all the same."""

import json
from pathlib import Path

import pytest
from tests.cli.commands import refused, run
from tests.packages.installing import announce

from mappamundi.bots import bot_names, make_bot, other_bots
from mappamundi.games import GAME_IDS, game
from mappamundi.kernel import installed

MODEST = """
class Modest:
    name = "modest"

    def __init__(self, game, seed):
        pass

    def choose(self, view, legal):
        return legal[0]


class Learned(Modest):
    def __init__(self, game, seed, weights):
        self.weights = weights.read_text()
"""


def bots(folder: Path, *points: str, package: str = "some-bots") -> None:
    announce(folder, package, "[mappamundi.bots]\n" + "\n".join(points), modest=MODEST)


def games(folder: Path, *points: str, package: str = "some-games", **modules: str) -> None:
    announce(folder, package, "[mappamundi.games]\n" + "\n".join(points), **modules)


def test_a_bot_for_every_game_and_one_for_a_single_game(others: Path) -> None:
    bots(others, "modest = modest:Modest", "fourgods.shy = modest:Modest")
    assert set(other_bots("fourgods").usable) == {"modest", "shy"}
    assert set(other_bots("hotw2018").usable) == {"modest"}
    assert make_bot("modest", game("hotw2018"), 0).name == "modest"
    told = run("simulate", "hotw2018", "--seats", "modest,random,random", "--games", "1").stdout
    assert "modest" in told
    assert "there is no bot 'shy' for hotw2018; its bots are: random, greedy, modest" in refused(
        "simulate", "hotw2018", "--seats", "shy,random,random"
    )


def test_weights_go_to_those_who_take_them(others: Path, tmp_path: Path) -> None:
    bots(others, "modest = modest:Modest", "learned = modest:Learned")
    file = tmp_path / "weights"
    file.write_text("heavy", encoding="utf-8")
    rules = game("fourgods")
    assert make_bot(f"learned:{file}", rules, 0).weights == "heavy"  # type: ignore[attr-defined]
    seats = ("simulate", "fourgods", "--games", "1", "--seats")
    assert "needs its weights: write learned:FILE" in refused(*seats, "learned,random")
    assert "there is no such file" in refused(*seats, f"learned:{tmp_path / 'lost'},random")
    assert "'modest' of the package some-bots takes no weights" in refused(*seats, f"modest:{file},random")
    assert "'even' takes no weights" in refused(*seats, f"even:{file},random")


def test_what_cannot_be_imported_is_told_in_a_line_that_names_the_package(others: Path) -> None:
    games(others, "lost = no_such_module:load", "torn = torn:load", torn="raise ValueError('two\\nlines')\n")
    bots(others, "absent = no_such_module:Bot")
    broken = "of the package some-games cannot be used:"
    listed = run("games", "--json")
    assert [entry["id"] for entry in json.loads(listed.stdout)] == list(GAME_IDS)
    assert listed.stderr.splitlines() == [
        f"mundi: the game 'lost' {broken} ModuleNotFoundError: No module named 'no_such_module'",
        f"mundi: the game 'torn' {broken} ValueError: two lines",
    ]
    assert f"'torn' {broken} ValueError: two lines" in refused("play", "torn")
    assert "'absent' of the package some-bots cannot be used" in refused(
        "simulate", "hotw2018", "--seats", "absent,random,random"
    )
    assert run("simulate", "hotw2018", "--games", "1").stderr == ""


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("def load(rules):\n    raise KeyError('cards')\n", "cannot be used: KeyError: 'cards'"),
        ("def load(rules):\n    return 3\n", "cannot be used: AttributeError: 'int' object has no attribute 'facts'"),
        ("def load():\n    pass\n", "cannot be used: TypeError: "),
        ("from mappamundi.games import game\ndef load(rules): return game('fourgods')\n", "calls itself 'fourgods'"),
        ("load = 3\n", "cannot be used: TypeError: 'int' object is not callable"),
    ],
)
def test_what_is_no_game_is_told_so(others: Path, source: str, told: str) -> None:
    games(others, "odd = odd_game:load", odd_game=source)
    assert f"the game 'odd' of the package some-games {told}" in refused("simulate", "odd")


def test_a_name_that_is_taken_is_left_out(others: Path) -> None:
    games(others, "hotw2018 = modest:load", "Bad(Name = modest:load", package="usurper")
    bots(others, "random = modest:Modest", "me = modest:Modest", "hotw2018.greedy = modest:Modest")
    listed = run("games", "--json")
    assert [entry["id"] for entry in json.loads(listed.stdout)] == list(GAME_IDS)
    for line in (
        "the game 'hotw2018' of the package usurper is left out: that name is taken",
        "the game 'Bad(Name' of the package usurper is left out: a name has small letters, digits, - and _ alone",
        "the bot 'random' of the package some-bots is left out: that name is taken",
        "the bot 'me' of the package some-bots is left out: that name is taken",
        "the bot 'greedy' of the package some-bots is left out: that name is taken",
    ):
        assert f"mundi: {line}" in listed.stderr.splitlines()
    assert game("hotw2018").facts.title.startswith("History")
    assert type(make_bot("greedy", game("hotw2018"), 0)).__name__ == "Greedy"


def test_two_packages_of_one_name_are_both_left_out(others: Path) -> None:
    for package in ("first", "second"):
        games(others, "twin = modest:load", package=package)
    assert "the game 'twin' is left out: first and second both bring it; uninstall one of them" in refused(
        "play", "twin"
    )


def test_nobody_reads_what_is_installed_to_find_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*_: object) -> None:
        raise AssertionError("what is installed was read")

    for module in ("mappamundi.games", "mappamundi.bots"):
        monkeypatch.setattr(f"{module}.announced", read)
    for game_id in GAME_IDS:
        rules = game(game_id)
        for name in bot_names(game_id):
            make_bot(name, rules, 0)
    run("simulate", "hotw2018", "--games", "1", "--seats", "greedy,random,random")


def test_where_nothing_is_installed_ours_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: ())
    installed.announced.cache_clear()
    assert [entry["id"] for entry in json.loads(run("games", "--json").stdout)] == list(GAME_IDS)
    installed.announced.cache_clear()


# --- a name with options ------------------------------------------------------------------------------------------


def test_options_in_a_name_are_those_of_the_command(tmp_path: Path) -> None:
    classic = run("simulate", "hotw2018(selection=classic)", "--games", "2", "--json").stdout
    assert run("simulate", "hotw2018", "--option", "selection=classic", "--games", "2", "--json").stdout == classic
    told = run(
        "simulate", "fourgods( legality=table, penalties=0,2 )", "--games", "1", "--json", "--seats", "even,even,even"
    )
    assert json.loads(told.stdout)["options"]["penalties"] == [0, 2]
    assert "nobody" not in run("rules", "hotw2018(selection=classic)", "Z8.1").stdout
    run("data", "hotw2018(selection=classic)", "--out", tmp_path)
    assert (tmp_path / "hotw2018.yaml").is_file()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("hotw2018(selection=blind)", "the option selection is draft or classic, not 'blind'"),
        ("hotw2018(colour=red)", "has no option 'colour'; its options are: selection"),
        ("hotw2018(selection)", "the option selection must be written NAME=VALUE"),
        ("hotw2018(selection=classic", "must be written GAME or GAME(NAME=VALUE,…)"),
        ("hotw2018)", "must be written GAME or GAME(NAME=VALUE,…)"),
        ("hotw2018(selection=classic,selection=draft)", "the option selection is named twice"),
        ("atlantis(selection=classic)", "there is no game 'atlantis'"),
    ],
)
def test_a_name_that_is_written_wrongly_is_refused_by_every_command(name: str, told: str) -> None:
    for command in ("play", "simulate", "bench", "rules", "data"):
        assert told in refused(command, name)


def test_an_option_in_the_name_and_another_beside_it_is_refused() -> None:
    assert "named twice" in refused("simulate", "hotw2018(selection=classic)", "--option", "selection=draft")
    assert "leave them out" in refused("play", "hotw2018(selection=classic)", "--resume", "game.ndjson")
