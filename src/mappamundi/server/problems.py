"""Refusals as problem documents."""

from typing import Any

import msgspec
from msgspec import UNSET
from starlette.responses import Response

from mappamundi.kernel import IllegalAction
from mappamundi.server.wire import Problem

TITLES = {
    400: "Bad request",
    401: "Not allowed",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    409: "Not now",
    413: "Too large",
    415: "Wrong kind of content",
    421: "Not this server",
    422: "Refused by the rules",
    429: "Too many requests",
    500: "Our fault",
    503: "Not available",
}


class Refusal(Exception):
    """A command that is not carried out: nothing has changed."""

    def __init__(self, status: int, detail: str, reason: str, rule: str = "", **params: Any) -> None:
        super().__init__(detail)
        self.problem = Problem(
            title=TITLES[status],
            status=status,
            detail=detail,
            reason=reason,
            rule=rule or None,
            params=params or UNSET,
        )

    def with_params(self, **params: Any) -> "Refusal":
        """The same, with something more to tell."""
        self.problem.params = ({} if self.problem.params is UNSET else self.problem.params) | params
        return self

    @classmethod
    def from_problem(cls, problem: Problem) -> "Refusal":
        """One that another process has told."""
        refusal = cls(problem.status, problem.detail, problem.reason or "")
        refusal.problem = problem
        return refusal

    @classmethod
    def of(cls, error: IllegalAction) -> "Refusal":
        """What the rules said."""
        return cls(422, error.message, error.reason, error.rule, **error.params)


def moved() -> Refusal:
    """The file of the database is not where it was."""
    detail = (
        "The file of the database was moved or removed: no move is taken until it is back. Send it again, same key."
    )
    return Refusal(503, detail, "database_moved")


def answer_problem(refusal: Refusal) -> Response:
    """A refusal as RFC 9457 has it. Whoever may come back is told when, where programs look for it."""
    problem = refusal.problem
    wait = None if problem.params is UNSET else problem.params.get("retry_after")
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Response(msgspec.json.encode(problem), problem.status, headers, media_type="application/problem+json")
