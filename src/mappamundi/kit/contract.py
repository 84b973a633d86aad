"""What a game says about itself, before anything is played: facts, actions, kinds of events, rules, catalogue."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from mappamundi.kernel import Action, BadInput, Facts, Game, IllegalAction, Seeded, UnknownRules
from mappamundi.kernel.rulebook import FORMS, parse
from mappamundi.kit.forms import some_code
from mappamundi.kit.subject import Subject

# So many actions are looked at in a game that has more.
ACTIONS = 500


def check_contract(played: Subject[Any], seed: int = 0) -> None:
    """All of it."""
    game = played.game
    check_facts(game.facts)
    check_setting_up(game)
    check_actions(played, Random(seed))
    check_kinds(game)
    check_texts(game)


def check_facts(facts: Facts) -> None:
    """What is declared can be shown, chosen and counted on."""
    for name in ("id", "title", "publisher", "rules_version"):
        value = getattr(facts, name)
        assert isinstance(value, str), f"facts: {name} is {value!r}, not a text"
        assert value, f"facts: {name} is empty"
    least, most = facts.seats
    assert 1 <= least <= most, f"facts: nobody can sit at {least} to {most} seats"
    for option in facts.options:
        assert option.choices, f"facts: the option {option.id} has no choices"
        assert len({str(value) for value in option.choices}) == len(option.choices), (
            f"facts: the option {option.id} has a choice twice"
        )
    ids = [option.id for option in facts.options]
    assert len(set(ids)) == len(ids), "facts: two options have the same id"
    for players in range(least, most + 1):
        assert facts.checked({}, players).keys() == set(ids), f"facts: the defaults are none for {players} players"
    for version in (facts.rules_version, *facts.kept_versions):
        assert facts.under(version).rules_version == version, f"facts: version {version} of the rules is not kept"


def check_setting_up(game: Game) -> None:
    """A game begins with every number of seats, always the same way from the same seed; what cannot be is refused."""
    facts, chance = game.facts, Seeded(bytes(32))
    for players in range(facts.seats[0], facts.seats[1] + 1):
        position = game.new({}, players, chance)
        assert position.players == players, f"a game for {players} has {position.players} players"
        assert position.result() is None, f"a game for {players} is over before it begins"
        again = game.new({}, players, Seeded(bytes(32)))
        assert again.dump() == position.dump(), "the same seed deals something else"
    _refuses(game, {"no such option": True}, facts.seats[0])
    for option in facts.options:
        _refuses(game, {option.id: "no such choice"}, facts.seats[0])
    try:
        facts.under("no such version")
    except UnknownRules:
        return
    raise AssertionError("facts: a version of the rules that nobody knows is kept")


def _refuses(game: Game, options: Mapping[str, Any], players: int) -> None:
    try:
        game.new(options, players, Seeded(bytes(32)))
    except BadInput:
        return
    raise AssertionError(f"`new` accepts the options {options}; `facts.checked` would refuse them")


def check_actions(played: Subject[Any], rng: Random) -> None:
    """An action has one code, one form and one object; forms and codes that there are not are refused."""
    game = played.game
    count = game.action_count
    assert count > 0, "the game has no actions"
    codes = range(count) if count <= ACTIONS else [some_code(played, rng) for _ in range(ACTIONS)]
    for code in codes:
        check_action(game, code)
    for code in (-1, count, 10**9):
        try:
            found = game.action_at(code)
        except IndexError:
            continue
        raise AssertionError(f"`action_at` has {found} for the code {code}, which there is not")
    forms: tuple[dict[str, Any], ...] = ({}, {"do": "no such action"}, {"do": None}, {"do": ["x"]})
    for form in forms:
        try:
            made = game.action(form)
        except IllegalAction:
            continue
        assert made.code == -1, f"`action` makes {made} of {form}"


def check_action(game: Game, code: int) -> Action:
    """The action with that code is what its form says, and always the same object."""
    action = game.action_at(code)
    assert action.code == code, f"the action {action} at the code {code} says that its code is {action.code}"
    assert game.action_at(code) is action, f"the code {code} makes a new {action} each time"
    assert isinstance(action.form.get("do"), str), f"the form of {action} does not name it under `do`"
    assert game.action(json.loads(json.dumps(action.form))) is action, f"the form of {action} makes another one"
    return action


def check_kinds(game: Game) -> None:
    """Kinds of events have names of their own, and name only fields that they have."""
    names = [kind.name for kind in game.kinds]
    assert len(set(names)) == len(names), "two kinds of events have the same name"
    for kind in game.kinds:
        fields = {name for name, _ in kind.fields}
        said = {*kind.secret, *kind.added, *filter(None, (kind.knower, kind.touches))}
        lacking = ", ".join(sorted(said - fields))
        assert not lacking, f"events: {kind.name} speaks of fields that it has not: {lacking}"
        assert not kind.secret or kind.knower, f"events: nobody knows what is secret in {kind.name}"
        assert kind.knower not in kind.secret, f"events: who knows what is secret in {kind.name} is secret itself"


def check_texts(game: Game) -> None:
    """Rules in every language that is promised, under the same numbers; a catalogue and lessons that can be sent."""
    numbers: dict[str, list[str]] = {}
    for language in game.facts.languages:
        for form in FORMS:
            numbers[f"{form} rules ({language})"] = parse(game.rules_text(language, form)).rules()
    first, *others = numbers.items()
    assert first[1], f"the {first[0]} have no numbered rules: `- **A1.1** …`"
    for name, found in others:
        assert found == first[1], f"the {name} are numbered otherwise than the {first[0]}"
    for name, told in (("catalogue", game.catalogue()), ("lessons", list(game.lessons()))):
        try:
            json.dumps(told)
        except (TypeError, ValueError) as error:
            raise AssertionError(f"the {name} cannot be sent as JSON: {error}") from error
