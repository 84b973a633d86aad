"""History of the World 2001, for the kit: what is conserved, what is hidden, which games are kept."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.games.hotw2001.game import ENDINGS, GAME, OPTIONS
from tests.games.hotw2001.legality import VALUES, acceptable, plain_forms
from tests.games.hotw2001.worlds import scramble
from tests.kit.subject import Golden, Subject

from mappamundi.games.history.y2001 import state as s
from mappamundi.games.history.y2001.board import ARMY, CAPITAL, CITY, FORT, FRONT, MONUMENT
from mappamundi.games.history.y2001.chronicle import DISEASE, ROLLED
from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Action, Chance, Event, Result
from mappamundi.kit.random_play import BUSY, BY_KIND

_FACES = frozenset(range(1, 7))
_CARDS = Counter({card["id"]: card["count"] for deck in GAME.board.data["events"].values() for card in deck})


class HistoryOfTheWorld(Subject[Position]):
    options = OPTIONS
    endings = ENDINGS
    values = VALUES
    sought = (
        "draft",
        "events",
        "expand",
        "monuments",
        "minor",
        "crusade",
        "barbarians",
        "plague",
        "naval",
        "reallocate",
    )
    rare = frozenset(("barbarians", "plague", "crusade", "minor", "naval", "reallocate", "monuments"))
    longest = 300
    golden = (
        Golden("hotw2001-3", 3, {}, BY_KIND, 1),
        Golden("hotw2001-4-busy", 4, {}, BUSY, 2),
        Golden("hotw2001-5-all", 5, OPTIONS[5], BUSY, 3),
    )
    scored_after = frozenset({"turn_ended"})

    def decision(self, position: Position) -> str:
        return s.DECISIONS[position.decision]

    def check(self, position: Position, events: Sequence[Event]) -> None:
        check_pieces(position)
        check_turn(position)
        check_dice(events)

    def check_closely(self, position: Position) -> None:
        check_reach(position)
        check_cards(position)

    def check_loaded(self, position: Position, loaded: Position) -> None:
        kept = (position.front, position.armies, position.sailed, position.pieces)
        assert (loaded.front, loaded.armies, loaded.sailed, loaded.pieces) == kept, "front, armies or waters are stale"

    def check_end(self, position: Position, result: Result) -> None:
        """A1.1, A13.1: seven empires for everybody, and no more markers than epochs."""
        assert all(len(strengths) == 7 for strengths in position.strengths)
        assert sum(map(len, position.preeminence)) <= (0 if position.variant.no_preeminence else 7)

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
    """Capitals, forts and monuments conserved; what belongs to an army goes with it (A1.3–A1.5, A1.11, A1.12)."""
    capitals, forts, monuments = p.capitals_left, p.forts_left, p.monuments_left
    assert min(capitals, forts, monuments) >= 0, "a box below nothing"
    most = 3 if p.variant.multiple_armies else 1
    armies = []
    for land, here in enumerate(p.pieces):
        owner, stack = p.owners[land], p.stacks[land]
        held = owner >= 0
        assert held == (stack > 0) == (p.banners[land] >= 0) == (p.ages[land] > 0), "armies without an owner"
        if here:
            assert not (here & CAPITAL and here & CITY), "capital and city in one land"
            assert held or not here & (FORT | ARMY), "a fort without an army"
            capitals += here & (CAPITAL | CITY) != 0
            forts += here & FORT != 0
            monuments += here & MONUMENT != 0
            if here & ARMY:
                armies.append(land)
                assert owner == p.seat, "an army in play of another seat"
                assert p.banners[land] == p.banner, "an army in play of another empire"
        assert stack + (here & FORT != 0) <= most + (most == 1), "too many armies in a land"
    board = p.board
    assert (capitals, forts, monuments) == (board.capitals, board.forts, board.monuments), "pieces"
    assert p.armies == armies, "the armies are stale"


def check_turn(p: Position) -> None:
    """Nothing below nothing, and nothing left over between turns."""
    assert p.decision >= 0, "something is still to happen"
    counts = (p.pool, p.reserve, p.restricted, p.lost, p.coins, p.allied_coins, p.engineering, p.due)
    assert min(counts) >= 0, f"less than nothing: {counts}"
    assert p.lost <= p.losses
    assert len(p.played) <= 2
    if p.seat < 0:
        assert not any(counts), f"left over from a turn: {counts}"
        left = (p.force, p.fleets, p.armies, p.front, p.played, p.losses)
        assert not any(left), f"left over from a turn: {left}"
    if p.decision not in (s.MINOR, s.CRUSADE):
        assert not p.reserve
    if not p.variant.naval_control:
        assert set(p.fleet_owners) == {-1}
    assert all(owner < 0 for water, owner in enumerate(p.fleet_owners) if not p.board.seas >> water & 1)  # A16.7


def check_dice(events: Sequence[Event]) -> None:
    for event in events:
        if event[0] in (ROLLED, DISEASE):
            dice = event[3] + event[4] if event[0] == ROLLED else event[3]
            assert _FACES.issuperset(dice), f"dice {event}"
            assert event[0] == DISEASE or (2 <= len(event[3]) <= 3 and 1 <= len(event[4]) <= 3), "too many dice"


def check_reach(p: Position) -> None:
    """A7.2–A7.4: the front is what borders, straits and fleets lead to."""
    near = {land for army in p.armies for land in p.board.adjacent[army]}
    for water, shore in enumerate(p.board.shores):
        if p.sailed >> water & 1:
            assert p.fleets >> water & 1, "sailed without a fleet"
            near |= set(shore)
    assert p.front == sorted(near - set(p.armies)), "the front is stale"
    assert p.front == [land for land, here in enumerate(p.pieces) if here & FRONT]


def check_cards(p: Position) -> None:
    """A2.3, A2.4: nobody gets a card more, and there are no more of any than were printed."""
    ids = p.board.event_ids
    seen = Counter(ids[card] for cards in (*p.hands, *p.past_events, p.played) for card in cards)
    assert all(count <= _CARDS[card] for card, count in seen.items()), "a card too many"
    for seat in range(p.players):
        own = [*p.hands[seat], *p.past_events[seat], *(p.played if seat == p.seat else ())]
        assert sum(card < p.board.greater for card in own) == 3, f"greater cards of seat {seat}"
        assert len(own) == 10, f"cards of seat {seat}"
    empires = [card for card in (*p.empires, p.drawn, *p.deck) if card >= 0]
    empires += [card for cards in p.past_empires for card in cards]
    assert len(set(empires)) == len(empires), "an empire in two places"
    markers = [value for held in (*p.preeminence, p.markers) for value in held]
    assert sorted(markers) == ([] if p.variant.no_preeminence else sorted(p.board.markers)), "markers"
