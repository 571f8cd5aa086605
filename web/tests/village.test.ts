import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { SceneOf } from "../src/games";
import { latestRoll } from "../src/games/darkworld/rolls";
import { choices } from "../src/games/darkworld/squares";
import Tally from "../src/games/darkworld/Tally.svelte";
import { Desk } from "../src/games/village/desk";
import { frame } from "../src/games/village/frame";
import { lastContest, turnedUp } from "../src/games/village/shows";
import type { BuildingView, VillageCatalogue, HeroView, SquareCard, VillageView } from "../src/games/village/types";
import type { OptionShown, Told } from "../src/wire/types";
import { ASKED, scene } from "./scenes";
import { wordsOf } from "./sentences";

const TEXT = { key: "darkling", args: {} };
const WORDS = wordsOf("village");

function square(id: string, column: number, row: number, mark: string, map = 0): SquareCard {
  return { id, name: id, map, column, row, wide: 1, high: 1, mark, joined: [] };
}

function card(id: string) {
  return { id, name: id, art: id, text: TEXT };
}

/** Two squares of a building with the one before its door, two points of the Drawbridge, and a floor above. */
const CARDS: VillageCatalogue = {
  heroes: [{ ...card("RED"), weapon: "Sword" }],
  monsters: [],
  items: [],
  weapons: [card("AXE")],
  events: [card("EV01")],
  sewers: [card("SE01")],
  warlord: [card("WC01"), card("WC02")],
  buildings: [{ id: "SMITHY", name: "Smithy", art: "", mark: "1", number: "I10", doorway: "H10", treasure: "G10", limit: 5 }],
  squares: [
    square("B1", 1, 6, "S"),
    square("d25", 6, 2, "b"),
    square("G1", 6, 6, "="),
    square("G10", 6, 15, "1"),
    square("H10", 7, 15, "1"),
    square("I10", 8, 15, "."),
    square("q2", 1, 1, "v", 1),
  ],
  threshold: [],
  fixtures: [],
};

const HERO: HeroView = {
  hero: "RED",
  seat: 1,
  square: "H10",
  hp: 5,
  full_hp: 8,
  turn_actions: 3,
  basic_dice: 2,
  weapon: null,
  items: [],
  item_limit: 2,
  cards: 3,
  hits: 2,
  misses: 1,
  coins: 0,
  gold: 4,
  camp: [{ kind: "GOB", strength: 2 }],
  camp_strength: 2,
  points: [
    { part: "figures", points: 2 },
    { part: "hostages", points: 0 },
  ],
  total: 2,
};
const SMITHY: BuildingView = {
  building: "SMITHY",
  is_open: true,
  for_good: false,
  is_sealed: false,
  is_known: true,
  treasure: "AXE",
};

function desk(view: Partial<VillageView>, options: OptionShown[] = []): Desk {
  const empty = { monsters: [], lying: [], buildings: [SMITHY], keys: [false], hostages: [null, null], order: [] };
  const nobody = { wolf: null, lurker: null, lurker_camp: null, beast: null, acting: null, offered: null, placing: null };
  const full = { seat: 1, heroes: [HERO], ...empty, ...nobody, ...view };
  const shown = { ...scene({ asked: { ...ASKED, options } }), view: full } as unknown as SceneOf<VillageView>;
  return new Desk({ scene: shown, cards: CARDS, words: WORDS, choose: vi.fn(), inspect: vi.fn() });
}

function option(verb: string, thing: string | null): OptionShown {
  return { id: 0, verb, thing, words: TEXT, undoable: true, passes: false };
}

function told(number: number, event: Record<string, unknown>): Told {
  return { number, event, words: TEXT } as unknown as Told;
}

test("the Drawbridge and the first floor lie beside the village", () => {
  const { x } = desk({}).place("I10");
  expect(desk({}).place("d25").x).toBeGreaterThan(x + 4);
  expect(desk({}).place("q2").x).toBeGreaterThan(x + 4);
  expect(desk({}).place("G1").y).toBe(desk({}).place("B1").y);
});

test("a building has an area, a treasure, and a door that is open while it is lifted off", () => {
  const [house] = desk({}).houses;
  expect([house.area.wide, house.area.high, house.prize?.name]).toEqual([2, 1, "AXE"]);
  expect(desk({}).doors[0].open).toBe(true);
  expect(desk({ buildings: [{ ...SMITHY, is_open: false, treasure: null }] }).houses[0].prize).toBeNull();
});

test("the points of the Trial and buildings are not chosen on squares", () => {
  const found = desk({}, [option("hide", "SMITHY"), option("sneak", "d25"), option("step", "I10")]).optionsOnSquares();
  expect([...found.keys()]).toEqual(["I10"]);
});

test("Wolf and Lurker stand on squares that can be asked about, and walk from there", () => {
  const table = desk({ wolf: "I10", beast: "WOLF" });
  expect(choices(table).map((choice) => choice.square)).toContain("I10");
  expect(table.actingSquare).toBe("I10");
  expect(desk({ beast: "LURKER", lurker: null }).actingSquare).toBeNull();
});

test("a camp names Key, hostages and the Lurker; the weapon has its slot", () => {
  const rich = { heroes: [{ ...HERO, weapon: "AXE" }], keys: [true], hostages: ["RED", null], lurker_camp: "RED" };
  expect(desk(rich).tokens("RED").map(({ name }) => name)).toEqual(["Key", "Miller", "Lurker"]);
  expect(desk({}).tokens("RED")).toEqual([]);
});

test("the tally says what the server has counted, and can pass over what counts nothing", () => {
  const told = (brief: boolean) => {
    const tally = mount(Tally, { target: document.body, props: { desk: desk({}), title: "", brief } });
    flushSync();
    const lines = [...document.querySelectorAll("dl > div, h3 b")].map(({ textContent }) => textContent);
    void unmount(tally);
    return lines;
  };
  expect(told(false)).toEqual(["2 points", "Figures in the Base Camp2", "Hostages0"]);
  expect(told(true)).toEqual(["2 points", "Figures in the Base Camp2"]);
});

test("cards are shown as they are turned up, the last two", () => {
  const news = [
    told(1, { event: "SewerDrawn", sewer: "SE01" }),
    told(2, { event: "EventDrawn", card: "EV01" }),
    told(3, { event: "WarlordCardsSeen", cards: ["WC02"] }),
  ];
  expect(turnedUp(news, CARDS).map((turned) => turned.card.id)).toEqual(["EV01", "WC02"]);
  expect(turnedUp([told(4, { event: "WarlordCardsSeen", count: 1 })], CARDS)).toEqual([]);
});

test("a contest is shown from its first roll on", () => {
  const roll = { event: "ContestRolled", dice: [1, 0], swords: [2, 0] };
  const began = { event: "ContestBegan", hero: "RED", creature: "WERERAT" };
  const hurt = { event: "HeroHurt", hero: "RED", damage: 1, hp: 4 };
  const news = [told(1, roll), told(2, began), told(3, roll), told(4, roll), told(5, hurt), told(6, roll)];
  const rolls = [{ dice: [1, 0], result: "draw" }, { result: "hurt", harm: 1 }, { result: "beaten" }];
  const beaten = told(7, { event: "CreatureBeaten", hero: "RED", creature: "WERERAT" });
  expect(lastContest([...news, beaten])).toMatchObject({ number: 2, hero: "RED", creature: "WERERAT", rolls });
  expect(lastContest([told(1, roll)])).toBeNull();
});

test("of a contest the hero's dice stay in sight, of Karrion's flight his die", () => {
  expect(latestRoll([told(1, { event: "ContestRolled", dice: [1, 0], swords: [2, 0] })])?.dice).toEqual([2, 0]);
  expect(latestRoll([told(2, { event: "KarrionFlew", number: 7 })])).toMatchObject({ dice: [7], shape: "ten" });
});

test("the header tells whose turn it is, from the set-up on", () => {
  const states = (view: Partial<VillageView>) =>
    frame.phases({ view } as unknown as SceneOf<VillageView>).map(({ state }) => state);
  expect(states({ round: 0, warlord_turn: false })).toEqual(["later", "later", "now"]);
  expect(states({ round: 2, warlord_turn: false })).toEqual(["done", "now", "later"]);
  expect(states({ round: 2, warlord_turn: true })).toEqual(["done", "done", "now"]);
});
