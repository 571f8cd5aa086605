import type { Words } from "../words/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A table with so few days left says so. */
const SOON = 7;

/** In how many days a table is closed if nothing happens; null if that is far off, or never. */
export function daysToLive(closes: number | null, now: number): number | null {
  if (closes === null) return null;
  const days = Math.max(0, Math.floor((closes - now) / DAY));
  return days < SOON ? days : null;
}

/** How long ago something was, in words; both times in seconds since 1970. */
export function ago(words: Words, then: number, now: number): string {
  const seconds = Math.max(0, now - then);
  if (seconds < MINUTE) return words.say("changed-now");
  if (seconds < HOUR) return words.say("changed-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return words.say("changed-hours", { count: Math.floor(seconds / HOUR) });
  return words.say("changed-days", { count: Math.floor(seconds / DAY) });
}
