"""The shape of the catalogue that every edition of History of the World gives (docs/data.md), and what holds in it."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct


class Epoch(Struct):
    epoch: int
    span: str


class Area(Struct):
    id: str
    name: str
    lands: list[str]
    values: list[tuple[int, int, int]]


class Land(Struct):
    id: str
    name: str
    area: str
    terrain: str
    neighbours: list[str]
    straits: list[str]
    waters: list[str]
    barrens: list[str]


class Water(Struct):
    id: str
    name: str
    kind: str
    lands: list[str]
    waters: list[str]
    barrens: list[str]
    navigable: bool


class Barren(Struct):
    id: str
    name: str
    lands: list[str]
    waters: list[str]


class Empire(Struct):
    id: str
    name: str
    epoch: int
    order: int
    armies: int
    start: list[str]


class Event(Struct):
    id: str
    name: str
    kind: str
    epoch: int | None


class Catalogue(Struct):
    """An edition may say more, in every part and beside them."""

    epochs: list[Epoch]
    areas: list[Area]
    lands: list[Land]
    waters: list[Water]
    barrens: list[Barren]
    empires: list[Empire]
    events: list[Event]


def check_catalogue(told: dict[str, Any]) -> Catalogue:
    """All parts are there, every id names something, borders have two sides, and JSON changes nothing."""
    assert msgspec.json.decode(msgspec.json.encode(told)) == told
    book = msgspec.convert(told, Catalogue)
    assert [epoch.epoch for epoch in book.epochs] == list(range(1, len(book.epochs) + 1))
    lands, waters, barrens = _ids(book.lands), _ids(book.waters), _ids(book.barrens)
    areas = _ids(book.areas)
    _ids([*book.lands, *book.waters, *book.barrens, *book.areas])
    _ids([*book.empires, *book.events])
    for area in book.areas:
        assert len(area.values) == len(book.epochs), f"{area.id} has a value for each epoch"
        assert sorted(area.lands) == sorted(land.id for land in book.lands if land.area == area.id)
    by_land = {land.id: land for land in book.lands}
    for land in book.lands:
        assert land.area in areas
        _among(land.id, land.waters, waters)
        _among(land.id, land.barrens, barrens)
        for other in (*land.neighbours, *land.straits):
            assert other in lands, f"{land.id} borders {other}, which is no land"
            assert land.id in (*by_land[other].neighbours, *by_land[other].straits), (
                f"{other} does not border {land.id}"
            )
    for water in book.waters:
        assert water.kind in ("sea", "ocean")
        _among(water.id, water.lands, lands)
        _among(water.id, water.waters, waters)
        _among(water.id, water.barrens, barrens)
        assert sorted(water.lands) == sorted(land.id for land in book.lands if water.id in land.waters)
    for barren in book.barrens:
        _among(barren.id, barren.lands, lands)
        _among(barren.id, barren.waters, waters)
        assert sorted(barren.lands) == sorted(land.id for land in book.lands if barren.id in land.barrens)
    for card in book.empires:
        assert card.epoch <= len(book.epochs)
        _among(card.id, card.start, lands)
    return book


def _ids(entries: Sequence[Any]) -> frozenset[str]:
    ids = [entry.id for entry in entries]
    assert len(set(ids)) == len(ids), "an id names two things"
    return frozenset(ids)


def _among(who: str, named: Iterable[str], known: frozenset[str]) -> None:
    assert set(named) <= known, f"{who} names what is not there: {set(named) - known}"
