"""The client's wire types are those of the server."""

from tools import wire_types


def test_the_wire_types_are_current() -> None:
    made = wire_types.TARGET.read_text(encoding="utf-8")
    assert made == wire_types.wire_types(), "run tools/wire_types.py: the server's types have changed"
