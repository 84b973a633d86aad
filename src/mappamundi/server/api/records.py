"""Records: the file of a finished game, files from elsewhere, and replays of both."""

from collections import OrderedDict

import msgspec
from starlette.responses import Response

from mappamundi.kernel import Annals, BadInput
from mappamundi.kernel.corrected import Corrected
from mappamundi.server.api.routes import Call, route
from mappamundi.server.api.study import answer_packed, study
from mappamundi.server.bounds import BYTE_COSTS, FRAME_COSTS, LARGEST_RECORD, LINE_COSTS, STEP_COSTS
from mappamundi.server.desk import examined, record_file, replayed, told_in_annals
from mappamundi.server.examining import RecordInfo, check_length, data_named, steps_in
from mappamundi.server.limits import Limits, Purse, too_many
from mappamundi.server.problems import Refusal
from mappamundi.server.replays import Replay
from mappamundi.server.shelf import Source, Uploaded, Written
from mappamundi.server.shows import Show, show_of, shown_record
from mappamundi.server.studies import Fetch
from mappamundi.server.wire import is_id

NDJSON = "application/x-ndjson"
FOREVER = "private, max-age=31536000, immutable"

# Packed replays that somebody looks at now: a finished game never changes. So many bytes of them.
_packed: OrderedDict[str, bytes] = OrderedDict()
MOST_PACKED = 16 * 1024**2


def download(body: bytes, name: str, *, cache: str = "no-store") -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.ndjson"', "Cache-Control": cache}
    return Response(body, media_type=NDJSON, headers=headers)


async def packed_replay(call: Call, name: str, fetch: Fetch) -> Response:
    """A replay as JSON, packed where the client can unpack it."""
    body = _packed.get(name)
    if body is None:
        body = await study(call, replayed, name, fetch)
        _packed[name] = body
        while sum(map(len, _packed.values())) > MOST_PACKED:
            _packed.popitem(last=False)
    return await answer_packed(call.request, body, FOREVER)


# --- where games are read from ----------------------------------------------------------------------------------


def game_at(call: Call, table: str | None, record: str | None, each: float) -> tuple[str, Fetch]:
    """The name of a game that is over, a table's or one that was uploaded, and how a study gets at it, which costs so
    much for `each` step."""

    async def fetch(purse: Purse) -> Source:
        if table is not None:
            return await written(call, table, purse, each)
        body = await kept(call, record or "")
        purse.take(steps_in(body) * (LINE_COSTS + each))
        return await uploaded(call, body)

    return (f"table {table}" if table is not None else f"record {record}"), fetch


async def written(call: Call, table: str, purse: Purse, each: float) -> Written:
    """A table's log, for a study that costs so much for `each` entry."""
    row = await call.hub.row(table)
    purse.take(row.seq * (LINE_COSTS + each))
    return Written(row, await call.hub.store.lines(table))


async def kept(call: Call, name: str) -> bytes:
    """The file of a record that was uploaded, or came with the program."""
    body = shown_record(name) or (await call.hub.store.record(name) if is_id(name) else None)
    if body is None:
        raise Refusal(404, "There is no such record.", "no_record")
    return body


async def uploaded(call: Call, body: bytes) -> Uploaded:
    """A record, with the corrected data that it names."""
    named = data_named(body)
    text = None if named is None else await call.hub.store.correction(*named)
    return Uploaded(body, None if text is None else Corrected(text))


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
    table = str(call.path("table"))
    return download(await study(call, record_file, "", lambda purse: written(call, table, purse, 0.0)), table)


@route("GET", "/api/tables/{table}/replay", "A finished game as frames", answer=Replay, refusals=(404, 409))
async def table_replay(call: Call) -> Response:
    return await packed_replay(call, *game_at(call, str(call.path("table")), None, FRAME_COSTS))


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
    try:
        check_length(body)
    except BadInput as error:
        raise Refusal(422, str(error), "bad_record") from None
    limits: Limits = call.request.app.state.limits
    if wait := limits.upload(call.address, len(body)):
        raise too_many(wait)

    async def fetch(purse: Purse) -> Uploaded:
        purse.take(steps_in(body) * (LINE_COSTS + STEP_COSTS) + len(body) * BYTE_COSTS)
        return await uploaded(call, body)

    info = msgspec.json.decode(await study(call, examined, "", fetch), type=RecordInfo)
    if not await call.hub.store.save_record(info.id, body):
        raise Refusal(503, "There is no room for another record now. Try again another day.", "records_full")
    return info


@route("GET", "/api/records/{record}", "A record that was kept", answer=bytes, media=NDJSON, refusals=(404,))
async def kept_record(call: Call) -> Response:
    name = str(call.path("record"))
    purse = call.purse(0.0)
    body = await kept(call, name)
    purse.settle(len(body) * BYTE_COSTS)
    return download(body, name, cache=FOREVER)


@route("GET", "/api/records/{record}/replay", "A record that was kept, as frames", answer=Replay, refusals=(404,))
async def kept_replay(call: Call) -> Response:
    return await packed_replay(call, *game_at(call, None, str(call.path("record")), FRAME_COSTS))


@route(
    "GET",
    "/api/records/{record}/annals",
    "What there is to tell of a record that was kept: points, turns, luck, the story",
    answer=Annals,
    refusals=(404,),
)
async def kept_annals(call: Call) -> Response:
    body = await study(call, told_in_annals, *game_at(call, None, str(call.path("record")), STEP_COSTS))
    return await answer_packed(call.request, body, FOREVER)


# --- what came with the program ---------------------------------------------------------------------------------


@route("GET", "/api/games/{game}/show", "A game to watch that came with the program", answer=Show, refusals=(404,))
async def show_to_watch(call: Call) -> Show:
    found = show_of(str(call.path("game")))
    if found is None:
        raise Refusal(404, "There is no such game to watch here.", "no_show")
    return found
