"""History of the World 2018, for the kit: what is conserved, what is hidden, which games are kept."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.games.hotw2018.game import ENDINGS, GAME, SELECTIONS
from tests.games.hotw2018.legality import VALUES, acceptable, plain_forms
from tests.games.hotw2018.worlds import known_cards, scramble
from tests.kit.subject import Golden, Subject

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.board import ACTIVE, CAPITAL, CITY, FORT, MONUMENT
from mappamundi.games.history.y2018.chronicle import REROLLED, ROLLED
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action, Chance, Event, Result
from mappamundi.kit.random_play import BUSY, BY_KIND

_GUEST = frozenset((s.REROLL_DICE, s.PRESS_SIEGE, s.REDUCE_LAND))
_FACES = frozenset(range(1, 7))


class HistoryOfTheWorld(Subject[Position]):
    options = tuple({"selection": selection} for selection in SELECTIONS)
    endings = ENDINGS
    values = VALUES
    sought = ("begin", "invade", "build", "reroll", "siege", "shift")
    rare = frozenset(s.DECISIONS[decision] for decision in (s.REDUCE_LAND, s.SUFFER_PLAGUE))
    longest = 450
    fuzzed = 200
    golden = (
        Golden("hotw2018-3-draft", 3, {"selection": "draft"}, BY_KIND, 1),
        Golden("hotw2018-5-draft", 5, {"selection": "draft"}, BUSY, 2),
        Golden("hotw2018-4-classic", 4, {"selection": "classic"}, BUSY, 3),
    )
    scored_after = frozenset({"turn_ended"})

    def decision(self, position: Position) -> str:
        return s.DECISIONS[position.decision]

    def check(self, position: Position, events: Sequence[Event]) -> None:
        check_pieces(position)
        check_dice(events)

    def check_closely(self, position: Position) -> None:
        check_cards(position)

    def check_loaded(self, position: Position, loaded: Position) -> None:
        kept, found = (position.front, position.shore, position.pieces), (loaded.front, loaded.shore, loaded.pieces)
        assert found == kept, "front or shore is stale"
        assert loaded.powers is position.powers, "the powers in force are stale"
        routes = position.rules.space.overseas(position.markers, position.shore)
        assert position.routes is None or position.routes == routes, "the routes are stale"

    def check_imagined(self, position: Position, made: Position, viewer: int | None) -> None:
        """The events that were played, and those the viewer holds, stay where they are; no pile has a card twice."""
        view = position.view(viewer)
        seen = {GAME.board.events[n].id for n in members(view.spent | view.hand)}
        assert known_cards(made.dump(), viewer) >= seen
        assert all(len(set(pile)) == made.players for pile in (*made.event_piles[1:], *made.empire_piles[1:]))

    def check_end(self, position: Position, result: Result) -> None:
        """Z19.1, Z19.2: one winner, and every place once."""
        assert sorted(result.places) == list(range(1, position.players + 1))

    def acceptable(self, position: Position, seat: int, action: Action) -> bool:
        return acceptable(position, seat, action)

    def plain_forms(self) -> Iterator[Mapping[str, Any]]:
        return plain_forms()

    def other_world(
        self, position: Position, viewer: int | None, rng: Random, chance: Chance | None = None
    ) -> Position:
        return scramble(position, viewer, rng, chance)


SUBJECT = HistoryOfTheWorld(GAME)


def check_pieces(p: Position) -> None:
    """Pieces conserved, one army a land, scores apart."""
    board = p.board
    for seat, supply in enumerate(p.supply):
        armies = supply + p.owners.count(seat)  # Z18.4: one in a land, by the form of the list
        if seat == p.seat:
            # The invading army is a guest until the battle is decided (Z18.4).
            armies += p.pool + p.waiting_pool + p.catapult_armies + (p.decision in _GUEST)
        assert supply >= 0, f"seat {seat} has {supply} armies in its supply"
        assert armies == board.armies, f"seat {seat} has {armies} armies"  # Z18.1
    if p.seat < 0:
        assert p.pool + p.waiting_pool + p.catapult_armies + p.tokens == 0, "a card in play without a turn"
    assert min(p.pool, p.waiting_pool, p.catapult_armies, p.tokens, p.waiting_tokens, p.catapult_tokens) >= 0
    assert p.catapult_armies + p.catapult_tokens <= 3, "four pieces on the catapult"  # Z9.3
    capitals = monuments = forts = 0
    active = []
    for land, here in enumerate(p.pieces):
        if here:
            assert not (here & CAPITAL and here & CITY), "capital and city in one land"  # Z18.4
            capitals += bool(here & (CAPITAL | CITY))
            monuments += bool(here & MONUMENT)
            forts += bool(here & FORT)
            if here & ACTIVE:
                active.append(land)
    assert min(p.capitals_left, p.monuments_left, p.forts_left) >= 0, "a common supply below nothing"
    assert p.capitals_left + capitals == board.capitals, "capitals and cities"  # Z1.4
    assert p.monuments_left + monuments == board.monuments, "monuments"
    assert p.forts_left + forts == board.forts, "forts"
    assert p.active == active, "the active armies are stale"
    assert all(p.owners[land] == p.seat for land in active), "an active army out of its turn"
    if p.decision != s.SHIFT_SCORE:
        assert len(set(p.scores)) == p.players, f"equal scores {p.scores}"  # Z14.6


def check_dice(events: Sequence[Event]) -> None:
    for event in events:
        if event[0] == ROLLED:
            assert _FACES.issuperset(event[2] + event[3]), f"dice {event}"
        elif event[0] == REROLLED:
            assert event[3] in _FACES, f"die {event}"


def check_cards(p: Position) -> None:
    """No card lies in two places, and a seat has at most one event of each epoch begun."""
    places = [*p.hands, p.played]
    assert sum(mask.bit_count() for mask in places) == _union(places).bit_count(), "an event in two places"
    held = [empire for empire in (*p.empires, *p.empire_pile) if empire >= 0]
    assert len(set(held)) == len(held), "an empire in two places"
    for hand in p.hands:
        epochs = [p.board.events[n].epoch for n in members(hand)]
        assert len(set(epochs)) == len(epochs), f"two events of one era in a hand: {epochs}"
        assert all(epoch <= p.epoch for epoch in epochs), "an event of a later era in hand"
        kingdoms = [p.board.events[n].epoch for n in members(hand & p.board.kingdoms)]
        assert not kingdoms or kingdoms == [p.epoch], "a kingdom outlived its era"  # Z5.8


def _union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole
