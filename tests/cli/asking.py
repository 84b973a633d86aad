"""What the terminal says to "why can't I …"."""

import pytest

from mappamundi.cli.play.display import Display
from mappamundi.kernel import Game, IllegalAction, Position


def told_why(game: Game, shown: Display, position: Position, text: str) -> str:
    """To the first seat: the first refusal, a sentence, or the name of what can be done."""
    forms = shown.attempts(position.view(0), text)
    if isinstance(forms, str):
        return forms
    for form in forms:
        if any(form.items() <= action.form.items() for action in position.legal(0)):
            return str(form["do"])
    with pytest.raises(IllegalAction) as caught:
        position.play(0, game.action(forms[0]))
    return shown.refused(caught.value, forms[0])
