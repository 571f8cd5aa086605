import type { Area } from "./plan";

const RADIUS = 44;
const MIDDLE = 50;
/** How much of a turn is left free between two pips. */
const GAP = 0.022;
/** Figures that share a place are not smaller than this, in squares. */
const SMALLEST = 0.64;

/** A circle cut into so many pips, clockwise from the top, as paths in a box of 100 by 100. */
export function arcs(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [on(at / count + GAP), on((at + 1) / count - GAP)];
    return `M${from} A${RADIUS} ${RADIUS} 0 0 1 ${to}`;
  });
}

function on(turn: number): string {
  const angle = 2 * Math.PI * (turn - 0.25);
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => MIDDLE + RADIUS * part);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** Where one of several figures stands that share a place: side by side, smaller and overlapping where they must. */
export function spread(area: Area, at: number, of: number): Area {
  const size = Math.min(1, Math.max(area.wide / of, SMALLEST));
  const step = of > 1 ? (area.wide - size) / (of - 1) : 0;
  const x = of > 1 ? area.x + step * at : area.x + (area.wide - size) / 2;
  return { x, y: area.y + (area.high - size) / 2, wide: size, high: size };
}
