import type { Story, Told } from "./types";

/** What a reader has after a story came: what it tells again is out of date, also where it was longer. */
export function continued(have: readonly Told[], story: Story): Told[] {
  return [...have.slice(0, story.start), ...story.events];
}
