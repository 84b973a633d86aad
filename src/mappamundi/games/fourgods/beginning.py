"""Before play: the deal, colours and cards where gods are hidden, and everybody ready (G2, G11)."""

from mappamundi.games.fourgods import timed
from mappamundi.games.fourgods.bag import deal
from mappamundi.games.fourgods.chronicle import CARD_DEALT, COLOUR_CHOSEN, PLAY_BEGAN, READY
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.prophets import claim
from mappamundi.games.fourgods.state import NOBODY, NONE, PLAY, WAITING, State
from mappamundi.games.fourgods.why import because


def set_up(p: State) -> None:
    """G2.1–G2.7: the World is empty; all tiles go into the bag, and two to each seat unless turns are timed."""
    fill_bag(p)
    if p.variant.timed:
        choose_first(p)
    else:
        for seat in range(p.players):
            deal(p, seat, 2)
    p.log.read()


def fill_bag(p: State) -> None:
    """G2.3."""
    p.bag = p.chance.shuffle("bag", p.rules.tiles.count)[::-1]


def choose_first(p: State) -> None:
    """G2.6."""
    p.active = p.chance.shuffle("first", p.players)[0]


def choose_colour(p: State, seat: int, god: int) -> None:
    """G11.2, G11.8: a prophet colour, first come, first served, for good."""
    if not p.variant.hidden:
        raise because("bad_action", "G11.8", "Colours are chosen where gods are hidden.")
    if p.phase != WAITING:
        raise because("bad_action", "G11.8", "Colours are chosen before the game begins.")
    if p.gods[seat]:
        raise because("god_limit", "G11.8", "You have your colour.")
    if p.owners[god] != NOBODY:
        raise because("god_taken", "G11.8", "Somebody else has that colour.")
    claim(p, seat, god)
    p.tell(COLOUR_CHOSEN, seat, god)
    if all(p.gods) and NONE in p.cards:
        deal_cards(p)


def deal_cards(p: State) -> None:
    """G11.1, G11.7: one card each, once every seat has its colour; G11.6: the others stay unknown."""
    p.cards = p.chance.shuffle("cards", len(GODS))[: p.players]
    for seat, card in enumerate(p.cards):
        p.tell(CARD_DEALT, seat, card)


def ready(p: State, seat: int) -> None:
    """G2.8, G2.9: with the last of them play begins."""
    if p.phase != WAITING:
        raise because("bad_action", "G2.8", "The game has begun.")
    if p.ready[seat]:
        raise because("bad_action", "G2.9", "You are ready already.")
    if p.variant.hidden and not p.gods[seat]:
        raise because("no_god", "G11.2", "First choose a colour.")
    p.ready[seat] = True
    p.tell(READY, seat)
    if all(p.ready):
        p.phase = PLAY
        p.tell(PLAY_BEGAN)
        if p.variant.timed:
            timed.begin_turn(p, p.active)
