"""Why an action is refused: the rule that speaks and a sentence. Explains, never decides: `legal` alone decides."""

from typing import Final

from mappamundi.games.history.y2001 import state as s
from mappamundi.games.history.y2001.actions import NAMES
from mappamundi.games.history.y2001.state import State
from mappamundi.kernel import Action, IllegalAction

# The rule and the sentence for each reason.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "game_over": ("A13.5", "The game is over."),
    "not_your_decision": ("A4.2", "It is not your decision now."),
    "not_now": ("A4.3", "{action} is not possible now."),
}


def because(reason: str, **names: str) -> IllegalAction:
    """The refusal for this reason."""
    rule, sentence = REASONS[reason]
    return IllegalAction(rule, reason, sentence.format(**names), **names)


def refusal(p: State, seat: int, action: Action) -> IllegalAction:
    """Why this action cannot be played now."""
    if p.decision in (s.GAME_OVER, s.HALTED):
        return because("game_over")
    if seat != (p.drafting() if p.decision == s.DRAFT else p.seat):
        return because("not_your_decision")
    return because("not_now", action=NAMES[action.kind])
