import { SIGNS as SHARED } from "../../parts/signs";

export const SIGNS = {
  ...SHARED,
  crime: "plain-dagger",
  sway: "shaking-hands",
  notoriety: "wanted-reward",
  brutal: "fist",
  cops: "police-badge",
  crooked: "robber-mask",
  ghost: "ghost",
  nobles: "jewel-crown",
  heist: "strongbox",
  larceny: "swap-bag",
  discard: "card-discard",
  graveyard: "tombstone",
  heat: "small-fire",
  ability: "sparkles",
  auto: "vintage-robot",
} as const;

export type Sign = keyof typeof SIGNS;
