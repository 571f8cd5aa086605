import type { Story, Told } from "./types";

/** What a reader has after a story came: what it tells again is out of date, also where it was longer. */
export function continued(have: readonly Told[], story: Story): Told[] {
  return [...have.slice(0, story.start), ...story.events];
}

/** A story without what the reader has already: after a break in the line it is told from the beginning. */
export function news(have: readonly Told[], story: Story): Story {
  const same = (told: Told, at: number) => JSON.stringify(told) === JSON.stringify(have[story.start + at]);
  const first = story.events.findIndex((told, at) => !same(told, at));
  const known = first < 0 ? story.events.length : first;
  return { start: story.start + known, events: story.events.slice(known) };
}
