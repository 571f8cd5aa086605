import type { GameScreen } from "..";
import { frame } from "./frame";
import { SIGNS } from "./signs";
import type { HeistsCatalogue, HeistsView } from "./types";

export const screen: GameScreen<HeistsView, HeistsCatalogue> = {
  id: "heists",
  emblem: SIGNS.crooked,
  Screen: () => import("./Screen.svelte"),
  Seat: () => import("./Seat.svelte"),
  frame,
};
