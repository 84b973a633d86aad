"""What each legal action would bring: exact odds, and points. The same for the terminal, the browser and bots."""

from collections.abc import Sequence
from typing import Any

from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.actions import BY_LAND, HOLD, INVADE, REROLL, SIEGE
from mappamundi.games.history.y2018.battle import DEFENDER, INVADER
from mappamundi.games.history.y2018.board import STRUCTURES
from mappamundi.games.history.y2018.odds import Odds, invasion_odds, reroll_odds
from mappamundi.games.history.y2018.state import NOBODY, reduced
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action


def counsel(view: View, legal: Sequence[Action]) -> list[dict[str, Any]]:
    """For each action its odds (win, tie, defeat) where there is a battle, and what a land would be worth."""
    return [_advice(view, action) for action in legal]


def _advice(view: View, action: Action) -> dict[str, Any]:
    odds: Odds | None = None
    points: int | None = None
    if action.kind == INVADE:
        odds = invasion_odds(view, action)
        points = worth(view, action.args[0], naval_way(view, action))
    elif action.kind == SIEGE:
        odds = invasion_odds(view, action)
        points = worth(view, view.target, view.naval)
    elif action.kind in (REROLL, HOLD):
        odds = odds_after(view, action.args[0] if action.kind == REROLL else None)
    return {"odds": None if odds is None else [round(share, 4) for share in odds], "worth": points}


def naval_way(view: View, action: Action) -> bool:
    """Whether the invasion uses a fleet."""
    route = action.args[1]
    return bool(route != BY_LAND and view.board.route_naval[route])


def odds_after(view: View, die: int | None) -> Odds:
    """Z8.8: what rerolling a die, or holding (None), brings to the side that is asked."""
    return reroll_odds(
        view.attack,
        view.defence,
        view.attack_bonus - view.defence_bonus,
        view.attack_rerolls,
        view.defence_rerolls,
        INVADER if view.viewer == view.seat else DEFENDER,
        view.holds,
        die,
    )


def points_now(view: View, seat: int) -> int:
    """What the seat would score if its turn were scored at this moment."""
    regions, structures = view.projection(seat)
    return structures + sum(points for _, _, points in regions)


def worth(view: View, land: int, naval: bool = False) -> int:
    """What taking this land would add to the active seat's points now, for the taking and in the scoring."""
    assert view.powers is not None
    board, powers, seat = view.board, view.powers, view.seat
    owner, here = view.owners[land], view.pieces[land]
    points = powers.fleet_points if naval and view.effect_used < powers.fleet_limit else 0
    if owner == seat:
        return points
    if owner != NOBODY:
        points += powers.battle_points
        if here & STRUCTURES and not powers.keep_structures:
            points += board.marauder_points if powers.marauder else 0
            here = reduced(here)
    region = board.region_of[land]
    values = (0, *board.values[view.epoch][region])
    armies = view.armies()[region]
    before = values[scoring.degree(board, armies, seat)]
    armies[seat] += 1
    if owner != NOBODY:
        armies[owner] -= 1
    return points + values[scoring.degree(board, armies, seat)] - before + scoring.land_points(board, here)
