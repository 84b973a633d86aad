"""`mundi replay` of a game that did not begin at its beginning."""

from pathlib import Path
from random import Random

import msgspec
from tests.cli.commands import run

from mappamundi.games import game
from mappamundi.kernel import Noted, Seeded
from mappamundi.kit.random_play import BY_KIND, advance
from mappamundi.records import Match, Seat, save
from mappamundi.records.record import Begun, Draws


def test_a_game_that_begins_in_the_middle_of_a_battle_is_told(tmp_path: Path) -> None:
    """The dice were thrown before the first step: the story must know of them."""
    rules, seed = game("hotw2018"), bytes(32)
    before = Match.new(rules, {}, [Seat(name, "human") for name in ("Ann", "Bo", "Cy")], seed)
    rng = Random(4)
    while before.position.view(None).json()["decision"] != "reroll":
        advance(before.position, rng, 1, BY_KIND)
    dump, chance = before.position.dump(), Noted(Seeded(seed))
    header = msgspec.structs.replace(before.header, deal=Draws(), begun=Begun(dump))
    match = Match(rules, header, seed, chance, rules.load(dump, chance))
    [seat] = match.position.to_act()
    match.play(seat, rules.action({"do": "hold"}))
    save(match.record(), tmp_path / "game.ndjson")
    told = run("replay", tmp_path / "game.ndjson").stdout
    assert "After 1 of 1 steps" in told
    assert f"[{max(before.position.view(None).json()['turn']['battle']['attack'])}]" in told
