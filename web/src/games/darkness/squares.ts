import type { SquareKind } from "../../parts/board/Square.svelte";
import type { OptionShown } from "../../wire/types";
import { type Desk, ON_SQUARES } from "./desk";

/** A square that is a button: what it is, and what a click does and costs. */
export interface Choice {
  square: number;
  kind: SquareKind;
  label: string;
  option?: OptionShown;
  cost: number | null;
  /** The squares on the way there. */
  path: readonly number[];
  /** Whether there are so many that numbers would hide the board. */
  isOneOfMany: boolean;
}

const KINDS: Record<string, SquareKind> = { go: "step", push: "step", stand: "step", target: "strike", attack: "strike" };

/** Where more squares than this can be chosen, each is drawn quietly and without its number; but not who can be struck. */
const FEW = 12;

/** All squares that can be chosen, or on which somebody stands who can be asked about. */
export function choices(desk: Desk): Choice[] {
  const found = new Map<number, Choice>();
  for (const figure of figures(desk)) {
    const square = desk.squareOf(figure);
    if (square !== null) found.set(square, plain(desk, square, figure));
  }
  for (const option of desk.optionsOf(ON_SQUARES)) found.set(Number(option.thing), offered(desk, option));
  return [...found.values()];
}

/** All heroes and monsters by number. */
function figures({ view, foes }: Desk): number[] {
  return [...view.heroes.map(({ figure }) => figure), ...foes.map(({ foe }) => foe.figure)];
}

function plain(desk: Desk, square: number, figure: number): Choice {
  return { square, kind: "plain", label: desk.figureTold(figure), cost: null, path: [], isOneOfMany: false };
}

function offered(desk: Desk, option: OptionShown): Choice {
  const square = Number(option.thing);
  const way = desk.view.ways.find((one) => one.square === square);
  const path = way?.path ?? [];
  const kind = KINDS[option.verb] ?? "mark";
  const isOneOfMany = kind !== "strike" && desk.optionsOf([option.verb]).length > FEW;
  const label = [desk.words.render(option.words), ...warnings(desk, square)].join(" ");
  return { square, kind: isOneOfMany ? "far" : kind, label, option, cost: path.length || null, path, isOneOfMany };
}

/** What going to a square would cost besides steps. */
function warnings(desk: Desk, square: number): string[] {
  const way = desk.view.ways.find((one) => one.square === square);
  if (!way) return [];
  const fire = way.fire ? [desk.say("screen-through-fire", { amount: way.fire })] : [];
  const leaves = way.leaves.map((figure) => desk.say("screen-leaves", { figure: desk.figureName(figure) }));
  return [...fire, ...leaves];
}

/** Who stands on a square; null for nobody. */
export function figureOn(desk: Desk, square: number): number | null {
  return figures(desk).find((figure) => desk.squareOf(figure) === square) ?? null;
}
