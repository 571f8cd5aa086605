/** Items in the order in which a view counts them: ten kinds lie in stores, the last two are chosen or drawn. */
export const ITEMS = [
  "coins",
  "skulls",
  "earth",
  "wind",
  "fire",
  "water",
  "stone",
  "metal",
  "wood",
  "workers",
  "element",
  "spell",
] as const;

export type Item = (typeof ITEMS)[number];
export const WEALTH: readonly Item[] = ["skulls", "coins"];
export const ELEMENTS: readonly Item[] = ["earth", "wind", "fire", "water"];
export const MATERIALS: readonly Item[] = ["stone", "metal", "wood", "workers"];

/** How many there are of a kind. */
export function countOf(items: readonly number[], item: Item): number {
  return items[ITEMS.indexOf(item)] ?? 0;
}

/** The kinds of which there are any, and how many. */
export function anyOf(items: readonly number[]): [Item, number][] {
  return ITEMS.map((item, at): [Item, number] => [item, items[at] ?? 0]).filter(([, count]) => count > 0);
}
