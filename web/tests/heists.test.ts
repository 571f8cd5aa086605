import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { SceneOf } from "../src/games";
import { Desk } from "../src/games/heists/desk";
import { frame } from "../src/games/heists/frame";
import HandCard from "../src/games/heists/HandCard.svelte";
import type { HeistsCatalogue, HeldView, ScoundrelCard, HeistsSeatView, TurnView, HeistsView } from "../src/games/heists/types";
import { counted } from "../src/parts/counted";
import type { OptionShown } from "../src/wire/types";
import { Words } from "../src/words/words";
import { ASKED, scene } from "./scenes";

const NOWHERE = scene({}) as never;

function held(card: string, more: number, used: string | null = null): HeldView {
  return { card, crime: 1 + more, sway: 1 + more, more, used, activated: 0, coins: 0 };
}

function scoundrel(id: string): ScoundrelCard {
  const text = { key: "darkling", args: {} };
  const printed = { id, name: id, art: "", suit: "ghost", sway: 1, crime: 1, notoriety: 0, street: null };
  return { ...printed, cost: null, effects: [], text };
}

function option(verb: string, thing: string | null, id = 0): OptionShown {
  return { id, verb, thing, words: { key: "darkling", args: {} }, undoable: true, passes: false };
}

const TURN = { seat: 0, crime: 2, sway: 1, in_reach: ["GH01"] } as unknown as TurnView;
const CARDS: HeistsCatalogue = {
  scoundrels: ["ST01", "GH01", "GH02"].map((code) => scoundrel(code)),
  larceny: [],
  heists: [],
  autos: {},
  stacks: [],
};

function desk(hand: HeldView[], options: OptionShown[], choose = vi.fn()): Desk {
  const seats = [{ seat: 0, hand, coins: 1, discard: [] } as unknown as HeistsSeatView];
  const view = { seat: 0, seats, turn: TURN, cop_effects: true } as unknown as HeistsView;
  const shown = scene({ view, asked: { ...ASKED, options } }) as SceneOf<HeistsView>;
  return new Desk({ scene: shown, cards: CARDS, words: new Words(), choose, inspect: vi.fn() });
}

/** The buttons of a card that choose something; its face only shows. */
function halves(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>("button:not([aria-disabled])")];
}

test("equal cards are counted", () => {
  expect(counted(["A", "B", "A"])).toEqual([
    ["A", 2],
    ["B", 1],
  ]);
});

test("who can be paid for glows, who could be is plain, who never could be is dim", () => {
  const table = desk([held("ST01", 0)], [option("recruit", "ST01")]);
  expect(["ST01", "GH01", "GH02"].map((code) => table.recruitState(code))).toEqual(["open", "plain", "closed"]);
});

test("each half of a card is a button of its own with its own number", () => {
  const choose = vi.fn();
  const options = [option("crime", "ST01", 7), option("sway", "ST01", 8)];
  const table = desk([held("ST01", 2)], options, choose);
  const props = { desk: table, held: held("ST01", 2), mine: true };
  const shown = mount(HandCard, { target: document.body, props });
  flushSync();
  const buttons = halves();
  expect(buttons.map((button) => button.querySelector("kbd")?.textContent)).toEqual(["1", "2"]);
  expect(buttons[0].querySelector("b")?.textContent).toBe("1+2");
  buttons[1].click();
  expect(choose).toHaveBeenCalledWith(options[1]);
  void unmount(shown);
});

test("a card that has been used has no halves left to choose, though another copy has", () => {
  const table = desk([held("ST01", 0, "sway")], [option("crime", "ST01")]);
  const props = { desk: table, held: held("ST01", 0, "sway"), mine: true };
  const shown = mount(HandCard, { target: document.body, props });
  flushSync();
  expect(halves()).toHaveLength(0);
  void unmount(shown);
});

test("what stands beside the pools is not asked again below, and giving up is never the main choice", () => {
  expect(["all_sway", "larceny", "settle_heat"].every((verb) => frame.isOnScreen!(option(verb, null), NOWHERE))).toBe(true);
  expect(["end_turn", "give_up", "attempt_crime"].some((verb) => frame.isOnScreen!(option(verb, null), NOWHERE))).toBe(false);
  expect(frame.isMain(option("attempt_sway", null))).toBe(true);
  expect(["give_up", "end_turn", "refuse"].some((verb) => frame.isMain(option(verb, null)))).toBe(false);
});
