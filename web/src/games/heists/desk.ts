import type { CardState } from "../../parts/Card.svelte";
import { type DeskProps, SeatsDesk } from "../../parts/desk";
import type { HeistsCatalogue, HeistCard, LarcenyCard, ScoundrelCard, HeistsSeatView, HeistsView } from "./types";

export type Pool = "crime" | "sway";
export const POOLS: readonly Pool[] = ["crime", "sway"];

/** The table of Dark Heists, as its screen asks about it. */
export class Desk extends SeatsDesk<HeistsView, HeistsCatalogue> {
  readonly autos: HeistsCatalogue["autos"];
  /** The cards of the stacks, in the order in which the view counts them. */
  readonly stacks: readonly string[];
  private readonly scoundrels: Map<string, ScoundrelCard>;
  private readonly heists: Map<string, HeistCard>;
  private readonly larceny: Map<string, LarcenyCard>;

  constructor(props: DeskProps<HeistsView, HeistsCatalogue>) {
    super(props);
    this.autos = props.cards.autos;
    this.stacks = props.cards.stacks;
    this.scoundrels = new Map(props.cards.scoundrels.map((card) => [card.id, card]));
    this.heists = new Map(props.cards.heists.map((card) => [card.id, card]));
    this.larceny = new Map(props.cards.larceny.map((card) => [card.id, card]));
  }

  scoundrel(code: string): ScoundrelCard {
    return this.scoundrels.get(code)!;
  }

  heist(code: string): HeistCard {
    return this.heists.get(code)!;
  }

  larcenyCard(code: string): LarcenyCard {
    return this.larceny.get(code)!;
  }

  /** Any card by its code: all kinds can be buried. */
  card(code: string): ScoundrelCard | LarcenyCard | HeistCard {
    return this.scoundrels.get(code) ?? this.larceny.get(code) ?? this.heist(code);
  }

  /** Whether anything of this kind can be chosen. */
  optionsAny(...verbs: string[]): boolean {
    return this.options.some(({ verb }) => verbs.includes(verb));
  }

  /** How something looks that can be chosen in one way only. */
  state(thing: string, verb: string): CardState {
    if (this.option(thing, verb)) return "open";
    return this.optionsAny(verb) || this.reason(thing) ? "closed" : "plain";
  }

  /** How a scoundrel looks who may be recruited: dim only if not even the whole hand could pay for it. */
  recruitState(code: string): CardState {
    const state = this.state(code, "recruit");
    return state === "closed" && this.isWithinReach(code) ? "plain" : state;
  }

  private isWithinReach(code: string): boolean {
    const turn = this.view.turn;
    return turn !== null && turn.seat === this.view.seat && turn.in_reach.includes(code);
  }

  /** Whose hand is shown below: the reader's own, or for a spectator that of whoever plays. */
  get player(): HeistsSeatView {
    return this.own ?? this.view.seats[this.view.active ?? this.view.first];
  }

  /** A card in words. */
  told(code: string): string {
    const { name, text } = this.card(code);
    return this.say("card-told", { name, text });
  }
}
