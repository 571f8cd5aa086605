import type { Aim } from "../../parts/board/aim";
import type { Leaf, Tile } from "../../parts/board/Floor.svelte";
import { around, doorBetween, type Area, type Line, middle, type Point, walls } from "../../parts/board/plan";
import type { DeskProps } from "../../parts/desk";
import { SIGNS } from "./signs";
import type { OptionShown } from "../../wire/types";
import { type Creature, DarkDesk, type Token } from "../darkworld/desk";
import { BOARD, groundOf, isIndoors, LAYOUT } from "./layout";
import type { BuildingCard, BuildingView, VillageCatalogue, PieceCard, VillageView } from "./types";

const KEY = "KEY";
const BRIDGE = /[=a-l]/;
/** What is chosen elsewhere than on squares: in the Trial's own picture, or figure by figure at the top. */
const ELSEWHERE = ["sneak", "prowl", "strike"];

/** A building with all that is known of it, and where it is. */
export interface House extends BuildingView {
  card: BuildingCard;
  area: Area;
  /** What lies in it as far as the reader knows. */
  prize: Token | null;
}

/** The table of the village, as its screen asks about it. */
export class Desk extends DarkDesk<VillageView, VillageCatalogue> {
  constructor(props: DeskProps<VillageView, VillageCatalogue>) {
    super(props, LAYOUT);
  }

  get tiles(): Tile[] {
    return this.cards.squares.map(({ id, mark }) => ({ ...this.place(id), ground: groundOf(mark) }));
  }

  /** The walls of the buildings; the lanes have none. */
  get walls(): Line[] {
    const marks = new Map(this.cards.squares.map(({ id, mark }) => [id, mark.replace("u", "v")]));
    const indoors = this.cards.squares.filter(({ mark }) => isIndoors(mark)).map(({ id }) => this.place(id));
    return walls(indoors, (one, other) => marks.get(one) === marks.get(other));
  }

  get doors(): Leaf[] {
    return this.houses.map(({ card, is_open: open }) => ({
      ...doorBetween(this.place(card.number), this.place(card.doorway)),
      id: card.id,
      kind: "door" as const,
      open,
    }));
  }

  get houses(): House[] {
    return this.view.buildings.map((building) => {
      const card = this.cards.buildings.find(({ id }) => id === building.building)!;
      const squares = this.cards.squares.filter(({ mark }) => mark === card.mark);
      const area = around(squares.map(({ id }) => this.place(id)));
      return { ...building, card, area, prize: building.treasure ? this.treasure(building.treasure) : null };
    });
  }

  private treasure(code: string): Token {
    if (code === KEY) return this.key;
    const { art, name } = this.weapon(code);
    return { icon: art, name };
  }

  private get key(): Token {
    return { icon: SIGNS.key, name: this.say("the-key") };
  }

  /** The building in which the hero stands who acts. */
  get houseOfActing(): string | null {
    const mark = this.cards.squares.find(({ id }) => id === this.actingSquare)?.mark;
    return this.cards.buildings.find((card) => card.mark === mark)?.id ?? null;
  }

  /** The points of the Drawbridge, from the Fortress to the village. */
  get bridge(): string[] {
    return this.cards.squares.filter(({ mark }) => BRIDGE.test(mark)).map(({ id }) => id);
  }

  warlordCard(code: string): PieceCard {
    return this.cards.warlord.find(({ id }) => id === code)!;
  }

  limit(group: number): number | null {
    return this.cards.buildings[group]?.limit ?? null;
  }

  override tokens(hero: string): Token[] {
    const { view } = this;
    const at = view.heroes.findIndex((one) => one.hero === hero);
    const hostages = ["miller", "mayor"].filter((_, index) => view.hostages[index] === hero);
    return [
      ...(view.keys[at] ? [this.key] : []),
      ...hostages.map((hostage) => ({ icon: SIGNS.hostage, name: this.say("hostage", { hostage }) })),
      ...(view.lurker_camp === hero ? [{ icon: SIGNS.lurker, name: this.say("beast", { beast: "LURKER" }) }] : []),
    ];
  }

  override get creatures(): Creature[] {
    const { wolf, lurker } = this.view;
    const beasts: (Token & { square: string | null })[] = [
      { icon: SIGNS.wolf, name: this.say("beast", { beast: "WOLF" }), square: wolf },
      { icon: SIGNS.lurker, name: this.say("beast", { beast: "LURKER" }), square: lurker },
    ];
    return beasts.filter((beast): beast is Creature => beast.square !== null);
  }

  override get actingSquare(): string | null {
    const { beast, wolf, lurker } = this.view;
    if (beast) return beast === "WOLF" ? wolf : lurker;
    return super.actingSquare;
  }

  override optionsOnSquares(): Map<string, OptionShown> {
    const found = [...super.optionsOnSquares()];
    return new Map(found.filter(([, { verb }]) => !ELSEWHERE.includes(verb)));
  }

  /** The heroes at the top of the Fortress whom the Warlord may strike. */
  get strikes(): OptionShown[] {
    return this.options.filter(({ verb }) => verb === "strike");
  }

  /** Where to look: all of the board if there is room, and there at the action. */
  get aim(): Aim {
    return { area: BOARD, point: this.placingPoint ?? this.action(this.ownSquare ?? "TOP") };
  }

  /** Guards of the Great Hall may stand on its first floor. */
  private get placingPoint(): Point | null {
    const house = this.view.placing && this.houses[this.view.placing.group];
    return house && (this.offeredPoint ?? middle(house.area));
  }
}
