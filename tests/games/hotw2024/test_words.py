"""Every name, card and refusal of this edition has its words."""

import re

from tests.games.hotw2024.game import GAME
from tests.words import spoken_games, words_of

from mappamundi.games.history.y2024.reasons import REASONS

WORDS = words_of("en", next(game.files for game in spoken_games() if game.id == "hotw2024"))


def test_every_name_and_card_has_its_words() -> None:
    board = GAME.board
    places = [*board.area_ids, *board.land_ids, *board.water_ids, *(entry["id"] for entry in board.data["wastelands"])]
    things = [*places, *board.empire_ids, *board.event_ids, *board.honor_ids, *board.token_ids[board.areas :]]
    wanted = {f"name-{id_}".replace("_", "-") for id_ in things}
    assert sorted(wanted - WORDS.keys()) == []
    assert len(wanted) == len(things), "two things of the data have one name"
    for id_ in places:
        assert f"name-{id_}.in".replace("_", "-") in WORDS or id_ in _WASTELANDS, id_


_WASTELANDS = frozenset(entry["id"] for entry in GAME.board.data["wastelands"])


def test_cards_that_share_a_title_are_told_apart() -> None:
    """Britain is a land and an Empire, Liberate and Establish cities exist in two epochs."""
    titles = [WORDS[f"name-{id_}".replace("_", "-")].text for id_ in (*GAME.board.land_ids, *GAME.board.empire_ids)]
    assert len(set(titles)) == len(titles)
    events = [WORDS[f"name-{id_}".replace("_", "-")].text for id_ in GAME.board.event_ids]
    assert len(set(events)) == len(events)


def test_every_refusal_has_its_sentence() -> None:
    for reason, (_, sentence) in REASONS.items():
        message = WORDS.get(f"refusal-{reason.replace('_', '-')}")
        assert message, reason
        # What the engine does not say, no sentence can use.
        assert message.variables <= set(re.findall(r"\{(\w+)\}", sentence)), reason


def test_every_card_that_does_something_by_its_text_says_it() -> None:
    spoken = [*(card for card in GAME.board.data["events"] if card["kind"] == "text"), *GAME.board.data["honors"]]
    wanted = {f"text-{card['id']}".replace("_", "-") for card in spoken}
    assert sorted(wanted ^ {id_ for id_ in WORDS if id_.startswith("text-")}) == []
