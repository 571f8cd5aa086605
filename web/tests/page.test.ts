import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { partsOf, type Frame, type GameParts } from "../src/games";
import { preferences } from "../src/shell/preferences.svelte";
import LiveTable from "../src/table/LiveTable.svelte";
import { drawnPause } from "../src/table/passing";
import { Table } from "../src/table/table.svelte";
import type { GameDetails, Scene } from "../src/wire/types";
import { ASKED, scene, seat, WINDOW } from "./scenes";
import { wordsOf } from "./sentences";
import { FakeSocket } from "./sockets";

const DETAILS: GameDetails = {
  id: "dealings",
  title: "Dark Dealings",
  blurb: "",
  players: [1, 6],
  settings: {},
  rules_version: 1,
  companies: [],
  usual: [],
  lineup: { company: "each-for-themselves", sizes: [] },
  modes: {},
  rules: [{ id: "DD-CBT-03", kind: "rule", text: "Fight, or do not.", question: "" }],
  cards: { heroes: [{ id: "H01", name: "Red Runa", text: null }] },
};
const FRAME: Frame = { phases: () => [], isMain: ({ verb }) => verb === "fight" };
const FIGHT = scene({ asked: ASKED, undo: { possible: true, why_not: null } });

let page: Record<string, unknown>;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  preferences.tips = true;
  const general = await partsOf("general");
  const parts: GameParts = { ...general, frame: FRAME };
  const props = { table: new Table("T"), details: DETAILS, words: wordsOf("dealings"), parts };
  page = mount(LiveTable, { target: document.body, props });
  flushSync();
  FakeSocket.latest.opens();
});

afterEach(() => unmount(page));

function shows(next: Scene) {
  FakeSocket.latest.says(next);
  flushSync();
}

function press(key: string) {
  window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  flushSync();
}

/** What has been sent since the hello. */
function sent() {
  return FakeSocket.latest.sent.slice(1).map(({ ref: _ref, ...message }) => message);
}

const buttons = () => [...document.querySelectorAll("button")];
const button = (text: string) => buttons().find((each) => each.textContent?.includes(text))!;

test("a number chooses the option of that number, once", () => {
  shows(FIGHT);
  press("2");
  press("2");
  expect(sent()).toEqual([{ type: "choose", seat: 0, decision: 7, option: 2 }]);
});

test("while there is more to see, a key shows it and chooses nothing", () => {
  const news = { number: 0, event: { event: "Forced" }, words: { key: "darkling", args: {} } };
  shows(scene({ story: { start: 0, events: [news] } }));
  shows(FIGHT);
  expect(button("Skip ahead")).toBeDefined();
  press("1");
  expect([button("Skip ahead"), sent()]).toEqual([undefined, []]);
  press("1");
  expect(sent()).toHaveLength(1);
});

test("only the option that gives nothing up is filled, and on Enter", () => {
  shows(FIGHT);
  const filled = buttons().filter((each) => each.classList.contains("main"));
  expect(filled.map((each) => each.textContent)).toEqual([expect.stringContaining("Fight")]);
  press("Enter");
  expect(sent()).toEqual([{ type: "choose", seat: 0, decision: 7, option: 1 }]);
});

test("Enter does nothing where every option gives something up", () => {
  const [, discard] = ASKED.options;
  shows(scene({ asked: { ...ASKED, options: [discard] } }));
  press("Enter");
  expect(sent()).toEqual([]);
});

test("a choice that was refused can be made anew", async () => {
  shows(FIGHT);
  press("1");
  const ref = FakeSocket.latest.sent[1].ref as string;
  FakeSocket.latest.says({ type: "refused", ref, code: "stale", text: "Too late." });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Too late."));
  press("2");
  expect(sent()).toHaveLength(2);
});

test("undo takes back by itself, and asks everyone where it must", () => {
  shows(FIGHT);
  press("u");
  shows(scene({ undo: { possible: false, why_not: { key: "undo-dice", args: {} } } }));
  press("u");
  expect(document.body.textContent).toContain("dice have been rolled since");
  button("Ask to go back").click();
  expect(sent().map(({ type }) => type)).toEqual(["retract", "ask-back"]);
});

test("a tip is shown once for each kind of decision", () => {
  shows(FIGHT);
  expect(document.querySelector("[role=note]")).not.toBeNull();
  press("1");
  expect(document.querySelector("[role=note]")).toBeNull();
  shows(scene({ asked: { ...ASKED, number: 8 } }));
  expect(document.querySelector("[role=note]")).toBeNull();
});

test("the rules open at the rule of the decision", () => {
  shows(FIGHT);
  press("?");
  expect(document.querySelector("dialog .current")?.textContent).toContain("Fight, or do not.");
});

test("a shared device shows nothing before the right one has it", () => {
  const seats = [seat(0, { mine: true }), seat(1, { mine: true, waiting: true })];
  const secret = { key: "event-hero-rampaged", args: { seat: 0, hero: "Red Runa" } };
  const story = { start: 0, events: [{ number: 0, event: { event: "X" }, words: secret }] };
  shows(scene({ mine: [0, 1], seats, story }));
  expect(document.body.textContent).toContain("Hand the device to Name 1");
  expect(document.body.textContent).not.toContain("Red Runa");
  button("I am Name 1").click();
  expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "hello", seat: 1 });
});

test("with the line down, the page says so and sends the choice when it is back", () => {
  vi.useFakeTimers();
  shows(FIGHT);
  FakeSocket.latest.breaks();
  flushSync();
  expect(document.body.textContent).toContain("The line is down");
  press("1");
  vi.advanceTimersByTime(1000);
  FakeSocket.latest.opens();
  expect(sent()).toEqual([{ type: "choose", seat: 0, decision: 7, option: 1 }]);
  vi.useRealTimers();
});

test("the title of the tab tells that it is one's turn", () => {
  shows(scene());
  expect(document.title).toBe("Dark Dealings");
  shows(FIGHT);
  expect(document.title).toBe("Your turn · Dark Dealings");
});

test("a notification tells whoever looks elsewhere, once, that it is their turn", () => {
  const shown = vi.fn();
  class Notified {
    static permission = "granted";
    constructor(title: string, options: { body: string }) {
      shown(title, options.body);
    }
  }
  vi.stubGlobal("Notification", Notified);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  preferences.notify = true;
  shows(scene());
  expect(shown).not.toHaveBeenCalled();
  shows(FIGHT);
  shows({ ...FIGHT, timers: [{ seat: 0, spent: 1 }] });
  expect(shown.mock.calls).toEqual([["Dark Dealings", "Your turn"]]);
  preferences.notify = false;
  vi.restoreAllMocks();
});

test("a table that was given up says by whom, and shows nothing else", () => {
  shows(scene({ status: "closed", closed: "expired" }));
  expect(document.body.textContent).toContain("Nothing had happened here for a long time");
  expect(button("Take your seat back")).toBeUndefined();
});

test("a seat that a bot keeps can be taken back", () => {
  const kept = seat(0, { mine: true, kind: "bot", level: "normal", holds_for: "Name 0" });
  shows(scene({ seats: [kept, seat(1)] }));
  button("Take your seat back").click();
  expect(sent()).toEqual([{ type: "return", seat: 0 }]);
});

test("while a pass is made for the reader, the prompt says so and nothing can be chosen", () => {
  shows(scene({ asked: WINDOW, passing: [0] }));
  expect(document.querySelector(".question")!.textContent).toContain("You can only pass. Passing for you …");
  press("1");
  shows(scene({ asked: { ...ASKED, window: true }, passing: [0] }));
  expect(document.querySelector(".question")!.textContent).toContain("Passing for you, as you asked …");
  press("1");
  expect(button("Fight")).toBeUndefined();
  expect(sent()).toEqual([]);
});

test("on a shared device, the pass is made once its owner has it", () => {
  vi.useFakeTimers();
  const random = vi.spyOn(Math, "random").mockReturnValue(0.9);
  const seats = [seat(0, { mine: true, waiting: true }), seat(1, { mine: true })];
  const shared = { asked: { ...WINDOW, pass_here: true }, mine: [0, 1], seats };
  shows(scene(shared));
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([]);
  button("I am Name 0").click();
  flushSync();
  vi.advanceTimersByTime(1299);
  expect(sent()).toEqual([]);
  shows(scene({ ...shared, host: false }));
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  random.mockRestore();
  expect(sent(), "another scene does not begin the pause anew").toEqual([
    { type: "choose", seat: 0, decision: 7, option: 3 },
  ]);
});

test("whoever went back to a pass is asked", () => {
  shows(scene({ asked: WINDOW }));
  press("1");
  expect(sent()).toEqual([{ type: "choose", seat: 0, decision: 7, option: 3 }]);
});

test("a device pauses as the server does", () => {
  const python = readFileSync("../src/darkling/pause.py", "utf8");
  expect(python).toContain("SHORTEST, LONGEST = 0.4, 1.4\n");
  expect(python).toContain("RISE, FALL = 2, 4\n");
  let state = 1;
  const random = vi.spyOn(Math, "random").mockImplementation(() => (state = (state * 48271) % 2147483647) / 2147483647);
  const parts = Array.from({ length: 20_000 }, () => (drawnPause() - 400) / 1000);
  random.mockRestore();
  const below = (limit: number) => parts.filter((part) => part < limit).length / parts.length;
  // The beta distribution of 2 and 4, worked out by hand.
  expect(below(0)).toBe(0);
  expect(Math.abs(below(0.2) - 0.2627)).toBeLessThan(0.01);
  expect(Math.abs(below(0.5) - 0.8125)).toBeLessThan(0.01);
  expect(below(1)).toBe(1);
});

test("a standing order is set, seen and taken back", () => {
  const orders = { offered: ["until-target" as const, "this-round" as const], standing: null };
  shows(scene({ orders, asked: ASKED }));
  expect(document.querySelector("[aria-label='When I can react']")).toBeNull();
  shows(scene({ orders }));
  const control = document.querySelector<HTMLSelectElement>("[aria-label='When I can react']")!;
  expect([...control.options].map(({ text }) => text)).toEqual([
    "Ask when I can react",
    "Pass until I am a target",
    "Pass this round",
  ]);
  control.value = "until-target";
  control.dispatchEvent(new Event("change", { bubbles: true }));
  shows(scene({ orders: { ...orders, standing: "until-target" } }));
  expect(control.value).toBe("until-target");
  control.value = "none";
  control.dispatchEvent(new Event("change", { bubbles: true }));
  const order = { type: "standing-order", seat: 0 };
  expect(sent()).toEqual([
    { ...order, order: "until-target" },
    { ...order, order: null },
  ]);
});
