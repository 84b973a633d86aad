"""Lines of a narration as text for one viewer: what each parameter is called in the viewer's language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mappamundi.kernel import IllegalAction, Line
from mappamundi.kernel.narration import Param, Sentence
from mappamundi.records.record import nameless
from mappamundi.words import Words

# What a message chooses by when a player is its subject, or the one to whom something happens.
ROLES: Final = {"who": "you", "victim": "theirs"}

DataName = Callable[[str], str]


class Teller:
    """Speaks to one viewer. `data_name` is what the data call a thing that has no message, as corrected data may."""

    def __init__(
        self, words: Words, names: Sequence[str], viewer: int | None, data_name: DataName = lambda id_: id_
    ) -> None:
        self.words: Final = words
        self.names: Final = names
        self.viewer: Final = viewer
        self.data_name: Final = data_name

    def line(self, line: Line) -> str:
        return " ".join([self.sentence(sentence) for sentence in line.says])

    def sentence(self, sentence: Sentence) -> str:
        """In words; a game that has none yet is told by the ids of its messages and their parameters."""
        message, params = sentence["say"], self.params(sentence)
        text = self.words.find(message, **params)
        if text is not None:
            return text
        return " ".join([message, *(f"{key} {params[key]}" for key in sentence if key != "say")])

    def params(self, params: Mapping[str, Param]) -> dict[str, Any]:
        """The parameters of a sentence as its message takes them."""
        found: dict[str, Any] = {}
        for key, param in params.items():
            if key == "say":
                continue
            found[key] = self.param(param)
            if key in ROLES and isinstance(param, Mapping):
                found[ROLES[key]] = "yes" if param["seat"] == self.viewer else "no"
        return found

    def param(self, param: Param) -> str | float:
        if not isinstance(param, Mapping):
            return param
        if "say" in param:
            return self.sentence(param)
        if "name" in param:
            return self.name(param["name"], param.get("of", "name"), param.get("as", ""))
        if "list" in param:
            return self.words.listed([str(self.param(item)) for item in param["list"]])
        if "dice" in param:
            return self.throw(param)
        return self.player(param["seat"])

    def player(self, seat: int) -> str:
        """A name; a record has to call everybody something, and numbers those who gave none."""
        name = self.names[seat]
        return self.words("seat-player", number=seat + 1) if name == nameless(seat) else name

    def name(self, id_: str, of: str = "name", form: str = "") -> str:
        message = f"{of}-{id_}".replace("_", "-")
        return (form and self.words.find(f"{message}.{form}")) or self.words.find(message) or self.data_name(id_)

    def refusal(self, error: IllegalAction) -> str:
        """Why something was refused; the rules' own words where there is no message."""
        named = {
            key: self.name(str(value), form="the") if self._is_named(value) else value
            for key, value in error.params.items()
        }
        return self.words.find(f"refusal-{error.reason}".replace("_", "-"), **named) or error.message

    def _is_named(self, value: object) -> bool:
        return isinstance(value, str) and self.words.has(f"name-{value}".replace("_", "-"))

    def throw(self, throw: Mapping[str, Any]) -> str:
        """Dice with what is added to the highest: "[5] 3 +1 siege = 6"; the counting die stands in brackets."""
        dice, added = throw["dice"], throw["added"]
        best = dice.index(max(dice)) if dice else -1
        parts = [f"[{face}]" if place == best else str(face) for place, face in enumerate(dice)]
        parts += [f"+{value} {self.param(what)}" if value else f"({self.param(what)})" for value, what in added]
        if any(value for value, _ in added):
            parts.append(f"= {throw['total']}")
        return " ".join(parts)
