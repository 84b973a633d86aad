"""Actions: small values with one flat JSON form and one integer code."""

from collections.abc import Mapping
from typing import Any, Final


class Action:
    """One thing a seat may do, or that happens by itself.

    A game makes each of its actions once and hands out the same object ever after, so two actions are equal
    exactly if they are the same object, and an inner loop compares nothing longer than an address.

    `code` is the action's place in the game's action space, or -1 for a well-formed action that can never be
    legal (a fleet put on dry land): it exists only so that its refusal can say why. `kind` and `args` are the
    ints the rules work with; `form` is what travels: `{"do": "invade", "land": "gaul"}`.

    An action that is `nobodys` is played by no seat: the passing of time. It stands outside the action space (its code
    is -1), and since time comes in every length it may be made anew each time.
    """

    __slots__ = ("args", "code", "form", "kind", "nobodys")

    def __init__(
        self, code: int, kind: int, args: tuple[Any, ...], form: Mapping[str, Any], nobodys: bool = False
    ) -> None:
        self.code: Final = code
        self.kind: Final = kind
        self.args: Final = args
        self.form: Final = form
        self.nobodys: Final = nobodys

    @property
    def do(self) -> str:
        """The action's name, as in the rules: `invade`, `end_turn`."""
        return str(self.form["do"])

    def __repr__(self) -> str:
        params = ", ".join(f"{key}={value!r}" for key, value in self.form.items() if key != "do")
        return f"{self.do}({params})"
