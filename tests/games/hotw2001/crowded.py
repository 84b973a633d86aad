"""Worlds full of pieces, such as whole games seldom reach: one setup for the engine and for the second reading."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.hotw2001.second_reading import Reading

from mappamundi.kit.random_play import some

Setup = dict[str, Any]


def crowded_world(rng: Random, data: Mapping[str, Any], players: int, options: Mapping[str, bool]) -> Setup:
    """The start of a turn in a world where most lands are held, and much is built where this turn will come."""
    epoch = 1 + int(7 * rng.random())
    card = some(rng, [entry for entry in data["empires"] if entry["epoch"] == epoch])
    past = [entry["id"] for entry in data["empires"] if entry["epoch"] <= epoch and entry is not card]
    banners = [[some(rng, past) for _ in range(4)] for _ in range(players)]
    starts = [start["land"] for start in card.get("start_lands", [])] or [card["start_land"]]
    minor = next(entry["start_land"] for entry in data["minor_empires"] if entry["epoch"] == epoch)
    kingdom = next(entry["land"] for entry in data["kingdoms"] if entry["epoch"] == epoch)
    busy = {*starts, minor, kingdom, "palestine"}
    left = {piece: data["components"][piece] for piece in ("capitals_cities", "forts", "monuments")}
    seat = int(players * rng.random())
    lands = {}
    for entry in sorted(data["lands"], key=lambda entry: (entry["id"] not in busy, rng.random())):
        owner = some(rng, [*range(players), seat, None])
        land: Setup = {}
        if owner is not None:
            land = {"owner": owner, "empire": some(rng, banners[owner])}
            if options.get("multiple_armies"):
                land["armies"] = some(rng, (1, 1, 2, 3))
            if land.get("armies", 1) < 3 and rng.random() < 0.3 and left["forts"]:
                left["forts"] -= 1
                land["fort"] = True
        if rng.random() < (0.8 if entry["id"] in busy else 0.25) and left["capitals_cities"]:
            left["capitals_cities"] -= 1
            land[some(rng, ("capital", "city"))] = True
        if rng.random() < 0.3 and left["monuments"]:
            left["monuments"] -= 1
            land["monument"] = True
        lands[entry["id"]] = land
    seas = [entry["id"] for entry in data["waters"] if entry["kind"] == "sea" and rng.random() < 0.5]
    return {
        "epoch": epoch,
        "scores": [int(50 * rng.random()) for _ in range(players)],
        "lands": lands,
        "fleets": {sea: {"owner": int(players * rng.random()), "epoch": epoch} for sea in seas}
        if options.get("naval_control")
        else {},
        "turn": {"seat": seat, "empire": card["id"], "phase": "events"},
        "hands": {seat: _hand(rng, data["events"], epoch)},
    }


# A14.38: cards that do not touch a minor empire of the same turn.
SPARING = ("famine", "black_death", "pestilence", "plague", "disaster", "crusade")


def _hand(rng: Random, decks: Mapping[str, list[Mapping[str, Any]]], epoch: int) -> dict[str, list[str]]:
    """Cards of this epoch: many, or a minor empire with one that may not touch it."""
    playable = {name: [card["id"] for card in deck if epoch in card["epochs"]] for name, deck in decks.items()}
    if rng.random() < 0.5:
        return {name: rng.sample(cards, 4) for name, cards in playable.items()}
    sparing = [card for card in playable["lesser"] if card in SPARING or card.startswith("kingdom_")]
    minor = [card for card in playable["greater"] if card.startswith("minor_")]
    return {"greater": minor, "lesser": [some(rng, sparing)]}


def settle(reading: Reading, setup: Setup) -> None:
    """The reading finds the same world."""
    turn = setup["turn"]
    reading.epoch, reading.scores = setup["epoch"], list(setup["scores"])
    reading.held = {turn["seat"]: turn["empire"]}
    for name, entry in setup["lands"].items():
        land = reading.lands[name]
        land.owner, land.empire = entry.get("owner"), entry.get("empire")
        land.armies = entry.get("armies", 0 if land.owner is None else 1)
        land.fort, land.monument = entry.get("fort", False), entry.get("monument", False)
        land.building = next((kind for kind in ("capital", "city") if kind in entry), "")
    reading.past_fleets = {sea: (fleet["owner"], fleet["epoch"]) for sea, fleet in setup["fleets"].items()}
    for seat, hand in setup["hands"].items():
        reading.hands[seat] = [*hand["greater"], *hand["lesser"]]
