import type { Frame, Phase, SceneOf } from "..";
import type { DomainsView } from "./types";

/** The steps of a turn, in their order. */
export const STEPS = [
  "fortune",
  "before",
  "placement",
  "after",
  "resolution",
  "foreman",
  "adventure",
  "production",
  "end",
] as const;
/** What only gives. */
const MAIN = ["take", "look", "flip", "roll"];

function phases({ view }: SceneOf<DomainsView>): Phase[] {
  const now = STEPS.findIndex((step) => step === view.phase);
  if (now < 0) return [{ name: { key: `screen-step-${view.phase}`, args: {} }, state: "now" }];
  const turn: Phase = { name: { key: "screen-turn", args: { turn: view.turn } }, state: "now" };
  const steps = STEPS.map((step, at): Phase => {
    const state = at < now ? "done" : at === now ? "now" : "later";
    return { name: { key: `screen-step-${step}`, args: {} }, state };
  });
  return [turn, ...steps];
}

export const frame: Frame<DomainsView> = {
  phases,
  isMain: ({ verb }) => MAIN.includes(verb),
};
