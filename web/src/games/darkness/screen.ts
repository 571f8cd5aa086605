import type { GameScreen } from "..";
import { frame } from "./frame";
import { SIGNS } from "./signs";
import type { DarknessCatalogue, DarknessView } from "./types";

export const screen: GameScreen<DarknessView, DarknessCatalogue> = {
  id: "darkness",
  emblem: SIGNS.darkness,
  Screen: () => import("./Screen.svelte"),
  frame,
};
