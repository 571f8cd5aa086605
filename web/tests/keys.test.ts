import { beforeEach, expect, test, vi } from "vitest";
import { NumberKeys } from "../src/table/keys";

let picked: number[];
let keys: NumberKeys;

beforeEach(() => {
  vi.useFakeTimers();
  picked = [];
  keys = new NumberKeys((number) => picked.push(number));
});

function type(digits: string, most: number) {
  for (const digit of digits) keys.press(digit, most);
}

test("a digit chooses at once where no longer number can begin with it", () => {
  type("3", 9);
  type("2", 12);
  expect(picked).toEqual([3, 2]);
});

test("two digits are one number where there are so many options", () => {
  type("12", 12);
  expect(picked).toEqual([12]);
});

test("a digit that could begin a longer number waits for a moment", () => {
  type("1", 12);
  expect(picked).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(picked).toEqual([1]);
});

test("nought is no number", () => {
  type("0", 12);
  vi.advanceTimersByTime(1000);
  expect(picked).toEqual([]);
});
