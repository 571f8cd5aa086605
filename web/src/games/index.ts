/**
 * The screens of the games. A folder here is a game; these files of it are found by their names:
 *
 * - Screen.svelte draws the table. Games without one get the general screen.
 * - Seat.svelte (optional) draws what a seat shows in public, below its name in the strip of seats.
 * - phases.ts (optional) exports `phases(view, options)`, the parts of the game for the header.
 * - types.ts is generated: the game's View, and Catalogue for its cards.
 */
import type { Component } from "svelte";
import type { Offer, Phrase, Scene } from "../wire/types";
import type { Words } from "../words/words";

/** A scene of a game whose view is known. */
export type SceneOf<View> = Omit<Scene, "view"> & { view: View };

export interface ScreenProps<View = unknown, Cards = unknown> {
  scene: SceneOf<View>;
  cards: Cards;
  words: Words;
  /** Answers the open decision. */
  choose: (offer: Offer) => void;
  /** Tells the page what pointer or focus is on; null when on nothing. */
  inspect: (thing: string | null) => void;
}

export interface SeatProps<View = unknown, Cards = unknown> extends Omit<ScreenProps<View, Cards>, "choose"> {
  seat: number;
}

export interface Phase {
  name: Phrase;
  state: "done" | "now" | "later";
}

export interface GameParts {
  Screen: Component<ScreenProps>;
  Seat: Component<SeatProps> | null;
  phases: (view: unknown, options: Scene["options"]) => Phase[];
}

const SCREENS = import.meta.glob<Component<ScreenProps>>("./*/Screen.svelte", { import: "default" });
const SEATS = import.meta.glob<Component<SeatProps>>("./*/Seat.svelte", { import: "default" });
const PHASES = import.meta.glob<GameParts["phases"]>("./*/phases.ts", { import: "phases" });

export async function partsOf(game: string): Promise<GameParts> {
  const general = SCREENS["./general/Screen.svelte"];
  const [Screen, Seat, phases] = await Promise.all([
    (SCREENS[`./${game}/Screen.svelte`] ?? general)(),
    SEATS[`./${game}/Seat.svelte`]?.() ?? null,
    PHASES[`./${game}/phases.ts`]?.() ?? (() => []),
  ]);
  return { Screen, Seat, phases };
}
