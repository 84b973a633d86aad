"""What there is to tell of a recorded game."""

from mappamundi.kernel import Annals, Entry, Game, Result
from mappamundi.records.record import Record
from mappamundi.records.replay import replay


def annals_of(
    record: Record, game: Game, *, viewer: int | None = None, last: int | None = None, ending: Result | None = None
) -> Annals:
    """As that seat, or a spectator, knows it: of the whole game, or up to its step `last`. A game that was broken off
    has the `ending` that its table gave it."""
    moments = replay(record, game)
    moment = next(moments)
    scene = game.scene(moment.position.view(None))
    at = next((step.time for step in record.steps if step.time is not None), 0.0)
    log = [Entry(0, at)]
    while moment.number != last and (following := next(moments, None)) is not None:
        moment = following
        at = at if moment.step is None or moment.step.time is None else moment.step.time
        log.append(Entry(moment.number, at, [game.tell(event, viewer) for event in moment.events]))
    position = moment.position
    return game.annals(scene, log, position.view(viewer), position.result() or ending)
