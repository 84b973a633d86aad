"""What changed between two views, small enough to send with every move."""

from typing import Any

Patch = list[list[Any]]

# Below this depth a value is sent whole.
DEPTH = 2


def changes(old: Any, new: Any, path: tuple[str, ...] = ()) -> Patch:
    """Steps that make `new` of `old`: [path, value] sets, [path] alone removes."""
    if old is new or old == new:
        return []
    if len(path) >= DEPTH or not isinstance(old, dict) or not isinstance(new, dict):
        return [[list(path), new]]
    patch: Patch = [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            patch.append([[*path, key], value])
        elif old[key] != value:
            patch += changes(old[key], value, (*path, key))
    return patch


def apply(value: Any, patch: Patch) -> Any:
    """The value with the patch applied; the old value is left as it was."""
    for path, *content in patch:
        if not path:
            value = content[0]
            continue
        value = dict(value)
        inner = value
        for key in path[:-1]:
            inner[key] = dict(inner[key])
            inner = inner[key]
        if content:
            inner[path[-1]] = content[0]
        else:
            del inner[path[-1]]
    return value
