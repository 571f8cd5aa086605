import { expect, test } from "vitest";
import { aloneScores, listed, places, verdict } from "../src/table/outcome";
import type { Outcome } from "../src/wire/types";
import { wordsOf } from "../src/words/words";

const score = (seat: number, heroes: number, defenses: number) => [
  { seat, criterion: "heroes-defeated", value: heroes },
  { seat, criterion: "defenses-left", value: defenses },
  { seat, criterion: "best-hero", value: 0 },
  { seat, criterion: "hero-2", value: 9 },
];
const OUTCOME: Outcome = {
  places: [[1], [0, 2]],
  won: [false, true, false],
  scores: [...score(0, 5, 1), ...score(1, 6, 0), ...score(2, 5, 1)],
  decided_by: ["heroes-defeated"],
};
const words = (await wordsOf("dealings")).for(0, ["Ada", "Bob", "Cleo"]);

test("the verdict names whoever has won", () => {
  expect(verdict(words, OUTCOME)).toBe("Bob wins.");
  expect(verdict(words, { ...OUTCOME, places: [[0, 1, 2]] })).toBe("You, Bob and Cleo share the victory.");
});

test("each place has its scores, and what put it above the next", () => {
  const [first, second] = places(words, OUTCOME);
  expect(first).toMatchObject({ place: 1, seats: [1], scores: ["6 heroes defeated", "no defenses left"] });
  expect(first.ahead).toBe("Ahead of you and Cleo by more heroes defeated.");
  expect(second).toMatchObject({ place: 2, seats: [0, 2], ahead: "" });
});

test("a criterion far down the list is told if it has decided", () => {
  const [first] = places(words, { ...OUTCOME, decided_by: ["hero-2"] });
  expect(first.scores).toContain("then 9");
});

test("one who plays alone gets a title", () => {
  const alone = { ...OUTCOME, places: [[0]], won: [true], scores: score(0, 8, 0) };
  expect(verdict(words, alone)).toBe("The Dark Masters' verdict on you: Master of Evil.");
  expect(aloneScores(words, alone)).toBe(
    "Score: 8 heroes defeated, no defenses left. There is no higher title.",
  );
  expect(aloneScores(words, OUTCOME)).toBe("");
});

test("lines that decide nothing say what the score is made of", async () => {
  const heists = (await wordsOf("heists")).for(0, ["Ada"]);
  const line = (criterion: string, value: number) => ({ seat: 0, criterion, value });
  const scores = [line("heists", 3), line("notoriety", 20), line("scoundrels", 6), line("completed-heists", 14)];
  const [only] = places(heists, { places: [[0]], won: [true], scores, decided_by: [] });
  expect(only.scores).toEqual(["3 heists", "20 notoriety"]);
  expect(only.parts).toEqual(["6 from scoundrels", "14 from heists"]);
});

test("a list reads like one", () => {
  expect(words.say("table-waiting", { count: 3, names: listed(["Ada", "Bob", "Cleo"]) })).toBe(
    "Waiting for Ada, Bob and Cleo.",
  );
});
