import { SIGNS as SHARED } from "../darkworld/signs";

export const SIGNS = {
  ...SHARED,
  key: "key",
  hostage: "prisoner",
  wolf: "wolf-head",
  lurker: "hooded-assassin",
  karrion: "vulture",
  wererat: "rat",
  warlord: "overlord-helm",
  wheel: "ship-wheel",
  monument: "obelisk",
  sewer: "ladder",
  stairs: "stairs",
  notebook: "open-book",
  recall: "return-arrow",
} as const;
