import type { OptionShown } from "../../wire/types";
import type { Frame, Phase, SceneOf } from "..";
import { SEAT_COLOURS } from "../darkworld/colours";
import type { CastleView } from "./types";

/** What gives nothing up. */
const MAIN = ["take", "open"];

function phases({ view }: SceneOf<CastleView>): Phase[] {
  const korak: Phase = { name: { key: "phase-korak", args: {} }, state: view.korak_turn ? "now" : "later" };
  if (!view.round) return [{ ...korak, state: "now" }];
  return [
    { name: { key: "round-now", args: { round: view.round } }, state: "done" },
    { name: { key: "phase-heroes", args: {} }, state: view.korak_turn ? "done" : "now" },
    korak,
  ];
}

export const frame: Frame<CastleView> = {
  seatColours: SEAT_COLOURS,
  phases,
  isMain: ({ verb }: OptionShown) => MAIN.includes(verb),
  isOnScreen: ({ verb }: OptionShown) => verb === "haunter",
};
