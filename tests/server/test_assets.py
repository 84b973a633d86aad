"""The client's files over the wire: packed for whoever unpacks, never sent twice, one sheet of style."""

import gzip
import re

import pytest
from tests.server.serving import Served

from mappamundi.server.assets import has_it, takes


def address(served: Served, path: str) -> str:
    found = re.search(r"/assets/\w+", served.get("/").text)
    assert found
    return f"{found[0]}/{path}"


def test_a_file_comes_packed_only_to_whoever_unpacks(served: Served) -> None:
    where = address(served, "maps/hotw2018.json")
    with served.http.stream("GET", where, headers={"Accept-Encoding": "gzip, br"}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in answer.headers["vary"].lower()
        packed_tag = answer.headers["etag"]
    plain = served.http.get(where, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" in plain.headers["vary"].lower()
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 2
    # Other bytes, another tag; both are strong.
    assert packed_tag != plain.headers["etag"]
    assert packed_tag.startswith('"')
    assert plain.headers["etag"].startswith('"')


def test_a_file_that_is_known_is_not_sent_again(served: Served) -> None:
    where = address(served, "css/page.css")
    first = served.http.get(where)
    assert "immutable" in first.headers["cache-control"]
    tag = first.headers["etag"]
    again = served.http.get(where, headers={"If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert "immutable" in again.headers["cache-control"]
    assert served.http.get(where, headers={"If-None-Match": '"other"'}).status_code == 200
    head = served.http.head(where)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == tag


def test_the_page_itself_is_packed(served: Served) -> None:
    answer = served.http.get("/", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "<title>Mappa Mundi</title>" in answer.text


def test_style_comes_as_one_sheet(served: Served) -> None:
    assert re.findall(r'rel="stylesheet" href="/assets/\w+/([^"]+)"', served.get("/").text) == ["css/page.css"]
    sheet = served.get(address(served, "css/page.css")).text
    assert "@import" not in sheet
    for rule in ("--paper", ".home", ".table-screen", ".phone", ".cutout"):
        assert rule in sheet, rule


@pytest.mark.parametrize(
    ("header", "unpacks"),
    [
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, GZIP;q=0.2", True),
        ("*", True),
        ("gzip;q=0, *", False),
        ("gzip; q=0.00", False),
        ("identity", False),
        ("x-gzipped", False),
        ("", False),
    ],
)
def test_who_unpacks(header: str, unpacks: bool) -> None:
    assert takes(header, "gzip") is unpacks


def test_tags_are_compared_whole() -> None:
    assert has_it("*", '"a"')
    assert has_it('"b", "a"', '"a"')
    assert not has_it('"ab"', '"a"')
    assert not has_it("", '"a"')
