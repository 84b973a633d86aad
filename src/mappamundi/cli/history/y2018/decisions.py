"""Each decision as a question with grouped answers."""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.cli.history.y2018 import invading
from mappamundi.cli.history.y2018.board import built
from mappamundi.cli.history.y2018.cards import effect, facts
from mappamundi.cli.history.y2018.playing import event_groups
from mappamundi.cli.history.y2018.words import Words, buildings
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2018 import actions as a
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.counsel import counsel, odds_after
from mappamundi.games.history.y2018.odds import invasion_odds
from mappamundi.games.history.y2018.scene import dice, scene_of
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

Legal = Sequence[Action]
# So many lands are named in the row that leads to their list.
MOST_NAMED: Final = 3


def menu(words: Words, view: View, legal: Legal) -> Menu:
    """The question that the view asks of its viewer."""
    return QUESTIONS[view.decision](words, view, legal)


def of_kind(legal: Legal, *kinds: int) -> list[Action]:
    return [action for action in legal if action.kind in kinds]


def choice(label: str, action: Action, *cells: str) -> Choice:
    """A row that is typed as it is shown."""
    return Choice((label, *cells), label, action)


# --- the selection ----------------------------------------------------------------------------------------------


def _selection(words: Words, view: View, legal: Legal) -> Menu:
    if legal[0].kind == a.OPEN_PILE:
        rows = [choice(words("action-open", pile=action.form["pile"]), action) for action in legal]
        return Menu(words("decide-open"), [Group("", rows)], f"{words('decide-open-facts')} Z3.5")
    rows = []
    for action in legal:
        card = words.card(action.form["card"])
        rows.append(choice(words.name(card.id), action, f"{facts(words, card)}. {effect(words, card)}"))
    question = "decide-keep-empire" if legal[0].kind == a.CHOOSE_EMPIRE else "decide-keep-event"
    return Menu(words(question), [Group("", rows)], f"{words('decide-keep-last')} Z3.3")


def _gift(words: Words, view: View, legal: Legal) -> Menu:
    events = view.seen_pile == a.EVENTS_PILE
    card = (view.board.events if events else view.board.empires)[view.seen[0]]
    name = words.name(card.id, "the")
    rows: list[Choice] = []
    for action in legal:
        to = action.form["to"]
        if to == view.viewer:
            rows.insert(0, choice(words("action-keep", card=name), action))
        else:
            rows.append(choice(words("action-give", name=words.teller.player(to)), action))
    given = view.given & BIT[view.viewer or 0]
    question = words("decide-give-on" if given else "decide-give", card=name)
    return Menu(question, [Group("", rows)], f"{facts(words, card)}. {effect(words, card)} Z3.11")


# --- the turn ---------------------------------------------------------------------------------------------------


def _begin(words: Words, view: View, legal: Legal) -> Menu:
    card = view.board.empires[view.empire]
    empire = words.name(card.id, "the")
    rows = [
        choice(words("action-establish", empire=empire), action, words.forces(card))
        for action in of_kind(legal, a.ESTABLISH)
    ]
    for action in of_kind(legal, a.PLAY_KINGDOM):
        kingdom = words.card(action.form["card"])
        rows.append(choice(words("action-kingdom", card=words.name(kingdom.id, "the")), action, words.forces(kingdom)))
    groups = [Group("", rows), *event_groups(words, view, legal)]
    several = len(rows) > 1 or len(groups) > 1
    return Menu(words("decide-begin-cards" if several else "decide-begin", empire=empire), groups, "Z5.3")


def _expand(words: Words, view: View, legal: Legal) -> Menu:
    invasions = of_kind(legal, a.INVADE)
    groups = invading.invasion_groups(words, view, invasions)
    rest: list[Choice] = []
    if forts := of_kind(legal, a.FORTIFY):
        question = words("mode-fortify"), f"{words('mode-fortify-facts')} Z11.1"
        rest.append(_lands_menu(words, forts, words("action-fortify"), "action-fortify-land", *question))
    if uses := of_kind(legal, a.USE_EFFECT):
        rest.append(_use(words, view, uses))
    groups += event_groups(words, view, legal)
    end = choice(words("terminal-end-invasion", armies=view.pool), of_kind(legal, a.END_INVASION)[0])
    groups.append(Group(words("terminal-otherwise") if groups else "", [*rest, end]))
    left = f"{words('decide-invade-left', armies=view.pool)} Z7.2"
    if invasions:
        return Menu(words("decide-invade"), groups, left)
    if view.pool:
        return Menu(words("decide-invade-none"), groups, left)
    return Menu(words("decide-invade-spent"), groups, "Z5.4")


def _lands_menu(
    words: Words, actions: Legal, verb: str, row: str, question: str, note: str, form: str = "the"
) -> Choice:
    """A row that leads to a list of lands, or straight to the one land there is.

    `row` says what is done to a land, and takes its name in that form.
    """
    names = [words.name(action.form["land"]) for action in actions]
    if len(actions) == 1:
        land = words.name(actions[0].form["land"], form)
        return Choice((words(row, land=land),), f"{verb} {names[0]}", actions[0])
    rows = [Choice((name,), f"{verb} {name}", action) for name, action in zip(names, actions, strict=True)]
    if len(names) > MOST_NAMED:
        label = words("terminal-one-of", verb=verb, count=len(names))
    else:
        label = words("terminal-some-of", verb=verb, lands=words.listed(names, "or"))
    return Choice((label,), verb, menu=Menu(question, [Group("", rows)], note))


def _use(words: Words, view: View, uses: Legal) -> Choice:
    card = view.board.empires[view.empire]
    title = words.effect_title(card)
    match card.effect.id:
        case "diplomacy":
            return _lands_menu(words, uses, title, "action-effect-win", words("mode-effect-win"), "Z17.16")
        case "found_city":
            return _lands_menu(words, uses, title, "action-effect-city", words("mode-effect-city"), "Z17.12", "in")
    return _lands_menu(words, uses, title, "action-effect-fort", words("mode-effect-fort"), "Z17.12")


def _construct(words: Words, view: View, legal: Legal) -> Menu:
    rows: list[Choice] = []
    for action in of_kind(legal, a.MONUMENT):
        name = words.name(action.form["land"])
        there = words.name(action.form["land"], "in")
        rows.append(Choice((words("action-monument", land=there),), f"{words('sign-monument')} {name}", action))
    if uses := of_kind(legal, a.USE_EFFECT):
        rows.append(_use(words, view, uses))
    groups = [Group("", rows)] if rows else []
    groups += event_groups(words, view, legal)
    ends = of_kind(legal, a.END_TURN, a.END_KINGDOM)
    if ends and ends[0].kind == a.END_TURN:
        groups.append(Group("", [choice(words("terminal-end-turn"), ends[0])]))
        return Menu(words("decide-build-may" if rows else "decide-end-turn"), groups, "Z5.6")
    if ends:
        groups.append(Group("", [choice(words("action-end-kingdom"), ends[0])]))
        return Menu(words("decide-end-kingdom"), groups, f"{words('decide-end-kingdom-facts')} Z16.3")
    sites = words("decide-build-facts", sites=len(of_kind(legal, a.MONUMENT)))
    return Menu(words("decide-build-must"), groups, f"{sites} Z12.1")


# --- battle -----------------------------------------------------------------------------------------------------


def on_the_table(words: Words, view: View) -> str:
    """Where the battle is, and its dice."""
    totals = max(view.attack) + view.attack_bonus, max(view.defence) + view.defence_bonus
    thrown = words.teller.sentence(dice(view.board, scene_of(view), *totals, view.defender))
    return f"{words.lands[view.target]}: {thrown}"


def _reroll(words: Words, view: View, legal: Legal) -> Menu:
    attacking = view.viewer == view.seat
    faces = view.attack if attacking else view.defence
    rows = []
    for action in legal:
        die = action.form.get("die")
        odds = odds_after(view, die)
        shown = words.odds(odds) if attacking else words.defence(odds)
        label = words("action-hold") if die is None else words("action-reroll", face=faces[die])
        rows.append(choice(label, action, shown))
    # To hold stands first: it is what most often is right.
    rows.sort(key=lambda row: row.action is not None and row.action.form.get("die", -1))
    return Menu(words("decide-reroll"), [Group("", rows)], f"{on_the_table(words, view)}  Z8.8")


def _siege(words: Words, view: View, legal: Legal) -> Menu:
    track = view.board.siege_bonus
    bonus = track[min(view.catapult + 1, len(track) - 1)]
    rows = []
    for action in of_kind(legal, a.SIEGE):
        force = action.form.get("with", "army")
        label = words("action-siege-with", force=force, bonus=bonus)
        if action.form.get("auto_win"):
            label = f"{label}: {words('action-siege-certain', card=words.certain_by(view))}"
        elif extra := action.form.get("extra", 0):
            label = f"{label}: {words('action-siege-extra', force=force, extra=extra)}"
        odds = invasion_odds(view, action)
        rows.append(choice(label, action, words.odds(odds) if odds else ""))
    stays = words("terminal-retreat", land=words.name(view.board.land_ids[view.target], "in"))
    rows.append(choice(words("action-retreat"), of_kind(legal, a.RETREAT)[0], stays))
    left = words("terminal-forces-left", forces=words.armies_and_tokens(view.pool, view.tokens))
    return Menu(words("decide-siege"), [Group("", rows)], f"{on_the_table(words, view)}. {left} Z9.1")


def _reduce(words: Words, view: View, legal: Legal) -> Menu:
    land, first = words.name(view.board.land_ids[view.target], "in"), buildings(view, view.target)[0]
    rows = [choice(words(f"action-{action.do}", building=first), action) for action in reversed(legal)]
    question = words("decide-reduce", building=first, land=land)
    return Menu(question, [Group("", rows)], f"{words('decide-reduce-facts')} Z17.13")


def _shift(words: Words, view: View, legal: Legal) -> Menu:
    assert view.viewer is not None
    score = view.scores[view.viewer]
    others = [words.object(seat) for seat, other in enumerate(view.scores) if other == score and seat != view.viewer]
    rows = []
    for told, action in sorted(zip(counsel(view, legal), legal, strict=True), key=lambda entry: -entry[0]["score"]):
        shifted = "action-shift-on" if told["score"] > score else "action-shift-back"
        rows.append(choice(words(shifted, score=told["score"]), action))
    question = words("decide-shift", score=score, others=words.listed(others))
    return Menu(question, [Group("", rows)], f"{words('decide-shift-facts')} Z14.2")


def _plague(words: Words, view: View, legal: Legal) -> Menu:
    index = view.board.land_index
    rows = []
    for action in legal:
        land = action.form["land"]
        rows.append(choice(words.name(land), action, built(words, view, index[land])))
    question = words("decide-plague", area=words.name(view.board.area_ids[view.struck], "in"))
    return Menu(question, [Group("", rows)], f"{words('decide-plague-facts')} Z17.20")


QUESTIONS: Final[dict[int, Callable[[Words, View, Legal], Menu]]] = {
    s.CHOOSE_CARDS: _selection,
    s.GIVE_CARD: _gift,
    s.BEGIN_TURN: _begin,
    s.EXPAND: _expand,
    s.CONSTRUCT: _construct,
    s.REROLL_DICE: _reroll,
    s.PRESS_SIEGE: _siege,
    s.REDUCE_LAND: _reduce,
    s.SHIFT_SCORE: _shift,
    s.SUFFER_PLAGUE: _plague,
}
