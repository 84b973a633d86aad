"""History of the World 2024, for the kit: what is conserved, what is hidden, which games are kept."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.games.hotw2024.game import ENDINGS, GAME, OPTIONS
from tests.games.hotw2024.legality import VALUES, acceptable, plain_forms
from tests.games.hotw2024.worlds import scramble
from tests.kit.subject import Golden, Subject

from mappamundi.games.history.board import members
from mappamundi.games.history.y2024 import state as s
from mappamundi.games.history.y2024.board import ARMY, CAPITAL, CITY, FORT, MONUMENT, WALL
from mappamundi.games.history.y2024.chronicle import ROLLED
from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Action, Chance, Event, Result
from mappamundi.kit.random_play import BUSY, BY_KIND

_FACES = frozenset(range(1, 7))


class HistoryOfTheWorld(Subject[Position]):
    options = OPTIONS
    endings = ENDINGS
    values = VALUES
    sought = ("tokens", "choose_empire", "aim", "event", "expand", "monuments", "revenue", "conclude", "endgame")
    rare = frozenset(s.DECISIONS[decision] for decision in (s.SHORTAGE, s.MONUMENTS_DUE, s.AIM, s.LAST_HONORS))
    longest = 650
    golden = (
        Golden("hotw2024-3-dice", 3, {}, BY_KIND, 1),
        Golden("hotw2024-4-no-dice", 4, {"dice": False, "hidden_empires": True}, BUSY, 2),
        Golden("hotw2024-5-all", 5, OPTIONS[6], BUSY, 3),
    )
    scored_after = frozenset({"turn_ended"})

    def decision(self, position: Position) -> str:
        return s.DECISIONS[position.decision]

    def check(self, position: Position, events: Sequence[Event]) -> None:
        check_pieces(position)
        check_dice(events)

    def check_closely(self, position: Position) -> None:
        check_tokens(position)
        check_honors(position)
        check_cards(position)

    def check_loaded(self, position: Position, loaded: Position) -> None:
        kept = (position.front, position.coast, position.pieces, position.armies)
        assert (loaded.front, loaded.coast, loaded.pieces, loaded.armies) == kept, "front, coast or armies are stale"
        assert loaded.force is position.force, "the card in play is stale"

    def check_imagined(self, position: Position, made: Position, viewer: int | None) -> None:
        check_memory(made, viewer)

    def check_end(self, position: Position, result: Result) -> None:
        """R12.9, R12.10: every Honor is played and every token of the Endgame turned up."""
        assert not any(position.pools)
        assert set(position.tracks) == {s.NONE}
        assert sum(map(len, position.people)) == 5 * position.players

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
    """Pieces conserved, one people piece a land, gold never below nothing."""
    board = p.board
    for seat, supply in enumerate(p.supply):
        people = supply + p.owners.count(seat) + (p.pool if seat == p.seat else 0)  # R1.3: by the form of the list
        assert supply >= 0, f"seat {seat} has {supply} people pieces in its supply"
        assert people == board.people, f"seat {seat} has {people} people pieces"  # R1.11
    on_map = [0] * len(board.stock)
    armies = []
    for land, here in enumerate(p.pieces):
        if here:
            assert not (here & CAPITAL and here & CITY), "capital and city in one land"  # R1.4
            assert here & FORT or not here & WALL, "a Great Wall without a fort"
            for kind, flag in enumerate((CAPITAL, CITY, MONUMENT)):
                on_map[kind] += bool(here & flag)
            on_map[3] += here & (FORT | WALL) == FORT
            on_map[4] += bool(here & WALL)
            if here & ARMY:
                armies.append(land)
    on_map[4] += p.walls_pool
    assert min(p.stock) >= 0, "a common supply below nothing"
    assert [left + out for left, out in zip(p.stock, on_map, strict=True)] == list(board.stock), "buildings"
    assert p.fleets_left + p.fleets_pool + p.fleets.bit_count() == board.fleets, "fleets"  # R1.16
    assert p.armies == armies, "the armies are stale"
    assert all(p.owners[land] == p.seat for land in armies), "an army out of its turn"
    assert min(p.gold) >= 0  # R1.10
    assert sorted(p.chests) == list(range(p.players))
    assert min(p.pool, p.fleets_pool, p.walls_pool, p.points, p.due) >= 0
    if p.seat < 0:
        assert p.pool + p.fleets_pool + p.walls_pool + p.points + p.due + p.leader == 0, "a card in play without a turn"
    assert not p.agenda or p.decision in (s.SHORTAGE, s.AIM, s.EVENT, s.MONUMENTS_DUE), "something is still to happen"


def check_dice(events: Sequence[Event]) -> None:
    for event in events:
        if event[0] == ROLLED:
            assert _FACES.issuperset(event[2] + event[3]), f"dice {event}"


def check_tokens(p: Position) -> None:
    """R3.1: three of each active area, wherever they are; and no pair twice."""
    drafting = p.pile if p.decision == s.DRAFT_TOKENS else ()
    out = Counter(token for tokens in (*p.tokens, *p.played_tokens, p.endgame, drafting) for token in tokens)
    for area in members(p.areas):
        assert p.bag[area] + out[area] == 3, f"tokens of {p.board.area_ids[area]}"
    assert all(count == 1 for token, count in out.items() if token >= p.board.areas)
    assert sum(p.bag) == sum(p.bag[area] for area in members(p.areas)), "tokens of an area not yet active in the bag"


def check_honors(p: Position) -> None:
    """R2.3: each seat has its ten Honors, somewhere."""
    for seat in range(p.players):
        track = [honor for honor in p.tracks[3 * seat : 3 * seat + 3] if honor != s.NONE]
        assert sorted([*track, *p.pools[seat], *p.stacks[seat]]) == list(range(10)), f"Honors of seat {seat}"


def check_cards(p: Position) -> None:
    """R2.2: no card lies in two places, and each seat has one of each epoch."""
    events = [card for card in p.hands if card >= 0] + [card for cards in p.past_events for card in cards]
    empires = [card for card in p.empires if card >= 0] + [card for cards in p.past_empires for card in cards]
    for cards in (events, empires):
        assert len(set(cards)) == len(cards), "a card in two places"
    for seat in range(p.players):
        epochs = [p.board.empires[card].epoch for card in p.past_empires[seat]]
        assert epochs == list(range(1, len(epochs) + 1))


def check_memory(made: Position, viewer: int | None) -> None:
    """R18.1, R18.2: what the viewer passed on lies with the seats after it, or was played by them, or is left over."""
    if viewer is None:
        return
    epochs = made.board.epochs + 1
    for epoch in range(2, made.epoch):
        after = made.drafts[epoch][made.drafts[epoch].index(viewer) + 1 :]
        passed = made.passed[viewer * epochs + epoch]
        theirs = Counter(token for seat in after for token in (*made.tokens[seat], *made.played_tokens[seat]))
        assert Counter(passed) <= theirs + Counter([made.endgame[epoch]]), "a token passed on has vanished"
        assert made.board.active_from[made.endgame[epoch]] <= epoch
