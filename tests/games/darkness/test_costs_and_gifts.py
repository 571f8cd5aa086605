"""How much each resource card gives, and what each action card costs."""

import pytest
from games.darkness.board import options, table
from games.darkness.card_play import AC_NAMES, CODES, RC_NAMES, Acting, choose

from darkling.games.darkness.rules.action_state import OWN_TURN
from darkling.games.darkness.rules.playable import could_pay
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness

GIFTS = {
    "": "Unleashed, Faked, Contemplate",
    "S1": "Brutish, Gladiatorial, Momentous, Shattering, Spinning, Guarding, Shield Flailing, Reaching, Grim",
    "S2": "Hearty, Howling, Thunderous, Stubborn, Pious, Steely, Blood Lusted",
    "S3": "Ponderous",
    "F1": "Ambushing, Flurrying, Quick, Stealthy, Merciless, Feathered, Silent, Keen",
    "F2": "Calculating, Hasty, Thrown, Adjusted",
    "F3": "Rapid",
    "M1": "Channeled, Empowered, Surging, Prismatic, Blessed, Cursed, Runed",
    "M2": "Magical, Concentrated, Slowed, Volatile, Holy, Faithful",
    "M4": "Sacrificial",
    "S1 F1": "Annihilating, Opportunistic, Patient, Unwavering, Swift-Drawn",
    "S2 F2": "Disciplined, Expert, Honorable, Zen",
    "S3 F3": "Prepared",
    "S1 M1": "Ascending, Divine, Radiant",
    "S2 M2": "Unyielding",
    "F1 M1": "Condemning, Crippling, Damning, Envenomed, Guileful, Replicating",
    "F2 M2": "Convicting, Poisonous, Zealous, Entangling",
    "S1 F1 M1": "Blinding, Dream-walking, Spirited, Kinetic, Chaotic, Steady, Lucky, Cautious",
    "S2 F2 M2": "Elemental, Calming",
    "S3 F3 M3": "Desperate",
    "S4 F4 M4": "Insane, Ritual",
}
PRICES = {
    "0": "Jab, Just One Step, Fate, Stab, Punch, Stretch, Pact, Walk, Drink",
    "R1": "Practiced Attack, Roll w/the Punches, Take the Blow, Bleed, Kick, Trip, Block, Deft Swing, "
    "Feint, Hack!, Shield Wall",
    "R2": "Charge, Militia, Cleave, Run, Trample, Hurl",
    "R2+Y2": "Deadly Turnabout",
    "R3": "Butcher, Crush, Warcry",
    "R4": "Earthshaker",
    "RX": "Diligent Assault",
    "Y1": "I Am Not Left Handed, Main Gauche, Shank, Death Mark, Distracting Shot, Juke, Snare, Lean, "
    "Dodge, Opportunity, Sprint, Hand Spring",
    "Y2": "Back Stab, Garrote, Slow Blade, Vanish, Smoke Bomb, Point Blank Shot, Precise Shot, Rope "
    "Dart, Mind Plague, Mind Blade, Lunge, Riposte",
    "Y3": "Finishing Move, Knock Out, Thousand Cuts, Double Bolt, Nerve Pinch, Eviscerate",
    "Y4": "Disembowel, Volley",
    "B1": "Force Push, Spark, Ward, Brand, Hex, Mend, Blink",
    "B2": "Beam, Drain, Teleport, Water, Weaken, Mirror Image, Ankh, Armor of Light, Cure, Smite, Mist,"
    " Psychic Leech, Spurn",
    "B3": "Lightning, Invocation, Sanctuary, Soul Flay, Pyre, Firewall, Justice",
    "B4": "Death Touch, Fireball, Resurrect",
    "B5": "Meteor",
    "BX": "Glamor, Siphoning",
    "O1": "Flourish, Footwork, Duel, Fend, Parry",
    "O2": "Crushing Parry, Sidestep, Spear, Still Blade, Draw the Line, Falling Leaf, Coup de Grace",
    "O3": "Lance, Perfect Cut",
    "O4": "Onslaught, Kata",
    "O5": "Vorpul Strike",
    "U1": "Bash, Faith, Stagger, Venerate",
    "U2": "Reflect, Shield Throw, Slam, Bulwark",
    "U3": "Concuss",
    "G1": "Cloak",
    "G2": "Humble, Vengeance",
    "G3": "Bind, Necromancy, Quell",
    "G4": "Possession",
    "W1": "Metamorph, Shove, Brace, Scramble",
    "W2": "Spirit Guide, Second Wind",
    "W4": "Psionic Hurricane",
}
"""What action cards cost: R Stamina, Y Focus, B Mana, O the first two, U S or M, G F or M, W any."""
COLOURS = {"S": "R", "F": "Y", "M": "B", "SF": "O", "SM": "U", "FM": "G", "SFM": "W"}
SINGLES = {"S": "Brutish", "F": "Keen", "M": "Surging"}
"""Resource cards that give one point of a type."""
COSTS = {
    "S": ("Feint", "Run", "Butcher", "Earthshaker"),
    "F": ("Sprint", "Slow Blade", "Eviscerate", "Volley"),
    "M": ("Spark", "Beam", "Lightning", "Fireball"),
}
"""Action cards that cost 1, 2, 3 and 4 of each type: the dearest that is paid says how much there is."""


def cases() -> list[tuple[str, str]]:
    return [(card, gifts) for gifts, cards in GIFTS.items() for card in cards.split(", ")]


def turn_with(card: str, acs: list[str]) -> Darkness:
    """Return a turn of a weak Psion with a resource card, and with enough to discard for it."""
    g = table(heroes=[("Psion", (6, 6), 9)], foes=[("Cave Bear", (7, 6), 60)])
    g.put(0, HAND_ACS, tuple([AC_NAMES.index(name) for name in ["Stab", "Stab", "Stab", *acs]]))
    fodder = ["Faked"] if card == "Thunderous" else []
    g.put(0, HAND_RCS, tuple([RC_NAMES.index(name) for name in [card, *fodder]]))
    g.start(Acting(0))
    if card == "Rapid":
        for answer in ("Stab", "7/6"):
            choose(g, answer)
    return g


def pays(card: str, ac: str) -> bool:
    return f"play {CODES[ac]}" in options(turn_with(card, [ac]))


@pytest.mark.parametrize(("card", "gifts"), cases())
def test_what_a_resource_gives(card: str, gifts: str) -> None:
    most = {kind: [pays(card, ac) for ac in acs].count(True) for kind, acs in COSTS.items()}
    assert " ".join([f"{kind}{amount}" for kind, amount in most.items() if amount]) == gifts


@pytest.mark.rule("AD-RC-07")
@pytest.mark.parametrize(("card", "is_both"), [("Ascending", True), ("Divine", True), ("Radiant", False)])
def test_some_give_two_types_at_once_and_some_one_of_two(card: str, is_both: bool) -> None:
    assert pays(card, "Slam") is is_both


def is_paid(ac: str, points: list[str]) -> bool:
    """Say whether points of these types pay for an action card, discards being no trouble."""
    g = table(heroes=[("Psion", (6, 6), 9)], foes=[("Cave Bear", (7, 6), 60)])
    number = AC_NAMES.index(ac)
    g.put(0, HAND_ACS, (number, *[AC_NAMES.index("Stab")] * 3))
    g.put(
        0, HAND_RCS, tuple([RC_NAMES.index(name) for name in ["Faked", *[SINGLES[kind] for kind in points]]])
    )
    return could_pay(g, 0, number, OWN_TURN)


def price_of(ac: str) -> str:
    """Return a cost as it is printed, from what pays it and what does not."""
    if is_paid(ac, []):
        return "0"
    least = {kind: next((n for n in range(1, 6) if is_paid(ac, [kind] * n)), 0) for kind in SINGLES}
    kinds = "".join([kind for kind, amount in least.items() if amount])
    if not kinds:
        return "R2+Y2" if is_paid(ac, list("SSFF")) and not is_paid(ac, list("SSSF")) else "?"
    (amount,) = {least[kind] for kind in kinds}
    return f"{COLOURS[kinds]}{amount}"


@pytest.mark.rule("AD-AC-02", "AD-AC-06", "AD-R-16")
@pytest.mark.parametrize(
    ("ac", "price"), [(ac, price) for price, acs in PRICES.items() for ac in acs.split(", ")]
)
def test_what_an_action_costs(ac: str, price: str) -> None:
    assert price_of(ac) == price.replace("X", "1")
