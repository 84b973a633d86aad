"""What the chronicle says of single steps; of whole games: `tests/games/test_narrate.py`."""

from typing import Any

from tests.games.hotw2001.game import GAME, act, new_game, stage

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Line
from mappamundi.kernel.narration import joined

NAMES = ["Ana", "Ptolemy", "Zheng He", "Idrisi", "Behaim"]


def in_english(lines: list[Line], viewer: int | None = None) -> list[str]:
    teller = Teller(words_for(GAME, "en"), NAMES, viewer)
    return [teller.line(line) for line in joined(lines)]


def lines_of(setup: dict[str, Any], do: str, dice: tuple[int, ...] = (), players: int = 3, **params: Any) -> list[Line]:
    options = params.pop("options", {})
    position = stage(setup, players, dice, **options)
    scene = GAME.scene(position.view(None))
    [seat] = position.to_act()
    events = [GAME.tell(event, None) for event in act(position, do, **params)]
    return GAME.narrate(scene, seat, {"do": do, **params}, events)[0]


def told(setup: dict[str, Any], do: str, dice: tuple[int, ...] = (), players: int = 3, **params: Any) -> list[str]:
    return in_english(lines_of(setup, do, dice, players, **params))


WALL = {"mongolia": {"owner": 0, "active": True}, "wei_river": {"owner": 1, "fort": True, "capital": True}}


def expanding(lands: dict[str, Any], **turn: Any) -> dict[str, Any]:
    return {
        "epoch": 5,
        "lands": lands,
        "turn": {"seat": 0, "empire": "mongols", "phase": "expand", "pool": 2, **turn},
    }


def in_events(card: str, lands: dict[str, Any], kind: str = "lesser", epoch: int = 5) -> dict[str, Any]:
    turn = {"seat": 0, "empire": {3: "romans", 5: "mongols", 6: "ming_dynasty"}[epoch], "phase": "events"}
    return {"epoch": epoch, "lands": lands, "turn": turn, "hands": {0: {kind: [card]}}}


def test_a_battle_is_told_stage_by_stage() -> None:
    """A8.14, A8.13, A10.1."""
    assert told(expanding(WALL), "invade", (6, 6, 1, 4, 6, 1, 2, 5), land="wei_river") == [
        "Ana breaks Ptolemy’s fort on the Wei River, 6 against 5; the battle goes on.",
        "Ana takes the Wei River from Ptolemy, 6 against 5. The capital on the Wei River becomes a city.",
    ]
    assert told(expanding(WALL), "invade", (5, 1, 4, 1), land="wei_river") == [
        "Ana’s army and Ptolemy’s fort both fall on the Wei River, 5 against 5."
    ]
    assert told(expanding(WALL, events=["siegecraft"]), "invade", (5, 1, 4, 1), land="wei_river") == [
        (
            "Ana takes the Wei River from Ptolemy, 6 against 5. The fort on the Wei River falls. "
            "The capital on the Wei River becomes a city."
        )
    ]


def test_leader_and_jihad_end_in_the_story_too() -> None:
    """A14.3, A14.21."""
    setup = expanding(WALL, events=["leader"])
    assert told(setup, "invade", (3, 3, 3, 6, 6), land="wei_river") == [
        "Ptolemy holds the Wei River against Ana, 7 against 3. Leader is over."
    ]
    setup = expanding(WALL, events=["jihad"])
    assert told(setup, "invade", (3, 2, 3, 6, 6), land="wei_river") == [
        "Ptolemy holds the Wei River against Ana, 7 against 3. Jihad gives two dice from now on, and still wins ties."
    ]


def test_treachery_and_an_empty_land_need_no_dice() -> None:
    """A14.36, A7.7, A7.8."""
    setup = expanding(WALL, events=["treachery"], treachery="wei_river")
    assert told(setup, "invade", land="wei_river") == [
        (
            "By treachery Ana takes the Wei River from Ptolemy without dice. The fort on the Wei River falls. "
            "The capital on the Wei River becomes a city."
        )
    ]
    lands = {"mongolia": {"owner": 0, "active": True}, "wei_river": {"city": True}, "eastern_steppe": {"owner": 0}}
    assert told(expanding(lands), "invade", land="wei_river") == [
        "Ana occupies the Wei River.",
        "The city on the Wei River falls.",
    ]
    assert told(expanding(lands), "invade", land="eastern_steppe") == ["Ana renews the army on the Eastern Steppe."]


def test_a_minor_empire_rises_before_the_empire() -> None:
    """A14.6."""
    setup = in_events("minor_fujiwara", {"hokkaido": {"owner": 1, "city": True, "fort": True}}, "greater")
    assert told(setup, "play_event", card="minor_fujiwara") == [
        "Ana plays Minor empire: Fujiwara.",
        (
            "First Ana establishes the Fujiwara on Hokkaido: 3 armies and a capital. "
            "What was on Hokkaido is cleared away: Ptolemy’s army, a fort and a city. A fleet sails the Sea of Japan."
        ),
    ]


def test_a_kingdom_appears_and_whoever_was_there_goes() -> None:
    """A14.22."""
    setup = in_events("kingdom_mali", {"gold_coast": {"owner": 2, "fort": True}})
    assert told(setup, "play_event", card="kingdom_mali") == [
        (
            "Ana plays Kingdom: Mali. Ana establishes Mali on the Gold Coast: one army and a city. "
            "What was on the Gold Coast is cleared away: Zheng He’s army and a fort."
        )
    ]


def test_a_famine_names_its_dead_and_a_plague_its_path() -> None:
    """A14.27, A14.32."""
    lands = {"wei_river": {"owner": 1}, "szechuan": {"owner": 2}}
    assert told(in_events("famine", lands), "play_event", (1, 4), card="famine", area="china") == [
        "Ana plays Famine. Ana names China. Ptolemy’s army on the Wei River is gone."
    ]
    assert told(in_events("famine", lands), "play_event", (3, 4), card="famine", area="china") == [
        "Ana plays Famine. Ana names China. Every army survives."
    ]
    position = stage(in_events("plague", lands), dice=(2, 3, 4, 1, 2, 2, 2))
    act(position, "play_event", card="plague", land="wei_river")
    events = [GAME.tell(event, None) for event in act(position, "spread_plague", land="szechuan")]
    lines, _ = GAME.narrate(GAME.scene(None), 0, {"do": "spread_plague", "land": "szechuan"}, events)
    assert in_english(lines) == ["The plague spreads to Szechuan. Zheng He’s army in Szechuan survives."]


def test_each_disease_is_told_by_its_own_rule() -> None:
    """A14.17, A14.27, A14.31, A14.32, whether anybody dies of it or not."""
    lands = {"wei_river": {"owner": 1}, "szechuan": {"owner": 2}}
    played: tuple[tuple[str, str, dict[str, Any], int], ...] = (
        ("famine", "A14.27", {"area": "china"}, 5),
        ("pestilence", "A14.31", {"land": "wei_river"}, 5),
        ("plague", "A14.32", {"land": "wei_river"}, 5),
        ("black_death", "A14.17", {"areas": ["china", "southeast_asia"]}, 6),
    )
    for card, rule, target, epoch in played:
        for face in (1, 6):
            setup = in_events(card, lands, epoch=epoch)
            assert lines_of(setup, "play_event", (face,) * 9, card=card, **target)[0].rule == rule


def test_what_falls_and_rises_is_told_by_the_rule_of_what_made_it() -> None:
    """A14.23, A14.36: no army captures anything in a Disaster, and Treachery is none; A14.28: nobody migrates."""
    lands = {"wei_river": {"owner": 1, "monument": True, "capital": True}}
    disaster = lines_of(in_events("disaster", lands), "play_event", card="disaster", lands=["wei_river"])
    assert disaster[0].rule == "A14.23"
    open_gates = expanding(
        WALL | {"wei_river": {"owner": 1, "fort": True}}, events=["treachery"], treachery="wei_river"
    )
    [betrayed] = lines_of(open_gates, "invade", land="wei_river")
    assert [sentence["say"] for sentence in betrayed.says] == ["chronicle-betrayed", "chronicle-falls"]
    assert betrayed.rule == "A14.36"
    assert lines_of(in_events("jewish_revolt", {}), "play_event", card="jewish_revolt")[0].rule == "A14.28"


def test_a_fort_is_told_by_the_rule_of_what_pays_for_it() -> None:
    """A9.1, A9.4, A14.25."""
    setup = expanding({"mongolia": {"owner": 0, "active": True}}, coins=1, engineering=1)
    for pay, rule in (("army", "A9.1"), ("coin", "A9.4"), ("engineering", "A14.25")):
        assert lines_of(setup, "build_fort", land="mongolia", pay=pay)[0].rule == rule
    assert lines_of(in_events("engineering", {}, epoch=3), "play_event", card="engineering")[0].rule == "A14.25"


def test_a_fort_that_was_broken_does_not_fall_once_more_when_a_leader_ends() -> None:
    """A14.3 comes between the round and its fort."""
    assert told(expanding(WALL, events=["leader"]), "invade", (6, 6, 6, 1, 4, 6, 1, 2, 5), land="wei_river")[0] == (
        "Ana breaks Ptolemy’s fort on the Wei River, 6 against 5; the battle goes on. Leader is over."
    )


def test_coins_forts_and_armies_bought_back() -> None:
    """A9.4, A9.5."""
    setup = expanding({"mongolia": {"owner": 0, "active": True}}, coins=2, lost=1)
    assert told(setup, "build_fort", land="mongolia", pay="coin") == ["Paying in coins Ana fortifies Mongolia."]
    assert told(setup, "buy_army") == ["With a coin Ana buys back an army."]


def test_points_are_told_area_by_area() -> None:
    """A12.4, A12.7."""
    lands = {"wei_river": {"owner": 0, "active": True, "capital": True, "monument": True}}
    setup = {**expanding(lands), "scores": [10, 0, 0]}
    assert told(setup, "end_expansion") == [
        "Ana scores 6 points: China 3 (presence), capital 2 and monument 1. Ana stands at 16."
    ]


def test_a_battle_at_sea_is_one_line() -> None:
    """A16.5."""
    setup = {
        "epoch": 2,
        "turn": {"seat": 0, "empire": "greek_city_states", "phase": "naval"},
        "fleets": {"eastern_mediterranean": {"owner": 1, "epoch": 1}},
    }
    lines = told(setup, "attack_fleet", (6, 1, 2), water="eastern_mediterranean", options={"naval_control": True})
    assert lines[0] == "Ana sinks Ptolemy’s fleet in the Eastern Mediterranean, 6 against 2."


def test_the_first_roll_opens_the_story() -> None:
    """A2.7."""
    opening = in_english(GAME.opening(new_game(1).view(None)))
    assert opening[0].startswith("Epoch I")
    assert opening[1].startswith("The dice for the first card: ")


def test_the_draft_is_told_to_each_as_far_as_it_may_know() -> None:
    """A18.3, A18.4."""
    position = new_game(5, 4)
    [seat] = position.to_act()
    action = next(action for action in position.legal(seat) if action.do == "pass_card")
    to = action.args[0]
    events = position.play(seat, action)
    heard = {}
    for viewer in (seat, to, None):
        told = [GAME.tell(event, viewer) for event in events]
        lines, _ = GAME.narrate(GAME.scene(None), seat, GAME.tell_action(seat, action, viewer), told)
        heard[viewer] = " ".join(in_english(lines, viewer))
    assert "You pass " in heard[seat]
    assert "the card" not in heard[seat]
    assert "passes the card to you." in heard[to]
    assert "passes the card to" in heard[None]
