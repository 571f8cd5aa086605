import { SIGNS as SHARED } from "../../parts/signs";

export const SIGNS = {
  ...SHARED,
  darkness: "candle-flame",
  stairs: "stairs",
  logo: "star-swirl",
  // Types of actions.
  ATK: "sword-clash",
  MAN: "run",
  REC: "health-potion",
  CMD: "rally-the-troops",
  DEF: "checked-shield",
  // What lasts on a figure.
  stun: "knocked-out-stars",
  immob: "manacles",
  dot: "drop",
  dominate: "puppet",
  taunt: "shouting",
  hide: "hidden",
  raise: "raise-zombie",
  dmg: "pointy-sword",
  move: "walking-boot",
  speed: "snail",
  save: "shield",
  atk: "crossed-swords",
  def: "broken-shield",
  handAC: "card-play",
  handRC: "card-play",
  lasting: "sands-of-time",
  // Zones.
  fire: "flame",
  fog: "fog",
  ward: "magic-shield",
  // Of heroes and monsters.
  fatigued: "sleepy",
  poise: "meditation",
  heal: "heart-plus",
  wound: "broken-heart",
  hits: "bullseye",
  steps: "run",
  slots: "backpack",
  march: "trail",
  danger: "death-skull",
  boss: "crown",
  melee: "pointy-sword",
  reach: "spears",
  ranged: "arrow-flights",
  flies: "feathered-wing",
  maneuver: "walking-boot",
  turned: "return-arrow",
  held: "hourglass",
  // Clearing the room.
  revive: "defibrilate",
  rest: "sleeping-bag",
  explore: "torch",
  dig: "dig-dug",
  master: "overlord-helm",
  gift: "present",
  claimed: "open-treasure-chest",
  deeper: "dungeon-gate",
  stamina: "strong",
  back: "card-random",
  advance: "upgrade",
} as const;

export type Sign = keyof typeof SIGNS;

/** The picture of anything that is called by a code. */
export function signOf(code: string): string {
  return SIGNS[code as Sign] ?? SIGNS.lasting;
}
