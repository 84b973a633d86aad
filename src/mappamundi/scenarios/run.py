"""Running a scenario against a game's rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from mappamundi.kernel import Action, BadInput, Game, IllegalAction, Noted, Position, Scripted, ScriptError
from mappamundi.scenarios.case import Case
from mappamundi.scenarios.compare import first_difference, has_keys, write_value


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario went: `message` is empty if it passed."""

    title: str
    message: str = ""

    @property
    def passed(self) -> bool:
        return not self.message


class _Failed(Exception):
    pass


def run_case(case: Case, game: Game) -> Outcome:
    """Run one scenario: pass, or the first difference with the number of its step."""
    try:
        _run(case, game)
    except (_Failed, BadInput, ScriptError) as error:
        return Outcome(case.title, str(error))
    except Exception as error:  # noqa: BLE001 - a crash of the engine is one case failed, not the end of the run
        return Outcome(case.title, f"the engine broke down: {type(error).__name__}: {error}")
    return Outcome(case.title)


def _run(case: Case, game: Game) -> None:
    if case.fault:
        raise BadInput(case.fault)
    game = game.for_setup(case.setup)
    options = game.facts.checked(case.options, game.facts.seated(case.players))
    scripted = Scripted(case.dice, game.orders(case.draws, case.players), case.seed)
    chance = Noted(scripted)
    if case.setup:
        position = game.stage(case.setup, options, case.players, chance)
    else:
        position = game.new(options, case.players, chance)
    fallen = len(chance.take()[0])
    for number, step in enumerate(case.play, 1):
        try:
            _step(step, game, position)
        except (_Failed, ScriptError, BadInput) as error:
            raise _Failed(f"step {number}: {error}") from None
        fallen += len(chance.take()[0])
    try:
        _expect(case.expect, game, position)
    except (_Failed, BadInput) as error:
        raise _Failed(f"at the end: {error}") from None
    if fallen < len(case.dice):
        raise _Failed(
            f"{len(case.dice) - fallen} of {len(case.dice)} dice are left over: {write_value(case.dice[fallen:])}"
        )


def _step(step: Mapping[str, Any], game: Game, position: Position) -> None:
    if "expect" in step:
        _expect(step["expect"], game, position)
    elif "refuse" in step:
        _refuse(step["refuse"], step.get("reason"), game, position)
    else:
        form, seat = _sender(step)
        try:
            action = game.action(form)
            position.play(_who(seat, action, position), action)
        except IllegalAction as error:
            raise _Failed(f"{write_value(form)} is refused: {error}") from None


def _refuse(named: Mapping[str, Any], reason: str | None, game: Game, position: Position) -> None:
    form, seat = _sender(named)
    before = _bytes(position)
    try:
        action = game.action(form)
        position.play(_who(seat, action, position), action)
    except IllegalAction as error:
        if error.reason == "unknown_id":
            # A slip of the pen must not pass for a refusal.
            raise _Failed(f"{write_value(form)} names an unknown id: {error}") from None
        if _bytes(position) != before:
            raise _Failed(f"{write_value(form)} is refused, but changes the position") from None
        if reason is not None and str(reason) not in (error.reason, error.rule):
            found = " ".join(filter(None, (error.reason, error.rule)))
            raise _Failed(f"{write_value(form)} is refused for the reason {found}, not {reason}") from None
    else:
        raise _Failed(f"{write_value(form)} must be refused, but is accepted")


def _sender(named: Mapping[str, Any]) -> tuple[dict[str, Any], Any]:
    """The action, and who does it as far as that is written."""
    form = dict(named)
    return form, form.pop("seat", None)


def _who(seat: Any, action: Action, position: Position) -> int | None:
    """The acting seat: the one that is written, nobody where the action is nobody's, or the only one that may act."""
    if seat is not None:
        return _seat(seat, position)
    return None if action.nobodys else _only(position, f"{write_value(action.form)} must name its seat")


def _only(position: Position, complaint: str) -> int:
    seats = position.to_act()
    if len(seats) > 1:
        raise _Failed(f"{complaint}, because the seats {write_value(seats)} may act")
    # Where nobody may act, the rules refuse one seat like another.
    return seats[0] if seats else 0


def _seat(seat: Any, position: Position) -> int:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < position.players:
        raise _Failed(f"there is no seat {write_value(seat)}")
    return seat


def _bytes(position: Position) -> bytes:
    return msgspec.json.encode(position.dump(), order="deterministic")


def _expect(expected: Mapping[str, Any], game: Game, position: Position) -> None:
    if not expected:
        return
    common = {"to_act": list(position.to_act()), "over": position.result() is not None}
    report = common | game.report(position)
    for key, value in expected.items():
        if key == "legal":
            _expect_legal(value, game, position)
        elif key not in report:
            raise _Failed(f"expect: {game.facts.id} reports no {key}; it reports: {', '.join([*report, 'legal'])}")
        elif difference := first_difference(value, report[key], str(key)):
            raise _Failed(difference)


def _expect_legal(named: Any, game: Game, position: Position) -> None:
    if not isinstance(named, Mapping) or set(named) - {"seat", "includes", "excludes"}:
        raise _Failed("legal: must be a mapping with seat, includes and excludes")
    given = named.get("seat")
    seat = _only(position, "legal: must name a seat") if given is None else _seat(given, position)
    forms = [action.form for action in position.legal(seat)]
    for wanted in _actions(named, "includes"):
        if not any(has_keys(form, wanted) for form in forms):
            raise _Failed(f"legal: expected {write_value(wanted)} for seat {seat}, but it is not listed")
    for unwanted in _actions(named, "excludes"):
        _check_ids(unwanted, game)
        for form in forms:
            if has_keys(form, unwanted):
                raise _Failed(f"legal: expected no {write_value(unwanted)} for seat {seat}, found {write_value(form)}")


def _check_ids(named: Mapping[str, Any], game: Game) -> None:
    """What names an unknown id is never listed: excluding it would show nothing."""
    try:
        game.action(named)
    except IllegalAction as error:
        if error.reason == "unknown_id":
            raise _Failed(f"legal: {write_value(named)} names an unknown id: {error}") from None


def _actions(named: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    actions = named.get(key) or []
    if not isinstance(actions, list) or not all(isinstance(action, Mapping) for action in actions):
        raise _Failed(f"legal: `{key}` must be a list of actions")
    return actions
