"""The worth of a position: which side will prevail, and which hero would then have most points."""

from darkling.games.darkworld.bot.chance_to_slay import shared_out
from darkling.games.darkworld.cards.pieces import ALL_CARDS, BOOTS, POTION
from darkling.games.darkworld.rules.hero_turn import begins
from darkling.games.darkworld.rules.odds import at_least
from darkling.games.darkworld.rules.state import BASIC, BASIC_DICE, FULL_HP, GOLDEN_DICE, OUT, Hero
from darkling.games.village.bot.hero_rollout import PATIENT
from darkling.games.village.bot.routes import lacks_key, walk_left
from darkling.games.village.cards.board import TOP
from darkling.games.village.rules.fortress import FORTRESS_CARDS
from darkling.games.village.rules.karrion import stoops_on
from darkling.games.village.rules.outcome import SPOT_POINTS, WARLORD_POINTS, points_but_coins
from darkling.games.village.rules.state import MOST_WHEEL, WEAKNESS_DICE, Village
from darkling.table.decision import Seat

COIN = 2.1
ITEMS = (1.4, 0.9, 0.4)
"""What a Healing Potion, Speed Boots and a Whip are worth, in points."""
LOSS = 2.5
"""What a bout with the Warlord costs in Hit Points, before Miss cards."""
KARRION_LOSS = 2.5
LATER_WEAPON = 0.6
"""How likely a hero without a Golden Weapon still gets one."""
LATER_KEY = 0.6
"""How likely a hero who needs a Key from elsewhere still gets one."""
TRIAL, TRIAL_AGAIN = 0.43, 0.35
"""How likely the Trial is won, and how likely it is after a knock-out."""
PACE = 2.2
"""Steps that a hero makes in a round, fights and all."""
RISK = 0.99
"""How likely a round goes by in which nothing goes wrong for good."""
WHEEL_PER_ROUND = 0.15
"""How much the wheel turns up in a round of walking."""
WHEEL_PER_WOUND = 0.08
"""How much it will turn up for every Hit Point that a hero lacks."""
PER_STEP, PER_HP, GOLDEN, KEY = 0.12, 0.35, 3.0, 2.0


def evaluate(g: Village, seat: Seat) -> float:
    """Return how likely a seat is to win."""
    return float(g.result.won[seat]) if g.over else chances(g)[seat]


def value(g: Village) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win, if heroes are patient; None while a turn is under way."""
    return chances(g, PATIENT) if begins(g) else None


def chances(g: Village, most: int = MOST_WHEEL) -> tuple[float, ...]:
    """Return for each seat how likely it is to win, if heroes go up while the wheel shows so much at most."""
    slaying = [slaying_chance(g, hero, most) for hero in range(len(g.at))]
    return shared_out(g, slaying, [hope(g, hero, slaying[hero]) for hero in range(len(g.at))])


def slaying_chance(g: Village, hero: Hero, most: int = MOST_WHEEL) -> float:
    """Return how likely a hero is to come to the top and slay the Warlord, with what he has and will get."""
    if g.at[hero] == OUT:
        return 0.0
    if g.at[hero] == TOP:
        return _against(g, hero, float(g.hp[hero]), g.wheel - g.wounds, coming=0, golden=_has_golden(g, hero))
    rounds = walk_left(g, hero) / PACE
    wheel = g.wheel + WHEEL_PER_ROUND * rounds + WHEEL_PER_WOUND * sum([FULL_HP - hp for hp in g.hp])
    needed = min(float(most), wheel) - g.wounds
    hp = FULL_HP - 1.5 + 0.1 * g.hp[hero]
    golden = _has_golden(g, hero) or LATER_WEAPON
    coming = FORTRESS_CARDS[len(g.entered)]
    return _reaches(g, hero) * _against(g, hero, hp, needed, coming, golden)


def _has_golden(g: Village, hero: Hero) -> float:
    return float(g.golden[hero] != BASIC)


def _reaches(g: Village, hero: Hero) -> float:
    """Return how likely a hero is to come to the top of the Fortress at all."""
    late: float = RISK ** (walk_left(g, hero) / PACE)
    if not g.trial_won:
        return late * (TRIAL + (1.0 - TRIAL) * TRIAL_AGAIN)
    return late * (LATER_KEY if lacks_key(g, hero) else 1.0)


def _against(g: Village, hero: Hero, hp: float, needed: float, coming: int, golden: float) -> float:
    """Return how likely a hero slays the Warlord who comes with so many Hit Points, and cards to draw."""
    hit_share = g.hit_cards / ALL_CARDS
    hits = g.hits[hero] + hit_share * coming
    misses = g.misses[hero] + (1.0 - hit_share) * coming
    if POTION in g.bags[hero]:
        hp += 5.0
    if stoops_on(g, hero):
        hp -= KARRION_LOSS
    blows = (hp + 0.7 * misses) / LOSS + 0.5 * (BOOTS in g.bags[hero])
    best = WEAKNESS_DICE if g.has_weakness(hero) else GOLDEN_DICE
    with_weapon, without = _slays(best, needed, hits, blows), _slays(BASIC_DICE, needed, hits, blows)
    return golden * with_weapon + (1.0 - golden) * without


def _slays(dice: int, needed: float, hits: float, blows: float) -> float:
    """Return how likely one of several blows is enough; between whole numbers the chance is in between."""
    lacking = min(float(MOST_WHEEL), needed) - min(3.0, hits)
    whole = int(lacking // 1)
    low, high = at_least(dice, whole + 1), at_least(dice, whole)
    blow = high + (lacking - whole) * (low - high)
    return float(1.0 - (1.0 - blow) ** max(0.0, blows))


def hope(g: Village, hero: Hero, slaying: float) -> float:
    """Return the points that a hero has and may hope for."""
    if g.at[hero] == OUT:
        return 0.0
    worth = points_but_coins(g, hero) + COIN * g.coins[hero] + 0.2 * g.hits[hero]
    worth += sum([ITEMS[item] for item in g.bags[hero]])
    worth += GOLDEN * _has_golden(g, hero) + KEY * g.keys[hero]
    worth += PER_HP * g.hp[hero] - PER_STEP * walk_left(g, hero)
    return worth + (WARLORD_POINTS + SPOT_POINTS) * slaying
