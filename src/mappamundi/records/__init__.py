"""Records: games kept step by step with all that chance did, to be repeated and checked anywhere."""

from mappamundi.records.annals import annals_of
from mappamundi.records.match import Match
from mappamundi.records.playback import Playback
from mappamundi.records.record import Contest, Header, Record, Seat, Step, decode, encode, load, save
from mappamundi.records.replay import Moment, check_data, check_game, replay
from mappamundi.records.verify import Check, Verdict, verify

__all__ = [
    "Check",
    "Contest",
    "Header",
    "Match",
    "Moment",
    "Playback",
    "Record",
    "Seat",
    "Step",
    "Verdict",
    "annals_of",
    "check_data",
    "check_game",
    "decode",
    "encode",
    "load",
    "replay",
    "save",
    "verify",
]
