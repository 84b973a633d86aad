"""The page: the numbers of the results, nothing from elsewhere, in four languages."""

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest
from tests.lab.games import played, setting

from mappamundi.games import game
from mappamundi.kernel.languages import LANGUAGES
from mappamundi.lab.arena.page import page
from mappamundi.lab.arena.results import results
from mappamundi.lab.arena.schedule import Sitting

NAMES = ("ann", "bob", "cat", "dan", "eve")
FACTS = game("hotw2018").facts
COMMA = {"en": "."}


def by_name(sitting: Sitting) -> list[int]:
    """The later in the alphabet the better, mostly."""
    return [ord(bot[0]) + 3 * ((sitting.number * 7 + seat * 5) % 4) for seat, bot in enumerate(sitting.bots)]


def found(*bots: str, games: int = 60, players: int = 4) -> dict[str, Any]:
    arena = setting(*bots, players=players)
    return results(arena, played(arena, games, by_name), games, None)


class Reader(HTMLParser):
    """What stands in each row of the tables, and every attribute that loads something."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[str] = []
        self.loads: list[str] = []
        self.tags: set[str] = set()
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data")]
        if tag not in ("meta", "br", "line", "circle"):
            self._open.append(tag)
        if tag == "tr":
            self.rows.append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "tr" in self._open and "svg" not in self._open:
            self.rows[-1] += f" {data}"

    def row(self, *beginning: str) -> str:
        return next(row for row in self.rows if row.split()[: len(beginning)] == list(beginning))


def said(value: float, language: str) -> str:
    return f"{value:.1f}".replace(".", COMMA.get(language, ","))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_page_are_those_of_the_results(language: str) -> None:
    shown = found(*NAMES)
    text = page(shown, FACTS, language)
    read = Reader(text)
    for row in shown["bots"]:
        line = next(line for line in read.rows if line.split()[:1] == [row["bot"]])
        numbers = [str(row["rating"]["points"]), str(row["games"]), said(row["score"], language)]
        numbers += [said(row["others_score"], language)]
        numbers += [said(row["wins"][key], language) for key in ("share", "low", "high")]
        if row["bot"] != shown["reference"]:
            numbers.append(f"{row['rating']['low']}–{row['rating']['high']}")
        assert [number for number in numbers if number not in line] == [], line
    matrix = [line.split() for line in read.rows[len(shown["bots"]) + 2 :][: len(shown["bots"])]]
    assert [line[0] for line in matrix] == [row["bot"] for row in shown["bots"]]
    cells = {(cell["bot"], cell["than"]): str(cell["share"]) for cell in shown["before"]}
    order = [row["bot"] for row in shown["bots"]]
    assert [line[1:] for line in matrix] == [[cells.get((row, column), "·") for column in order] for row in order]
    for seat, line in zip(shown["seats"], read.rows[-4:], strict=True):
        assert all(said(seat[key], language) in line for key in ("share", "low", "high"))
    assert "arena-" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)


def test_shares_add_up_to_a_hundred() -> None:
    shown = found(*NAMES, games=56)
    assert round(sum(seat["share"] for seat in shown["seats"]), 6) == 100
    shares = {(cell["bot"], cell["than"]): cell["share"] for cell in shown["before"]}
    assert all(share + shares[than, bot] == 100 for (bot, than), share in shares.items())


def test_the_page_opens_with_the_network_cut() -> None:
    text = page(found(*NAMES), FACTS, "en", "results.json")
    read = Reader(text)
    assert read.loads == ["results.json"]
    assert not re.search(r"https?:|//\w|@import", re.sub(r"base64,[\w+/=]*", "", text))
    assert set(re.findall(r"url\(\"([^;]*);", text)) == {"data:font/woff2"}
    assert not read.tags & {"script", "link", "img", "iframe", "object"}
    assert len(text.encode()) < 100_000
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_the_same_games_give_the_same_page() -> None:
    assert page(found(*NAMES), FACTS, "nl") == page(found(*NAMES), FACTS, "nl")


def test_every_colour_that_is_used_is_known_in_light_and_dark() -> None:
    text = page(found("ann", "bob"), FACTS, "en")
    used = set(re.findall(r"var\((--[\w-]+)\)", text))
    light = text.split(":root {")[1].split("}")[0]
    assert all(f"{name}:" in light for name in used)
    dark = text.split(":root {")[2].split("}")[0]
    assert {"--paper", "--ink", "--raised", "--rule"} <= set(re.findall(r"(--[\w-]+):", dark))


def test_options_that_are_left_out_are_told_by_their_defaults_and_odd_shares_exactly() -> None:
    arena = msgspec.structs.replace(setting("ann", "bob", players=3), options={})
    text = page(results(arena, played(arena, 12, lambda sitting: [1, 1, 1]), 12, None), FACTS, "en")
    assert "Choosing empires: Draft" in text
    assert "every span holds 33.3." in text


def test_one_bot_alone_has_its_seats_and_no_empty_panel() -> None:
    text = page(found("ann", games=8), FACTS, "en")
    assert re.findall(r"<h2>(.*)</h2>", text) == ["Seats"]


def test_without_ratings_the_wins_are_drawn_and_it_is_said_what_to_install() -> None:
    shown = found(*NAMES) | {"lacking": "numpy"}
    shown["bots"] = [row | {"rating": None} for row in shown["bots"]]
    text = page(shown, FACTS, "en")
    assert re.findall(r"<h2>(.*)</h2>", text) == ["Wins", "Who comes before whom", "Seats"]
    assert "pip install &#x27;mappamundi[lab]&#x27;" in text


def test_what_was_stopped_lost_or_came_to_nothing_is_told_and_names_are_only_text() -> None:
    arena = setting("ann", "<b>bob</b>")
    games = played(arena, 12, lambda sitting: [1, 2, 3, 4])
    seat = games[0].bots.index("ann")
    places = tuple(4 if at == seat else 1 for at in range(4))
    games[0] = msgspec.structs.replace(games[0], scores=None, places=places, lost=seat, why="E: <script>")
    games[1] = msgspec.structs.replace(games[1], scores=None, places=None, why="R: stuck")
    text = page(results(arena, games, 400, "interrupted"), FACTS, "en")
    assert "12 of 400 games, 3 deals" in text
    assert "1 game lost by its conduct: E: &lt;script&gt;" in text
    assert "1 game came to nothing and is not counted: R: stuck" in text
    assert "<b>" not in text
    sure = page(results(arena, played(arena, 16, by_name), 400, "sure"), FACTS, "en")
    assert "16 of 400 games, then all bots could be told apart" in sure


@pytest.mark.parametrize(
    ("sure", "sentence"),
    [
        ({}, "No seat is better: every span holds 25."),
        ({0: "more"}, "Seat 1 surely wins more than its share of 25."),
        ({1: "fewer", 2: "fewer"}, "Seats 2 and 3 surely win less than their share of 25."),
        ({0: "more", 3: "fewer"}, "Surely more than a share of 25: seat 1; surely less: seat 4."),
    ],
)
def test_seats_are_summed_up_in_a_sentence(sure: Mapping[int, str], sentence: str) -> None:
    shown = found("ann", "bob")
    for seat in shown["seats"]:
        seat["sure"] = sure.get(seat["seat"] - 1)
    assert sentence in page(shown, FACTS, "en")
