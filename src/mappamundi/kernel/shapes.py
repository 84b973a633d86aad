"""What travels of a game, as types: the server makes its document from them, and the client's types come from that.

Views, counsel and catalogues are plain mappings, declared as TypedDicts: nothing is built for the sake of a type.
Events and actions have tables of their own, of kinds and of parameters; their types are made from these, so that
nothing is said twice.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mappamundi.kernel.event import Kind


class Shapes(NamedTuple):
    """The types of one game: of `View.json` and `View.own`, of counsel and of the catalogue, of each kind of event and
    of each action. `name` ends all their names in the document, where the types of other games stand beside them."""

    name: str
    view: Any
    own: Any
    advice: Any
    catalogue: Any
    events: tuple[type[Struct], ...]
    actions: tuple[type[Struct], ...]


def one_of(words: Iterable[str]) -> msgspec.Meta:
    """With which a text is one of these words."""
    known = list(words)
    return msgspec.Meta(pattern=f"^({'|'.join(map(re.escape, known))})$", extra_json_schema={"enum": known})


def exactly(count: int) -> msgspec.Meta:
    """With which a list has so many items."""
    return msgspec.Meta(min_length=count, max_length=count)


def event_shapes(kinds: Sequence[Kind], types: Mapping[str, Any]) -> tuple[type[Struct], ...]:
    """A type for each kind of event, from the types of its fields' sorts. Secrets are not told to everybody, and what
    was added is told of none that were kept from before."""

    def field(kind: Kind, name: str, sort: str) -> tuple[Any, ...]:
        found = types[sort] | None if name in kind.empty else types[sort]
        return (name, found | UnsetType, UNSET) if name in (*kind.secret, *kind.added) else (name, found)

    return tuple(
        _tagged("Event", "event", kind.name, [field(kind, name, sort) for name, sort in kind.fields]) for kind in kinds
    )


def action_shapes(
    parameters: Mapping[str, Sequence[str]], types: Mapping[str, Any], hidden: Sequence[str] = ()
) -> tuple[type[Struct], ...]:
    """A type for each action, from its parameters; those in brackets may be left out. Of the `hidden` ones others learn
    only that they were done."""

    def field(do: str, parameter: str) -> tuple[Any, ...]:
        name = parameter.strip("[]")
        # What one parameter is may depend on the action.
        found = types[f"{do}.{name}"] if f"{do}.{name}" in types else types[name]
        return (name, found | UnsetType, UNSET) if name != parameter or do in hidden else (name, found)

    return tuple(
        _tagged("Action", "do", do, [field(do, parameter) for parameter in named]) for do, named in parameters.items()
    )


def _tagged(family: str, tag_field: str, tag: str, fields: list[tuple[Any, ...]]) -> type[Struct]:
    """A type that is told from its sisters by the word in one field."""
    name = "".join(part.capitalize() for part in tag.split("_")) + family
    return msgspec.defstruct(
        name, fields, tag_field=tag_field, tag=tag, kw_only=True, forbid_unknown_fields=True, module=__name__
    )
