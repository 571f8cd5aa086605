import { SIGNS as SHARED } from "../darkworld/signs";

export const SIGNS = {
  ...SHARED,
  haunter: "floating-ghost",
  platform: "magic-portal",
  throne: "stone-throne",
  chest: "locked-chest",
  emptied: "open-treasure-chest",
  secret: "secret-door",
  korak: "cobra",
  mace: "spiked-mace",
  arch: "dungeon-gate",
} as const;
