/** The plan of a board, measured in squares from its top left corner. */

/** A square of a board where it lies; a space of several squares is wider or higher. */
export interface Place {
  id: string;
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  wide: number;
  high: number;
}

/** A door between two places: where it hangs, and whether its wall is upright. */
export interface Door extends Point {
  upright: boolean;
}

export function middle({ x, y, wide, high }: Area): Point {
  return { x: x + wide / 2, y: y + high / 2 };
}

/** The smallest area around places. */
export function around(places: readonly Area[]): Area {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.wide));
  const below = Math.max(...places.map((place) => place.y + place.high));
  return { x, y, wide: right - x, high: below - y };
}

/** Where the door between two places hangs: in the middle of the side that they share. */
export function doorBetween(one: Area, other: Area): Door {
  const [from, to] = [middle(one), middle(other)];
  const upright = Math.abs(from.x - to.x) > Math.abs(from.y - to.y);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, upright };
}

/** The walls of a plan: every side of a place across which it is joined with nothing, in long lines. */
export function walls(places: readonly Place[], joined: (one: string, other: string) => boolean): Line[] {
  const at = new Map(places.flatMap((place) => cells(place).map((cell) => [key(cell), place.id] as const)));
  const isWall = (one: Point, other: Point) => {
    const [here, there] = [at.get(key(one)), at.get(key(other))];
    return here !== there && !(here && there && joined(here, there));
  };
  return [...lying(places, isWall), ...upright(places, isWall)];
}

type IsWall = (one: Point, other: Point) => boolean;

function lying(places: readonly Place[], isWall: IsWall): Line[] {
  const sides = places.flatMap(cells).flatMap(({ x, y }) => [
    ...(isWall({ x, y }, { x, y: y - 1 }) ? [{ line: y, start: x }] : []),
    ...(isWall({ x, y }, { x, y: y + 1 }) ? [{ line: y + 1, start: x }] : []),
  ]);
  return merged(sides).map(({ line, start, end }) => ({ x1: start, y1: line, x2: end, y2: line }));
}

function upright(places: readonly Place[], isWall: IsWall): Line[] {
  const sides = places.flatMap(cells).flatMap(({ x, y }) => [
    ...(isWall({ x, y }, { x: x - 1, y }) ? [{ line: x, start: y }] : []),
    ...(isWall({ x, y }, { x: x + 1, y }) ? [{ line: x + 1, start: y }] : []),
  ]);
  return merged(sides).map(({ line, start, end }) => ({ x1: line, y1: start, x2: line, y2: end }));
}

interface Side {
  line: number;
  start: number;
}

/** Sides of single squares as lines that are as long as can be. */
function merged(sides: readonly Side[]): (Side & { end: number })[] {
  const found: (Side & { end: number })[] = [];
  for (const { line, start } of [...sides].sort((one, other) => one.line - other.line || one.start - other.start)) {
    const last = found.at(-1);
    if (last?.line === line && last.end >= start) last.end = start + 1;
    else found.push({ line, start, end: start + 1 });
  }
  return found;
}

/** The single squares that a place covers. */
function cells({ x, y, wide, high }: Place): Point[] {
  return Array.from({ length: wide * high }, (_, at) => ({ x: x + (at % wide), y: y + Math.floor(at / wide) }));
}

/** What two points have in common that are the same but for how their parts were added up. */
function key({ x, y }: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
