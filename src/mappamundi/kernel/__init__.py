"""What a game is. The kernel knows no game: it gives every game the same five verbs and the same chance."""

from mappamundi.kernel.action import Action
from mappamundi.kernel.annals import Annals, Entry, plain_annals
from mappamundi.kernel.beat import Beat, plain_beat
from mappamundi.kernel.chance import (
    Chance,
    Noted,
    Preset,
    Recorded,
    Scripted,
    ScriptError,
    Seeded,
    commitment,
    is_named,
    new_seed,
    seed_of,
)
from mappamundi.kernel.conduct import Conduct, Deadline, Target, drawn
from mappamundi.kernel.errors import BadInput, IllegalAction, UnknownRules
from mappamundi.kernel.event import Event, Kind, closes_undo
from mappamundi.kernel.forms import wrong_keys
from mappamundi.kernel.game import Alarm, Facts, Game, Position, Result, View
from mappamundi.kernel.narration import Line
from mappamundi.kernel.options import Exclusion, Option, Options, Value, written

__all__ = [
    "Action",
    "Alarm",
    "Annals",
    "BadInput",
    "Beat",
    "Chance",
    "Conduct",
    "Deadline",
    "Entry",
    "Event",
    "Exclusion",
    "Facts",
    "Game",
    "IllegalAction",
    "Kind",
    "Line",
    "Noted",
    "Option",
    "Options",
    "Position",
    "Preset",
    "Recorded",
    "Result",
    "ScriptError",
    "Scripted",
    "Seeded",
    "Target",
    "UnknownRules",
    "Value",
    "View",
    "closes_undo",
    "commitment",
    "drawn",
    "is_named",
    "new_seed",
    "plain_annals",
    "plain_beat",
    "seed_of",
    "written",
    "wrong_keys",
]
