"""What a game master is asked, in words."""

from darkling.games.darkness.sight.master_structs import MonsterDefenseView, MusterView, RecruitView
from darkling.games.darkness.sight.view import DarknessView
from darkling.games.darkness.telling.card_texts import foe_lines
from darkling.games.darkness.telling.figures import figure, figure_first, some_of
from darkling.games.darkness.telling.names import FOE_OF
from darkling.table.phrase import phrase
from darkling.table.telling import Block, Figures


def is_master(view: DarknessView) -> bool:
    """Say whether the viewer is the game master."""
    return view.master is not None and view.seat == view.master.seat


def plans_known(view: DarknessView) -> str:
    """Return how much the viewer knows of what monsters will do: all, what they would, or nothing."""
    if view.arena is not None:
        return "no"
    if view.master is None:
        return "yes"
    return "printed" if is_master(view) else "no"


def muster_of(view: DarknessView) -> MusterView | None:
    return view.master.muster if view.master else None


def budget(view: DarknessView) -> Block:
    """Say how much danger there is, and may be."""
    shown = muster_of(view)
    if shown is None or view.master is None:
        return []
    told = {"danger": shown.danger, "level": shown.level, "most": shown.most}
    return [phrase("budget-line", seat=view.master.seat, **told)]


def seat(view: DarknessView) -> Block:
    """Say who is the game master, if anyone is."""
    return [phrase("master-line", seat=view.master.seat)] if view.master else []


def orders(view: DarknessView) -> Block:
    """Say what the monster that is led may still do."""
    return [phrase("led-line", **led(view))] if view.master and view.master.led else []


def muster(view: DarknessView) -> Figures:
    """Return how much danger has been picked, and what is being placed."""
    shown = muster_of(view)
    if shown is None:
        return {"danger": 0, "level": 0, "most": 0, "foes": phrase("somebody"), "left": 0}
    placing = some_of(shown.placing, max(1, shown.to_place)) if shown.placing else phrase("somebody")
    return {
        "danger": shown.danger,
        "level": shown.level,
        "most": shown.most,
        "foes": placing,
        "left": shown.to_place,
    }


def recruit(code: str, view: DarknessView) -> Figures:
    """Return a card that may be picked."""
    shown = muster_of(view)
    found = [one for one in (shown.recruits or ()) if one.foe == code] if shown else []
    card = FOE_OF[code]
    one = found[0] if found else RecruitView(code, card.number, card.danger, 1)
    attacks, moves, defends, _ = foe_lines(card)
    return {
        "foes": some_of(code, one.number),
        "number": one.number,
        "danger": one.danger,
        "hp": card.hp,
        "copies": one.copies,
        "attacks": attacks,
        "moves": moves,
        "defends": defends,
    }


def in_short(one: RecruitView) -> Figures:
    """Return the same in numbers alone."""
    card = FOE_OF[one.foe]
    return {
        "foes": some_of(one.foe, one.number),
        "danger": one.danger,
        "hp": card.hp,
        "attacks": card.attacks,
        "damage": card.damage,
        "copies": one.copies,
    }


def barred(code: str, view: DarknessView) -> Figures:
    """Return a card that is too dangerous to be picked now."""
    shown = muster_of(view)
    spare = shown.most - shown.danger if shown else 0
    return {"foes": FOE_OF[code].name, "danger": FOE_OF[code].danger, "spare": spare}


def proposal(_thing: str, view: DarknessView) -> Figures:
    """Return what is left to the rules."""
    shown = muster_of(view)
    if shown is not None:
        return {"state": "place" if shown.placing else "muster"}
    return {"state": "map" if view.phase == "map" else "printed"}


def led(view: DarknessView) -> Figures:
    """Return the monster that acts, and what it may still do."""
    shown = view.master.led if view.master else None
    number = shown.figure if shown else view.acting
    return {
        "figure": figure(view, number) if number is not None else phrase("somebody"),
        "who": figure_first(view, number) if number is not None else phrase("somebody"),
        "attacks": shown.attacks if shown else 0,
        "maneuvers": shown.maneuvers if shown else 0,
    }


def blow(square: int, view: DarknessView) -> Figures:
    """Return what an attack of the monster that is led comes to, if nobody answers."""
    shown = view.master.led if view.master else None
    found = [prey for prey in shown.prey if prey.square == square] if shown else []
    return (
        {"damage": found[0].damage, "hp_after": found[0].hp_after} if found else {"damage": 0, "hp_after": 0}
    )


def defense(view: DarknessView) -> Figures:
    """Return what comes of the attack with a defense and without."""
    shown = _defense(view)
    if shown is None:
        return {"figure": phrase("somebody"), "damage": 0, "left": 0, "hp": 0, "defended": 0, "undefended": 0}
    return {
        "figure": figure_first(view, shown.figure),
        "damage": shown.damage,
        "left": shown.left,
        "hp": shown.hp,
        "defended": shown.hp_defended,
        "undefended": shown.hp_undefended,
    }


def _defense(view: DarknessView) -> MonsterDefenseView | None:
    return view.master.defense if view.master else None
