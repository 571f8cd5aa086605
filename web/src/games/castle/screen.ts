import type { GameScreen } from "..";
import { frame } from "./frame";
import { SIGNS } from "./signs";
import type { CastleCatalogue, CastleView } from "./types";

export const screen: GameScreen<CastleView, CastleCatalogue> = {
  id: "castle",
  emblem: SIGNS.korak,
  // Korak is a bot's, and oneself has all the heroes.
  Screen: () => import("./Screen.svelte"),
  Seat: () => import("./Seat.svelte"),
  frame,
};
