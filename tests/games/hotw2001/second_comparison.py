"""How the engine and the second reading are compared: what both say of a position, and what is tried in it."""

import json
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from tests.games.hotw2001.second_reading import Reading
from tests.games.hotw2001.second_table import Asked, Form, Play

from mappamundi.games.history.y2001.game import HistoryOfTheWorld2001
from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import IllegalAction
from mappamundi.kit.random_play import some

# Which cards were played in which epochs: those met least are played first.
Met = Counter[tuple[str, int]]
_LAZY, _THRIFTY = 0.1, 0.95


class Style(NamedTuple):
    """How the seats play: at random, or so that much happens; cards are saved up for an epoch."""

    busy: bool = True
    first_cards: int = 1


def told(form: Any) -> str:
    return json.dumps(form, sort_keys=True)


# --- What is compared -----------------------------------------------------------------------------------------------

TURN = ("pool", "restricted", "lost", "losses", "coins", "allied_coins", "engineering", "treachery")


def of_engine(game: HistoryOfTheWorld2001, p: Position, drafting: bool) -> dict[str, Any]:
    """How everything lies, in the words of a scenario."""
    report = game.report(p)
    lands = {
        name: (
            land["owner"],
            land["empire"],
            land["active"],
            land["armies"],
            *(land[piece] for piece in ("fort", "capital", "city", "monument")),
        )
        for name, land in report["lands"].items()
    }
    told_of = {
        "lands": lands,
        "scores": report["scores"],
        "hands": {seat: sorted([*hand["greater"], *hand["lesser"]]) for seat, hand in report["hands"].items()},
        "preeminence": {seat: sorted(values) for seat, values in report["preeminence"].items()},
        "history": report["history"],
        "supply": report["supply"],
        "manned fleets": {
            water: (fleet["owner"], fleet["epoch"])
            for water, fleet in report["fleets"].items()
            if fleet["owner"] is not None
        },
        "empires": {seat: empire for seat, empire in report["empires"].items() if empire},
        "gained": report["gained"],
    }
    if drafting:
        return {**told_of, "draft order": report["draft_order"]}
    turn = report["turn"]
    return {
        **told_of,
        **{key: turn[key] for key in TURN},
        "played": sorted(turn["played"]),
        "fleets": sorted(turn["fleets"]),
        "in force": sorted(report["events_in_force"]),
        "active": (turn["seat"], turn["empire"]),
    }


def of_reading(r: Reading, drafting: bool) -> dict[str, Any]:
    lands = {
        land.id: (
            land.owner,
            land.empire,
            land.mark == "ae",
            land.armies,
            land.fort,
            land.building == "capital",
            land.building == "city",
            land.monument,
        )
        for land in r.lands.values()
    }
    told_of = {
        "lands": lands,
        "scores": r.scores,
        "hands": {seat: sorted(r.hands[seat]) for seat in r.seats},
        "preeminence": {seat: sorted(r.markers[seat]) for seat in r.seats},
        "history": {seat: r.strengths[seat] for seat in r.seats},
        "supply": {"capitals": r.free("capitals_cities"), "forts": r.free("forts"), "monuments": r.free("monuments")},
        "manned fleets": {**dict.fromkeys(r.manned, (r.seat, r.epoch)), **r.past_fleets},
        "empires": r.held,
        "gained": r.gained,
    }
    if drafting:
        return {**told_of, "draft order": r.draft_order}
    return {
        **told_of,
        **{key: getattr(r, key) for key in TURN},
        "played": sorted(r.played),
        "fleets": sorted(r.fleets),
        "in force": sorted(filter(r.in_force, r.played)),
        "active": (r.seat, r.card["id"]),
    }


def agree_on_secrets(p: Position, r: Reading) -> None:
    """A18: each seat sees its own event cards, and of empires still to be called those that it saw."""
    for seat in r.seats:
        hand = p.view(seat).own()["hand"]
        assert sorted([*hand["greater"], *hand["lesser"]]) == sorted(r.hands[seat])
        known = {int(holder): empire for holder, empire in hand["passed"].items()}
        if hand["empire"] and seat in r.held:
            known[seat] = hand["empire"]
        assert known == r.known_empires(seat), seat


def agree_on_points(p: Position, r: Reading) -> None:
    """What every seat would score if its turn ended now."""
    assert [seat["points"] for seat in p.view(None).json()["score_now"]] == [r.points(seat) for seat in r.seats]


def agree_on_table(game: HistoryOfTheWorld2001, p: Position, r: Reading, drafting: bool = True) -> None:
    mine, theirs = of_engine(game, p, drafting), of_reading(r, drafting)
    for key, value in theirs.items():
        if key != "lands":
            assert mine[key] == value, key
    for name, land in theirs["lands"].items():
        assert mine["lands"][name] == land, name


def agree(game: HistoryOfTheWorld2001, p: Position, r: Reading, asked: Asked) -> None:
    seat, phase, legal = asked
    assert p.to_act() == (seat,)
    assert game.report(p)["phase"] == phase
    agree_on_table(game, p, r, phase == "draft")
    agree_on_secrets(p, r)
    if phase == "events":
        agree_on_points(p, r)
    assert sorted(told(action.form) for action in p.legal(seat)) == sorted(map(told, legal))


# --- What is played -------------------------------------------------------------------------------------------------


def kind(form: Form) -> str:
    return told([form["do"], form.get("card"), form.get("pay"), form.get("coin")])


def choose(rng: Random, legal: list[Form], style: Style, met: Met, epoch: int) -> Form:
    """Any of the actions; busy seats play what was met least, and put off the ends of phases."""
    if not style.busy:
        return some(rng, legal)
    going_on = [form for form in legal if not form["do"].startswith("end_")]
    saving = legal[0].get("do") in ("play_event", "end_events") and epoch < style.first_cards
    if not going_on or rng.random() < (_THRIFTY if saving else _LAZY):
        return legal[-1] if saving else some(rng, legal)
    cards = sorted({form["card"] for form in going_on if "card" in form})
    if cards:
        least = min(met[card, epoch] for card in cards)
        card = some(rng, [card for card in cards if met[card, epoch] == least])
        return some(rng, [form for form in going_on if form.get("card") == card])
    chosen = some(rng, sorted({kind(form) for form in going_on}))
    return some(rng, [form for form in going_on if kind(form) == chosen])


MARKS = {"expand": "ae", "minor": "minor", "crusade": "crusade"}


def varied(rng: Random, r: Reading, phase: str, form: Form) -> Form:
    """The action as `legal` does not list it but the rules accept it: by another way, its lands in another order."""
    if form["do"] == "invade" and phase in MARKS and rng.random() < 0.4:
        way = some(rng, r.reach(MARKS[phase])[form["land"]]).named()
        off = [land.id for land in r.armies(MARKS[phase]) if form["land"] in r.coasts(MARKS[phase], land.id)]
        return {**form, **way, **({"from": some(rng, off)} if "by" in way and off else {})}
    return {key: rng.sample(value, len(value)) if isinstance(value, list) else value for key, value in form.items()}


def proposal(rng: Random, r: Reading, asked: Asked) -> Form:
    """Any action, with anything it may name: now and then a good one."""
    lands, waters = list(r.lands), list(r.waters)
    own = [land.id for land in r.lands.values() if land.owner == asked[0]]
    some_lands = [some(rng, lands) for _ in range(1 + int(3 * rng.random()))]
    return some(
        rng,
        [
            {**some(rng, asked[2]), "land": some_lands[0]},
            {"do": "invade", "land": some_lands[0], "by": "sea"},
            {"do": "invade", "land": some_lands[0], "from": some(rng, own or lands), "by": "sea"},
            {"do": "invade", "land": some_lands[0], "from": some(rng, [*lands, *own, *r.barren])},
            {"do": "build_fort", "land": some_lands[0], "pay": some(rng, ["army", "coin", "engineering"])},
            {"do": "buy_army", "coin": some(rng, ["plain", "allied"])},
            {"do": "buy_army"},
            {"do": some(rng, ["reinforce", "build_monument", "spread_plague"]), "land": some_lands[0]},
            {"do": some(rng, ["man_fleet", "attack_fleet"]), "water": some(rng, waters)},
            {"do": "reallocate", "waters": [some(rng, waters) for _ in some_lands]},
            {"do": "pass_card", "to": some(rng, list(r.seats))},
            {"do": some(rng, ["keep", "end_events", "end_naval", "end_expansion", "end_monuments"])},
            *({"do": "play_event", "card": card} for card in r.hands[asked[0]]),
            *({"do": "play_event", "card": card, "land": some_lands[0]} for card in r.hands[asked[0]]),
            *({"do": "play_event", "card": card, "lands": some_lands} for card in r.hands[asked[0]]),
        ],
    )


def acceptable(r: Reading, asked: Asked, form: Form) -> bool:
    """Whether the rules allow it: `legal`, and what is said about the limits of its list."""
    _, phase, legal = asked
    if form["do"] == "buy_army" and "coin" not in form:
        return any(listed["do"] == "buy_army" for listed in legal)
    if {"from", "by"} & set(form):
        listed = {key: value for key, value in form.items() if key not in ("from", "by")}
        if phase not in MARKS or listed not in legal:
            return False
        if {"from", "by"} <= set(form):
            return form["land"] in r.coasts(MARKS[phase], form["from"])
        return any(way.is_named(form) for way in r.reach(MARKS[phase])[form["land"]])
    order = [*r.lands, *r.waters, *r.areas].index
    return {key: sorted(value, key=order) if isinstance(value, list) else value for key, value in form.items()} in legal


def judge_alike(game: HistoryOfTheWorld2001, p: Position, r: Reading, asked: Asked, form: Form) -> None:
    """Both accept an action, or both refuse it."""
    try:
        p.copy().play(asked[0], game.action(form))
        accepted = True
    except IllegalAction:
        accepted = False
    assert accepted == acceptable(r, asked, form), form


def play_alike(
    game: HistoryOfTheWorld2001, position: Position, reading: Reading, flow: Play, rng: Random, style: Style, met: Met
) -> Counter[str]:
    """Play on, in the engine and in the reading, as long as somebody is asked; the phases that were met."""
    phases = Counter[str]()
    try:
        asked = next(flow)
        while True:
            agree(game, position, reading, asked)
            seat, phase, legal = asked
            phases[phase] += 1
            judge_alike(game, position, reading, asked, proposal(rng, reading, asked))
            form = choose(rng, legal, style, met, reading.epoch)
            if "card" in form:
                met[form["card"], reading.epoch] += 1
            form = varied(rng, reading, phase, form)
            position.play(seat, game.action(form))
            asked = flow.send(form)
    except StopIteration:
        return phases
