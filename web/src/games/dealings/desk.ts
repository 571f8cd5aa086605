import type { CardState } from "../../parts/Card.svelte";
import { type DeskProps, SeatsDesk } from "../../parts/desk";
import type { Catalogue, DefenseCard, DefenseView, HeroCard, View } from "./types";

/** The table of Dark Dealings, as its screen asks about it. */
export class Desk extends SeatsDesk<View, Catalogue> {
  private readonly heroes: Map<string, HeroCard>;
  private readonly defenses: Map<string, DefenseCard>;

  constructor(props: DeskProps<View, Catalogue>) {
    super(props);
    this.heroes = new Map(props.cards.heroes.map((card) => [card.id, card]));
    this.defenses = new Map(props.cards.defenses.map((card) => [card.id, card]));
  }

  hero(code: string): HeroCard {
    return this.heroes.get(code)!;
  }

  defense(code: string): DefenseCard {
    return this.defenses.get(code)!;
  }

  /** How a card looks. */
  state(thing: string): CardState {
    if (this.view.chosen.includes(thing)) return "taken";
    if (this.offer(thing)) return "open";
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
  tally(heroes: readonly string[]): string {
    const weak = (letter: string) => heroes.filter((code) => this.hero(code).vulnerable.includes(letter)).length;
    return this.say("tally", { traps: weak("T"), spells: weak("S"), minions: weak("M") });
  }
}

/** A Defense Card as it comes into play. */
export function fresh(desk: Desk, card: string): DefenseView {
  return { card, side: 1, attack: desk.defense(card).sides[0].value };
}
