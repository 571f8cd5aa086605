import type { Desk } from "./desk";

/** More cards than this stand in two rows. */
const ONE_ROW = 6;

/** In how many columns so many cards stand. */
export function columnsFor(cards: number): number {
  return cards > ONE_ROW ? Math.ceil(cards / 2) : cards;
}

/** How far a secret choice of two has come. */
export function sealing(desk: Desk): string {
  if (!desk.view.chosen.length) return "";
  return desk.say(desk.scene.asked ? "one-chosen" : "sealed");
}
