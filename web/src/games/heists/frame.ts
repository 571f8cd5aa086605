import type { Offer } from "../../wire/types";
import type { Frame, Phase, SceneOf } from "..";
import type { View } from "./types";

const MAIN = ["attempt_crime", "attempt_sway", "take"];
const BESIDE_THE_POOLS = ["all_crime", "all_sway", "larceny", "settle_coin", "settle_heat"];

function phases({ view }: SceneOf<View>): Phase[] {
  return [{ name: { key: "phase-round", args: { round: view.round } }, state: "now" }];
}

export const frame: Frame<View> = {
  phases,
  isMain: ({ verb }: Offer) => MAIN.includes(verb),
  isOnScreen: ({ verb }: Offer) => BESIDE_THE_POOLS.includes(verb),
};
