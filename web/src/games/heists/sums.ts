import type { HeldView, ScoundrelCard, TurnView } from "./types";

export type Pool = "crime" | "sway";
export const POOLS: readonly Pool[] = ["crime", "sway"];

/** What the other cards in hand add to a card. */
export function combo(card: ScoundrelCard, held: HeldView, pool: Pool): number {
  return held[pool] - card[pool];
}

/** What a pool comes to if all that is left of a hand is used for it. */
export function reach(turn: TurnView, hand: readonly HeldView[], pool: Pool): number {
  const unused = hand.filter(({ used }) => used === null);
  return turn[pool] + unused.reduce((sum, held) => sum + held[pool], 0);
}
