import { type Area, middle, type Point } from "../../parts/board/plan";

/** How far from the middle of a square an arrow ends, in squares, so that it does not cover whom it points at. */
const SHORT = 0.42;

/** A line through the middles of squares, drawn in a box of so many parts a square. */
export function line(squares: readonly Area[], scale: number): string {
  return squares.map(middle).map(({ x, y }) => `${Math.round(x * scale)},${Math.round(y * scale)}`).join(" ");
}

/** From one square towards another, as far as the edge of the figure there. */
export function towards(from: Area, to: Area): { start: Point; end: Point } {
  const [start, goal] = [middle(from), middle(to)];
  const long = Math.hypot(goal.x - start.x, goal.y - start.y) || 1;
  const share = Math.max(0, (long - SHORT) / long);
  return { start, end: { x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share } };
}
