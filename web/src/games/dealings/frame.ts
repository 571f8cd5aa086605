import type { Frame, Phase, SceneOf } from "..";
import type { DealingsView } from "./types";

const WITH_OTHERS = ["hero", "defense", "combat"];
const ALONE = ["solo", "combat"];

function phase(name: string, index: number, now: number, round: number): Phase {
  if (index !== now) return { name: { key: `phase-${name}`, args: {} }, state: index < now ? "done" : "later" };
  return { name: { key: `phase-${name}-now`, args: { round } }, state: "now" };
}

function phases(scene: SceneOf<DealingsView>): Phase[] {
  const { seats, phase: current, round } = scene.view;
  const names = seats.length === 1 ? ALONE : WITH_OTHERS;
  return names.map((name, index) => phase(name, index, names.indexOf(current), round));
}

/** Fighting and flipping give nothing up, nor does stopping once it is enough. */
export const frame: Frame<DealingsView> = {
  phases,
  isMain: ({ verb, words }) => ["fight", "flip"].includes(verb) || (verb === "done" && words.args.state === "enough"),
};
