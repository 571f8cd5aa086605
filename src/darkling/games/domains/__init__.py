"""Dark Domains: build a wholesome settlement, and turn it evil before the adventurers notice."""

from darkling.games.domains.bot import SKILL
from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    MONSTER_CODES,
    SPELL_CODES,
    TILE_CODES,
)
from darkling.games.domains.cards.effect_tables import CARDS
from darkling.games.domains.rules import (
    adventure,
    attack,
    elimination,
    end_of_turn,
    flipping,
    foreman,
    fortune_phase,
    fortune_text,
    gaining,
    henchmen,
    losing,
    monsters,
    placing,
    production,
    resolving,
    scrying,
    set_up,
    trading,
    turn,
    uses,
)
from darkling.games.domains.rules.arranging import arrange
from darkling.games.domains.rules.invariants import check
from darkling.games.domains.rules.places import PLACE_CODES, SPACE_CODES
from darkling.games.domains.rules.set_up import PLAYERS, SetUpDomains, deal
from darkling.games.domains.rules.settings import DomainsSettings
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import VOCABULARY
from darkling.games.domains.sight.eyes import DomainsEyes
from darkling.games.domains.sight.view import DomainsView
from darkling.games.domains.study import STUDY
from darkling.games.domains.telling import TELLING
from darkling.games.domains.telling.catalogue import catalogue
from darkling.table.company import Mode
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

GAME = GameType(
    id="domains",
    title="Dark Domains",
    package=__name__,
    players=PLAYERS,
    rules_version=1,
    settings=DomainsSettings,
    modes={"normal": Mode(), "open stores": Mode({"open_stores": True})},
    longest=1500,
    table=Domains,
    rules=rules_in(
        set_up,
        turn,
        fortune_phase,
        fortune_text,
        placing,
        resolving,
        elimination,
        foreman,
        adventure,
        attack,
        production,
        end_of_turn,
        uses,
        gaining,
        losing,
        trading,
        flipping,
        monsters,
        henchmen,
        scrying,
    ),
    vocabulary=VOCABULARY,
    eyes=DomainsEyes(),
    deal=lambda players, settings: (deal(players, settings), SetUpDomains()),
    arrange=arrange,
    check=check,
    names={
        "fortune": FORTUNE_CODES,
        "fortunes": FORTUNE_CODES,
        "adventurer": ADVENTURER_CODES,
        "adventurers": ADVENTURER_CODES,
        "henchman": HENCHMAN_CODES,
        "henchmen": HENCHMAN_CODES,
        "tile": TILE_CODES,
        "tiles": TILE_CODES,
        "monster": MONSTER_CODES,
        "monsters": MONSTER_CODES,
        "spell": SPELL_CODES,
        "spells": SPELL_CODES,
        "place": PLACE_CODES,
        "to_place": PLACE_CODES,
        "space": SPACE_CODES,
        "to_space": SPACE_CODES,
    },
    view=DomainsView,
    telling=TELLING,
    skill=SKILL,
    study=STUDY,
    cards=CARDS,
    catalogue=catalogue,
    terminal="darkling.terminal.tables.domains.table:DomainsTable",
)
