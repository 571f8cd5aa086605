/** The pictures that screens use besides those of the cards. */
export const SIGNS = {
  trap: "wolf-trap",
  spell: "bolt-spell-cast",
  minion: "evil-minion",
  trash: "trash-can",
  defeated: "skull-crossed-bones",
  hero: "visored-helm",
  defense: "castle",
  tower: "guarded-tower",
  armor: "shield",
  challenge: "laurels",
  sealed: "check-mark",
  hidden: "help",
  evicted: "exit-door",
} as const;

export type Sign = keyof typeof SIGNS;
