"""What the chronicles of all editions are written with."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from mappamundi.kernel.narration import Line, Sentence, player, say

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def card_text(seat: int, card: str) -> Sentence:
    """What a card says, for whoever wants to know more. It says "you": to others than its player it is quoted."""
    return say("chronicle-card-says", who=player(seat), text=say(f"text-{card}".replace("_", "-")))


class Lines:
    """The lines of one step of a seat, as they are written."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.lines: list[Line] = []

    def say(self, sentence: Sentence, seat: int | None, rule: str, *places: str, **more: Any) -> None:
        """A new line."""
        self.lines.append(Line([sentence], rule, seat, list(places), **more))

    def add(self, sentence: Sentence, rule: str, *places: str, topic: str = "") -> None:
        """One more sentence to the last line, if this step has said one that can bear it."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.heading or last.joins:
            self.say(sentence, self.seat, rule, *places, topic=topic)
            return
        last.says.append(sentence)
        last.rule = rule or last.rule
        last.places += places
        last.topic = last.topic or topic


Step = TypeVar("Step", bound=Lines)


def hear(
    step: Step, heard: Mapping[str, Callable[[Step, Mapping[str, Any]], None]], events: Sequence[Mapping[str, Any]]
) -> None:
    """Let the step say what there is to say of each event, by its kind."""
    for event in events:
        say_it = heard.get(event["event"])
        if say_it is not None:
            say_it(step, event)
