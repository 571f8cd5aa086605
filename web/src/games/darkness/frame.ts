import type { OptionShown } from "../../wire/types";
import type { Frame, Phase, SceneOf } from "..";
import type { DarknessView } from "./types";

/** What gives nothing up. */
const MAIN = ["draw_up", "draw", "go_on", "sample", "keep", "accept"];
/** What the clearing itself shows. */
const ON_SCREEN = ["rest", "explore", "dig", "train"];

function phases({ view }: SceneOf<DarknessView>): Phase[] {
  const { progress } = view;
  if (!progress.encounter) return [phase(`screen-phase-${view.phase}`, "now")];
  const room = phase("screen-room", "done", { encounter: progress.encounter, encounters: progress.encounters });
  if (!progress.round) return [room, phase(`screen-phase-${view.phase}`, "now")];
  const round = phase("screen-round", "done", { round: progress.round });
  const isMonsters = view.phase === "monsters";
  const heroes = phase("screen-phase-heroes", isMonsters ? "done" : "now");
  return [room, round, heroes, phase("screen-phase-monsters", isMonsters ? "now" : "later")];
}

function phase(key: string, state: Phase["state"], args: Phase["name"]["args"] = {}): Phase {
  return { name: { key, args }, state };
}

export const frame: Frame<DarknessView> = {
  phases,
  isMain: ({ verb }: OptionShown) => MAIN.includes(verb),
  showsSeats: true,
  isOnScreen: ({ verb }: OptionShown) => ON_SCREEN.includes(verb),
};
