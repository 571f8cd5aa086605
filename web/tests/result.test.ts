import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import ReplayBar from "../src/table/ReplayBar.svelte";
import Result from "../src/table/Result.svelte";
import { standing } from "../src/people/statistics";
import type { Phrase, PlaceShown, ResultShown } from "../src/wire/types";
import { gameWords, Words } from "../src/words/words";
import { scene } from "./scenes";

const GAME = `
score-lanterns = { $value } lanterns lit
score-lit = { $value } of them lit
all-lose = The night has come.
`;
const NAMES = ["Ada", "Ben", "Cora", "Dan"];
let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key, args };
}

function place(number: number, seats: number[], parts: Phrase[][] = seats.map(() => [])): PlaceShown {
  return { place: number, seats, scores: [phrase("score-lanterns", { value: 3 })], parts, ahead: null };
}

function text(outcome: ResultShown, words = gameWords(GAME)): string {
  const props = {
    scene: scene({ outcome }),
    words: words.for(0, NAMES),
    rematch: () => {},
    close: () => {},
  };
  shown = mount(Result, { target: document.body, props });
  return document.body.textContent!.replace(/\s+/g, " ");
}

function together(won: boolean): ResultShown {
  const reached = phrase("all-scores", { value: 3, scores: phrase("score-lanterns", { value: 3 }) });
  const parts = [[phrase("score-lit", { value: 2 })], []];
  const verdict = phrase(won ? "all-win" : "all-lose", { value: 3 });
  return { won: [won, won], verdict, reached, places: [place(1, [0, 1], parts)] };
}

test("a common win is told without places, with what each seat has done", () => {
  const told = text(together(true));
  expect(told).toContain("Everyone wins together! Together: 3 lanterns lit. Ada 2 of them lit");
  expect(told).not.toContain("Ben");
  expect(document.querySelector("ol")).toBeNull();
  expect(document.querySelector(".verdict.lost")).toBeNull();
});

test("a common defeat names no winner, and a game may word it", () => {
  const told = text(together(false));
  expect(told).toContain("The night has come. Together: 3 lanterns lit.");
  expect(told).not.toMatch(/win/i);
  expect(document.querySelector(".verdict.lost")).not.toBeNull();
});

test("without words of the game's own a common defeat has general ones", () => {
  const own = gameWords("score-lanterns = { $value } lanterns\nscore-lit = { $value }");
  expect(text(together(false), own)).toContain("Everyone loses together.");
});

test("a team that wins is named, and shares its place", () => {
  const winners = phrase("and", { first: phrase("who-first", { seat: 0 }), rest: phrase("who", { seat: 2 }) });
  const told = text({
    won: [true, false, true, false],
    verdict: phrase("victory-of-side", { winners }),
    reached: null,
    places: [place(1, [0, 2]), place(2, [1, 3])],
  });
  expect(told).toContain("You and Cora win together.");
  const rows = [...document.querySelectorAll("ol > li")];
  expect(rows.map((row) => row.querySelector(".place")!.textContent)).toEqual(["1", "2"]);
  const names = rows.map((row) => [...row.querySelectorAll("h3 span")].map((name) => name.textContent));
  expect(names).toEqual([["Ada", "Cora"], ["Ben", "Dan"]]);
});

test("what the seats of a team have done is told by name", () => {
  const lit = (value: number) => [phrase("score-lit", { value })];
  text({
    won: [true, false, true],
    verdict: phrase("victory-of-side", { winners: "You" }),
    reached: null,
    places: [place(1, [0, 2], [lit(2), lit(1)]), place(2, [1], [lit(4)])],
  });
  const told = [...document.querySelectorAll("ul")].map((list) => [...list.children].map((line) => line.textContent));
  // One who has a place alone is named already.
  expect(told).toEqual([["Ada", "2 of them lit"], ["Cora", "1 of them lit"], ["4 of them lit"]]);
});

test("a replay ends with what came of the game", () => {
  const step = { step: 5, steps: 5, by: 1, viewer: 0, view: null, blocks: [], story: { start: 0, events: [] } };
  const props = { seats: [], eyes: 0, words: gameWords(GAME).for(0, NAMES), go: () => {}, look: () => {} };
  const bar = (outcome: ResultShown | null) => mount(ReplayBar, { target: document.body, props: { ...props, step: { ...step, outcome } } });
  shown = bar(null);
  expect(document.querySelector("p")!.textContent).not.toContain("The night has come.");
  unmount(shown);
  shown = bar(together(false));
  expect(document.querySelector("p")!.textContent).toContain("Ben chooses. The night has come.");
});

test("the history calls a common defeat no first place, and counts places of teams", () => {
  const played = (places: number[], mine: number) => ({
    table: "T",
    game: "lanterns",
    ended: 0,
    seats: places.map((number, seat) => ({ name: NAMES[seat], place: number, won: false, mine: seat === mine, ending: "played" as const })),
  });
  const said = (places: number[], mine: number) =>
    new Words().say("history-place", standing(played(places, mine)).args);
  expect(said([1, 1, 1, 1], 0)).toBe("Not won");
  expect(said([1, 2, 1, 2], 1)).toBe("Place 2 of 2");
  expect(said([1, 2, 3, 3], 2)).toBe("Place 3 of 3");
});
