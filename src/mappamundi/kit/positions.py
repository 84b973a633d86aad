"""What holds in any position: copies, dumps, views, every listed action accepted, everything else refused."""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from mappamundi.kernel import Action, IllegalAction, Position
from mappamundi.kit.fault import Fault
from mappamundi.kit.forms import refused, spoilt
from mappamundi.kit.random_play import some
from mappamundi.kit.subject import Subject


def check_closely(played: Subject[Any], p: Position, rng: Random, stale: Sequence[Action] = ()) -> None:
    """Copies, dumps, views, every listed action accepted, everything else refused with nothing changed."""
    before = canonical(p)
    played.check_closely(p)
    check_seats(played, p)
    check_copy(played, p, rng, before)
    check_dump(played, p, before)
    check_views(played, p)
    check_listed(played, p, rng)
    check_refusals(played, p, rng, stale)
    assert canonical(p) == before, "a refused action changed the position"


def canonical(p: Position) -> str:
    """The whole position as text, the same for equal ones."""
    return json.dumps(p.dump(), sort_keys=True)


def check_seats(played: Subject[Any], p: Position) -> None:
    """Whoever must act is among those who may, and can do something; nobody else can."""
    assert list(p.to_act()) == sorted(set(p.to_act())), "`to_act` names seats twice, or not in rising order"
    assert set(p.awaited()) <= set(p.to_act()), "somebody must decide who may not act"
    assert p.awaited() or p.alarm() is not None or p.to_act(), "nothing will ever happen"
    assert p.on_turn() in (None, *range(p.players)), f"it is the turn of seat {p.on_turn()}, which there is not"
    standings = p.standings()
    assert standings is None or len(standings) == p.players, f"`standings` has {standings} for {p.players} seats"
    for seat in range(p.players):
        assert p.legal(seat) or seat not in p.awaited(), f"dead end: seat {seat} must decide and can do nothing"
        listed_for = seat in p.to_act() or played.may_interject(p, seat)
        assert listed_for or not p.legal(seat), f"seat {seat} may not act, but something is listed for it"
    assert p.alarm() is not None or any(map(p.legal, p.to_act())), "dead end: nobody can do anything"


def check_copy(played: Subject[Any], p: Position, rng: Random, before: str) -> None:
    """A copy is equal and goes its own way."""
    copy = p.copy()
    assert canonical(copy) == before, "a copy differs"
    played.advance(copy, rng, 12)
    assert canonical(p) == before, "playing on a copy changed the original"


def check_dump(played: Subject[Any], p: Position, before: str) -> None:
    """A position loaded from its dump is the same in every respect, also in what is worked out from the board."""
    loaded = played.load(json.loads(before), played.chance(p))
    assert canonical(loaded) == before, "loading changed the position"
    played.check_loaded(p, loaded)
    assert loaded.to_act() == p.to_act(), "others may act after loading"
    for seat in range(p.players):
        assert loaded.legal(seat) == p.copy().legal(seat), "other actions are legal after loading"


def check_views(played: Subject[Any], p: Position) -> None:
    """A view survives packing, and its own part is a part of it."""
    for viewer in (None, *range(p.players)):
        view = p.view(viewer)
        shown = view.json()
        assert played.game.unpack_view(json.loads(json.dumps(view.pack()))).json() == shown, "packing changed a view"
        assert view.own().items() <= shown.items(), f"`own` of viewer {viewer} is no part of its `json`"


def check_listed(played: Subject[Any], p: Position, rng: Random) -> None:
    """Actions that are listed are accepted, and are what their form and code say."""
    game = played.game
    for seat in p.to_act():
        legal = p.legal(seat)
        assert len(set(legal)) == len(legal), "an action is listed twice"
        for action in legal if len(legal) <= 12 else rng.sample(legal, 12):
            assert game.action(json.loads(json.dumps(action.form))) is action, f"the form of {action} makes another one"
            assert game.action_at(action.code) is action, f"the code of {action} is another action's"
            try:
                events = p.copy().play(seat, action)
            except IllegalAction as error:
                raise Fault(f"{action} is listed but refused: {error}") from error
            json.dumps([game.tell(event, viewer) for event in events for viewer in (None, seat)])


def check_refusals(played: Subject[Any], p: Position, rng: Random, stale: Sequence[Action]) -> None:
    """Spoilt forms, stale actions, those of other seats, and those of nobody."""
    if not p.to_act():
        return
    seat = some(rng, p.to_act())
    legal = p.legal(seat)
    if not legal:
        return
    for _ in range(12):
        form = spoilt(played, some(rng, legal).form, rng)
        if not _good(played, p, seat, form):
            assert refused(played, p, seat, form), f"{form} was accepted from seat {seat}"
    for action in stale if len(stale) <= 8 else rng.sample(stale, 8):
        if not played.acceptable(p, seat, action):
            assert refused(played, p, seat, action.form), f"{action} was accepted after its time"
    for other in (None, *range(-1, p.players + 1)):
        if other not in p.to_act():
            action = some(rng, legal)
            if other is None or not played.may_interject(p, other) or not played.acceptable(p, other, action):
                assert refused(played, p, other, action.form), f"seat {other} acted out of turn"
    if alarm := p.alarm():
        assert refused(played, p, seat, alarm.action.form), "a seat let time pass"


def _good(played: Subject[Any], p: Position, seat: int, form: Mapping[str, Any]) -> bool:
    try:
        return played.acceptable(p, seat, played.game.action(form))
    except IllegalAction:
        return False


def check_end(played: Subject[Any], p: Position, stale: Sequence[Action]) -> None:
    """Places follow from scores and are shared where they are equal; nobody can act any more."""
    result = p.result()
    assert result is not None, "the game has no result"
    assert len(result.scores) == len(result.places) == p.players, f"{result} is not one of {p.players} seats"
    for score, place in zip(result.scores, result.places, strict=True):
        assert 1 <= place <= p.players, f"nobody can be in place {place}"
        behind = [other for points, other in zip(result.scores, result.places, strict=True) if points < score]
        assert all(place <= other for other in behind), f"fewer points have a better place in {result}"
    assert result.winners, "nobody has won"
    assert max(result.scores) == result.scores[result.winners[0]], f"the winner has not most points in {result}"
    assert not p.to_act(), "somebody may act after the end"
    assert not p.awaited(), "somebody must decide after the end"
    assert p.alarm() is None, "the clock runs on after the end"
    assert not any(p.legal(seat) for seat in range(p.players)), "something is legal after the end"
    for action in stale[:3]:
        assert refused(played, p, 0, action.form), f"{action} was accepted after the end"
    played.check_end(p, result)
