import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import GameCard from "../src/lobby/GameCard.svelte";
import TableForm from "../src/lobby/TableForm.svelte";
import { againstBots, fewer, more, reseated, seatsOf, sideOf, whyNot } from "../src/lobby/plan";
import { type Company, companyText, grouped, presetsOf } from "../src/lobby/presets";
import type { GameDetails, GameSummary, LineupShown, ModeShown } from "../src/wire/types";
import { gameWords } from "../src/words/words";

const WHY_NOT = "That is not possible: too many.";

/** A lineup of the game below: the sides for each number of players who can play. */
function lineup(company: Company, sides: Record<number, number[][]>): LineupShown {
  const size = (players: number) => ({ players, sides: sides[players] ?? [], why_not: sides[players] ? "" : WHY_NOT });
  return { company, sizes: [1, 2, 3, 4].map(size) };
}

const ALL: ModeShown = {
  settings: {},
  usual: ["me", "bot", "bot"],
  lineup: lineup("together", { 1: [[0]], 2: [[0, 1]], 3: [[0, 1, 2]] }),
};
const MASTER: ModeShown = {
  settings: { play: "master" },
  usual: ["bot", "me"],
  lineup: lineup("one-against-all", { 2: [[0], [1]], 3: [[0], [1, 2]] }),
};
const ARENA: ModeShown = {
  settings: { play: "arena" },
  usual: ["me", "bot"],
  lineup: lineup("teams", {
    2: [[0], [1]],
    4: [
      [0, 2],
      [1, 3],
    ],
  }),
};
const ALONE: ModeShown = { settings: { play: "solo" }, usual: ["me"], lineup: lineup("alone", { 1: [[0]] }) };
const LONG: ModeShown = { ...ALL, settings: { rooms: 9 } };

const SUMMARY: GameSummary = {
  id: "delve",
  title: "Delve",
  blurb: "",
  players: [1, 4],
  settings: { rooms: { default: 4, choices: [4, 9] }, play: { default: "all", choices: ["all", "master", "arena"] } },
  rules_version: 1,
  companies: ["together", "one-against-all", "teams", "alone"],
  usual: ["me", "bot", "bot"],
};
const DETAILS: GameDetails = {
  ...SUMMARY,
  lineup: ALL.lineup,
  modes: { all: ALL, master: MASTER, long: LONG, arena: ARENA, alone: ALONE },
  rules: [],
  cards: null,
};
const TEXT = `
here-together = All of you against the delve.
role = { $company ->
    [one-against-all] { $number ->
        [1] is the master
       *[other] plays a hero
    }
   *[other] {""}
}
`;

let page: Record<string, unknown> | null = null;
const asked = vi.fn();

beforeEach(() => vi.stubGlobal("fetch", asked));

afterEach(() => {
  if (page) unmount(page);
  page = null;
  asked.mockReset();
  document.body.innerHTML = "";
});

function open(details = DETAILS) {
  page = mount(TableForm, { target: document.body, props: { details, words: gameWords(TEXT) } });
  flushSync();
}

function pick(mode: string) {
  const label = [...document.querySelectorAll("label")].find((one) => one.querySelector("b")?.textContent === mode);
  label!.querySelector("input")!.click();
  flushSync();
}

/** What there is to choose from, with a star before what is chosen. */
function cards(group: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[name=${group}]`)].map(({ checked, parentElement }) =>
    `${checked ? "* " : ""}${parentElement!.textContent?.trim()}`.trim(),
  );
}

function button(name: string): HTMLButtonElement {
  return [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name)!;
}

function press(name: string) {
  button(name).click();
  flushSync();
}

/** Who sits on each seat and, after a colon, whom the seat plays. */
function seated(): string[] {
  return [...document.querySelectorAll("ol > li")].map((row) => {
    const role = row.querySelector("small")?.textContent ?? "";
    return row.querySelector("select")!.value + (role && `: ${role}`);
  });
}

function answered(body: LineupShown) {
  asked.mockResolvedValue(new Response(JSON.stringify(body)));
}

function set(name: string, value: string) {
  const label = [...document.querySelectorAll("details label")].find((one) => one.textContent?.includes(name))!;
  const field = label.querySelector("select")!;
  field.value = [...field.options].find((option) => option.textContent === value)!.value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

test("one plays at once in the company that is usual", () => {
  const bot = { kind: "bot", level: "normal" };
  expect(againstBots(SUMMARY)).toEqual({ game: "delve", seats: [{ kind: "me" }, bot, bot] });
});

test("a card says which companies a game is for", () => {
  page = mount(GameCard, { target: document.body, props: { game: SUMMARY, words: gameWords("") } });
  expect(document.body.textContent).toContain("Together · One against all · Duel or teams · On your own");
});

test("a game with words for some of its modes offers these, one without any offers all by their names", () => {
  const modes = { normal: ALL, "long night": LONG };
  const offered = (text: string) => presetsOf(modes, gameWords(text)).map(({ name, text }) => `${name}: ${text}`);
  expect(offered("preset-long-night = Long\npreset-long-night-text = Five nights.")).toEqual(["Long: Five nights."]);
  expect(offered("")).toEqual(["normal: ", "long night: "]);
});

test("modes for one company stand together, the most usual first", () => {
  const groups = grouped(presetsOf(DETAILS.modes, gameWords("")));
  expect(groups.map(({ company, presets }) => [company, ...presets.map(({ name }) => name)])).toEqual([
    ["together", "all", "long"],
    ["one-against-all", "master"],
    ["teams", "arena"],
    ["alone", "alone"],
  ]);
});

test("a game may say in its own words what a company means", () => {
  expect(companyText("together", gameWords(TEXT))).toBe("All of you against the delve.");
  expect(companyText("one-against-all", gameWords(TEXT))).toBe("One of you plays against the others.");
});

test("numbers of seats that cannot be played are skipped, and said why", () => {
  expect([more(ARENA.lineup, 2), fewer(ARENA.lineup, 4)]).toEqual([4, 2]);
  expect([more(ARENA.lineup, 4), fewer(ARENA.lineup, 2)]).toEqual([undefined, undefined]);
  expect([whyNot(ARENA.lineup, 3), whyNot(ARENA.lineup, 4)]).toEqual([WHY_NOT, ""]);
});

test("a seat is on one side, or on none where so many cannot play", () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(ARENA.lineup, 4, seat))).toEqual([1, 2, 1, 2]);
  expect(sideOf(ARENA.lineup, 3, 0)).toBe(0);
});

test("seats that nobody has changed are as usual in the next mode", () => {
  expect(reseated(seatsOf(ALL.usual), ALL.usual, MASTER)).toEqual(seatsOf(MASTER.usual));
});

test("seats that somebody has changed stay as they are, as far as so many fit", () => {
  const friends = seatsOf(["me", "bot", "bot"]);
  friends[1].kind = "open";
  expect(reseated(friends, ALL.usual, MASTER)).toEqual(friends);
  expect(reseated(friends, ALL.usual, ARENA)).toEqual(friends.slice(0, 2));
  friends[0].kind = "bot";
  expect(reseated(friends, ALL.usual, ALONE), "a bot does not play alone").toEqual(seatsOf(["me"]));
});

test("the page shows each company with what it means, and the modes for the one that is chosen", () => {
  open();
  expect(cards("company")).toEqual([
    "* Together All of you against the delve.",
    "One against all One of you plays against the others.",
    "Duel or teams You fight each other, one on one or side by side.",
    "On your own Just you, and no rivals at the table.",
  ]);
  expect(cards("preset")).toEqual(["* all", "long"]);
  pick("One against all");
  expect(cards("preset")).toEqual(["* master"]);
});

test("where all modes are for the same company, it stands above them", () => {
  open({ ...DETAILS, modes: { all: ALL, long: LONG } });
  expect(cards("company")).toEqual([]);
  expect(document.querySelector(".head")?.textContent).toBe("Together All of you against the delve.");
});

test("choosing a mode sets the seats, and says whom or on which side each plays", () => {
  open();
  expect(seated()).toEqual(["me", "bot", "bot"]);
  pick("One against all");
  expect(seated()).toEqual(["bot: is the master", "me: plays a hero"]);
  pick("Duel or teams");
  expect(seated()).toEqual(["me: Team 1", "bot: Team 2"]);
  pick("On your own");
  expect(seated()).toEqual(["me"]);
});

test("seats are added and taken away within the limits of a mode, which the page names", () => {
  open();
  pick("Duel or teams");
  expect(document.body.textContent).toContain("2 to 4 seats");
  expect(button("One seat less").disabled).toBe(true);
  press("One more seat");
  expect(seated()).toEqual(["me: Team 1", "bot: Team 2", "bot: Team 1", "bot: Team 2"]);
  expect(button("One more seat").disabled).toBe(true);
  pick("On your own");
  expect([button("One more seat").disabled, button("One seat less").disabled]).toEqual([true, true]);
  expect(document.body.textContent).toContain("One seat: this is for you alone.");
});

test("settings under which so many cannot play are refused beforehand, and seats put it right", async () => {
  open();
  answered(ARENA.lineup);
  set("rooms", "9");
  set("play", "arena");
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(WHY_NOT));
  expect(button("Make the table").disabled).toBe(true);
  press("One seat less");
  expect(document.querySelector("[role=alert]")).toBe(null);
  expect(button("Make the table").disabled).toBe(false);
});

test("where the server does not answer, it says what is wrong when the table is made", async () => {
  open();
  asked.mockRejectedValue(new TypeError("no network"));
  set("rooms", "9");
  set("play", "arena");
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(button("Make the table").disabled).toBe(false);
  expect(seated()).toEqual(["me", "bot", "bot"]);
});

test("settings that do not go together are told in the words of the server", async () => {
  open();
  const why_not = "That is not possible: an arena has no rooms.";
  answered({ company: null, sizes: [1, 2, 3, 4].map((players) => ({ players, sides: [], why_not })) });
  set("rooms", "9");
  set("play", "arena");
  await vi.waitFor(() => expect(document.body.textContent).toContain("an arena has no rooms."));
  pick("One against all");
  expect(document.querySelector("[role=alert]")).toBe(null);
});
