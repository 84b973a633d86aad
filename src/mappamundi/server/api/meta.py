"""What can be played, by which rules; and how the server is."""

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

import msgspec
from starlette.responses import Response

from mappamundi import __version__
from mappamundi.bots import first_bot, house_bot, paces
from mappamundi.games import GAME_IDS, what_differs
from mappamundi.games import game as find_game
from mappamundi.kernel import Facts, Game, Value
from mappamundi.kernel.corrected import Corrected
from mappamundi.kernel.rulebook import FORMS, ORIGINAL, Form, parse
from mappamundi.server.api.routes import Call, route
from mappamundi.server.assets import Asset
from mappamundi.server.exposition import MEDIA_TYPE, exposition
from mappamundi.server.guests import Guests
from mappamundi.server.problems import Refusal, moved
from mappamundi.server.rulesets import game_of
from mappamundi.server.shows import show_of
from mappamundi.server.store import Moved
from mappamundi.server.wire import END, Catalogue, Struct, is_id
from mappamundi.words import Told

# A game changes with the program only, but the same address serves the next version too.
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}
PATIENCE = 3.0

Language = Annotated[
    str,
    msgspec.Meta(description="One of the `languages` that the game declares; English if left out.", examples=["pt-BR"]),
]
Version = Annotated[
    str,
    msgspec.Meta(
        description="The version of the rules, as a table names it; the newest if left out.",
        max_length=20,
        examples=["1"],
    ),
]
Digest = Annotated[
    str,
    msgspec.Meta(
        description="Corrected data, by the digest with which a table names them; the game's own if left out.",
        pattern=rf"^[0-9a-f]{{64}}{END}",
    ),
]
WantedForm = Annotated[
    str,
    msgspec.Meta(
        description="`player`, told to whoever plays, which is the default; or `precise`, as a program needs it."
    ),
]


class ChoiceInfo(Struct):
    """One value of an option, and what it means."""

    value: bool | str
    text: str


class OptionInfo(Struct):
    """Something chosen before the game; the first choice is the default.

    Where `seats` says what it means, the value may also be a list of seats. It changes nothing except in games for so
    many `players` and `beside` these values of other options.
    """

    id: str
    text: str
    choices: list[ChoiceInfo]
    seats: str | None
    players: int | None
    beside: dict[str, Value]


class ExclusionInfo(Struct):
    """Values of options that do not go together, with so many players only if `players` says how many."""

    id: str
    values: dict[str, Value]
    text: str
    players: int | None


class PaceInfo(Struct):
    """How long a race lasts if all its seats are this bot's: minutes, from the fewest seats of the game to the most. It
    is a race `beside` these values of options. Where people are asked how fast the bots shall be, `answer` is the word
    that stands for this one."""

    bot: str
    minutes: list[int]
    beside: dict[str, Value]
    answer: str | None


class GameInfo(Struct):
    """What a game declares about itself, and the bots that play it, the weakest first; the `house_bot` plays where
    nobody names another, the `first_bot` is for somebody new to the game. A `race` is, or may be, played all at once
    and in real time; it has `paces`, the slowest first. One game came with the program, to be watched in so many
    seconds: its `show`."""

    id: str
    title: str
    publisher: str
    pitch: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    exclusions: list[ExclusionInfo]
    languages: list[str]
    rules: str
    race: bool
    bots: list[str]
    house_bot: str
    first_bot: str
    paces: list[PaceInfo]
    show: int | None


class GameList(Struct):
    """The games of this server. Those in `data` are played with corrected data at new tables: by the game, their
    digest."""

    games: list[GameInfo]
    data: dict[str, str]


class Differing(Struct):
    """A place at which corrected data say something else than the game's own: what those say, and what is said `here`;
    nothing where there is no such place."""

    path: list[str]
    own: Any
    here: Any


class DataInfo(Struct):
    """Corrected data, by their digest, and all that differs in them from the game's own."""

    digest: str
    differences: list[Differing]


class GameDetails(Struct):
    """A game with its board, cards and numbers: what a client draws with, by the ids that views and actions use. With
    `data`, if they are corrected ones."""

    game: GameInfo
    catalogue: Catalogue
    data: DataInfo | None = None


class RuleText(Struct):
    """One numbered statement of the rules, or a ruling; `chapter` is the heading above it."""

    number: str
    chapter: str
    text: str


class RulesText(Struct):
    """The rules, in their order, in the language and form asked for, and the paragraphs that introduce them; `rules` is
    their version."""

    game: str
    rules: str
    language: str
    form: Form
    introduction: list[str]
    items: list[RuleText]


class Health(Struct):
    """The server is there, and its database takes writes. Tables that cannot be read are named by how their ids
    begin: whoever runs the server knows the rest, and nobody else may."""

    status: Literal["ok", "broken_tables"]
    version: str
    broken: list[str]


def game_info(facts: Facts, guests: Guests) -> GameInfo:
    told = Told(facts)
    return GameInfo(
        id=facts.id,
        title=facts.title,
        publisher=facts.publisher,
        pitch=told.pitch,
        seats=facts.seats,
        minutes=facts.minutes,
        options=msgspec.convert(told.options(), list[OptionInfo]),
        exclusions=msgspec.convert(told.exclusions(), list[ExclusionInfo]),
        languages=list(facts.languages),
        rules=facts.rules_version,
        race=facts.race,
        bots=list(guests.names(facts.id)),
        house_bot=house_bot(facts.id),
        first_bot=first_bot(facts.id),
        paces=[
            PaceInfo(bot=bot, minutes=list(pace.minutes), beside=dict(pace.beside), answer=pace.answer)
            for bot, pace in paces(facts.id).items()
        ],
        show=shown.seconds if (shown := show_of(facts.id)) else None,
    )


def named_game(call: Call) -> Game:
    name = str(call.path("game"))
    if name not in GAME_IDS:
        raise Refusal(404, f"There is no game of that name; the games are: {', '.join(GAME_IDS)}.", "no_game")
    rules = call.query.get("rules")
    return find_game(name) if rules is None else game_of(name, rules)


async def data_of(call: Call, game_id: str, digest: str) -> Corrected:
    """Corrected data with which a table was played here, or would be now."""
    current = call.hub.corrected.get(game_id)
    if current is not None and current.digest == digest:
        return current
    text = await call.hub.store.correction(game_id, digest)
    if text is None:
        raise Refusal(404, "No table here was played with such data.", "no_data")
    return Corrected(text)


def lasting(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers=FOR_AN_HOUR)


@route("GET", "/api/games", "The games", answer=GameList)
async def list_games(call: Call) -> GameList:
    data = {name: data.digest for name, data in call.hub.corrected.items()}
    return GameList(games=[game_info(find_game(name).facts, call.hub.guests) for name in GAME_IDS], data=data)


@lru_cache(maxsize=64)
def details(game_id: str, version: str, data: Corrected | None = None) -> bytes:
    game = find_game(game_id, data, version)
    told = GameDetails(game=game_info(game.facts, Guests()), catalogue=game.catalogue())
    if data is not None:
        found = [
            Differing(path=list(place.path), own=place.own, here=place.here) for place in what_differs(game_id, data)
        ]
        told.data = DataInfo(digest=data.digest, differences=found)
    return msgspec.json.encode(told)


@route(
    "GET",
    "/api/games/{game}",
    "A game with its board, cards and numbers",
    answer=GameDetails,
    query={"rules": Version, "data": Digest},
    refusals=(404, 409),
)
async def game_details(call: Call) -> Response:
    facts = named_game(call).facts
    digest = call.query.get("data")
    data = None if digest is None else await data_of(call, facts.id, digest)
    return lasting(await asyncio.to_thread(details, facts.id, facts.rules_version, data))


@route(
    "GET",
    "/api/games/{game}/data/{digest}",
    "Corrected data that tables are played with, as a file for `--data`",
    answer=bytes,
    media="application/yaml",
    refusals=(404,),
)
async def corrected_data(call: Call) -> Response:
    game_id = named_game(call).facts.id
    data = await data_of(call, game_id, str(call.path("digest")) if is_id(str(call.path("digest"))) else "")
    headers = {"Content-Disposition": f'attachment; filename="{game_id}.yaml"'} | FOR_AN_HOUR
    return Response(data.text.encode(), media_type="application/yaml", headers=headers)


@cache
def rules(game_id: str, version: str, language: str, form: Form) -> bytes:
    game = find_game(game_id, rules=version)
    book = parse(game.rules_text(language, form))
    items = [RuleText(number=number, chapter=book.heading(number), text=text) for number, text in book.texts.items()]
    introduction = book.introduction
    text = RulesText(game=game_id, rules=version, language=language, form=form, introduction=introduction, items=items)
    return msgspec.json.encode(text)


@route(
    "GET",
    "/api/games/{game}/rules",
    "The numbered rules of a game",
    answer=RulesText,
    query={"language": Language, "form": WantedForm},
    refusals=(404,),
)
async def game_rules(call: Call) -> Response:
    facts = named_game(call).facts
    language = call.query.get("language", ORIGINAL)
    if language not in facts.languages:
        known = ", ".join(facts.languages)
        raise Refusal(400, f"These rules are not written in that language; they are in: {known}.", "no_language")
    form = call.query.get("form", "player")
    if form not in FORMS:
        raise Refusal(400, f"Rules have no such form; the forms are: {', '.join(FORMS)}.", "no_form")
    return lasting(await asyncio.to_thread(rules, facts.id, facts.rules_version, language, form))


@route("GET", "/health", "Whether the server is there and its database takes writes", answer=Health, refusals=(503,))
async def health(call: Call) -> Health:
    try:
        # A write, and one for all who ask at the same time.
        await asyncio.wait_for(call.hub.take_pulse(), PATIENCE)
        trouble = call.hub.store.troubled
    except Moved:
        raise moved() from None
    except Exception:  # noqa: BLE001 - whatever it is, the database cannot be used
        trouble = True
    if trouble:
        raise Refusal(503, "The database takes no writes.", "no_database")
    broken = sorted(table_id[:6] for table_id in call.hub.broken)
    return Health(status="broken_tables" if broken else "ok", version=__version__, broken=broken)


@route("GET", "/metrics", "Numbers for Prometheus", answer=str, media="text/plain")
async def metrics(call: Call) -> Response:
    state = call.request.app.state
    stored = await call.hub.store.counts()
    text = exposition(call.hub, state.requests, state.request_times, state.ended, stored)
    return Response(text, media_type=MEDIA_TYPE)


@route("GET", "/api/openapi.json", "This interface as an OpenAPI 3.1 document", answer=dict[str, Any])
async def openapi(call: Call) -> Response:
    return lasting(call.request.app.state.described.openapi)


@route("GET", "/api/docs", "This interface as a page to read", answer=str, media="text/html")
async def interface(call: Call) -> Response:
    page: Asset = call.request.app.state.described.page
    # It names this version's sheets, and is asked for again when there is another.
    return page.answer(call.request, headers={"Cache-Control": "no-cache"})
