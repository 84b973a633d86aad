"""No module imports, by whatever way round, a module that imports it: whoever reads one need not read the other.

As on the floors, the sources are read and not run, so that an import for the types alone counts as well.
"""

import ast
from collections.abc import Iterator, Mapping

import pytest
from tests.test_floors import SOURCE, imports, module_name

# The parts of the house that are free of circles.
PARTS = ("kernel", "games", "bots", "records", "scenarios", "server")

Graph = Mapping[str, frozenset[str]]


@pytest.mark.parametrize("part", PARTS)
def test_there_is_no_circle(part: str) -> None:
    folder = SOURCE / "mappamundi" / part
    graph = graph_of({path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.py")})
    assert graph, f"no sources found in {folder}"
    circles = [" -> ".join(circle) for circle in circles_in(graph)]
    if circles:
        pytest.fail("\n".join(circles), pytrace=False)


def graph_of(sources: Mapping[str, str]) -> Graph:
    """For each module those it imports, of these sources alone."""
    names = {path: module_name(path) for path in sources}
    known = set(names.values())
    return {
        name: frozenset(other for _, other in imports(path, ast.parse(sources[path], path), known) if other in known)
        - {name}
        for path, name in names.items()
    }


def circles_in(graph: Graph) -> Iterator[list[str]]:
    """One way round each circle, from its first module back to it."""
    done: set[str] = set()
    for start in sorted(graph):
        way: list[str] = []
        yield from _walk(graph, start, way, done)


def _walk(graph: Graph, module: str, way: list[str], done: set[str]) -> Iterator[list[str]]:
    if module in way:
        yield [*way[way.index(module) :], module]
    elif module not in done:
        for other in sorted(graph[module]):
            yield from _walk(graph, other, [*way, module], done)
        done.add(module)


def test_a_circle_is_found_even_where_it_is_for_the_types_alone() -> None:
    sources = {
        "a/one.py": "import a.two",
        "a/two.py": "from a import three",
        "a/three.py": "if TYPE_CHECKING:\n    from a.one import One",
        "a/four.py": "import a.one",
    }
    assert list(circles_in(graph_of(sources))) == [["a.one", "a.two", "a.three", "a.one"]]
    assert not list(circles_in(graph_of(sources | {"a/three.py": ""})))
