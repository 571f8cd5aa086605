import { type Component, createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { fitted, held, scrolled } from "../src/parts/board/aim";
import { nearest } from "../src/parts/board/arrows";
import Board from "../src/parts/board/Board.svelte";
import Figure from "../src/parts/board/Figure.svelte";
import { around, doorBetween, type Place, walls } from "../src/parts/board/plan";
import { arcs, spread } from "../src/parts/board/ring";
import Square from "../src/parts/board/Square.svelte";
import Dice from "../src/parts/Dice.svelte";

let mounted: Record<string, unknown>[] = [];

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  mounted.push(mount(part, { target: document.body, props }));
  flushSync();
}

afterEach(() => {
  for (const component of mounted) void unmount(component);
  mounted = [];
  document.body.innerHTML = "";
});

function place(id: string, x: number, y: number, wide = 1): Place {
  return { id, x, y, wide, high: 1 };
}

test("walls stand around places and between those that are not joined, in long lines", () => {
  const room = [place("a", 0, 0), place("b", 1, 0), place("c", 2, 0)];
  const joined = (one: string, other: string) => [one, other].sort().join("") === "ab";
  const found = walls(room, joined);
  expect(found).toContainEqual({ x1: 0, y1: 0, x2: 3, y2: 0 });
  expect(found).toContainEqual({ x1: 2, y1: 0, x2: 2, y2: 1 });
  expect(found).not.toContainEqual({ x1: 1, y1: 0, x2: 1, y2: 1 });
  expect(found).toHaveLength(5);
});

test("a space of two squares has no wall inside", () => {
  expect(walls([place("a", 0, 0, 2)], () => false)).toHaveLength(4);
});

test("rooms that lie anywhere on a board have no wall inside", () => {
  const column = [0, 1, 2, 3].map((row) => place(`a${row}`, 0.5, 0.4 + row));
  const lying = walls(column, () => true).filter(({ y1, y2 }) => y1 === y2);
  expect(lying).toHaveLength(2);
});

test("a door hangs between its two places, along the wall between them", () => {
  expect(doorBetween(place("a", 0, 0), place("b", 1, 0))).toEqual({ x: 1, y: 0.5, upright: true });
  expect(doorBetween(place("a", 0, 0), place("b", 0, 1))).toEqual({ x: 0.5, y: 1, upright: false });
});

test("an area reaches around all its places", () => {
  expect(around([place("a", 2, 1), place("b", 4, 3, 2)])).toEqual({ x: 2, y: 1, wide: 4, high: 3 });
});

test("an arrow key leads to what is nearest in its direction", () => {
  const points = [{ x: 3, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 2 }, { x: -1, y: 0 }];
  expect(nearest("ArrowRight", { x: 0, y: 0 }, points)).toBe(0);
  expect(nearest("ArrowDown", { x: 0, y: 0 }, points)).toBe(2);
  expect(nearest("ArrowUp", { x: 0, y: 0 }, points)).toBe(-1);
});

const AREA = { x: 2, y: 0, wide: 10, high: 5 };

test("squares are as large as fits, within limits", () => {
  expect(fitted(AREA, { wide: 505, high: 500 }, 40, 70)).toBe(50);
  expect(fitted(AREA, { wide: 100, high: 500 }, 40, 70)).toBe(40);
  expect(fitted(AREA, { wide: 5000, high: 5000 }, 40, 70)).toBe(70);
});

test("what fits stands in the middle; what does not shows the point, but nothing beyond the area", () => {
  const aim = (x: number) => ({ area: AREA, point: { x, y: 1 } });
  expect(scrolled(aim(2), { wide: 600, high: 300 }, 50)).toEqual({ x: 50, y: -25 });
  expect(scrolled(aim(7), { wide: 200, high: 300 }, 50).x).toBe(250);
  expect(scrolled(aim(2), { wide: 200, high: 300 }, 50).x).toBe(100);
  expect(scrolled(aim(12), { wide: 200, high: 300 }, 50).x).toBe(400);
});

test("what is under the pointer stays there when squares grow", () => {
  const scroll = held({ x: 100, y: 40 }, { x: 20, y: 10 }, 50, 100);
  expect(scroll).toEqual({ x: 220, y: 90 });
});

test("Hit Points are as many pips as there are, and those that are left stand out", () => {
  expect(new Set(arcs(8)).size).toBe(8);
  show(Figure, { thing: "RED", area: place("a", 0, 0), icon: "", colour: "red", hp: 5 });
  expect(document.querySelectorAll("path.left")).toHaveLength(5);
  expect(document.querySelectorAll("path")).toHaveLength(8);
});

test("figures that share a place stand beside one another, and within it", () => {
  const area = place("DOOM", 3, 8, 2);
  const four = [0, 1, 2, 3].map((at) => spread(area, at, 4));
  expect(new Set(four.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  expect(four.every(({ x, wide }) => x >= 3 && x + wide <= 5)).toBe(true);
  expect(spread(place("a", 1, 1), 0, 1)).toEqual({ x: 1, y: 1, wide: 1, high: 1 });
});

test("a square that can be chosen is a button with its number and its cost", () => {
  const choose = vi.fn();
  const props = { place: place("E4", 4, 3), label: "Step to E4", look: vi.fn() };
  show(Square, { ...props, kind: "step" as const, number: 3, cost: 1, choose });
  const button = document.querySelector("button")!;
  expect([button.dataset.thing, button.querySelector("kbd")?.textContent]).toEqual(["E4", "3"]);
  expect(button.querySelector("b")?.textContent).toBe("1");
  button.click();
  expect(choose).toHaveBeenCalledOnce();
});

test("a square that only shows tells that it was asked about", () => {
  const look = vi.fn();
  show(Square, { place: place("E4", 4, 3), label: "An orc", kind: "plain" as const, look });
  document.querySelector("button")!.click();
  expect(document.querySelector("button")!.getAttribute("aria-disabled")).toBe("true");
  expect(look).toHaveBeenCalledWith(true);
});

test("dice show what was rolled in figures, and say it", () => {
  show(Dice, { dice: [0, 2], label: "0 and 2", roll: 1, goldenFrom: 1 });
  expect([...document.querySelectorAll(".die b")].map((b) => b.textContent)).toEqual(["0", "2"]);
  expect(document.querySelectorAll(".golden")).toHaveLength(1);
  expect(document.querySelector("[role=img]")!.getAttribute("aria-label")).toBe("0 and 2");
});

test("the buttons of a board make its squares larger and smaller", () => {
  const children = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const words = { label: "Board", closer: "Closer", farther: "Farther", whole: "All" };
  show(Board, { ...words, wide: 12, high: 9, aim: { area: AREA, point: AREA }, children });
  const [closer, farther] = document.querySelectorAll("button");
  const unit = () => parseFloat(document.querySelector<HTMLElement>(".window")!.style.getPropertyValue("--unit"));
  closer.click();
  const large = unit();
  farther.click();
  farther.click();
  expect(unit()).toBeLessThan(large);
});
