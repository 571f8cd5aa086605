import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Card from "../src/parts/Card.svelte";
import { pace } from "../src/parts/motion";
import Ring from "../src/parts/Ring.svelte";

const children = createRawSnippet(() => ({ render: () => "<span>Mimic</span>" }));
let mounted: Record<string, unknown>[] = [];

function card(more: Record<string, unknown>) {
  const props = { thing: "M11", label: "Strike with Mimic", inspect: vi.fn(), children, ...more };
  mounted.push(mount(Card, { target: document.body, props }));
  flushSync();
  return { button: document.querySelector("button")!, inspect: props.inspect };
}

afterEach(() => {
  for (const component of mounted) void unmount(component);
  mounted = [];
  document.body.innerHTML = "";
});

test("a card that can be chosen shows its number and is chosen by a click", () => {
  const choose = vi.fn();
  const { button } = card({ state: "open", number: 3, choose });
  expect(button.querySelector("kbd")?.textContent).toBe("3");
  expect(button.hasAttribute("aria-disabled")).toBe(false);
  button.click();
  expect(choose).toHaveBeenCalledOnce();
});

test("a card that cannot be chosen says why, and tells the page that it was asked about", () => {
  const { button, inspect } = card({ state: "closed", reason: "It has struck already." });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.querySelector(".unseen")?.textContent).toBe("Strike with Mimic. It has struck already.");
  button.click();
  expect(inspect).toHaveBeenCalledWith("M11");
});

test("the ring is full when the goal is reached, and no fuller", () => {
  const offsets = [0, 9, 12].map((value) => {
    document.body.innerHTML = "";
    mount(Ring, { target: document.body, props: { value, goal: 9, label: "", below: "", state: "short" } });
    return Number(document.querySelector(".part")!.getAttribute("stroke-dashoffset"));
  });
  expect(offsets[0]).toBeCloseTo(2 * Math.PI * 42);
  expect(offsets.slice(1)).toEqual([0, 0]);
});

test("the more happens at once the faster it moves, and never where nothing shall move", () => {
  expect(pace(1, "normal")).toBe(280);
  expect(pace(30, "normal") * 30).toBeLessThanOrEqual(1500);
  expect(pace(1, "still")).toBe(0);
});
