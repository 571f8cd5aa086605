"""Attack the Darkness: the box is whole, its tables say what the cards say, broken files are refused."""

from importlib.resources import files
from shutil import copytree

import pytest

from darkling.games.darkness import cards as tables
from darkling.games.darkness.cards import (
    ACTION_CODES,
    ACTIONS,
    ADVANCEMENT_DECK,
    ADVANCEMENTS,
    ARENA_MAP,
    BOSS_CARDS,
    CLASSES,
    DUNGEON_CODES,
    DUNGEON_DECK,
    EXAMPLE_MAP,
    FOE_CODES,
    FOES,
    ITEMS,
    LEGAL_ACTIONS,
    LEGAL_RESOURCES,
    LOGO,
    MONSTER_KINDS,
    MYSTERIES,
    PLANS,
    RESOURCE_CODES,
    RESOURCES,
    TILE,
    boss_cards,
    card_of_item,
    foe_of,
    item_of,
    mystery_of,
)
from darkling.games.darkness.cards.checks import tile_distances
from darkling.games.darkness.cards.files import BOX, CARDS, DarknessBox
from darkling.games.darkness.cards.language import (
    ANY_RESOURCE,
    ATK,
    CMD,
    DEF,
    IMPACTS,
    INF,
    KEEP,
    MAN,
    REC,
    ActionPart,
    Amount,
    CardEffect,
    F,
    Gem,
    Gift,
    M,
    Predicate,
    S,
    SourceOfX,
    Whom,
)
from darkling.games.darkness.cards.schema import RawAction
from darkling.grid import board_of
from darkling.table.errors import BadCards

CHAMPION, ASSASSIN, MAGICIAN, SAMURAI, TEMPLAR, INQUISITOR, PSION = CLASSES


def action(name):
    return next(card for card in ACTIONS if card.name == name)


def resource(name):
    return next(card for card in RESOURCES if card.name == name)


def foe(name):
    return next(card for card in FOES if card.name == name)


def item(name):
    return next(card for card in ITEMS if card.name == name)


def advancement(name):
    return next(card for card in ADVANCEMENTS if card.name == name)


def counted(deck, kinds):
    return {kinds[card].name: deck.count(card) for card in deck}


def points(amount):
    return CardEffect("dmg", amount=Amount(amount))


# Counts.


@pytest.mark.rule("AD-R-21")
def test_the_box_has_all_its_cards():
    assert (len(ACTIONS), len(RESOURCES), len(CLASSES)) == (137, 84, 7)
    assert sum(card.copies for card in (*ACTIONS, *RESOURCES)) == 593
    assert len(DUNGEON_DECK) == 79
    assert len(ADVANCEMENT_DECK) == 36
    assert (MONSTER_KINDS, len(FOES), len(ITEMS), len(MYSTERIES), len(ADVANCEMENTS)) == (23, 27, 18, 9, 26)


def test_the_dungeon_deck_holds_monsters_bosses_equipment_and_mysteries():
    foes = [foe_of(card) for card in DUNGEON_DECK]
    assert len([number for number in foes if 0 <= number < MONSTER_KINDS]) == 42
    assert len([number for number in foes if number >= MONSTER_KINDS]) == 9
    assert len([card for card in DUNGEON_DECK if item_of(card) >= 0]) == 18
    assert len([card for card in DUNGEON_DECK if mystery_of(card) >= 0]) == 10


def test_every_dungeon_card_is_one_thing():
    assert len(DUNGEON_CODES) == len(set(DUNGEON_CODES)) == 23 + 9 + 18 + 9
    for card in range(len(DUNGEON_CODES)):
        assert [foe_of(card) >= 0, item_of(card) >= 0, mystery_of(card) >= 0].count(True) == 1
    assert [card_of_item(item_of(card)) for card in DUNGEON_DECK if item_of(card) >= 0] == [
        card for card in DUNGEON_DECK if item_of(card) >= 0
    ]
    assert list(DUNGEON_DECK) == sorted(DUNGEON_DECK)


@pytest.mark.rule("AD-BOS-01", "AD-R-26")
def test_bosses_are_sets_of_cards():
    sets = {FOES[number].name: len(boss_cards(number)) for number in range(len(FOES)) if boss_cards(number)}
    assert sets == {"Grimalkin": 2, "Wendigo": 2, "High Order Master": 2, "Salt Dragon": 3}
    dragon = FOE_CODES.index("BO4")
    assert [DUNGEON_CODES[card] for card in boss_cards(dragon)] == ["BO4-1", "BO4-2", "BO4-3"]
    assert {foe_of(card) for card in boss_cards(dragon)} == {dragon}
    assert all(not BOSS_CARDS[number] for number in range(MONSTER_KINDS))


@pytest.mark.rule("AD-ADV-02")
def test_advancements_have_copies_and_danger():
    assert [card.copies for card in ADVANCEMENTS].count(2) == 10
    assert [card.copies for card in ADVANCEMENTS].count(1) == 16
    assert all(card.danger >= 1 for card in ADVANCEMENTS)
    assert advancement("Mastery").danger == advancement("Deep Reserves").danger == 3


def test_all_pictures_are_different():
    lists = (BOX.actions, BOX.resources, BOX.classes, BOX.monsters, BOX.bosses, BOX.items, BOX.mysteries)
    pictures = [raw.art for raws in (*lists, BOX.advancements, BOX.dungeons) for raw in raws]
    assert len(set(pictures)) == len(pictures)


# The cards of players.


@pytest.mark.rule("AD-BLD-02")
def test_letters_say_which_classes_may_use_a_card():
    feint = ACTIONS.index(action("Feint"))
    assert ACTIONS[feint].letters == "CTS"
    users = [one.name for one, legal in zip(CLASSES, LEGAL_ACTIONS, strict=True) if feint in legal]
    assert users == ["Champion", "Samurai", "Templar"]
    fate = ACTIONS.index(action("Fate"))
    assert ACTIONS[fate].letters == IMPACTS
    assert all(fate in legal for legal in LEGAL_ACTIONS)


def test_classes_have_as_many_legal_cards_as_they_should():
    assert [len(legal) for legal in LEGAL_ACTIONS] == [28, 30, 31, 38, 34, 32, 31]
    core = [len(one.core) for one in CLASSES]
    others = [len(legal) - own for legal, own in zip(LEGAL_RESOURCES, core, strict=True)]
    assert others == [16, 16, 15, 17, 17, 17, 17]


def test_the_types_of_the_legal_cards_are_as_planned():
    found = [
        [len([card for card in legal if ACTIONS[card].types & kind]) for kind in (ATK, MAN, REC, CMD, DEF)]
        for legal in LEGAL_ACTIONS
    ]
    assert found == [
        [15, 5, 2, 3, 5],
        [17, 5, 2, 4, 5],
        [12, 4, 5, 8, 3],
        [21, 8, 2, 4, 10],
        [10, 5, 7, 7, 7],
        [11, 2, 3, 11, 5],
        [13, 6, 4, 8, 2],
    ]


@pytest.mark.rule("AD-R-15", "AD-KNO-08")
def test_the_classes():
    assert [one.letter for one in CLASSES] == list("CAMSTIP")
    assert [one.resources for one in CLASSES] == [S, F, M, S | F, S | M, F | M, ANY_RESOURCE]
    assert [one.speed for one in CLASSES] == [2, 5, 3, 4, 3, 4, 4]
    assert [one.hp for one in CLASSES] == [26, 17, 14, 20, 22, 16, 18]
    assert [one.ability for one in CLASSES] == [
        "rage",
        "flow",
        "arcane_font",
        "poise",
        "crescendo",
        "the_question",
        "flux",
    ]


@pytest.mark.rule("AD-BLD-04", "AD-BLD-05", "AD-R-19")
def test_resource_decks_have_27_cards_12_of_them_core():
    for one in CLASSES:
        assert len(one.resource_deck) == 27
        assert sum(copies for _, copies in one.core) == 12
        for card, copies in one.core:
            assert RESOURCES[card].is_core
            assert RESOURCES[card].letters == one.letter
            assert one.resource_deck.count(card) == copies


@pytest.mark.rule("AD-BLD-06", "AD-BLD-03")
def test_only_the_templar_has_two_core_cards():
    assert [[copies for _, copies in one.core] for one in CLASSES] == [
        [12],
        [12],
        [12],
        [12],
        [6, 6],
        [12],
        [12],
    ]
    assert [RESOURCES[card].name for card, _ in TEMPLAR.core] == ["Holy", "Pious"]
    assert len([card for card in RESOURCES if card.is_core]) == 8


@pytest.mark.rule("AD-BLD-07", "AD-BLD-08", "AD-BLD-09")
def test_sample_decks_are_legal():
    for one, actions, resources in zip(CLASSES, LEGAL_ACTIONS, LEGAL_RESOURCES, strict=True):
        core = [card for card, _ in one.core]
        assert len(one.action_deck) == 27
        assert max(one.action_deck.count(card) for card in one.action_deck) <= 3
        assert all(one.resource_deck.count(card) <= 3 for card in one.resource_deck if card not in core)
        assert set(one.action_deck) <= set(actions)
        assert set(one.resource_deck) <= set(resources)


@pytest.mark.rule("AD-BLD-11")
def test_the_sample_decks_of_the_champion_and_the_psion():
    assert counted(CHAMPION.resource_deck, RESOURCES) == {
        "Blood Lusted": 1,
        "Brutish": 2,
        "Gladiatorial": 2,
        "Hearty": 12,
        "Howling": 2,
        "Momentous": 2,
        "Ponderous": 2,
        "Shattering": 2,
        "Spinning": 2,
    }
    psion = counted(PSION.action_deck, ACTIONS)
    assert psion["Fate"] == 1
    assert psion == dict.fromkeys(psion, 2) | {"Fate": 1}
    assert "Hack!" in psion
    assert sorted(psion) == [
        "Bleed",
        "Fate",
        "Firewall",
        "Hack!",
        "Kick",
        "Lean",
        "Mind Plague",
        "Mist",
        "Nerve Pinch",
        "Psionic Hurricane",
        "Spirit Guide",
        "Sprint",
        "Trip",
        "Walk",
    ]


def test_the_sample_decks_hold_378_cards():
    assert sum(len(one.action_deck) + len(one.resource_deck) for one in CLASSES) == 378


@pytest.mark.rule("AD-PVP-15", "AD-R-116")
def test_sixteen_cards_are_banned_in_the_arena_and_replaced_there():
    banned = {card.name for card in (*ACTIONS, *RESOURCES) if card.is_banned}
    assert banned == {
        *("Blinding", "Condemning", "Guileful", "Unleashed", "Vorpul Strike", "Spurn", "Spirit Guide"),
        *("Quell", "Possession", "Pact", "Nerve Pinch", "Necromancy", "Justice", "Disembowel"),
        *("Coup de Grace", "Bind"),
    }
    for one in CLASSES:
        decks = (one.arena_action_deck, one.arena_resource_deck)
        assert [len(deck) for deck in decks] == [27, 27]
        assert not any(ACTIONS[card].is_banned for card in decks[0])
        assert not any(RESOURCES[card].is_banned for card in decks[1])
    assert counted(MAGICIAN.arena_resource_deck, RESOURCES)["Volatile"] == 2
    assert counted(PSION.arena_action_deck, ACTIONS)["Mind Blade"] == 2
    assert CHAMPION.arena_action_deck == CHAMPION.action_deck


# Single cards.


@pytest.mark.rule("AD-KNO-01", "AD-R-16")
def test_kata():
    kata = action("Kata")
    attack = ActionPart(
        ATK,
        Whom("enemies", 2, "reach"),
        effects=(CardEffect("hits", amount=Amount(2)), points(2), CardEffect("push", amount=Amount(4))),
        damage=Amount(2),
        hits=2,
    )
    assert kata.gems == (Gem(S | F, 4),)
    assert kata.parts == (
        attack,
        ActionPart(MAN, Whom("self"), effects=(CardEffect("move", amount=Amount(4)),)),
    )
    assert (kata.types, kata.price, kata.letters, kata.lasts) == (ATK | MAN, 4, "PS", 0)


@pytest.mark.rule("AD-KNO-02")
def test_deadly_turnabout():
    card = action("Deadly Turnabout")
    assert card.gems == (Gem(S, 2), Gem(F, 2))
    assert card.conditions == (Predicate("attacked", kinds=("melee",)),)
    assert card.parts == (
        ActionPart(ATK, Whom("attacker", 1, "melee"), effects=(points(6),), damage=Amount(6)),
        ActionPart(DEF, Whom("self"), "melee", (CardEffect("block"),)),
    )
    assert (card.letters, card.types, card.price) == ("S", ATK | DEF, 4)


@pytest.mark.rule("AD-KNO-03")
def test_siphoning():
    card = action("Siphoning")
    attack, recovery = card.parts
    assert card.gems == (Gem(M, 1, is_x=True),)
    assert card.x == SourceOfX("paid")
    assert (attack.whom, attack.damage) == (Whom("enemies", 1, "ranged"), Amount(0, 1))
    assert recovery.whom == Whom("allies", 1, "ranged")
    assert recovery.effects == (CardEffect("heal", amount=Amount(of="unsaved")),)
    assert (card.letters, card.price) == ("M", 1)


@pytest.mark.rule("AD-KNO-04", "AD-KNO-05", "AD-R-18")
def test_hack_and_feint():
    hack, feint = action("Hack!"), action("Feint")
    assert hack.gems == feint.gems == (Gem(S, 1),)
    assert hack.conditions == (Predicate("discard", 1, ("any",)),)
    assert hack.parts == (
        ActionPart(ATK, Whom("enemies", 1, "melee"), effects=(points(4),), damage=Amount(4)),
    )
    assert hack.letters == "PC"
    assert feint.parts == (ActionPart(MAN, Whom("self"), effects=(CardEffect("move", amount=Amount(2)),)),)
    assert not [card for card in ACTIONS if card.name == "Hack"]


@pytest.mark.rule("AD-KNO-06", "AD-KNO-07")
def test_hearty_and_reaching():
    hearty, reaching = resource("Hearty"), resource("Reaching")
    assert hearty.gifts == (Gift(S, 2),)
    assert hearty.effects == (CardEffect("split", amount=Amount(2)),)
    assert hearty.is_core
    assert reaching.gifts == (Gift(S, 1),)
    assert reaching.effects == (CardEffect("plus", "dist", Amount(1)),)


@pytest.mark.rule("AD-RC-02", "AD-RC-07")
def test_resource_cards_give_none_several_or_a_choice_of_three_resources():
    given = {name: resource(name).gifts for name in ("Faked", "Ascending", "Elemental", "Disciplined")}
    assert given == {
        "Faked": (),
        "Ascending": (Gift(S, 1), Gift(M, 1)),
        "Elemental": (Gift(S | F | M, 2, is_named=True),),
        "Disciplined": (Gift(S | F, 2),),
    }
    assert {gift.resources & ~ANY_RESOURCE for card in RESOURCES for gift in card.gifts} == {0}


@pytest.mark.parametrize(
    ("name", "effects", "letters", "copies"),
    [
        ("Condemning", (CardEffect("mod", "def", Amount(-INF), 2),), "I", 2),
        ("Contemplate", (CardEffect("draw", "AC", Amount(2)),), "T", 2),
        ("Adjusted", (CardEffect("cycle", "AC", Amount(1)),), "PA", 4),
        ("Feathered", (CardEffect("move", amount=Amount(2), at=Whom("self")),), "A", 3),
        ("Lucky", (CardEffect("scry", "AC", Amount(2)),), "IMPACTS", 3),
        ("Momentous", (CardEffect("plus", "dmg", Amount(0, 1)),), "C", 2),
    ],
)
def test_resource_cards(name, effects, letters, copies):
    card = resource(name)
    assert (card.effects, card.letters, card.copies) == (effects, letters, copies)


@pytest.mark.parametrize(
    ("name", "gems", "types", "lasts", "letters"),
    [
        ("Stab", (), ATK, 0, "ACTS"),
        ("Meteor", (Gem(M, 5),), ATK, 0, "M"),
        ("Necromancy", (Gem(F | M, 3),), CMD, 3, "IM"),
        ("Main Gauche", (Gem(F, 1),), ATK | DEF, 0, "A"),
        ("Invocation", (Gem(M, 3),), CMD, KEEP, "T"),
        ("Mind Plague", (Gem(F, 2),), ATK, 3, "P"),
        ("Psionic Hurricane", (Gem(ANY_RESOURCE, 4),), ATK, 0, "P"),
        ("Faith", (Gem(S | M, 1),), DEF | REC, 0, "T"),
    ],
)
def test_action_cards(name, gems, types, lasts, letters):
    card = action(name)
    assert (card.gems, card.types, card.lasts, card.letters) == (gems, types, lasts, letters)


@pytest.mark.rule("AD-DUR-04")
def test_cards_with_effects_for_several_rounds_last_as_many():
    dots = [
        (card.name, card.lasts, len(effect.numbers))
        for card in ACTIONS
        for part in card.parts
        for effect in part.effects
        if effect.verb == "dot"
    ]
    assert len(dots) == 6
    assert all(lasts == rounds for _, lasts, rounds in dots)


# The dungeon.


@pytest.mark.rule("AD-KNO-09", "AD-R-24", "AD-R-25")
@pytest.mark.parametrize(
    ("name", "kind", "number", "attacks", "maneuvers", "defenses", "hp", "danger"),
    [
        ("Kobold Crossbows", "VERMIN", 2, (1, "ranged", 2), (1, False, 4), (1, "any", 2), 4, 5),
        ("Aura Knight", "MINION", 1, (1, "melee", 4), (1, False, 4), (INF, "any", 1), 5, 3),
        ("Zombies!", "UNDEAD", 6, (1, "melee", 1), (1, False, 1), (0, "", 0), 2, 3),
        ("Demon!", "DEMON", 1, (2, "melee", 4), (1, True, 5), (1, "any", 3), 10, 8),
        ("Minotaur", "DEMON", 1, (1, "melee", 6), (1, False, 5), (2, "any", 2), 12, 7),
        ("Chesherak", "SHADOW", 1, (1, "melee", 4), (1, True, 6), (1, "any", INF), 3, 3),
        ("Bone Archers", "UNDEAD", 3, (1, "ranged", 1), (1, False, 3), (1, "ranged", 2), 3, 4),
        ("Vampire", "UNDEAD", 1, (2, "melee", 3), (1, True, 6), (2, "any", 2), 12, 9),
        ("High Order Master", "BOSS", 1, (2, "ranged", 3), (1, True, 7), (2, "any", INF), 20, 30),
        ("Salt Dragon", "BOSS", 1, (2, "reach", 5), (1, True, 6), (3, "any", 3), 36, 40),
        ("Grimalkin", "BOSS", 1, (3, "melee", 3), (2, False, 5), (2, "any", 3), 16, 18),
    ],
)
def test_foes(name, kind, number, attacks, maneuvers, defenses, hp, danger):
    card = foe(name)
    assert (card.type, card.number, card.hp, card.danger) == (kind, number, hp, danger)
    assert (card.attacks, card.distance, card.damage) == attacks
    assert (card.maneuvers, card.flies, card.speed) == maneuvers
    assert (card.defenses, card.guards, card.saves) == defenses


def test_how_foes_behave():
    snipers = {card.name: card.reaches for card in FOES if card.behaviour == "B-SNIPE"}
    assert snipers == {
        "Kobold Crossbows": 6,
        "Dread Archer": 4,
        "Imps": 3,
        "Void Weaver": 5,
        "Bone Archers": 2,
    }
    assert (foe("High Order Master").behaviour, foe("High Order Master").reaches) == ("B-TURRET", 8)
    assert {card.ends for card in FOES if card.behaviour in ("B-SNIPE", "B-RAID", "B-TURRET")} == {"out"}
    assert {card.name: card.ends for card in FOES if card.behaviour == "B-PIKE"} == {
        "Kobold Spears": "reach",
        "Ashen Brute": "reach",
        "Salt Dragon": "melee",
    }


def test_what_is_special_about_foes():
    victim = Whom("victim", 1, "any")
    assert foe("Wraith").specials == (CardEffect("pierce", amount=Amount(INF)),)
    assert foe("Vampire").specials == (
        CardEffect("heal", amount=Amount(of="unsaved"), on="hit", at=Whom("self")),
    )
    assert foe("Minotaur").specials == (CardEffect("plus", "dmg", Amount(2), when=(Predicate("moved", 2),)),)
    assert foe("Void Weaver").specials == (CardEffect("push", "toward", Amount(2), on="hit", at=victim),)
    lives, toying = foe("Grimalkin").specials
    assert lives == CardEffect("survive", "far", Amount(8), on="dead")
    assert toying == CardEffect("push", "away", Amount(2), on="hit", at=victim)
    assert foe("Grimalkin").how_often == 2
    assert [len(card.specials) for card in FOES if card.is_boss] == [2, 2, 3, 3]


def test_monsters_are_as_hard_as_their_danger_says():
    monsters = FOES[:MONSTER_KINDS]
    assert sum(card.copies * card.danger for card in monsters) == 201
    hp = sum(card.copies * card.number * card.hp for card in monsters)
    damage = sum(card.copies * card.number * card.attacks * card.damage for card in monsters)
    assert round(hp / 201, 2) == 1.84
    assert round(damage / 201, 2) == 1.03


@pytest.mark.rule("AD-EQ-06", "AD-EQ-03")
def test_equipment_says_slots_use_and_effect():
    assert {card.name: card.slots for card in ITEMS if card.slots != 1} == {
        "Great Maul": 2,
        "Long Pike": 2,
        "Tower Shield": 2,
        "Deep Satchel": 0,
    }
    crossbow, sword = item("Hand Crossbow"), item("Keen Sword")
    assert (crossbow.per, crossbow.when) == ("turn", "own")
    assert crossbow.conditions == (Predicate("discard", 1, ("any",)),)
    assert crossbow.effects[0].part == ActionPart(
        ATK, Whom("enemies", 1, "ranged"), effects=(points(2),), damage=Amount(2)
    )
    assert (sword.per, sword.when, sword.fits) == ("turn", "with", ("melee", "reach"))
    assert (item("Buckler").per, item("Buckler").when, item("Buckler").answers) == (
        "round",
        "attacked",
        "melee",
    )
    draught = item("Healing Draught")
    assert (draught.per, draught.effects[0].part.type, draught.effects[0].part.whom.distance) == (
        "once",
        REC,
        "reach",
    )


def test_mysteries():
    found = {card.name: (card.copies, card.effects) for card in MYSTERIES}
    assert found["Ambush!"] == (2, (CardEffect("skirmish", amount=Amount(2)),))
    assert found["Trap Door"][1] == (CardEffect("hp", amount=Amount(-4)), CardEffect("nextstart", "far"))
    assert found["Healing Spring"][1][0].at == Whom("allies", 99, "any")
    assert sum(copies for copies, _ in found.values()) == 10


def test_advancements_say_when_they_help():
    assert (advancement("Tough").per, advancement("Tough").when) == ("passive", "always")
    assert (advancement("Honed").per, advancement("Honed").when) == ("once", "gained")
    assert (advancement("Iron Skin").when, advancement("Iron Skin").answers) == ("attacked", "any")
    assert advancement("Long Arms").fits == ("melee", "reach")
    assert {card.name: card.special for card in ADVANCEMENTS if card.special} == {
        "Slayer": "slayer",
        "Marksman": "marksman",
        "Field Medic": "field_medic",
        "Vanguard": "vanguard",
        "Mastery": "mastery",
    }


# Maps.


@pytest.mark.rule("AD-R-01", "AD-R-12")
def test_the_cells_of_a_tile_go_round_from_the_logo():
    upright, lying = TILE.points((0, 0, 0)), TILE.points((1, 0, 0))
    assert upright == (
        *((2, 0), (2, 1), (2, 2), (2, 3), (1, 3), (0, 3)),
        *((0, 2), (0, 1), (0, 0), (1, 0), (1, 1), (1, 2)),
    )
    assert lying == (
        *((3, 2), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)),
        *((1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1)),
    )
    assert (upright[LOGO], lying[LOGO]) == ((2, 0), (3, 2))


@pytest.mark.rule("AD-R-12")
def test_the_zombies_of_the_basement_stand_in_a_spiral():
    board = board_of(TILE, PLANS[0].maps[0].tiles)
    last = board.shape.squares(6)
    assert [board.points[square] for square in last][:6] == [
        *((12, 2), (12, 3), (12, 4), (12, 5), (11, 5), (10, 5)),
    ]


@pytest.mark.rule("AD-DGN-01", "AD-DGN-02", "AD-DGN-03")
def test_the_cellar_the_sewer_and_the_prison():
    cellar, sewer, prison = PLANS[:3]
    assert [of.name for of in cellar.maps] == ["The Basement", "The Forgotten Room"]
    assert [of.name for of in sewer.maps] == ["The Drain", "The Junction", "The Cistern", "The Hole"]
    assert [of.name for of in prison.maps] == [
        "The Confessional",
        "The Cell Block",
        "The Abandoned Level",
        "The Deep",
    ]
    gone = ["Grimalkin", "High Order Master", "Salt Dragon", "Trap Door", "Wendigo"]
    assert names_of(cellar.removed) == names_of(sewer.removed) == gone
    assert len(cellar.removed) == 2 + 2 + 2 + 3 + 1
    assert names_of(prison.removed) == ["High Order Master", "Salt Dragon"]
    assert [foe_of(card) for card in sewer.aside] == [FOES.index(foe("Vampire"))] * 2
    assert cellar.aside == prison.aside == ()


@pytest.mark.rule("AD-DGN-04", "AD-DGN-05")
def test_the_tower_and_the_cave():
    tower, cave = PLANS[3:]
    assert [of.name for of in tower.maps] == [
        "The Antechamber",
        "The Workshop",
        "The Inner Sanctum",
        "The Dark Portal",
    ]
    assert [of.name for of in cave.maps] == [
        "The Dim Opening",
        "The First Chamber",
        "The Tight Squeeze",
        "The Wound in the Earth",
    ]
    assert (names_of(tower.removed), names_of(cave.removed)) == (["Salt Dragon"], ["High Order Master"])
    assert [DUNGEON_CODES[card] for card in tower.aside] == ["BO3-1", "BO3-2"]
    assert [DUNGEON_CODES[card] for card in cave.aside] == ["BO4-1", "BO4-2", "BO4-3"]


def names_of(cards):
    names = {
        FOES[foe_of(card)].name if foe_of(card) >= 0 else MYSTERIES[mystery_of(card)].name for card in cards
    }
    return sorted(names)


@pytest.mark.rule("AD-R-14")
def test_encounters_of_dungeons_have_seven_tiles_and_then_one_more_each():
    for plan in PLANS:
        assert [len(of.tiles) for of in plan.maps] == [7, 8, 9, 10][: len(plan.maps)]
        for of in plan.maps:
            board = board_of(TILE, of.tiles)
            assert len(set(board.points)) == 12 * len(of.tiles)
            assert tile_distances(board) == of.distances
            for tile in range(1, len(of.tiles)):
                near = [other for square in TILE.squares(tile) for other in board.ways[square]]
                assert min(near) < tile * 12


def test_the_arena_looks_the_same_from_all_four_corners():
    board = board_of(TILE, ARENA_MAP.tiles)
    squares = set(board.points)
    assert (ARENA_MAP.name, len(ARENA_MAP.tiles), len(squares)) == ("The Arena", 12, 144)
    assert {(12 - row, column) for column, row in squares} == squares
    assert (6, 6) not in squares
    assert {(1, 0, 0), (1, 9, 10), (0, 10, 0), (0, 0, 9)} <= set(ARENA_MAP.tiles)


def test_the_example_map():
    assert (EXAMPLE_MAP.tiles[0], len(EXAMPLE_MAP.tiles)) == ((0, 0, 2), 8)
    assert EXAMPLE_MAP.distances == (0, 1, 5, 5, 8, 8, 12, 12)


# Broken files.


@pytest.fixture
def folder(tmp_path):
    copytree(str(files(tables)), tmp_path / "cards")
    return tmp_path / "cards"


def test_a_copy_of_the_files_is_read(folder):
    assert DarknessBox(folder).action_cards == BOX.action_cards
    assert len(CARDS.names()) == 10


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("actions.toml", "[[action]]", "[action", "actions.toml: not valid TOML"),
        ("actions.toml", "[[action]]", "[[card]]", "actions.toml: unknown entry [[card]]"),
        ("actions.toml", 'id = "AC001"', 'id = "XX001"', "action XX001"),
        ("actions.toml", 'id = "AC002"', 'id = "AC001"', "action AC001 stands twice"),
        (
            "actions.toml",
            'cost = "R3"',
            'price = "R3"',
            "action AC001: Object contains unknown field `price`",
        ),
        ("actions.toml", 'cost = "R3"', 'cost = "Q3"', "action AC001: cost: column 1 of 'Q3'"),
        ("actions.toml", "dmg(5); on", "dmg(5) on", "action AC001: text: column 22 of"),
        ("actions.toml", "order(MAN,ATK)", "order(MAN)", "action AC002: condition: column 10"),
        (
            "actions.toml",
            "order(MAN,ATK)",
            "order(ATK,MAN)",
            "action AC002: condition: order names the types",
        ),
        ("actions.toml", 'immob(1)"\nlasts = 1', 'immob(1)"\nlasts = 2', "action AC003: lasts: 2, but"),
        ("actions.toml", 'x = "adjA max 3"\n', "", "action AC004: text: it speaks of X"),
        ("actions.toml", "dmg(X+2)", "dmg(2)", "action AC004: x: the text does not speak of X"),
        ("actions.toml", 'x = "paid"\n', 'x = "rcs"\n', "x: it is paid if the cost has an X"),
        ("actions.toml", 'letters = "C"\n', 'letters = "CP"\n', "action AC001: letters: CP"),
        ("actions.toml", 'letters = "C"\n', 'letters = "Q"\n', "action AC001: Expected `str` matching"),
        ("actions.toml", "copies = 2\n", "copies = 3\n", "594 cards, expected 593"),
        ("actions.toml", 'name = "Charge"', 'name = "Butcher"', "action AC002: name: Butcher stands twice"),
        ("actions.toml", "banned = true", "banned = false", "11 cards banned in the arena, expected 12"),
        ("resources.toml", 'gives = "S2"', 'gives = "T2"', "resource RC01: gives: column 1 of 'T2'"),
        ("resources.toml", "plus(push,1)", "plus(luck,1)", "resource RC02: text: column 19"),
        (
            "resources.toml",
            'plus(push,1)"',
            'plus(push,1)"\ncore = true',
            "resource RC02: core: it is one if",
        ),
        ("resources.toml", 'condition = "still"', 'condition = "stil"', "resource RC06: condition: column 1"),
        ("resources.toml", "max 3", "max", "resource RC05: x: column 10"),
        ("classes.toml", 'letter = "A"', 'letter = "C"', "class CL2: letter: C stands twice"),
        ("classes.toml", "RC73 = 1", "RC73 = 2", "class CL1: resource_deck: 28 cards, expected 27"),
        ("classes.toml", "RC01 = 12 }", "RC01 = 11 }", "class CL1: core: 11 core cards, expected 12"),
        ("classes.toml", "RC02 = 2", "RC11 = 2", "class CL1: resource_deck: RC11 (Calculating) is not for"),
        ("classes.toml", "AC101 = 1", "AC199 = 1", "class CL1: action_deck: there is no card AC199"),
        ("classes.toml", "AC001 = 2, AC002 = 2", "AC001 = 4", "class CL1: action_deck: AC001: 4 copies"),
        ("classes.toml", 'arena = { RC28 = "RC29" }\n', "", "class CL3: arena: it speaks of []"),
        ("monsters.toml", 'attacks = "1 ranged 2"', 'attacks = "1 far 2"', "monster MO01: attacks: column 3"),
        ("monsters.toml", "hp = 4\n", "hp = 40\n", "HP for each danger, expected 1.6 to 2.1"),
        ("monsters.toml", 'behaviour = "B-SNIPE"', 'behaviour = "B-SLEEP"', "monster MO01: Invalid enum"),
        ("monsters.toml", "@(same)", "@(all)", "monster MO06: text: column 13"),
        ("bosses.toml", "card = 2", "card = 1", "boss BO1: specials: each card of the set has one"),
        ("bosses.toml", "survive(8,far)", "survive(8,near)", "specials: Nine Lives: text: column 21"),
        (
            "items.toml",
            'answers = "melee"\n',
            "",
            "item IT07: answers: it is said of cards used when attacked",
        ),
        ("items.toml", 'text = "plus(dmg,1)"', 'text = "plus(dmg,X)"', "item IT04: text: only action and"),
        ("mysteries.toml", "copies = 2", "copies = 1", "mysteries.toml: 9 cards, expected 10"),
        ("advancements.toml", "copies = 2", "copies = 1", "advancements.toml: 35 cards, expected 36"),
        ("advancements.toml", 'per = "passive"', 'per = "once"', "advancement AV01: per: what always holds"),
        ("maps.toml", "H(3,0)", "H(2,0)", "map MA01: tiles: tiles overlap"),
        ("maps.toml", "V(10,2)", "V(30,2)", "map MA01: tiles: tile 7 touches none before it"),
        ("maps.toml", "3, 8]", "3, 9]", "map MA01: distances: [0, 1, 1, 5, 5, 3, 9], but measured"),
        ("maps.toml", "3, 8]", "3]", "map MA01: distances: 6 distances, but 7 tiles"),
        ("maps.toml", "V(0,0)", "Z(0,0)", "map MA01: tiles: column 1"),
        ("dungeons.toml", '"MA02"', '"MA99"', "dungeon DU1: maps: there is no MA99"),
        ("dungeons.toml", '"MY01"', '"MY99"', "dungeon DU1: removed: there is no MY99"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(folder, file, old, new, said):
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCards) as refused:
        DarknessBox(folder)
    assert file in str(refused.value)
    assert said in str(refused.value)


def test_a_file_without_cards_is_refused(folder):
    (folder / "mysteries.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadCards, match=r"mysteries.toml: 0 \[\[mystery\]\] entries, expected 9"):
        DarknessBox(folder)


def test_codes_stand_in_the_order_of_the_files():
    assert ACTION_CODES[0] == "AC001"
    assert ACTION_CODES[-1] == "AC137"
    assert RESOURCE_CODES[-1] == "RC84"
    assert all(isinstance(raw, RawAction) for raw in BOX.actions)
    assert list(FOE_CODES[MONSTER_KINDS - 1 :]) == ["MO23", "BO1", "BO2", "BO3", "BO4"]
