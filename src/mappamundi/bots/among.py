"""Bots among themselves: whole games in simulated time."""

from collections.abc import Iterator, Sequence

from mappamundi.bots import Bot, Decision, courtesy
from mappamundi.bots.scheduler import Scheduler
from mappamundi.kernel import Action, Game, Position


def moves_among(game: Game, position: Position, bots: Sequence[Bot]) -> Iterator[tuple[float, int | None, Action]]:
    """Each move of a game in which these bots have all the seats, and when it is made: to be played before the next is
    asked for."""
    manners = courtesy(game.facts.id)

    def choose(seat: int) -> Decision:
        view, bot = position.view(seat), bots[seat]
        return bot.choose(view, manners.offered(bot.name, view, position.legal(seat), (), scheduler.now))

    scheduler = Scheduler(choose)
    for seat, action in scheduler.moves(position):
        yield scheduler.now, seat, action
