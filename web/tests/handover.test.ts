import { expect, test } from "vitest";
import { nextEyes, nextOwn } from "../src/table/handover";
import { scene, seat } from "./scenes";

function shared(waiting: number[], viewer: number) {
  const seats = [0, 1, 2].map((number) => seat(number, { mine: number < 2, waiting: waiting.includes(number) }));
  return scene({ mine: [0, 1], viewer, seats });
}

test("whoever has the only seat on a device looks at once", () => {
  expect(nextEyes(scene(), null)).toBe(0);
  expect(nextEyes(scene({ viewer: null, mine: [] }), null)).toBe(null);
});

test("nobody looks at a shared device before saying who they are", () => {
  expect(nextEyes(shared([0, 1], 0), null)).toBe(null);
});

test("the device changes hands when the decision passes to another of its seats", () => {
  expect(nextEyes(shared([0, 1], 0), 0)).toBe(0);
  expect(nextEyes(shared([1], 0), 0)).toBe(null);
  expect(nextOwn(shared([1], 0))).toBe(1);
});

test("nobody has to hand it over while the others choose", () => {
  expect(nextEyes(shared([2], 0), 0)).toBe(0);
});

test("at the end everyone may look", () => {
  expect(nextEyes({ ...shared([], 1), status: "over" }, null)).toBe(1);
});

test("someone who has ordered to pass is not handed the device, but someone who can only pass is", () => {
  expect(nextEyes(shared([1], 0), 0)).toBe(null);
  expect(nextEyes({ ...shared([1], 0), passing: [1] }, 0)).toBe(0);
});
