import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { SceneOf } from "../src/games";
import { Desk } from "../src/games/heists/desk";
import { frame } from "../src/games/heists/frame";
import HandCard from "../src/games/heists/HandCard.svelte";
import { combo, reach } from "../src/games/heists/sums";
import type { Catalogue, HeldView, ScoundrelCard, SeatView, TurnView, View } from "../src/games/heists/types";
import { counted } from "../src/parts/counted";
import type { Offer } from "../src/wire/types";
import { Words } from "../src/words/words";
import { ASKED, scene } from "./scenes";

function held(card: string, crime: number, sway: number, used: string | null = null): HeldView {
  return { card, crime, sway, used, activated: 0, coins: 0 };
}

function scoundrel(id: string, more: Partial<ScoundrelCard> = {}): ScoundrelCard {
  const text = { key: "darkling", args: {} };
  const printed = { id, name: id, art: "", suit: "ghost", sway: 1, crime: 1, notoriety: 0, street: null };
  return { ...printed, cost: null, effects: [], text, ...more };
}

function offer(verb: string, thing: string | null, id = 0): Offer {
  return { id, verb, thing, words: { key: "darkling", args: {} }, undoable: true };
}

const TURN = { seat: 0, crime: 2, sway: 1, reserve: 1 } as TurnView;
const CARDS: Catalogue = {
  scoundrels: [
    scoundrel("ST01"),
    scoundrel("GH01", { cost: { sway: 4 } }),
    scoundrel("GH02", { cost: { sway: 9 } }),
    scoundrel("NO03", { cost: { sway: 0, coins: 2 } }),
  ],
  larceny: [],
  heists: [],
  autos: {},
};

function desk(hand: HeldView[], offers: Offer[], choose = vi.fn()): Desk {
  const seats = [{ seat: 0, hand, coins: 1, discard: [] } as unknown as SeatView];
  const view = { seat: 0, seats, turn: TURN, cop_effects: true } as unknown as View;
  const shown = scene({ view, asked: { ...ASKED, offers } }) as SceneOf<View>;
  return new Desk({ scene: shown, cards: CARDS, words: new Words(), choose, inspect: vi.fn() });
}

/** The buttons of a card that choose something; its face only shows. */
function halves(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>("button:not([aria-disabled])")];
}

test("a combo is what a card is worth beyond what is printed on it", () => {
  expect(combo(scoundrel("ST01"), held("ST01", 3, 1), "crime")).toBe(2);
  expect(combo(scoundrel("ST01"), held("ST01", 3, 1), "sway")).toBe(0);
});

test("within reach is the pool with every unused card on top", () => {
  const hand = [held("ST01", 3, 1), held("ST01", 1, 1, "crime"), held("ST01", 0, 2)];
  expect(reach(TURN, hand, "crime")).toBe(5);
  expect(reach(TURN, hand, "sway")).toBe(4);
});

test("equal cards are counted", () => {
  expect(counted(["A", "B", "A"])).toEqual([
    ["A", 2],
    ["B", 1],
  ]);
});

test("who can be paid for glows, who could be is plain, who never could be is dim", () => {
  const hand = [held("ST01", 1, 4)];
  const table = desk(hand, [offer("recruit", "ST01")]);
  expect(["ST01", "GH01", "GH02", "NO03"].map((code) => table.recruitState(code))).toEqual([
    "open",
    "plain",
    "closed",
    "closed",
  ]);
});

test("each half of a card is a button of its own with its own number", () => {
  const choose = vi.fn();
  const offers = [offer("crime", "ST01", 7), offer("sway", "ST01", 8)];
  const table = desk([held("ST01", 3, 1)], offers, choose);
  const props = { desk: table, held: held("ST01", 3, 1), mine: true };
  const shown = mount(HandCard, { target: document.body, props });
  flushSync();
  const buttons = halves();
  expect(buttons.map((button) => button.querySelector("kbd")?.textContent)).toEqual(["1", "2"]);
  expect(buttons[0].querySelector("b")?.textContent).toBe("1+2");
  buttons[1].click();
  expect(choose).toHaveBeenCalledWith(offers[1]);
  void unmount(shown);
});

test("a card that has been used has no halves left to choose, though another copy has", () => {
  const table = desk([held("ST01", 1, 1, "sway")], [offer("crime", "ST01")]);
  const props = { desk: table, held: held("ST01", 1, 1, "sway"), mine: true };
  const shown = mount(HandCard, { target: document.body, props });
  flushSync();
  expect(halves()).toHaveLength(0);
  void unmount(shown);
});

test("what stands beside the pools is not asked again below, and giving up is never the main choice", () => {
  expect(["all_sway", "larceny", "settle_heat"].every((verb) => frame.isOnScreen!(offer(verb, null)))).toBe(true);
  expect(["end_turn", "give_up", "attempt_crime"].some((verb) => frame.isOnScreen!(offer(verb, null)))).toBe(false);
  expect(frame.isMain(offer("attempt_sway", null))).toBe(true);
  expect(["give_up", "end_turn", "refuse"].some((verb) => frame.isMain(offer(verb, null)))).toBe(false);
});
