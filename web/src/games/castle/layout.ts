import type { Ground } from "../../parts/board/Floor.svelte";
import type { Area } from "../../parts/board/plan";
import type { Layout } from "../darkworld/desk";

/** Room for the numbers of the rows, and for the letters of the columns. */
const LEFT = 0.5;
const TOP = 0.4;
const BETWEEN = 1.1;
const EDGE = 0.15;
const ROOMS = { wide: 12, high: 9 };
const ARENA_WIDE = 8;

export const COLUMNS = "ABCDEFGHIJKL";
export const ROWS = ROOMS.high;
export const ROOMS_AT = { x: LEFT, y: TOP };
export const ARENA_AT = { x: LEFT + ROOMS.wide + BETWEEN, y: TOP };
export const LAYOUT: Layout = ({ map }) => (map ? ARENA_AT : ROOMS_AT);
export const WIDE = ARENA_AT.x + ARENA_WIDE + EDGE;
export const HIGH = TOP + ROOMS.high + EDGE;
/** What a screen shows if it has the room: the rooms with their edges, or the arena. */
export const ROOMS_AREA: Area = { x: 0, y: 0, wide: LEFT + ROOMS.wide + EDGE, high: HIGH };
export const ARENA_AREA: Area = { x: ARENA_AT.x - EDGE, y: 0, wide: ARENA_WIDE + 2 * EDGE, high: HIGH };

/** What the regions of the maps are made of, by their letters; rooms are numbers. */
const GROUNDS: Record<string, Ground> = {
  E: "cold",
  L: "slate",
  o: "moss",
  s: "steps",
  P: "wood",
  H: "royal",
  K: "royal",
  O: "warm",
};

export function groundOf(mark: string): Ground {
  return GROUNDS[mark] ?? (Number(mark) % 2 ? "warm" : "stone");
}
