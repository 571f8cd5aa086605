import { SIGNS as SHARED } from "../../parts/signs";

export const SIGNS = {
  ...SHARED,
  trap: "wolf-trap",
  spell: "bolt-spell-cast",
  minion: "evil-minion",
  trash: "trash-can",
  hero: "visored-helm",
  tower: "guarded-tower",
  armor: "shield",
  challenge: "laurels",
} as const;
