"""Who imports whom: the sources of the package and of the client, read and not run, and the circles in them."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

PACKAGE = "mappamundi"
MODULES = frozenset({"importlib.resources"})  # of libraries, where it matters that it is one and not a name
SOURCE = Path(__file__).parents[1] / "src"
CLIENT = SOURCE / PACKAGE / "client"

Graph = dict[str, set[str]]


# --- Python ----------------------------------------------------------------------------------------------------------


def python_sources() -> dict[str, str]:
    """Every module's text, by its path below src."""
    return {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}


def module_name(path: str) -> str:
    """The dotted name of a source file: a/b.py is a.b, and a/__init__.py is a."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(path: str, tree: ast.Module, known: set[str]) -> Iterator[tuple[int, str]]:
    """Each imported module as (line, absolute dotted name), inside functions and under TYPE_CHECKING as well."""
    module = module_name(path)
    package = module if path.endswith("/__init__.py") else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *filter(None, [base])])
            for alias in node.names:
                # `from package import name` means the module of that name if there is one.
                full = f"{base}.{alias.name}"
                yield node.lineno, full if full in known or full in MODULES else base


def loaded_by_name(tree: ast.Module, known: set[str]) -> set[str]:
    """What `import_module(f"package.{name}")` may load: every module that the name may begin."""
    beginnings = {
        str(call.args[0].values[0].value)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func).endswith("import_module")
        and isinstance(call.args[0], ast.JoinedStr)
        and isinstance(call.args[0].values[0], ast.Constant)
    }
    return {name for name in known for start in beginnings if re.fullmatch(rf"{re.escape(start)}\w+", name)}


def python_graph(sources: Mapping[str, str]) -> Graph:
    """For every module the modules of the package that it names, at once or later. That a package runs before what is
    in it is not counted: it would make a circle of every package that gathers its names."""
    known = {module_name(path) for path in sources}
    graph: Graph = {}
    for path, text in sources.items():
        tree, name = ast.parse(text, path), module_name(path)
        named = {target for _, target in imports(path, tree, known) if target in known}
        graph[name] = (named | loaded_by_name(tree, known)) - {name}
    return graph


# --- JavaScript ------------------------------------------------------------------------------------------------------

_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
_NOW = re.compile(r"""(?:\b(?:import|export)\b[^"'`;()]*?\bfrom\s*|^\s*import\s+)["']([\w@./-]+)["']""", re.MULTILINE)
_LATER_OR_TYPE = re.compile(r"""\bimport\s*\(\s*["']([\w@./-]+)["']""")


def script_sources() -> dict[str, str]:
    """Every script's text, by its path below the client's js."""
    root = CLIENT / "js"
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in root.rglob("*.js")}


def script_imports(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Each import as (line, path below js or name of a library): at once, later, or of a type in a comment."""
    for pattern in (_NOW, _LATER_OR_TYPE):
        for found in pattern.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, _resolved(PurePosixPath(path).parent, found[1])


def _resolved(folder: PurePosixPath, name: str) -> str:
    if not name.startswith("."):
        return name
    parts = list(folder.parts)
    for part in PurePosixPath(name).parts:
        if part == "..":
            if not parts:
                return name
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def script_graph(sources: Mapping[str, str]) -> Graph:
    """For every script those that it loads, at once or later; types, which stand in comments, load nothing."""
    return {
        path: {target for _, target in script_imports(path, _COMMENT.sub("", text)) if target in sources}
        for path, text in sources.items()
    }


# --- circles ---------------------------------------------------------------------------------------------------------


def circles(graph: Graph) -> list[tuple[str, ...]]:
    """For each group whose members all reach one another its members, in order; none where imports go one way."""
    reached = {start: _reached(graph, start) for start in graph}
    groups = {
        tuple(sorted(other for other in reached[start] if start in reached[other]))
        for start in graph
        if start in reached[start]
    }
    return sorted(groups)


def _reached(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found
