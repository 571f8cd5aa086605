import type { Ground } from "../../parts/board/Floor.svelte";
import type { Area } from "../../parts/board/plan";
import type { Layout } from "../darkworld/desk";

/** Room for the letters and numbers, between the parts, and at the edge; halves, so that sums are exact. */
const LEFT = 0.5;
const TOP = 0.5;
const BETWEEN = 0.75;
const EDGE = 0.25;
/** So many rows of the first map lie north of the village: the Fortress and its Drawbridge. */
const NORTH_ROWS = 6;
const NORTH_COLUMN = 5;
const NARROW = 3;

export const COLUMNS = "ABCDEFGHIJKLM";
export const ROWS = 13;
export const VILLAGE_AT = { x: LEFT, y: TOP };
const ASIDE = LEFT + COLUMNS.length + BETWEEN;
/** The Warlord's own place, above the top of the Fortress. */
export const SEAT_OF_POWER: Area = { x: ASIDE, y: TOP, wide: NARROW, high: 1 };
const NORTH_AT = { x: ASIDE - NORTH_COLUMN, y: TOP + 1 };
/** Below the Drawbridge, the squares at its front are named again. */
export const FRONT: Area = { x: ASIDE, y: TOP + 1 + NORTH_ROWS, wide: NARROW, high: 0.5 };
export const UPSTAIRS: Area = { x: ASIDE, y: 9, wide: NARROW, high: 2 };
export const PERCH: Area = { x: ASIDE + 2, y: 12.25, wide: 1, high: 1 };
const LAIR_AT = { x: ASIDE, y: 12.25 };

export const WIDE = ASIDE + NARROW + EDGE;
export const HIGH = TOP + ROWS + EDGE;
export const BOARD: Area = { x: 0, y: 0, wide: WIDE, high: HIGH };

export const LAYOUT: Layout = ({ map, row }) => {
  if (map === 1) return UPSTAIRS;
  if (map === 2) return LAIR_AT;
  return row < NORTH_ROWS ? NORTH_AT : { x: VILLAGE_AT.x, y: VILLAGE_AT.y - NORTH_ROWS };
};

/** What the regions of the maps are made of, by their letters; the points of the Drawbridge are planks. */
const GROUNDS: Record<string, Ground> = {
  ".": "slate",
  S: "slate",
  E: "cold",
  T: "royal",
  s: "steps",
  L: "moss",
};
const INDOORS = /[1-5uv]/;

export function groundOf(mark: string): Ground {
  return GROUNDS[mark] ?? (INDOORS.test(mark) ? "warm" : "wood");
}

export function isIndoors(mark: string): boolean {
  return INDOORS.test(mark);
}
