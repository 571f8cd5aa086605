import type { Asked, Scene } from "../wire/types";

/** Where several people share a device, a pass is made this many milliseconds after the right one has it. */
export const PAUSE = 1000;

/** Whether the reader is asked only since it would be noticed if they were not. */
export function canOnlyPass(asked: Asked | null): boolean {
  return asked !== null && asked.window && asked.options.length === 1 && asked.options[0].passes;
}

/** Whether the reader's pass is made for them, so that they have nothing to choose. */
export function isPassing({ asked, passing }: Scene): boolean {
  return canOnlyPass(asked) || (asked !== null && passing.includes(asked.seat));
}
