"""Citations: every rule that a line of the chronicle or a refusal cites speaks of the kind of thing it is cited for.

A game brings its table in `tests/games/ID/citations.py`:

    SPEAKS_OF   the subjects that a rule speaks of, in short words read off its text; every rule that is ever cited
    ABOUT       what a message of the chronicle (`chronicle-win`) or a reason of a refusal (`no_army`) may be about
    variant     where one id serves several things: which of them this is. `ABOUT` may then have a row `id:variant`
    STEMS       where a rule says a subject in other words than the subject's own: how it does

A citation is right if what is cited speaks of something that the line or the refusal may be about. What is looked at:
all that is said of golden games, of random ones and in scenarios, and what is refused to whoever tries things there
that are almost legal.
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.kit.shown import shown
from tests.kit.subject import Subject, subject

from mappamundi.kernel import Action, Game, IllegalAction, Line, Position, Scripted
from mappamundi.kernel.rulebook import FORMS, parse
from mappamundi.kit.forms import NO_FORM, spoilt
from mappamundi.kit.random_play import some
from mappamundi.scenarios import Case, load_cases

SCENARIOS = Path(__file__).parents[1] / "scenarios"
RANDOM, LOOKED_AT, TRIED = 6, 11, 12  # so many random games, every so many steps of them, so many forms each time
RULE = re.compile(r"[A-Z]\d+\.\d+")
Subjects = frozenset[str]
Told = Mapping[str, Any]


def of(*subjects: str) -> Subjects:
    """A row of a table."""
    return frozenset(subjects)


class Citation(NamedTuple):
    """A rule that was cited, and for what: the ids that say it, each alone and with the variant."""

    ids: tuple[str, ...]
    variant: str
    rule: str


class Table:
    """What a game's table says."""

    def __init__(self, game_id: str) -> None:
        told = import_module(f"tests.games.{game_id}.citations")
        self.speaks_of: Mapping[str, Subjects] = told.SPEAKS_OF
        self.about: Mapping[str, Subjects] = told.ABOUT
        self.stems: Mapping[str, Sequence[str]] = getattr(told, "STEMS", {})
        self.variant = getattr(told, "variant", lambda cited, action, events: "")

    def key(self, id_: str, variant: str) -> str:
        with_variant = f"{id_}:{variant}"
        return with_variant if with_variant in self.about else id_

    def subjects(self, citation: Citation) -> Subjects:
        """All that this line or refusal may be about."""
        return frozenset().union(*(self.about[self.key(id_, citation.variant)] for id_ in citation.ids))

    def ever_about(self, id_: str) -> Subjects:
        """All that this id may be about, whatever the variant."""
        return frozenset().union(*(row for key, row in self.about.items() if key.partition(":")[0] == id_))

    def fault(self, citation: Citation) -> str:
        """What is wrong with it, if anything is."""
        rule = citation.rule
        if lacking := [id_ for id_ in citation.ids if self.key(id_, citation.variant) not in self.about]:
            return f"the table does not say what {', '.join(lacking)} may be about (variant {citation.variant!r})"
        if rule not in self.speaks_of:
            return f"the table does not say what {rule} speaks of"
        subjects = self.subjects(citation)
        if not subjects & self.speaks_of[rule]:
            said = " ".join(citation.ids)
            return (
                f"{said} ({citation.variant}), about {_listed(subjects)}, cites {rule}: {_listed(self.speaks_of[rule])}"
            )
        return ""

    def unmentioned(self, texts: Mapping[str, str]) -> list[str]:
        """Subjects that a rule is said to speak of, and of which its text has no word."""
        return [
            f"{rule}: {subject_}"
            for rule, subjects in self.speaks_of.items()
            for subject_ in sorted(subjects)
            if not self.mentions(texts.get(rule, ""), subject_)
        ]

    def mentions(self, text: str, subject_: str) -> bool:
        """Whether all words of the subject are in the text, or one of the ways in which the rules say it."""
        return all(word in text for word in subject_.split()) or any(
            stem in text for stem in self.stems.get(subject_, ())
        )


def _listed(subjects: Iterable[str]) -> str:
    return ", ".join(sorted(subjects)) or "nothing"


def texts(game: Game) -> dict[str, str]:
    """What each rule says, to a player and precisely, in small letters."""
    books = [parse(game.rules_text(form=form)).texts for form in FORMS]
    return {rule: " ".join(book[rule] for book in books).lower() for rule in books[0]}


# --- as it is written -------------------------------------------------------------------------------------------


def _folder(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).parent


@cache
def _nodes(folder: Path) -> list[ast.AST]:
    """All that is written in the modules of a game."""
    paths = sorted(folder.glob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def written(game: Game) -> set[str]:
    """Every rule that the game's code names as a value."""
    constants = (node.value for node in _nodes(_folder(game)) if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str) and RULE.fullmatch(value)}


def reasons(game: Game) -> dict[str, tuple[str, str]]:
    """The reasons for refusals, each with its usual rule and its sentence."""
    package = type(game).__module__.rpartition(".")[0]
    file = "reasons" if (_folder(game) / "reasons.py").exists() else "why"
    found: dict[str, tuple[str, str]] = import_module(f"{package}.{file}").REASONS
    return found


def by_other_rules(game: Game) -> Iterator[tuple[set[str], str]]:
    """Where a refusal is written with another rule than its usual one: for which of these reasons."""
    for node in _nodes(_folder(game)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "because" and len(node.args) > 1:
            named = set(_values(node.args[0]))
            yield from ((named, rule) for rule in _values(node.args[1]) if RULE.fullmatch(rule))


def _values(node: ast.expr) -> list[str]:
    """The strings that stand in an expression for its value; those of a condition do not."""
    if isinstance(node, ast.IfExp):
        return [*_values(node.body), *_values(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


# --- as it is said ----------------------------------------------------------------------------------------------


class Listener:
    """Plays a game and notes what is cited."""

    def __init__(self, game_id: str) -> None:
        self.played: Subject[Any] = subject(game_id)
        self.game = self.played.game
        self.table = Table(game_id)
        self.heard: set[Citation] = set()

    def lines(self, lines: Iterable[Line], action: Told, events: Sequence[Told]) -> None:
        for line in lines:
            if line.rule:
                ids = tuple(sentence["say"] for sentence in line.says)
                self.heard.add(Citation(ids, self.table.variant(line, action, events), line.rule))

    def refusal(self, error: IllegalAction, form: Told) -> None:
        if error.reason not in NO_FORM:
            self.heard.add(Citation((error.reason,), self.table.variant(error, form, ()), error.rule))

    def step(self, game: Game, position: Position, seat: int | None, action: Action) -> None:
        """It is done, and the lines of it are heard by a spectator."""
        scene = game.scene(position.view(None))
        told = [game.tell(event, None) for event in position.play(seat, action)]
        form = game.tell_action(seat, action, None)
        self.lines(game.narrate(scene, seat, form, told)[0], form, told)

    def attempt(self, position: Position, seat: int | None, form: Told) -> None:
        """It is tried; only a refusal is heard."""
        try:
            position.copy().play(seat, self.game.action(form))
        except IllegalAction as error:
            self.refusal(error, form)

    # --- where

    def goldens(self) -> None:
        for number in range(len(self.played.golden)):
            for viewer in (None, 1):
                for step in shown(self.played.id, number, viewer):
                    self.lines(step.lines, step.action, step.events)

    def random_games(self) -> None:
        plain = list(self.played.plain_forms())
        for number in range(RANDOM):
            players, options, style = self.played.table(number * 5)
            position, rng = self.played.new(number, players, options), Random(number)
            for count in range(self.played.longest):
                if position.result() is not None:
                    break
                if count % LOOKED_AT == 0:
                    self.attempts(position, rng, plain)
                self.step(self.game, position, *self.played.choose(position, rng, style))

    def attempts(self, position: Position, rng: Random, plain: Sequence[Told]) -> None:
        """What is almost legal, and what is not, by whoever may act and whoever may not."""
        for seat in range(position.players):
            legal = position.legal(seat) or [action for other in position.to_act() for action in position.legal(other)]
            for _ in range(TRIED if legal else 0):
                self.attempt(position, seat, spoilt(self.played, some(rng, legal).form, rng))
                self.attempt(position, seat, some(rng, legal).form)
                if plain:
                    self.attempt(position, seat, some(rng, plain))

    def scenarios(self) -> None:
        for path in sorted((SCENARIOS / self.played.id).glob("*.yaml")):
            for case in load_cases(path):
                self.scenario(case)

    def scenario(self, case: Case) -> None:
        game = self.game.for_setup(case.setup)
        options = game.facts.checked(case.options, game.facts.seated(case.players))
        chance = Scripted(case.dice, game.orders(case.draws, case.players), case.seed)
        if case.setup:
            position = game.stage(case.setup, options, case.players, chance)
        else:
            position = game.new(options, case.players, chance)
        for step in case.play:
            if "expect" not in step:
                self.try_step(game, position, dict(step.get("refuse") or step))

    def try_step(self, game: Game, position: Position, form: dict[str, Any]) -> None:
        """A step of a scenario, by the seat that it names, or by the first that may act."""
        seat = form.pop("seat", (*position.to_act(), 0)[0])
        try:
            action = game.action(form)
            self.step(game, position, None if action.nobodys else seat, action)
        except IllegalAction as error:
            self.refusal(error, form)


@cache
def heard(game_id: str) -> frozenset[Citation]:
    """All that is cited in the game's golden games, random games and scenarios."""
    listener = Listener(game_id)
    listener.goldens()
    listener.random_games()
    listener.scenarios()
    return frozenset(listener.heard)
