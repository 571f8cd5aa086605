export const OVERLORD_COLOUR = "var(--violet)";

/** In the order of their catalogue. */
export const HERO_COLOURS = ["var(--red)", "var(--blue)", "var(--green)", "var(--yellow)"] as const;

/** The first seat is the overlord's; each other one has the colour of its first hero. */
export const SEAT_COLOURS = [OVERLORD_COLOUR, ...HERO_COLOURS];
