import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { daysToLive } from "../src/lobby/ago";
import { inWords } from "../src/people/browser";
import { agreed } from "../src/people/chosen";
import { byGame, percent, standing } from "../src/people/statistics";
import { notify } from "../src/shell/notify";
import NotifyField from "../src/shell/NotifyField.svelte";
import { preferences } from "../src/shell/preferences.svelte";
import SeatList from "../src/table/SeatList.svelte";
import type { Played } from "../src/wire/types";
import { Words } from "../src/words/words";
import { scene, seat } from "./scenes";

const DAY = 86_400;

test("a new password counts if it is typed the same twice", () => {
  const words = new Words();
  expect(agreed({ password: "candle", again: "candle" }, words)).toBe("candle");
  expect(() => agreed({ password: "candle", again: "Candle" }, words)).toThrow("not the same");
});

test("a browser is told as far as it says what it is", () => {
  const told = (browser: string, system: string) =>
    inWords({ id: "", browser, system, begun: 0, seen: 0, here: false }, new Words());
  expect([told("Firefox", "Linux"), told("", "Linux"), told("Firefox", ""), told("", "")]).toEqual([
    "Firefox on Linux",
    "Linux",
    "Firefox",
    "Unknown browser",
  ]);
});

test("lines are put together by game", () => {
  const lines = [
    { game: "dealings", players: 2, games: 3, wins: 1 },
    { game: "dealings", players: 4, games: 1, wins: 1 },
    { game: "heists", players: 1, games: 2, wins: 0 },
  ];
  expect(byGame(lines).map(({ game, games, wins }) => [game, games, wins])).toEqual([
    ["dealings", 4, 2],
    ["heists", 2, 0],
  ]);
  expect([percent(1, 3), percent(0, 0)]).toEqual([33, 0]);
});

test("with several seats at one device one did as well as the best of them", () => {
  const seats = [
    { name: "Ada", place: 3, won: false, mine: true, ending: "played" as const },
    { name: "Ben", place: 1, won: true, mine: false, ending: "played" as const },
    { name: "Cora", place: 2, won: false, mine: true, ending: "played" as const },
  ];
  const game: Played = { table: "T", game: "dealings", ended: 0, seats };
  expect(standing(game)).toEqual({ key: "history-place", args: { place: 2, count: 3 } });
});

test("a game that was given up says by whom", () => {
  const told = (mine: boolean) => {
    const seats = [
      { name: "Ada", place: null, won: false, mine, ending: "gave-up" as const },
      { name: "Ben", place: null, won: false, mine: !mine, ending: "broken-off" as const },
    ];
    return standing({ table: "T", game: "dealings", ended: 0, seats }).key;
  };
  expect([told(true), told(false)]).toEqual(["history-gave-up", "history-broken-off"]);
});

test("a table says that it will be closed when that is less than a week off", () => {
  expect([null, 8 * DAY, 6.5 * DAY, 0.5 * DAY, -DAY].map((closes) => daysToLive(closes, 0))).toEqual([
    null,
    null,
    6,
    0,
    0,
  ]);
});

/** A browser's notifications, as far as this page uses them. */
class FakeNotification {
  static permission = "granted";
  static answer = "granted";
  static shown: string[] = [];
  onclick: (() => void) | null = null;

  static requestPermission(): Promise<string> {
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }

  constructor(title: string, options: { body: string; tag: string }) {
    FakeNotification.shown.push(`${title}: ${options.body} (${options.tag})`);
  }

  close(): void {}
}

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.stubGlobal("Notification", FakeNotification);
  FakeNotification.shown = [];
  preferences.notify = false;
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function isHidden(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

test("a notification is shown while one looks elsewhere, and only then", () => {
  FakeNotification.permission = "granted";
  isHidden(false);
  notify("Dark Dealings", "Your turn", "T");
  expect(FakeNotification.shown).toEqual([]);
  isHidden(true);
  notify("Dark Dealings", "Your turn", "T");
  expect(FakeNotification.shown).toEqual(["Dark Dealings: Your turn (T)"]);
  FakeNotification.permission = "denied";
  notify("Dark Dealings", "Your turn", "T");
  expect(FakeNotification.shown).toHaveLength(1);
});

test.each([
  ["granted", true],
  ["denied", false],
])("a click asks for notifications: %s", async (answer, on) => {
  FakeNotification.permission = "default";
  FakeNotification.answer = answer;
  shown = mount(NotifyField, { target: document.body, props: { words: new Words() } });
  flushSync();
  const box = document.querySelector<HTMLInputElement>("input[type=checkbox]")!;
  expect(FakeNotification.permission).toBe("default");
  box.click();
  await vi.waitFor(() => expect(FakeNotification.permission).toBe(answer));
  await vi.waitFor(() => expect(preferences.notify).toBe(on));
});

function seatList(host: boolean) {
  const send = vi.fn();
  const quiet = vi.fn();
  const words = new Words().for(0, ["Ada", "Ben"]);
  shown = mount(SeatList, { target: document.body, props: { scene: scene({ host }), words, send, quiet } });
  flushSync();
  return { send, quiet };
}

function find(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find((button) => button.textContent?.includes(text));
}

function click(text: string) {
  find(text)!.click();
  flushSync();
}

test("the host sends people away and makes others host", () => {
  const { send, quiet } = seatList(true);
  for (const text of ["Make host", "open the seat", "a bot plays on", "Block"]) {
    click("More");
    click(text);
  }
  expect(send.mock.calls.map(([request]) => request)).toEqual([
    { type: "transfer", seat: 1 },
    { type: "kick", seat: 1, bot: null },
    { type: "kick", seat: 1, bot: "normal" },
  ]);
  expect(quiet).toHaveBeenCalledWith({ seat: 1, kind: "block" });
});

test("whoever is not the host can only stop listening", () => {
  const { quiet } = seatList(false);
  click("More");
  expect(document.body.textContent).not.toContain("Send away");
  click("Mute");
  expect(quiet).toHaveBeenCalledWith({ seat: 1, kind: "mute" });
});

test("a seat of one's own and one without a person have no such menu", () => {
  const alone = [seat(0, { mine: true }), seat(1, { kind: "bot", level: "easy" })];
  const props = { scene: scene({ host: true, seats: alone }), words: new Words(), send: vi.fn(), quiet: vi.fn() };
  shown = mount(SeatList, { target: document.body, props });
  flushSync();
  expect(find("More")).toBeUndefined();
});
