import type { Scene } from "../wire/types";

/** Milliseconds, as in `darkling/pause.py`. */
const SHORTEST = 400;
const LONGEST = 1400;

/** How long a pass waits that is made on a device: drawn as the pauses of the server are. */
export function drawnPause(): number {
  // Of five random numbers the second smallest has the beta distribution of 2 and 4.
  const [, second] = Array.from({ length: 5 }, () => Math.random()).sort((one, other) => one - other);
  return SHORTEST + (LONGEST - SHORTEST) * second;
}

/** Whether the reader's pass is made for them, so that they have nothing to choose. */
export function isPassing({ asked, passing }: Scene): boolean {
  return asked !== null && (asked.pass_here || passing.includes(asked.seat));
}
