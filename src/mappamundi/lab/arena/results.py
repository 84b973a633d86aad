"""What the games of an arena show, as plain values: what is written as JSON, and what the page and the table tell."""

import shlex
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from math import sqrt
from typing import Any, Final

from mappamundi.bots import house_bot
from mappamundi.kernel import written
from mappamundi.lab.arena.play import Played
from mappamundi.lab.arena.ratings import Ranking, Rating, rate
from mappamundi.lab.arena.schedule import Schedule
from mappamundi.lab.arena.setting import LIMIT, Setting

# Of a normal distribution 95 in 100 lie within so many deviations.
DEVIATIONS: Final = 1.959964


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Between what the share of wins lies with 95 in 100 certainty; wins may be shared."""
    if not count:
        return 0.0, 1.0
    z2 = DEVIATIONS * DEVIATIONS
    share = wins / count
    middle = (share + z2 / 2 / count) / (1 + z2 / count)
    half = DEVIATIONS * sqrt(share * (1 - share) / count + z2 / 4 / count / count) / (1 + z2 / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(wins: float, count: int) -> dict[str, float]:
    """A share with its span, in 100."""
    low, high = wilson(wins, count)
    return {"share": _in_100(wins / count if count else 0.0), "low": _in_100(low), "high": _in_100(high)}


def _in_100(share: float) -> float:
    return round(100 * share, 1)


def _won(played: Played, seat: int) -> float:
    """A shared first place is shared as a win, so that all wins together are the games played."""
    assert played.places
    return (played.places[seat] == 1) / played.places.count(1)


def command(setting: Setting, games: int) -> str:
    """What plays these games again."""
    words = ["mundi", "arena", setting.game, "--bots", ",".join(setting.bots), "--players", str(setting.players)]
    usual = {option.id: option.default for option in setting.load().facts.options}
    for name, value in setting.options.items():
        if value != usual.get(name):
            words += ["--option", f"{name}={written(value)}"]
    if setting.data:
        words += ["--data", setting.data]
    if setting.limit != LIMIT:
        words += ["--limit", f"{setting.limit:g}"]
    return shlex.join([*words, "--games", str(games), "--seed", str(setting.seed)])


def reference_bot(setting: Setting) -> str:
    """The bot that all others are measured by: the house bot, if it plays, or the first that is named."""
    house = house_bot(setting.game)
    return house if house in setting.bots else setting.bots[0]


def results(
    setting: Setting, games: Mapping[int, Played], asked: int, stopped: str | None, *, rated: bool = True
) -> dict[str, Any]:
    """All of it; `games` by number, `asked` for how many, and why it stopped before, if it did. Ratings take longer
    than all the rest, and may be left out."""
    played = [games[number] for number in sorted(games)]
    counted = [one for one in played if one.places]
    rows = [_row(counted, bot) for bot in setting.bots]
    ratings, lacking = _ratings(setting, counted) if rated else (None, None)
    for row, rating in zip(rows, ratings or (), strict=False):
        row["rating"] = dict(zip(("points", "low", "high"), map(round, rating), strict=True))
    rows.sort(key=lambda row: -(row["rating"]["points"] if row["rating"] else row["wins"]["share"]))
    schedule = Schedule(setting)
    unfinished = [one for one in played if not one.places]
    return {
        "arena": setting.arena,
        "command": command(setting, asked),
        "game": setting.game,
        "players": setting.players,
        "options": setting.options,
        "seed": setting.seed,
        "limit": setting.limit,
        "rules": setting.rules,
        "version": setting.version,
        "data": setting.digest,
        "packages": setting.packages,
        "files": setting.files,
        "games": {
            "asked": asked,
            "played": len(played),
            "deals": len({one.deal for one in played}),
            "a_round": schedule.games_a_round,
            "stopped": stopped,
            "unfinished": len(unfinished),
            "why_unfinished": unfinished[0].why if unfinished else None,
        },
        "reference": reference_bot(setting),
        "bots": rows,
        "lacking": lacking,
        "before": _matrix(counted, rows),
        "seats": _seats(setting, counted),
        "timing": {bot: _timing(played, bot) for bot in setting.bots},
    }


def is_sure(found: Mapping[str, Any]) -> bool:
    """Whether the spans of neighbours part, in the order of wins."""
    wins = sorted((row["wins"] for row in found["bots"]), key=lambda wins: -wins["share"])
    return len(wins) > 1 and all(better["low"] > worse["high"] for better, worse in pairwise(wins))


# --- a bot ----------------------------------------------------------------------------------------------------------


def _row(counted: Sequence[Played], bot: str) -> dict[str, Any]:
    """A bot alone against others, not where it is the copies that somebody else is tried against: a bot that fills
    three seats of four could not win more than a third of its games with each."""
    wins: list[float] = []
    places: list[float] = []
    own: list[float] = []
    others: list[float] = []
    lost, why = 0, None
    for one in counted:
        mine = [seat for seat, name in enumerate(one.bots) if name == bot]
        if one.lost in mine:
            lost, why = lost + 1, why or one.why
        for seat in mine if len(mine) == 1 or len(mine) == len(one.bots) else ():
            wins.append(_won(one, seat))
            places.append(one.places[seat] if one.places else 0)
            if one.scores:
                own.append(one.scores[seat])
                others.append((sum(one.scores) - own[-1]) / (len(one.scores) - 1))
    return {
        "bot": bot,
        "games": len(wins),
        "wins": {"count": round(sum(wins), 2), **share_of(sum(wins), len(wins))},
        "score": _mean(own),
        "others_score": _mean(others),
        "place": _mean(places, 2),
        "lost": lost,
        "why_lost": why,
        "rating": None,
    }


def _mean(values: Sequence[float], digits: int = 1) -> float | None:
    return round(sum(values) / len(values), digits) if values else None


def _timing(played: Iterable[Played], bot: str) -> dict[str, Any]:
    """Decisions with a choice, and how long one takes: the one thing that another run of the same games says
    otherwise."""
    count, ms = 0, 0.0
    for one in played:
        for seat, name in enumerate(one.bots):
            if name == bot:
                count, ms = count + one.decisions[seat], ms + one.ms[seat]
    return {"decisions": count, "ms": round(ms / count, 3) if count else None}


# --- bots among each other ------------------------------------------------------------------------------------------


def _ratings(setting: Setting, counted: Sequence[Played]) -> tuple[list[Rating] | None, str | None]:
    """The ratings of the bots, or why there are none."""
    if len(setting.bots) < 2 or not counted:
        return None, None
    deals: dict[int, list[Ranking]] = defaultdict(list)
    for one in counted:
        deals[one.deal] += _rankings(one, setting.bots)
    reference = setting.bots.index(reference_bot(setting))
    try:
        return rate(list(deals.values()), len(setting.bots), reference, setting.seed), None
    except ImportError:
        return None, "numpy"


def _rankings(one: Played, bots: Sequence[str]) -> list[Ranking]:
    """A game as who came before whom; where one lost by its conduct, the others did not find out."""
    assert one.places
    numbers = [bots.index(name) for name in one.bots]
    if one.lost is not None:
        return [((number,), (numbers[one.lost],)) for seat, number in enumerate(numbers) if seat != one.lost]
    by_place: dict[int, list[int]] = defaultdict(list)
    for place, number in zip(one.places, numbers, strict=True):
        by_place[place].append(number)
    return [tuple(tuple(sorted(by_place[place])) for place in sorted(by_place))]


def _matrix(counted: Sequence[Played], rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """For each two bots how often the first came before the second, a game at a time: copies of a bot are one."""
    before: dict[tuple[str, str], float] = defaultdict(float)
    met: dict[tuple[str, str], int] = defaultdict(int)
    for one in counted:
        shares: dict[tuple[str, str], list[float]] = defaultdict(list)
        for a, b in combinations(range(len(one.bots)), 2):
            if one.bots[a] != one.bots[b] and (one.lost is None or one.lost in (a, b)):
                first = _before(one, a, b)
                shares[one.bots[a], one.bots[b]].append(first)
                shares[one.bots[b], one.bots[a]].append(1 - first)
        for pair, found in shares.items():
            before[pair] += sum(found) / len(found)
            met[pair] += 1
    points = {row["bot"]: row["rating"]["points"] for row in rows if row["rating"]}
    cells = []
    for one_bot, other in combinations([row["bot"] for row in rows], 2):
        if count := met[one_bot, other]:
            cells += [_cell(pair, before[pair], count) for pair in ((one_bot, other), (other, one_bot))]
            # In whole hundredths, both together a hundred.
            cells[-1]["share"] = 100 - cells[-2]["share"]
        elif points:
            expected = round(100 / (1 + 10 ** ((points[other] - points[one_bot]) / 400)))
            cells += [_unmet((one_bot, other), expected), _unmet((other, one_bot), 100 - expected)]
    return cells


def _before(one: Played, a: int, b: int) -> float:
    assert one.places
    return 0.5 if one.places[a] == one.places[b] else float(one.places[a] < one.places[b])


def _cell(pair: tuple[str, str], before: float, count: int) -> dict[str, Any]:
    found = share_of(before, count)
    span = {"low": found["low"], "high": found["high"]}
    share = round(100 * before / count)
    return {"bot": pair[0], "than": pair[1], "games": count, "share": share, **span, "sure": found["low"] > 50}


def _unmet(pair: tuple[str, str], expected: int) -> dict[str, Any]:
    """Two that never sat together: what their ratings say."""
    return {
        "bot": pair[0],
        "than": pair[1],
        "games": 0,
        "share": expected,
        "low": None,
        "high": None,
        "sure": False,
    }


# --- seats ----------------------------------------------------------------------------------------------------------


def _seats(setting: Setting, counted: Sequence[Played]) -> list[dict[str, Any]]:
    """The share of wins of each seat, in the games that were played to their end; all together a hundred."""
    ended = [one for one in counted if one.scores]
    wins = [sum(_won(one, seat) for one in ended) for seat in range(setting.players)]
    shares = in_all([share / len(ended) for share in wins], 1000) if ended else [0] * len(wins)
    fair = 100 / setting.players
    found: list[dict[str, Any]] = []
    for seat, share in enumerate(shares):
        span = share_of(wins[seat], len(ended))
        off = "more" if span["low"] > fair else "fewer" if span["high"] < fair else None
        found.append({"seat": seat + 1, "games": len(ended), **span, "share": share / 10, "sure": off})
    return found


def in_all(shares: Sequence[float], whole: int) -> list[int]:
    """Shares of 1 as whole numbers that add up: what is left over goes to those that were cut most."""
    cut = [int(share * whole) for share in shares]
    most_cut = sorted(range(len(shares)), key=lambda at: cut[at] - shares[at] * whole)
    for at in most_cut[: whole - sum(cut)]:
        cut[at] += 1
    return cut
