"""Clearing the room, advancing, and changing decks."""

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    ITEM_CODES,
    MYSTERY_CODES,
    RESOURCE_CODES,
)
from darkling.games.darkness.rules.advancement import CHOICE, Advance, Train
from darkling.games.darkness.rules.box import AC, DECK_SIZE, RC
from darkling.games.darkness.rules.build import BuildDecks
from darkling.games.darkness.rules.campaign import Dungeon
from darkling.games.darkness.rules.clearing import ClearRoom, hp_if_rested, hp_if_revived
from darkling.games.darkness.rules.deck_changes import LEAST, ChangeDeck, cards_of
from darkling.games.darkness.rules.dungeon_deck import face_down
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.end_step import EndStep
from darkling.games.darkness.rules.exploring import Explore
from darkling.games.darkness.rules.mysteries import FindTreasure, ResolveMystery
from darkling.games.darkness.rules.state import Darkness, Hero
from darkling.games.darkness.rules.trade import NO_ITEM, GiveItems, TakeItem
from darkling.games.darkness.sight.hero_view import codes, counts, is_shown
from darkling.games.darkness.sight.view import ChosenView, ClearingView, DecksView, TrainingView
from darkling.table.decision import Seat

KINDS = {AC: "AC", RC: "RC"}
BUILD = "build"


def clearing_view(g: Darkness) -> ClearingView | None:
    """Return how far the clearing has come; None while there is a fight."""
    room, gifts = g.running(ClearRoom), g.running(GiveItems)
    if g.running(Encounter) is not None or (room is None and not _is_trading(g)):
        return None
    exploring, taking, mystery = g.running(Explore), g.running(TakeItem), g.running(ResolveMystery)
    treasure = g.running(FindTreasure)
    offered = None
    if taking is not None:
        offered = ITEM_CODES[taking.item]
    elif mystery is not None:
        offered = MYSTERY_CODES[mystery.mystery]
    elif gifts is not None and gifts.item != NO_ITEM:
        offered = ITEM_CODES[gifts.item]
    return ClearingView(
        stage=_stage(g),
        heroes=tuple([ChosenView(g.owner(hero), _state(g, hero), hp_if_rested(g, hero)) for hero in g.march]),
        revivable=tuple([(g.owner(hero), hp_if_revived(g, hero)) for hero in g.march if not g.hp[hero]]),
        explorer=None if exploring is None else g.owner(exploring.hero),
        finds=0 if exploring is None else exploring.finds,
        hidden_tiles=len(face_down(g)),
        can_dig=exploring is not None and exploring.can_dig(g),
        offered=offered,
        found=() if treasure is None else codes(ITEM_CODES, treasure.found),
    )


def _is_trading(g: Darkness) -> bool:
    """Say whether those who rested are giving each other equipment."""
    return g.running(GiveItems) is not None and g.running(Dungeon) is not None


def _stage(g: Darkness) -> str:
    if _is_trading(g):
        return "gifts"
    return "hands" if g.running(EndStep) is not None else "deeds"


def _state(g: Darkness, hero: Hero) -> str:
    room = g.running(ClearRoom)
    if not g.hp[hero]:
        return "out"
    if room is None:
        gifts = g.running(GiveItems)
        is_giving = gifts is not None and gifts.giving < len(gifts.heroes)
        return "now" if gifts is not None and is_giving and gifts.heroes[gifts.giving] == hero else "done"
    if g.owner(hero) in g.waiting:
        return "now"
    return "done" if room.acted >> hero & 1 else "waiting"


# Advancing.


def training_view(g: Darkness, viewer: Seat | None) -> TrainingView | None:
    training, advancing = g.running(Train), g.running(Advance)
    if training is not None and training.drawn:
        shown = is_shown(g, training.hero, viewer)
        drawn = codes(ADVANCEMENT_CODES, training.drawn) if shown else None
        return TrainingView(g.owner(training.hero), drawn, len(training.drawn))
    if advancing is not None and advancing.asked < g.heroes and advancing.step == "on_answer":
        hero = g.march[advancing.asked]
        return TrainingView(g.owner(hero), (), CHOICE + len(g.advancements[hero]))
    return None


# Decks.


def decks_view(g: Darkness) -> DecksView | None:
    building, changing = g.running(BuildDecks), g.running(ChangeDeck)
    if building is not None:
        return _decks_view(g, building.hero, KINDS[building.kind], BUILD, DECK_SIZE, 0)
    if changing is None:
        return None
    operation, kind = changing.what.split()
    if changing.swapping >= 0:
        kind = KINDS[changing.swapping]
    return _decks_view(g, changing.hero, kind, operation, LEAST, changing.left)


def _decks_view(g: Darkness, hero: Hero, kind: str, operation: str, size: int, left: int) -> DecksView:
    return DecksView(
        seat=g.owner(hero),
        kind=kind,
        acs=counts(ACTION_CODES, cards_of(g, hero, AC)),
        rcs=counts(RESOURCE_CODES, cards_of(g, hero, RC)),
        size=size,
        operation=operation,
        left=left,
    )
