import type { Words } from "../words/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words; both times in seconds since 1970. */
export function ago(words: Words, then: number, now: number): string {
  const seconds = Math.max(0, now - then);
  if (seconds < MINUTE) return words.say("changed-now");
  if (seconds < HOUR) return words.say("changed-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return words.say("changed-hours", { count: Math.floor(seconds / HOUR) });
  return words.say("changed-days", { count: Math.floor(seconds / DAY) });
}
