import type { Offer } from "../../wire/types";
import type { Frame, Phase, SceneOf } from "..";
import type { View } from "./types";

/** What gives nothing up. */
const MAIN = ["take", "open"];

function phases({ view }: SceneOf<View>): Phase[] {
  const isSetUp = view.round > 0;
  return [
    { name: { key: "round-now", args: { round: view.round } }, state: isSetUp ? "done" : "later" },
    { name: { key: "phase-heroes", args: {} }, state: !isSetUp ? "later" : view.korak_turn ? "done" : "now" },
    { name: { key: "phase-korak", args: {} }, state: view.korak_turn || !isSetUp ? "now" : "later" },
  ];
}

export const frame: Frame<View> = {
  phases,
  isMain: ({ verb }: Offer) => MAIN.includes(verb),
  isOnScreen: ({ verb }: Offer) => verb === "haunter",
};
