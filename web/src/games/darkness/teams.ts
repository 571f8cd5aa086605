/** How the teams of an arena are told apart: each has its colour and its shape. */

/** Colours of their own, since those of the seats tell the heroes apart. */
const COLOURS = ["#f0c36a", "#8cc4f0", "#c9e08a", "#e3aef0"];
/** A shape in a square of a hundred. */
const SHAPES = ["M50 6L96 90H4z", "M10 10h80v80h-80z", "M50 2L98 50L50 98L2 50z", "M36 6h28v30h30v28h-30v30h-28v-30h-30v-28h30z"];

export function teamColour(team: number): string {
  return COLOURS[team - 1];
}

export function teamShape(team: number): string {
  return SHAPES[team - 1];
}
