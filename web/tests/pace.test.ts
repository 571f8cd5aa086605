import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/shell/preferences.svelte";
import { Pace, readingTime } from "../src/table/pace.svelte";
import { ASKED, scene, WINDOW } from "./scenes";

const NEWS = { number: 0, event: { event: "Stepped" }, words: { key: "darkling", args: {} } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  preferences.speed = "normal";
});

/** A pace at which so many things have come, and what is shown of them. */
function burst(count: number, time: number) {
  const [pace, shown] = [new Pace(), [] as number[]];
  for (let number = 0; number < count; number++) pace.take(() => void shown.push(number), time);
  return { pace, shown };
}

test("what comes in a burst is seen one after the other", () => {
  const { pace, shown } = burst(3, 500);
  expect([shown, pace.behind]).toEqual([[0], true]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(501);
  expect([shown, pace.behind]).toEqual([[0, 1, 2], false]);
});

test("what comes after all was seen is shown at once", () => {
  const { pace, shown } = burst(1, 500);
  vi.advanceTimersByTime(500);
  pace.take(() => void shown.push(1), 0);
  expect(shown).toEqual([0, 1]);
});

test("what takes no time holds nothing up", () => {
  expect(burst(5, 0).shown).toEqual([0, 1, 2, 3, 4]);
});

test("the more there is to see, the faster it goes", () => {
  const { shown } = burst(50, 1000);
  vi.advanceTimersByTime(2000);
  expect(shown.length).toBeGreaterThan(5);
});

test("skipping shows everything, and forgetting nothing more", () => {
  const skipped = burst(3, 500);
  skipped.pace.skip();
  expect([skipped.shown, skipped.pace.behind]).toEqual([[0, 1, 2], false]);
  const forgotten = burst(3, 500);
  forgotten.pace.clear();
  vi.advanceTimersByTime(5000);
  expect([forgotten.shown, forgotten.pace.behind]).toEqual([[0], false]);
});

test("a scene stays while it has news, and not once the reader is asked", () => {
  const story = { start: 0, events: [NEWS] };
  expect(readingTime(scene({ asked: null, story }))).toBeGreaterThan(0);
  expect(readingTime(scene({ asked: null, story: { start: 0, events: [] } }))).toBe(0);
  expect(readingTime(scene({ asked: ASKED, story }))).toBe(0);
  expect(readingTime(scene({ asked: WINDOW, passing: [0], story }))).toBeGreaterThan(0);
  preferences.speed = "still";
  expect(readingTime(scene({ asked: null, story }))).toBe(0);
});
