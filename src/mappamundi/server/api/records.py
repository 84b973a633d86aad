"""Records: the file of a finished game, files from elsewhere, and replays of both."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from mappamundi.games import game as find_game
from mappamundi.kernel import BadInput, Result, Value
from mappamundi.records import check_data, decode, encode, verify
from mappamundi.server.api.routes import Call, route
from mappamundi.server.api.study import answer_packed, packed, study
from mappamundi.server.bounds import LARGEST_RECORD, LONGEST_TEXT
from mappamundi.server.limits import Limits, client_address, too_many
from mappamundi.server.problems import Refusal
from mappamundi.server.replays import Replay, make_replay, seats_of
from mappamundi.server.wire import SeatInfo, Struct, is_id, longest_text, too_deep

NDJSON = "application/x-ndjson"
FOREVER = "private, max-age=31536000, immutable"

# Packed replays that somebody looks at now: a finished game never changes.
_packed: OrderedDict[str, bytes] = OrderedDict()
MOST_PACKED = 16


class Checked(Struct):
    """One thing that was looked at in a record, and whether it was right."""

    name: str
    ok: bool
    text: str


class RecordInfo(Struct):
    """What a record tells: `verified` if its dice and deals follow from the seed that was committed to."""

    id: str
    game: str
    rules: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    steps: int
    scores: list[int] | None
    places: list[int] | None
    verified: bool
    checks: list[Checked]


def examine(body: bytes) -> RecordInfo:
    """Read a record and play it again; BadInput says what is wrong with it."""
    name = hashlib.sha256(body).hexdigest()[:32]
    if too_deep(body):
        raise BadInput("this is no game record")
    try:
        record = decode(body)
        if longest_text(body) > LONGEST_TEXT:
            raise BadInput(f"this is no game record of ours: a text in it has more than {LONGEST_TEXT} bytes")
        if record.secret is not None:
            raise BadInput("this game is not over: its seed and hands would be public")
        if record.header.begun is not None:
            raise BadInput("this game began in the middle, and nobody can check where it came from")
        check_data(record, None)
        verdict = verify(record, find_game(record.header.game, rules=record.header.rules))
    except (RecursionError, OverflowError):
        raise BadInput("this is no game record") from None
    for check in verdict.checks:
        if check.name == "actions" and not check.ok:
            raise BadInput(check.text)
    header, result = record.header, record.result
    return RecordInfo(
        id=name,
        game=header.game,
        rules=header.rules,
        options=header.options,
        seats=seats_of(record),
        steps=len(record.steps),
        scores=list(result.scores) if result else None,
        places=list(result.places) if result else None,
        verified=verdict.ok,
        checks=[Checked(name=check.name, ok=check.ok, text=check.text) for check in verdict.checks],
    )


def download(body: bytes, name: str, *, cache: str = "no-store") -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.ndjson"', "Cache-Control": cache}
    return Response(body, media_type=NDJSON, headers=headers)


async def packed_replay(request: Request, name: str, make: Callable[[], Replay]) -> Response:
    """A replay as JSON, packed where the client can unpack it."""
    body = _packed.get(name)
    if body is None:
        body = await study(lambda: packed(make()))
        _packed[name] = body
        while len(_packed) > MOST_PACKED:
            _packed.popitem(last=False)
    return answer_packed(request, body, FOREVER)


# --- tables -----------------------------------------------------------------------------------------------------


@route(
    "GET",
    "/api/tables/{table}/record",
    "The record of a finished game, with its seed",
    answer=bytes,
    media=NDJSON,
    refusals=(404, 409),
)
async def table_record(call: Call) -> Response:
    table_id = str(call.path("table"))
    return download(encode(await call.hub.record(table_id)), table_id)


@route("GET", "/api/tables/{table}/replay", "A finished game as frames", answer=Replay, refusals=(404, 409))
async def table_replay(call: Call) -> Response:
    table = (await call.table()).table
    record = await call.hub.record(table.id)
    ending = {"scores": list(table.scores or ()), "places": list(table.places or ())}
    return await packed_replay(call.request, f"table {table.id}", lambda: make_replay(record, table.id, ending))


# --- uploads ----------------------------------------------------------------------------------------------------


@route(
    "POST",
    "/api/records",
    "Keep a record for replay: the file as it was downloaded or saved",
    body=bytes,
    answer=RecordInfo,
    status=201,
    most_bytes=LARGEST_RECORD,
    body_media="application/octet-stream",
    refusals=(422,),
)
async def upload(call: Call) -> RecordInfo:
    body: bytes = call.body
    limits = cast(Limits, call.request.app.state.limits)
    if wait := limits.upload(client_address(call.request.scope), len(body)):
        raise too_many(wait)
    try:
        info = await study(lambda: examine(body))
    except BadInput as error:
        raise Refusal(422, str(error), "bad_record") from None
    if not await call.hub.store.save_record(info.id, body):
        raise Refusal(503, "There is no room for another record now. Try again another day.", "records_full")
    return info


async def kept(call: Call, name: str) -> bytes:
    """The file of a record that was uploaded."""
    body = await call.hub.store.record(name) if is_id(name) else None
    if body is None:
        raise Refusal(404, "There is no such record.", "no_record")
    return body


@route("GET", "/api/records/{record}", "A record that was kept", answer=bytes, media=NDJSON, refusals=(404,))
async def kept_record(call: Call) -> Response:
    name = str(call.path("record"))
    body = await kept(call, name)
    return download(body, name, cache=FOREVER)


@route("GET", "/api/records/{record}/replay", "A record that was kept, as frames", answer=Replay, refusals=(404,))
async def kept_replay(call: Call) -> Response:
    name = str(call.path("record"))
    body = await kept(call, name)

    def make() -> Replay:
        record = decode(body)
        return make_replay(record, name, ending_of(record.result))

    return await packed_replay(call.request, f"record {name}", make)


def ending_of(result: Result | None) -> dict[str, list[int] | None]:
    if result is None:
        return {"scores": None, "places": None}
    return {"scores": list(result.scores), "places": list(result.places)}
