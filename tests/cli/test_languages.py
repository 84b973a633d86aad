"""The terminal in four languages: chosen rightly, complete, and no wider than the screen."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.commands import refused, run
from tests.cli.seated import Puppet, asked, puppet
from tests.cli.test_play_decisions import ROMANS

from mappamundi.cli.displays import words_for
from mappamundi.cli.language import chosen_language
from mappamundi.cli.play.desk import Desk
from mappamundi.games.history.y2018.game import load_game
from mappamundi.kernel import Seeded
from mappamundi.kernel.languages import LANGUAGES

# What nobody should read: an id in the place of its words, or a message without its parameter.
UNWORDED = re.compile(r"\b(terminal|chronicle|name|sign|decide|action|mode|text|effect|leader|refusal)-[a-z]|[{}]")


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("nl", {"LANG": "it_IT.UTF-8"}, "nl"),
        ("pt", {}, "pt-BR"),
        ("PT_br", {}, "pt-BR"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "nl_BE@euro", "LANG": "it_IT.UTF-8"}, "nl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "it_IT.UTF-8"}, "en"),
        (None, {"LANG": "fi_FI.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_that_of_the_option_then_of_the_terminal(
    wish: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(wish, environment) == language


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    assert f"there is no such language; there are {', '.join(LANGUAGES)}" in refused(
        "play", "hotw2018", "--language", "tlh"
    )


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_has_its_words_and_fits(tmp_path: Path, language: str, width: int) -> None:
    looked = iter(range(10**6))

    def policy(session: Puppet) -> str:
        for line in session.told.splitlines():
            assert cell_len(line) <= width, line
            assert not UNWORDED.search(line), line
        turn = next(looked)
        if turn > 150:
            return "q"
        return ("1", "b", "1", "s", "h", "?", "c", "b nil", "2", "w zagros", "u")[turn % 11] if asked(session) else "1"

    puppet("me,random,random,random", policy, tmp_path / "g.ndjson", width=width, language=language).run()


# What is typed at the Romans' invasions, and what the answer says.
TYPED = {
    "pt-BR": ("w fortificar gália", "Gália", "w encerrar", "Você pode encerrar as invasões: está na lista."),
    "it": ("w fortifica gallia", "Gallia", "w termina", "Puoi terminare le invasioni: è nella lista."),
    "nl": ("w versterk gallië", "Gallië", "w einde", "Je kunt de invasies beëindigen: het staat in de lijst."),
}


@pytest.mark.parametrize("language", TYPED)
def test_questions_are_typed_in_the_language_of_the_game(tmp_path: Path, language: str) -> None:
    fortify, gaul, end, can = TYPED[language]
    danubia = words_for(load_game(), language)("name-danubia")
    told: list[str] = []

    def script() -> Iterator[str]:
        yield fortify
        yield end
        yield "r Z7.2"
        yield danubia.casefold()

    lines = script()

    def policy(session: Puppet) -> str:
        told.append(session.told)
        return next(lines)

    session = puppet("me,random,random", policy, tmp_path / "g.ndjson", width=100, language=language)
    session.match.position = load_game().stage(ROMANS, {}, 3, Seeded(bytes(16)))
    action = Desk(session, 0).decide()
    assert action is not None
    assert action.form == {"do": "invade", "land": "danubia"}
    assert gaul in told[1]
    assert "Z11.1" in told[1]
    assert can in told[2]


def test_a_record_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.ndjson"
    run("play", "hotw2018", "--seats", "random,random,random", "--seed", 1, "--save", file)
    told = run("replay", file, "--language", "nl").stdout
    assert "Spelers: Ptolemy, Idrisi, Mercator" in told
    assert "Tijdperk II · " in told
    assert told.count(" staat op ") >= 10
    assert "De partij is afgelopen." in told
    assert not UNWORDED.search(told)
