import type { OptionShown } from "../../wire/types";
import type { Frame, Phase, SceneOf } from "..";
import type { DarknessView } from "./types";

/** What gives nothing up. */
const MAIN = ["draw_up", "draw", "go_on", "sample", "keep", "accept"];
/** What the clearing itself shows. */
const ON_SCREEN = ["rest", "explore", "dig", "train", "as_printed", "all_as_printed", "defend", "take_it"];

function phases({ view }: SceneOf<DarknessView>): Phase[] {
  const { progress } = view;
  if (view.arena) return fight(view);
  if (!progress.encounter) return [phase(`screen-phase-${view.phase}`, "now")];
  const room = phase("screen-room", "done", { encounter: progress.encounter, encounters: progress.encounters });
  if (!progress.round) return [room, phase(`screen-phase-${view.phase}`, "now")];
  const round = phase("screen-round", "done", { round: progress.round });
  const isMonsters = view.phase === "monsters";
  const heroes = phase("screen-phase-heroes", isMonsters ? "done" : "now");
  return [room, round, heroes, phase("screen-phase-monsters", isMonsters ? "now" : "later")];
}

/** The parts of a fight in the arena. */
function fight({ phase: now, progress: { round } }: DarknessView): Phase[] {
  if (now === "setup" || now === "over") return [phase(`screen-phase-${now}`, "now")];
  const corners = phase("screen-phase-corners", round ? "done" : "now");
  return round ? [corners, phase("screen-round", "now", { round })] : [corners];
}

function phase(key: string, state: Phase["state"], args: Phase["name"]["args"] = {}): Phase {
  return { name: { key, args }, state };
}

export const frame: Frame<DarknessView> = {
  phases,
  isMain: ({ verb }: OptionShown) => MAIN.includes(verb),
  showsSeats: true,
  isOnScreen: ({ verb }, { view }) => ON_SCREEN.includes(verb) || (verb === "done" && view.master?.led != null),
};
