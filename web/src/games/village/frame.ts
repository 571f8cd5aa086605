import type { OptionShown } from "../../wire/types";
import type { Frame, Phase, SceneOf } from "..";
import { SEAT_COLOURS } from "../darkworld/colours";
import type { VillageView } from "./types";

/** What gives nothing up. */
const MAIN = ["take", "key", "hostage", "look"];

/** What is chosen by a click on a beast. */
const BEASTS = ["wolf", "lurker"];

function phases({ view }: SceneOf<VillageView>): Phase[] {
  const isSetUp = view.round > 0;
  return [
    { name: { key: "round-now", args: { round: view.round } }, state: isSetUp ? "done" : "later" },
    { name: { key: "phase-heroes", args: {} }, state: !isSetUp ? "later" : view.warlord_turn ? "done" : "now" },
    { name: { key: "phase-warlord", args: {} }, state: view.warlord_turn || !isSetUp ? "now" : "later" },
  ];
}

export const frame: Frame<VillageView> = {
  seatColours: SEAT_COLOURS,
  phases,
  isMain: ({ verb }: OptionShown) => MAIN.includes(verb),
  isOnScreen: ({ verb }: OptionShown) => BEASTS.includes(verb),
};
