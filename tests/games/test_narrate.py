"""The chronicle of whole games: every step has its words in every language, and its rule is in the book."""

import pytest
from tests.games.editions import EDITIONS
from tests.kit.shown import shown
from tests.kit.subject import subject
from tests.words import LANGUAGES

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel.narration import joined
from mappamundi.kernel.rulebook import parse

NAMES = ["Ana", "Ptolemy", "Zheng He", "Idrisi", "Behaim"]
TOPICS = {
    "hotw2001": {"", "battles", "points"},
    "hotw2018": {"", "battles", "points"},
    "hotw2024": {"", "battles", "gold", "honors"},
}
KEPT = [
    pytest.param(game, number, id=golden.name)
    for game in EDITIONS
    for number, golden in enumerate(subject(game).golden)
]


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize(("game", "golden"), KEPT)
def test_a_whole_game_has_its_words_in_every_language(game: str, golden: int, viewer: int | None) -> None:
    played = subject(game)
    kept = played.golden[golden]
    begun = played.new(kept.seed, kept.players, kept.options)
    opening = played.game.opening(begun.view(viewer))
    lines = joined([*opening, *(line for step in shown(game, golden, viewer) for line in step.lines)])
    assert {line.topic for line in lines} == TOPICS[game]
    # In 2018 the story remembers dice that a view no longer shows: its own tests compare the lines.
    assert game == "hotw2018" or all(step.agree for step in shown(game, golden, viewer))
    rules = parse(played.game.rules_text()).texts
    for language in LANGUAGES:
        teller = Teller(words_for(played.game, language), NAMES, viewer)
        for line in lines:
            told = teller.line(line) + (teller.sentence(line.detail) if line.detail else "")
            assert "chronicle-" not in told, "a message is missing"
            assert "_" not in told, "a name is missing"
            assert "$" not in told, "a parameter is missing"
            assert not line.rule or line.rule in rules
