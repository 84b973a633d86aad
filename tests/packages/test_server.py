"""The browser shows our games alone: the server does not list others, and says so where somebody wants one."""

from pathlib import Path

import pytest

from mappamundi.games import game
from mappamundi.kernel import BadInput
from mappamundi.records import Match, Seat, encode
from mappamundi.server.api.tables import check
from mappamundi.server.examining import examine
from mappamundi.server.guests import Guests
from mappamundi.server.problems import Refusal
from mappamundi.server.wire import NewSeat, NewTable

TOLD = "he game 'pearls' of the package mappamundi-pearls is played in the terminal alone: the browser"


def test_a_table_of_a_game_that_the_browser_cannot_show_is_refused(pearls: Path) -> None:
    assert game("pearls").facts.title == "Pearls"
    with pytest.raises(Refusal, match=TOLD) as refusal:
        check(NewTable(game="pearls", seats=[NewSeat(kind="bot"), NewSeat(kind="bot")]), Guests())
    assert refusal.value.problem.status == 422
    assert refusal.value.problem.reason == "no_game"


def test_neither_is_its_record_taken(pearls: Path) -> None:
    match = Match.new(game("pearls"), {}, [Seat("Ann", "human"), Seat("Bo", "human")], bytes(32))
    while waiting := match.position.to_act():
        match.play(waiting[0], match.position.legal(waiting[0])[0])
    with pytest.raises(BadInput, match=TOLD):
        examine(encode(match.record()))
