"""R12.6–R12.15: the Endgame in its three steps, and who has won."""

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024 import honors, scoring
from mappamundi.games.history.y2024.board import CATASTROPHE
from mappamundi.games.history.y2024.chronicle import (
    ENDGAME_BEGAN,
    ENDGAME_GOLD,
    ENDGAME_TURNED,
    GAME_ENDED,
    KEPT_GOLD,
)
from mappamundi.games.history.y2024.state import GAME_OVER, LAST_HONORS, LAST_TOKENS, NONE, PLAY_HONORS, State
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up


def begin(p: State) -> None:
    """R12.6: gold for tokens and Leaders kept, least gold first. R12.7: then the order of step 2 is taken."""
    for seat in reversed(p.ranked()):
        leader = p.board.leader_gold if p.leaders & BIT[seat] else 0
        p.collect(seat, len(p.tokens[seat]) * p.board.token_gold + leader, KEPT_GOLD)
    p.order = tuple(reversed(p.ranked()))
    p.round = 0
    p.log.append((ENDGAME_BEGAN, p.order))
    p.then((PLAY_HONORS,))


def play_honors(p: State) -> None:
    """R12.7–R12.9: coins, and what leaves no choice, without asking; then the others, in the order the seat likes."""
    while p.round < p.players:
        seat = p.order[p.round]
        while honors.held(p, seat):
            forced = _forced(p, seat)
            if forced is None:
                p.decision = LAST_HONORS
                return
            honors.play_bonus(p, seat, forced.args[0], forced.args[1])
        p.round += 1
    p.then((LAST_TOKENS,))


def _forced(p: State, seat: int) -> Action | None:
    """An Honor with coins, a Catastrophe without a target, or the only thing that is left to do."""
    board = p.board
    legal: list[Action] = []
    honors.legal_bonuses(p, seat, legal)
    for action in legal:
        honor = board.honors[action.args[0]]
        if honor.coins or (honor.effect == CATASTROPHE and not action.args[1]):
            return action
    return legal[0] if len(legal) == 1 else None


def legal_honors(p: State, out: list[Action]) -> None:
    """R12.7."""
    honors.legal_bonuses(p, p.order[p.round], out)


def play_honor(p: State, honor: int, targets: tuple[int, ...]) -> None:
    """R12.8, R11.19: with Friendly lands."""
    honors.play_bonus(p, p.order[p.round], honor, targets)
    p.first((PLAY_HONORS,))


def last_tokens(p: State) -> None:
    """R12.10: the tokens of the Endgame spaces, in the order of the epochs, for every seat with lands there."""
    for token in p.endgame[2:]:  # R18.2: that of the first epoch lies open
        if token != NONE:
            turn_up(p.chance)
    for epoch in range(1, p.board.epochs + 1):
        token = p.endgame[epoch]
        if token == NONE:
            continue
        paid = []
        for seat in p.order:
            rows = scoring.token_rows(p, seat, token)
            gold = sum(lands + built for _, _, lands, built in rows)
            if gold:
                paid.append((seat, rows[0], gold))
        p.log.append((ENDGAME_TURNED, epoch, token, tuple(paid)))
        for seat, _, gold in paid:
            p.collect(seat, gold, ENDGAME_GOLD)
    p.order = ()
    p.round = 0
    p.log.append((GAME_ENDED, tuple(p.gold)))
    p.decision = GAME_OVER


def places(p: State) -> tuple[int, ...]:
    """R12.11–R12.15: by gold, then fewest people on the Empire cards, then most Honor icons on the Event cards."""
    keys = [(-p.gold[seat], sum(p.people[seat]), -p.icons[seat]) for seat in range(p.players)]
    return tuple([1 + sum(other < key for other in keys) for key in keys])
