"""What the chronicle says of single steps; of whole games: `tests/games/test_narrate.py`."""

from tests.games.hotw2024.game import GAME, act, stage

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Line
from mappamundi.kernel.narration import joined

NAMES = ["Ana", "Ptolemy", "Zheng He", "Idrisi", "Behaim"]


def in_english(lines: list[Line], viewer: int | None = None) -> list[str]:
    teller = Teller(words_for(GAME, "en"), NAMES, viewer)
    return [teller.line(line) for line in joined(lines)]


def told(setup: dict[str, object], do: str, dice: tuple[int, ...] = (), **params: object) -> list[str]:
    position = stage(setup, dice=dice)
    scene = GAME.scene(position.view(None))
    [seat] = position.to_act()
    events = [GAME.tell(event, None) for event in act(position, do, **params)]
    return in_english(GAME.narrate(scene, seat, {"do": do, **params}, events)[0])


def test_an_invasion_is_told_with_what_falls_and_who_is_honoured() -> None:
    setup = {
        "epoch": 1,
        "lands": {"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1, "capital": True, "fort": True}},
        "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 1},
        "honors": {1: {"stack": ["urbanize"]}},
    }
    invasion = "Ana invades the Zagros, and Ptolemy frustrates the invasion, 5 against 5."
    assert told(setup, "invade", (5, 2, 5, 1), land="zagros") == [
        f"{invasion} The fort in the Zagros falls. The capital in the Zagros becomes a city.",
        "Ptolemy is awarded an Honor: Urbanize.",
    ]


def test_the_black_death_names_each_garrison_and_a_liberation_none_twice() -> None:
    lands = {"indus": {"owner": 1}, "ghats": {"owner": 2}}
    setup = {
        "epoch": 4,
        "lands": lands,
        "turn": {"seat": 0, "empire": "spain", "phase": "start", "event": "black_death"},
    }
    assert told(setup, "play_event", card="black_death", lands=["indus", "ghats"])[0] == (
        "Ana plays Black Death. Ptolemy’s garrison on the Indus is gone. Zheng He’s garrison in the Ghats is gone."
    )
    setup = {
        "epoch": 2,
        "lands": lands,
        "turn": {"seat": 0, "empire": "rome", "phase": "start", "event": "liberate_ii"},
    }
    assert told(setup, "play_event", card="liberate_ii", land="indus")[0] == (
        "Ana plays Liberate (II). Ptolemy’s garrison on the Indus gives way to Ana’s army."
    )


def test_revenue_is_told_area_by_area() -> None:
    setup = {
        "epoch": 3,
        "lands": {"indus": {"owner": 0, "active": True, "city": True}},
        "turn": {"seat": 0, "empire": "franks", "phase": "expand", "event": "silk_road"},
    }
    assert told(setup, "end_expansion") == ["Ana raises 4 gold: India (presence) 2, buildings 1 and Silk Road 1."]


def test_the_last_chooser_is_told_what_it_leaves_for_the_endgame_and_nobody_else() -> None:
    """R18.2."""
    setup = {"epoch": 3, "gold": [3, 2, 1], "turn": {"phase": "tokens"}}
    position = stage(setup)
    for _ in range(2):
        [seat] = position.to_act()
        position.play(seat, position.legal(seat)[0])
    action = position.legal(2)[0]
    events = position.play(2, action)
    for viewer, words in ((2, "You leave the token"), (0, "lies face down"), (None, "lies face down")):
        heard = [GAME.tell(event, viewer) for event in events]
        lines, _ = GAME.narrate(GAME.scene(None), 2, GAME.tell_action(2, action, viewer), heard)
        assert any(words in line for line in in_english(lines, viewer))


def test_a_capital_that_is_taken_becomes_a_city_wherever_that_comes_from() -> None:
    """R1.13, R8.12: and nobody is said to have built it."""
    setup = {
        "epoch": 1,
        "lands": {
            "nile": {"owner": 1, "capital": True},
            "crete": {"owner": 2, "capital": True},
            "indus": {"owner": 2, "city": True},
            "arabia": {"owner": 1, "city": True},
        },
        "turn": {"seat": 0, "empire": "sumeria", "phase": "start"},
        "supply": {"capitals": 0, "cities": 0},
    }
    position = stage(setup)
    scene = GAME.scene(position.view(None))
    said = []
    for land in ("nile", "indus"):
        form = {"do": "take_building", "land": land}
        events = [GAME.tell(event, None) for event in act(position, **form)]
        lines, scene = GAME.narrate(scene, 0, form, events)
        assert scene == GAME.scene(position.view(None))
        said.append((in_english(lines)[0], lines[0].rule))
    assert said == [
        ("None is left: a capital on the Nile is taken away for it.", "R1.12"),
        ("None is left: a city on the Indus is taken away for it. The capital on the Nile becomes a city.", "R1.13"),
    ]
