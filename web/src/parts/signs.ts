/** The pictures that screens use besides those of the cards; what only one game shows is in its own `signs.ts`. */
export const SIGNS = {
  defeated: "skull-crossed-bones",
  sealed: "check-mark",
  coin: "two-coins",
  deck: "stack",
  whole: "expand",
} as const;
