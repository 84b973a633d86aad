"""Each decision as a numbered list, asked in steps: which hand, which cell, how turned, with a prophet where.

A step at which there is only one answer is not asked; its answer stands in the row that leads there.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from mappamundi.cli.fourgods.world import face
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.cli.play.telling import Teller
from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.counsel import counsel
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.narrate import open_story
from mappamundi.games.fourgods.state import NOBODY, SECOND, WAITING
from mappamundi.games.fourgods.tiles import CORNERS, TERRAINS, terrain_at
from mappamundi.games.fourgods.view import View
from mappamundi.kernel import Action

# What is done first stands first; what ends a turn, last.
ORDER: Final = (
    a.READY,
    a.CHOOSE_COLOUR,
    a.FORFEIT,
    a.PLACE,
    a.DESTROY,
    a.PLACE_PROPHET,
    a.BUILD,
    a.DISCARD,
    a.PUT_BACK,
    a.DRAW,
    a.TAKE,
    a.FLIP,
    a.CHOOSE_GOD,
    a.CHALLENGE,
    a.PASS,
    a.END_TURN,
)
# Every one of these is a row of its own; of the others those that differ only in where or how are asked for in steps.
ALONE: Final = (a.READY, a.CHOOSE_COLOUR, a.FORFEIT, a.PUT_BACK, a.DRAW, a.CHALLENGE, a.PASS, a.END_TURN)

Play = tuple[Action, Mapping[str, Any]]


class Step(NamedTuple):
    """A question: its message, what an action answers, and how that answer is called."""

    question: str
    answer: Callable[[Action], Any]
    label: Callable[[Action], str]
    # What stands between the answer and all that was said before.
    joint: str = " "


def menu(teller: Teller, view: View, legal: Sequence[Action]) -> Menu:
    words = teller.words
    advice = counsel(view, legal)
    plays: dict[tuple[int, Any], list[Play]] = {}
    for action, told in zip(legal, advice, strict=True):
        plays.setdefault((ORDER.index(action.kind), _apart(action)), []).append((action, told))
    asking = Asking(teller, view)
    rows = [asking.row(same) for _, same in sorted(plays.items(), key=lambda entry: entry[0][0])]
    facts = ""
    if view.viewer is not None and view.owes[view.viewer]:
        question = words("ask-forfeit")
    elif view.phase == WAITING:
        colours = any(action.kind == a.CHOOSE_COLOUR for action in legal)
        question = words("decide-colour" if colours else "ask-waiting")
        story = [teller.line(line) for line in open_story(view)]
        story.append(words("terminal-turns" if view.variant.timed else "terminal-race", seconds=_turn_seconds(view)))
        facts = " ".join(story)
    else:
        question = words("ask-play")
    return Menu(question, [Group("", rows)], facts)


def _turn_seconds(view: View) -> int:
    return view.rules.turn_clock // SECOND


def _apart(action: Action) -> Any:
    """By what rows are told apart: a hand where a tile is laid, else the whole action, else nothing."""
    if action.kind in (a.PLACE, a.DESTROY):
        return action.args[0]
    return action.code if action.kind in ALONE else None


class Asking:
    """Makes rows of actions, and the questions behind them."""

    def __init__(self, teller: Teller, view: View) -> None:
        self.teller: Final = teller
        self.words: Final = teller.words
        self.view: Final = view

    def row(self, plays: Sequence[Play]) -> Choice:
        action = plays[0][0]
        return self.ask(plays, self.title(action), self.steps(action.kind))

    def ask(self, plays: Sequence[Play], title: str, steps: Sequence[Step]) -> Choice:
        """The row of these actions: the action itself, or the first question at which they differ."""
        for place, step in enumerate(steps):
            answers: dict[Any, list[Play]] = {}
            for play in sorted(plays, key=_promise, reverse=True):
                answers.setdefault(step.answer(play[0]), []).append(play)
            if len(answers) == 1:
                title = _together(title, step, plays[0][0])
                continue
            rows = [self.ask(same, _together(title, step, same[0][0]), steps[place + 1 :]) for same in answers.values()]
            rows = [_without(row, title, step.joint) for row in rows]
            cells = (f"{title} …", self.best(plays))
            return Choice(cells, title, menu=Menu(self.words(step.question), [Group("", rows)]))
        [(action, told)] = plays
        return Choice((title, self.note(told)), title, action)

    # --- words

    def title(self, action: Action) -> str:
        """What is done, without where and how."""
        words, form, kind = self.words, action.form, action.kind
        do = action.do.replace("_", "-")
        if kind in (a.PLACE, a.DESTROY, a.PUT_BACK):
            return words(f"do-{do}", hand=form["hand"] + 1)
        if kind in (a.CHALLENGE, a.FORFEIT):
            return words(f"do-{do}", column=form["x"] + 1, row=form["y"] + 1)
        if kind == a.CHOOSE_COLOUR:
            return words("do-choose-colour", god=form["god"])
        if kind == a.DRAW:
            return words("do-draw", count=form["count"])
        return words(f"do-{do}")

    def steps(self, kind: int) -> list[Step]:
        prophet = [
            Step("decide-which-god", lambda one: one.form.get("god"), self.whose),
            Step("decide-migrate", lambda one: tuple(one.form.get("from", ())), self.origin),
        ]
        cell = Step("ask-where", lambda one: (one.form["x"], one.form["y"]), self.at)
        if kind in (a.PLACE, a.DESTROY):
            lie = Step("ask-how", lambda one: (one.form["face"], one.form["turn"]), self.lying)
            stand = Step("decide-prophet", lambda one: one.form.get("prophet"), self.standing)
            credit = Step("decide-credit", lambda one: one.form.get("credit"), self.credited)
            return [cell, lie, stand, *prophet, *([credit] if kind == a.DESTROY else [])]
        if kind == a.PLACE_PROPHET:
            return [Step("decide-prophet", lambda one: one.form["corner"], self.quarter, ": "), *prophet]
        if kind == a.BUILD:
            return [cell._replace(question="decide-city"), *prophet]
        if kind == a.DISCARD:
            return [Step("ask-discard", lambda one: (one.form["hand"], one.form["face"]), self.discarded, ": ")]
        if kind in (a.TAKE, a.FLIP):
            return [Step("ask-slot", lambda one: (one.form["area"], one.form["slot"]), self.slot, ": ")]
        if kind == a.CHOOSE_GOD:
            return [Step("decide-god", lambda one: one.form["god"], self.god, ": ")]
        return []

    def god(self, action: Action) -> str:
        god = action.form["god"]
        return self.words(f"god-{god}")

    def at(self, action: Action) -> str:
        return self.words("do-at", column=action.form["x"] + 1, row=action.form["y"] + 1)

    def shape(self, action: Action) -> int:
        """How the tile would lie."""
        hand, face_up, turn, *_ = action.args
        tile = self.view.rules.tiles.tiles[self.view.hands[2 * (self.view.viewer or 0) + hand]]
        shape: int = tile.shapes[4 * face_up + turn]
        return shape

    def lying(self, action: Action) -> str:
        return self.words("do-as", face=face(self.shape(action)))

    def standing(self, action: Action) -> str:
        if "prophet" not in action.form:
            return self.words("do-without-prophet") if self.view.gods[self.view.viewer or 0] else ""
        corner = CORNERS.index(action.form["prophet"])
        terrain = TERRAINS[terrain_at(self.shape(action), corner)]
        said = self.words("do-with-prophet", terrain=terrain)
        return f"{said} ({self.words(f'corner-{CORNERS[corner]}')})"

    def quarter(self, action: Action) -> str:
        form = action.form
        shape = self.view.shapes[self.view.grid.cell(form["x"], form["y"])]
        terrain = TERRAINS[terrain_at(shape, CORNERS.index(form["corner"]))]
        return self.words("prophet-quarter", corner=form["corner"], terrain=self.words(f"name-{terrain}"))

    def whose(self, action: Action) -> str:
        god = action.form.get("god")
        return "" if god is None else self.words("do-of-god", god=god)

    def origin(self, action: Action) -> str:
        if "from" not in action.form:
            return ""
        x, y = action.form["from"]
        return self.words("do-from", column=x + 1, row=y + 1)

    def credited(self, action: Action) -> str:
        god = action.form.get("credit")
        return "" if god is None else self.words("do-credit", god=god)

    def discarded(self, action: Action) -> str:
        view, form = self.view, action.form
        tile = view.rules.tiles.tiles[view.hands[2 * (view.viewer or 0) + form["hand"]]]
        shown = face(tile.back if form["face"] else tile.front)
        return self.words("do-discard-as", hand=form["hand"] + 1, face=shown)

    def slot(self, action: Action) -> str:
        view, area, slot = self.view, action.form["area"], action.form["slot"]
        you = "yes" if area == view.viewer else "no"
        where = self.words("do-slot", you=you, who=self.teller.player(area), slot=slot + 1)
        return f"{where}: {face(view.areas[area * view.module.slots + slot])}"

    # --- what it would bring

    def best(self, plays: Sequence[Play]) -> str:
        best = max(plays, key=_promise)[1]
        points = int(_promise((plays[0][0], best)))
        return self.words("note-up-to", points=f"{points:+}") if best.get("points") else ""

    def note(self, told: Mapping[str, Any]) -> str:
        words, parts = self.words, []
        if told.get("points"):
            parts.append(f"{told['points']:+}")
        for god, score in told.get("scores", {}).items():
            # What a god of nobody's would have is told as the claimer's own.
            if self.view.owners[GODS.index(god)] in (NOBODY, self.view.viewer):
                continue
            gained = sum(gain for part, gain in score.items() if part != "total")
            if gained:
                parts.append(f"{words(f'colour-{god}' if self.view.variant.hidden else f'name-{god}')} {gained:+}")
        for kingdom in told.get("kingdoms", ()):
            terrain = kingdom["terrain"]
            parts.append(f"{words(f'terrain-{terrain}')} {kingdom['tiles']}")
        prophet = told.get("prophet")
        if prophet is not None and prophet["rank"] in ("leads", "ties"):
            parts.append(words(f"prophet-{prophet['rank']}", tiles=prophet["tiles"]))
        if told.get("safe"):
            parts.append(words("city-safe"))
        elif "threats" in told:
            parts.append(words("city-at-risk", tiles=told["threats"]))
        if "fits" in told:
            parts.append(words("slot-fits", cells=told["fits"]))
        return ", ".join(parts)


def _together(title: str, step: Step, action: Action) -> str:
    label = step.label(action)
    return f"{title}{step.joint}{label}" if label else title


def _without(row: Choice, title: str, joint: str) -> Choice:
    """The row as it stands behind its question, where the title is known: it says only what it adds."""
    first = str(row.cells[0]).removeprefix(title + joint)
    return Choice((first[:1].upper() + first[1:], *row.cells[1:]), row.words, row.action, row.menu, row.key)


def _promise(play: Play) -> float:
    told = play[1]
    return float(told.get("points", 0)) + 0.01 * float(told.get("fits", 0))
