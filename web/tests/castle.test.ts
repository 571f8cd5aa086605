import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { SceneOf } from "../src/games";
import { Desk } from "../src/games/castle/desk";
import { frame } from "../src/games/castle/frame";
import { ARENA_AREA, ROOMS_AREA } from "../src/games/castle/layout";
import type { CastleCatalogue, HeroView, MonsterView, SquareCard, CastleView } from "../src/games/castle/types";
import Blow from "../src/games/darkworld/Blow.svelte";
import { marks } from "../src/games/darkworld/marks";
import { latestRoll } from "../src/games/darkworld/rolls";
import { choices } from "../src/games/darkworld/squares";
import Supply from "../src/games/darkworld/Supply.svelte";
import { Walk } from "../src/games/darkworld/walk";
import type { OptionShown, Told } from "../src/wire/types";
import { ASKED, scene } from "./scenes";
import { wordsOf } from "./sentences";

const NOWHERE = scene({}) as never;

const TEXT = { key: "darkling", args: {} };
const WORDS = wordsOf("castle");
let mounted: Record<string, unknown>[] = [];

afterEach(() => {
  for (const component of mounted) void unmount(component);
  mounted = [];
});

/** Room 1 with three squares in a row, and a square of the arena. */
const SQUARES: SquareCard[] = [
  { id: "E1", name: "E1", map: 0, column: 4, row: 0, wide: 1, high: 1, mark: "1", joined: ["F1"] },
  { id: "F1", name: "F1", map: 0, column: 5, row: 0, wide: 1, high: 1, mark: "1", joined: ["E1", "G1"] },
  { id: "G1", name: "G1", map: 0, column: 6, row: 0, wide: 1, high: 1, mark: "1", joined: ["F1"] },
  { id: "d2", name: "d2", map: 1, column: 3, row: 1, wide: 1, high: 1, mark: "H", joined: [] },
];
const CARDS: CastleCatalogue = {
  heroes: [{ id: "RED", name: "Barbarian", art: "", weapon: "Sword", text: TEXT }],
  monsters: [{ id: "ORC", name: "Orc", art: "", strengths: [1, 2], text: TEXT }],
  items: [{ id: "BOOTS", name: "Boots", art: "", text: TEXT }],
  weapons: [],
  squares: SQUARES,
  doors: [{ room: 1, front: "E1", inside: "F1", limit: 3 }],
  secrets: [],
  fixtures: [],
};

function option(verb: string, thing: string | null, id = 0): OptionShown {
  return { id, verb, thing, words: TEXT, undoable: true, passes: false };
}

function hero(square: string, more: Partial<HeroView> = {}): HeroView {
  const held = { weapon: null, items: [], item_limit: 2, cards: 3, hits: 2, misses: 1, coins: 0, gold: null };
  const usual = { full_hp: 8, turn_actions: 3, basic_dice: 2 };
  const scored = { camp: [], camp_strength: 0, points: [], total: 0 };
  return { hero: "RED", seat: 1, square, hp: 5, ...usual, ...held, ...scored, ...more };
}

function orc(square: string, more: Partial<MonsterView> = {}): MonsterView {
  const hidden = { item: null, strength: null, is_public: false, possible: [1, 2] };
  return { monster: 0, kind: "ORC", square, ...hidden, ...more };
}

function acting(...reach: [string, string[]][]): CastleView["acting"] {
  const found = reach.map(([square, path]) => ({ square, cost: path.length, path }));
  return { hero: "RED", monster: null, actions: 3, steps: 3, reach: found };
}

function desk(more: Partial<CastleView>, options: OptionShown[] = [], choose = vi.fn()): Desk {
  const nothing = { acting: null, blow: null, placing: null, offered: null, paying: null, slayer: null };
  const table = { lying: [], monsters: [], supply: [], stock: [1], order: ["RED"], filled: [true], doors: [true] };
  const view = { seat: 1, overlord: 0, doorsteps: {}, round: 1, ...nothing, ...table, heroes: [hero("E1")], ...more } as unknown as CastleView;
  const shown = scene({ view, asked: { ...ASKED, options } }) as SceneOf<CastleView>;
  return new Desk({ scene: shown, cards: CARDS, words: WORDS, choose, inspect: vi.fn() });
}

test("a square beside is a step, one farther away a walk with its cost, and one with a monster a fight", () => {
  const reach = acting(["F1", ["F1"]], ["G1", ["F1", "G1"]]);
  const table = desk({ acting: reach, monsters: [orc("d2")] }, [option("step", "F1"), option("attack", "d2")]);
  const found = Object.fromEntries(choices(table).map(({ square, kind, cost }) => [square, [kind, cost]]));
  expect(found).toEqual({ E1: ["plain", null], F1: ["step", 1], G1: ["far", 2], d2: ["strike", null] });
});

test("a walk to a closed door says that it opens", () => {
  const reach = acting(["F1", ["F1"]], ["G1", ["F1", "G1"]]);
  const label = (doorsteps: Record<string, number>) => {
    return choices(desk({ acting: reach, doorsteps }, [option("step", "F1")])).find(({ kind }) => kind === "far")!.label;
  };
  expect(label({ G1: 1 })).toBe("Walk to G1 for 2 actions, and open the door of room 1");
  expect(label({ E1: 1 })).toBe("Walk to G1 for 2 actions");
});

test("nobody else can walk while somebody acts", () => {
  const table = desk({ acting: acting(["G1", ["F1", "G1"]]) });
  expect(choices(table).map(({ kind }) => kind)).toEqual(["plain"]);
});

test("Korak strikes a hero on the square where it stands", () => {
  const table = desk({ seat: 0, heroes: [hero("d2")] }, [option("strike", "RED")]);
  expect(choices(table).map(({ square, kind }) => [square, kind])).toEqual([["d2", "strike"]]);
});

test("a walk goes on step by step until it is there", () => {
  const walk = new Walk();
  const first = desk({ acting: acting(["F1", ["F1"]], ["G1", ["F1", "G1"]]) }, [option("step", "F1")]);
  expect(walk.begin(first, "G1")?.thing).toBe("F1");
  expect(walk.next(first)).toBeUndefined();
  const second = desk({ heroes: [hero("F1")], acting: acting(["G1", ["G1"]]) }, [option("step", "G1")]);
  expect(walk.next(second)?.thing).toBe("G1");
  expect(walk.next(desk({ heroes: [hero("G1")], acting: acting() }, [option("step", "F1")]))).toBeUndefined();
});

test("a walk ends where monsters come to light", () => {
  const walk = new Walk();
  walk.begin(desk({ acting: acting(["G1", ["F1", "G1"]]) }, [option("step", "F1")]), "G1");
  const disturbed = { heroes: [hero("F1")], acting: acting(["G1", ["G1"]]), monsters: [orc("d2")] };
  expect(walk.next(desk(disturbed, [option("step", "G1")]))).toBeUndefined();
});

test("a strength that is hidden is shown as what it may be", () => {
  const table = desk({});
  expect(table.strength(orc("F1"))).toBe("1–2?");
  expect(table.strength(orc("F1", { strength: 2 }))).toBe("2");
});

test("the board looks where the action is", () => {
  expect(desk({ heroes: [hero("d2")], acting: acting() }).aim.area).toBe(ARENA_AREA);
  expect(desk({ acting: acting() }).aim).toEqual({ area: ROOMS_AREA, point: { x: 5, y: 0.9 } });
});

test("rooms that nobody has opened lie in the dark", () => {
  const isDark = (filled: boolean) => desk({ filled: [filled] }).tiles.map(({ unseen }) => unseen);
  expect(isDark(false)).toEqual([true, true, true, false]);
  expect(isDark(true)).toEqual([false, false, false, false]);
});

test("each number of Hit cards shows its total and its odds, and is chosen by its button", () => {
  const choose = vi.fn();
  const options = [option("hits", "0", 1), option("hits", "1", 2)];
  const rolled = { hero: "RED", monster: 0, hero_strikes: true, dice: [0, 1], total: 1 };
  const blow = { ...rolled, needed: null, odds: [40, 80], damages: [1, 2], hp_left: [] };
  const table = desk({ blow, monsters: [orc("F1")] }, options, choose);
  mounted.push(mount(Blow, { target: document.body, props: { desk: table, blow, boss: "Korak" } }));
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("li button")];
  expect(buttons.map((button) => button.querySelector("b")?.textContent)).toEqual(["1", "2"]);
  expect(buttons.map((button) => button.querySelector("small")?.textContent)).toEqual(["40 %", "80 %"]);
  buttons[1].click();
  expect(choose).toHaveBeenCalledWith(options[1]);
});

test("Korak's supply has a button for each strength that fits, and counts the others", () => {
  const supply = [{ kind: "ORC", count: 3, strengths: [1, 1, 2] }];
  const placing = { group: 1, placed: 0, least: 1, most: 2, left: 1, kind: null, item: null, strength: null };
  const table = desk({ seat: 0, supply, placing }, [option("figure", "ORC1")]);
  mounted.push(mount(Supply, { target: document.body, props: { desk: table, title: "", limit: 3 } }));
  flushSync();
  const open = [...document.querySelectorAll("button:not([aria-disabled])")];
  expect(open.map((button) => (button as HTMLElement).dataset.thing)).toEqual(["ORC1"]);
  expect(open[0].querySelector("small")?.textContent).toBe("×2");
  expect(document.querySelectorAll("h2 .left")).toHaveLength(1);
});

test("the latest dice are found among what has happened, whatever they were rolled for", () => {
  const told = (number: number, event: Record<string, unknown>): Told => ({ number, event, words: TEXT });
  const rolled = told(3, { event: "HeroRolled", dice: [1, 2] });
  expect(latestRoll([rolled, told(4, { event: "HeroStepped" })])?.dice).toEqual([1, 2]);
  expect(latestRoll([rolled, told(5, { event: "HaunterFlew", row: 7 })])).toMatchObject({ dice: [7], shape: "ten" });
  expect(latestRoll([told(6, { event: "HaunterStayedAway" })])?.dice).toEqual([0]);
  expect(latestRoll([told(7, { event: "HeroStepped" })])).toBeNull();
});

test("ending a turn is never the main choice, and the Haunter is asked for beside the board only", () => {
  expect(["end_turn", "leave", "done", "placed"].some((verb) => frame.isMain(option(verb, null)))).toBe(false);
  expect(frame.isOnScreen!(option("haunter", null), NOWHERE)).toBe(true);
  expect(frame.isOnScreen!(option("end_turn", null), NOWHERE)).toBe(false);
});

test("wounds, cures and kills are seen where they happen", () => {
  const told = (event: string, more: object): Told => ({ number: 0, words: TEXT, event: { event, ...more } });
  const events = [
    told("HeroHurt", { hero: "RED", damage: 2, hp: 3 }),
    told("HeroHurt", { hero: "RED", damage: 0, hp: 3 }),
    told("MonsterSlain", { hero: "RED", square: "G1", strength: 3 }),
    told("HeroStepped", { hero: "RED", square: "F1" }),
  ];
  const found = marks(desk({ heroes: [hero("F1")] }), events);
  expect(found.map(({ kind, square, text }) => `${kind} ${square} ${text}`)).toEqual(["wound F1 −2", "kill G1 +3"]);
});
