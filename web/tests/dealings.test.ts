import { expect, test } from "vitest";
import type { SceneOf } from "../src/games";
import { Desk } from "../src/games/dealings/desk";
import { frame } from "../src/games/dealings/frame";
import { columnsFor } from "../src/games/dealings/layout";
import type { DealingsSeatView, DealingsView, FightView } from "../src/games/dealings/types";
import type { Words } from "../src/words/words";
import { scene } from "./scenes";

function castle(seat: number, more: Partial<DealingsSeatView> = {}): DealingsSeatView {
  return { seat, defeated: [], pile_size: 0, evicted: 0, defenses: [], ...more } as DealingsSeatView;
}

function view(more: Partial<DealingsView>): DealingsView {
  return { phase: "combat", round: 4, waiting: [], fight: null, seats: [castle(0), castle(1)], ...more } as DealingsView;
}

function desk(more: Partial<DealingsView>): Desk {
  const cards = { heroes: [], defenses: [] };
  const shown = scene({ view: view(more) }) as SceneOf<DealingsView>;
  return new Desk({ scene: shown, cards, words: {} as Words, inspect: () => {} });
}

function phases(more: Partial<DealingsView>) {
  return frame.phases(scene({ view: view(more) }) as SceneOf<DealingsView>).map(({ name, state }) => [name.key, state]);
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
  const option = (verb: string, args = {}) => ({ id: 1, verb, thing: null, words: { key: "", args }, undoable: true, passes: false });
  expect(["fight", "flip"].every((verb) => frame.isMain(option(verb)))).toBe(true);
  expect(["discard", "yield", "done"].some((verb) => frame.isMain(option(verb)))).toBe(false);
  expect(frame.isMain(option("done", { state: "enough" }))).toBe(true);
  expect(frame.isMain(option("done", { state: "over" }))).toBe(false);
});

test("all eyes are on the castle with a hero at its gate, or else on the one that is waited for", () => {
  expect(desk({ fight: { seat: 1 } as FightView, waiting: [0] }).besieged?.seat).toBe(1);
  expect(desk({ waiting: [1] }).besieged?.seat).toBe(1);
  expect(desk({}).besieged).toBeNull();
});

test("nobody has the tower who plays alone", () => {
  expect([0, 1].map((seat) => desk({ first: 1 }).hasTower(seat))).toEqual([false, true]);
  expect(desk({ first: 0, seats: [castle(0)] }).hasTower(0)).toBe(false);
});

test("many cards stand in two rows", () => {
  expect([3, 6, 7, 9, 12].map(columnsFor)).toEqual([3, 6, 4, 5, 6]);
});
