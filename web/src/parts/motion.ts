/**
 * Motion: cards travel from where they lay to where they lie now. The page is always right already; what moves is
 * only how it looks for a moment, so that an animation which is cut off leaves nothing wrong.
 */
import { preferences, type Speed } from "../shell/preferences.svelte";

const TRAVEL: Record<Speed, number> = { still: 0, slow: 500, normal: 280, fast: 140 };
/** What happens at once takes no longer than this, however much it is. */
const LONGEST = 1500;
const NOTICEABLE = 4;
/** Where more than this leave at once, another part of the game has begun. */
const MOST_LEAVING = 4;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

interface Seen {
  rect: DOMRect;
  face: string;
  node: HTMLElement;
}

export type Snapshot = Map<string, Seen>;

let running: Animation[] = [];

/** Where everything on the table lies, less what never moves. */
export function snapshot(): Snapshot {
  const seen: Snapshot = new Map();
  for (const node of document.querySelectorAll<HTMLElement>("[data-thing]:not([data-still])")) {
    const rect = node.getBoundingClientRect();
    if (rect.width) seen.set(node.dataset.thing!, { rect, face: node.dataset.face ?? "", node });
  }
  return seen;
}

/** How long a movement takes when so many things happen at once. */
export function pace(events: number, speed: Speed = preferences.speed): number {
  return Math.min(TRAVEL[speed], LONGEST / Math.max(1, events));
}

/** Whether the reader wants nothing to travel. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows how the table came from what it was to what it is. */
export function move(before: Snapshot, events: number): void {
  skip();
  const duration = pace(events);
  if (!duration || !before.size) return;
  const still = isStill();
  const now = snapshot();
  for (const [thing, seen] of now) {
    const frames = still ? faded(before.get(thing), seen) : travelled(before.get(thing), seen);
    if (frames) animate(seen.node, frames, duration);
  }
  const gone = [...before].filter(([thing]) => !now.has(thing)).map(([, seen]) => seen);
  if (!still && gone.length <= MOST_LEAVING) for (const seen of gone) leave(seen, duration);
}

/** What is no longer on the table fades where it lay. */
function leave({ node, rect }: Seen, duration: number): void {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll("[data-thing]")]) each.removeAttribute("data-thing");
  ghost.inert = true;
  const { left, top, width, height } = rect;
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(ghost.style, { ...place, position: "fixed", zIndex: "9", margin: "0", pointerEvents: "none" });
  document.body.append(ghost);
  const fade = ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(0.8)" }], { duration, easing: EASE });
  fade.onfinish = () => ghost.remove();
  running.push(fade);
}

/** Ends all movement at once. */
export function skip(): void {
  for (const animation of running) animation.finish();
  running = [];
}

function animate(node: HTMLElement, frames: Keyframe[], duration: number): void {
  const animation = node.animate(frames, { duration, easing: EASE });
  running.push(animation);
}

function faded(was: Seen | undefined, is: Seen): Keyframe[] | null {
  const same = was && was.face === is.face && !isMoved(was.rect, is.rect);
  return same ? null : [{ opacity: 0.3 }, { opacity: 1 }];
}

function travelled(was: Seen | undefined, is: Seen): Keyframe[] | null {
  if (!was) return [{ opacity: 0, transform: "translateY(12px)" }, { opacity: 1, transform: "none" }];
  if (was.face !== is.face) return [{ transform: "rotate(-90deg) scale(0.9)" }, { transform: "none" }];
  if (!isMoved(was.rect, is.rect)) return null;
  const { dx, dy, scale } = difference(was.rect, is.rect);
  return [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 3 }, { transform: "none", zIndex: 3 }];
}

function isMoved(was: DOMRect, is: DOMRect): boolean {
  return Math.abs(was.left - is.left) > NOTICEABLE || Math.abs(was.top - is.top) > NOTICEABLE;
}

/** How far the middle of a thing has moved, and how much smaller it was. */
function difference(was: DOMRect, is: DOMRect): { dx: number; dy: number; scale: number } {
  const dx = was.left + was.width / 2 - is.left - is.width / 2;
  const dy = was.top + was.height / 2 - is.top - is.height / 2;
  return { dx, dy, scale: was.height / is.height };
}
