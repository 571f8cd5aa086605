import { expect, test } from "vitest";
import type { SceneOf } from "../src/games";
import { bestPossible, besieged, standing } from "../src/games/dealings/fight";
import { frame } from "../src/games/dealings/frame";
import { columnsFor } from "../src/games/dealings/layout";
import type { FightView, SeatView, View } from "../src/games/dealings/types";
import { scene } from "./scenes";

function castle(seat: number, more: Partial<SeatView> = {}): SeatView {
  return { seat, defeated: [], pile_size: 0, evicted: 0, defenses: [], ...more } as SeatView;
}

function fight(total: number, more: Partial<FightView> = {}): FightView {
  return { seat: 0, hero: "H44", total, armor: 9, exact: false, ...more } as FightView;
}

function view(more: Partial<View>): View {
  return { phase: "combat", round: 4, waiting: [], fight: null, seats: [castle(0), castle(1)], ...more } as View;
}

function phases(more: Partial<View>) {
  return frame.phases(scene({ view: view(more) }) as SceneOf<View>).map(({ name, state }) => [name.key, state]);
}

test("the header shows how far the game is", () => {
  expect(phases({ phase: "defense" })).toEqual([
    ["phase-hero", "done"],
    ["phase-defense-now", "now"],
    ["phase-combat", "later"],
  ]);
  expect(phases({ phase: "solo", seats: [castle(0)] })).toEqual([
    ["phase-solo-now", "now"],
    ["phase-combat", "later"],
  ]);
});

test("only what gives nothing up is a main choice", () => {
  const offer = (verb: string, args = {}) => ({ id: 1, verb, thing: null, words: { key: "", args }, undoable: true });
  expect(["fight", "flip"].every((verb) => frame.isMain(offer(verb)))).toBe(true);
  expect(["discard", "yield", "done"].some((verb) => frame.isMain(offer(verb)))).toBe(false);
  expect(frame.isMain(offer("done", { state: "enough" }))).toBe(true);
  expect(frame.isMain(offer("done", { state: "over" }))).toBe(false);
});

test("a total is short of the armor, enough, or more than a thief allows", () => {
  expect([8, 9, 10].map((total) => standing(fight(total)))).toEqual(["short", "enough", "enough"]);
  expect([8, 9, 10].map((total) => standing(fight(total, { exact: true })))).toEqual(["short", "enough", "over"]);
});

test("the best still possible counts the hero at the gate, until one is evicted", () => {
  const own = castle(0, { defeated: ["H01"], pile_size: 4 });
  expect(bestPossible(view({}), own)).toBe(5);
  expect(bestPossible(view({ fight: fight(0) }), own)).toBe(6);
  expect(bestPossible(view({ fight: fight(0) }), { ...own, evicted: 2 })).toBe(1);
});

test("all eyes are on the castle with a hero at its gate, or else on the one that is waited for", () => {
  expect(besieged(view({ fight: fight(0, { seat: 1 }), waiting: [0] }))?.seat).toBe(1);
  expect(besieged(view({ waiting: [1] }))?.seat).toBe(1);
  expect(besieged(view({}))).toBeNull();
});

test("many cards stand in two rows", () => {
  expect([3, 6, 7, 9, 12].map(columnsFor)).toEqual([3, 6, 4, 5, 6]);
});
