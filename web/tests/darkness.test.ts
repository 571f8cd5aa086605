import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { SceneOf } from "../src/games";
import { towards } from "../src/games/darkness/arrows";
import { Desk } from "../src/games/darkness/desk";
import { frame } from "../src/games/darkness/frame";
import March from "../src/games/darkness/March.svelte";
import { marks } from "../src/games/darkness/marks";
import Reaction from "../src/games/darkness/Reaction.svelte";
import { signOf } from "../src/games/darkness/signs";
import { choices, figureOn } from "../src/games/darkness/squares";
import type { DarknessCatalogue, DarknessView, FoeView, DarknessHeroView } from "../src/games/darkness/types";
import type { OptionShown, Told } from "../src/wire/types";
import { ASKED, scene } from "./scenes";
import { wordsOf } from "./sentences";

const TEXT = { key: "darkling", args: {} };
const WORDS = wordsOf("darkness").for(0, ["Ada", "Ben"]);
let mounted: Record<string, unknown>[] = [];

afterEach(() => {
  for (const component of mounted) void unmount(component);
  mounted = [];
});

const CARDS = {
  classes: ["CL1", "CL2"].map((id) => ({ id, name: `Class ${id}`, art: `art-${id}`, text: TEXT })),
  actions: [{ id: "AC001", name: "Butcher", art: "cleaver", text: TEXT }],
  resources: [],
  foes: [{ id: "MO12", name: "Zombies!", one: "Zombie", art: "zombie", text: TEXT }],
  items: [],
  mysteries: [],
  advancements: [],
  dungeons: [{ id: "cellar", name: "The Cellar" }],
  maps: [{ id: "MA01", name: "The Basement" }],
} as unknown as DarknessCatalogue;

function option(verb: string, thing: string | null, id = 0): OptionShown {
  return { id, verb, thing, words: TEXT, undoable: true, passes: verb === "pass" };
}

function hero(seat: number, square: number | null, more: Partial<DarknessHeroView> = {}): DarknessHeroView {
  const stats = { hp: 10, max_hp: 20, place: seat + 1, items: [], advancements: [], statuses: [] };
  return { figure: seat, seat, hero_class: `CL${seat + 1}`, square, ...stats, ...more } as unknown as DarknessHeroView;
}

function foe(figure: number, square: number | null, more: Partial<FoeView> = {}): FoeView {
  const stats = { hp: 2, max_hp: 2, defenses: 0, statuses: [], commander: null, has_acted: false, acting: false };
  return { figure, number: figure - 1, square, next: [], ...stats, ...more };
}

/** One upright tile beginning at column -1: squares 0 to 11, row by row. */
const SQUARES = Array.from({ length: 12 }, (_, square) => {
  const [column, row] = [(square % 3) - 1, Math.floor(square / 3)];
  return { square, name: `${"ABC"[square % 3]}${row + 1}`, column, row, tile: 0, logo: square === 2 };
});

const PROGRESS = { dungeon: "cellar", map: "MA01", encounter: 1, encounters: 2, round: 2 };

function view(more: Partial<DarknessView> = {}): DarknessView {
  const figures = { heroes: [hero(0, 0), hero(1, 4)], line: [line([foe(2, 8), foe(3, null)])] };
  const nothing = { action: null, attack: null, clearing: null, training: null, decks: null, ranges: null, arena: null, master: null };
  const lists = { ways: [], boxes: [], zones: [], corpses: [], waiting: [0] };
  const tiles = [{ tile: 0, column: -1, row: 0, lies: false, state: "stairs", card: null }];
  const rest = { seat: 0, phase: "heroes", over: false, acting: 0, march: [0, 1], laying: null };
  const room = { progress: PROGRESS, squares: SQUARES, tiles };
  return { ...figures, ...nothing, ...lists, ...rest, ...room, ...more } as unknown as DarknessView;
}

function line(figures: FoeView[]) {
  return { foe: "MO12", figures, defenses: 0, saves: 0, guards: "any", boss: false } as never;
}

function desk(more: Partial<DarknessView> = {}, options: OptionShown[] = [], choose = vi.fn()): Desk {
  const asked = options.length ? { ...ASKED, options } : null;
  const shown = scene({ game: "darkness", view: view(more), asked }) as unknown as SceneOf<DarknessView>;
  return new Desk({ scene: shown, cards: CARDS, words: WORDS, choose, inspect: vi.fn() });
}

function phases(more: Partial<DarknessView>) {
  return frame.phases({ view: view(more) } as SceneOf<DarknessView>).map(({ name, state }) => [name.key, state]);
}

test("the header tells room, round and whose phase it is", () => {
  expect(phases({})).toEqual([
    ["screen-room", "done"],
    ["screen-round", "done"],
    ["screen-phase-heroes", "now"],
    ["screen-phase-monsters", "later"],
  ]);
  expect(phases({ phase: "monsters" }).slice(2).map(([, state]) => state)).toEqual(["done", "now"]);
});

test("between encounters the header tells the room and what is done there", () => {
  const progress = { ...PROGRESS, round: 0 } as DarknessView["progress"];
  expect(phases({ phase: "clearing", progress }).map(([key]) => key)).toEqual(["screen-room", "screen-phase-clearing"]);
  const before = { ...progress, encounter: 0 };
  expect(phases({ phase: "setup", progress: before })).toEqual([["screen-phase-setup", "now"]]);
});

test("every phase has a name", () => {
  const all = ["setup", "map", "entry", "heroes", "monsters", "clearing", "advancement", "between", "over"];
  for (const phase of all) expect(WORDS.say(`screen-phase-${phase}`)).not.toContain("screen-");
});

test("only what gives nothing up is filled", () => {
  expect(["draw_up", "go_on", "keep"].every((verb) => frame.isMain(option(verb, null)))).toBe(true);
  expect(["end_turn", "pass", "discard_hand", "nothing"].some((verb) => frame.isMain(option(verb, null)))).toBe(false);
});

test("monsters of several are called by one of their kind and number", () => {
  expect(desk().figureName(2)).toBe("Zombie 1");
  expect(desk({ line: [line([foe(2, 8, { number: 0 })])] }).figureName(2)).toBe("Zombie");
  expect(desk().figureName(1)).toBe("Class CL2");
});

test("what a monster will do is told to the reader as you, and all of its blows are added up", () => {
  const blow = (target: number) => ({ kind: "attack", square: null, path: [], target, amount: 4 });
  const walk = { kind: "go", square: 5, path: [5], target: null, amount: 0 };
  expect(desk().nextTold([walk, blow(0), blow(0)])).toBe("comes to hit you for 4 + 4");
  expect(desk().nextTold([blow(1)])).toBe("hits Ben for 4");
  expect(desk().nextTold([walk])).toBe("comes closer");
  expect(desk().nextTold([{ ...walk, kind: "hold", square: null, path: [] }])).toBe("stays");
  expect(desk().nextTold([]), "nobody can know").toBe("");
});

test("the board begins at its leftmost and uppermost square, wherever that lies", () => {
  const { x, y } = desk().at;
  expect(desk().place(0)).toMatchObject({ x, y });
  expect(desk().place(5)).toMatchObject({ x: x + 2, y: y + 1 });
  expect([desk().columns, desk().rows]).toEqual([["A", "B", "C"], 4]);
  expect(desk().tileArea(desk().view.tiles[0])).toEqual({ x, y, wide: 3, high: 4 });
});

test("places for a tile make room on the board, and each is chosen by its number", () => {
  const places = [
    { place: 0, column: -5, row: -3 },
    { place: 7, column: 2, row: 1 },
  ];
  const laying = { lies: true, beside: 0, places };
  const table = desk({ phase: "map", laying }, [option("offset", "7", 3)]);
  expect(table.at.x - desk().at.x).toBe(4);
  expect(table.at.y - desk().at.y).toBe(3);
  expect(table.laid.map(({ option: one, area }) => [one.id, area.wide, area.high])).toEqual([[3, 4, 3]]);
  expect(table.laid[0].area.x - table.place(0).x).toBe(3);
  expect(table.size.wide).toBeGreaterThan(table.laid[0].area.x + 4);
});

test("there is no hand before anybody draws", () => {
  const empty = { hand: [0, 0] as [number, number] };
  const heroes = [hero(0, 0, empty), hero(1, 4, empty)];
  const before = { heroes, progress: { ...PROGRESS, round: 0 } as DarknessView["progress"] };
  expect(desk(before).hasHand).toBe(false);
  expect(desk({ ...before, heroes: [hero(0, 0, { hand: [1, 0] }), heroes[1]] }).hasHand).toBe(true);
  expect(desk({ heroes }).hasHand).toBe(true);
});

test("whoever has a place in the march shows it, the others can be chosen", () => {
  const table = desk({ march: [1] }, [option("next", "0", 4)]);
  mounted.push(mount(March, { target: document.body, props: { desk: table } }));
  flushSync();
  const places = [...document.querySelectorAll<HTMLElement>("li")].map((one) => one.querySelector(".place")?.textContent);
  expect(places).toEqual(["", "1"]);
});

test("squares with somebody on them can be asked about, others only while they can be chosen", () => {
  expect(choices(desk()).map(({ square, kind }) => [square, kind])).toEqual([
    [0, "plain"],
    [4, "plain"],
    [8, "plain"],
  ]);
  const table = desk({}, [option("target", "8"), option("aim", "5")]);
  const kinds = new Map(choices(table).map(({ square, kind }) => [square, kind]));
  expect([kinds.get(8), kinds.get(5), kinds.get(0)]).toEqual(["strike", "mark", "plain"]);
  expect([figureOn(table, 8), figureOn(table, 5)]).toEqual([2, null]);
});

test("going somewhere tells what it costs, also in fire and in blows", () => {
  const way = { square: 5, path: [1, 5], fire: 2, leaves: [2] };
  const [found] = choices(desk({ ways: [way] }, [option("go", "5")])).filter(({ option: one }) => one);
  expect(found).toMatchObject({ kind: "step", cost: 2, path: [1, 5], isOneOfMany: false });
  expect(found.label).toContain("2");
  expect(found.label).toContain("Zombie 1");
});

test("where very many squares can be chosen, they are drawn quietly", () => {
  const many = Array.from({ length: 13 }, (_, at) => option("go", String(at % 12), at));
  const open = choices(desk({}, many)).filter(({ option: one }) => one);
  expect(open.every(({ kind, isOneOfMany }) => kind === "far" && isOneOfMany)).toBe(true);
});

test("the scene follows what is going on", () => {
  expect(desk().stage).toBe("table");
  expect(desk({ phase: "setup" }).stage).toBe("classes");
  expect(desk({ phase: "setup" }, [option("next", "1")]).stage).toBe("march");
  expect(desk({ decks: {} as never }).stage).toBe("decks");
  expect(desk({ phase: "setup", decks: {} as never }, [option("sample", null)]).stage).toBe("classes");
  expect(desk({ training: {} as never }).stage).toBe("training");
  expect(desk({}, [option("dungeon", "cellar")]).stage).toBe("campaign");
  expect(desk({ over: true }).stage).toBe("campaign");
});

test("what lies nowhere on the table is chosen apart", () => {
  const options = [option("target", "8"), option("part", "1"), option("play", "AC001"), option("box", "3")];
  expect(desk({}, options).apart.map(({ verb }) => verb)).toEqual(["part", "box"]);
});

test("a spectator looks at the hand of whoever acts, a player at the own one", () => {
  expect(desk({ acting: 1 }).player.seat).toBe(0);
  expect(desk({ seat: null, acting: 1 }).player.seat).toBe(1);
  expect(desk({ seat: null, acting: 2, waiting: [1] }).player.seat).toBe(1);
});

test("an arrow ends before whom it points at", () => {
  const at = (x: number) => ({ x, y: 0, wide: 1, high: 1 });
  expect(towards(at(0), at(3))).toMatchObject({ start: { x: 0.5, y: 0.5 }, end: { y: 0.5 } });
  expect(towards(at(0), at(3)).end.x).toBeCloseTo(3.08);
});

test("wounds, cures and saves are seen where they happen, and nothing where nobody stands", () => {
  const told = (event: string, more: object): Told => ({ number: 0, words: TEXT, event: { event, ...more } });
  const events = [
    told("Hurt", { figure: 0, amount: 3 }),
    told("Healed", { figure: 1, amount: 2 }),
    told("Saved", { target: 0, amount: 2 }),
    told("Hurt", { figure: 3, amount: 2 }),
    told("Walked", { figure: 0 }),
  ];
  expect(marks(desk(), events).map(({ kind, square, text }) => `${kind} ${square} ${text}`)).toEqual([
    "wound 0 −3",
    "cure 4 +2",
    "save 0 ",
  ]);
});

test("whatever goes by a code has its picture", () => {
  for (const code of ["ATK", "DEF", "stun", "dot", "fire", "fog", "ward", "handAC"]) expect(signOf(code)).not.toBe("");
  expect(signOf("ATK")).not.toBe(signOf("DEF"));
});

test("each answer to an attack says what is left, and a click gives it", () => {
  const answer = { option: "play AC001", blocks: false, saves: 2, redirects: null, target: 0, hp_after: 6, counter: 3 };
  const sums = [{ what: "printed", amount: 4 }, { what: "run", amount: 2 }];
  const blow = { attacker: 2, target: 0, damage: 6, sum: sums, distance: "melee", pierce: 0, saved: 0, blocked: false };
  const attack = { ...blow, unanswered: 6, hp_after: 4, answers: [answer], others: false };
  const choose = vi.fn();
  const options = [option("play", "AC001", 5), option("pass", null, 6)];
  const table = desk({ attack }, options, choose);
  mounted.push(mount(Reaction, { target: document.body, props: { desk: table, attack } }));
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("li button")];
  expect(buttons.map((button) => button.querySelector(".hp > span:last-child")?.textContent)).toEqual(["10 → 6", "10 → 4"]);
  expect(buttons[0].textContent).toContain("save 2, strike back for 3");
  buttons[0].click();
  expect(choose).toHaveBeenCalledWith(options[0]);
});
