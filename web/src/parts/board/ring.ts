import type { Area } from "./plan";

const RADIUS = 44;
const MIDDLE = 50;
/** How much of a turn is left free between two pips. */
const GAP = 0.022;

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

/** Where one of several figures stands that share a place: side by side, smaller where they must be. */
export function spread(area: Area, at: number, of: number): Area {
  const across = Math.ceil(of / Math.max(1, Math.floor(of / area.wide)));
  const size = Math.min(area.high, area.wide / Math.max(across, 1), 1);
  const rows = Math.ceil(of / across);
  const [column, row] = [at % across, Math.floor(at / across)];
  return {
    x: area.x + (area.wide - size * Math.min(across, of)) / 2 + size * column,
    y: area.y + Math.max(0, (area.high - size * rows) / 2) + size * row * (rows > 1 ? 0.5 : 1),
    wide: size,
    high: size,
  };
}
