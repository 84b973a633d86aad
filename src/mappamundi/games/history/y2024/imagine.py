"""A whole position that agrees with a view: what the viewer sees stays, what is hidden from it is dealt at random.

Hidden are tokens and Events of other seats, Empires where those are chosen in secret, what is being passed on, the
tokens of the Endgame that lie face down, the order of stacks, and the bag. What the viewer knows is kept: what it
passed on went to the seats after it (R18.1), a token was played by whoever held it, no area's token was drawn before
the area became active. Whatever else may be is about as likely. What other seats remember is not imagined.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mappamundi.games.history.board import members
from mappamundi.games.history.y2024.dump import FIELDS, KEPT_IN
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.state import DRAFT_EVENTS, DRAFT_TOKENS, NONE, PICK_EMPIRE, SPACES, Rules
from mappamundi.games.history.y2024.view import HIDDEN, View
from mappamundi.kernel import Chance

# The fields that a view does not show as they are: these are dealt, or copied where the viewer sees them.
DEALT: Final = frozenset(
    ("tokens", "passed", "endgame", "pile", "empires", "hands", "passed_events", "passed_empires", "bag", "stacks")
)
# The fields of a position that its views show as they are, to everybody.
SEEN: Final = tuple(
    name
    for name in dict.fromkeys(KEPT_IN.get(name, name) for name in FIELDS)
    if name in View.__slots__ and name not in DEALT
)
# How often a place is sought for the tokens that were played, and for how long each time, before memory is let go.
ATTEMPTS: Final = 100
TRIALS: Final = 400


def imagine(rules: Rules, view: View, chance: Chance) -> Position:
    """The position, and `chance` for what is still to come: its dice are counted from the first one on."""
    p = Position(rules, view.players, view.variant, chance)
    for name in SEEN:
        seen = getattr(view, name)
        setattr(p, name, list(seen) if isinstance(getattr(p, name), list) else seen)
    _deal_tokens(p, view)
    _deal_events(p, view)
    _deal_empires(p, view)
    _shuffle_stacks(p, view)
    viewer = view.viewer
    if viewer is not None:
        epochs = p.board.epochs + 1
        p.passed[viewer * epochs : (viewer + 1) * epochs] = [tuple(tokens) for tokens in view.passed]
        p.passed_events[viewer] = tuple(view.passed_events)
        p.passed_empires[viewer] = tuple(view.passed_empires)
    p.armies, p.front, p.coast = list(view.armies), list(view.front), view.coast
    p.take_up()
    return p


# --- area tokens ------------------------------------------------------------------------------------------------


class _Deal:
    """How the hidden tokens may lie, built up slot by slot: every seat has kept one token in each epoch.

    `passed` are the tokens that the viewer passed on in an epoch and that have not found their place; `open` are the
    slots that are still free: a seat's, by epoch, or that of the Endgame, which has no seat.
    """

    def __init__(self, view: View, chance: Chance, unknown: list[int]) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.chance: Final = chance
        self.left = unknown
        self.hands: list[list[int]] = [[] for _ in range(view.players)]
        self.endgame = list(view.endgame)
        self.pile: list[int] = []
        self.random = True
        self.trials = 0
        self.passed: dict[int, list[int]] = {}
        self.open: set[tuple[int, int]] = set()
        for epoch, drafted in enumerate(view.drafts):
            drafting = epoch == view.epoch and view.decision == DRAFT_TOKENS
            chosen = drafted[: view.round] if drafting else drafted
            self.open |= {(epoch, seat) for seat in chosen if seat != view.viewer}
            if view.viewer is not None and view.passed[epoch]:
                # What lies open on the Endgame space has found its place.
                self.passed[epoch] = _without(view.passed[epoch], [self.endgame[epoch]])

    def takes(self, epoch: int, seat: int, token: int) -> bool:
        """Whether this seat can have kept this token then, for all that the viewer knows."""
        if seat in self._after(epoch):
            return token in self.passed.get(epoch, ())
        return self.board.active_from[token] <= epoch

    def _after(self, epoch: int) -> tuple[int, ...]:
        """The seats to which the viewer's tokens were passed in that epoch."""
        drafted = self.view.drafts[epoch]
        if self.view.viewer is None or epoch not in self.passed:
            return ()
        return tuple(drafted[list(drafted).index(self.view.viewer) + 1 :])

    def shuffled(self, name: str, items: Sequence[int]) -> list[int]:
        return _shuffled(self.chance, name, items)

    # --- what was played -----------------------------------------------------------------------------------------

    def place_played(self) -> bool:
        """Find a slot for every token that another seat has played: it had kept it at some time."""
        view = self.view
        played = [
            (seat, token)
            for seat, tokens in enumerate(view.played_tokens)
            for token in tokens
            if seat != view.viewer and token < self.board.areas
        ]
        for attempt in range(ATTEMPTS):
            self.random, self.trials = attempt == 0, TRIALS
            if self._place([played[n] for n in self.shuffled(f"order {attempt}", range(len(played)))]):
                return True
        return False

    def _slots(self, seat: int, token: int) -> list[int]:
        return [epoch for epoch, owner in sorted(self.open) if owner == seat and self.takes(epoch, seat, token)]

    def _place(self, played: list[tuple[int, int]]) -> bool:
        if not played:
            return self._leaves_enough()
        self.trials -= 1
        # The one with fewest slots goes first, so that a false start is soon seen.
        choices = [self._slots(seat, token) for seat, token in played]
        hardest = min(range(len(played)), key=lambda n: len(choices[n]))
        (seat, token), slots = played[hardest], choices[hardest]
        rest = played[:hardest] + played[hardest + 1 :]
        if self.random:
            slots = self.shuffled(f"played {self.trials}", slots)
        else:  # where it is known to have gone, or else as early as can be, which leaves most room for the others
            slots.sort(key=lambda epoch: (seat not in self._after(epoch), epoch))
        for epoch in slots:
            seen = seat in self._after(epoch)
            self.open.remove((epoch, seat))
            if seen:
                self.passed[epoch].remove(token)
            if (seen or self._spares(token, rest)) and self._place(rest):
                return True
            self.open.add((epoch, seat))
            if seen:
                self.passed[epoch].append(token)
            if self.trials <= 0:
                return False
        return False

    def _spares(self, token: int, played: list[tuple[int, int]]) -> bool:
        """Whether the tokens of this area that the viewer passed on can still be those in the bag or played."""
        waiting = sum(tokens.count(token) for tokens in self.passed.values())
        return waiting <= self.left.count(token) + sum(other == token for _, other in played)

    def _leaves_enough(self) -> bool:
        """Whether what was passed on and not played is somewhere, and every slot left can be filled from the bag."""
        waiting = [token for tokens in self.passed.values() for token in tokens]
        left = _without(self.left, waiting)
        if len(left) != len(self.left) - len(waiting):
            return False
        slots = [epoch for epoch, seat in self.open if seat not in self._after(epoch)]
        slots += [epoch for epoch, token in enumerate(self.endgame) if token == HIDDEN and not self.passed.get(epoch)]
        since = [self.board.active_from[token] for token in left]
        return all(
            sum(slot <= epoch for slot in slots) <= sum(first <= epoch for first in since)
            for epoch in range(1, self.view.epoch + 1)
        )

    # --- what is hidden ------------------------------------------------------------------------------------------

    def place_passed(self) -> None:
        """What the viewer passed on lies with the seats after it, and the last of it on the Endgame space."""
        for epoch, tokens in self.passed.items():
            order = self.shuffled(f"passed {epoch}", tokens)
            for seat in self._after(epoch):
                if (epoch, seat) in self.open and order:
                    self.open.remove((epoch, seat))
                    self.hands[seat].append(self.take(order.pop()))
            if epoch == self.view.epoch and self.view.decision == DRAFT_TOKENS:
                self.pile = [self.take(token) for token in order]
            elif order and self.endgame[epoch] == HIDDEN:
                self.endgame[epoch] = self.take(order[0])

    def take(self, token: int) -> int:
        if token in self.left:
            self.left.remove(token)
        return token

    def draw(self, epoch: int) -> int:
        """A token of the bag that could have been drawn in that epoch, if there is one."""
        for place, token in enumerate(self.left):
            if self.board.active_from[token] <= epoch:
                return self.left.pop(place)
        return self.left.pop() if self.left else 0

    def fill(self) -> None:
        """All other slots from the bag, those of the first epochs first."""
        view = self.view
        slots = sorted([*self.open, *((epoch, NONE) for epoch, token in enumerate(self.endgame) if token == HIDDEN)])
        for epoch, seat in slots:
            if seat == NONE:
                self.endgame[epoch] = self.draw(epoch)
            elif len(self.hands[seat]) < view.token_counts[seat] - view.pair_counts[seat]:
                self.hands[seat].append(self.draw(epoch))
        for seat in range(view.players):  # a staged position has tokens of which nobody knows when they were kept
            while seat != view.viewer and len(self.hands[seat]) < view.token_counts[seat] - view.pair_counts[seat]:
                self.hands[seat].append(self.draw(view.epoch))
        if view.decision == DRAFT_TOKENS and not view.pile and not self.pile:
            self.pile = [self.draw(view.epoch) for _ in range(view.pile_size)]


def _deal_tokens(p: Position, view: View) -> None:
    board, viewer = p.board, view.viewer
    tokens = [token for area in members(view.areas) for token in [area] * board.area_tokens[area]]
    known = [*view.tokens, *(token for played in view.played_tokens for token in played)]
    known += [token for token in view.endgame if token >= 0]
    if view.decision == DRAFT_TOKENS:
        known += view.pile
    unknown = _shuffled(p.chance, "tokens", _without(tokens, known))
    deal = _Deal(view, p.chance, unknown)
    if deal.place_played():
        deal.place_passed()
    deal.fill()
    pairs = [board.areas + n for n in range(board.pairs)]
    free_pairs = _shuffled(p.chance, "pairs", _without(pairs, known))
    for seat in range(p.players):
        if seat == viewer:
            p.tokens[seat] = tuple(view.tokens)
            continue
        own = [free_pairs.pop() if free_pairs else pairs[0] for _ in range(view.pair_counts[seat])]
        p.tokens[seat] = tuple(sorted([*deal.hands[seat], *own]))
    p.endgame = deal.endgame
    if view.decision == DRAFT_TOKENS:
        p.pile = tuple(sorted(view.pile or deal.pile))
    p.bag = [deal.left.count(area) for area in range(board.areas)]
    _match_bag(p, view.bag_size)


def _match_bag(p: Position, size: int) -> None:
    """A staged bag may hold more or fewer tokens than can be told."""
    area = 0
    while sum(p.bag) != size:
        if sum(p.bag) < size:
            p.bag[area] += 1
        elif p.bag[area]:
            p.bag[area] -= 1
        area = (area + 1) % len(p.bag)


# --- cards ------------------------------------------------------------------------------------------------------


def _deal_events(p: Position, view: View) -> None:
    """R18.3: of the epoch's cards; what the viewer passed on lies with the seats after it."""
    turned = [card for cards in view.past_events for card in cards]
    own = [] if view.hand == NONE else [view.hand]
    order = view.drafts[view.epoch]
    drafting = view.decision == DRAFT_EVENTS
    held = [seat for seat, with_event in enumerate(view.with_event) if with_event and seat != view.viewer]
    dealt, pile = _deal_cards(
        p.chance,
        view,
        "events",
        p.board.epoch_events[view.epoch],
        [*turned, *own],
        view.passed_events,
        order,
        held,
        drafting,
    )
    for seat, card in dealt.items():
        p.hands[seat] = card
    if view.viewer is not None:
        p.hands[view.viewer] = view.hand
    if drafting:
        p.pile = pile


def _deal_empires(p: Position, view: View) -> None:
    """R18.4: open, or where they are hidden like the Events, but in the other direction."""
    p.empires = [NONE if card == HIDDEN else card for card in view.empires]
    drafting = view.decision == PICK_EMPIRE
    if not view.variant.hidden_empires:
        if drafting:
            p.pile = tuple(view.pile)
        return
    played = [card for cards in view.past_empires for card in cards]
    own = [card for card in view.empires if card >= 0]
    order = tuple(reversed(view.drafts[view.epoch]))
    held = [seat for seat, card in enumerate(view.empires) if card == HIDDEN]
    dealt, pile = _deal_cards(
        p.chance,
        view,
        "empires",
        p.board.epoch_empires[view.epoch],
        [*played, *own],
        view.passed_empires,
        order,
        held,
        drafting,
    )
    for seat, card in dealt.items():
        p.empires[seat] = card
    if drafting:
        p.pile = pile


def _deal_cards(
    chance: Chance,
    view: View,
    name: str,
    cards: Sequence[int],
    known: Sequence[int],
    passed: Sequence[int],
    order: Sequence[int],
    held: Sequence[int],
    drafting: bool,
) -> tuple[dict[int, int], tuple[int, ...]]:
    """The cards of other hands, and those being passed on."""
    viewer = view.viewer
    after = order[list(order).index(viewer) + 1 :] if viewer is not None and viewer in order else ()
    shown = view.pile if drafting else ()
    mine = _shuffled(chance, f"{name} passed", [card for card in passed if card not in known])
    others = [card for card in cards if card not in known and card not in passed and card not in shown]
    free = _shuffled(chance, name, others)
    dealt: dict[int, int] = {}
    for seat in held:
        source = mine if seat in after and mine else free
        dealt[seat] = source.pop() if source else cards[seat % len(cards)]
    if not drafting:
        return dealt, ()
    if shown:
        return dealt, tuple(shown)
    source = mine if passed else free
    return dealt, tuple(sorted((source + [card for card in cards if card not in source])[: view.pile_size]))


# --- Honors -----------------------------------------------------------------------------------------------------


def _shuffle_stacks(p: Position, view: View) -> None:
    """R18.5: what is neither on the track nor in the pool, in any order."""
    honors = range(len(p.board.honors))
    for seat, size in enumerate(view.stack_sizes):
        out = (*view.tracks[seat * SPACES : (seat + 1) * SPACES], *view.pools[seat])
        order = _shuffled(p.chance, f"honors {seat}", [honor for honor in honors if honor not in out])
        p.stacks[seat] = tuple((order + list(honors))[:size])


# --- helpers ----------------------------------------------------------------------------------------------------


def _shuffled(chance: Chance, name: str, items: Sequence[int]) -> list[int]:
    return [items[place] for place in chance.shuffle(name, len(items))]


def _without(items: Iterable[int], taken: Iterable[int]) -> list[int]:
    """The items less these, each as often as it is named."""
    left = list(items)
    for item in taken:
        if item in left:
            left.remove(item)
    return left
