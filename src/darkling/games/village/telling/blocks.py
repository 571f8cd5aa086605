"""The table of the village, shown in blocks of phrases."""

from darkling.games.darkworld.telling.blocks import FigureBlocks
from darkling.games.darkworld.telling.names import listed_names
from darkling.games.darkworld.telling.shared_view import acting_monster, hero_of
from darkling.games.village.sight.view import BuildingView, VillageView
from darkling.games.village.telling.cards import EVENT_TEXTS
from darkling.games.village.telling.names import NAMES, name
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block

SHARED = FigureBlocks(NAMES)


def progress(view: VillageView) -> Block:
    """Say how far the game is: the round, the wheel, the creatures, the way to the Fortress."""
    order, entered = listed_names(view.order, NAMES), listed_names(view.entered, NAMES)
    lines: Block = [
        phrase("progress", round=view.round, order=order, wheel=view.wheel),
        *creatures(view),
        phrase("fortress", won="yes" if view.trial_won else "no", heroes=entered),
    ]
    if view.event is not None:
        lines.append(phrase("last-event", event=name(view.event), text=EVENT_TEXTS[view.event]))
    return lines


def creatures(view: VillageView) -> Block:
    """Say where Wolf, Lurker and Karrion are."""
    lurker = "caught" if view.lurker_camp else view.lurker or "home"
    karrion = name(view.karrion) if view.karrion else "home"
    return [phrase("creatures", wolf=view.wolf or "home", lurker=lurker, karrion=karrion)]


def heroes(view: VillageView) -> Block:
    """Show the heroes, and who holds Keys and hostages."""
    holders = [hero.hero for hero, key in zip(view.heroes, view.keys, strict=True) if key]
    lines = SHARED.heroes(view)
    if holders:
        lines.append(phrase("key-holders", heroes=listed_names(holders, NAMES)))
    miller, mayor = [name(hero) if hero else "none" for hero in view.hostages]
    if any(view.hostages):
        lines.append(phrase("rescued", miller=miller, mayor=mayor))
    return lines


def buildings(view: VillageView) -> Block:
    """Show which buildings are open or sealed, and which treasures are known; and what lies about."""
    lines = [_building(building) for building in view.buildings]
    return [phrase("buildings"), *lines, *SHARED.lying(view)]


def _building(building: BuildingView) -> Phrase:
    state = "sealed" if building.is_sealed else ("open" if building.is_open else "closed")
    known = building.treasure is not None or building.is_known
    treasure = name(building.treasure or "") if known else "hidden"
    return phrase("building-line", building=name(building.building), state=state, treasure=treasure or "none")


def warlord_cards_seen(view: VillageView) -> Block:
    """Show the Warlord cards that the viewer has seen."""
    if not view.warlord_seen:
        return []
    secret = name(view.secret) if view.secret else "none"
    return [phrase("warlord-seen", cards=listed_names(view.warlord_seen, NAMES), secret=secret)]


def who_acts(view: VillageView) -> Block:
    """Say whose figure acts, and what it has left."""
    now = view.acting
    if now is None:
        return []
    if view.beast is not None:
        return [phrase("acting-beast", beast=view.beast.lower(), actions=now.actions)]
    if now.hero is not None:
        return [phrase("acting-hero", hero=name(now.hero), actions=now.actions)]
    monster = acting_monster(view)
    kind = name(monster.kind)
    return [phrase("acting-monster", kind=kind, square=monster.square, actions=now.actions)]


def trial(view: VillageView) -> Block:
    """Show how the Trial of Stealth stands."""
    now = view.trial
    if now is None:
        return []
    told = phrase(
        "trial",
        hero=name(now.hero),
        square=hero_of(view, now.hero).square or "",
        moves=now.moves,
        most=now.most,
        trail=listed(now.trail) if now.trail else "none",
        lurker=now.lurker or "hidden",
    )
    return [told]
