import { type Area, middle, type Place, type Point } from "../../parts/board/plan";
import { type DeskProps, TableDesk } from "../../parts/desk";
import type { OptionShown } from "../../wire/types";
// What both games of Dark World have in their views and catalogues; the types are generated for each.
import type {
  CastleCatalogue,
  CastleView,
  HeroSheet,
  HeroView,
  MonsterCard,
  MonsterView,
  PieceCard,
  SquareCard,
} from "../castle/types";

import { HERO_COLOURS } from "./colours";

/** What a view of every Dark World game has. */
export type DarkView = Pick<
  CastleView,
  | "seat"
  | "overlord"
  | "over"
  | "order"
  | "heroes"
  | "monsters"
  | "supply"
  | "stock"
  | "lying"
  | "acting"
  | "blow"
  | "placing"
  | "offered"
  | "slayer"
>;
export type DarkCards = Pick<CastleCatalogue, "heroes" | "monsters" | "items" | "weapons" | "squares" | "fixtures">;

/** Where the map, or the part of one, lies that a square is on, from the top left corner of the board. */
export type Layout = (square: Pick<SquareCard, "map" | "row">) => Point;

/** Something small with a meaning. */
export interface Token {
  icon: string;
  name: string;
}

export interface Creature extends Token {
  square: string;
}

/** A table of a Dark World game, as its screen asks about it. */
export class DarkDesk<V extends DarkView, C extends DarkCards> extends TableDesk<V, C> {
  readonly cards: C;
  readonly places: Map<string, Place>;

  constructor(
    props: DeskProps<V, C>,
    private readonly layout: Layout,
  ) {
    super(props);
    this.cards = props.cards;
    this.places = new Map(props.cards.squares.map((square) => [square.id, laidOut(square, layout)]));
  }

  get isOverlord(): boolean {
    return this.view.seat === this.view.overlord;
  }

  place(square: string): Place {
    return this.places.get(square)!;
  }

  /** Where something built in is, by its code. */
  fixture(code: string): Area {
    const fixture = this.cards.fixtures.find(({ id }) => id === code)!;
    const { x, y } = this.layout(fixture);
    return { x: x + fixture.column, y: y + fixture.row, wide: 1, high: 1 };
  }

  hero(code: string): HeroView {
    return this.view.heroes.find(({ hero }) => hero === code)!;
  }

  heroCard(code: string): HeroSheet {
    return this.cards.heroes.find(({ id }) => id === code)!;
  }

  heroColour(code: string): string {
    return HERO_COLOURS[this.cards.heroes.findIndex(({ id }) => id === code)];
  }

  monster(number: number): MonsterView | undefined {
    return this.view.monsters.find(({ monster }) => monster === number);
  }

  monsterCard(kind: string): MonsterCard {
    return this.cards.monsters.find(({ id }) => id === kind)!;
  }

  item(code: string): PieceCard {
    return this.cards.items.find(({ id }) => id === code)!;
  }

  weapon(code: string): PieceCard {
    return this.cards.weapons.find(({ id }) => id === code)!;
  }

  /** A figure by its code, the type with its strength. */
  figure(code: string): { name: string; art: string; strength: number } {
    const [kind, strength] = [code.slice(0, -1), Number(code.slice(-1))];
    const { name, art } = this.monsterCard(kind);
    return { name: this.say("figure-kept", { kind: name, strength }), art, strength };
  }

  /** What else a hero has in the Base Camp, such as a Key. */
  tokens(_hero: string): Token[] {
    return [];
  }

  /** Creatures on the board that are no monsters of the supply. */
  get creatures(): Creature[] {
    return [];
  }

  /** Whether a hero is asked something in another's turn, such as what to lose. */
  isAskedFor(_hero: string): boolean {
    return false;
  }

  /** The number of the closed door that whoever comes to a square opens; 0 for none. */
  doorAt(_square: string): number {
    return 0;
  }

  /** Where heroes stand, each with a torch. */
  get lights(): Point[] {
    const squares = this.view.heroes.map(({ square }) => square).filter((square) => square !== null);
    return squares.map((square) => middle(this.place(square)));
  }

  /** The square of the figure that acts now. */
  get actingSquare(): string | null {
    const { acting } = this.view;
    if (!acting) return null;
    return acting.hero ? this.hero(acting.hero).square : (this.monster(acting.monster!)?.square ?? null);
  }

  /** What may be chosen on squares: a hero who may be struck stands on one too. */
  optionsOnSquares(): Map<string, OptionShown> {
    const found = this.options.map((option) => [this.squareOf(option), option] as const);
    return new Map(found.filter((pair): pair is [string, OptionShown] => pair[0] !== null));
  }

  private squareOf({ verb, thing }: OptionShown): string | null {
    if (thing === null) return null;
    if (verb === "strike") return this.hero(thing).square;
    return this.places.has(thing) ? thing : null;
  }

  /** A figure's strength as far as the reader can tell, short enough for its base. */
  strength(monster: MonsterView): string {
    const isCertain = monster.strength !== null || new Set(monster.possible).size === 1;
    return isCertain ? this.range(monster) : `${this.range(monster)}?`;
  }

  /** From how much to how much a figure's strength may be. */
  range({ strength, possible }: MonsterView): string {
    if (strength !== null) return String(strength);
    const [least, most] = [Math.min(...possible), Math.max(...possible)];
    return least === most ? String(least) : `${least}–${most}`;
  }

  /** Where the reader's first hero is, or anybody's. */
  protected get ownSquare(): string | null {
    const own = this.view.heroes.filter(({ seat }) => seat === this.view.seat);
    const squares = [...own, ...this.view.heroes].map(({ square }) => square);
    return squares.find((square) => square !== null) ?? null;
  }

  /** Where the action is: where whoever acts is, or in the middle of what can be chosen. */
  action(fallback: string): Point {
    const at = this.actingSquare ?? this.view.offered?.square;
    if (at) return middle(this.place(at));
    return this.offeredPoint ?? middle(this.place(fallback));
  }

  /** The middle of all squares that can be chosen. */
  protected get offeredPoint(): Point | null {
    const offered = [...this.optionsOnSquares().keys()].map((square) => middle(this.place(square)));
    return offered.length ? mean(offered) : null;
  }
}

/** The desk of either game, for what both have. */
export type AnyDesk = DarkDesk<DarkView, DarkCards>;

function laidOut(square: SquareCard, layout: Layout): Place {
  const { x, y } = layout(square);
  return { id: square.id, x: x + square.column, y: y + square.row, wide: square.wide, high: square.high };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
