import { SIGNS as SHARED } from "../../parts/signs";

export const SIGNS = {
  ...SHARED,
  domain: "evil-tower",
  // Items, by their names.
  coins: "two-coins",
  skulls: "death-skull",
  earth: "rock",
  wind: "whirlwind",
  fire: "small-fire",
  water: "drop",
  stone: "stone-block",
  metal: "metal-bar",
  wood: "wood-pile",
  workers: "farmer",
  element: "magic-swirl",
  spell: "spell-book",
  // Decks of spells.
  attack: "crossed-swords",
  defense: "shield",
  control: "puppet",
  production: "sickle",
  // Types of tiles.
  economic: "coins-pile",
  magic: "crystal-wand",
  martial: "swords-power",
  nature: "oak-leaf",
  power: "castle",
  religion: "holy-symbol",
  // Areas.
  woods: "pine-tree",
  settlements: "village",
  plains: "wheat",
  mountains: "mountains",
  // What else parties hunt.
  monster: "monster-grasp",
  evil: "crowned-skull",
  // Locations of the city.
  seer: "crystal-ball",
  business: "shop",
  temple: "temple-gate",
  assassin: "hooded-assassin",
  thug: "brass-knuckles",
  architect: "pencil-ruler",
  inn: "tavern-sign",
  guild: "hammer-nails",
  tower: "white-tower",
  council: "pointy-hat",
  unicorn: "unicorn",
  swan: "swan",
  docks: "anchor",
  farLands: "treasure-map",
  niktmarg: "magic-gate",
  townCouncil: "scroll-unfurled",
  royalCourt: "throne-king",
  // On spaces and around the table.
  dark: "eclipse",
  weapons: "ballista",
  altars: "star-altar",
  guarded: "magic-shield",
  visitor: "prayer",
  minion: "imp-laugh",
  first: "laurel-crown",
  henchman: "hood",
  tile: "stone-tower",
  unknown: "card-random",
  mercenary: "swordman",
  fortune: "tarot-00-the-fool",
  death: "tarot-13-death",
  special: "sparkles",
  pile: "swap-bag",
} as const;

export type Sign = keyof typeof SIGNS;
/** The pictures of the locations, by their codes. */
const LOCATIONS: Record<string, Sign> = {
  "builders-guild": "guild",
  "far-lands": "farLands",
  "town-council": "townCouncil",
  "royal-court": "royalCourt",
};

/** The picture of anything that is called by a code. */
export function signOf(code: string): string {
  return SIGNS[LOCATIONS[code] ?? (code as Sign)] ?? "";
}
