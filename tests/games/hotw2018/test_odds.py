"""Battle odds against counting by hand, and against a recursion that keeps every die."""

from functools import cache
from itertools import product
from typing import Any

import pytest

from mappamundi.games.history.dice import Odds
from mappamundi.games.history.y2018.battle import DEFENDER, INVADER
from mappamundi.games.history.y2018.game import load_game
from mappamundi.games.history.y2018.odds import battle_odds, invasion_odds, reroll_odds, siege_odds
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action, Scripted, Seeded

GAME = load_game()
TRACK = (0, 1, 2, 3)


def counted(attack_dice: int, defence_dice: int, difference: int) -> Odds:
    """Z8.1–Z8.3 without rerolls, one roll after the other."""
    ways = [0, 0, 0]
    for faces in product(range(1, 7), repeat=attack_dice + defence_dice):
        margin = max(faces[:attack_dice]) + difference - max(faces[attack_dice:])
        ways[0 if margin > 0 else 1 if margin == 0 else 2] += 1
    total = 6 ** (attack_dice + defence_dice)
    return Odds(*(way / total for way in ways))


Dice = tuple[int, ...]


@cache
def every_choice(attack: Dice, defence: Dice, difference: int, rights: tuple[int, int], side: int, holds: int) -> Odds:
    """Z8.8 with all dice kept and every die tried: slow, and written apart from the tables."""
    if holds == 2:
        margin = max(attack) + difference - max(defence)
        return Odds(float(margin > 0), float(margin == 0), float(margin < 0))
    choices = [every_choice(attack, defence, difference, rights, 1 - side, holds + 1)]
    if rights[side]:
        left = (rights[0] - 1, rights[1]) if side == INVADER else (rights[0], rights[1] - 1)
        dice = range(len(attack) if side == INVADER else len(defence))
        choices += [rerolled(attack, defence, difference, left, side, die) for die in dice]
    best = max if side == INVADER else min
    return best(choices, key=lambda odds: round(odds.win + odds.tie / 2, 9))


def rerolled(attack: Dice, defence: Dice, difference: int, left: tuple[int, int], side: int, die: int) -> Odds:
    sums = [0.0, 0.0, 0.0]
    for face in range(1, 7):
        if side == INVADER:
            dice = tuple(sorted((*attack[:die], face, *attack[die + 1 :]))), defence
        else:
            dice = attack, tuple(sorted((*defence[:die], face, *defence[die + 1 :])))
        for n, share in enumerate(every_choice(*dice, difference, left, 1 - side, 0)):
            sums[n] += share / 6
    return Odds(*sums)


def slow_battle(attack_dice: int, defence_dice: int, difference: int, rights: tuple[int, int]) -> Odds:
    sums = [0.0, 0.0, 0.0]
    for faces in product(range(1, 7), repeat=attack_dice + defence_dice):
        attack, defence = tuple(sorted(faces[:attack_dice])), tuple(sorted(faces[attack_dice:]))
        for n, share in enumerate(every_choice(attack, defence, difference, rights, INVADER, 0)):
            sums[n] += share / 6 ** (attack_dice + defence_dice)
    return Odds(*sums)


def value(odds: Odds) -> float:
    return odds.win + odds.tie / 2


def test_two_dice_against_one() -> None:
    """Z8.1, Z8.3: the plain battle, 125 and 36 of 216 ways."""
    odds = battle_odds(2, 1, 0)
    assert odds == pytest.approx((125 / 216, 36 / 216, 55 / 216))
    assert odds.win == pytest.approx(0.5787, abs=5e-5)


@pytest.mark.parametrize("dice", [(2, 1), (2, 2), (3, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("difference", [-6, -2, -1, 0, 1, 3, 6])
def test_without_rerolls(dice: tuple[int, int], difference: int) -> None:
    """Z8.1–Z8.4, Z8.7, Z8.13: exactly the share of all rolls."""
    assert battle_odds(*dice, difference) == pytest.approx(counted(*dice, difference))


@pytest.mark.parametrize("dice", [(2, 1), (2, 2), (3, 1), (3, 2)])
@pytest.mark.parametrize("difference", [-1, 0, 2])
@pytest.mark.parametrize("rights", [(1, 0), (0, 1), (1, 1), (2, 1)])
def test_with_rerolls(dice: tuple[int, int], difference: int, rights: tuple[int, int]) -> None:
    """Z8.5, Z8.8, Z8.9: as good for both sides as if every die and every order of holding were tried."""
    fast, slow = battle_odds(*dice, difference, *rights), slow_battle(*dice, difference, rights)
    assert value(fast) == pytest.approx(value(slow))
    assert sum(fast) == pytest.approx(1)


def test_a_bonus_beyond_the_dice_changes_nothing_more() -> None:
    assert battle_odds(2, 1, 6) == battle_odds(2, 1, 9) == Odds(1, 0, 0)
    assert battle_odds(2, 1, -6) == battle_odds(2, 1, -11) == Odds(0, 0, 1)


@pytest.mark.parametrize(("attack", "defence"), [((3, 1), (4,)), ((6, 2), (6,)), ((2, 2), (1, 5)), ((5, 3, 1), (5, 5))])
@pytest.mark.parametrize("rights", [(1, 1), (2, 1), (1, 0), (0, 1)])
@pytest.mark.parametrize("side", [INVADER, DEFENDER])
@pytest.mark.parametrize("holds", [0, 1])
def test_the_middle_of_a_battle(attack: Dice, defence: Dice, rights: tuple[int, int], side: int, holds: int) -> None:
    """Z8.8: holding and rerolling each die, at every point of the alternation."""
    held = reroll_odds(attack, defence, 0, *rights, side, holds, None)
    assert value(held) == pytest.approx(value(every_choice(attack, defence, 0, rights, 1 - side, holds + 1)))
    if rights[side]:
        left = (rights[0] - 1, rights[1]) if side == INVADER else (rights[0], rights[1] - 1)
        for die in range(len(attack) if side == INVADER else len(defence)):
            odds = reroll_odds(attack, defence, 0, *rights, side, holds, die)
            assert value(odds) == pytest.approx(value(rerolled(attack, defence, 0, left, side, die)))


def test_rerolling_a_lone_highest_die_can_be_worse() -> None:
    """Z8.8: the new face counts, even if it is worse."""
    held = reroll_odds((6, 1), (5,), 0, 1, 0, INVADER, 0, None)
    assert held == Odds(1, 0, 0)
    assert reroll_odds((6, 1), (5,), 0, 1, 0, INVADER, 0, 1) == Odds(1, 0, 0)
    assert reroll_odds((6, 1), (5,), 0, 1, 0, INVADER, 0, 0) == pytest.approx((1 / 6, 1 / 6, 4 / 6))


def test_sieges() -> None:
    """Z9.2, Z9.3: +1, +2, +3, and +3 for ever after."""
    assert siege_odds(2, 1, 0, 0, 0, 0, 0, TRACK) == Odds(0, 0, 1)
    first, second = battle_odds(2, 1, 1), battle_odds(2, 1, 2)
    assert siege_odds(2, 1, 0, 0, 0, 0, 1, TRACK) == first
    two = siege_odds(2, 1, 0, 0, 0, 0, 2, TRACK)
    assert two.win == pytest.approx(first.win + first.defeat * second.win)
    assert two.defeat == pytest.approx(first.defeat * second.defeat)
    assert siege_odds(2, 1, -2, 0, 0, 3, 2, TRACK).defeat == pytest.approx(battle_odds(2, 1, 1).defeat ** 2)


# --- from a view ------------------------------------------------------------------------------------------------


def staged(dice: tuple[int, ...] = (), **setup: Any) -> Position:
    position = GAME.stage(setup, {}, 3, Scripted(dice))
    assert isinstance(position, Position)
    return position


def action(**form: Any) -> Action:
    return GAME.action(form)


def odds_of(position: Position, **form: Any) -> Odds | None:
    wanted = action(**form)
    assert wanted in position.legal(0)
    return invasion_odds(position.view(0), wanted)


def test_an_invasion_as_seen() -> None:
    """Z8.2, Z8.4, Z8.5, Z17.3: fort, terrain, fleet and rerolls count; empty and own lands start no battle."""
    lands = {
        "anatolia": {"owner": 0, "active": True, "capital": True},
        "levant": {"owner": 1},
        "mesopotamia": {"owner": 0},
        "caucasus": {"owner": 2, "fort": True},
        "crete": {"owner": 2},
    }
    turn = {"seat": 0, "empire": "hittites", "pool": 3, "fleets": ["mediterranean_sea"]}
    position = staged(epoch=1, lands=lands, turn=turn)
    terrain = position.board.terrain
    index = position.board.land_index
    assert (terrain[index["levant"]], terrain[index["caucasus"]]) == ("clear", "mountain")
    assert odds_of(position, do="invade", land="levant") == battle_odds(2, 1, 0, 1, 0)
    assert odds_of(position, do="invade", land="caucasus") == battle_odds(2, 2, -1, 1, 0)
    rough = int(terrain[index["crete"]] != "clear")
    by_sea = {"do": "invade", "land": "crete", "via": ["mediterranean_sea"]}
    assert odds_of(position, **by_sea) == battle_odds(2, 1, -rough, 1, 1)
    assert odds_of(position, do="invade", land="mesopotamia") is None
    assert odds_of(position, do="end_invasion") is None


def test_help_and_siege_as_seen() -> None:
    """Z9.2, Z17.4, Z17.5: an extra die, a battle won at once, and the bonus of the next piece on the catapult."""
    setup: dict[str, Any] = {
        "epoch": 3,
        "lands": {"arabia": {"owner": 0, "active": True}, "levant": {"owner": 1}},
        "turn": {"seat": 0, "empire": "arabs", "pool": 3},
        "hands": {0: {"events": ["elite_troops", "treachery"]}},
    }
    position = staged((1, 1, 6, 1, 1, 6), **setup)
    position.play(0, action(do="play_event", card="elite_troops"))
    position.play(0, action(do="play_event", card="treachery"))
    assert odds_of(position, do="invade", land="levant", extra=1) == battle_odds(3, 1, 0)
    assert odds_of(position, do="invade", land="levant", auto_win=True) == Odds(1, 0, 0)
    position.play(0, action(do="invade", land="levant"))
    siege = {"do": "siege", "with": "army"}
    assert odds_of(position, **siege) == battle_odds(2, 1, 1)
    assert odds_of(position, **siege, extra=1) == battle_odds(3, 1, 1)
    assert odds_of(position, **siege, auto_win=True) == Odds(1, 0, 0)
    position.play(0, action(**siege))
    assert odds_of(position, **siege) == battle_odds(2, 1, 2)


def test_the_chain_of_the_turks_as_seen() -> None:
    """Z17.14: a bonus for the very next invasion, by land, from the land just won."""
    lands = {
        "anatolia": {"owner": 0, "active": True},
        "levant": {"owner": 1},
        "mesopotamia": {"owner": 1},
    }
    position = staged((6, 6, 1), epoch=4, lands=lands, turn={"seat": 0, "empire": "turks", "pool": 3})
    before = odds_of(position, do="invade", land="mesopotamia")
    assert before == battle_odds(2, 1, 0)
    position.play(0, action(do="invade", land="levant"))
    assert odds_of(position, do="invade", land="mesopotamia") == battle_odds(2, 1, 1)


def test_odds_tell_what_the_dice_do() -> None:
    """Every battle and siege of some whole games is fought on the terms that the odds were worked out for."""
    seen = 0
    for number in range(6):
        position = GAME.new({}, 4, Seeded(number.to_bytes(16, "little")))
        pick = number
        while seats := position.to_act():
            seat = seats[0]
            legal = position.legal(seat)
            pick = (pick * 1103515245 + 12345) % 2**31
            battles = [choice for choice in legal if choice.do in ("invade", "siege")]
            chosen = (battles or legal)[pick % len(battles or legal)]
            odds = invasion_odds(position.view(seat), chosen)
            told = [GAME.tell(event, seat) for event in position.play(seat, chosen)]
            rolled = next((event for event in told if event["event"] == "rolled"), None)
            if rolled is None:
                continue
            fought = next((event for event in told if event["event"] == "battle"), None)
            seen += 1
            assert odds is not None
            if fought:
                view_difference = fought["attack"] - max(rolled["attack"]) - fought["defence"] + max(rolled["defence"])
                plain = battle_odds(len(rolled["attack"]), len(rolled["defence"]), view_difference)
                if not any(event["event"] == "rerolled" for event in told):
                    assert odds == pytest.approx(plain)
            else:
                view = position.view(seat)
                rights = (view.attack_rerolls, view.defence_rerolls)
                difference = view.attack_bonus - view.defence_bonus
                assert odds == battle_odds(len(rolled["attack"]), len(rolled["defence"]), difference, *rights)
    assert seen > 100
