"""Nobody is sent a byte that depends on what they may not know.

Every byte to every seat and spectator is recorded while random games are played. Of each viewer the same public game
is played a second time, in a world (`tests/games/hotw2018/worlds.py`) where all cards that it never gets to know are
others: it must be sent the same bytes. And every card that is named to a viewer is one that it knows by the rules.
"""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from tests.games.hotw2018.game import GAME
from tests.games.hotw2018.worlds import EMPIRES, EVENTS, KINGDOMS, Renaming, cards_told, known_cards, renaming, world
from tests.server.core import standing_still
from tests.server.ears import Ear, SocketEar, ears
from tests.server.serving import Served

from mappamundi.games.history.y2018.position import Position
from mappamundi.kit.hidden import named
from mappamundi.kit.random_play import BY_KIND, pick, some
from mappamundi.server.live import Live

# Whole games are dear: the other tables, from the middle of a game on, are met in `test_secrecy_worlds.py`.
TABLES = [(3, "classic"), (4, "draft")]
tables = pytest.mark.parametrize(("players", "selection"), TABLES)

# Cards by whose names something else is called as well; that they are not told is shown by the other worlds.
AMBIGUOUS = frozenset({"barbarians", "caravans", "diplomacy", "disaster", "leader", "revolution"})
CARDS = frozenset(card for era in (EVENTS, EMPIRES) for cards in era.values() for card in cards) - AMBIGUOUS

Move = tuple[int, dict[str, Any]]


class Stage:
    """A table on a server whose clock stands still, and the position in its memory."""

    def __init__(self, served: Served, table: str, tokens: dict[int, str]) -> None:
        self.served = served
        self.table = table
        self.tokens = tokens
        served.get(f"/api/tables/{table}")
        self.live: Live = served.app.state.hub.live[table]

    @property
    def position(self) -> Position:
        position = self.live.table.position
        assert isinstance(position, Position)
        return position

    def dump(self) -> dict[str, Any]:
        return self.position.dump()

    def replace(self, names: Renaming) -> None:
        """Put another world in the place of this one."""
        match = self.live.table.match
        assert match is not None
        there = world(self.dump(), names, match._chance).dump()
        match.position = match.game.load(there, match._chance)

    def act(self, seat: int, form: dict[str, Any]) -> int:
        answer = self.served.act(self.table, self.tokens[seat], form, f"move-{self.live.table.seq:06d}")
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])


@contextmanager
def staged(folder: Path, table: str = "", tokens: dict[int, str] | None = None, **spec: Any) -> Iterator[Stage]:
    with standing_still(folder) as served:
        if not table:
            seats = [{"kind": "me", "name": f"Seat {n}"} for n in range(spec.pop("players"))]
            with patch("mappamundi.server.new_tables.new_seed", lambda: bytes(range(len(seats), len(seats) + 32))):
                created = served.table(*seats, **spec)
            table = created["table"]["id"]
            tokens = {int(seat): token for seat, token in created["seats"].items()}
        yield Stage(served, table, tokens or {})


def random_move(position: Position, rng: Random) -> Move:
    seat = some(rng, position.to_act())
    return seat, dict(pick(rng, position.legal(seat), BY_KIND).form)


def in_other_world(form: dict[str, Any], names: Renaming) -> dict[str, Any]:
    """A secret choice of the card that lies in the same place there."""
    if form["do"] in ("choose_event", "choose_empire"):
        return form | {"card": names.get(form["card"], form["card"])}
    return form


def improper(rng: Random, position: Position, seat: int) -> list[dict[str, Any]]:
    """What the seat may not do now; what is said about it must not depend on what is hidden either."""
    legal = [dict(action.form) for action in position.legal(seat)]
    tried = [dict(GAME.action_at(rng.randrange(GAME.action_count)).form) for _ in range(2)]
    for do, cards in (("choose_event", CARDS), ("choose_empire", CARDS), ("play_kingdom", KINGDOMS)):
        tried.append({"do": do, "card": some(rng, sorted(cards))})
    return [form for form in tried if form not in legal]


def perform(stage: Stage, ear_list: list[Ear], moves: list[Move], probes: list[dict[int, list[Any]]]) -> None:
    """Play these moves; before each, every seat tries what it may not do."""
    for number, (seat, form) in enumerate(moves):
        for ear in ear_list:
            if isinstance(ear, SocketEar) and ear.viewer is not None:
                for place, wrong in enumerate(probes[number].get(ear.viewer, ())):
                    key = f"probe-{stage.live.table.seq:06d}-{place}"
                    assert ear.ask(type="act", key=key, action=wrong)["type"] == "refused"
        seq = stage.act(seat, form)
        for ear in ear_list:
            ear.hear(seq)


def handled(ear: Ear) -> set[str]:
    """Cards that went through the viewer's hands in the last step, also if they stayed for no decision."""
    told = json.loads(ear.tape[-1])["told"].get("events", [])
    return set(cards_told(event for event in told if ear.viewer is not None and event.get("seat") == ear.viewer))


def annals(stage: Stage, viewer: int | None) -> bytes:
    """What the viewer is told of the game so far."""
    path = f"/api/tables/{stage.table}/{'watch' if viewer is None else 'seat'}/annals"
    answer: bytes = stage.served.get(path, None if viewer is None else stage.tokens[viewer]).content
    return answer


@tables
def test_every_byte_is_the_same_in_all_worlds_that_a_viewer_cannot_tell_apart(
    tmp_path: Path, players: int, selection: str
) -> None:
    rng = Random(players * 10 + len(selection))
    before, first = tmp_path / "before", tmp_path / "first"
    before.mkdir()
    with staged(before, players=players, options={"selection": selection}) as stage:
        # The worlds part at the beginning of a selection, where most is hidden.
        era = rng.randrange(1, 3)
        while stage.position.epoch < era:
            stage.act(*random_move(stage.position, rng))
        table, tokens = stage.table, stage.tokens
    viewers = [None, rng.randrange(players)]
    shutil.copytree(before, first)
    moves: list[Move] = []
    probes: list[dict[int, list[Any]]] = []
    with staged(first, table, tokens) as stage, ears(stage.served, table, tokens) as ear_list:
        start = stage.dump()
        known = {viewer: set(known_cards(start, viewer)) for viewer in viewers}
        for _ in range(35):
            if not stage.position.to_act():
                break
            moves.append(random_move(stage.position, rng))
            probes.append({seat: improper(rng, stage.position, seat) for seat in viewers if seat is not None})
            perform(stage, ear_list, moves[-1:], [probes[-1]])
            for ear in ear_list:
                if ear.viewer in known:
                    known[ear.viewer] |= known_cards(stage.dump(), ear.viewer) | handled(ear)
        tapes = [(ear.viewer, [*ear.tape, annals(stage, ear.viewer)]) for ear in ear_list]
    chose_others = 0
    for number, viewer in enumerate(viewers):
        there = tmp_path / f"world {number}"
        shutil.copytree(before, there)
        # A kingdom that is put away shows by its absence (Z5.8), so kingdoms stay where they are.
        names = renaming(start, viewer, rng, keep=frozenset(known[viewer]) | KINGDOMS)
        with staged(there, table, tokens) as stage:
            stage.replace(names)
            assert stage.dump() != start, "the worlds do not differ, so nothing is shown"
            theirs = [(seat, form if seat == viewer else in_other_world(form, names)) for seat, form in moves]
            chose_others += theirs != moves
            mine = [{viewer: probe[viewer]} if viewer is not None else {} for probe in probes]
            with ears(stage.served, table, tokens) as ear_list:
                perform(stage, ear_list, theirs, mine)
                again = [(ear.viewer, [*ear.tape, annals(stage, ear.viewer)]) for ear in ear_list]
        for (whose, tape), (_, other) in zip(tapes, again, strict=True):
            if whose == viewer:
                assert tape == other
    assert chose_others or selection == "classic", "in no world anybody chose another card"


@tables
def test_every_card_that_is_named_to_a_viewer_is_one_it_knows(tmp_path: Path, players: int, selection: str) -> None:
    """A whole game. What a viewer knew once it may be told again: the log is for those who come late."""
    rng = Random(1000 + players)
    told = 0
    with staged(tmp_path, players=players, options={"selection": selection}) as stage:
        known: dict[int | None, set[str]] = {v: set(known_cards(stage.dump(), v)) for v in (None, *stage.tokens)}
        with ears(stage.served, stage.table, stage.tokens) as ear_list:
            while stage.position.to_act():
                seq = stage.act(*random_move(stage.position, rng))
                dump = stage.dump()
                for ear in ear_list:
                    ear.hear(seq)
                    known[ear.viewer] |= known_cards(dump, ear.viewer) | handled(ear)
                    found = set(named(json.loads(ear.tape[-1]), CARDS))
                    assert found <= known[ear.viewer], (ear.viewer, found - known[ear.viewer], ear.tape[-1])
                    told += len(found)
                if seq % 40 == 0:
                    for viewer, token in [*stage.tokens.items(), (None, None)]:
                        path = f"/api/tables/{stage.table}/{'watch' if token is None else 'seat'}?since=0"
                        late = stage.served.get(path, token).json()
                        assert set(named(late, CARDS)) <= known[viewer]
                        assert set(named(json.loads(annals(stage, viewer)), CARDS)) <= known[viewer]
                        if seq % 120:
                            continue
                        again = stage.served.get(path.replace("?", "/past?"), token).json()
                        assert len(again["frames"]) == seq
                        assert set(named(again, CARDS)) <= known[viewer]
            assert stage.served.get(f"/api/tables/{stage.table}").json()["phase"] == "over"
            # The seed is told to everybody, and only now.
            for ear in ear_list:
                secret = stage.live.table.secret.hex().encode()
                ear.hear(stage.live.table.seq)
                assert [secret in raw for raw in ear.tape].index(True) >= len(ear.tape) - 2
    assert told > 400


def test_orders_and_plans_reach_nobody_else(tmp_path: Path) -> None:
    """The others are sent the same bytes whether a seat has orders and plans or not."""
    mark, rng = "between-me-and-the-house", Random(7)
    before = tmp_path / "before"
    before.mkdir()
    with staged(before, players=3) as stage:
        table, tokens = stage.table, stage.tokens
    shutil.copytree(before, tmp_path / "with")
    moves: list[Move] = []
    tapes = []
    for folder in ("before", "with"):
        with staged(tmp_path / folder, table, tokens) as stage, ears(stage.served, table, tokens) as ear_list:
            for number in range(60):
                if folder == "with" and number % 10 == 0:
                    order = {"when": mark, "prefer": [{"do": mark}], "best": True}
                    stage.served.put(f"/api/tables/{table}/orders", {"orders": [order]}, tokens[0])
                    if 0 not in stage.position.to_act():
                        steps = [{"action": {"do": mark}}]
                        stage.served.put(f"/api/tables/{table}/plan", {"steps": steps}, tokens[0])
                if folder == "before":
                    moves.append(random_move(stage.position, rng))
                perform(stage, ear_list, [moves[number]], [{}])
            tapes.append([ear.tape for ear in ear_list])
            if folder == "with":
                own = b"".join(ear_list[0].tape)
                assert mark.encode() in own
                assert b'"stopped":{' in own
                for ear in ear_list[1:]:
                    assert mark.encode() not in b"".join(ear.tape)
                    assert b'"stopped":{' not in b"".join(ear.tape)
    assert tapes[0][1:] == tapes[1][1:]
