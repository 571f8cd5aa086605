import { flushSync } from "svelte";
import { isStill } from "../parts/motion";
import { preferences, type Speed } from "../shell/preferences.svelte";
import type { Scene } from "../wire/types";
import { isPassing } from "./passing";

/** How long it takes to see what has happened, in milliseconds; more where it is more than one thing, as in a fight. */
const READING: Record<Speed, number> = { still: 0, slow: 800, normal: 420, fast: 200 };
const MORE = 2;
/** However much waits to be seen, what comes next does not wait longer than its share of this. */
const LONGEST = 5000;

/** How long a scene stays: as long as it has news, and until the reader answers where they are asked something. */
export function readingTime(scene: Scene): number {
  const { asked, story } = scene;
  if ((asked && !isPassing(scene)) || !story.events.length || isStill() || document.hidden) return 0;
  return READING[preferences.speed] * (story.events.length > 1 ? MORE : 1);
}

interface Moment {
  show: () => void;
  time: number;
}

/** Lets what comes in a burst, as from bots, be seen one thing after the other. */
export class Pace {
  /** Whether there is more to see than is shown. */
  behind = $state(false);
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows something as soon as what came before it has been seen; it takes so long to be seen itself. */
  take(show: () => void, time: number): void {
    this.waiting.push({ show, time });
    if (this.timer === undefined) this.next();
    this.behind = this.waiting.length > 0;
  }

  /** Shows all that waits at once. */
  readonly skip = () => {
    clearTimeout(this.timer);
    this.timer = undefined;
    // One by one, so that nobody who listens to the page misses anything.
    for (const { show } of this.waiting.splice(0)) flushSync(show);
    this.behind = false;
  };

  /** Forgets all that waits. */
  clear(): void {
    this.waiting = [];
    this.skip();
  }

  private next(): void {
    this.timer = undefined;
    while (this.timer === undefined && this.waiting.length) {
      const { show, time } = this.waiting.shift()!;
      show();
      const share = LONGEST / (this.waiting.length + 1);
      if (time) this.timer = setTimeout(() => this.next(), Math.min(time, share));
    }
    this.behind = this.waiting.length > 0;
  }
}
