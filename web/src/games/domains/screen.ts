import type { GameScreen } from "..";
import { frame } from "./frame";
import { SIGNS } from "./signs";
import type { DomainsCatalogue, DomainsView } from "./types";

export const screen: GameScreen<DomainsView, DomainsCatalogue> = {
  id: "domains",
  emblem: SIGNS.domain,
  Screen: () => import("./Screen.svelte"),
  Seat: () => import("./Seat.svelte"),
  frame,
};
