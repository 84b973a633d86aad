"""The kept games name no card before its time; that they go as they are written: `tests/games/test_golden.py`."""

from tests.games.hotw2018.subject import SUBJECT
from tests.kit.golden import path_of

# A card is chosen, received, drawn, looked at or put away in secret.
SECRET = ("chose", "received", "drew", "pile_opened", "discarded")


def test_secret_cards_are_not_told_in_them() -> None:
    for golden in SUBJECT.golden:
        for line in path_of(SUBJECT, golden).read_text(encoding="utf-8").splitlines():
            for event in line.partition(" -> ")[2].split("; "):
                if event.split(" ")[0] in SECRET:
                    assert " card" not in event
