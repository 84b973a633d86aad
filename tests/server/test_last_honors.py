"""Standing orders where nobody has a turn: the last Honors of the 2024 edition are asked for one seat after another."""

from pathlib import Path
from unittest.mock import patch

from tests.server.serving import serving

from mappamundi.games import game as find_game
from mappamundi.kernel import Seeded
from mappamundi.records.record import Begun
from mappamundi.server.live import Live

SETUP = {
    "epoch": 5,
    "gold": [5, 20, 30],
    "lands": {"nile": {"owner": 0, "city": True}, "gaul": {"owner": 0, "city": True}, "zagros": {"owner": 1}},
    "turn": {"seat": 1, "empire": "russia", "phase": "conclude"},
    "honors": {0: {"track": ["buildings_bonus", None, None], "stack": []}, 1: {"stack": []}, 2: {"stack": []}},
    "empires": {},
}


def test_the_last_honors_are_played_by_order(tmp_path: Path) -> None:
    start, dump = Live.start, find_game("hotw2024").stage(SETUP, {}, 3, Seeded(bytes(32))).dump()

    async def there(live: Live) -> int:
        return await start(live, Begun(dump))

    for ordered in (False, True):
        folder = tmp_path / str(ordered)
        folder.mkdir()
        with serving(folder) as served, patch.object(Live, "start", lambda live, _: there(live)):
            created = served.table(*({"kind": "me", "name": name} for name in ("Ann", "Bo", "Cy")), game="hotw2024")
            table, tokens = created["table"]["id"], created["seats"]
            if ordered:
                order = {"when": "endgame", "prefer": [{"do": "play_honor"}]}
                answer = served.put(f"/api/tables/{table}/orders", {"orders": [order]}, tokens["0"])
                assert answer.status_code == 200, answer.text
            answer = served.act(table, tokens["1"], {"do": "end_turn"})
            assert answer.status_code == 200, answer.text
            # Every look is a round trip to the server, which follows orders between them.
            looks = (served.snapshot(table, tokens["0"])["view"]["decision"] for _ in range(200))
            wanted = "over" if ordered else "endgame"
            assert wanted in looks
