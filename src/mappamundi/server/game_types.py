"""The types of what travels of each game, in the document: under the game's own name, and all of a family as one."""

from collections import defaultdict
from typing import Any, Union

import msgspec

from mappamundi.games import PACKAGES, shapes
from mappamundi.kernel.shapes import Shapes

Schema = dict[str, Any]

AT = "#/components/schemas/"


def game_schemas() -> dict[str, Schema]:
    """`View` is any game's view and `View2018` that of one; so with the other families."""
    found: dict[str, Schema] = {}
    families: dict[str, list[Schema]] = defaultdict(list)
    for shape in map(shapes, sorted(PACKAGES)):
        heads, components = _of_game(shape)
        found |= components
        for family, head in heads.items():
            families[family].append(head)
    return found | {family: {"anyOf": heads} for family, heads in families.items()}


def _of_game(shape: Shapes) -> tuple[dict[str, Schema], dict[str, Schema]]:
    """By family what points to a type of this game; and all its types by name."""
    families = {
        "View": shape.view,
        "Own": shape.own,
        "Advice": shape.advice,
        "Catalogue": shape.catalogue,
        "Event": Union[shape.events],  # noqa: UP007 (of as many as there are)
        "Action": Union[shape.actions],  # noqa: UP007
    }
    schemas, components = msgspec.json.schema_components(
        list(families.values()), ref_template=f"{AT}{{name}}{shape.name}"
    )
    named = {name + shape.name: schema for name, schema in components.items()}
    for family, schema in zip(families, schemas, strict=True):
        named.setdefault(family + shape.name, schema)
    return {family: {"$ref": f"{AT}{family}{shape.name}"} for family in families}, named
