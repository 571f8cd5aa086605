import { tick } from "svelte";
import { move, snapshot } from "./motion";

/** Lets things travel whenever the table changes; `events` says how much has happened. */
export function travelOnChange(events: () => number): void {
  $effect.pre(() => {
    const count = events();
    const before = snapshot();
    void tick().then(() => move(before, count));
  });
}
