"""The client's files as they were when the server started: with their types and tags, and small for whoever unpacks."""

import gzip
import hashlib
import posixpath
import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

# What the client consists of; nothing else in its folder is served.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
# These are packed already.
PACKED = (".woff2",)
# Beside a file of a bundle: the same, packed when it was made.
BROTLI = ".br"
# One sheet that takes in another, alone on its line.
TAKEN_IN = re.compile(rb'^@import "([^"]+)";\n?', re.MULTILINE)


class Asset:
    """Something to send, packed when first somebody takes it packed; smaller still where it came packed with brotli."""

    def __init__(self, body: bytes, media_type: str, packable: bool = True, brotli: bytes | None = None) -> None:
        self.body = body
        self.media_type = media_type
        self.packable = packable
        self.brotli = brotli

    @cached_property
    def packed(self) -> bytes:
        # Without the time of packing, so that every process of a server sends the same bytes.
        return gzip.compress(self.body, mtime=0)

    @cached_property
    def tag(self) -> str:
        return hashlib.sha256(self.body).hexdigest()[:16]

    def answer(self, request: Request, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
        """The whole of it, or that the browser has it already; packed has a tag of its own, as other bytes must."""
        coding, body = self.packed_for(request.headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-{coding}"' if coding else f'"{self.tag}"'
        found = {**(headers or {}), "ETag": tag}
        if self.packable:
            found["Vary"] = ", ".join(filter(None, (found.get("Vary"), "Accept-Encoding")))
        if status == 200 and has_it(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=found)
        if coding:
            found["Content-Encoding"] = coding
        return Response(body, status, found, self.media_type)

    def packed_for(self, header: str) -> tuple[str, bytes]:
        """How it is packed for whoever sends this Accept-Encoding header, and the bytes."""
        if self.brotli is not None and takes(header, "br"):
            return "br", self.brotli
        return ("gzip", self.packed) if self.packable and takes(header, "gzip") else ("", self.body)


def read_assets(folder: Path) -> dict[str, Asset]:
    """Every file of the client by its path; sheets of style with those that they take in, which saves asking again."""
    files = {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix in (*TYPES, BROTLI)
    }
    return {
        path: Asset(
            whole_sheet(files, path) if path.endswith(".css") else body,
            TYPES[Path(path).suffix],
            packable=not path.endswith(PACKED),
            brotli=files.get(path + BROTLI),
        )
        for path, body in files.items()
        if not path.endswith(BROTLI)
    }


def whole_sheet(files: Mapping[str, bytes], path: str) -> bytes:
    """A sheet with those it imports in their places; all lie in one folder, so that their addresses stay right."""

    def taken_in(match: re.Match[bytes]) -> bytes:
        return whole_sheet(files, posixpath.join(posixpath.dirname(path), match[1].decode()))

    return TAKEN_IN.sub(taken_in, files[path])


def takes(header: str, coding: str) -> bool:
    """Whether an Accept-Encoding header allows that coding; a weight of nothing forbids it."""
    weights = {}
    for wish in header.lower().split(","):
        name, _, rest = wish.partition(";")
        weights[name.strip()] = not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", rest)
    return weights.get(coding, weights.get("*", False))


def has_it(header: str, tag: str) -> bool:
    """Whether an If-None-Match header names this tag."""
    return header.strip() == "*" or tag in {one.strip().removeprefix("W/") for one in header.split(",")}
