"""`tools.bench` measures a server of its own; `mundi bench` measures the rules alone."""

import json
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner
from tools.bench import race, serve
from tools.bench.__main__ import main as bench

from mappamundi.cli import main
from mappamundi.games import GAME_IDS
from mappamundi.server.run import listening


def test_it_measures_live_and_idle_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "WARM_UP", 0.5)
    monkeypatch.setattr(serve, "PUT_AWAY", 0.1)
    answer = CliRunner().invoke(bench, ["serve", "--json", "--tables", "6", "--seconds", "2", "--idle", "30"])
    assert answer.exit_code == 0, answer.output
    measured = json.loads(answer.stdout)
    assert (measured["bench"], measured["database"]) == ("serve", "sqlite")
    assert (measured["tables"], measured["connections"]) == (6, 24)
    assert 2 <= measured["moves_per_s"] <= 12
    assert 0 < measured["ack_ms"]["p50"] <= measured["told_ms"]["p99"] <= measured["told_ms"]["max"]
    assert measured["refused"] == measured["lost_connections"] == 0
    assert measured["server_rss_mb"] > 10
    assert measured["idle"]["tables"] == 30


def test_it_is_told_where_to_measure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "WARM_UP", 0.1)
    file = tmp_path / "bench.db"
    options = ["--tables", "2", "--seconds", "1", "--idle", "0", "--db", str(file)]
    answer = CliRunner().invoke(bench, ["serve", *options])
    assert answer.exit_code == 0, answer.output
    assert "moves committed per second" in answer.stdout
    assert file.exists()


def test_several_processes_are_measured_on_one_postgresql(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "WARM_UP", 0.1)
    options = ["--tables", "4", "--seconds", "1", "--idle", "0", "--processes", "2", "--json"]
    assert "SQLite database has one process" in CliRunner().invoke(bench, ["serve", *options]).output
    answer = CliRunner().invoke(bench, ["serve", *options, "--db", postgres_url])
    assert answer.exit_code == 0, answer.output
    measured = json.loads(answer.stdout)
    assert (measured["database"], measured["processes"], measured["connections"]) == ("postgresql", 2, 16)
    assert measured["moves_per_s"] > 0
    assert measured["refused"] == measured["lost_connections"] == 0


def test_a_race_is_measured_with_its_window_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race, "WARM_UP", 0.3)
    answer = CliRunner().invoke(bench, ["race", "--json", "--tables", "2", "--seconds", "2"])
    assert answer.exit_code == 0, answer.output
    measured = json.loads(answer.stdout)
    assert (measured["bench"], measured["game"]) == ("race", "fourgods")
    without, fair = measured["runs"]
    assert (without["window_ms"], fair["window_ms"]) == (0, 80)
    assert (fair["tables"], fair["connections"], fair["lost_connections"]) == (2, 10, 0)
    assert 0 < without["ack_ms"]["p50"] <= without["told_ms"]["max"]
    assert fair["told_ms"]["p50"] >= 80
    assert min(without["actions"], fair["actions"]) > 5


def test_the_rules_are_measured_as_before() -> None:
    answer = CliRunner().invoke(main, ["bench", "--seconds", "0.1", "--json"])
    assert [json.loads(line)["game"] for line in answer.stdout.splitlines()] == list(GAME_IDS)
    assert CliRunner().invoke(main, ["bench", "serve"]).exit_code != 0, "the server is measured in a checkout"


def test_nothing_that_is_sent_in_two_parts_waits_between_them() -> None:
    with listening("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        connection, _ = door.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
