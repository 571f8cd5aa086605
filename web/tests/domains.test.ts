import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { SceneOf } from "../src/games";
import Chooser from "../src/games/domains/Chooser.svelte";
import { Desk, thingOf } from "../src/games/domains/desk";
import { frame, STEPS } from "../src/games/domains/frame";
import { anyOf, countOf, ITEMS } from "../src/games/domains/items";
import { signOf } from "../src/games/domains/signs";
import Spot from "../src/games/domains/Spot.svelte";
import type {
  DomainsCatalogue,
  DomainsSeatView,
  DomainsView,
  PartyView,
  PlaceView,
  SpaceView,
} from "../src/games/domains/types";
import type { OptionShown } from "../src/wire/types";
import { ASKED, scene } from "./scenes";
import { wordsOf } from "./sentences";

const TEXT = { key: "darkling", args: {} };
const WORDS = wordsOf("domains").for(0, ["Ada", "Ben"]);
const NONE = Array<number>(12).fill(0);
let mounted: Record<string, unknown>[] = [];

afterEach(() => {
  for (const component of mounted) void unmount(component);
  mounted = [];
});

function side(name: string, skulls = 0) {
  const makes = [0, skulls, ...NONE.slice(2)];
  return { name, art: "", rank: 1, makes, defense: 2, special: null, timing: null };
}

const CARDS = {
  fortune: [],
  adventurers: ["AD01", "AD02"].map((id) => ({ id, name: `Hero ${id}`, text: TEXT })),
  henchmen: ["HE01", "HE02"].map((id) => ({ id, name: `Henchman ${id}`, art: "", text: TEXT })),
  tiles: [{ id: "TI01", name: "Lake", light: side("Lake"), dark: side("Wasteland", 2), text: TEXT }],
  monsters: ["MO01", "MO02"].map((id) => ({ id, name: `Monster ${id}`, art: "", text: TEXT })),
  spells: [{ id: "SP01", name: "Fireball", text: TEXT }],
  places: [{ id: "temple-1", location: "temple", number: 3, name: "the Temple, space 1", text: TEXT }],
  spaces: [],
  locations: ["temple", "builders-guild", "inn"],
  items: [],
  switches: [],
} as unknown as DomainsCatalogue;

function option(verb: string, thing: string | null, id = 0): OptionShown {
  return { id, verb, thing, words: TEXT, undoable: true, passes: false };
}

function place(code: string, location: string, more: Partial<PlaceView> = {}): PlaceView {
  return { place: code, location, seat: null, card: null, filled: true, open: true, price: NONE, gives: NONE, ...more };
}

function space(code: string, area: string, more: Partial<SpaceView> = {}): SpaceView {
  const nothing = { tile: null, dark: false, used: false, rank: null, defense: 0, makes: NONE, makes_if_flipped: NONE };
  const marks = { monsters: [], weapons: 0, altars: 0, guarded: false, minion: false, hunted_by: [], visited_by: [] };
  return { space: code, area, ...nothing, ...marks, ...more };
}

function seat(number: number, more: Partial<DomainsSeatView> = {}): DomainsSeatView {
  const spaces = [space("W1", "woods", { tile: "TI01", dark: number === 1 }), space("M1", "mountains")];
  return { seat: number, spaces, henchmen: [], held: [], hand: [], ...more } as unknown as DomainsSeatView;
}

function party(tavern: string, more: Partial<PartyView> = {}): PartyView {
  const members = [{ adventurer: "AD01", die: 8, left: "evil", right: "woods" }];
  return { tavern, members, dice: [8], plus: 0, target: null, on_its_way: false, ...more };
}

const DEFENSE = { total: 5, tile: 5, monsters: 0, weapons: 0, area: 0, raised: 0 };
const TARGET = { kind: "attack", seat: 0, space: "W1", icon: "evil", defense: DEFENSE, chance: 70 };
const CITY = [place("temple-1", "temple", { seat: 1 }), place("temple-2", "temple"), place("inn-1", "inn", { card: "HE01" })];

interface Table {
  view?: Partial<DomainsView>;
  options?: OptionShown[];
  choose?: (option: OptionShown) => void;
}

function desk({ view = {}, options = [], choose = vi.fn() }: Table = {}): Desk {
  const empty = { attack: null, window: null, reaction: null, plan: null, building: null, resolving: null };
  const city = { city: CITY, guild: { place: "builders-guild", minions: [0, 1], metal: 2, stone: 1 } };
  const people = { seat: 0, first: 0, waiting: [1], order: [0, 1], seats: [seat(0), seat(1)] };
  const fortune = { cards: [], left: 3, past: [], known: [], somewhere: [], loose: 0, eras: [], ordered: [] };
  const all = { ...empty, ...city, ...people, fortune, parties: [party("unicorn"), party("swan")], ...view };
  const shown = scene({ game: "domains", view: all, asked: { ...ASKED, options } }) as unknown as SceneOf<DomainsView>;
  return new Desk({ scene: shown, cards: CARDS, words: WORDS, choose, inspect: vi.fn() });
}

function phases(phase: string, turn = 2) {
  return frame.phases!({ view: { phase, turn } } as SceneOf<DomainsView>);
}

test("the header tracks the steps of a turn, and outside of turns has one step only", () => {
  const steps = phases("placement");
  expect(steps[0].name).toEqual({ key: "screen-turn", args: { turn: 2 } });
  expect(steps.slice(1).map(({ state }) => state)).toEqual(
    STEPS.map((_, at) => (at < 2 ? "done" : at === 2 ? "now" : "later")),
  );
  expect(phases("setup").map(({ name }) => name.key)).toEqual(["screen-step-setup"]);
});

test("each step of a turn has a name", () => {
  for (const step of [...STEPS, "setup", "over"]) expect(WORDS.say(`screen-step-${step}`)).not.toContain("screen-");
});

test("only what gives something is filled", () => {
  expect(["take", "look", "flip", "roll"].every((verb) => frame.isMain(option(verb, null)))).toBe(true);
  expect(["done", "enough", "decline", "leave"].some((verb) => frame.isMain(option(verb, null)))).toBe(false);
});

test("items are counted in the order of the view", () => {
  const store = [3, 0, 1];
  expect([countOf(store, "coins"), countOf(store, "earth"), countOf(store, "water")]).toEqual([3, 1, 0]);
  expect(anyOf(store)).toEqual([
    ["coins", 3],
    ["earth", 1],
  ]);
});

test("whatever goes by a code has its picture", () => {
  const decks = ["attack", "defense", "control", "production"];
  const areas = ["woods", "settlements", "plains", "mountains"];
  const icons = ["monster", "evil", "economic", "magic", "martial", "nature", "power", "religion"];
  const locations = ["seer", "builders-guild", "far-lands", "town-council", "royal-court", "niktmarg", "swan"];
  for (const code of [...ITEMS, ...decks, ...areas, ...icons, ...locations]) expect(signOf(code), code).not.toBe("");
  expect(signOf("nowhere")).toBe("");
});

test("an option is found by any name of a thing, and by its verb where several speak of it", () => {
  const table = desk({ options: [option("henchman", "inn-1", 4), option("minion", "inn-1", 5)] });
  expect(table.optionFor(["HE01", "inn-1"])?.id).toBe(4);
  expect(table.optionFor(["inn-1"], "minion")?.id).toBe(5);
  expect(table.optionFor(["HE01"])).toBeUndefined();
});

test("a space is called by its tile, by who lives there, or by its area", () => {
  const lair = space("M1", "mountains", { monsters: [{ monster: "MO01", shield: 2 }] });
  const table = desk({ view: { seats: [seat(0), seat(1, { spaces: [space("W1", "woods"), lair] })] } });
  expect(table.spaceName(0, "W1")).toBe("Lake");
  expect(table.spaceName(1, "M1")).toBe("Monster MO01");
  expect(table.spaceName(1, "W1")).toBe("Woods");
});

test("a dark tile is called by its dark side", () => {
  expect(desk().spaceName(1, "W1")).toBe("Wasteland");
});

test("an own space goes by its code alone, too", () => {
  expect(desk().spaceCodes(0, "W1")).toEqual(["W1", "0-W1"]);
  expect(desk().spaceCodes(1, "W1")).toEqual(["1-W1"]);
});

test("it is known who stands at a location, and whether one can be sent there", () => {
  const table = desk({ options: [option("place", "temple-2"), option("place", "builders-guild")] });
  expect(["temple", "builders-guild", "inn"].map((code) => table.minionsAt(code))).toEqual([[1], [0, 1], []]);
  expect(["temple", "builders-guild", "inn"].map((code) => table.isOpen(code))).toEqual([true, true, false]);
});

test("the location that is resolved is found by its space", () => {
  expect(desk({ view: { resolving: "temple-2" } }).resolvingAt).toBe("temple");
  expect(desk({ view: { resolving: "builders-guild" } }).resolvingAt).toBe("builders-guild");
  expect(desk().resolvingAt).toBeNull();
});

test("what lies nowhere on the table is chosen apart", () => {
  const rivals = [option("henchman", "HE02"), option("monster", "MO02"), option("deck", "attack")];
  const shown = [option("henchman", "inn-1"), option("place", "temple-2"), option("cast", "SP01")];
  expect(desk({ options: [...shown, ...rivals] }).apart.map(({ verb }) => verb).sort()).toEqual([
    "deck",
    "henchman",
    "monster",
  ]);
});

test("a monster that stands in the own Domain is chosen there", () => {
  const lair = space("M1", "mountains", { monsters: [{ monster: "MO02", shield: 2 }] });
  const table = desk({ view: { seats: [seat(0, { spaces: [lair] }), seat(1)] }, options: [option("monster", "MO02")] });
  expect(table.apart).toEqual([]);
});

test("a small screen begins with the hand, a Domain or the city, by what is asked", () => {
  const focus = (...options: OptionShown[]) => desk({ options }).focus;
  expect(focus(option("cast", "SP01"), option("special", "TI01"))).toBe("hand");
  expect(focus(option("at", "W1"))).toBe("domain");
  expect(focus(option("place", "temple-2"), option("corrupt", "W1"))).toBe("city");
  expect(focus()).toBe("city");
});

test("while a space is attacked, a small screen begins with the Domain", () => {
  const attack = { ...TARGET, owner: 1, tavern: null, by: 0, dice: [8], plus: 0, chance: 30 };
  const table = desk({ view: { attack: { ...attack, rolled: [], total: null, fell: null } } });
  expect(table.focus).toBe("domain");
});

test("a party on its way to a space is drawn like an attack, a pilgrimage is not", () => {
  const coming = (kind: string) => party("swan", { target: { ...TARGET, kind }, on_its_way: true, plus: -2 });
  const raid = desk({ view: { parties: [party("unicorn"), coming("attack")] } }).raid;
  expect(raid).toMatchObject({ owner: 0, space: "W1", tavern: "swan", plus: -2, chance: 70, rolled: [], total: null });
  expect(desk({ view: { parties: [party("unicorn"), coming("pilgrimage")] } }).raid).toBeNull();
});

test("the Domains in which something can be struck are known, each once", () => {
  const options = [option("strike", "1-W1"), option("strike", "1-M1"), option("strike", "0-W1")];
  expect(desk({ options }).struck).toEqual([1, 0]);
});

test("spaces of several Domains are chosen apart, too, since only one Domain is seen at a time", () => {
  const [ben, ada] = [option("strike", "1-W1"), option("strike", "0-W1")];
  expect(desk({ options: [ben, ada] }).apart).toEqual([ben, ada]);
  expect(desk({ options: [ben] }).apart).toEqual([]);
});

test("what a spell is aimed at is told in words, and an element that pays is not", () => {
  const table = desk();
  expect(table.targetTold("strike 1-W1")).toContain("Wasteland");
  expect(table.targetTold("adventurer A-1")).toBe("Hero AD01");
  expect(table.targetTold("henchman HE02")).toBe("Henchman HE02");
  expect(table.targetTold("send temple-1")).toBe("the Temple, space 1");
  expect(table.targetTold("element fire")).toBe("");
  expect(thingOf("send temple-1")).toBe("temple-1");
});

test("what a spell is aimed at is marked, but not the own space of the same code as one of its caster", () => {
  const reaction = { caster: 1, spell: "SP01", affected: [0], on: 0, spared: [] };
  const table = desk({ view: { reaction: { ...reaction, targets: ["minion temple-1", "send inn-1", "at W1"] } } });
  expect([["temple-1"], ["inn-1", "HE01"], ["W1", "0-W1"]].map((codes) => table.isAimedAt(codes))).toEqual([
    true,
    true,
    false,
  ]);
  expect(desk().isAimedAt(["temple-1"])).toBe(false);
});

test("a spectator sees the stores of whoever is asked", () => {
  expect(desk({ view: { seat: null } }).player.seat).toBe(1);
  expect(desk().player.seat).toBe(0);
});

test("a minion and the card below it are two buttons where both can be chosen", () => {
  const choose = vi.fn();
  const options = [option("henchman", "inn-1", 4), option("minion", "inn-1", 5)];
  const table = desk({ options, choose });
  const props = { desk: table, place: place("inn-1", "inn", { card: "HE01", seat: 1 }), codes: ["inn-1", "HE01"] };
  mounted.push(mount(Spot, { target: document.body, props }));
  flushSync();
  for (const button of document.querySelectorAll<HTMLButtonElement>("button:not([aria-disabled])")) button.click();
  expect(choose.mock.calls.map(([chosen]) => (chosen as OptionShown).id)).toEqual([4, 5]);
});

test("before the side is chosen, both sides of the tile are shown with what they make", () => {
  const options = [option("side", "light", 1), option("side", "dark", 2)];
  const table = desk({ view: { building: { tile: "TI01", space: "W1" } }, options });
  mounted.push(mount(Chooser, { target: document.body, props: { desk: table, options } }));
  flushSync();
  const [light, dark] = [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect([light?.includes("Lake"), dark?.includes("Wasteland"), dark?.includes("+2")]).toEqual([true, true, true]);
});
