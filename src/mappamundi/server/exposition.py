"""Numbers about the running server, as Prometheus reads them. They say nothing about any player or table."""

from collections.abc import Iterable, Mapping

from mappamundi import __version__
from mappamundi.server.hub import Hub
from mappamundi.server.metrics import Histogram

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Sample = tuple[Mapping[str, str], float]


def exposition(
    hub: Hub,
    requests: Mapping[tuple[str, str, int], int],
    request_times: Histogram,
    ended: Mapping[str, int],
    stored: Mapping[str, int],
) -> str:
    """Everything as text."""
    live = list(hub.live.values())
    counters = hub.counters
    entries = [
        ({"kind": name.removeprefix("entries_")}, counters[name])
        for name in sorted(counters)
        if name.startswith("entries_")
    ]
    phases = [({"phase": name[6:]}, number) for name, number in sorted(stored.items()) if name.startswith("phase.")]
    rows = [({"kind": name}, number) for name, number in sorted(stored.items()) if "." not in name]
    failures = [
        ({"what": name.removesuffix("_failures")}, counters[name])
        for name in ("background_failures", "drive_failures", "sweep_failures")
    ]
    studies = hub.studies
    results = [({"result": one}, studies.counters[one]) for one in ("done", "refused", "gone", "late", "failed")]
    reasons = [({"why": why}, number) for why, number in sorted(ended.items())]
    notices = [({"result": result}, counters[f"notices_{result}"]) for result in ("sent", "lost")]
    routes = [
        ({"method": method, "route": route, "status": str(status)}, number)
        for (method, route, status), number in sorted(requests.items())
    ]
    lines = [
        *_family("mundi_info", "gauge", "The running version.", [({"version": __version__}, 1)]),
        *_family("mundi_live_tables", "gauge", "Tables in memory.", [({}, len(live))]),
        *_family(
            "mundi_owned_tables",
            "gauge",
            "Tables in memory that this process drives.",
            [({}, sum(x.owned for x in live))],
        ),
        *_family(
            "mundi_readers", "gauge", "Streams to players and spectators.", [({}, sum(len(x.readers) for x in live))]
        ),
        *_family("mundi_broken_tables", "gauge", "Tables that cannot be read or go on.", [({}, len(hub.broken))]),
        *_family(
            "mundi_tables_cleared_total",
            "counter",
            "Tables cleared away, because nobody did anything there for long.",
            [({}, counters["tables_cleared"])],
        ),
        *_family("mundi_connections", "gauge", "WebSocket connections.", [({}, counters["connections"])]),
        *_family(
            "mundi_ended_connections_total", "counter", "Connections that the server refused or cut off.", reasons
        ),
        *_family("mundi_bots_thinking", "gauge", "Bots that are choosing now.", [({}, sum(x.thinking for x in live))]),
        *_family("mundi_studies_waiting", "gauge", "Studies that wait for their turn.", [({}, studies.waiting())]),
        *_family("mundi_studies_total", "counter", "Studies, by what came of them.", results),
        *_family("mundi_study_seconds_total", "counter", "Processor time of studies.", [({}, studies.spent)]),
        *_family("mundi_entries_total", "counter", "Entries committed by this process.", entries),
        *_family("mundi_commits_total", "counter", "Commits; one may hold many entries.", [({}, hub.store.commits)]),
        *hub.commit_times.lines("mundi_commit_seconds", "From the engine's consent to durable on disk."),
        *_family("mundi_failures_total", "counter", "What went wrong on the side.", failures),
        *_family("mundi_notices_total", "counter", "Notices sent to webhooks, or lost in the end.", notices),
        *_family("mundi_tables", "gauge", "Tables in the database.", phases),
        *_family("mundi_rows", "gauge", "Rows in the database.", rows),
        *_family("mundi_requests_total", "counter", "Requests answered.", routes),
        *request_times.lines("mundi_request_seconds", "From a request to the head of its answer."),
    ]
    return "\n".join(lines) + "\n"


def _family(name: str, kind: str, text: str, samples: Iterable[Sample]) -> list[str]:
    written = [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]
    for labels, value in samples:
        inner = ",".join(f'{label}="{_escaped(words)}"' for label, words in labels.items())
        written.append(f"{name}{{{inner}}} {value}" if inner else f"{name} {value}")
    return written


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
