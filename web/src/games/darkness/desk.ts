import type { Aim } from "../../parts/board/aim";
import type { Tile } from "../../parts/board/Floor.svelte";
import { type Area, around, type Line, middle, type Place, type Point, walls } from "../../parts/board/plan";
import { type DeskProps, TableDesk } from "../../parts/desk";
import { seatColour } from "../../table/seats";
import type { OptionShown, Phrase } from "../../wire/types";
import type {
  ActionPiece,
  AdvancementPiece,
  SingleAttackView,
  ClassPiece,
  DarknessCatalogue,
  DarknessView,
  DungeonPiece,
  FoePiece,
  FoeView,
  ForeseenView,
  DarknessHeroView,
  LineCardView,
  ResourcePiece,
  SquareView,
  StatusView,
  TeamView,
  TileView,
} from "./types";

/** Anything on a card. */
export interface Piece {
  id: string;
  name: string;
  art: string;
  text: Phrase;
}

/** Verbs whose things are squares. */
export const ON_SQUARES = ["go", "push", "target", "aim", "stand", "attack"];
/** Verbs whose things are tiles. */
export const ON_TILES = ["flip", "on_tile", "beside"];
/** Verbs that are chosen in a box of their own, since what they speak of lies nowhere on the table. */
export const APART = ["box", "x", "as", "part", "leave_out", "either", "to", "take_ac", "take_rc"];
/** Where the board begins, which leaves room for letters and numbers, and how much room is around it. */
const LEFT = 0.5;
const TOP = 0.45;
const EDGE = 0.2;
/** Below the board there is room for its name. */
const FOOT = 0.6;
/** So few squares a board shows at least, so that a single tile does not fill the screen. */
const LEAST = { wide: 9, high: 6 };
const FOE_COLOUR = "#c7b690";

/** The table of Attack the Darkness, as its screen asks about it. */
export class Desk extends TableDesk<DarknessView, DarknessCatalogue> {
  readonly cards: DarknessCatalogue;
  readonly places: Map<number, Place>;
  private readonly pieces: Map<string, Piece>;

  constructor(props: DeskProps<DarknessView, DarknessCatalogue>) {
    super(props);
    this.cards = props.cards;
    const { classes, actions, resources, foes, items, mysteries, advancements } = props.cards;
    const all: Piece[] = [...classes, ...actions, ...resources, ...foes, ...items, ...mysteries, ...advancements];
    this.pieces = new Map(all.map((piece) => [piece.id, piece]));
    this.places = new Map(this.view.squares.map((square) => [square.square, this.placeOf(square)]));
  }

  // Cards.

  /** A card by its code; a card of a boss's set is the boss. */
  piece(code: string): Piece | undefined {
    return this.pieces.get(code) ?? this.pieces.get(code.split("-")[0]);
  }

  pieceName(code: string): string {
    return this.piece(code)?.name ?? code;
  }

  action(code: string): ActionPiece {
    return this.pieces.get(code) as ActionPiece;
  }

  resource(code: string): ResourcePiece {
    return this.pieces.get(code) as ResourcePiece;
  }

  foePiece(code: string): FoePiece {
    return this.pieces.get(code) as FoePiece;
  }

  classPiece(code: string): ClassPiece {
    return this.pieces.get(code) as ClassPiece;
  }

  advancement(code: string): AdvancementPiece {
    return this.pieces.get(code) as AdvancementPiece;
  }

  dungeon(code: string): DungeonPiece | undefined {
    return this.cards.dungeons.find(({ id }) => id === code);
  }

  /** A card in words, by its code. */
  told(code: string): string {
    const piece = this.piece(code);
    return piece ? `${piece.name}. ${this.words.render(piece.text)}` : code;
  }

  get mapName(): string {
    const { map } = this.view.progress;
    return this.cards.maps.find(({ id }) => id === map)?.name ?? this.say("screen-random-map");
  }

  // Heroes and monsters.

  /** A hero by its number among all figures, which is not that of its seat where there is a game master. */
  hero(figure: number): DarknessHeroView {
    return this.view.heroes[figure];
  }

  heroAt(seat: number | null | undefined): DarknessHeroView | undefined {
    return this.view.heroes.find((hero) => hero.seat === seat);
  }

  /** The reader's hero; null for a spectator, and for a game master. */
  get own(): DarknessHeroView | null {
    return this.heroAt(this.view.seat) ?? null;
  }

  get isMaster(): boolean {
    return this.view.master !== null && this.view.seat === this.view.master.seat;
  }

  /** Whose hand lies below: the reader's, or for a spectator that of whoever acts. */
  get player(): DarknessHeroView {
    const { acting, waiting } = this.view;
    const other = this.isHeroesTurn ? this.hero(acting!) : this.heroAt(waiting[0]);
    return this.own ?? other ?? this.hero(0);
  }

  private get isHeroesTurn(): boolean {
    return this.view.acting !== null && this.isHero(this.view.acting);
  }

  isHero(figure: number): boolean {
    return figure < this.view.heroes.length;
  }

  /** The heroes in marching order, those without a place yet at the end. */
  get marching(): DarknessHeroView[] {
    return [...this.view.heroes].sort((one, other) => (one.place || 99) - (other.place || 99));
  }

  /** The teams of an arena, the reader's own first; none in a dungeon. */
  get teams(): TeamView[] {
    const teams = this.view.arena?.teams ?? [];
    const own = this.own?.team;
    return [...teams].sort((one, other) => Number(other.team === own) - Number(one.team === own));
  }

  teamName(team: number): string {
    return this.say("screen-team", { team, mine: team === this.own?.team ? "yes" : "no" });
  }

  foe(figure: number): { card: LineCardView; foe: FoeView } | undefined {
    for (const card of this.view.line) {
      const foe = card.figures.find((one) => one.figure === figure);
      if (foe) return { card, foe };
    }
    return undefined;
  }

  get foes(): { card: LineCardView; foe: FoeView }[] {
    return this.view.line.flatMap((card) => card.figures.map((foe) => ({ card, foe })));
  }

  /** What a figure is called: a hero by its class, a monster by its kind and number. */
  figureName(figure: number): string {
    if (this.isHero(figure)) return this.heroName(this.hero(figure));
    const found = this.foe(figure);
    return found ? this.foeName(found.card, found.foe) : "";
  }

  heroName({ seat, hero_class: code }: DarknessHeroView): string {
    return code ? this.pieceName(code) : this.name(seat);
  }

  foeName({ foe }: LineCardView, { number }: FoeView): string {
    return this.say("screen-foe", { name: this.foePiece(foe).one, number });
  }

  figureArt(figure: number): string {
    if (this.isHero(figure)) return this.heroArt(this.hero(figure));
    return this.piece(this.foe(figure)?.card.foe ?? "")?.art ?? "";
  }

  heroArt({ hero_class: code }: DarknessHeroView): string {
    return this.piece(code ?? "")?.art ?? "";
  }

  figureColour(figure: number): string {
    return this.isHero(figure) ? seatColour(this.hero(figure).seat) : FOE_COLOUR;
  }

  /** What the page tells about a figure: its class, or its kind. */
  figureThing(figure: number): string | null {
    return this.isHero(figure) ? this.hero(figure).hero_class : (this.foe(figure)?.card.foe ?? null);
  }

  squareOf(figure: number): number | null {
    return this.isHero(figure) ? this.hero(figure).square : (this.foe(figure)?.foe.square ?? null);
  }

  hpOf(figure: number): { hp: number; max: number } {
    const { hp, max_hp: max } = this.isHero(figure) ? this.hero(figure) : this.foe(figure)!.foe;
    return { hp, max };
  }

  /** Something that lasts, in words. */
  statusTold({ verb, what, amount, left, uses, rest, card }: StatusView): string {
    const told = this.say("screen-status", { verb, what: what || "none", amount, left, uses, rest: rest.join(" · ") || "none" });
    return card ? this.say("screen-by-card", { told, card: this.pieceName(card) }) : told;
  }

  /** What a monster does next, in a few words. */
  nextTold(next: readonly ForeseenView[]): string {
    if (!next.length) return "";
    const blow = next.find(({ kind }) => kind === "attack" || kind === "hurt");
    const goes = next.some(({ kind }) => kind === "go");
    if (!blow) return this.say("screen-next", { kind: next[0]?.kind ?? "hold", goes: goes ? "yes" : "no" });
    const seat = blow.target !== null && this.isHero(blow.target) ? this.hero(blow.target).seat : null;
    const hits = next.filter(({ kind }) => kind === blow.kind).map(({ amount }) => amount);
    const args = { goes: goes ? "yes" : "no", amount: hits.join(" + ") };
    if (seat === null) return this.say("screen-strikes-foe", { ...args, target: this.figureName(blow.target ?? -1) });
    return this.say("screen-strikes", { ...args, seat });
  }

  /** Who attacks whom, in words. */
  attackTold({ attacker, target }: Pick<SingleAttackView, "attacker" | "target">): string {
    const by = this.figureName(attacker);
    if (this.isHero(target)) return this.say("screen-attacks", { attacker: by, seat: this.hero(target).seat });
    return this.say("screen-attacks-foe", { attacker: by, target: this.figureName(target) });
  }

  /** A figure where it stands, with its Hit Points, in words. */
  figureTold(figure: number): string {
    const { hp, max } = this.hpOf(figure);
    const square = this.squareOf(figure);
    const args = { figure: this.figureName(figure), hp, max, square: square === null ? "none" : this.squareName(square) };
    return this.say("screen-figure", args);
  }

  // The board.

  private get corner(): Point {
    const all = [...this.view.squares, ...(this.view.laying?.places ?? [])];
    return { x: Math.min(...all.map(({ column }) => column)), y: Math.min(...all.map(({ row }) => row)) };
  }

  private placeOf({ square, column, row }: SquareView): Place {
    const { x, y } = this.corner;
    return { id: String(square), x: column - x + LEFT, y: row - y + TOP, wide: 1, high: 1 };
  }

  place(square: number): Place {
    return this.places.get(square)!;
  }

  squareName(square: number): string {
    return this.view.squares.find((one) => one.square === square)?.name ?? "";
  }

  /** Where the first of all columns and the first of all rows is. */
  get at(): Point {
    const { x, y } = around([...this.places.values()]);
    return { x, y };
  }

  /** How large the board is. */
  get size(): { wide: number; high: number } {
    const { x, y, wide, high } = around([...this.places.values(), ...this.ghosts.values()]);
    return { wide: x + wide + EDGE, high: y + high + FOOT };
  }

  /** The letters of the columns, and how many rows there are. */
  get columns(): string[] {
    const names = new Map(this.view.squares.map(({ column, name }) => [column, name.replace(/\d+$/, "")]));
    return [...names].sort(([one], [other]) => one - other).map(([, name]) => name);
  }

  get rows(): number {
    return around([...this.places.values()]).high;
  }

  tileArea({ column, row, lies }: Pick<TileView, "column" | "row" | "lies">): Area {
    const { x, y } = this.corner;
    return { x: column - x + LEFT, y: row - y + TOP, wide: lies ? 4 : 3, high: lies ? 3 : 4 };
  }

  /** Where the next tile can lie, by the number of the place. */
  private get ghosts(): Map<string, Area> {
    const { places = [], lies = false } = this.view.laying ?? {};
    return new Map(places.map((place) => [String(place.place), this.tileArea({ ...place, lies })]));
  }

  /** Where the reader can lay the next tile. */
  get laid(): { option: OptionShown; area: Area }[] {
    const { ghosts } = this;
    return this.optionsOf(["offset"]).map((option) => ({ option, area: ghosts.get(option.thing!)! }));
  }

  tile(number: number): TileView | undefined {
    return this.view.tiles.find(({ tile }) => tile === number);
  }

  /** The square of a tile with its logo. */
  logoOf(tile: number): Place | undefined {
    const square = this.view.squares.find((one) => one.tile === tile && one.logo);
    return square && this.place(square.square);
  }

  get ground(): Tile[] {
    const stairs = this.view.tiles.find(({ state }) => state === "stairs")?.tile;
    return this.view.squares.map(({ square, tile }) => ({ ...this.place(square), ground: tile === stairs ? "warm" : "stone" }));
  }

  get walls(): Line[] {
    return walls([...this.places.values()], () => true);
  }

  /** Where heroes stand, each with a torch. */
  get lights(): Point[] {
    return this.view.heroes.flatMap(({ square }) => (square === null ? [] : [middle(this.place(square))]));
  }

  /** The figure that the table looks at now. */
  get focus(): number | null {
    const { attack, acting, action } = this.view;
    return attack?.target ?? action?.hero ?? acting;
  }

  /** Where to look: at the whole map, and there at the action. */
  get aim(): Aim {
    const { wide, high } = this.size;
    const area = { x: 0, y: 0, wide: Math.max(wide, LEAST.wide), high: Math.max(high, LEAST.high) };
    return { area, point: this.point };
  }

  private get point(): Point {
    if (this.ghosts.size) return middle(around([...this.ghosts.values()]));
    const offered = this.optionsOf(ON_SQUARES).map(({ thing }) => this.place(Number(thing)));
    const square = this.focus === null ? null : this.squareOf(this.focus);
    if (square !== null) return middle(this.place(square));
    if (offered.length) return middle(around(offered));
    const first = this.view.heroes.find((hero) => hero.square !== null)?.square;
    return first == null ? middle(around([...this.places.values()])) : middle(this.place(first));
  }

  // What is going on.

  /** What the table looks like: the dungeon, or a scene of its own. */
  get stage(): "table" | "decks" | "training" | "march" | "classes" | "campaign" | "podium" {
    if (this.view.decks && !this.has("sample")) return "decks";
    if (this.view.training) return "training";
    if (this.has("next") || this.prompt === "who-marches-next") return "march";
    if (this.view.phase === "setup") return "classes";
    if (this.view.arena && this.view.over) return "podium";
    const isBetween = this.view.over || this.has("dungeon") || !this.view.squares.length;
    return isBetween ? "campaign" : "table";
  }

  /** Whether anything is going on that is shown beside the hand. */
  get hasMoment(): boolean {
    const { attack, action, clearing } = this.view;
    return Boolean(attack || action || clearing || this.apart.length || this.mode);
  }

  /** What is going on that only a game master or an arena has. */
  get mode(): "defense" | "led" | "muster" | "cuts" | null {
    const { master, arena, attack, action, progress } = this.view;
    if (master?.defense && this.isMaster) return "defense";
    if (attack || action || this.apart.length) return null;
    if (master?.led && this.isMaster) return "led";
    if (master?.muster) return "muster";
    return arena?.cuts.length && !progress.round ? "cuts" : null;
  }

  /** Whether the reader picks monsters, which takes the room of all else. */
  get isEnlisting(): boolean {
    return this.prompt === "enlist-whom";
  }

  /** Whether there is anything to hold: nobody has cards before the first round. */
  get hasHand(): boolean {
    if (this.isMaster || (this.view.seat === null && this.player.acs === null && !this.isHeroesTurn)) return false;
    const { hand, items, advancements } = this.player;
    return this.view.progress.round > 0 || hand[0] + hand[1] + items.length + advancements.length > 0;
  }

  /** Whether an attack is what the table looks at, and not the action that it comes of or that answers it. */
  get isAttack(): boolean {
    return this.view.attack !== null && (this.view.action === null || this.prompt === "react");
  }

  /** Whether the reader is asked for an answer to an attack, which the panel about it lists. */
  get isAnswering(): boolean {
    return this.isAttack && this.options.length > 0;
  }

  // What can be chosen.

  optionsOf(verbs: readonly string[]): OptionShown[] {
    return this.options.filter(({ verb }) => verbs.includes(verb));
  }

  has(verb: string): boolean {
    return this.options.some((option) => option.verb === verb);
  }

  /** What can be done with a card, by any of some verbs. */
  optionFor(code: string, verbs: readonly string[]): OptionShown | undefined {
    return this.options.find(({ verb, thing }) => thing === code && verbs.includes(verb));
  }

  /** What is chosen in a box of its own. */
  get apart(): OptionShown[] {
    return this.optionsOf(APART);
  }

  /** The name of an option, as the view speaks of it. */
  nameOf({ verb, thing }: OptionShown): string {
    return thing === null ? verb : `${verb} ${thing}`;
  }
}
