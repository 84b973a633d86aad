"""Results in words and numbers of one language: what the page and the table in the terminal have in common."""

from collections import Counter
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any, Final

from babel.numbers import format_decimal

from mappamundi.kernel import Facts, written
from mappamundi.words import Words

# The files of words that are read.
FILES: Final = ("site", "arena")


class Telling:
    """The results of an arena, and how they are said."""

    def __init__(self, found: Mapping[str, Any], facts: Facts, language: str) -> None:
        self.found: Final = found
        self.facts: Final = facts
        self.t: Final = Words(language, FILES)
        self._locale: Final = language.replace("-", "_")
        self._names: Final = _short_names([row["bot"] for row in found["bots"]])

    # --- numbers

    def number(self, value: float, digits: int = 0) -> str:
        """With the signs of the language: 8,034.5 or 8.034,5."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, pattern, locale=self._locale)).replace("-", "−")

    def in_100(self, value: float) -> str:
        return self.t("arena-percent", share=self.number(value, 1))

    def span(self, values: Mapping[str, float]) -> str:
        return f"{self.number(values['low'], 1)}–{self.number(values['high'], 1)}"

    def points(self, rating: Mapping[str, float]) -> str:
        """Between what a rating lies; the reference's is what it is."""
        if rating["low"] == rating["high"]:
            return "–"
        return f"{rating['low']}–{rating['high']}".replace("-", "−")

    # --- names

    def name(self, bot: str) -> str:
        """A bot as it is written in a command; of a file only what it is called."""
        return self._names[bot]

    def kind(self, bot: str) -> str | None:
        return self.t.find(f"bot-level-{bot.partition(':')[0]}")

    def options(self) -> list[str]:
        """What was chosen before the games began, as far as it matters with so many seats and beside the rest."""
        found = []
        chosen = {option.id: option.default for option in self.facts.options} | self.found["options"]
        for option in self.facts.options:
            if option.players not in (None, self.found["players"]) or not option.beside.items() <= chosen.items():
                continue
            name, value = option.id, chosen[option.id]
            id_ = f"option-{self.facts.id}-{name}".replace("_", "-")
            said = self.t.find(f"{id_}-{written(value)}".replace("_", "-"))
            if said is None and isinstance(value, bool):
                said = self.t("option-yes" if value else "option-no")
            found.append(f"{self.t.find(id_) or name}: {said or written(value)}")
        return found

    # --- sentences

    def games(self) -> str:
        """How many games were played, and why not more."""
        games = self.found["games"]
        played = self.t("arena-games", count=games["played"], games=self.number(games["played"]))
        if games["stopped"] is None and games["played"] >= games["asked"]:
            return played
        of = {"played": self.number(games["played"]), "asked": self.number(games["asked"])}
        if games["stopped"] == "sure":
            return self.t("arena-stopped-sure", **of)
        return self.t("arena-games-of", **of)

    def unfinished(self) -> str | None:
        games = self.found["games"]
        if not games["unfinished"]:
            return None
        return self.t("arena-unfinished", count=games["unfinished"], why=games["why_unfinished"])

    def lost(self, row: Mapping[str, Any]) -> str | None:
        """What a bot lost by its conduct."""
        return self.t("arena-lost", count=row["lost"], why=row["why_lost"]) if row["lost"] else None

    def lacking(self) -> str | None:
        """What to install for ratings."""
        return self.t("arena-lacking", command="pip install 'mappamundi[lab]'") if self.found["lacking"] else None

    def seats(self) -> str:
        """Whether a seat is better, in one sentence."""
        seats, players = self.found["seats"], self.found["players"]
        fair = self.number(100 / players, 1 if 100 % players else 0)
        more = [str(seat["seat"]) for seat in seats if seat["sure"] == "more"]
        fewer = [str(seat["seat"]) for seat in seats if seat["sure"] == "fewer"]
        if more and fewer:
            return self.t("arena-seats-both", more=self.t.listed(more), fewer=self.t.listed(fewer), fair=fair)
        if more:
            return self.t("arena-seats-more", seats=self.t.listed(more), count=len(more), fair=fair)
        if fewer:
            return self.t("arena-seats-fewer", seats=self.t.listed(fewer), count=len(fewer), fair=fair)
        return self.t("arena-seats-even", fair=fair)


def _short_names(bots: list[str]) -> dict[str, str]:
    """Each bot with the names of its files alone, unless two would be called the same."""
    short = {}
    for bot in bots:
        name, colon, file = bot.partition(":")
        short[bot] = f"{PurePath(name).name}:{PurePath(file).name}" if colon else bot
    often = Counter(short.values())
    return {bot: bot if often[name] > 1 else name for bot, name in short.items()}
