/**
 * The screens of the games. A folder here is a game; its `screen.ts` exports `screen`, which declares all there is.
 * Games without one get the general screen.
 *
 * A game's `types.ts` is generated: its View, and Catalogue for its cards. Its `signs.ts`, if there is one, names
 * the pictures that it shows besides those of the cards.
 *
 * What stands for a thing on the table has its code in `data-thing`, so that a line of the log can point at it.
 * Every entry of a list in a Catalogue has `id` and `name`, and `text` (a phrase) if there is something to tell.
 */
import type { Component, Snippet } from "svelte";
import type { OptionShown, Phrase, Scene } from "../wire/types";
import type { Words } from "../words/words";

/** A scene of a game whose view is known. */
export type SceneOf<View> = Omit<Scene, "view"> & { view: View };

export interface ScreenProps<View = unknown, Cards = unknown> {
  scene: SceneOf<View>;
  cards: Cards;
  words: Words;
  /** Answers the open decision. */
  choose: (option: OptionShown) => void;
  /** Tells the page what pointer or focus is on; null when on nothing. */
  inspect: (thing: string | null) => void;
  /** Says who sits on a seat and whether the table waits for them, where the screen shows the seats itself. */
  sitter?: Snippet<[number]>;
}

export interface SeatProps<View = unknown, Cards = unknown> extends Omit<ScreenProps<View, Cards>, "choose" | "sitter"> {
  seat: number;
}

export interface Phase {
  name: Phrase;
  state: "done" | "now" | "later";
}

/** What the page around the screen asks a game. */
export interface Frame<View = unknown> {
  /** The parts of the game in their order, for the header. */
  phases(scene: SceneOf<View>): Phase[];
  /** Whether an option gives nothing up, so that its button may be filled and Enter may choose it. */
  isMain(option: OptionShown): boolean;
  /** The colours of the seats, where they are others than usual. */
  seatColours?: readonly string[];
  /** Whether the screen itself shows an option that speaks of no thing, so that the prompt need not. */
  isOnScreen?(option: OptionShown, scene: SceneOf<View>): boolean;
  /** Whether the screen itself shows who sits where, so that the page need not. */
  showsSeats?: boolean;
}

/** What a game declares about its table in the browser. */
export interface GameScreen<View = unknown, Cards = unknown> {
  id: string;
  /** The picture that stands for it; without one, Darkling's own sign does. */
  emblem?: string;
  /** Draws the table. */
  Screen: () => Promise<{ default: Component<ScreenProps<View, Cards>> }>;
  /** Draws what a seat shows in public, below its name in the strip of seats. */
  Seat?: () => Promise<{ default: Component<SeatProps<View, Cards>> }>;
  frame?: Frame<View>;
}

export interface GameParts {
  /** Whether the screen shows the table as it is told, and has to be sent that. */
  isGeneral: boolean;
  Screen: Component<ScreenProps>;
  Seat: Component<SeatProps> | null;
  frame: Frame;
}

const PLAIN: Frame = { phases: () => [], isMain: () => false };
/** For games without a screen of their own: it shows the table as it is told, and all options. */
const GENERAL: Omit<GameScreen, "id"> = {
  Screen: () => import("./general/Screen.svelte"),
  frame: { ...PLAIN, isOnScreen: () => true },
};
const DECLARED = Object.values(import.meta.glob<GameScreen>("./*/screen.ts", { import: "screen", eager: true }));

export function screenOf(game: string): Omit<GameScreen, "id"> {
  return DECLARED.find(({ id }) => id === game) ?? GENERAL;
}

export function frameOf(game: string): Frame {
  return screenOf(game).frame ?? PLAIN;
}

export async function partsOf(game: string): Promise<GameParts> {
  const declared = screenOf(game);
  const [screen, seat] = await Promise.all([declared.Screen(), declared.Seat?.()]);
  const parts = { Screen: screen.default, Seat: seat?.default ?? null, frame: frameOf(game) };
  return { ...parts, isGeneral: declared === GENERAL };
}
