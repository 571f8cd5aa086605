import type { GameScreen } from "..";
import { frame } from "./frame";
import { SIGNS } from "./signs";
import type { VillageCatalogue, VillageView } from "./types";

export const screen: GameScreen<VillageView, VillageCatalogue> = {
  id: "village",
  emblem: SIGNS.warlord,
  // The Warlord is a bot's, and oneself has all the heroes.
  Screen: () => import("./Screen.svelte"),
  Seat: () => import("./Seat.svelte"),
  frame,
};
