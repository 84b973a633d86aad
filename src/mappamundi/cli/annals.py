"""Annals as text: who won and by what, points, turns, luck, the story."""

from collections.abc import Iterable, Iterator, Sequence

from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Annals, Result
from mappamundi.kernel.annals import Luck, Series, Turn
from mappamundi.kernel.narration import Sentence

# A name takes no more room than this in a table.
WIDEST = 14


def summed_up(annals: Annals, teller: Teller, names: Sequence[str], result: Result | None) -> Iterator[str]:
    """All of it, part by part; what there is nothing of is left out."""
    if result is not None:
        yield ""
        yield teller.words("terminal-over")
        for seat in sorted(range(len(names)), key=lambda seat: result.places[seat]):
            beside = " · ".join(map(teller.sentence, annals.seats[seat])) if annals.seats else ""
            score = f"  {result.places[seat]}.  {names[seat]}: {result.scores[seat]}"
            yield f"{score}   {beside}".rstrip()
    yield from in_short(annals, teller)
    for title, series in (("chart-title", annals.points), ("chart-parts-title", annals.parts)):
        if series.labels:
            yield ""
            yield from _table(teller.words(title), series, teller, names)
    if annals.turns:
        yield ""
        yield teller.words("terminal-by-turn")
        yield from _turns(annals.turns, teller)
    if annals.luck:
        yield ""
        yield f"{teller.words('luck-title')}: {teller.words('luck-text')}"
        yield from _luck(annals.luck, teller, names)


def in_short(annals: Annals, teller: Teller) -> Iterator[str]:
    """How it was won, by what among equals, and the story."""
    rest = [one for one in annals.decided if one.says not in annals.summary]
    for paragraph in (annals.summary, *([one.says] for one in rest), *annals.story):
        if paragraph:
            yield ""
            yield told(teller, paragraph)


def told(teller: Teller, sentences: Iterable[Sentence]) -> str:
    return " ".join(map(teller.sentence, sentences))


def _table(title: str, series: Series, teller: Teller, names: Sequence[str]) -> Iterator[str]:
    """A row for each label, a column for each seat."""
    heads = [name if len(name) <= WIDEST else f"{name[: WIDEST - 1]}…" for name in names]
    labels = [str(teller.param(label)) for label in series.labels]
    first = max(len(title), 2 + max(map(len, labels)))
    widths = [max(len(head), 4) for head in heads]
    yield _row(title.ljust(first), heads, widths)
    for place, label in enumerate(labels):
        numbers = [str(row[place]) for row in series.series]
        yield _row(f"  {label}".ljust(first), numbers, widths)


def _row(label: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join([label, *(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))])


def _turns(turns: Sequence[Turn], teller: Teller) -> Iterator[str]:
    for turn in turns:
        who, card = teller.player(turn.seat), teller.name(turn.card)
        note = f"  {teller.sentence(turn.note)}" if turn.note else ""
        yield f"  {who}, {card}: {turn.points}{note}"


def _luck(luck: Sequence[Luck], teller: Teller, names: Sequence[str]) -> Iterator[str]:
    """Whoever was luckiest first."""
    from babel.numbers import format_decimal

    locale = teller.words.language.replace("-", "_")
    for row in sorted(luck, key=lambda row: -row.difference):
        number = format_decimal(row.difference, format="+0.0;-0.0", locale=locale)
        yield f"  {names[row.seat]}: {number}   {'; '.join(map(teller.sentence, row.notes))}"
