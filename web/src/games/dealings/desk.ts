import type { CardState } from "../../parts/Card.svelte";
import { type DeskProps, SeatsDesk } from "../../parts/desk";
import type {
  DealingsCatalogue,
  DealingsHeroCard,
  DealingsSeatView,
  DealingsView,
  DefenseCard,
  DefenseView,
  TallyView,
} from "./types";

/** The table of Dark Dealings, as its screen asks about it. */
export class Desk extends SeatsDesk<DealingsView, DealingsCatalogue> {
  private readonly heroes: Map<string, DealingsHeroCard>;
  private readonly defenses: Map<string, DefenseCard>;

  constructor(props: DeskProps<DealingsView, DealingsCatalogue>) {
    super(props);
    this.heroes = new Map(props.cards.heroes.map((card) => [card.id, card]));
    this.defenses = new Map(props.cards.defenses.map((card) => [card.id, card]));
  }

  hero(code: string): DealingsHeroCard {
    return this.heroes.get(code)!;
  }

  defense(code: string): DefenseCard {
    return this.defenses.get(code)!;
  }

  /** How a card looks. */
  state(thing: string): CardState {
    if (this.view.chosen.includes(thing)) return "taken";
    if (this.option(thing)) return "open";
    return this.reason(thing) ? "closed" : "plain";
  }

  heroLabel(code: string): string {
    const { name, class_name, armor, vulnerable, challenge } = this.hero(code);
    return this.say("hero", { hero: name, class: class_name, armor, types: vulnerable, challenge });
  }

  defenseLabel({ card, side, attack }: DefenseView): string {
    const { name, sides } = this.defense(card);
    const up = { key: "side", args: { types: sides[side - 1].types, value: attack } };
    return this.say("defense-side", { defense: name, side: up });
  }

  /** How many of some heroes each type hurts. */
  tally(counted: TallyView | null): string {
    return counted ? this.say("tally", { ...counted }) : "";
  }

  /** The castle on which all eyes are: where a hero stands at the gate, or is about to. */
  get besieged(): DealingsSeatView | null {
    const seat = this.view.fight?.seat ?? this.view.waiting[0];
    return seat === undefined ? null : this.view.seats[seat];
  }

  /** Whether a seat begins every round; nobody does so alone. */
  hasTower(seat: number): boolean {
    return this.view.first === seat && this.view.seats.length > 1;
  }
}

/** A Defense Card as it comes into play. */
export function fresh(desk: Desk, card: string): DefenseView {
  return { card, side: 1, attack: desk.defense(card).sides[0].value, bonus: 0 };
}
