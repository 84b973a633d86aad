"""A whole position that agrees with a view: what the viewer sees stays, what is hidden from it is dealt at random.

Hidden are tokens and Events of other seats, Empires where those are chosen in secret, what is being passed on, the
tokens of the Endgame that lie face down, the order of stacks, and the bag. What the viewer knows is kept: what it
passed on went to the seats after it (R18.1), a token was played by whoever held it, no area's token was drawn before
the area became active. Among the worlds left none is likelier than another. What other seats remember is not imagined.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mappamundi.games.history.board import members
from mappamundi.games.history.y2024.dump import FIELDS, KEPT_IN
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.state import DRAFT_EVENTS, DRAFT_TOKENS, NONE, PICK_EMPIRE, SPACES, Rules
from mappamundi.games.history.y2024.view import HIDDEN, View
from mappamundi.kernel import Chance

# Worked out here, not copied.
DEALT: Final = frozenset(
    ("tokens", "passed", "endgame", "pile", "empires", "hands", "passed_events", "passed_empires", "bag", "stacks")
)
# The fields of a position that its views show as they are, to everybody.
SEEN: Final = tuple(
    name
    for name in dict.fromkeys(KEPT_IN.get(name, name) for name in FIELDS)
    if name in View.__slots__ and name not in DEALT
)
# How often a deal of tokens is tried before one is taken that memory would rule out: only a staged position needs it.
TRIES: Final = 500


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
    p.take_up()
    p.explore()
    return p


# --- area tokens ------------------------------------------------------------------------------------------------


class _Deal:
    """One way in which the hidden tokens may lie."""

    def __init__(self, view: View, unknown: list[int]) -> None:
        self.view = view
        self.left = list(unknown)
        self.hands: list[list[int]] = [[] for _ in range(view.players)]
        self.endgame = list(view.endgame)
        self.pile: list[int] = []

    def draw(self) -> int:
        return self.left.pop() if self.left else 0


def _deal_tokens(p: Position, view: View) -> None:
    board, viewer = p.board, view.viewer
    tokens = [token for area in members(view.areas) for token in [area] * board.area_tokens[area]]
    known = [*view.tokens, *(token for played in view.played_tokens for token in played)]
    known += [token for token in view.endgame if token >= 0]
    if view.decision == DRAFT_TOKENS:
        known += view.pile
    unknown = _without(tokens, known)
    for attempt in range(TRIES):
        deal = _try(view, _shuffled(p.chance, f"tokens {attempt}", unknown), p.chance, attempt)
        if deal is not None:
            break
    else:
        deal = _loosely(view, _shuffled(p.chance, "tokens", unknown))
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


def _after(view: View, epoch: int) -> tuple[int, ...]:
    """The seats to which the viewer's tokens were passed in that epoch, as far as they have chosen."""
    drafted = view.drafts[epoch]
    if view.viewer is None or view.viewer not in drafted or not view.passed[epoch]:
        return ()
    place = list(drafted).index(view.viewer) + 1
    last = view.round if epoch == view.epoch and view.decision == DRAFT_TOKENS else len(drafted)
    return tuple(drafted[place:last])


def _try(view: View, unknown: list[int], chance: Chance, attempt: int) -> _Deal | None:
    """A deal that agrees with all that the viewer remembers, or nothing if this one does not."""
    board, seats = view.board, range(view.players)
    deal = _Deal(view, unknown)
    got, unseen = _pass_on(view, deal, chance, attempt)
    played = [[token for token in tokens if token < board.areas] for tokens in view.played_tokens]
    # What others played of what was passed to them lies open: the rest of it is still somewhere hidden.
    kept = [_without(got[seat], played[seat]) for seat in seats]
    forced = [_without(played[seat], got[seat]) for seat in seats]
    hidden = [*deal.pile, *_uncovered(view, deal), *(token for tokens in kept for token in tokens)]
    if len(_without(deal.left, hidden)) > len(deal.left) - len(hidden):
        return None
    deal.left = _without(deal.left, hidden)
    for epoch, token in enumerate(deal.endgame):
        if token == HIDDEN:
            deal.endgame[epoch] = deal.draw()
            if board.active_from[deal.endgame[epoch]] > epoch:
                return None
    if view.decision == DRAFT_TOKENS and not view.pile and not deal.pile:
        deal.pile = [deal.draw() for _ in range(view.pile_size)]
    for seat in seats:
        if seat == view.viewer:
            continue
        more = view.token_counts[seat] - view.pair_counts[seat] - len(kept[seat])
        drawn = [deal.draw() for _ in range(more)]
        if more < 0 or not _could_draw(board.active_from, [*drawn, *forced[seat]], unseen[seat]):
            return None
        deal.hands[seat] = [*kept[seat], *drawn]
    return deal


def _pass_on(view: View, deal: _Deal, chance: Chance, attempt: int) -> tuple[list[list[int]], list[list[int]]]:
    """What each seat got of the tokens that the viewer passed on, and in which epochs it drew others, unseen.

    The last of them is the token of the Endgame, or as long as the draft lasts they are being passed on.
    """
    got: list[list[int]] = [[] for _ in range(view.players)]
    unseen: list[list[int]] = [[] for _ in range(view.players)]
    for epoch, drafted in enumerate(view.drafts):
        after = _after(view, epoch)
        drafting = epoch == view.epoch and view.decision == DRAFT_TOKENS
        for seat in drafted[: view.round] if drafting else drafted:
            if seat not in after:
                unseen[seat].append(epoch)
        if view.viewer is None or not view.passed[epoch]:
            continue
        passed = _shuffled(chance, f"passed {epoch} {attempt}", view.passed[epoch])
        for seat in after:
            if passed:
                got[seat].append(passed.pop())
        if drafting:
            deal.pile = passed
        elif passed and deal.endgame[epoch] == HIDDEN:
            deal.endgame[epoch] = passed[0]
    return got, unseen


def _uncovered(view: View, deal: _Deal) -> list[int]:
    """Tokens of the Endgame that the viewer can tell from what it passed on."""
    return [token for epoch, token in enumerate(deal.endgame) if token >= 0 and view.endgame[epoch] == HIDDEN]


def _could_draw(active_from: Sequence[int], tokens: Iterable[int], epochs: Iterable[int]) -> bool:
    """Whether each of these tokens can be of an epoch of its own in which its area was active.

    Of a staged position nobody knows when it was drafted.
    """
    since = sorted((active_from[token] for token in tokens), reverse=True)
    return all(first <= epoch for first, epoch in zip(since, sorted(epochs, reverse=True), strict=False))


def _loosely(view: View, unknown: list[int]) -> _Deal:
    """Any deal with the right numbers."""
    deal = _Deal(view, unknown)
    deal.endgame = [deal.draw() if token == HIDDEN else token for token in deal.endgame]
    if view.decision == DRAFT_TOKENS and not view.pile:
        deal.pile = [deal.draw() for _ in range(view.pile_size)]
    for seat in range(view.players):
        if seat != view.viewer:
            deal.hands[seat] = [deal.draw() for _ in range(view.token_counts[seat] - view.pair_counts[seat])]
    return deal


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
