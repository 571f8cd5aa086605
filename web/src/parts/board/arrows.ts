import type { Point } from "./plan";

/** Which way the arrow keys point. */
const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2;

/** The nearest of some points in the direction of an arrow key, by its place among them; -1 for none. */
export function nearest(key: string, from: Point, points: readonly Point[]): number {
  const way = WAYS[key];
  const far = points.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    return ahead > 0 ? ahead + ASIDE * Math.abs(dx * way.y + dy * way.x) : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? -1 : far.indexOf(least);
}

/** Moves the focus over the buttons of a board by the arrow keys. */
export function onkeydown(event: KeyboardEvent): void {
  const [board, from] = [event.currentTarget as HTMLElement, event.target as HTMLElement];
  if (!(event.key in WAYS) || !from.matches("button")) return;
  const others = [...board.querySelectorAll("button")].filter((button) => button !== from);
  const found = nearest(event.key, center(from), others.map(center));
  event.preventDefault();
  others[found]?.focus();
}

function center(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
