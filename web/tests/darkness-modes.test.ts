import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { SceneOf } from "../src/games";
import { Desk } from "../src/games/darkness/desk";
import { dragged } from "../src/games/darkness/drag";
import { frame } from "../src/games/darkness/frame";
import Heroes from "../src/games/darkness/Heroes.svelte";
import Led from "../src/games/darkness/Led.svelte";
import Podium from "../src/games/darkness/Podium.svelte";
import Recruits from "../src/games/darkness/Recruits.svelte";
import Teams from "../src/games/darkness/Teams.svelte";
import type { ArenaView, DarknessCatalogue, DarknessHeroView, DarknessView, LedView, MusterView, TeamView } from "../src/games/darkness/types";
import type { Asked, OptionShown } from "../src/wire/types";
import { ASKED, scene } from "./scenes";
import { wordsOf } from "./sentences";

const TEXT = { key: "darkling", args: {} };
const WORDS = wordsOf("darkness").for(0, ["Ada", "Ben", "Cid"]);
const FOE = { art: "zombie", text: TEXT, attacks: TEXT, moves: TEXT, defends: TEXT, hp: 2, strikes: 1, damage: 2, distance: "melee", speed: 3, flies: false, defenses: 0, saves: 0 };
const CARDS = {
  classes: ["CL1", "CL2", "CL3"].map((id) => ({ id, name: `Class ${id}`, art: `art-${id}`, text: TEXT })),
  actions: [],
  resources: [],
  foes: ["MO01", "MO02", "MO03"].map((id) => ({ ...FOE, id, name: `Foes ${id}`, one: `Foe ${id}` })),
  items: [],
  mysteries: [],
  advancements: [],
  dungeons: [],
  maps: [],
} as unknown as DarknessCatalogue;
let mounted: Record<string, unknown>[] = [];

afterEach(() => {
  for (const component of mounted) void unmount(component);
  mounted = [];
  document.body.innerHTML = "";
});

function option(verb: string, thing: string | null, id: number): OptionShown {
  return { id, verb, thing, words: TEXT, undoable: true, passes: false };
}

function hero(figure: number, seat: number, more: Partial<DarknessHeroView> = {}): DarknessHeroView {
  const lists = { items: [], advancements: [], statuses: [], in_play: [], hand: [2, 3], decks: [9, 9], piles: [[], []] };
  const stats = { hp: 10, max_hp: 20, place: figure + 1, team: 0, square: figure, acs: null, rcs: null };
  return { figure, seat, hero_class: `CL${figure + 1}`, ...stats, ...lists, ...more } as unknown as DarknessHeroView;
}

const SQUARES = [0, 1, 2].map((square) => ({ square, name: `A${square + 1}`, column: 0, row: square, tile: 0, logo: false }));
const LINE = [{ foe: "MO01", figures: [{ figure: 2, number: 0, hp: 2, max_hp: 2, square: 2, next: [], statuses: [] }] }];

function desk(more: object = {}, asked: Partial<Asked> | null = null, choose = vi.fn()): Desk {
  const nothing = { action: null, attack: null, clearing: null, training: null, decks: null, arena: null, master: null, laying: null };
  const lists = { ways: [], boxes: [], zones: [], corpses: [], waiting: [0], line: LINE, squares: SQUARES, tiles: [], march: [0, 1] };
  const rest = { seat: 0, phase: "heroes", over: false, acting: 0, progress: { encounter: 1, round: 2, map: null } };
  const view = { heroes: [hero(0, 0), hero(1, 1)], ...nothing, ...lists, ...rest, ...more } as unknown as DarknessView;
  const shown = scene({ game: "darkness", view, asked: asked && { ...ASKED, ...asked } }) as unknown as SceneOf<DarknessView>;
  return new Desk({ scene: shown, cards: CARDS, words: WORDS, choose, inspect: vi.fn() });
}

function shows(Component: unknown, props: object): HTMLElement {
  mounted.push(mount(Component as typeof Heroes, { target: document.body, props: props as never }));
  flushSync();
  return document.body;
}

const MUSTER: MusterView = { danger: 5, level: 7, most: 12, sets: 1, placing: null, to_place: 0, tile: null, recruits: null };
const LED: LedView = { figure: 2, attacks: 1, maneuvers: 0, moved: 0, speed: 3, prey: [] };

function mastered(more: object = {}, seat = 0) {
  return { seat, heroes: [hero(0, 1), hero(1, 2)], master: { seat: 0, muster: null, led: null, defense: null, ...more } };
}

const TEAMS: TeamView[] = [
  { team: 1, seats: [0], corner: [0], awake: 1, hp: 10, max_hp: 20, place: 0 },
  { team: 2, seats: [1], corner: [2], awake: 1, hp: 10, max_hp: 20, place: 0 },
];

function fought(more: Partial<ArenaView> = {}, rest: object = {}) {
  const arena = { teams: TEAMS, cuts: [], acted: 1, ...more };
  return { arena, heroes: [hero(0, 0, { team: 1 }), hero(1, 1, { team: 2 })], line: [], ...rest };
}

test("with a game master heroes go by their seats, and who leads the monsters has neither hero nor hand", () => {
  expect([desk(mastered()).own, desk(mastered()).isMaster, desk(mastered()).hasHand]).toEqual([null, true, false]);
  const table = desk(mastered({}, 2));
  expect([table.own?.figure, table.isMaster, table.player.figure]).toEqual([1, false, 1]);
  expect(desk(mastered()).attackTold({ attacker: 2, target: 0 })).toBe("Foe MO01 attacks Ben");
  const body = shows(Heroes, { desk: table });
  expect(body.querySelectorAll("article").length).toBe(3);
  expect(body.querySelector("article")?.textContent).toContain("Game master");
});

test("each moment of a game master has its panel, and all others see only that a room is prepared", () => {
  expect(desk(mastered({ muster: MUSTER })).mode).toBe("muster");
  expect(desk(mastered({ muster: MUSTER }, 1)).mode).toBe("muster");
  expect([desk(mastered({ led: LED })).mode, desk(mastered({ led: LED }, 1)).mode]).toEqual(["led", null]);
  expect([desk(mastered({ defense: {} })).mode, desk(mastered({ defense: {} }, 1)).mode]).toEqual(["defense", null]);
  expect(desk(mastered()).hasMoment).toBe(false);
  const cut = [{ seat: 0, card: "AC001", cost: 1 }];
  expect(desk(fought({ cuts: cut }, { progress: { encounter: 0, round: 0 } })).mode).toBe("cuts");
  expect(desk(fought({ cuts: cut })).mode).toBe(null);
});

test("cards are offered by their danger, and what is too dangerous says so", () => {
  const recruits = [
    { foe: "MO01", number: 1, danger: 3, copies: 2 },
    { foe: "MO02", number: 1, danger: 9, copies: 1 },
    { foe: "MO03", number: 4, danger: 3, copies: 1 },
  ];
  const choose = vi.fn();
  const muster = { ...MUSTER, recruits };
  const barred = [{ thing: "MO02", words: { key: "and", args: { first: "Too", rest: "much" } }, rule: "AD-GM-03" }];
  const options = [option("enlist", "MO01", 4), option("enlist", "MO03", 5)];
  const table = desk(mastered({ muster }), { prompt: "enlist-whom", options, barred }, choose);
  expect(table.isEnlisting).toBe(true);
  const cards = [...shows(Recruits, { desk: table, muster }).querySelectorAll<HTMLElement>("li button")];
  expect(cards.map((card) => card.dataset.thing)).toEqual(["MO02", "MO01", "MO03"]);
  expect(cards.map((card) => card.getAttribute("aria-disabled"))).toEqual(["true", null, null]);
  expect(cards[0].textContent).toContain("Too");
  cards[2].click();
  expect(choose).toHaveBeenCalledWith(options[1]);
});

test("a monster that is led strikes whom it can, or is left to itself", () => {
  const prey = [{ figure: 1, square: 1, damage: 4, hp: 10, hp_after: 6 }];
  const options = [option("attack", "1", 1), option("as_printed", null, 2), option("done", null, 3)];
  const choose = vi.fn();
  const led = { ...LED, prey };
  const table = desk(mastered({ led }), { options }, choose);
  const buttons = [...shows(Led, { desk: table, led }).querySelectorAll<HTMLElement>("button")];
  for (const button of buttons) button.click();
  expect(choose.mock.calls.map(([one]) => one.id)).toEqual([1, 2, 3]);
  expect(buttons[0].textContent).toContain("10 → 6");
});

test("what the panel of a monster shows is not asked again below, but elsewhere it is", () => {
  const done = option("done", null, 3);
  const at = (more: object) => ({ view: desk(more).view }) as never;
  expect(frame.isOnScreen!(done, at(mastered({ led: LED })))).toBe(true);
  expect(frame.isOnScreen!(done, at(mastered({ muster: MUSTER })))).toBe(false);
  expect(frame.isOnScreen!(done, at({}))).toBe(false);
});

test("teams are the reader's own first, each as it stands, and the order of turns tells who has acted", () => {
  const table = desk(fought({}, { seat: 1, march: [0, 1], acting: 1 }));
  expect(table.teams.map(({ team }) => team)).toEqual([2, 1]);
  const body = shows(Teams, { desk: table, arena: table.view.arena });
  expect([...body.querySelectorAll("ul li b:first-child")].map((one) => one.textContent)).toContain("Your team");
  expect([...body.querySelectorAll("ol li")].map(({ className }) => className.split(" ")[0])).toEqual(["acted", "now"]);
});

test("the parts of a fight are the corners and the rounds", () => {
  const keys = (more: object) => frame.phases({ view: desk(more).view } as never).map(({ name }) => name.key);
  expect(keys(fought({}, { progress: { encounter: 0, round: 0 } }))).toEqual(["screen-phase-corners"]);
  expect(keys(fought())).toEqual(["screen-phase-corners", "screen-round"]);
  expect(keys(fought({}, { phase: "over", over: true }))).toEqual(["screen-phase-over"]);
});

test("the end of a fight says who has won, or that nobody has", () => {
  const placed = (...places: number[]) => fought({ teams: TEAMS.map((team, at) => ({ ...team, place: places[at] })) }, { over: true });
  const title = (table: Desk) => shows(Podium, { desk: table, arena: table.view.arena }).querySelector("h2:last-of-type")?.textContent;
  expect(desk(placed(1, 2)).stage).toBe("podium");
  expect(title(desk(placed(2, 1)))).toBe("Team 2 wins!");
  document.body.innerHTML = "";
  expect(title(desk(placed(1, 1)))).toBe("A draw between two teams");
});

test("a token that is dropped on the board chooses what lies there, and elsewhere nothing", () => {
  document.body.innerHTML = '<i></i><div class="window"><button data-thing="7"></button></div>';
  const [token, button] = [document.querySelector("i")!, document.querySelector("button")!];
  const chosen = vi.fn();
  button.addEventListener("click", chosen);
  token.setPointerCapture = vi.fn();
  const { update } = dragged(token, true);
  let below: Element | null = button;
  document.elementFromPoint = () => below;
  const drop = () => {
    for (const kind of ["pointerdown", "pointermove", "pointerup"]) token.dispatchEvent(new PointerEvent(kind, { pointerId: 1 }));
  };
  drop();
  expect(chosen).toHaveBeenCalledTimes(1);
  below = document.body;
  drop();
  update(false);
  below = button;
  drop();
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(token.getAttribute("style") ?? "").toBe("");
});
