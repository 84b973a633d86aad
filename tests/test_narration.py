"""A game is narrated once: the browser and the terminal say the same, in every language."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.fourgods.subject import SUBJECT as FOURGODS
from tests.games.hotw2001.subject import SUBJECT as HOTW2001
from tests.games.hotw2018.subject import SUBJECT as HOTW2018
from tests.kit.subject import Subject
from tests.words import LANGUAGES

from mappamundi.cli.displays import FILES, words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Game, Line
from mappamundi.kernel.narration import joined

CLIENT = Path(__file__).parents[1] / "src" / "mappamundi" / "client"
RUNNER = Path(__file__).parent / "kit" / "narration.mjs"
NAMES = ["Ana", "Ptolemy", "Seat 3", "Idrisi", "Zheng He"]
NODE = shutil.which("node")
WITH_NODE = pytest.mark.skipif(NODE is None, reason="the browser's words are tried with node, which is not here")


each_game = pytest.mark.parametrize("played", [HOTW2018, HOTW2001, FOURGODS], ids=lambda played: str(played.id))


def whole_game(played: Subject[Any], viewer: int | None) -> list[Line]:
    """A golden game from its beginning to its end, as one viewer is told it."""
    golden, game = played.golden[1], played.game
    position, rng = played.new(golden.seed, golden.players, golden.options), Random(golden.seed)
    lines, scene = game.opening(position.view(viewer)), game.scene(None)
    while position.to_act():
        seat, action, events = played.step(position, rng, golden.style)
        told = [game.tell(event, viewer) for event in events]
        more, scene = game.narrate(scene, seat, game.tell_action(seat, action, viewer), told)
        lines += more
    return lines


def in_the_terminal(game: Game, language: str, viewer: int | None, lines: list[Line]) -> list[list[str]]:
    teller = Teller(words_for(game, language), NAMES, viewer)
    return [
        [teller.line(line), teller.sentence(line.detail) if line.detail is not None else ""] for line in joined(lines)
    ]


def in_the_browser(id_: str, language: str, viewer: int | None, log: list[dict[str, Any]]) -> list[list[str]]:
    assert NODE is not None
    asked: dict[str, Any] = {"language": language, "game": id_, "files": FILES[id_], "seats": NAMES}
    asked |= {"viewer": viewer, "log": [{"seq": n, "at": 0, **told} for n, told in enumerate(log, 1)]}
    ran = subprocess.run([NODE, RUNNER, CLIENT], input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told: list[list[str]] = json.loads(ran.stdout)
    return told


@WITH_NODE
@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0])
def test_browser_and_terminal_say_the_same(played: Subject[Any], language: str, viewer: int | None) -> None:
    lines = whole_game(played, viewer)
    log = [{"kind": "step", "lines": [line.json() for line in lines]}]
    told = in_the_terminal(played.game, language, viewer, lines)
    assert in_the_browser(played.id, language, viewer, log) == told


@WITH_NODE
def test_an_absence_is_told_when_a_bot_had_to_play() -> None:
    """Whoever opens the settings for a moment is away and back; that would fill the chronicle."""

    def seat(state: str) -> dict[str, Any]:
        return {"kind": "seat", "seat": 2, "state": state}

    assert in_the_browser("hotw2018", "en", 0, [seat("away"), seat("human"), seat("away"), seat("human")]) == []
    told = in_the_browser("hotw2018", "en", 0, [seat("human"), seat("away"), seat("held"), seat("human")])
    assert [text for text, _ in told] == [
        "Player 3 is at the table.",
        "A bot plays for Player 3 until they are back.",
        "Player 3 is at the table.",
    ]


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(played: Subject[Any], language: str) -> None:
    """Whatever is asked for is there: an id instead of a text would be seen."""
    for text, detail in in_the_terminal(played.game, language, 0, whole_game(played, 0)):
        for unworded in ("chronicle-", "name-", "part-", "sign-", "_", "{"):
            assert unworded not in text + detail


# What a name with its article or preposition must not meet in a sentence, where somebody has said so.
CLASHES = {
    "en": r"\b(the the|(in|on|at|by|of|from) (in|on|at|by))\b",
    "pt-BR": r"\b(de|em|por|a|no|na|nos|nas) (o|a|os|as|no|na|nos|nas|em)\b",
    "it": r"\b(di|da|in|su|a|il|la|lo) (il|lo|la|gli|le|l’|nel|nell|sul|sull|sugli|in)\b",
    "nl": r"\b(de de|het het|de het|(in|op|aan|bij) (in|op|aan|bij))\b",
}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_read_as_sentences(played: Subject[Any], language: str) -> None:
    """They begin with a capital, end with a full stop, and no article stands before another."""
    lines = joined(whole_game(played, 0))
    told = [text for text, _ in in_the_terminal(played.game, language, 0, lines)]
    assert [text for text in told if not re.match(r"[\dA-ZÉÀ]", text)] == []
    assert [text for line, text in zip(lines, told, strict=True) if not line.heading and not text.endswith(".")] == []
    # A name and a colon instead of a sentence.
    assert [text for text in told if re.match(r"[^ ]+( [A-Z]\w*)?: ", text)] == []
    clash = CLASHES.get(language)
    assert [text for text in told if clash and re.search(clash, text)] == []


def test_in_english() -> None:
    told = [text for text, _ in in_the_terminal(HOTW2018.game, "en", 0, whole_game(HOTW2018, 0))]
    assert told[0] == "Era I · 3000 to 450 BCE"
    for sentence in (
        "You keep the Greeks.",
        "Ptolemy leads the Egyptians under Ramesses II.",
        "By an event card Ptolemy first establishes Kush in Nubia: 2 armies and a city.",
        "Zheng He plays Caravans. A caravan crosses Siberia.",
        "Zheng He occupies the Balkans and the Pindus.",
        "Zheng He holds Anatolia against Player 3, 7 against 4.",
        "Your army and Idrisi’s both fall in the Caucasus, 6 against 6. The fort falls.",
        "Across the Mediterranean Sea, you occupy the Atlas.",
        "Nobody holds the Zhou Dynasty and the Vedics.",
        "You go back to 11: two players never share a score.",
    ):
        assert sentence in told, sentence
