"""Each decision as a question with grouped answers."""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.cli.history.y2018 import invading
from mappamundi.cli.history.y2018.cards import effect, facts
from mappamundi.cli.history.y2018.playing import event_groups
from mappamundi.cli.history.y2018.words import Words, armies, defence_text, listed, odds_text, plural, structures
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2018 import actions as a
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.counsel import odds_after
from mappamundi.games.history.y2018.odds import invasion_odds
from mappamundi.games.history.y2018.scene import dice, scene_of
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

Legal = Sequence[Action]


def menu(words: Words, view: View, legal: Legal) -> Menu:
    """The question that the view asks of its viewer."""
    return QUESTIONS[view.decision](words, view, legal)


def of_kind(legal: Legal, *kinds: int) -> list[Action]:
    return [action for action in legal if action.kind in kinds]


# --- the selection ----------------------------------------------------------------------------------------------


def _selection(words: Words, view: View, legal: Legal) -> Menu:
    if legal[0].kind == a.OPEN_PILE:
        rows = [Choice((f"The {action.form['pile']}",), action.form["pile"], action) for action in legal]
        return Menu("Both piles are yours. Which do you open first?", [Group("", rows)], "Z3.5")
    rows = []
    for action in legal:
        card = words.card(action.form["card"])
        rows.append(Choice((card.name, f"{facts(words, card)}. {effect(words, card)}"), card.name, action))
    if legal[0].kind == a.CHOOSE_EMPIRE:
        return Menu("Keep one empire.", [Group("", rows)], "The others move on. Z3.3")
    return Menu("Keep one event.", [Group("", rows)], "The others move on. Z3.3")


def _gift(words: Words, view: View, legal: Legal) -> Menu:
    cards = view.board.events if view.seen_pile == a.EVENTS_PILE else view.board.empires
    card = cards[view.seen[0]]
    rows: list[Choice] = []
    for action in legal:
        to = action.form["to"]
        if to == view.viewer:
            rows.insert(0, Choice((f"Keep {card.name}",), "keep", action))
        else:
            name = words.players[to].name
            rows.append(Choice((f"Give it to {name}",), f"give {name}", action))
    question = f"You draw {card.name}. Keep it, or give it away?"
    if view.given & BIT[view.viewer or 0]:
        question = f"You draw {card.name}, but have a card already. To whom do you give it?"
    return Menu(question, [Group("", rows)], f"{facts(words, card)}. {effect(words, card)} Z3.11")


# --- the turn ---------------------------------------------------------------------------------------------------


def _begin(words: Words, view: View, legal: Legal) -> Menu:
    card = view.board.empires[view.empire]
    rows = [
        Choice((f"Establish the {card.name}", words.forces(card)), "establish", action)
        for action in of_kind(legal, a.ESTABLISH)
    ]
    for action in of_kind(legal, a.PLAY_KINGDOM):
        kingdom = words.card(action.form["card"])
        rows.append(Choice((f"First play {kingdom.name}", words.forces(kingdom)), kingdom.name, action))
    groups = [Group("", rows), *event_groups(words, view, legal)]
    first = ", or play a card first" if len(rows) > 1 or len(groups) > 1 else ""
    return Menu(f"Establish the {card.name}{first}?", groups, "Z5.3")


def _expand(words: Words, view: View, legal: Legal) -> Menu:
    invasions = of_kind(legal, a.INVADE)
    groups = invading.invasion_groups(words, view, invasions)
    rest: list[Choice] = []
    if forts := of_kind(legal, a.FORTIFY):
        rest.append(
            _lands_menu(words, forts, "Fortify", "Which land do you fortify?", "One army of the card each. Z11.1")
        )
    if uses := of_kind(legal, a.USE_EFFECT):
        rest.append(_use(words, view, uses))
    groups += event_groups(words, view, legal)
    goes = "goes" if view.pool == 1 else "go"
    left = f"; {armies(view.pool)} left on the card {goes} back" if view.pool else ""
    end = Choice((f"End the invasions{left}",), "end the invasions", of_kind(legal, a.END_INVASION)[0])
    groups.append(Group("Otherwise" if groups else "", [*rest, end]))
    if invasions:
        return Menu("Choose a land to invade.", groups, f"{armies(view.pool).capitalize()} on the card. Z7.2")
    if view.pool:
        return Menu("No land is in reach. What now?", groups, f"{armies(view.pool).capitalize()} on the card. Z7.2")
    return Menu("No army is left on the card. End the invasions?", groups, "Z5.4")


def _lands_menu(words: Words, actions: Legal, verb: str, question: str, note: str) -> Choice:
    """A row that leads to a list of lands, or straight to the one land there is."""
    names = [words.land(action.form["land"]) for action in actions]
    if len(actions) == 1:
        return Choice((f"{verb} {names[0]}",), f"{verb} {names[0]}", actions[0])
    rows = [Choice((name,), f"{verb} {name}", action) for name, action in zip(names, actions, strict=True)]
    shown = listed(names, "or") if len(names) < 4 else f"one of {len(names)} lands"
    return Choice((f"{verb} {shown} …",), verb, menu=Menu(question, [Group("", rows)], note))


def _use(words: Words, view: View, uses: Legal) -> Choice:
    card = view.board.empires[view.empire]
    title = words.effect_title(card)
    match card.effect.id:
        case "diplomacy":
            return _lands_menu(words, uses, f"{title}: win over", "Which land do you win over?", "Z17.16")
        case "found_city":
            return _lands_menu(words, uses, f"{title}: found a city in", "Where do you found the city?", "Z17.12")
    return _lands_menu(words, uses, f"{title}: free fort in", "Where do you place the fort?", "Z17.12")


def _construct(words: Words, view: View, legal: Legal) -> Menu:
    rows: list[Choice] = []
    for action in of_kind(legal, a.MONUMENT):
        name = words.land(action.form["land"])
        rows.append(Choice((f"Build a monument in {name}",), f"monument {name}", action))
    if uses := of_kind(legal, a.USE_EFFECT):
        rows.append(_use(words, view, uses))
    groups = [Group("", rows)] if rows else []
    groups += event_groups(words, view, legal)
    ends = of_kind(legal, a.END_TURN, a.END_KINGDOM)
    if ends and ends[0].kind == a.END_TURN:
        groups.append(Group("", [Choice(("End the turn, and score",), "end the turn", ends[0])]))
        question = "Build, or end the turn?" if rows else "End the turn?"
        return Menu(question, groups, "Z5.6")
    if ends:
        name = view.board.events[view.kingdom].name
        groups.append(Group("", [Choice((f"End the turn of {name}",), "end the kingdom", ends[0])]))
        return Menu(f"Build, or end the turn of {name}?" if rows else f"End the turn of {name}?", groups, "Z16.3")
    return Menu("Build a monument.", groups, "Your armies hold two resources for each. Z12.1")


# --- battle -----------------------------------------------------------------------------------------------------


def on_the_table(words: Words, view: View) -> str:
    """The dice of the battle under way."""
    totals = max(view.attack) + view.attack_bonus, max(view.defence) + view.defence_bonus
    return words.teller.sentence(dice(view.board, scene_of(view), *totals, view.defender))


def _reroll(words: Words, view: View, legal: Legal) -> Menu:
    attacking = view.viewer == view.seat
    faces = view.attack if attacking else view.defence
    rows = []
    for action in legal:
        die = action.form.get("die")
        odds = odds_after(view, die)
        shown = odds_text(odds) if attacking else defence_text(odds)
        if die is None:
            rows.append(Choice(("Hold", shown), "hold", action))
        else:
            rows.append(Choice((f"Reroll the {faces[die]}", shown), f"reroll {faces[die]}", action))
    rows.sort(key=lambda row: row.words)
    land = view.board.land_names[view.target]
    return Menu(f"At {land}: reroll a die, or hold?", [Group("", rows)], f"{on_the_table(words, view)}  Z8.8")


def _siege(words: Words, view: View, legal: Legal) -> Menu:
    track = view.board.siege_bonus
    bonus = track[min(view.catapult + 1, len(track) - 1)]
    rows = []
    for action in of_kind(legal, a.SIEGE):
        with_ = action.form.get("with", "army")
        force = "a siege token" if with_ == "token" else "an army"
        label = f"Siege at +{bonus} with {force}{invading.help_text(action)}"
        odds = invasion_odds(view, action)
        rows.append(Choice((label, odds_text(odds) if odds else ""), f"siege {with_}", action))
    rows.append(Choice(("Retreat", "the land stays as it is"), "retreat", of_kind(legal, a.RETREAT)[0]))
    land = view.board.land_names[view.target]
    left = armies(view.pool) + (f" and {plural(view.tokens, 'token', 'tokens')}" if view.tokens else "")
    facts_text = f"{on_the_table(words, view)}; {left} left. Z9.1"
    return Menu(f"Thrown back at {land}. Press the siege, or retreat?", [Group("", rows)], facts_text)


def _reduce(words: Words, view: View, legal: Legal) -> Menu:
    land = view.board.land_names[view.target]
    first = structures(view, view.target)[0]
    fate = "capital to a city" if first == "capital" else f"{first} to ruins"
    labels = {"spare": f"Spare the {first}", "reduce": f"Reduce the {fate}"}
    rows = [Choice((labels[action.do],), action.do, action) for action in reversed(legal)]
    return Menu(f"Spare the {first} of {land}, or reduce it?", [Group("", rows)], "Z17.13")


def _shift(words: Words, view: View, legal: Legal) -> Menu:
    assert view.viewer is not None
    score = view.scores[view.viewer]
    others = [words.who(seat) for seat, other in enumerate(view.scores) if other == score and seat != view.viewer]
    rows = []
    for action in sorted(legal, key=lambda action: -int(action.form["by"])):
        by = action.form["by"]
        there = score + by
        while there in view.scores:
            there += by
        verb = "Go on" if by > 0 else "Step back"
        rows.append(Choice((f"{verb} to {there}",), f"{verb} {there}", action))
    question = f"Your score, {score}, is also that of {listed(others)}. Gain or lose?"
    return Menu(question, [Group("", rows)], "No two scores are equal. Z14.2")


def _plague(words: Words, view: View, legal: Legal) -> Menu:
    rows = []
    for action in legal:
        land = action.form["land"]
        built = listed(structures(view, view.board.land_index[land]))
        rows.append(Choice((words.land(land), built), words.land(land), action))
    region = view.board.region_names[view.struck]
    return Menu(f"Plague in {region}: which of your armies do you lose?", [Group("", rows)], "Z17.20")


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
