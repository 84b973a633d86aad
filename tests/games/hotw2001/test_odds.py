"""Odds of whole battles, against every throw of the dice counted one by one."""

from itertools import product

import pytest
from tests.games.hotw2001.game import GAME, act, stage

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2001.board import CITY, ELITE_TROOPS, FORT, JIHAD, LEADER, SIEGECRAFT, WEAPONRY
from mappamundi.games.history.y2001.odds import Attack, Defence, campaign, deadly, fight

FACES = range(1, 7)


def counted(force: frozenset[int], losses: int, dice: int, fort: bool, city: bool, armies: int) -> dict[str, float]:
    """The ends of one battle by brute force, written from the rules alone."""
    ends = dict.fromkeys(("taken", "emptied", "weakened", "held"), 0.0)

    def go(share: float, force: frozenset[int], fort: bool, armies: int, harmed: bool) -> None:
        three = LEADER in force or (JIHAD in force and losses == 0)
        throws = list(product(FACES, repeat=(3 if three else 2) + dice))
        each = share / len(throws)
        grouped: dict[tuple[str, bool], float] = {}
        for throw in throws:
            attack, defence = throw[: 3 if three else 2], throw[3 if three else 2 :]
            total = max(attack) + (WEAPONRY in force) + (SIEGECRAFT in force and (fort or city))
            other = max(defence) + fort
            ties = ELITE_TROOPS in force or JIHAD in force
            result = "win" if total > other or (total == other and ties) else "tie" if total == other else "defeat"
            over = LEADER in force and len(set(attack)) == 1
            grouped[result, over] = grouped.get((result, over), 0.0) + each
        for (result, over), here in grouped.items():
            left = force - {LEADER} if over else force
            if result == "defeat":
                ends["weakened" if harmed else "held"] += here
            elif result == "tie":
                ends["weakened" if fort or armies > 1 else "emptied"] += here
            elif fort:
                rest = armies - (SIEGECRAFT in force)
                if rest:
                    go(here, left, False, rest, True)
                else:
                    ends["taken"] += here
            elif armies > 1:
                go(here, left, False, armies - 1, True)
            else:
                ends["taken"] += here

    go(1.0, force, fort, armies, False)
    return ends


@pytest.mark.parametrize(
    ("cards", "losses", "dice", "fort", "city", "armies"),
    [
        ((), 0, 1, False, False, 1),
        ((), 0, 2, True, False, 1),
        ((LEADER,), 0, 2, True, False, 1),
        ((LEADER, WEAPONRY), 0, 1, True, True, 2),
        ((SIEGECRAFT,), 0, 1, True, False, 1),
        ((SIEGECRAFT,), 0, 2, True, True, 2),
        ((ELITE_TROOPS,), 0, 1, True, False, 1),
        ((JIHAD,), 0, 2, False, False, 3),
        ((JIHAD,), 1, 2, True, False, 1),
        ((WEAPONRY,), 0, 3, False, False, 1),
    ],
)
def test_a_battle_to_its_end(
    cards: tuple[int, ...], losses: int, dice: int, fort: bool, city: bool, armies: int
) -> None:
    """A8.11–A8.17, A14.3, A14.21, A14.24, A14.34, A14.35, A15.4–A15.6."""
    force = sum(BIT[card] for card in cards)
    here = (FORT if fort else 0) | (CITY if city else 0)
    found = fight(Attack(force, losses), Defence(dice, here, armies))
    assert found._asdict() == pytest.approx(counted(frozenset(cards), losses, dice, fort, city, armies))
    assert sum(found) == pytest.approx(1.0)


def test_two_dice_against_one() -> None:
    """A8.2, A8.3: of 216 throws 125 are won and 36 tied."""
    assert fight(Attack(), Defence(1, 0)) == pytest.approx((125 / 216, 36 / 216, 0, 55 / 216))


def test_a_second_army_enters_where_both_fell() -> None:
    """A7.11: the first wins, or both fall and the second walks in, or it is thrown back and the second wins."""
    win, tie, _, held = fight(Attack(), Defence(1, 0))
    assert campaign(Attack(), Defence(1, 0), 0, enters=False) == pytest.approx(win)
    assert campaign(Attack(), Defence(1, 0), 1, enters=False) == pytest.approx(win + tie + held * win)
    assert campaign(Attack(), Defence(1, 0), 0, enters=True) == pytest.approx(win + tie)  # A14.11


def test_losses_end_elite_troops_and_jihad_for_the_next_army() -> None:
    """A14.21, A14.24."""
    elite = Attack(BIT[ELITE_TROOPS])
    first, after = fight(elite, Defence(2, 0)), fight(Attack(), Defence(2, 0))
    assert campaign(elite, Defence(2, 0), 1, False) == pytest.approx(first.taken + first.held * after.taken)
    jihad = Attack(BIT[JIHAD])
    assert (jihad.attack_dice(), jihad.after_loss().attack_dice()) == (3, 2)
    assert jihad.after_loss().wins_ties()
    assert not jihad.after_loss().after_loss().wins_ties()


def test_a_die_is_deadly_once_in_six() -> None:
    """A14.17, A14.31, A14.32, A15.8."""
    assert [round(deadly(dice), 4) for dice in (1, 2, 3, 4)] == [0.1667, 0.3056, 0.4213, 0.5177]
    assert deadly(1, armies=2) == pytest.approx(1 / 36)


def test_three_equal_dice_end_leader_in_the_game_as_in_the_odds() -> None:
    """A14.3: the second round of the same battle is fought with two dice."""
    lands = {"mongolia": {"owner": 0, "active": True}, "wei_river": {"owner": 1, "fort": True}}
    turn = {"seat": 0, "empire": "mongols", "phase": "expand", "events": ["leader"]}
    position = stage({"epoch": 5, "lands": lands, "turn": turn}, dice=(6, 6, 6, 1, 1, 6, 5, 1, 2))
    act(position, "invade", land="wei_river")
    assert GAME.report(position)["lands"]["wei_river"]["owner"] == 0
    assert GAME.report(position)["events_in_force"] == frozenset()
