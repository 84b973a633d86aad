"""What travels: the types of requests and answers. The OpenAPI document is made from them."""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from mappamundi.kernel import Value
from mappamundi.kernel.languages import LANGUAGES
from mappamundi.records import Contest
from mappamundi.server.bounds import DEEPEST, LONGEST_NAME

T = TypeVar("T")

# A dollar would let a line's end through.
END = r"(?![\s\S])"
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=rf"^[^\x00-\x1f]*{END}")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=rf"^[A-Za-z0-9_-]+{END}")]
ID = rf"^[A-Za-z0-9_-]{{1,64}}{END}"
Id = Annotated[str, Meta(pattern=ID)]
# The number of an entry of a log, or a little before the first.
Seq = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seconds = Annotated[int, Meta(ge=0, le=30 * 86400)]
Milliseconds = Annotated[int, Meta(ge=0, le=2000)]
# A type checker cannot read the list; whoever sends another tag is refused.
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[*LANGUAGES]

TimeOfDay = Annotated[str, Meta(pattern=rf"^([01][0-9]|2[0-3]):[0-5][0-9]{END}")]
ZoneName = Annotated[str, Meta(max_length=64, pattern=rf"^[A-Za-z0-9_+/-]+{END}")]
# No spaces and no letters beyond ASCII: a browser writes every address so.
Webhook = Annotated[str, Meta(max_length=2000, pattern=rf"^https?://[!-~]+{END}")]


def _named(name: str) -> Meta:
    """What the document calls so, and nobody checks here."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


# Of whichever game: see `game_types`.
Action = Annotated[dict[str, Any], _named("Action")]
Advice = Annotated[Mapping[str, Any], _named("Advice")]
Catalogue = Annotated[dict[str, Any], _named("Catalogue")]
Event = Annotated[dict[str, Any], _named("Event")]
View = Annotated[Mapping[str, Any], _named("View")]
# Of a table what has changed.
TableChanges = Annotated[dict[str, Any], _named("TableChanges")]

SeatState = Literal["open", "invited", "human", "away", "held", "bot"]
Phase = Literal["lobby", "playing", "over"]


STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
BRACKETS = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS = bytes(set(range(256)) - set(b"[]"))


def too_deep(data: bytes) -> bool:
    """Whether lists and objects lie within each other more than `DEEPEST` deep."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return False
    left = STRINGS.sub(b"", data).translate(BRACKETS).translate(None, NO_BRACKETS)
    for _ in range(DEEPEST):
        # Takes away the innermost.
        left = left.replace(b"[]", b"")
    # What was cut off is left open, and is not deep for that.
    return b"[]" in left or left.count(b"[") > DEEPEST


def longest_text(data: bytes) -> int:
    """How many bytes the longest text in some JSON has."""
    return max(map(len, STRINGS.findall(data)), default=2) - 2


def read(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """What somebody sent, of the declared type; DecodeError says what is wrong with it."""
    if too_deep(data):
        raise msgspec.DecodeError(f"lists and objects are nested more than {DEEPEST} deep")
    try:
        return decoder.decode(data)
    except UnicodeError:
        raise msgspec.DecodeError("this is not UTF-8") from None


def is_id(text: str) -> bool:
    """Whether a table or a record could have this id."""
    return re.fullmatch(ID, text) is not None


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Every type on the wire."""


class Pace(Struct):
    """How long a seat may think: `none`; `live`, a clock of `base` seconds with `increment` for each action;
    `correspondence`, `base` seconds for each decision."""

    kind: Literal["none", "live", "correspondence"] = "none"
    base: Seconds = 0
    increment: Seconds = 0


class Race(Struct):
    """How a race is refereed, in milliseconds: actions that were sent within the same `window` are served in an order
    drawn by lot, since who has the nearer server is no better player (0: in the order of arrival); and after an action
    that was accepted a seat's next one of the same kind waits until the `cooldown` is over, since nor is who clicks
    like a machine gun. What is left out is as the game has it, which may differ from kind to kind."""

    window: Milliseconds | None = None
    cooldown: Milliseconds | None = None


class NewSeat(Struct):
    """A seat of a new table: for me, for whoever gets the link, open to all, or for a bot (the house bot, if none is
    named)."""

    kind: Literal["me", "invited", "open", "bot"]
    name: Name | None = None
    bot: Name | None = None


class NewTable(Struct):
    """A table to be set up."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    pace: Pace = msgspec.field(default_factory=Pace)
    race: Race = msgspec.field(default_factory=Race)
    listed: bool = False
    # How long a seat may be away before a bot holds it.
    grace: Seconds = 120
    # In which language people talk there, and guests are received; each may read in another.
    language: Language = "en"
    # Start at once, if no seat is left to fill.
    start: bool = True


class SeatInfo(Struct):
    """Who sits there now. `bot` names the bot that plays, or holds, the seat."""

    seat: int
    state: SeatState
    name: str | None = None
    bot: str | None = None


class Alarm(Struct):
    """What the clock of the rules will do if nobody acts: in how many `seconds`, and when by the server's clock."""

    seconds: float
    at: float


class Deadline(Struct):
    """A time that the house sets a seat, and not the rules: for `what`, in how many `seconds`, and when by the server's
    clock. Then an action is played in the seat's name, or no longer accepted; or one that was `announced`, which may be
    anybody's last chance to act, is played. `where` is the hand or the cell in question."""

    what: str
    seat: int
    seconds: float
    at: float
    where: list[int] = []
    announced: bool = False


class TableInfo(Struct):
    """What everybody may know about a table. Those `to_act` may act; those `awaited` must, and the others wait for
    them. In a race nobody is awaited. The `alarm` is there while the rules count time, and the `deadlines` while the
    house does. While its player may still be watching what happened, a seat's clock `stands` for so many seconds
    more. Of the `options` those were `drawn` by lot when the game began; before, they say so. If nothing happens there,
    the table is cleared away at some time after it `goes`. Where it is played with corrected `data` and not with the
    game's own, these are named by their digest: `/api/games/{game}?data=` tells what differs.
    While it is `paused` nothing happens and no time counts."""

    id: str
    game: str
    rules: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    pace: Pace
    listed: bool
    language: Language
    phase: Phase
    created: float
    seq: int
    drawn: list[str] = []
    to_act: list[int] = []
    awaited: list[int] = []
    alarm: Alarm | None = None
    deadlines: list[Deadline] = []
    clocks: list[float] = []
    stands: list[float] = []
    votes: list[int] = []
    paused: bool = False
    commitment: str | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
    seed: str | None = None
    rematch: str | None = None
    goes: float | None = None
    data: str | None = None


class Created(Struct):
    """A new table with its capabilities: whoever has a token may act with it, and nobody can read it again."""

    table: TableInfo
    owner: str
    seats: dict[str, str]
    invitations: dict[str, str]


class Join(Struct):
    """Take a seat: an open one, or the one of an `invitation`; or take over one that a bot holds."""

    name: Name
    invitation: str | None = None


class Joined(Struct):
    """The seat and its token."""

    seat: int
    token: str
    table: TableInfo


class Act(Struct):
    """An action. The `key` is chosen by the sender: the same key again answers as the first time."""

    action: Action
    key: Key


class Question(Struct):
    """Why can't I do this?"""

    action: Action


class Reason(Struct):
    """The rule that speaks against an action and why, or that nothing does (`legal`).

    `counsel` tells what the action would bring if it were legal, as far as the game can say.
    """

    legal: bool
    rule: str | None = None
    reason: str | None = None
    detail: str | None = None
    params: dict[str, Any] = {}
    counsel: Advice = {}


class Counsel(Struct):
    """What an action would bring to whoever plays, as far as a spectator may know; empty where the game cannot say."""

    counsel: Advice = {}


class Done(Struct):
    """It is done, durably: `seq` is its place in the table's log."""

    seq: int


class Keyed(Struct):
    """A command without parameters."""

    key: Key


class Vote(Struct):
    """Agree, or no longer agree, to end the game now."""

    agree: bool
    key: Key


class Pause(Struct):
    """Pause the game, or go on with it."""

    paused: bool
    key: Key


class Chat(Struct):
    """A line for the table."""

    text: Text
    key: Key


class Order(Struct):
    """A standing order: in the decision `when`, if it comes up in somebody else's turn, play the first legal action
    that has all of these parameters, in the order of preference, or let the house bot choose (`best`)."""

    when: Name
    prefer: Annotated[list[dict[str, Any]], Meta(max_length=16)] = []
    best: bool = False


class Orders(Struct):
    """All standing orders of a seat."""

    orders: Annotated[list[Order], Meta(max_length=32)]


class PlannedStep(Struct):
    """An action to play when its turn comes; what the view must show before it (`given`) and after it (`expect`), of
    which only what is named is compared; the `number` by which the player counts it; and the decision for which it
    waits (`when`), if others may come before it in the turn."""

    action: Action
    expect: dict[str, Any] = {}
    given: dict[str, Any] = {}
    number: Annotated[int, Meta(ge=0, le=64)] = 0
    when: str | UnsetType = UNSET


class Plan(Struct):
    """Actions to be played one by one while still legal, stopping at the first surprise."""

    steps: Annotated[list[PlannedStep], Meta(max_length=64)]


class Stopped(Struct):
    """Where and why a plan stopped. The `reason` is `changed` (the view was not as given), `surprise` (it did not turn
    out as expected) or that of the refusal, with its `rule` and `params`; `seen` is what the view showed instead."""

    number: int
    action: Action
    reason: str
    detail: str
    rule: str | None = None
    params: dict[str, Any] = {}
    seen: dict[str, Any] = {}


class Private(Struct):
    """What only its seat sees: its standing orders and its plan, and why the last plan stopped."""

    orders: list[Order] = []
    plan: list[PlannedStep] = []
    stopped: Stopped | None = None


class PrivateNews(Struct, kw_only=True):
    """What only your seat sees has changed."""

    type: Literal["private"] = "private"
    private: Private


class QuietHours(Struct):
    """The hours of each day in which no notice is sent, by the clocks of a time zone (its IANA name). If they end
    before they start, they go over midnight."""

    start: TimeOfDay
    end: TimeOfDay
    zone: ZoneName


class NewNotices(Struct):
    """Where notices of decisions are sent, and when not. Without `webhook` the address stays as it is, with null there
    is none any more."""

    webhook: Webhook | UnsetType | None = UNSET
    quiet: QuietHours | None = None
    language: Language = "en"


class Notices(Struct):
    """What was set. The address itself is never given out again: `webhook` ends after its host."""

    webhook: str | None
    quiet: QuietHours | None
    language: Language


class Delivery(Struct):
    """Whether a test notice arrived, and if not why."""

    delivered: bool
    why: Literal["not_public", "unreachable", "slow", "redirected", "refused", "failed"] | None = None


class Line(Struct, omit_defaults=True):
    """A line of the chronicle: sentences as ids of messages with parameters, the rule behind it, where it happened.

    `mappamundi.kernel.narration` says what the parameters are and which lines become one.
    """

    says: list[dict[str, Any]]
    rule: str = ""
    seat: int | None = None
    places: list[str] = []
    topic: str = ""
    detail: dict[str, Any] | None = None
    heading: bool = False
    opens: bool = False
    closes: bool = False
    joins: str = ""


class Beat(Struct):
    """How a step is shown to those who watch it: as what `kind` of thing, for how many `seconds` at the ordinary speed
    and at `least` at any other, and after what `share` of that time what it changed is seen."""

    kind: str
    seconds: float
    least: float
    share: float


class Told(Struct, omit_defaults=True):
    """One entry of the table's log, as its reader may know it. A step without a seat is nobody's: time that passed.
    What deserves to be shown by itself has its `beat`; `preset` counts those of its dice that a lesson had set. Times
    are whole seconds, except in a race."""

    seq: int
    at: float
    kind: str
    seat: int | None = None
    action: Action | None = None
    events: list[Event] = []
    lines: list[Line] = []
    by: str | None = None
    text: str | None = None
    name: str | None = None
    state: str | None = None
    table: str | None = None
    contest: Contest | None = None
    beat: Beat | None = None
    preset: int = 0


class Snapshot(Struct, kw_only=True):
    """Everything a viewer may know at one moment. `log` is what it missed, as far back as it asked."""

    type: Literal["snapshot"] = "snapshot"
    seq: int
    viewer: int | None
    table: TableInfo
    view: View | None
    legal: list[Action]
    # For each legal action what it would bring: odds and points, as the game reckons them.
    counsel: Sequence[Advice] = []
    can_undo: bool
    private: Private | None
    log: list[Told]


class Frame(Struct, kw_only=True):
    """One entry of the log and what it changed: `patch` is a list of [path, new value], or [path] where a key went."""

    type: Literal["frame"] = "frame"
    seq: int
    told: Told
    table: TableChanges
    patch: list[list[Any]]
    legal: list[Action]
    counsel: Sequence[Advice] = []
    can_undo: bool


class Problem(Struct, kw_only=True, omit_defaults=True):
    """A refusal (RFC 9457), with the number of the rule where a rule spoke."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    reason: str | None = None
    rule: str | None = None
    params: dict[str, Any] | UnsetType = UNSET
