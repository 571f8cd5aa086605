import { SIGNS as SHARED } from "../../parts/signs";

export const SIGNS = {
  ...SHARED,
  weapon: "gladius",
  hit: "pointy-sword",
  miss: "dodging",
  blade: "broadsword",
  blades: "crossed-swords",
  fountain: "water-fountain",
} as const;
