/**
 * The screens of the games. A folder here is a game; these files of it are found by their names:
 *
 * - Screen.svelte draws the table. Games without one get the general screen.
 * - Seat.svelte (optional) draws what a seat shows in public, below its name in the strip of seats.
 * - frame.ts (optional) exports `frame`, what the page around the screen asks a game.
 * - types.ts is generated: the game's View, and Catalogue for its cards.
 *
 * What stands for a thing on the table has its code in `data-thing`, so that a line of the log can point at it.
 * Every entry of a list in a Catalogue has `id` and `name`, and `text` (a phrase) if there is something to tell.
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

export interface Frame<View = unknown> {
  /** The parts of the game in their order, for the header. */
  phases(scene: SceneOf<View>): Phase[];
  /** Whether an offer gives nothing up, so that its button may be filled and Enter may choose it. */
  isMain(offer: Offer): boolean;
  /** The colours of the seats, where they are others than usual. */
  seatColours?: readonly string[];
  /** Whether the screen itself shows an offer that speaks of no thing, so that the prompt need not. */
  isOnScreen?(offer: Offer): boolean;
}

export interface GameParts {
  Screen: Component<ScreenProps>;
  Seat: Component<SeatProps> | null;
  frame: Frame;
}

const PLAIN: Frame = { phases: () => [], isMain: () => false };
const SCREENS = import.meta.glob<Component<ScreenProps>>("./*/Screen.svelte", { import: "default" });
const SEATS = import.meta.glob<Component<SeatProps>>("./*/Seat.svelte", { import: "default" });
const FRAMES = import.meta.glob<Frame>("./*/frame.ts", { import: "frame" });

export async function partsOf(game: string): Promise<GameParts> {
  const general = SCREENS["./general/Screen.svelte"];
  const [Screen, Seat, frame] = await Promise.all([
    (SCREENS[`./${game}/Screen.svelte`] ?? general)(),
    SEATS[`./${game}/Seat.svelte`]?.() ?? null,
    frameOf(game),
  ]);
  return { Screen, Seat, frame };
}

export async function frameOf(game: string): Promise<Frame> {
  return (await FRAMES[`./${game}/frame.ts`]?.()) ?? PLAIN;
}
