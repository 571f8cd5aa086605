import type { OptionShown } from "../../wire/types";
import type { Frame, Phase, SceneOf } from "..";
import type { HeistsView } from "./types";

const MAIN = ["attempt_crime", "attempt_sway", "take"];
const BESIDE_THE_POOLS = ["all_crime", "all_sway", "larceny", "settle_coin", "settle_heat"];

function phases({ view }: SceneOf<HeistsView>): Phase[] {
  return [{ name: { key: "phase-round", args: { round: view.round } }, state: "now" }];
}

export const frame: Frame<HeistsView> = {
  phases,
  isMain: ({ verb }: OptionShown) => MAIN.includes(verb),
  isOnScreen: ({ verb }: OptionShown) => BESIDE_THE_POOLS.includes(verb),
};
