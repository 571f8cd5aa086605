"""Dark Heists: build a gang of crooked monsters, and do three heists with it."""

from darkling.games.heists import auto_player, bonus, cops, effects, heist, play_hand, recruit, setup, turn
from darkling.games.heists.arrange import PLAYERS, arrange, check, deal
from darkling.games.heists.cards import AUTO_CODES, CODES
from darkling.games.heists.options import Options
from darkling.games.heists.setup import SetUp
from darkling.games.heists.state import Heists
from darkling.games.heists.view import HeistsEyes
from darkling.games.heists.vocabulary import VOCABULARY
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

GAME = GameType(
    id="heists",
    title="Dark Heists",
    package=__name__,
    players=PLAYERS,
    rules_version=1,
    options=Options,
    modes={
        "normal": {},
        "first game": {"cop_effects": False, "challenge_rule": "meet"},
        "unforgiving": {"failed_heist": "lost"},
        "hidden hands": {"hidden_hands": True},
        "solo easy": {"difficulty": "easy"},
        "solo hard": {"difficulty": "hard"},
    },
    longest=1200,
    table=Heists,
    rules=rules_in(setup, turn, recruit, heist, bonus, play_hand, effects, cops, auto_player),
    vocabulary=VOCABULARY,
    eyes=HeistsEyes(),
    deal=lambda players, options: (deal(players, options), SetUp()),
    arrange=arrange,
    check=check,
    names={"card": CODES, "cards": CODES, "auto": AUTO_CODES},
)
