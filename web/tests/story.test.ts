import { expect, test } from "vitest";
import { continued, news } from "../src/wire/story";
import type { Told } from "../src/wire/types";

const told = (number: number, what = "Struck"): Told => ({
  number,
  event: { event: what },
  words: { key: "event", args: {} },
});
const numbers = (events: Told[]) => events.map(({ number }) => number);

test("a story goes on where the last one ended", () => {
  expect(numbers(continued([told(0), told(1)], { start: 2, events: [told(2)] }))).toEqual([0, 1, 2]);
});

test("what was taken back is dropped, also where the story got shorter", () => {
  const have = [told(0), told(1), told(2)];
  expect(numbers(continued(have, { start: 1, events: [] }))).toEqual([0]);
  expect(continued(have, { start: 1, events: [told(1, "Missed")] })[1].event).toEqual({ event: "Missed" });
});

test("a story told from the beginning again brings only what is new", () => {
  const again = { start: 0, events: [told(0), told(1), told(2)] };
  expect(news([told(0), told(1)], again)).toEqual({ start: 2, events: [told(2)] });
});

test("news begin where a story was changed", () => {
  const changed = { start: 0, events: [told(0), told(1, "Forgotten"), told(2)] };
  expect(news([told(0), told(1), told(2)], changed).start).toBe(1);
});
