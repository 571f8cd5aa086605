"""Standing orders: what a player says beforehand, so as not to be asked in every reaction window.

They belong to whoever shows a game to people. Rules and records know only the choice that comes of them.
"""

from dataclasses import dataclass
from typing import Literal

from darkling.table.decision import Seat
from darkling.table.gametype import GameType
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.rule import Rule

OrderKind = Literal["until-target", "this-round"]
UNTIL_TARGET: OrderKind = "until-target"
"""Pass until something is aimed at me; it stays until it is taken back."""
THIS_ROUND: OrderKind = "this-round"
"""Pass until the round is over."""


@dataclass(frozen=True)
class StandingOrder:
    """An order, and the round in which it was given."""

    kind: OrderKind
    round: int


def kinds_of_orders(game: GameType) -> list[OrderKind]:
    """Return the orders that make sense in a game: none where nothing passes in a window."""
    if not any(option.passes for option in game.vocabulary.options):
        return []
    kinds: list[OrderKind] = []
    if any(rule.is_target is not Rule.is_target for rule in game.rules.values()):
        kinds.append(UNTIL_TARGET)
    if game.study.has_rounds:
        kinds.append(THIS_ROUND)
    return kinds


def give_order(kind: OrderKind, game: GameType, position: Position) -> StandingOrder:
    return StandingOrder(kind, game.study.rounds(position))


def stands(order: StandingOrder, game: GameType, position: Position) -> bool:
    """Say whether an order still holds."""
    return order.kind != THIS_ROUND or order.round == game.study.rounds(position)


def ordered_pass(order: StandingOrder | None, position: Position, seat: Seat) -> Option | None:
    """Return the pass that an order makes of a seat's open decision, if it does."""
    if order is None or (order.kind == UNTIL_TARGET and position.is_target(seat)):
        return None
    return position.decision(seat).pass_option
