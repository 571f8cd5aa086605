import type { SquareKind } from "../../parts/board/Square.svelte";
import type { OptionShown } from "../../wire/types";
import type { AnyDesk } from "./desk";

/** A square that is a button: what it is, what a click does and costs. */
export interface Choice {
  square: string;
  kind: SquareKind;
  label: string;
  option?: OptionShown;
  cost: number | null;
  /** The squares that a walk goes over to get here, the first one beside the figure. */
  path: readonly string[];
}

const STRIKES = ["attack", "throw", "strike"];

/** All squares that can be chosen, walked to or asked about; each once. */
export function choices(desk: AnyDesk): Choice[] {
  const found = new Map<string, Choice>();
  for (const square of told(desk)) found.set(square, plain(desk, square));
  for (const choice of [...walks(desk), ...offered(desk)]) found.set(choice.square, choice);
  return [...found.values()];
}

function offered(desk: AnyDesk): Choice[] {
  return [...desk.optionsOnSquares()].map(([square, option]) => {
    const isStep = option.verb === "step";
    const kind = isStep ? "step" : STRIKES.includes(option.verb) ? "strike" : "mark";
    const label = desk.words.render(option.words);
    const path = isStep ? [square] : [];
    return { square, kind, label, option, cost: path.length || null, path };
  });
}

/** Squares farther away: a click walks there, step by step. */
function walks(desk: AnyDesk): Choice[] {
  if (!desk.options.some(({ verb }) => verb === "step")) return [];
  return desk.view.acting!.reach.map(({ square, cost, path }) => {
    return { square, kind: "far", label: desk.say("walk-to", { square, cost, door: desk.doorAt(square) }), cost, path };
  });
}

function plain(desk: AnyDesk, square: string): Choice {
  return { square, kind: "plain", label: [...standing(desk, square)].join(". "), cost: null, path: [] };
}

/** Squares with something on them. */
function told({ view, creatures }: AnyDesk): string[] {
  const figures = [...view.heroes, ...view.monsters, ...view.lying, ...creatures];
  return figures.map(({ square }) => square).filter((square) => square !== null);
}

/** Who and what is on a square, in words. */
export function* standing(desk: AnyDesk, square: string): Generator<string> {
  for (const hero of desk.view.heroes.filter((one) => one.square === square)) {
    yield desk.say("hero-on", { hero: desk.heroCard(hero.hero).name, square, hp: hero.hp, full: hero.full_hp });
  }
  for (const monster of desk.view.monsters.filter((one) => one.square === square)) {
    const item = monster.item ? desk.item(monster.item).name : "none";
    const strength = desk.strength(monster);
    yield desk.say("monster-on", { kind: desk.monsterCard(monster.kind).name, square, strength, item });
  }
  for (const { name } of desk.creatures.filter((one) => one.square === square)) {
    yield desk.say("creature-on", { name, square });
  }
  for (const { item } of desk.view.lying.filter((one) => one.square === square)) {
    yield desk.say("item-on", { item: desk.item(item).name, square });
  }
}

/** What the page tells about a square that is looked at: an option, who stands there, or nothing. */
export function thingOn(desk: AnyDesk, { square, option }: Choice): string | null {
  if (option || desk.reason(square)) return option?.thing ?? square;
  const monster = desk.view.monsters.find((one) => one.square === square);
  const hero = desk.view.heroes.find((one) => one.square === square);
  const lying = desk.view.lying.find((one) => one.square === square);
  return monster?.kind ?? hero?.hero ?? lying?.item ?? null;
}
