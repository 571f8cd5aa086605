import type { GameScreen } from "..";
import { frame } from "./frame";
import type { DealingsCatalogue, DealingsView } from "./types";

export const screen: GameScreen<DealingsView, DealingsCatalogue> = {
  id: "dealings",
  Screen: () => import("./Screen.svelte"),
  Seat: () => import("./Seat.svelte"),
  frame,
};
