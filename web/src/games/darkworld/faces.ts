import { SIGNS } from "./signs";

/** The pictures on a combat die, by what its face counts; the blank face has none. */
export const FACES: readonly string[] = ["", SIGNS.blade, SIGNS.blades];
